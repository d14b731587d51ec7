import { type Game, PLAYERS, playerName } from '@fudaba/kernel/rules'
import { attacking, defending } from '../battle/battleUnits.ts'
import { body } from '../board/tokens.ts'
import { battlefield } from '../board/zones.ts'

/** What cannot be on a table of this game, as sentences. */
export function contradictions(g: Game): string[] {
  const out: string[] = []
  for (const player of PLAYERS)
    for (const row of g.objects(battlefield, player)) {
      const card = body(g, row)
      if (card?.type === 'spell')
        out.push(`${card.id} on the battlefield of ${playerName(player)} is a spell`)
    }
  for (const relation of [attacking, defending])
    for (const r of g.relations(relation))
      if (!g.inZone(g.relation(r, 1), battlefield))
        out.push(`what is ${relation.name} lies on no battlefield`)
  return out
}
