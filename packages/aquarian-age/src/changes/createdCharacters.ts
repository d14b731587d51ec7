import { type Game, NONE, PLAYERS, type Player, atom, relatedTo, ties } from '@fudaba/kernel/rules'
import { book, change, rule } from '../book.ts'
import { isCreated, created } from '../board/characteristics.ts'
import { EFFECTS, may, works } from './verdicts.ts'
import { charactersOf, controlled } from '../board/zones.ts'

/** Characters that an effect has created of a card (7-3). */

/** From such a character to the one whose effect created it. */
const createdBy = book.relation('made by', 'from')

/** (card, player, mind, attack and endurance in one number, the character whose effect it is). */
export const createCharacter = change('makeCharacter', (g, row, who, values, by) => {
  atom.move(g, row, g.zone(controlled, who as Player), atom.BOTTOM, 0)
  atom.mark(g, row, created.mind, (values >> 16) + 1)
  atom.mark(g, row, created.attack, ((values >> 8) & 255) + 1)
  atom.mark(g, row, created.endurance, (values & 255) + 1)
  if (by !== NONE) ties.relate(g, createdBy.id, row, by, 0)
})

/** Where the creator is gone, or its effects are negated, the character is discarded (7-3). */
const hasLostItsCreator = rule(
  '7-3',
  (g: Game, row: number): boolean => {
    const by = relatedTo(g, createdBy, row)
    return by === NONE || !g.inZone(by, controlled) || !may(g, works, by, EFFECTS)
  },
  () => false,
)
export const withoutCreator = (g: Game): number[] =>
  PLAYERS.flatMap((player) => charactersOf(g, player)).filter(
    (row) => isCreated(g, row) && hasLostItsCreator(g, row),
  )
