import type { ObjectRow, ZoneRow } from '../../state/rows.ts'
import type { ZoneDef } from '../../game/book.ts'
import { BOTTOM, TOP } from '../../changes/atoms.ts'
import { NONE, type Player } from '../../state/columns.ts'
import type { Game } from '../../game/game.ts'
import type { Place } from '../../tree/tree.ts'
import type { Context } from '../context/context.ts'
import { type Scope, wordOf } from '../language/language.ts'
import { isPlayerMeant, playerOf } from './players.ts'

/** Compiles a place into a test of a zone row ("into your hand"). */
export function placeTest(
  scope: Scope,
  { whose, zone }: Place,
): { readonly defs: readonly ZoneDef[]; holds(g: Game, c: Context, at: ZoneRow): boolean } {
  const { lexicon } = scope.language
  const { zones } = wordOf(scope, lexicon.zones, zone, 'zone')
  const ids = zones.map((def) => def.id)
  return {
    defs: zones,
    holds(g, c, at) {
      if (at === NONE || !ids.includes(g.zoneDef(at).id)) return false
      const owner = g.zoneOwner(at)
      return whose === undefined || owner === NONE || isPlayerMeant(g, c, whose, owner, lexicon)
    },
  }
}

/** Where something goes, in words for a question: the zone, and its end if the text names one. */
export interface Going {
  readonly [name: string]: string
  readonly to: string
}

/** Where something is put: the zone, and the end of it (TOP or BOTTOM). */
export interface Destination {
  /** Row of the zone this object goes to. */
  zone(g: Game, c: Context, row: ObjectRow): ZoneRow
  readonly end: number
  readonly going: Going
}

/** Compiles a destination. A zone named without a player is the object's owner's, or as the verb's `home` says. */
export function compileDestination(
  scope: Scope,
  { whose, zone, place }: Place,
  home: (g: Game, row: ObjectRow, controller: Player) => Player = (g, row) => g.owner(row),
): Destination {
  const { lexicon } = scope.language
  const [def] = wordOf(scope, lexicon.zones, zone, 'zone').zones
  const end = endOf(scope, place, def)
  const said: Readonly<Record<string, string>> =
    place === undefined ? {} : { end: end === TOP ? 'top' : 'bottom' }
  return {
    end,
    going: { to: def.name, ...said },
    zone(g, c, row) {
      if (whose === undefined) return g.zone(def, home(g, row, c.controller))
      return g.zone(def, whose === 'owner' ? g.owner(row) : playerOf(g, c, whose, lexicon))
    },
  }
}

/** If the text does not say: the top of an ordered zone; in other zones behind what is there. */
const endOf = (scope: Scope, place: string | undefined, def: ZoneDef): number => {
  if (place === undefined) return def.ordered ? TOP : BOTTOM
  return wordOf(scope, scope.language.lexicon.places, place, 'place').end === 'top' ? TOP : BOTTOM
}

/** Compiles a place that is looked at: the zone of a player, and its objects from the named end. */
export function compilePlace(
  scope: Scope,
  { whose, zone, place }: Place,
): { rows(g: Game, c: Context): ObjectRow[]; zone(g: Game, c: Context): ZoneRow; readonly def: ZoneDef } {
  const { lexicon } = scope.language
  const [def] = wordOf(scope, lexicon.zones, zone, 'zone').zones
  const fromBottom = place !== undefined && wordOf(scope, lexicon.places, place, 'place').end === 'bottom'
  const player = (g: Game, c: Context): Player =>
    whose === undefined ? c.actor : playerOf(g, c, whose, lexicon)
  return {
    def,
    zone: (g, c) => g.zone(def, player(g, c)),
    rows(g, c) {
      const rows = g.objects(def, player(g, c))
      return fromBottom ? rows.reverse() : rows
    },
  }
}
