import { type Action, type Game, type Player, type Use, VERB, sees } from '@fudaba/kernel'
import { book, fact, procedure, requirement, rule, step } from './book.ts'
import { inPhase, turnFighter } from './state.ts'
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
const isFree = ({ ability }: Use): boolean => (texts.entry(ability)?.tree.cost ?? []).length === 0
const isPaid = (g: Game, player: Player, source: number, n: number): boolean => {
  const use = useOf(g, player, source, n)
  return use !== undefined && texts.meets(g, use, 'cost') && (!isFree(use) || sayingIsEnough())
}
const EVERYONE = 3
/** From a hidden zone: that the card is there is shown (8.5.2.3.1), until the ability has resolved. */
const isShown = procedure('sourceIsShown', 4, [
  step('8.5.2.3.1', (g) => {
    const source = g.local(1)
    if (!sees(g, 0, source) || !sees(g, 1, source)) g.propose(book.verbs[VERB.show], source, EVERYONE)
  }),
  step('8.5.2', (g) => g.done(1), 'shown'),
])
const resolves = procedure('abilityResolves', 4, [
  step('8.5.1', (g) => texts.resolve(g, g.local(RECORD))),
  // What was played is over: nothing is left of it.
  step('8.5.2', (g) => g.propose(book.verbs[VERB.remove], g.local(RECORD)), 'over'),
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
      requirement('8.1.1.1', (g, player, source) => meets(g, player, source, n, 'condition')),
      requirement('12.6.1.1', (g, player, source) => meets(g, player, source, n, 'limit')),
      requirement('3.1.1.5.1', (g, player, source) => isPaid(g, player, source, n)),
    ],
    sources: (g, player) => holders(g, player, n),
    perform,
    data: { ability: n },
  }),
)

/** One without a cost is not played by itself (8.1.1.1.2.6.1): none is, as long as that holds. */
export const playedByItself = rule(
  '8.1.1.1.2.6.1',
  (_g: Game, _player: Player): readonly [Action, number] | null => null,
  (g: Game, player: Player): readonly [Action, number] | null => {
    for (const action of useAbilities)
      for (const source of action.sources?.(g, player) ?? []) {
        const use = useOf(g, player, source, useAbilities.indexOf(action))
        if (use !== undefined && isFree(use) && g.may(action, player, source)) return [action, source]
      }
    return null
  },
)
