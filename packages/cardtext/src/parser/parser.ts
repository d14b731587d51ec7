import { numeralAt } from '../syntax/numerals.ts'
import { partnersOf } from './brackets.ts'
import { NO_OP, type Op, type Program } from './program.ts'
import {
  type Parse,
  type LinkedParse,
  type PartialParse,
  addParse,
  addPartial,
  matchingLength,
  listOf,
  merged,
  recordOf,
} from './partialParses.ts'

const NOTHING: readonly Parse[] = []
/** Bounds for hostile texts. A real sentence needs a few thousand steps and some dozens of levels. */
const MOST_WORK = 1_000_000
const DEEPEST = 1_200
/** Indices into `results` fit into 16 bits. */
const MOST_RESULTS = 65_000

/** The text needs more work than any card's. */
export class OutOfBounds extends Error {}

/**
 * A memoised recursive-descent (packrat) parser that keeps every reading, not only the first: one text, one program.
 * Every op is tried at every place at most once, so time grows with the text, not with the number of combinations.
 */
export class Parser {
  readonly text: string
  private readonly ops: readonly Op[]
  /** memo[place][op]: 0 if not tried there yet, else 1 + the index of its parses in `results`. */
  private readonly memo: (Uint16Array | undefined)[]
  private readonly results: (readonly Parse[])[] = [NOTHING]
  private partners: Int32Array | null = null
  /** Steps so far: ops tried and partial parses kept. */
  work = 0
  private depth = 0
  /** Whether to record how far any op came and what it expected there. Slower, so only after a failure. */
  private readonly explaining: boolean
  furthest = 0
  readonly expected = new Set<string>()

  constructor(program: Program, text: string, explaining = false) {
    this.ops = program.ops
    this.text = text
    this.explaining = explaining
    this.memo = Array.from({ length: text.length + 1 })
  }

  /** The values of all parses that span the whole text. */
  parseWhole(id: number): unknown[] {
    const { length } = this.text
    return this.parse(id, 0)
      .filter(({ end }) => end === length)
      .map(({ value }) => value)
  }

  parse(id: number, at: number): readonly Parse[] {
    const op = this.ops[id]
    if (!this.explaining && !op.nullable && op.first !== null && !op.first.has(this.text.charCodeAt(at)))
      return NOTHING
    const here = (this.memo[at] ??= new Uint16Array(this.ops.length))
    const known = here[id]
    if (known !== 0) return this.results[known - 1]
    if (++this.work > MOST_WORK || this.depth > DEEPEST) throw new OutOfBounds()
    this.depth++
    const parses = this.parseOp(op, at)
    this.depth--
    here[id] = parses.length === 0 ? 1 : this.results.push(parses)
    if (this.results.length > MOST_RESULTS) throw new OutOfBounds()
    return parses
  }

  private parseOp(op: Op, at: number): readonly Parse[] {
    const { text } = this
    switch (op.kind) {
      case 'text':
        if (text.startsWith(op.text, at)) return [{ end: at + op.text.length, value: op.value }]
        return this.missed(at + matchingLength(text, at, op.text), op.text)
      case 'word': {
        const out: Parse[] = []
        const letters = op.list.trieIn(op.form).match(text, at, (end, value) => out.push({ end, value }))
        return out.length > 0 ? out : this.missed(at + letters, `(${op.list.name})`)
      }
      case 'number': {
        const numeral = numeralAt(text, at, op.style)
        return numeral === null ? this.missed(at, '(number)') : [numeral]
      }
      case 'quoted':
        return this.parseQuoted(op, at)
      case 'sequence':
        return this.parseSequence(op, at)
      case 'choice': {
        let out = NOTHING
        for (const id of op.of) out = merged(out, this.parse(id, at))
        return this.counted(out)
      }
      case 'optional':
        return merged([{ end: at, value: undefined }], this.parse(op.of, at))
      case 'many':
        return this.parseMany(op, at)
      case 'map': {
        const out: Parse[] = []
        for (const { end, value } of this.parse(op.of, at)) {
          const made = op.to(value)
          if (made !== undefined) addParse(out, { end, value: made })
        }
        return out
      }
      case 'chain':
        return this.parseChain(op, at)
    }
  }

