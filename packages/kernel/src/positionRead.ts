import {
  C,
  CARD_COLUMNS,
  FACE_DOWN,
  FACE_UP,
  NONE,
  O,
  PLAYERS,
  type Player,
  S,
  TURNED,
  UPRIGHT,
  V,
  VARIABLE_COLUMNS,
  Z,
} from './columns.ts'
import { lieInOrder, setObject, setZone } from './lying.ts'
import { playerNumber } from './decision.ts'
import { until } from './durations.ts'
import type { Game } from './game.ts'
import type { Board, EffectLiteral, Find, ObjectFields, Placed, PositionHooks } from './position.ts'
import { setAge, setAgeOfEffect } from './positionAges.ts'
import { setCount, setDone } from './positionCounts.ts'
import { spreadKnowledge } from './positionKnowledge.ts'
import { type Plan, type PlannedCard, type PlannedObject, bad } from './positionPlan.ts'
import { registerOfWord } from './positionRegisters.ts'
import { isRecord, wordsOf } from './positionWords.ts'
import { hold, ownerOfEffect } from './program/registers.ts'
import * as ties from './ties.ts'

/** Fields that the kernel reads; all others are the game's, relations or marks. */
const OWN = new Set(
  'card cards attached under token kind stands turned faceDown cell by owner age done ref seenBy tracedBy metBy shownTo'.split(
    ' ',
  ),
)

/** Row of each object that has a name. */
export type Refs = ReadonlyMap<string, number>

/** Puts a planned position on the empty table of a game, up to the frames. Hands back the named objects. */
export function layOut(g: Game, plan: Plan): Refs {
  const { board, hooks } = plan
  const placed = plan.objects.map((o): Placed => ({
    row: place(g, o, hooks),
    zone: o.zone,
    player: o.player,
    cell: o.cell,
    fields: o.fields,
  }))
  inOrder(g, placed)
  const refs = named(placed)
  const find: Find = (ref) => refs.get(ref) ?? bad(`there is no object with ref '${ref}'`)
  for (const { counter, player, value } of plan.counters) g.setCounter(counter, player, value)
  g.variable(V.turn, turnNumber(board))
  setVariables(g, board)
  for (const { row, fields } of placed)
    for (const [field, value] of Object.entries(fields))
      if (!OWN.has(field)) setField(g, plan, row, field, value, find)
  for (const { relation, from, to } of board.relations ?? [])
    setField(g, plan, find(from), relation, to, find)
  hooks.settle?.(g, placed, board)
  spreadKnowledge(g, placed, hooks.apart)
  hooks.at[plan.at](g, board)
  for (const effect of board.effects ?? []) setEffect(g, effect, find)
  for (const { word, player } of plan.done) setDone(g, hooks, player, word)
  for (const { row, fields } of placed)
    for (const word of wordsOf(fields.done ?? [], 'done'))
      setDone(g, hooks, g.id(row), String(word), 'object')
  for (const count of board.counts ?? []) setCount(g, count, find)
  const problems = hooks.check?.(g) ?? []
  if (problems.length > 0) bad(problems.join('; '))
  // How the table was laid is no part of the game.
  g.log.drop()
  g.store.forget()
  return refs
}

function place(g: Game, o: PlannedObject, { tokens }: PositionHooks): number {
  const kind = o.fields.kind === undefined ? 0 : g.book.kinds.indexOf(o.fields.kind)
  if (kind < 0) bad(`there is no kind '${o.fields.kind}'; there are ${g.book.kinds.join(', ')}`)
  const row = g.store.alloc(g.T.objects)
  const set = (column: number, value: number): void => setObject(g, row, column, value)
  set(O.zone, g.zone(o.zone, o.player))
  set(O.id, g.tick(S.id))
  set(O.kind, kind)
  set(O.owner, o.cards[0]?.owner ?? o.owner)
  set(O.controller, o.by)
  set(O.orientation, o.fields.turned === true ? TURNED : UPRIGHT)
  set(O.face, o.fields.faceDown === true ? FACE_DOWN : FACE_UP)
  set(O.cell, Math.max(0, o.cell))
  set(O.stands, o.stands)
  for (const player of playersOf(o.fields.shownTo)) set(O.shown, g.object(row, O.shown) | (1 << player))
  set(O.card, o.cards.length === 0 ? NONE : g.store.length(g.T.cards))
  o.cards.forEach((card, i) => addCard(g, card, row, i === o.cards.length - 1))
  if (o.fields.age !== undefined) setAge(g, row, ageOf(o.fields.age))
  if (o.token !== NONE) tokens?.make(g, row, o.token)
  return row
}

