import {
  CardCell,
  CARD_COLUMNS,
  FACE_DOWN,
  FACE_UP,
  NONE,
  Obj,
  PLAYERS,
  type Player,
  Clock,
  TURNED,
  UPRIGHT,
  Var,
  VARIABLE_COLUMNS,
  ZoneCell,
} from '../state/columns.ts'
import { reorderZone, setObject, setZone } from '../game/zoneList.ts'
import { playerNumber } from '../answers/decision.ts'
import { until } from '../changes/durations.ts'
import type { Game } from '../game/game.ts'
import type { Find, Placed, PositionHooks } from '../game/contract.ts'
import type { Board, EffectLiteral, ObjectFields } from '../game/boardLiteral.ts'
import { setAge, setAgeOfEffect } from './positionAges.ts'
import { setCount, setDone } from './positionCounts.ts'
import { initKnowledge } from './positionKnowledge.ts'
import type { Plan, PlannedCard, PlannedObject } from './positionPlan.ts'
import { bad, isRecord, wordsOf } from './positionWords.ts'
import { whole } from './positionForm.ts'
import { quoted, shown } from '../base/shown.ts'
import { registerOfWord } from './positionRegisters.ts'
import { setRegister, ownerOfEffect } from '../text/context/registers.ts'
import * as ties from '../changes/relationWrites.ts'
import type { Column, ObjectRow, ZoneRow } from '../state/rows.ts'

/** Fields of an object that the kernel reads; all others are fields of the game, relations or marks. */
const KERNEL_FIELDS = new Set(
  'card cards attached under token kind stands turned faceDown cell by owner age done ref seenBy tracedBy metBy shownTo'.split(
    ' ',
  ),
)

/** Row of each object that has a ref. */
export type Refs = ReadonlyMap<string, ObjectRow>

/** Creates a planned position in an empty game, with its frames. Returns the objects with refs. */
export function layOut(g: Game, plan: Plan): Refs {
  const { board, hooks } = plan
  const placed = plan.objects.map((o): Placed => ({
    row: createObject(g, o, hooks),
    zone: o.zone,
    player: o.player,
    cell: o.cell,
    fields: o.fields,
  }))
  linkZones(g, placed)
  const refs = refsOf(placed)
  const find: Find = (ref) => refs.get(ref) ?? bad(`there is no object with ref '${shown(ref)}'`)
  for (const { counter, player, value } of plan.counters) g.setCounter(counter, player, value)
  g.variable(Var.turn, board.turn ?? 1)
  setVariables(g, board)
  for (const { row, fields } of placed)
    for (const [field, value] of Object.entries(fields))
      if (!KERNEL_FIELDS.has(field)) setField(g, plan, row, field, value, find)
  for (const { relation, from, to } of board.relations ?? [])
    setField(g, plan, find(from), relation, to, find)
  hooks.settle?.(g, placed, board)
  initKnowledge(g, placed, hooks.apart)
  hooks.at[plan.at](g, board)
  for (const effect of board.effects ?? []) setEffect(g, effect, find)
  for (const { word, player } of plan.done) setDone(g, hooks, player, word)
  for (const { row, fields } of placed)
    for (const word of wordsOf(fields.done ?? [], 'done'))
      setDone(g, hooks, g.id(row), String(word), 'object')
  for (const count of board.counts ?? []) setCount(g, count, find)
  const problems = hooks.check?.(g) ?? []
  if (problems.length > 0) bad(problems.join('; '))
  // Creating the board is no part of the game: nothing to log, nothing to undo. Its ages have moved the time on.
  g.log.beginAt(g.time)
  g.store.dropJournal()
  return refs
}

function createObject(g: Game, o: PlannedObject, { tokens }: PositionHooks): ObjectRow {
  const kind = o.fields.kind === undefined ? 0 : g.book.kinds.indexOf(o.fields.kind)
  if (kind < 0) bad(`there is no kind '${o.fields.kind}'; there are ${g.book.kinds.join(', ')}`)
  const row = g.store.alloc(g.tables.objects)
  const set = (column: Column, value: number): void => setObject(g, row, column, value)
  set(Obj.zone, g.zone(o.zone, o.player))
  set(Obj.id, g.tick(Clock.id))
  set(Obj.kind, kind)
  set(Obj.owner, o.cards[0]?.owner ?? o.owner)
  set(Obj.controller, o.by)
  set(Obj.orientation, o.fields.turned === true ? TURNED : UPRIGHT)
  set(Obj.face, o.fields.faceDown === true ? FACE_DOWN : FACE_UP)
  set(Obj.cell, Math.max(0, o.cell))
  set(Obj.stands, o.stands)
  for (const player of playersOf(o.fields.shownTo)) set(Obj.shown, g.object(row, Obj.shown) | (1 << player))
  set(Obj.card, o.cards.length === 0 ? NONE : g.store.length(g.tables.cards))
  o.cards.forEach((card, i) => addCard(g, card, row, i === o.cards.length - 1))
  if (o.fields.age !== undefined) setAge(g, row, o.fields.age)
  if (o.token !== NONE) tokens?.make(g, row, o.token)
  return row
}

