import { sameTree } from '../syntax/equal.ts'
import { numeralAt } from '../syntax/numerals.ts'
import { NO_OP, type Op, type Program } from './op.ts'

/** One way to read a stretch of text that begins at a known place. */
export interface Entry {
  readonly end: number
  readonly value: unknown
}

const NOTHING: readonly Entry[] = []
/** Different readings of one stretch that are kept: two are enough to call it ambiguous. */
const KEPT = 8
/** Bounds for hostile texts; a real sentence needs a few thousand steps and some dozens of levels. */
const MOST_WORK = 3_000_000
const DEEPEST = 1_200

export class OutOfBounds extends Error {}

/**
 * Reads one text by one program: every rule at every place at most once, with all its readings. Time grows with
 * the text, not with the number of combinations.
 */
export class Reader {
  readonly text: string
  private readonly ops: readonly Op[]
  private readonly memo = new Map<number, readonly Entry[]>()
  private partners: Int32Array | null = null
  private work = 0
  private depth = 0
  /** Notes how far any rule came and what it wanted there; slower, so only after a failure. */
  private readonly explaining: boolean
  furthest = 0
  readonly expected = new Set<string>()

  constructor(program: Program, text: string, explaining = false) {
    this.ops = program.ops
    this.text = text
    this.explaining = explaining
  }

  /** The readings of the whole text. */
  whole(id: number): unknown[] {
    const { length } = this.text
    return this.read(id, 0)
      .filter(({ end }) => end === length)
      .map(({ value }) => value)
  }

  read(id: number, at: number): readonly Entry[] {
    const op = this.ops[id]
    if (!this.explaining && !op.nullable && op.first !== null && !op.first.has(this.text.charCodeAt(at)))
      return NOTHING
    const key = at * this.ops.length + id
    const known = this.memo.get(key)
    if (known !== undefined) return known
    if (++this.work > MOST_WORK || this.depth > DEEPEST) throw new OutOfBounds()
    this.depth++
    const entries = this.readOp(op, at)
    this.depth--
    this.memo.set(key, entries)
    return entries
  }

  private readOp(op: Op, at: number): readonly Entry[] {
    const { text } = this
    switch (op.kind) {
      case 'text':
        if (text.startsWith(op.text, at)) return [{ end: at + op.text.length, value: op.value }]
        return this.missed(at + agreeing(text, at, op.text), op.text)
      case 'word': {
        const out: Entry[] = []
        const letters = op.list.lettersIn(op.form).match(text, at, (end, value) => out.push({ end, value }))
        return out.length > 0 ? out : this.missed(at + letters, `(${op.list.name})`)
      }
      case 'number': {
        const numeral = numeralAt(text, at, op.style)
        return numeral === null ? this.missed(at, '(number)') : [numeral]
      }
      case 'quoted':
        return this.readQuoted(op, at)
      case 'sequence':
        return this.readSequence(op, at)
      case 'choice': {
        let out = NOTHING
        for (const id of op.of) out = merged(out, this.read(id, at))
        return this.counted(out)
      }
      case 'optional':
        return merged([{ end: at, value: undefined }], this.read(op.of, at))
      case 'many':
        return this.readMany(op, at)
      case 'map': {
        const out: Entry[] = []
        for (const { end, value } of this.read(op.of, at)) {
          const made = op.to(value)
          if (made !== undefined) add(out, { end, value: made })
        }
        return out
      }
      case 'chain':
        return this.readChain(op, at)
    }
  }

  private readQuoted(op: Op & { kind: 'quoted' }, at: number): readonly Entry[] {
    if (this.text[at] !== op.open) return this.missed(at, op.open)
    const close = this.partner(at)
    if (close === NO_OP) return this.missed(at, op.open)
    if (op.inner === NO_OP)
      return close === at + 1 ? NOTHING : [{ end: close + 1, value: this.text.slice(at + 1, close) }]
    return this.read(op.inner, at + 1)
      .filter(({ end }) => end === close)
      .map(({ value }) => ({ end: close + 1, value }))
  }

  private readSequence(op: Op & { kind: 'sequence' }, at: number): readonly Entry[] {
    let paths: readonly Path[] = [{ end: at, value: undefined, before: null }]
    for (const part of op.parts) {
      const next: Path[] = []
      for (const before of paths)
        for (const { end, value } of this.read(part, before.end)) addPath(next, { end, value, before })
      if (next.length === 0) return NOTHING
      paths = this.counted(next)
    }
    return paths.map((path) => ({ end: path.end, value: recordOf(op, path) }))
  }

