import { sameTree } from '../syntax/sameTree.ts'
import type { Op } from './program.ts'

/** One way to read the text from a known place: where it ends, and the value it makes. */
export interface Parse {
  readonly end: number
  readonly value: unknown
}

/** At most so many parses of one stretch are kept: two are enough to call it ambiguous. */
const MOST_PARSES = 8

/** The parts of a sequence read so far: a linked list, so that parses share their beginnings. */
export interface PartialParse extends Parse {
  readonly before: PartialParse | null
}
/** The same for a chain: which of its links stood before this clause. */
export interface LinkedParse extends PartialParse {
  readonly before: LinkedParse | null
  readonly link: number
}

/** The values from the first part to the last. */
export function listOf(partial: PartialParse): unknown[] {
  const out: unknown[] = []
  for (let at: PartialParse = partial; at.before !== null; at = at.before) out.push(at.value)
  return out.reverse()
}

/** The value of a sequence: a record of its fields, the value of its one unnamed field, or undefined. */
export function recordOf(op: Op & { kind: 'sequence' }, partial: PartialParse): unknown {
  const values = listOf(partial)
  const record: Record<string, unknown> = op.tag === null ? {} : { kind: op.tag }
  let fields = op.tag !== null
  for (let i = 0; i < values.length; i++) {
    const key = op.keys[i]
    if (key === '') return values[i]
    if (key === null) continue
    fields = true
    if (values[i] !== undefined) record[key] = values[i]
  }
  return fields ? record : undefined
}

/** Adds a parse unless an equal one is there or there are enough of its length. */
export function addParse(list: Parse[], parse: Parse): void {
  let same = 0
  for (const each of list)
    if (each.end === parse.end && (++same >= MOST_PARSES || sameTree(each.value, parse.value))) return
  list.push(parse)
}

/** The same for partial parses. */
export function addPartial<P extends PartialParse>(list: P[], partial: P): void {
  let same = 0
  for (const each of list)
    if (each.end === partial.end && (++same >= MOST_PARSES || samePartial(each, partial))) return
  list.push(partial)
}

function samePartial(a: PartialParse | null, b: PartialParse | null): boolean {
  for (; a !== b; a = a.before, b = b.before)
    if (a === null || b === null || !sameTree(a.value, b.value)) return false
  return true
}

/** Both lists without duplicates. */
export function merged(a: readonly Parse[], b: readonly Parse[]): readonly Parse[] {
  if (b.length === 0) return a
  if (a.length === 0) return b
  const out = [...a]
  for (const parse of b) addParse(out, parse)
  return out
}

/** How many letters of `wanted` stand at this place. */
export function matchingLength(text: string, at: number, wanted: string): number {
  let n = 0
  while (n < wanted.length && text[at + n] === wanted[n]) n++
  return n
}
