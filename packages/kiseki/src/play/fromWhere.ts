import { type Requirement, type ZoneDef, tellPlace } from '@fudaba/kernel/rules'
import type { KisekiClause } from '../../rulebook/index.ts'
import { typesNow } from '../board/characteristics.ts'
import { types } from '../board/words.ts'
import { requirement } from '../book.ts'

/** Which cards an action is done with, for who asks why not with this one; its `sources` lists just these. */

/** A card of this type … */
export const isOfType = (clause: KisekiClause, type: number): Requirement =>
  requirement(clause, (g, _player, row) => types.has(typesNow(g, row), type))

/** … that lies in one of these zones of the player. */
export const liesIn = (clause: KisekiClause, ...zones: readonly ZoneDef[]): Requirement =>
  requirement(clause, (g, player, row) => zones.some((zone) => g.zoneOf(row) === g.zone(zone, player)), {
    tells: tellPlace(...zones),
  })
