import type { Action, Game, Player, Use } from '@fudaba/kernel'
import { procedure, requirement, rule, step } from './book.ts'
import { inPhase, turnFighter } from './state.ts'
import { machine, texts } from './texts.ts'

/** 起動能力 (8.1.1.1): one action for the first, second … of a card. */

/** No card has more of them. */
const MOST = 4
const RECORD = 2

/** Whoever has play timing plays abilities of his own cards (6.6.1.2.2). */
const usable = rule(
  '6.6.1.2.2',
  (g: Game, player: Player): Use[] => texts.activated(g, player),
  () => [],
)
const useOf = (g: Game, player: Player, holder: number, n: number): Use | undefined =>
  usable(g, player).filter((use) => use.holder === holder)[n]
type Asked = Parameters<typeof texts.meets>[2]
const meets = (g: Game, player: Player, source: number, n: number, what: Asked): boolean => {
  const use = useOf(g, player, source, n)
  return use !== undefined && texts.meets(g, use, what)
}
const holders = (g: Game, player: Player, n: number): number[] => {
  const all = usable(g, player).map((use) => use.holder)
  return [...new Set(all)].filter((row) => all.filter((other) => other === row).length > n)
}
const resolves = procedure('abilityResolves', 4, [
  step('8.5.1', (g) => texts.resolve(g, g.local(RECORD))),
  step('8.5.1', (g) => g.done(1), 'done'),
])
const perform = machine.procedure('playAbility', {
  begin: '8.5.2',
  stages: [
    { clause: '8.5.2', procedure: texts.begin },
    { clause: '8.5.2', procedure: texts.payment },
    { clause: '8.5.2', procedure: resolves },
  ],
  complete: '8.5.2',
})
export const useAbilities: readonly Action[] = Array.from({ length: MOST }, (_, n) =>
  machine.action({
    name: n === 0 ? 'ability' : `ability-${n + 1}`,
    title: {
      ja: n === 0 ? '起動能力' : `${n + 1}つ目の起動能力`,
      en: n === 0 ? 'Activated ability' : `Activated ability ${n + 1}`,
    },
    requirements: [
      requirement('8.1.1.1', (g, player) => turnFighter(g) === player && inPhase(g, 'main')),
      requirement('8.1.1.1', (g, player, source) => meets(g, player, source, n, 'condition')),
      requirement('12.6.1.1', (g, player, source) => meets(g, player, source, n, 'limit')),
      requirement('3.1.1.5.1', (g, player, source) => meets(g, player, source, n, 'cost')),
    ],
    sources: (g, player) => holders(g, player, n),
    perform,
    data: { ability: n },
  }),
)