function addCard(g: Game, { def, owner, role }: PlannedCard, row: number, last: boolean): void {
  const card = g.store.length(g.T.cards)
  g.store.setLength(g.T.cards, card + 1)
  g.store.setLength(g.T.known, card + 1)
  const set = (column: number, value: number): void =>
    g.store.set(g.T.cards, card * CARD_COLUMNS + column, value)
  set(C.def, def)
  set(C.owner, owner)
  set(C.object, row)
  set(C.role, role)
  set(C.next, last ? NONE : card + 1)
}

/** Links the objects of each zone as the position lists them. */
function inOrder(g: Game, placed: readonly Placed[]): void {
  const lists = new Map<number, number[]>()
  for (const { row } of placed) {
    const zone = g.zoneOf(row)
    const list = lists.get(zone)
    if (list === undefined) lists.set(zone, [row])
    else list.push(row)
  }
  for (const [zone, rows] of lists) {
    lieInOrder(g, zone, rows)
    setZone(g, zone, Z.count, rows.length)
  }
}

function named(placed: readonly Placed[]): Refs {
  const refs = new Map<string, number>()
  for (const { row, fields } of placed) {
    if (fields.ref === undefined) continue
    if (refs.has(fields.ref)) bad(`two objects have the ref '${fields.ref}'`)
    refs.set(fields.ref, row)
  }
  return refs
}

function turnNumber(board: Board): number {
  const turn = board.turn ?? 1
  if (!Number.isInteger(turn) || turn < 0) bad(`turn is a whole number, not ${JSON.stringify(turn)}`)
  return turn
}

function setVariables(g: Game, board: Board): void {
  for (const [name, value] of Object.entries(board.variables ?? {})) {
    const at = g.book.variables.indexOf(name)
    if (at < 0) bad(`there is no variable '${name}'; there are ${g.book.variables.join(', ')}`)
    if (!Number.isInteger(value)) bad(`variable ${name} is a whole number, not ${JSON.stringify(value)}`)
    g.variable(VARIABLE_COLUMNS + at, value)
  }
}

function setField(g: Game, plan: Plan, row: number, field: string, value: unknown, find: Find): void {
  const own = plan.hooks.fields?.[field]
  if (own !== undefined) return own(g, row, value, find)
  const relation = g.book.relations.find((r) => r.name === field)
  if (relation !== undefined) {
    for (const end of relationEnds(field, value)) {
      const [to, number] = isRecord(end) ? [end['to'], Number(end['value'] ?? 0)] : [end, 0]
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
  if (!Number.isInteger(value)) bad(`${field} is a whole number, not ${JSON.stringify(value)}`)
  setObject(g, row, column, value as number)
}

const ageOf = (age: number): number =>
  Number.isInteger(age) && age >= 0 ? age : bad(`an age is a whole number, not ${JSON.stringify(age)}`)

const relationEnds = (field: string, value: unknown): readonly unknown[] =>
  value === false ? [] : Array.isArray(value) ? value : [value ?? bad(`${field} leads nowhere`)]

function fieldWords(g: Game, plan: Plan): string[] {
  const { book } = g
  return [
    ...OWN,
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
  const end = (ref: string | undefined): number => (ref === undefined ? NONE : find(ref))
  const pointed = literal.points === undefined ? NONE : find(literal.points)
  const [a = 0, b = 0, c = 0] = pointed === NONE ? (literal.values ?? []) : [pointed, g.id(pointed)]
  const flags = playerNumber(literal.by) + (scope === undefined ? 0 : until(scope))
  const row = ties.beginEffect(g, def.id, end(literal.from), end(literal.on), a, flags)
  if (row === NONE) bad(`effect ${literal.effect}: no ${literal.until} is open that it could end with`)
  ties.noteEffect(g, row, b, c)
  if (literal.age !== undefined) setAgeOfEffect(g, row, ageOf(literal.age))
  for (const [word, refs] of Object.entries(literal.holds ?? {}))
    hold(g, ownerOfEffect(row), registerOfWord(word), refs.map(find))
}

/** The players of 'P1' or ['P1', 'P2'], as numbers. */
export function playersOf(value: ObjectFields['seenBy']): readonly Player[] {
  if (value === undefined) return []
  const list: readonly unknown[] = Array.isArray(value) ? value : [value]
  for (const each of list)
    if (each !== 'P1' && each !== 'P2') bad(`${JSON.stringify(each)} is no player; P1 or P2`)
  return PLAYERS.filter((p) => list.includes(p === 0 ? 'P1' : 'P2'))
}
