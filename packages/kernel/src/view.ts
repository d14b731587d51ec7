import type { ZoneDef } from './book.ts'
import type { Player } from './columns.ts'
import { C, NONE, O, PLAYERS, R, S, V } from './columns.ts'
import { type Decision, type PlayerName, decision, playerName, publicId } from './decision.ts'
import type { Game } from './game.ts'
import { located, met, onlyIn, onlyTop, sees } from './knowledge.ts'
import type { GameRules } from './rules.ts'

/** What one player, or a spectator, may know: built up from nothing, never a stripped state. */
export interface View {
  readonly game: string
  readonly viewer: PlayerName | null
  readonly turn: number
  readonly facts: Readonly<Record<string, string | number>>
  readonly zones: readonly ZoneView[]
  readonly relations: readonly RelationView[]
  /** The decision, if it is the viewer's; otherwise only who decides. */
  readonly decision: Decision | null
  readonly deciding: PlayerName | null
  readonly result: Result | null
  /** Logical time: the number of events so far. */
  readonly time: number
}

export interface Result {
  readonly winner: PlayerName | null
  readonly ending: string
}

export interface ZoneView {
  readonly zone: string
  readonly owner: PlayerName | null
  /** The number of objects, or null where it is not public; then it is at least `atLeast`. */
  readonly count: number | null
  readonly atLeast: number
  /** Objects that can be told apart: all of an open zone, none of a hidden pile. */
  readonly objects: readonly ObjectView[]
  /** Cards known to be somewhere in this zone, beside the objects listed. */
  readonly contains: readonly string[]
  /** Those of them whose place in the pile is known too; 0 is the top. */
  readonly places: readonly KnownPlace[]
}

export interface KnownPlace {
  readonly at: number
  readonly card: string
}

export interface ObjectView {
  readonly id: string
  readonly kind: string
  readonly controller: PlayerName
  readonly owner: PlayerName
  readonly turned: boolean
  readonly faceDown: boolean
  readonly cell: string | null
  /** Card ids, null for one the viewer does not know. */
  readonly cards: readonly (string | null)[]
  /** Words and numbers of the game, only for objects whose cards the viewer knows. */
  readonly values: Readonly<Record<string, string | number | boolean>>
}

export interface RelationView {
  readonly relation: string
  readonly from: string
  readonly to: string
}

/** `viewer` null is a spectator, who sees what both players see. */
export function view(rules: GameRules, g: Game, viewer: Player | null): View {
  const deciding = g.over ? null : g.offer.player
  return {
    game: rules.name,
    viewer: viewer === null ? null : playerName(viewer),
    turn: g.get(V.turn),
    facts: rules.facts(g),
    zones: zoneViews(rules, g, viewer),
    relations: relationViews(g, viewer),
    decision: deciding !== null && deciding === viewer ? decision(g) : null,
    deciding: deciding === null ? null : playerName(deciding),
    result: result(g),
    time: g.clock(S.time),
  }
}

export function result(g: Game): Result | null {
  if (!g.over) return null
  const winner = g.get(V.winner)
  return { winner: winner === NONE ? null : playerName(winner), ending: g.book.endings[g.get(V.ending)] }
}

function viewerSees(g: Game, viewer: Player | null, row: number): boolean {
  return viewer === null ? sees(g, 0, row) && sees(g, 1, row) : sees(g, viewer, row)
}

/** The viewer may look at it, or remembers which card lies there. */
export function knows(g: Game, viewer: Player | null, row: number): boolean {
  if (viewerSees(g, viewer, row)) return true
  return viewer === null
    ? PLAYERS.every((p) => g.cardsOf(row).every((c) => located(g, c, p)))
    : g.cardsOf(row).every((c) => located(g, c, viewer))
}

