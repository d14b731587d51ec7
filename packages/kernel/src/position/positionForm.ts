import { quoted, shown } from '../base/shown.ts'
import type { Board, ObjectFields } from '../game/boardLiteral.ts'
import { bad, isRecord } from './positionWords.ts'

/** The form of what is the kernel's own in a position: what is read later may rely on it. */

/** Numbers are kept in 32 bits. */
const END = 2 ** 31

/** A whole number that fits, and is no less than `least`. */
export function whole(value: unknown, what: string, least = -END, below = END): number {
  if (!Number.isInteger(value)) return bad(`${what} is a whole number, not ${quoted(value)}`)
  const n = value as number
  return n >= least && n < below ? n : bad(`${what} is from ${least} to ${below - 1}, not ${n}`)
}

type Check = (value: unknown, path: string) => unknown
type Form = Readonly<Record<string, Check>>

const text: Check = (value, path) =>
  typeof value === 'string' || bad(`${path} is a text, not ${quoted(value)}`)
const flag: Check = (value, path) =>
  typeof value === 'boolean' || bad(`${path} is true or false, not ${quoted(value)}`)
const player: Check = (value, path) =>
  value === 'P1' || value === 'P2' || bad(`${path}: ${quoted(value)} is no player; P1 or P2`)
const number: Check = (value, path) => whole(value, path)
const age: Check = (value, path) => whole(value, path, 0)
/** So many times is nothing done in a game. */
const MOST_TIMES = 100_000
const times: Check = (value, path) => whole(value, path, 1, MOST_TIMES + 1)
const MOST_SLOTS = 1000
const slot: Check = (value, path) => whole(value, path, 0, MOST_SLOTS)

const listOf =
  (check: Check): Check =>
  (value, path) => {
    if (!Array.isArray(value)) return bad(`${path} is a list, not ${quoted(value)}`)
    value.forEach((each, i) => check(each, `${path}[${i}]`))
  }
const mapOf =
  (check: Check): Check =>
  (value, path) => {
    if (!isRecord(value)) return bad(`${path} is an object, not ${quoted(value)}`)
    for (const [key, each] of Object.entries(value)) check(each, `${path}.${key}`)
  }
const oneOrMore =
  (check: Check): Check =>
  (value, path) =>
    Array.isArray(value) ? listOf(check)(value, path) : check(value, path)

function checkForm(form: Form, value: unknown, path: string, needed: readonly string[]): void {
  if (!isRecord(value)) return bad(`${path} is an object, not ${quoted(value)}`)
  for (const [key, each] of Object.entries(value)) {
    const at = path === '' ? key : `${path}.${key}`
    if (!Object.hasOwn(form, key))
      bad(`${path} has no '${shown(key)}'; there are ${Object.keys(form).join(', ')}`)
    if (each !== undefined) form[key](each, at)
  }
  for (const key of needed) if (value[key] === undefined) bad(`${path}.${key} is missing`)
}

const formOf =
  (form: Form, needed: readonly string[]): Check =>
  (value, path) =>
    checkForm(form, value, path, needed)

const effect = formOf(
  {
    effect: text,
    by: player,
    on: text,
    from: text,
    values: listOf(number),
    points: text,
    age,
    holds: mapOf(listOf(text)),
    until: text,
  },
  ['effect', 'by'],
)
const relation = formOf({ relation: text, from: text, to: () => true }, ['relation', 'from', 'to'])
const count = formOf({ count: text, by: player, on: text, slot, times, until: text }, ['count'])

const top: Form = {
  turn: age,
  turnPlayer: player,
  at: text,
  variables: mapOf(number),
  effects: listOf(effect),
  relations: listOf(relation),
  counts: listOf(count),
}

/** Throws where what a position has beside its zones is not of its form. */
export function checkBoard(board: Board): void {
  for (const [key, check] of Object.entries(top)) if (board[key] !== undefined) check(board[key], key)
}

const fields: Form = {
  kind: text,
  stands: text,
  turned: flag,
  faceDown: flag,
  cell: text,
  by: player,
  owner: player,
  age,
  done: oneOrMore(text),
  ref: text,
  seenBy: oneOrMore(player),
  tracedBy: oneOrMore(player),
  metBy: oneOrMore(player),
  shownTo: oneOrMore(player),
}

/** Throws where a field of an object that is the kernel's is not of its form. */
export function checkFields(object: ObjectFields, path: string): void {
  for (const [key, check] of Object.entries(fields))
    if (object[key] !== undefined) check(object[key], `${path}.${key}`)
}