function addCard(g: Game, { def, owner, role }: PlannedCard, row: ObjectRow, last: boolean): void {
  const card = g.store.length(g.tables.cards)
  g.store.setLength(g.tables.cards, card + 1)
  g.store.setLength(g.tables.known, card + 1)
  const set = (column: number, value: number): void =>
    g.store.set(g.tables.cards, card * CARD_COLUMNS + column, value)
  set(CardCell.def, def)
  set(CardCell.owner, owner)
  set(CardCell.object, row)
  set(CardCell.role, role)
  set(CardCell.next, last ? NONE : card + 1)
}

/** Links the objects of each zone as the position lists them. */
function linkZones(g: Game, placed: readonly Placed[]): void {
  const lists = new Map<ZoneRow, ObjectRow[]>()
  for (const { row } of placed) {
    const zone = g.zoneOf(row)
    const list = lists.get(zone)
    if (list === undefined) lists.set(zone, [row])
    else list.push(row)
  }
  for (const [zone, rows] of lists) {
    reorderZone(g, zone, rows)
    setZone(g, zone, ZoneCell.count, rows.length)
  }
}

function refsOf(placed: readonly Placed[]): Refs {
  const refs = new Map<string, ObjectRow>()
  for (const { row, fields } of placed) {
    if (fields.ref === undefined) continue
    if (refs.has(fields.ref)) bad(`two objects have the ref '${fields.ref}'`)
    refs.set(fields.ref, row)
  }
  return refs
}

function setVariables(g: Game, board: Board): void {
  for (const [name, value] of Object.entries(board.variables ?? {})) {
    const at = g.book.variables.indexOf(name)
    if (at < 0) bad(`there is no variable '${name}'; there are ${g.book.variables.join(', ')}`)
    g.variable(VARIABLE_COLUMNS + at, value)
  }
}

/** Reads a field of an object that is the game's, a relation, a column with an id or a column with a number. */
function setField(g: Game, plan: Plan, row: ObjectRow, field: string, value: unknown, find: Find): void {
  const { fields = {} } = plan.hooks
  if (Object.hasOwn(fields, field)) return fields[field](g, row, value, find)
  const relation = g.book.relations.find((r) => r.name === field)
  if (relation !== undefined) {
    for (const end of relationEnds(field, value)) {
      const [to, number] = isRecord(end) ? [end['to'], whole(end['value'] ?? 0, `${field}.value`)] : [end, 0]
      if (to !== true && typeof to !== 'string') bad(`${field} leads to a ref, not to ${JSON.stringify(to)}`)
      ties.relate(g, relation.id, row, to === true ? NONE : find(to), number)
    }
    return
  }
  const column = g.book.everyColumn().find(([name]) => name === field)?.[1]
  if (column === undefined) bad(`an object has no '${field}'; there are ${fieldWords(g, plan).join(', ')}`)
  if (plan.hooks.ids?.includes(field) === true) {
    if (typeof value !== 'string') bad(`${field} leads to a ref, not to ${JSON.stringify(value)}`)
    return setObject(g, row, column, g.id(find(value)))
  }
  setObject(g, row, column, whole(value, field))
}

const relationEnds = (field: string, value: unknown): readonly unknown[] =>
  value === false ? [] : Array.isArray(value) ? value : [value ?? bad(`${field} leads nowhere`)]

function fieldWords(g: Game, plan: Plan): string[] {
  const { book } = g
  return [
    ...KERNEL_FIELDS,
    ...Object.keys(plan.hooks.fields ?? {}),
    ...book.relations.map((r) => r.name),
    ...book.everyColumn().map(([name]) => name),
  ]
}

function setEffect(g: Game, literal: EffectLiteral, find: Find): void {
  const def = g.book.effects.find((e) => e.name === literal.effect)
  if (def === undefined)
    bad(`there is no effect '${literal.effect}'; there are ${g.book.effects.map((e) => e.name).join(', ')}`)
  const scope = literal.until === undefined ? undefined : g.book.scopes.find((s) => s.name === literal.until)
  if (literal.until !== undefined && scope === undefined) bad(`there is no scope '${literal.until}'`)
  const end = (ref: string | undefined): ObjectRow => (ref === undefined ? NONE : find(ref))
  const pointed = literal.points === undefined ? NONE : find(literal.points)
  const [a = 0, b = 0, c = 0] = pointed === NONE ? (literal.values ?? []) : [pointed, g.id(pointed)]
  const flags = playerNumber(literal.by) + (scope === undefined ? 0 : until(scope))
  const row = ties.beginEffect(g, def.id, end(literal.from), end(literal.on), a, flags)
  if (row === NONE) bad(`effect ${literal.effect}: no ${literal.until} is open that it could end with`)
  ties.noteEffect(g, row, b, c)
  if (literal.age !== undefined) setAgeOfEffect(g, row, literal.age)
  for (const [word, refs] of Object.entries(literal.holds ?? {}))
    setRegister(g, ownerOfEffect(row), registerOfWord(word), refs.map(find))
}

/** The players of 'P1' or ['P1', 'P2'], as numbers. */
export function playersOf(value: ObjectFields['seenBy']): readonly Player[] {
  if (value === undefined) return []
  const list: readonly unknown[] = Array.isArray(value) ? value : [value]
  for (const each of list) if (each !== 'P1' && each !== 'P2') bad(`${quoted(each)} is no player; P1 or P2`)
  return PLAYERS.filter((p) => list.includes(p === 0 ? 'P1' : 'P2'))
}
