import type { CardField, CardFields, FieldPath } from './fields.ts'
import { fieldAt, labelsOf, plainLabel, valueSaid, wordSaid } from './fieldWords.ts'
import { IDLE, NUMBER, afterWord, closed, isEnd, labelEnd, standsBehind } from './plainLabels.ts'

/** What a line of a plain text says of a card: fields with or without their labels, and words that name none. */

/** A way in which a game prints several values without labels: 「2F/1C」. What is no field is kept for `finish`. */
export interface PlainForm {
  /** Anchored at its beginning. */
  readonly pattern: RegExp
  values(match: RegExpExecArray): Readonly<Record<string, string>>
}

/** A part of a line. `path`: null for what no rule asks about; absent: a word that does not say which field it is. */
export interface Fact {
  readonly path?: FieldPath | null
  readonly text: string
  readonly column: number
}

/** Between parts of a line. */
const GAP = /^(?:\s*[/／|｜]\s*|\s*[、,]\s*|\s+[-－―–‐・]\s+|[\s\u3000]+)/u
/** A gap that no value goes over. */
const WIDE = /^(?:\s*[|｜]\s*|\s*\t\s*|\s*\u3000\s*|\s{2,})/u
/** What may part a label from its value. */
const BEHIND = /^[^\S\t]*([:：=＝|｜\t]?)\s*/u
const BEHIND_IDLE = /^[^\S\t]*([:：=＝|｜\t/／]?)\s*/u
const OPENING = /^[【[〈<《(（◆■●◇□・*＊]+/u
const CLOSING = /^[】\]〉>》)）*＊]+/u

export class PlainLines {
  private readonly fields: CardFields
  private readonly forms: readonly PlainForm[]
  /** The longest label first; those of no field have null. */
  private readonly labels: readonly (readonly [label: string, path: FieldPath | null])[]
  private readonly closed: readonly (readonly [path: FieldPath, word: string])[]

  constructor(fields: CardFields, forms: readonly PlainForm[]) {
    this.fields = fields
    this.forms = forms
    const own = labelsOf(fields)
    const idle = IDLE.filter((label) => !own.has(label)).map((label) => [label, null] as const)
    this.labels = [...own, ...idle].sort(([a], [b]) => b.length - a.length)
    this.closed = Object.entries(fields)
      .flatMap(([name, field]) =>
        field.kind === 'word' || field.kind === 'words'
          ? [...(field.of ?? []), ...Object.keys(field.said ?? {})].map(
              (word) => [[name], plainLabel(word)] as const,
            )
          : [],
      )
      .sort(([, a], [, b]) => b.length - a.length)
  }

  /** Every part of the line in order. */
  of(text: string, column: number): Fact[] {
    return this.paired(text, column) ?? this.parts(text, column)
  }

  /** The label with which a line of a text begins: only one that a colon or brackets mark. */
  marked(text: string, column: number): Fact | null {
    const found = this.labelled(text, /^[\s|｜]*/u.exec(text)![0].length)
    if (found === null) return null
    const isIdle = found.path === null && /^[^\s]{2,}\s*[\s/／:：]\s*\S/u.test(text) && !text.includes('。')
    if (!found.marked && !isIdle) return null
    const content = text.slice(found.end).replace(/\s*[|｜]\s*$/u, '')
    const field = found.path === null ? undefined : fieldAt(this.fields, found.path)
    if (field?.kind === 'number' && content !== '' && typeof valueSaid(field, content) === 'string')
      return null
    return { path: found.path, text: content, column: column + found.end }
  }

  /** 「グレード/スキル：2 / ブースト」. */
  private paired(text: string, column: number): Fact[] | null {
    const whole =
      /^[・*■●◆\s|｜]*([^:：\t|｜]+?)\s*(?:[:：\t|｜]|\s{2,}|\s+(?=[0-9０-９]))\s*(.+?)\s*[|｜]?$/u.exec(text)
    if (whole === null) return null
    const left = whole[1].replace(/^[【[]|[】\]]$/gu, '').split(/\s*[/／・]\s*/u)
    const right = whole[2].split(/\s*[/／・]\s*/u)
    if (left.length < 2 || left.length !== right.length) return null
    const known = new Map(this.labels)
    const paths = left.map((label) => known.get(plainLabel(label)))
    if (paths.some((path) => path === undefined)) return null
    const at = column + text.lastIndexOf(whole[2])
    return right.flatMap((each, i) => {
      const formed = this.formed(`${left[i]}${each}`, 0)
      if (formed !== null) return formed.facts.map((fact) => ({ ...fact, column: at }))
      return [{ path: paths[i] ?? null, text: each, column: at }]
    })
  }

  private parts(text: string, column: number): Fact[] {
    const facts: Fact[] = []
    let at = /^[\s|｜]*/u.exec(text)![0].length
    while (at < text.length) {
      const { facts: found, end } = this.part(text, at)
      facts.push(...found.map((each) => ({ ...each, column: column + each.column })))
      at = end + (CLOSING.exec(text.slice(end))?.[0].length ?? 0)
      at += GAP.exec(text.slice(at))?.[0].length ?? 0
    }
    return facts
  }

