import {
  type Action,
  type Amount,
  type Game,
  NONE,
  type Player,
  type Use,
  abilitiesOf,
  atom,
  tiedTo,
  ties,
} from '@fudaba/kernel'
import { book, change, procedure, requirement, rule, step } from '../book.ts'
import { powerCount } from '../borne.ts'
import { printed } from '../cards.ts'
import { topCard } from '../characters.ts'
import { kinds } from '../declarations.ts'
import { lookThrough, lookedThrough } from './looking.ts'
import { needsAttackTime, needsGuardTime } from './needs.ts'
import { cardOfAbility } from '../priority.ts'
import { EFFECTS } from '../nodes/negating.ts'
import { turnPlayer } from '../state.ts'
import { may, works } from '../verdicts.ts'
import { controlled, declared } from '../zones.ts'
import { endlessly } from './endless.ts'
import { payingFor } from './payPower.ts'
import { handOver, machine, recordHere, sourceHere } from './record.ts'
import { source, usedAbility } from './source.ts'
import { effectName, texts } from './texts.ts'
import { timeForEffects } from './timing.ts'

/** エフェクトの使用宣言 (7): one action for the first, second … effect of a character. */

/** No character has more of them. */
const MOST = 3

function useOf(g: Game, player: Player, holder: number, n: number): Use | undefined {
  const uses = texts.activated(g, player)
  let left = n
  for (let i = 0; i < uses.length; i++) if (uses[i].holder === holder && left-- === 0) return uses[i]
  return undefined
}
/** Fast timing: in any turn, whenever fast cards are used (17-0). */
const inAnyTurn = rule(
  '17-0',
  (_g: Game, _player: Player): boolean => true,
  (g: Game, player: Player): boolean => turnPlayer(g) === player,
)
function holders(g: Game, player: Player, n: number): number[] {
  const uses = texts.activated(g, player)
  // Looked for in every window: most often there is none, and hardly ever a second one on a character.
  if (uses.length <= n || !inAnyTurn(g, player)) return NOBODY
  const out: number[] = []
  for (let i = 0; i < uses.length; i++) {
    const { holder } = uses[i]
    if (numberOn(uses, i) === n && g.inZone(holder, controlled)) out.push(holder)
  }
  return out
}
const NOBODY: number[] = []
/** The place of an effect among those of its character, counted from 0. */
function numberOn(uses: readonly Use[], at: number): number {
  let n = 0
  for (let i = 0; i < at; i++) if (uses[i].holder === uses[at].holder) n++
  return n
}

/** What it costs at least: printed, or 0 for X. */
function leastCost(ability: number): number {
  const known = ability < leastCosts.length ? leastCosts[ability] : UNKNOWN
  if (known !== UNKNOWN) return known
  const entry = texts.entry(ability)
  if (entry === undefined) return 0
  const amount: Amount = entry.tree.cost?.find((cost) => cost.kind === 'pay')?.amount ?? 0
  const least = typeof amount === 'number' ? amount : 1
  while (leastCosts.length <= ability) leastCosts.push(UNKNOWN)
  leastCosts[ability] = least
  return least
}
/** By number of the ability. */
const leastCosts: number[] = []
const UNKNOWN = -1
const isForFree = (use: Use): boolean => leastCost(use.ability) === 0
const hasPowerFor = (g: Game, holder: number, ability: number): boolean =>
  powerCount(g, holder) >= leastCost(ability)

const nobodyWithout = book.switches.number('21-3c')
/** Whether anybody might use an effect: without power for it nobody does. */
export const anyoneHasPower = (g: Game): boolean =>
  book.switches.off[nobodyWithout] === 1 || texts.someActivated(g, hasPowerFor)
/** Asked once for all effects of a window, before it is found out whose effects are in force. */
const someHasPower = requirement('21-3c', (g, _player) => anyoneHasPower(g))

const declareEffect = change('declareEffect', (g, record, from, ability) => {
  const row = atom.create(g, kinds.effect, g.zone(declared, 0), ability + 1, g.controller(record), atom.TOP)
  ties.relate(g, source.id, row, from, 0)
  handOver(texts, g, record, row, NONE)
  atom.mark(g, row, usedAbility, ability + 1)
})

const abilityHere = book.bookkeeping('ability being used')
const noteAbility = procedure('effect to use', 4, [
  step(
    '21-3',
    (g) => {
      const { ability: n } = book.actions[g.local(3)].data as { readonly ability: number }
      const use = useOf(g, g.local(0) as Player, sourceHere(g), n)
      g.variable(abilityHere, use?.ability ?? NONE)
      g.variable(payingFor, recordHere(g))
      g.done(use === undefined ? NONE : 1)
    },
    'which',
  ),
])
const onto = procedure('effect is declared', 4, [
  step('21-3a', (g) => g.propose(declareEffect, recordHere(g), sourceHere(g), g.get(abilityHere))),
  step('21-3', (g) => g.done(1), 'declared'),
])

