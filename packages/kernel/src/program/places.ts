import type { ZoneDef } from '../book.ts'
import { BOTTOM, TOP } from '../atoms.ts'
import { NONE, type Player } from '../columns.ts'
import type { Game } from '../game.ts'
import type { Place } from '../tree.ts'
import type { Context } from './context.ts'
import { type Scope, wordOf } from './language.ts'
import { means, playerOf } from './players.ts'

/** A zone as the end of a way: whether something lies there. */
export function placeTest(
  scope: Scope,
  { whose, zone }: Place,
): { readonly defs: readonly ZoneDef[]; holds(g: Game, c: Context, at: number): boolean } {
  const { lexicon } = scope.language
  const { zones } = wordOf(scope, lexicon.zones, zone, 'zone')
  const ids = zones.map((def) => def.id)
  return {
    defs: zones,
    holds(g, c, at) {
      if (at === NONE || !ids.includes(g.zoneDef(at).id)) return false
      const owner = g.zoneOwner(at)
      return whose === undefined || owner === NONE || means(g, c, whose, owner, lexicon)
    },
  }
}

export interface Destination {
  /** Row of the zone where this object goes. */
  zone(g: Game, c: Context, row: number): number
  readonly end: number
}

/** Where something is put; without a word for whose, into its owner's, or as the verb says. */
export function compileDestination(
  scope: Scope,
  { whose, zone, place }: Place,
  home: (g: Game, row: number, controller: Player) => Player = (g, row) => g.owner(row),
): Destination {
  const { lexicon } = scope.language
  const [def] = wordOf(scope, lexicon.zones, zone, 'zone').zones
  return {
    end: endOf(scope, place, def),
    zone(g, c, row) {
      if (whose === undefined) return g.zone(def, home(g, row, c.controller))
      return g.zone(def, whose === 'owner' ? g.owner(row) : playerOf(g, c, whose, lexicon))
    },
  }
}

/** A pile that a text does not say where to put on gets it on top; other zones are in order of arrival. */
const endOf = (scope: Scope, place: string | undefined, def: ZoneDef): number => {
  if (place === undefined) return def.ordered ? TOP : BOTTOM
  return wordOf(scope, scope.language.lexicon.places, place, 'place').end === 'top' ? TOP : BOTTOM
}

/** A place to look at: the zone of a player, and from which end. */
export function compilePlace(
  scope: Scope,
  { whose, zone, place }: Place,
): { rows(g: Game, c: Context): number[]; zone(g: Game, c: Context): number; readonly def: ZoneDef } {
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
