import { type Game, Obj, atom, setColumn, ties } from '@fudaba/kernel/rules'
import { book, change, rule } from '../book.ts'
import { stack } from '../board/zones.ts'
import { source } from './source.ts'
import { texts } from './texts.ts'

/** What is used lies on the stack: a spell as a card, an ability as a thing of its own (11.4.8). */

export const abilityKind = book.kind('ability', 'trigger+1')
export const isAbility = (g: Game, row: number): boolean => g.kind(row) === abilityKind

/** Whatever was decided about the play belongs to what lies on the stack. */
function handOver(g: Game, record: number, to: number, from: number): void {
  texts.handOver(g, record, to, from)
  atom.remove(g, record)
}

/** An ability goes onto the stack: (record, what it stands for plus one, its source). */
export const putOnStack = change('putOnStack', (g, record, stands, from) => {
  const row = atom.create(g, abilityKind, g.zone(stack, 0), stands, g.controller(record), 0)
  if (from >= 0) ties.relate(g, source.id, row, from, 0)
  handOver(g, record, row, -1)
})

/** The spell's card on the stack takes over what was decided: (card, record). */
export const decided = change('decided', (g, row, record) => handOver(g, record, row, row))

/** Whoever used it controls it there (6.2.2). */
const userOf = rule(
  '6.2.2',
  (_g: Game, _row: number, player: number): number => player,
  (g: Game, row: number): number => g.owner(row),
  '7.2',
)

/** From the hand onto the stack, under the control of whoever uses it (6.2.2): (card, player). */
export const cardOntoStack = change('cardOntoStack', (g, row, player) => {
  atom.move(g, row, g.zone(stack, 0), atom.TOP, 0)
  setColumn(g, row, Obj.controller, userOf(g, row, player))
})
