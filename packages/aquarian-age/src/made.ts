import { type Game, NONE, PLAYERS, type Player, atom, tiedTo, ties } from '@fudaba/kernel'
import { book, change, rule } from './book.ts'
import { isMade, made } from './characters.ts'
import { EFFECTS } from './nodes/negating.ts'
import { may, works } from './verdicts.ts'
import { charactersOf, controlled } from './zones.ts'

/** Characters that an effect made of a card (7-3). */

/** From such a character to the one whose effect made it. */
const madeBy = book.relation('made by', 'from')

/** (card, player, mind, attack and endurance in one number, the character whose effect it is). */
export const makeCharacter = change('makeCharacter', (g, row, who, values, by) => {
  atom.move(g, row, g.zone(controlled, who as Player), atom.BOTTOM, 0)
  atom.mark(g, row, made.mind, (values >> 16) + 1)
  atom.mark(g, row, made.attack, ((values >> 8) & 255) + 1)
  atom.mark(g, row, made.endurance, (values & 255) + 1)
  if (by !== NONE) ties.relate(g, madeBy.id, row, by, 0)
})

/** Its maker is gone, or that one's effects are negated: it goes, too (7-3). */
const hasLostItsMaker = rule(
  '7-3',
  (g: Game, row: number): boolean => {
    const by = tiedTo(g, madeBy, row)
    return by === NONE || !g.inZone(by, controlled) || !may(g, works, by, EFFECTS)
  },
  () => false,
)
export const orphans = (g: Game): number[] =>
  PLAYERS.flatMap((player) => charactersOf(g, player)).filter(
    (row) => isMade(g, row) && hasLostItsMaker(g, row),
  )