const perform = machine.procedure('useEffect', {
  begin: '21-3',
  stages: [
    { clause: '21-3', procedure: noteAbility },
    { clause: '21-3', procedure: texts.begin },
    { clause: '21-3', procedure: lookThrough },
    { clause: '21-3', procedure: texts.choices },
    { clause: '21-3', procedure: lookedThrough },
    { clause: '21-3', procedure: texts.payment },
    { clause: '21-3', procedure: onto },
  ],
  complete: '21-3',
})

const withUse =
  (n: number, test: (g: Game, use: Use, player: Player) => boolean) =>
  (g: Game, player: Player, row: number): boolean => {
    const use = useOf(g, player, row, n)
    return use !== undefined && test(g, use, player)
  }

/** Most of the time it fails for want of power: that is looked at first. */
const COSTLY = true

export const useEffects: readonly Action[] = Array.from({ length: MOST }, (_, n) =>
  machine.action({
    name: n === 0 ? 'use-effect' : `use-effect-${n + 1}`,
    title: {
      ja: n === 0 ? 'エフェクトの使用宣言' : `${n + 1}つ目のエフェクトの使用宣言`,
      en: n === 0 ? 'Use an effect' : `Use effect ${n + 1}`,
    },
    requirements: [
      timeForEffects,
      someHasPower,
      // A negated effect is not declared (7-7).
      requirement('7-7', (g, _player, row) => may(g, works, row, EFFECTS), COSTLY),
      requirement(
        '17-9',
        withUse(n, (g, use) => texts.meets(g, use, 'condition') && texts.meets(g, use, 'limit')),
        COSTLY,
      ),
      requirement(
        '21-3c',
        withUse(n, (g, { holder, ability }) => hasPowerFor(g, holder, ability)),
      ),
      requirement(
        '7-1',
        withUse(n, (g, use) => texts.meets(g, use, 'targets')),
        COSTLY,
      ),
      requirement(
        '3-1-a',
        withUse(n, (g, use, player) => needsAttackTime(g, player, texts.entry(use.ability)?.tree)),
      ),
      requirement(
        '4-1-a',
        withUse(n, (g, use, player) => needsGuardTime(g, player, texts.entry(use.ability)?.tree)),
      ),
      requirement(
        '7-8',
        withUse(n, (g, use) => !isForFree(use) || !endlessly(g, use)),
      ),
    ],
    sources: (g, player) => holders(g, player, n),
    perform,
    data: { ability: n },
  }),
)

// ── resolution ─────────────────────────────────────────────────────────────────────────────────────────────────

const isSameEffect = (a: number, b: number): boolean =>
  effectName(a) !== undefined && effectName(a) === effectName(b)
/** A character that changed but has the same effect, by its name, has that very effect (7-6). */
const hasSameEffect = rule(
  '7-6',
  (g: Game, row: number, ability: number): boolean =>
    abilitiesOf(g, row).some((each) => each === ability || isSameEffect(each, ability)),
  (g: Game, row: number, ability: number): boolean => abilitiesOf(g, row).includes(ability),
)
/** An effect that it had from a permanent fails when the permanent has moved (11-6). */
const stillFromPermanent = rule(
  '11-6',
  (g: Game, row: number, ability: number): boolean => abilitiesOf(g, row).includes(ability),
  () => true,
)
const isFromPermanent = (g: Game, row: number, ability: number): boolean =>
  cardOfAbility(ability)?.type === 'permanent' && cardOfAbility(ability) !== printed(g, topCard(g, row))
/** The effect goes with its character leaving the controlled area (7-2). */
const isUnderControl = rule(
  '7-2',
  (g: Game, row: number): boolean => row !== NONE && g.inZone(row, controlled),
  (_g: Game, row: number): boolean => row !== NONE,
)

/** Whether what was declared still comes about. */
export function stillWorks(g: Game, row: number): boolean {
  const from = tiedTo(g, source, row)
  const ability = g.object(row, usedAbility) - 1
  if (!isUnderControl(g, from) || !may(g, works, from, EFFECTS) || !may(g, works, row)) return false
  return isFromPermanent(g, from, ability)
    ? stillFromPermanent(g, from, ability)
    : hasSameEffect(g, from, ability)
}
