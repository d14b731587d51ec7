import { sameTree } from '../syntax/equal.ts'
import type { Op } from './op.ts'

/** One way to read a stretch of text that begins at a known place. */
export interface Entry {
  readonly end: number
  readonly value: unknown
}

/** Different readings of one stretch that are kept: two are enough to call it ambiguous. */
const KEPT = 8

/** A list that grows at its end, sharing its beginnings. */
export interface Path extends Entry {
  readonly before: Path | null
}
export interface Linked extends Path {
  readonly before: Linked | null
  readonly link: number
}

export function listOf(path: Path): unknown[] {
  const out: unknown[] = []
  for (let at: Path = path; at.before !== null; at = at.before) out.push(at.value)
  return out.reverse()
}

export function recordOf(op: Op & { kind: 'sequence' }, path: Path): unknown {
  const values = listOf(path)
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

export function add(list: Entry[], entry: Entry): void {
  let same = 0
  for (const each of list)
    if (each.end === entry.end && (++same >= KEPT || sameTree(each.value, entry.value))) return
  list.push(entry)
}

export function addPath<P extends Path>(list: P[], path: P): void {
  let same = 0
  for (const each of list) if (each.end === path.end && (++same >= KEPT || samePath(each, path))) return
  list.push(path)
}

function samePath(a: Path | null, b: Path | null): boolean {
  for (; a !== b; a = a.before, b = b.before)
    if (a === null || b === null || !sameTree(a.value, b.value)) return false
  return true
}

export function merged(a: readonly Entry[], b: readonly Entry[]): readonly Entry[] {
  if (b.length === 0) return a
  if (a.length === 0) return b
  const out = [...a]
  for (const entry of b) add(out, entry)
  return out
}

export function agreeing(text: string, at: number, wanted: string): number {
  let n = 0
  while (n < wanted.length && text[at + n] === wanted[n]) n++
  return n
}