  private parseQuoted(op: Op & { kind: 'quoted' }, at: number): readonly Parse[] {
    if (this.text[at] !== op.open) return this.missed(at, op.open)
    const close = this.partner(at)
    if (close === NO_OP) return this.missed(at, op.open)
    if (op.inner === NO_OP)
      return close === at + 1 ? NOTHING : [{ end: close + 1, value: this.text.slice(at + 1, close) }]
    return this.parse(op.inner, at + 1)
      .filter(({ end }) => end === close)
      .map(({ value }) => ({ end: close + 1, value }))
  }

  private parseSequence(op: Op & { kind: 'sequence' }, at: number): readonly Parse[] {
    let partials: readonly PartialParse[] = [{ end: at, value: undefined, before: null }]
    for (const part of op.parts) {
      const next: PartialParse[] = []
      const literal = this.ops[part]
      for (const before of partials)
        if (literal.kind === 'text' && !this.explaining) {
          const end = before.end + literal.text.length
          if (this.text.startsWith(literal.text, before.end))
            addPartial(next, { end, value: literal.value, before })
        } else
          for (const { end, value } of this.parse(part, before.end)) addPartial(next, { end, value, before })
      if (next.length === 0) return NOTHING
      partials = this.counted(next)
    }
    return partials.map((partial) => ({ end: partial.end, value: recordOf(op, partial) }))
  }

  private parseMany(op: Op & { kind: 'many' }, at: number): readonly Parse[] {
    const out: Parse[] = op.least === 0 ? [{ end: at, value: [] }] : []
    const start: PartialParse = { end: at, value: undefined, before: null }
    let items: readonly PartialParse[] = this.extend([start], NO_OP, op.of)
    for (let count = 1; items.length > 0 && count <= op.most; count++) {
      // Where the last separator differs, what it joins is the end of the list.
      const single = op.last === NO_OP || count === 1
      if (single && count >= op.least)
        for (const item of items) addParse(out, { end: item.end, value: listOf(item) })
      if (op.last !== NO_OP && count + 1 >= op.least && count < op.most)
        for (const item of this.extend(items, op.last, op.of))
          addParse(out, { end: item.end, value: listOf(item) })
      items = count < op.most ? this.extend(items, op.separator, op.of) : []
    }
    return out
  }

  /** Each partial parse with one more item behind it. */
  private extend(
    partials: readonly PartialParse[],
    separator: number,
    item: number,
  ): readonly PartialParse[] {
    const out: PartialParse[] = []
    for (const partial of partials)
      for (const from of separator === NO_OP ? [partial] : this.parse(separator, partial.end))
        for (const { end, value } of this.parse(item, from.end))
          addPartial(out, { end, value, before: partial })
    return this.counted(out)
  }

  private parseChain(op: Op & { kind: 'chain' }, at: number): readonly Parse[] {
    const out: Parse[] = []
    let partials: readonly LinkedParse[] = [{ end: at, value: undefined, before: null, link: NO_OP }]
    const fits = (before: LinkedParse, value: unknown): boolean =>
      before.link === NO_OP || op.linkBetween(before.value, value) === before.link
    for (let count = 1; partials.length > 0; count++) {
      const next: LinkedParse[] = []
      for (const before of partials) {
        if (count >= op.least)
          for (const id of op.ends)
            for (const { end, value } of this.parse(id, before.end))
              if (fits(before, value)) addParse(out, { end, value: listOf({ end, value, before }) })
        op.links.forEach((link, index) => {
          for (const { end, value } of this.parse(op.middles[index], before.end)) {
            if (!this.text.startsWith(link.text, end)) this.missed(end, link.text)
            else if (fits(before, value))
              addPartial(next, { end: end + link.text.length, value, before, link: index })
          }
        })
      }
      partials = this.counted(next)
    }
    return out
  }

  /** Records the furthest failure; returns no parse. */
  private missed(at: number, wanted: string): readonly Parse[] {
    if (!this.explaining || at < this.furthest || wanted === '') return NOTHING
    if (at > this.furthest) {
      this.furthest = at
      this.expected.clear()
    }
    this.expected.add(wanted)
    return NOTHING
  }

  /** Adds to the work done. */
  private counted<T>(list: readonly T[]): readonly T[] {
    this.work += list.length
    return list
  }

  /** The place of the bracket's partner. */
  private partner(at: number): number {
    this.partners ??= partnersOf(this.text)
    return this.partners[at]
  }
}
