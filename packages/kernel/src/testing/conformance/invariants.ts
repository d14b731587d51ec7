import {
  CardCell,
  CARD_COLUMNS,
  EffectCell,
  Frame,
  Known,
  NONE,
  Obj,
  PLAYERS,
  RelationCell,
  Clock,
  ZoneCell,
  ZONE_COLUMNS,
} from '../../state/columns.ts'
import type { Game } from '../../game/game.ts'
import { located, sees } from '../../knowledge/knowledge.ts'
import { bagsIn, known, mayBeIn } from '../../knowledge/pools.ts'
import { isDerivedRightly } from './derived.ts'
import type { CardRow, ObjectId, ObjectRow } from '../../state/rows.ts'

/** Invariants of every state of every game. Each check returns what is wrong, or null. */
export function broken(g: Game): string | null {
  const rows = new Set<ObjectRow>()
  return (
    zoneLists(g, rows) ??
    strayObjects(g, rows) ??
    cardsInObjects(g, rows) ??
    references(g, rows) ??
    frames(g) ??
    beliefs(g) ??
    isDerivedRightly(g)
  )
}

/** The cards of the game by owner and print: the same in every state. */
export function cardList(g: Game): string {
  const { data } = g.tables.cards
  const out: string[] = []
  for (let card = 0, n = g.store.length(g.tables.cards); card < n; card++)
    out.push(`${data[card * CARD_COLUMNS + CardCell.owner]}:${data[card * CARD_COLUMNS + CardCell.def]}`)
  return out.join()
}

function zoneLists(g: Game, rows: Set<ObjectRow>): string | null {
  const { zones } = g.tables
  for (let zone = 0, n = g.store.length(zones); zone < n; zone++) {
    const at = zone * ZONE_COLUMNS
    const name = `zone ${g.zoneDef(zone).name}`
    let count = 0
    let previous = NONE
    for (let row = zones.data[at + ZoneCell.head]; row !== NONE; row = g.object(row, Obj.next)) {
      if (rows.has(row)) return `${name}: object ${row} lies in two places`
      rows.add(row)
      if (g.object(row, Obj.zone) !== zone) return `${name}: object ${row} thinks it is elsewhere`
      if (g.object(row, Obj.prev) !== previous) return `${name}: object ${row} has another neighbour`
      previous = row
      count++
    }
    if (zones.data[at + ZoneCell.tail] !== previous) return `${name}: its last object is not its last`
    if (zones.data[at + ZoneCell.count] !== count)
      return `${name}: counts ${zones.data[at + ZoneCell.count]}, holds ${count}`
  }
  return null
}

/** A free row has a negative first column; every other row lies in a zone, with an id of its own. */
function strayObjects(g: Game, rows: ReadonlySet<ObjectRow>): string | null {
  const ids = new Set<ObjectId>()
  for (let row = 0, n = g.store.length(g.tables.objects); row < n; row++) {
    if (g.object(row, Obj.zone) < 0) continue
    if (!rows.has(row)) return `object ${row} lies nowhere`
    const id = g.id(row)
    if (id <= 0 || id > g.clock(Clock.id)) return `object ${row} has the id ${id}, which was never given`
    if (ids.has(id)) return `two objects have the id ${id}`
    ids.add(id)
    for (const column of [Obj.owner, Obj.controller])
      if (g.object(row, column) !== 0 && g.object(row, column) !== 1) return `object ${row} belongs to nobody`
  }
  return null
}

function cardsInObjects(g: Game, rows: ReadonlySet<ObjectRow>): string | null {
  const held = new Set<CardRow>()
  for (const row of rows)
    for (let card = g.cardOf(row); card !== NONE; card = g.card(card, CardCell.next)) {
      if (held.has(card)) return `card ${card} is in two objects`
      held.add(card)
      if (g.card(card, CardCell.object) !== row) return `card ${card} thinks it is in another object`
    }
  for (let card = 0, n = g.store.length(g.tables.cards); card < n; card++)
    if (!held.has(card)) return `card ${card} is in no object`
  return null
}

/** Relations and effects in force refer to objects that exist. */
function references(g: Game, rows: ReadonlySet<ObjectRow>): string | null {
  const { relations, effects } = g.tables
  for (let r = 0, n = g.store.length(relations); r < n; r++) {
    const kind = g.relation(r, RelationCell.kind)
    if (kind <= 0) continue
    const def = g.book.relations[kind - 1]
    if (def === undefined) return `relation ${r} is of no kind`
    if (!def.lasting && !rows.has(g.relation(r, RelationCell.a)))
      return `${def.name} starts at an object that is gone`
  }
  for (let e = 0, n = g.store.length(effects); e < n; e++)
    if (g.effect(e, EffectCell.alive) === 1 && g.book.effects[g.effect(e, EffectCell.def)] === undefined)
      return `effect ${e} is of no kind`
  return null
}

function frames(g: Game): string | null {
  const { data } = g.tables.frames
  for (let frame = g.frame; frame !== NONE; frame = data[frame + Frame.previous]) {
    const procedure = g.book.procedures[data[frame + Frame.procedure]]
    if (procedure === undefined) return `frame ${frame} runs no procedure`
    if (data[frame + Frame.step] > procedure.steps.length) return `${procedure.name} stands past its end`
    if (data[frame + Frame.previous] >= frame) return `${procedure.name} was called by what came later`
  }
  return null
}

/** A viewer knows every card he sees, and no viewer's knowledge excludes the place where a card really is. */
function beliefs(g: Game): string | null {
  for (let card = 0, n = g.store.length(g.tables.cards); card < n; card++)
    for (const viewer of PLAYERS) {
      if (located(g, card, viewer)) continue
      if (sees(g, viewer, g.card(card, CardCell.object)))
        return `P${viewer + 1} looks at card ${card} and does not know it`
      if ((mayBeIn(g, card, viewer) & bagsIn(g, viewer, known(g, card, viewer, Known.pool))) === 0)
        return `P${viewer + 1} has ruled out where card ${card} is`
    }
  return null
}
