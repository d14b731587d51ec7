import { type Action, type Game, type Player, type RequirementOptions, sees } from '@fudaba/kernel/rules'
import type { Use } from '@fudaba/kernel/text'
import { book, fact, procedure, requirement, rule, step, direct } from '../book.ts'
import { inPhase, turnFighter } from '../board/state.ts'
import { machine, texts } from './texts.ts'

/** 起動能力 (8.1.1.1): one action for the first, second … of a card. */

/** No card has more of them. */
const MOST = 4
const RECORD = 2

const NO_USE: readonly Use[] = []
/** Whoever has play timing plays abilities of his own cards (6.6.1.2.2). */
const usable = rule(
  '6.6.1.2.2',
  (g: Game, player: Player): readonly Use[] => texts.activated(g, player),
  () => NO_USE,
)
function useOf(g: Game, player: Player, holder: number, n: number): Use | undefined {
  const all = usable(g, player)
  let left = n
  for (let i = 0; i < all.length; i++) if (all[i].holder === holder && left-- === 0) return all[i]
  return undefined
}
type Asked = Parameters<typeof texts.meets>[2]
const meets = (g: Game, player: Player, source: number, n: number, what: Asked): boolean => {
  const use = useOf(g, player, source, n)
  return use !== undefined && texts.meets(g, use, what)
}
/** Its own text says when, how often and for what. */
const itself = (n: number): RequirementOptions => ({
  tells(g, player, source) {
    const use = useOf(g, player, source, n)
    return use === undefined ? null : texts.tells(g, use)
  },
})
const NOBODY: number[] = []
const holders = (g: Game, player: Player, n: number): number[] => {
  const all = usable(g, player)
  if (all.length <= n) return NOBODY
  const rows: number[] = []
  // Those of one card stand together.
  for (let i = n; i < all.length; i++)
    if (all[i - n].holder === all[i].holder && (i === n || all[i - n - 1].holder !== all[i].holder))
      rows.push(all[i].holder)
  return rows
}
/** Without a cost it is enough to say that it is played (8.1.1.1.2.6). */
const sayingIsEnough = fact('8.1.1.1.2.6', true, false)
const isFree = (g: Game, { ability }: Use): boolean =>
  (texts.entry(g.book, ability)?.tree.cost ?? []).length === 0
const isPaid = (g: Game, player: Player, source: number, n: number): boolean => {
  const use = useOf(g, player, source, n)
  return use !== undefined && texts.meets(g, use, 'cost') && (!isFree(g, use) || sayingIsEnough())
}
const EVERYONE = 3
/** From a hidden zone: that the card is there is shown (8.5.2.3.1), until the ability has resolved. */
const isShown = procedure('sourceIsShown', 4, [
  step('8.5.2.3.1', (g) => {
    const source = g.local(1)
    if (!sees(g, 0, source) || !sees(g, 1, source)) g.propose(book.kernelVerb('show'), source, EVERYONE)
  }),
  step('8.5.2', (g) => g.done(1), 'shown'),
])
const resolves = procedure('abilityResolves', 4, [
  step('8.5.1', (g) => texts.resolve(g, g.local(RECORD))),
  // What was played is over: nothing is left of it.
  step('8.5.2', (g) => g.propose(book.kernelVerb('remove'), g.local(RECORD)), 'over'),
  step('8.5.1', (g) => g.done(1), 'done'),
])
const perform = machine.procedure('playAbility', {
  begin: '8.5.2',
  stages: [
    { clause: '8.5.2', procedure: texts.begin },
    { clause: '8.5.2', procedure: texts.choices },
    { clause: '8.5.2', procedure: isShown },
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
      requirement('8.1.1.1', (g, player, source) => meets(g, player, source, n, 'condition'), itself(n)),
      requirement('12.6.1.1', (g, player, source) => meets(g, player, source, n, 'limit'), itself(n)),
      requirement('3.1.1.5.1', (g, player, source) => isPaid(g, player, source, n), itself(n)),
    ],
    of: [requirement('8.1.1.1', (g, player, row) => useOf(g, player, row, n) !== undefined)],
    sources: (g, player) => holders(g, player, n),
    perform,
    data: { ability: n },
  }),
)

/** One without a cost is not played by itself (8.1.1.1.2.6.1): nothing here plays any. */
direct('8.1.1.1.2.6.1')
