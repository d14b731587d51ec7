import {
  ByNumber,
  NONE,
  abilitiesOf,
  atom,
  relatedTo,
  tellForbidders,
  tellPlace,
  ties,
  type Action,
  type Game,
  type Player,
  type RequirementOptions,
} from '@fudaba/kernel/rules'
import type { Amount, Use } from '@fudaba/kernel/text'
import { book, change, procedure, requirement, rule, step, direct } from '../book.ts'
import { powerCount } from '../board/setOn.ts'
import { printed } from '../board/cards.ts'
import { topCard } from '../board/characteristics.ts'
import { kinds } from '../changes/declarations.ts'
import { lookThrough, lookedThrough } from './looking.ts'
import { needsAttackTime, needsGuardTime } from './needs.ts'
import { cardOfAbility } from '../board/cardPriority.ts'
import { EFFECTS, may, works } from '../changes/verdicts.ts'
import { controlled, declared } from '../board/zones.ts'
import { endlessly } from './endless.ts'
import { payingFor } from '../changes/payPower.ts'
import { handOver, machine, recordHere, sourceHere } from '../changes/record.ts'
import { source, usedAbility } from './source.ts'
import { isSameEffect, texts } from './texts.ts'
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
direct('17-0')
function holders(g: Game, player: Player, n: number): number[] {
  const uses = texts.activated(g, player)
  // Looked for in every window: most often there is none, and hardly ever a second one on a character.
  if (uses.length <= n) return NOBODY
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
function leastCost(g: Game, ability: number): number {
  const known = leastCosts.in(g.book).at
  return known[ability] ?? (known[ability] = findLeastCost(g, ability))
}
function findLeastCost(g: Game, ability: number): number {
  const entry = texts.entry(g.book, ability)
  if (entry === undefined) return 0
  const amount: Amount = entry.tree.cost?.find((cost) => cost.kind === 'pay')?.amount ?? 0
  return typeof amount === 'number' ? amount : 1
}
const leastCosts = book.own(new ByNumber<number>())
const isForFree = (g: Game, use: Use): boolean => leastCost(g, use.ability) === 0
const hasPowerFor = (g: Game, holder: number, ability: number): boolean =>
  powerCount(g, holder) >= leastCost(g, ability)

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

/** Its number plus one; 0 for none. */
const abilityHere = book.bookkeeping('ability being used', 'ability+1')
const noteAbility = procedure('effect to use', 4, [
  step(
    '21-3',
    (g) => {
      const { ability: n } = book.actions[g.local(3)].data as { readonly ability: number }
      const use = useOf(g, g.local(0) as Player, sourceHere(g), n)
      g.variable(abilityHere, (use?.ability ?? NONE) + 1)
      g.variable(payingFor, recordHere(g))
      g.done(use === undefined ? NONE : 1)
    },
    'which',
  ),
])
const onto = procedure('effect is declared', 4, [
  step('21-3a', (g) => g.propose(declareEffect, recordHere(g), sourceHere(g), g.get(abilityHere) - 1)),
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

/** Its own text says when, how often and at what. */
const itself = (n: number): RequirementOptions => ({
  tells(g, player, row) {
    const use = useOf(g, player, row, n)
    return use === undefined ? null : texts.tells(g, use)
  },
})

/** Looked at last: mostly a use fails for want of power. */
const COSTLY = { costly: true }

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
      requirement('7-7', (g, _player, row) => may(g, works, row, EFFECTS), {
        ...COSTLY,
        tells: tellForbidders(works, undefined, () => EFFECTS),
      }),
      requirement(
        '17-9',
        withUse(n, (g, use) => texts.meets(g, use, 'condition') && texts.meets(g, use, 'limit')),
        { ...COSTLY, ...itself(n) },
      ),
      requirement(
        '21-3c',
        withUse(n, (g, { holder, ability }) => hasPowerFor(g, holder, ability)),
        {
          tells(g, player, row) {
            const use = useOf(g, player, row, n)
            if (use === undefined) return null
            return { key: 'ownCost', have: powerCount(g, row), need: leastCost(g, use.ability) }
          },
        },
      ),
      requirement(
        '7-1',
        withUse(n, (g, use) => texts.meets(g, use, 'targets')),
        { ...COSTLY, ...itself(n) },
      ),
      requirement(
        '3-1-a',
        withUse(n, (g, use, player) => needsAttackTime(g, player, texts.entry(g.book, use.ability)?.tree)),
      ),
      requirement(
        '4-1-a',
        withUse(n, (g, use, player) => needsGuardTime(g, player, texts.entry(g.book, use.ability)?.tree)),
      ),
      requirement(
        '7-8',
        withUse(n, (g, use) => !isForFree(g, use) || !endlessly(g, use)),
      ),
    ],
    of: [
      requirement('7-2', (g, player, row) => useOf(g, player, row, n) !== undefined),
      requirement('7-2', (g, _player, row) => g.inZone(row, controlled), { tells: tellPlace(controlled) }),
    ],
    sources: (g, player) => holders(g, player, n),
    perform,
    data: { ability: n },
  }),
)

// ── resolution ─────────────────────────────────────────────────────────────────────────────────────────────────

/** A character that changed but has the same effect, with the same cost and sentence, has that very effect (7-6). */
const hasSameEffect = rule(
  '7-6',
  (g: Game, row: number, ability: number): boolean =>
    abilitiesOf(g, row).some((each) => each === ability || isSameEffect(g, each, ability)),
  (g: Game, row: number, ability: number): boolean => abilitiesOf(g, row).includes(ability),
)
/** An effect that it had from a permanent fails when the permanent has moved (11-6). */
const stillFromPermanent = rule(
  '11-6',
  (g: Game, row: number, ability: number): boolean => abilitiesOf(g, row).includes(ability),
  () => true,
)
const isFromPermanent = (g: Game, row: number, ability: number): boolean =>
  cardOfAbility(g, ability)?.type === 'permanent' && cardOfAbility(g, ability) !== printed(g, topCard(g, row))
/** The effect goes with its character leaving the controlled area (7-2). */
const isUnderControl = rule(
  '7-2',
  (g: Game, row: number): boolean => row !== NONE && g.inZone(row, controlled),
  (_g: Game, row: number): boolean => row !== NONE,
)

/** Whether what was declared still comes about. */
export function stillWorks(g: Game, row: number): boolean {
  const from = relatedTo(g, source, row)
  const ability = g.object(row, usedAbility) - 1
  if (!isUnderControl(g, from) || !may(g, works, from, EFFECTS) || !may(g, works, row)) return false
  return isFromPermanent(g, from, ability)
    ? stillFromPermanent(g, from, ability)
    : hasSameEffect(g, from, ability)
}