  private readMany(op: Op & { kind: 'many' }, at: number): readonly Entry[] {
    const out: Entry[] = op.least === 0 ? [{ end: at, value: [] }] : []
    const start: Path = { end: at, value: undefined, before: null }
    let items: readonly Path[] = this.extend([start], NO_OP, op.of)
    for (let count = 1; items.length > 0 && count <= op.most; count++) {
      // Where the last separator differs, what it joins is the end of the list.
      const single = op.last === NO_OP || count === 1
      if (single && count >= op.least)
        for (const item of items) add(out, { end: item.end, value: listOf(item) })
      if (op.last !== NO_OP && count + 1 >= op.least && count < op.most)
        for (const item of this.extend(items, op.last, op.of))
          add(out, { end: item.end, value: listOf(item) })
      items = count < op.most ? this.extend(items, op.separator, op.of) : []
    }
    return out
  }

  private extend(paths: readonly Path[], separator: number, item: number): readonly Path[] {
    const out: Path[] = []
    for (const path of paths)
      for (const from of separator === NO_OP ? [path] : this.read(separator, path.end))
        for (const { end, value } of this.read(item, from.end)) addPath(out, { end, value, before: path })
    return this.counted(out)
  }

  private readChain(op: Op & { kind: 'chain' }, at: number): readonly Entry[] {
    const out: Entry[] = []
    let paths: readonly Linked[] = [{ end: at, value: undefined, before: null, link: NO_OP }]
    const fits = (before: Linked, value: unknown): boolean =>
      before.link === NO_OP || op.linkBetween(before.value, value) === before.link
    for (let count = 1; paths.length > 0; count++) {
      const next: Linked[] = []
      for (const before of paths) {
        if (count >= op.least)
          for (const id of op.ends)
            for (const { end, value } of this.read(id, before.end))
              if (fits(before, value)) add(out, { end, value: listOf({ end, value, before }) })
        op.links.forEach((link, index) => {
          for (const { end, value } of this.read(op.middles[index], before.end)) {
            if (!this.text.startsWith(link.text, end)) this.missed(end, link.text)
            else if (fits(before, value))
              addPath(next, { end: end + link.text.length, value, before, link: index })
          }
        })
      }
      paths = this.counted(next)
    }
    return out
  }

  private missed(at: number, wanted: string): readonly Entry[] {
    if (!this.explaining || at < this.furthest || wanted === '') return NOTHING
    if (at > this.furthest) {
      this.furthest = at
      this.expected.clear()
    }
    this.expected.add(wanted)
    return NOTHING
  }

  private counted<T>(list: readonly T[]): readonly T[] {
    this.work += list.length
    return list
  }

  private partner(at: number): number {
    this.partners ??= partnersOf(this.text)
    return this.partners[at]
  }
}

/** A list that grows at its end, sharing its beginnings. */
interface Path extends Entry {
  readonly before: Path | null
}
interface Linked extends Path {
  readonly before: Linked | null
  readonly link: number
}

function listOf(path: Path): unknown[] {
  const out: unknown[] = []
  for (let at: Path = path; at.before !== null; at = at.before) out.push(at.value)
  return out.reverse()
}

function recordOf(op: Op & { kind: 'sequence' }, path: Path): unknown {
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

function add(list: Entry[], entry: Entry): void {
  let same = 0
  for (const each of list)
    if (each.end === entry.end && (++same >= KEPT || sameTree(each.value, entry.value))) return
  list.push(entry)
}

function addPath<P extends Path>(list: P[], path: P): void {
  let same = 0
  for (const each of list) if (each.end === path.end && (++same >= KEPT || samePath(each, path))) return
  list.push(path)
}

function samePath(a: Path | null, b: Path | null): boolean {
  for (; a !== b; a = a.before, b = b.before)
    if (a === null || b === null || !sameTree(a.value, b.value)) return false
  return true
}

function merged(a: readonly Entry[], b: readonly Entry[]): readonly Entry[] {
  if (b.length === 0) return a
  if (a.length === 0) return b
  const out = [...a]
  for (const entry of b) add(out, entry)
  return out
}

function agreeing(text: string, at: number, wanted: string): number {
  let n = 0
  while (n < wanted.length && text[at + n] === wanted[n]) n++
  return n
}

const PAIRS = ['「」', '『』', '《》', '〈〉', '【】', '[]', '()', '“”', '‘’', '{}', '<>']
export const OPENING = new Map(PAIRS.map(([open, close]) => [open, close]))
const CLOSING = new Map(PAIRS.map(([open, close]) => [close, open]))

/** For each opening bracket the place of its partner, or -1. */
export function partnersOf(text: string): Int32Array {
  const out = new Int32Array(text.length).fill(NO_OP)
  const open = new Map<string, number[]>(PAIRS.map(([each]) => [each, []]))
  for (let at = 0; at < text.length; at++) {
    const letter = text[at]
    if (OPENING.has(letter)) open.get(letter)!.push(at)
    else if (CLOSING.has(letter)) {
      const start = open.get(CLOSING.get(letter)!)!.pop()
      if (start !== undefined) out[start] = at
    }
  }
  return out
}
