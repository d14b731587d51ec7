import { type Game, NONE, PLAYERS, RelationCell, playerName } from '@fudaba/kernel/rules'
import { attackCircle, attacking, boosting, guarding, victims } from '../battle/battleUnits.ts'
import { beginsInBattle } from './battleMoments.ts'
import { deleted, isHeart, locked } from '../board/cardStates.ts'
import { printed } from '../board/cards.ts'
import { field } from '../board/zones.ts'

/** What cannot be on a table of this game, as sentences. */
export const contradictions = (g: Game): string[] => [
  ...battleProblems(g),
  ...PLAYERS.flatMap((player) =>
    g.objects(field, player).flatMap((row) => {
      const name = `${nameOf(g, row)} on the field of ${playerName(player)}`
      const isHidden = g.object(row, locked) === 1 || g.object(row, deleted) === 1
      if (g.faceDown(row) && !isHidden) return [`${name} lies face down and is neither locked nor deleted`]
      if (g.object(row, locked) === 1 && isHeart(g, row))
        return [`${name} is a heart, and hearts are not locked`]
      return []
    }),
  ),
  ...[attacking, boosting, guarding].flatMap((relation) =>
    g
      .relations(relation)
      .filter((tie) => !g.inZone(g.relation(tie, RelationCell.a), field))
      .map(
        (tie) => `${nameOf(g, g.relation(tie, RelationCell.a))} is ${relation.name}, but not on the field`,
      ),
  ),
]

const nameOf = (g: Game, row: number): string =>
  g
    .cardsOf(row)
    .map((card) => printed(g, card).id)
    .join('+')

/** Inside a battle there is one that attacks, and somebody that it attacks. */
function battleProblems(g: Game): string[] {
  if (!beginsInBattle(g)) return []
  const attackers = new Set(g.relations(attacking).map((tie) => g.relation(tie, RelationCell.a)))
  if (attackers.size > 1) return ['several units attack at once']
  if (g.get(attackCircle) === 0 || attackers.has(NONE))
    return ['nobody attacks in this battle; it needs a unit with attacking: <ref>']
  return victims(g).length === 0 ? ['nobody is attacked in this battle'] : []
}
