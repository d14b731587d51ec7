import { numeralAt } from '../syntax/numerals.ts'
import { partnersOf } from './brackets.ts'
import { NO_OP, type Op, type Program } from './op.ts'
import {
  type Entry,
  type Linked,
  type Path,
  add,
  addPath,
  agreeing,
  listOf,
  merged,
  recordOf,
} from './paths.ts'

const NOTHING: readonly Entry[] = []
/** Bounds for hostile texts; a real sentence needs a few thousand steps and some dozens of levels. */
const MOST_WORK = 1_000_000
const DEEPEST = 1_200
/** Numbers of `kept` fit into 16 bits. */
const MOST_KEPT = 65_000

export class OutOfBounds extends Error {}

/**
 * Reads one text by one program: every rule at every place at most once, with all its readings. Time grows with
 * the text, not with the number of combinations.
 */
export class Reader {
  readonly text: string
  private readonly ops: readonly Op[]
  /** For each place that was come to, each rule: 0 not tried, else one more than where `kept` has its readings. */
  private readonly memo: (Uint16Array | undefined)[]
  private readonly kept: (readonly Entry[])[] = [NOTHING]
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
    this.memo = Array.from({ length: text.length + 1 })
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
    const here = (this.memo[at] ??= new Uint16Array(this.ops.length))
    const known = here[id]
    if (known !== 0) return this.kept[known - 1]
    if (++this.work > MOST_WORK || this.depth > DEEPEST) throw new OutOfBounds()
    this.depth++
    const entries = this.readOp(op, at)
    this.depth--
    here[id] = entries.length === 0 ? 1 : this.kept.push(entries)
    if (this.kept.length > MOST_KEPT) throw new OutOfBounds()
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
      const literal = this.ops[part]
      for (const before of paths)
        if (literal.kind === 'text' && !this.explaining) {
          const end = before.end + literal.text.length
          if (this.text.startsWith(literal.text, before.end))
            addPath(next, { end, value: literal.value, before })
        } else for (const { end, value } of this.read(part, before.end)) addPath(next, { end, value, before })
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
