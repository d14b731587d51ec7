import { type Game, PLAYERS, type Player, RelationCell, playerName } from '@fudaba/kernel/rules'
import { attacking, countering, declared } from '../board/battleMarks.ts'
import { printed } from '../board/cards.ts'
import { isBase, isEvent, isItem, isUnit } from '../board/characteristics.ts'
import { isStunned } from '../board/state.ts'
import { field } from '../board/zones.ts'

/** What cannot be on a table of this game, as sentences. */
export const contradictions = (g: Game): string[] => [
  ...PLAYERS.flatMap((player) => fieldProblems(g, player)),
  ...battleProblems(g),
]

const nameOf = (g: Game, row: number): string =>
  g
    .cardsOf(row)
    .map((card) => printed(g, card).id)
    .join('+')

function fieldProblems(g: Game, player: Player): string[] {
  const out: string[] = []
  for (const row of g.objects(field, player)) {
    const name = `${nameOf(g, row)} in the field of ${playerName(player)}`
    if (!isUnit(g, row) && !isItem(g, row))
      out.push(`${name} is ${isEvent(g, row) ? 'an EVENT' : isBase(g, row) ? 'a BASE' : 'no card'}`)
    if (isStunned(g, row) && !isUnit(g, row)) out.push(`${name} is stunned, but no UNIT`)
  }
  return out
}

function battleProblems(g: Game): string[] {
  const out: string[] = []
  for (const relation of [declared, attacking, countering])
    for (const r of g.relations(relation)) {
      const row = g.relation(r, RelationCell.a)
      if (!g.inZone(row, field) || !isUnit(g, row))
        out.push(`${nameOf(g, row)} is ${relation.name}, but no UNIT in a field`)
    }
  return out
}