  private part(text: string, at: number): { facts: Fact[]; end: number } {
    const formed = this.formed(text, at)
    if (formed !== null) return formed
    const found = this.labelled(text, at)
    if (found !== null) {
      const field = found.path === null ? undefined : fieldAt(this.fields, found.path)
      const end = this.valueEnd(text, found.end, found.path, field)
      return {
        facts: [
          {
            path: found.path,
            text: field?.kind === 'text' ? text.slice(found.end, end) : closed(text.slice(found.end, end)),
            column: found.end,
          },
        ],
        end,
      }
    }
    const known = this.known(text, at)
    if (known !== null) return known
    const end = this.bareEnd(text, at, false)
    const slip = this.unfit(text.slice(at, end), at)
    if (slip !== null) return { facts: [slip], end }
    return { facts: [{ text: closed(text.slice(at, end)), column: at }], end }
  }

  /** 「パワー四千」: a label of a number, and no number behind it; the check of the card names it. */
  private unfit(text: string, at: number): Fact | null {
    for (const [label, path] of this.labels) {
      if (path === null || label.length < 3 || fieldAt(this.fields, path)?.kind !== 'number') continue
      const end = labelEnd(text, 0, label)
      if (end !== null && end < text.length) return { path, text: text.slice(end).trim(), column: at + end }
    }
    return null
  }

  /** A form of the game that stands here. */
  private formed(text: string, from: number): { facts: Fact[]; end: number } | null {
    for (const { pattern, values } of this.forms) {
      const match = pattern.exec(text.slice(from))
      if (match === null || !isEnd(text, from + match[0].length)) continue
      const facts = Object.entries(values(match)).map(([key, value]) => ({
        path: key.split('.'),
        text: value,
        column: from,
      }))
      return { facts, end: from + match[0].length }
    }
    return null
  }

  /** A form of the game, or a word of a closed list, that stands here without a label. */
  private known(text: string, at: number): { facts: Fact[]; end: number } | null {
    const open = OPENING.exec(text.slice(at))?.[0].length ?? 0
    for (const from of open > 0 ? [at, at + open] : [at]) {
      const formed = this.formed(text, from)
      if (formed !== null) return formed
      for (const [path, word] of this.closed) {
        const end = labelEnd(text, from, word)
        if (end === null || !isEnd(text, end)) continue
        return { facts: [{ path, text: text.slice(from, end), column: from }], end: afterWord(text, end) }
      }
    }
    return null
  }

  /** 「グレード：2」, 「グレード 2」, 「グレード2」, 「【グレード】2」, 「グレード〈2〉」. */
  private labelled(
    text: string,
    from: number,
  ): { readonly path: FieldPath | null; readonly end: number; readonly marked: boolean } | null {
    const shell = OPENING.exec(text.slice(from))?.[0] ?? ''
    for (const [label, path] of this.labels) {
      const end = labelEnd(text, from + shell.length, label)
      if (end === null) continue
      const close = CLOSING.exec(text.slice(end))?.[0] ?? ''
      const behind = (path === null ? BEHIND_IDLE : BEHIND).exec(text.slice(end + close.length))!
      const start = end + close.length + behind[0].length
      const inBrackets = /[【[]/u.test(shell) && /[】\]]/u.test(close)
      const marked = behind[1] !== '' || inBrackets
      const field = path === null ? undefined : fieldAt(this.fields, path)
      // 「【永】…」 and 「グレード2以上の…」 say nothing of a field.
      if (!marked && !standsBehind(text.slice(start), behind[0], path, field)) continue
      return { path, end: start, marked }
    }
    return null
  }

  /** How far the value of a label goes: to the next label, or over a wide gap. */
  private valueEnd(text: string, from: number, path: FieldPath | null, field: CardField | undefined): number {
    if (field?.kind === 'text' || path === null) return text.replace(/\s*[|｜]\s*$/u, '').length
    if (field?.kind === 'number') {
      const number = NUMBER.exec(text.slice(from))
      if (number !== null && isEnd(text, from + number[0].length)) return from + number[0].length
    }
    return this.bareEnd(text, from, true)
  }

  private bareEnd(text: string, from: number, isValue: boolean): number {
    const inBrackets = isValue
      ? null
      : /^(?:《[^《》]*》|〈[^〈〉]*〉|\([^()]*\)|（[^（）]*）)/u.exec(text.slice(from))
    if (inBrackets !== null) return from + inBrackets[0].length
    for (let at = from + 1; at < text.length; at++) {
      const rest = text.slice(at)
      const gap = GAP.exec(rest)
      if (gap === null) continue
      if (WIDE.test(rest) || (!isValue && /[/／|｜、,－―–‐-]/u.test(gap[0]))) return at
      const next = at + gap[0].length
      if (this.labelled(text, next) !== null || (!isValue && this.known(text, next) !== null)) return at
      if (isValue && /^\s+$/u.test(gap[0]) && this.known(text, next) !== null) return at
      at = next - 1
    }
    return text.length
  }

  /** Whether a word of a closed list is said so. */
  isClosedWord(path: FieldPath, text: string): boolean {
    const field = fieldAt(this.fields, path)
    return field?.kind === 'word' && field.of.includes(wordSaid(field, text))
  }
}
