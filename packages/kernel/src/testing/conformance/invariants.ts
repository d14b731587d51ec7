import { C, CARD_COLUMNS, E, F, K, NONE, O, PLAYERS, R, S, Z, ZONE_COLUMNS } from '../../columns.ts'
import type { Game } from '../../game.ts'
import { located, sees } from '../../knowledge.ts'
import { bagsIn, known, mayBeIn } from '../../pools.ts'
import { isDerivedRightly } from './derived.ts'

/** What is true of every state of every game. Each check names what it found wrong, or null. */
export function broken(g: Game): string | null {
  const rows = new Set<number>()
  return (
    zoneLists(g, rows) ??
    strayObjects(g, rows) ??
    cardsInObjects(g, rows) ??
    ties(g, rows) ??
    frames(g) ??
    beliefs(g) ??
    isDerivedRightly(g)
  )
}

/** The cards of the game as owner and print: conserved from the first state to the last. */
export function cardList(g: Game): string {
  const { data } = g.T.cards
  const out: string[] = []
  for (let card = 0, n = g.store.length(g.T.cards); card < n; card++)
    out.push(`${data[card * CARD_COLUMNS + C.owner]}:${data[card * CARD_COLUMNS + C.def]}`)
  return out.join()
}

function zoneLists(g: Game, rows: Set<number>): string | null {
  const { zones } = g.T
  for (let zone = 0, n = g.store.length(zones); zone < n; zone++) {
    const at = zone * ZONE_COLUMNS
    const name = `zone ${g.zoneDef(zone).name}`
    let count = 0
    let previous = NONE
    for (let row = zones.data[at + Z.head]; row !== NONE; row = g.object(row, O.next)) {
      if (rows.has(row)) return `${name}: object ${row} lies in two places`
      rows.add(row)
      if (g.object(row, O.zone) !== zone) return `${name}: object ${row} thinks it is elsewhere`
      if (g.object(row, O.prev) !== previous) return `${name}: object ${row} has another neighbour`
      previous = row
      count++
    }
    if (zones.data[at + Z.tail] !== previous) return `${name}: its last object is not its last`
    if (zones.data[at + Z.count] !== count)
      return `${name}: counts ${zones.data[at + Z.count]}, holds ${count}`
  }
  return null
}

/** A free row has a negative first column; every other row lies in a zone, with an id of its own. */
function strayObjects(g: Game, rows: ReadonlySet<number>): string | null {
  const ids = new Set<number>()
  for (let row = 0, n = g.store.length(g.T.objects); row < n; row++) {
    if (g.object(row, O.zone) < 0) continue
    if (!rows.has(row)) return `object ${row} lies nowhere`
    const id = g.id(row)
    if (id <= 0 || id > g.clock(S.id)) return `object ${row} has the id ${id}, which was never given`
    if (ids.has(id)) return `two objects have the id ${id}`
    ids.add(id)
    for (const column of [O.owner, O.controller])
      if (g.object(row, column) !== 0 && g.object(row, column) !== 1) return `object ${row} belongs to nobody`
  }
  return null
}

function cardsInObjects(g: Game, rows: ReadonlySet<number>): string | null {
  const held = new Set<number>()
  for (const row of rows)
    for (let card = g.cardOf(row); card !== NONE; card = g.card(card, C.next)) {
      if (held.has(card)) return `card ${card} is in two objects`
      held.add(card)
      if (g.card(card, C.object) !== row) return `card ${card} thinks it is in another object`
    }
  for (let card = 0, n = g.store.length(g.T.cards); card < n; card++)
    if (!held.has(card)) return `card ${card} is in no object`
  return null
}

/** Relations and effects that say they hold do hold between things that exist. */
function ties(g: Game, rows: ReadonlySet<number>): string | null {
  const { relations, effects } = g.T
  for (let r = 0, n = g.store.length(relations); r < n; r++) {
    const kind = g.relation(r, R.kind)
    if (kind <= 0) continue
    const def = g.book.relations[kind - 1]
    if (def === undefined) return `relation ${r} is of no kind`
    if (!def.lasting && !rows.has(g.relation(r, R.a))) return `${def.name} starts at an object that is gone`
  }
  for (let e = 0, n = g.store.length(effects); e < n; e++)
    if (g.effect(e, E.alive) === 1 && g.book.effects[g.effect(e, E.def)] === undefined)
      return `effect ${e} is of no kind`
  return null
}

function frames(g: Game): string | null {
  const { data } = g.T.frames
  for (let frame = g.frame; frame !== NONE; frame = data[frame + F.previous]) {
    const procedure = g.book.procedures[data[frame + F.procedure]]
    if (procedure === undefined) return `frame ${frame} runs no procedure`
    if (data[frame + F.step] > procedure.steps.length) return `${procedure.name} stands past its end`
    if (data[frame + F.previous] >= frame) return `${procedure.name} was called by what came later`
  }
  return null
}

/** Whoever looks at a card knows it, and nobody rules out where a card really is. */
function beliefs(g: Game): string | null {
  for (let card = 0, n = g.store.length(g.T.cards); card < n; card++)
    for (const viewer of PLAYERS) {
      if (located(g, card, viewer)) continue
      if (sees(g, viewer, g.card(card, C.object)))
        return `P${viewer + 1} looks at card ${card} and does not know it`
      if ((mayBeIn(g, card, viewer) & bagsIn(g, viewer, known(g, card, viewer, K.pool))) === 0)
        return `P${viewer + 1} has ruled out where card ${card} is`
    }
  return null
}
