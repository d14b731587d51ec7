import { type Game, Obj, RelationCell, Var, playerName } from '@fudaba/kernel/rules'
import { attacking } from '../battle/attack.ts'
import { characterOf, entered, isBarrier, size, sizeOf } from '../board/characteristics.ts'
import { turnPlayer } from '../board/state.ts'
import { field, place } from '../board/zones.ts'
import { flow, requestName } from '../turn/flow.ts'

/** What the view says of an object beside its zone. */
export function describe(g: Game, row: number): Record<string, string | number | boolean> {
  if (g.object(row, Obj.stands) > 0) return { action: requestName(g, row) }
  if (!g.inZone(row, field)) return {}
  const character = characterOf(g, row)
  if (isBarrier(g, row)) return { character, place: g.object(row, place) }
  return {
    character,
    size: sizeOf(g, row),
    printedSize: size.base(g, row),
    fresh: g.object(row, entered) === g.get(Var.turn),
    attacking: g.relations(attacking, row).some((r) => g.same(row, g.relation(r, RelationCell.aId))),
  }
}

/** Public facts about the game. */
export const facts = (g: Game): Record<string, string> => ({
  turnPlayer: playerName(turnPlayer(g)),
  chance: playerName(flow.holder(g)),
})
