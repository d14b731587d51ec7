import { type Action, type Game, PLAYERS, type Player, type RequirementOptions } from '@fudaba/kernel/rules'
import type { Use } from '@fudaba/kernel/text'
import { procedure, requirement, rule, step } from '../book.ts'
import { isUnit } from '../board/characteristics.ts'
import { fixEras } from '../changes/erasSeen.ts'
import { hasKeyword } from '../board/keywords.ts'
import { isSettled } from '../board/state.ts'
import { machine, playerHere, recordHere, sourceHere } from './record.ts'
import { putOnStack } from './stacking.ts'
import { texts } from './texts.ts'
import { inOpenPhase, withPriority } from './timing.ts'
import { used } from '../changes/used.ts'
import { topOfStack } from '../board/zones.ts'

/** アクションアビリティの使用 (11.5): one action for the first, second … action ability of a card. */

/** No card has more of them. */
const MOST = 4

/** Only its controller uses an ability (15.1.12.2). */
const usable = rule(
  '15.1.12.2',
  (g: Game, player: Player): Use[] => texts.activated(g, player),
  (g: Game): Use[] => PLAYERS.flatMap((player) => texts.activated(g, player)),
)
function useOf(g: Game, player: Player, holder: number, n: number): Use | undefined {
  const uses = usable(g, player)
  let left = n
  for (let i = 0; i < uses.length; i++) if (uses[i].holder === holder && left-- === 0) return uses[i]
  return undefined
}
const meets = (
  g: Game,
  player: Player,
  source: number,
  n: number,
  what: Parameters<typeof texts.meets>[2],
) => {
  const use = useOf(g, player, source, n)
  return use !== undefined && texts.meets(g, use, what)
}
/** Its own text says when, how often, at what and for what. */
const itself = (n: number): RequirementOptions => ({
  tells(g, player, source) {
    const use = useOf(g, player, source, n)
    return use === undefined ? null : texts.tells(g, use)
  },
})
function holders(g: Game, player: Player, n: number): number[] {
  const uses = usable(g, player)
  let out: number[] | null = null
  // The nth of a card, counted from 0: as many of it come before.
  for (let i = 0; i < uses.length; i++) {
    let before = 0
    for (let j = 0; j < i; j++) if (uses[j].holder === uses[i].holder) before++
    if (before === n) (out ??= []).push(uses[i].holder)
  }
  return out ?? NOBODY
}
const NOBODY: number[] = []

/** Whether wiping the card itself is part of the cost. */
const wipesItself = (g: Game, use: Use): boolean =>
  texts
    .entry(g.book, use.ability)
    ?.tree.cost?.some(
      (cost) =>
        cost.kind === 'do' &&
        cost.effect.kind === 'turn' &&
        cost.effect.verb === 'wipe' &&
        cost.effect.what.kind === 'reference' &&
        cost.effect.what.to === 'self',
    ) === true
/** A quick unit may be wiped for a cost though it was just placed (15.2.2.3). */
const isQuick = rule(
  '15.2.2.3',
  (g: Game, row: number): boolean => hasKeyword(g, row, 'haste'),
  () => false,
)
/** A unit is wiped for a cost only if its player has controlled it since the turn began (11.5.2.1.1). */
function mayBeWiped(g: Game, player: Player, source: number, n: number): boolean {
  const use = useOf(g, player, source, n)
  if (use === undefined || !isUnit(g, source) || isSettled(g, source)) return true
  return !wipesItself(g, use) || isQuick(g, source)
}

const choices = texts.choicesUnder('abilityChoices', {
  all: '11.5',
  modes: '11.5.5',
  variables: '11.5.6',
  targets: '11.5.8',
  divide: '11.5.9',
})
const onto = procedure('abilityOntoStack', 4, [
  step('11.5.4', (g) => g.propose(putOnStack, recordHere(g), 0, sourceHere(g))),
])
const complete = procedure('abilityIsUsed', 4, [
  step('11.5.13', (g) => g.propose(used, topOfStack(g), playerHere(g))),
])

const perform = machine.procedure('useAbility', {
  begin: '11.5',
  stages: [
    { clause: '11.5', procedure: texts.begin },
    { clause: '11.5', procedure: fixEras('11.5.7', 'erasOfAbility') },
    { clause: '11.5', procedure: choices, rollback: '11.5.3' },
    { clause: '11.5', procedure: texts.payment, rollback: '11.5.3' },
    { clause: '11.5', procedure: onto },
    { clause: '11.5', procedure: complete },
  ],
  complete: '11.5',
})

export const useAbilities: readonly Action[] = Array.from({ length: MOST }, (_, n) =>
  machine.action({
    name: n === 0 ? 'use-ability' : `use-ability-${n + 1}`,
    title: {
      ja: n === 0 ? 'アクションアビリティの使用' : `${n + 1}つ目のアクションアビリティの使用`,
      en: n === 0 ? 'Use an action ability' : `Use action ability ${n + 1}`,
    },
    requirements: [
      ...inOpenPhase,
      requirement('11.5.2.1.1', (g, player, source) => mayBeWiped(g, player, source, n)),
      requirement('11.5.2', (g, player, source) => meets(g, player, source, n, 'condition'), itself(n)),
      requirement('11.5.2', (g, player, source) => meets(g, player, source, n, 'limit'), itself(n)),
      requirement('11.5.8', (g, player, source) => meets(g, player, source, n, 'targets'), {
        costly: true,
        ...itself(n),
      }),
      requirement('11.5.12', (g, player, source) => meets(g, player, source, n, 'cost'), itself(n)),
    ],
    of: [requirement('9.5.9', (g, player, row) => useOf(g, player, row, n) !== undefined)],
    sources: withPriority(
      rule(
        '9.5.9',
        (g: Game, player: Player) => holders(g, player, n),
        () => [],
      ),
    ),
    perform,
    data: { ability: n },
  }),
)
