import { type Game, type Player, opponent } from '@fudaba/kernel/rules'
import { book, change, rule, direct } from '../book.ts'
import { turnFighter } from '../board/state.ts'

/** 追加のターン (12.5). */

/** The turns to come, the next one lowest: two bits each, a fighter plus one. */
const waiting = book.variable('extraTurns')
/** The one that was added last comes first (12.5.2). */
direct('12.5.2')
const before = (turns: number, turn: number): number => (turns << 2) | turn
/** Right after this turn (12.5.1). */
const gains = rule(
  '12.5.1',
  (g: Game, player: number): void => g.variable(waiting, before(g.get(waiting), player + 1)),
  () => undefined,
)
const gainTurn = change('gainTurn', (g, player) => {
  gains(g, player)
  g.emit(g.verbNow, -1, player)
})
export const extraTurn = (g: Game, player: Player): void => g.propose(gainTurn, player)

/** The fighter of the last turn that was not added, plus one: turns go on from there. */
const ordinary = book.variable('ordinaryTurn')
/** Whose turn is next; an added one is no longer waiting then. */
export function nextTurn(g: Game): Player {
  const turns = g.get(waiting)
  if (turns === 0) {
    const last = g.get(ordinary) === 0 ? turnFighter(g) : ((g.get(ordinary) - 1) as Player)
    g.variable(ordinary, 0)
    return opponent(last)
  }
  if (g.get(ordinary) === 0) g.variable(ordinary, turnFighter(g) + 1)
  g.variable(waiting, turns >> 2)
  return ((turns & 3) - 1) as Player
}
