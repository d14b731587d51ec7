import type { ZoneDef } from '../game/book.ts'
import { CardCell, NONE, Obj, PLAYERS, type Player, RelationCell, Clock, Var } from '../state/columns.ts'
import { decision, publicId } from '../running/decision.ts'
import { playerName } from '../answers/decision.ts'
import type { Game } from '../game/game.ts'
import { located, met, onlyIn, onlyTop, sees } from '../knowledge/knowledge.ts'
import type {
  GameRules,
  KnownPlace,
  ObjectView,
  RelationView,
  Result,
  View,
  ZoneView,
} from '../game/contract.ts'
import type { ObjectRow, ZoneRow } from '../state/rows.ts'

/** What a viewer may see of the game. `viewer` null is a spectator, who sees what both players see. */
export function view(rules: GameRules, g: Game, viewer: Player | null): View {
  const deciding = g.over ? null : g.offer.player
  return {
    game: rules.name,
    viewer: viewer === null ? null : playerName(viewer),
    turn: g.get(Var.turn),
    facts: rules.facts(g),
    zones: zoneViews(rules, g, viewer),
    relations: relationViews(g, viewer),
    decision: deciding !== null && deciding === viewer ? decision(g) : null,
    deciding: deciding === null ? null : playerName(deciding),
    result: result(g),
    time: g.clock(Clock.time),
  }
}

/** Who won and how; null while the game goes on. */
export function result(g: Game): Result | null {
  if (!g.over) return null
  const winner = g.get(Var.winner)
  return { winner: winner === NONE ? null : playerName(winner), ending: g.book.endings[g.get(Var.ending)] }
}

function viewerSees(g: Game, viewer: Player | null, row: ObjectRow): boolean {
  return viewer === null ? sees(g, 0, row) && sees(g, 1, row) : sees(g, viewer, row)
}

/** Whether the viewer may look at the object, or knows which cards it has. */
export function knows(g: Game, viewer: Player | null, row: ObjectRow): boolean {
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
        contains: remembered ? certainCards(rules, g, viewer, zone, rows) : [],
        places:
          remembered && def.ordered
            ? knownPlaces(rules, g, viewer, countHidden ? rows.slice(0, hiddenFrom) : rows)
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

/** The positions in a pile at which the viewer knows the hidden card. */
function knownPlaces(rules: GameRules, g: Game, viewer: Player, rows: readonly ObjectRow[]): KnownPlace[] {
  const out: KnownPlace[] = []
  for (const [at, row] of rows.entries()) {
    const card = g.cardOf(row)
    if (card !== NONE && !viewerSees(g, viewer, row) && located(g, card, viewer))
      out.push({ at, card: rules.cardId(g.printed(card)) })
  }
  return out
}

/** Hidden cards that, as far as the viewer knows, can only be in this zone. */
function certainCards(
  rules: GameRules,
  g: Game,
  viewer: Player,
  zone: ZoneRow,
  rows: readonly ObjectRow[],
): string[] {
  const out: string[] = []
  for (const row of rows)
    for (const card of g.cardsOf(row)) {
      if (viewerSees(g, viewer, row) || !met(g, card, viewer)) continue
      if (located(g, card, viewer) || onlyIn(g, card, viewer, zone)) out.push(rules.cardId(g.printed(card)))
    }
  return out.sort()
}

function objectView(rules: GameRules, g: Game, viewer: Player | null, row: ObjectRow): ObjectView {
  const known = knows(g, viewer, row)
  const cell = g.zoneDef(g.zoneOf(row)).cells[g.object(row, Obj.cell)]
  return {
    id: publicId(g, row),
    kind: g.book.kinds[g.kind(row)],
    controller: playerName(g.controller(row)),
    owner: playerName(g.owner(row)),
    turned: g.turned(row),
    faceDown: g.faceDown(row),
    cell: cell ?? null,
    cards: g.cardsOf(row).map((card) => (known ? rules.cardId(g.cards[g.card(card, CardCell.def)]) : null)),
    values: known ? rules.describe(g, row) : {},
  }
}

function relationViews(g: Game, viewer: Player | null): RelationView[] {
  const out: RelationView[] = []
  for (const def of g.book.relations)
    for (const r of g.relations(def)) {
      const a = g.relation(r, RelationCell.a)
      const b = g.relation(r, RelationCell.b)
      if (!g.same(a, g.relation(r, RelationCell.aId)) || !g.same(b, g.relation(r, RelationCell.bId))) continue
      if (isIndistinct(g, viewer, a) || isIndistinct(g, viewer, b)) continue
      out.push({ relation: def.name, from: publicId(g, a), to: publicId(g, b) })
    }
  return out
}

/** Whether the viewer cannot tell the object from others of its hand or pile, so that its id may not appear. */
function isIndistinct(g: Game, viewer: Player | null, row: ObjectRow): boolean {
  const sight = g.zoneDef(g.zoneOf(row)).sight()
  return (sight === 'owner' || sight === 'none' || onlyTop(sight)) && !viewerSees(g, viewer, row)
}