function zoneViews(rules: GameRules, g: Game, viewer: Player | null): ZoneView[] {
  const out: ZoneView[] = []
  for (const def of g.book.zones)
    for (const player of PLAYERS) {
      if (def.shared && player === 1) continue
      const zone = g.zone(def, player)
      const rows = g.rowsIn(zone)
      const hiddenFrom = def.countHiddenFrom?.()
      const countHidden = hiddenFrom !== undefined && viewer !== player && rows.length >= hiddenFrom
      const pile = isPile(def, viewer, player)
      const remembered = pile && viewer !== null
      out.push({
        zone: def.name,
        owner: def.shared ? null : playerName(player),
        count: countHidden ? null : rows.length,
        atLeast: countHidden ? hiddenFrom : rows.length,
        objects: rows
          .filter((row) => !pile || viewerSees(g, viewer, row))
          .map((row) => objectView(rules, g, viewer, row)),
        contains: remembered ? surely(rules, g, viewer, zone, rows) : [],
        places:
          remembered && def.ordered
            ? places(rules, g, viewer, countHidden ? rows.slice(0, hiddenFrom) : rows)
            : [],
      })
    }
  return out
}

/** Whether the viewer cannot look through the zone. */
export function isPile(def: ZoneDef, viewer: Player | null, player: Player): boolean {
  const sight = def.sight()
  switch (sight) {
    case 'all':
    case 'face':
      return false
    case 'none':
    case 'top':
      return true
    case 'owner':
    case 'ownerOrTop':
      return viewer !== player
  }
}

/** Hidden cards of a pile that the viewer can point at. */
function places(rules: GameRules, g: Game, viewer: Player, rows: readonly number[]): KnownPlace[] {
  const out: KnownPlace[] = []
  for (const [at, row] of rows.entries()) {
    const card = g.cardOf(row)
    if (card !== NONE && !viewerSees(g, viewer, row) && located(g, card, viewer))
      out.push({ at, card: rules.cardId(g.printed(card)) })
  }
  return out
}

/** Cards that can only be in this zone, and that the list of objects does not show. */
function surely(rules: GameRules, g: Game, viewer: Player, zone: number, rows: readonly number[]): string[] {
  const out: string[] = []
  for (const row of rows)
    for (const card of g.cardsOf(row)) {
      if (viewerSees(g, viewer, row) || !met(g, card, viewer)) continue
      if (located(g, card, viewer) || onlyIn(g, card, viewer, zone)) out.push(rules.cardId(g.printed(card)))
    }
  return out.sort()
}

function objectView(rules: GameRules, g: Game, viewer: Player | null, row: number): ObjectView {
  const known = knows(g, viewer, row)
  const cell = g.zoneDef(g.zoneOf(row)).cells[g.object(row, O.cell)]
  return {
    id: publicId(g, row),
    kind: g.book.kinds[g.kind(row)],
    controller: playerName(g.controller(row)),
    owner: playerName(g.owner(row)),
    turned: g.turned(row),
    faceDown: g.faceDown(row),
    cell: cell ?? null,
    cards: g.cardsOf(row).map((card) => (known ? rules.cardId(g.cards[g.card(card, C.def)]) : null)),
    values: known ? rules.describe(g, row) : {},
  }
}

function relationViews(g: Game, viewer: Player | null): RelationView[] {
  const out: RelationView[] = []
  for (const def of g.book.relations)
    for (const r of g.relations(def)) {
      const a = g.relation(r, R.a)
      const b = g.relation(r, R.b)
      if (!g.same(a, g.relation(r, R.aId)) || !g.same(b, g.relation(r, R.bId))) continue
      if (hiddenPlace(g, viewer, a) || hiddenPlace(g, viewer, b)) continue
      out.push({ relation: def.name, from: publicId(g, a), to: publicId(g, b) })
    }
  return out
}

/** In a hand or pile the viewer cannot tell one object from another, so its id may not appear. */
function hiddenPlace(g: Game, viewer: Player | null, row: number): boolean {
  const sight = g.zoneDef(g.zoneOf(row)).sight()
  return (sight === 'owner' || sight === 'none' || onlyTop(sight)) && !viewerSees(g, viewer, row)
}
