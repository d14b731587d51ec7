import type { CardField, CardFields, FieldPath } from './fields.ts'
import { nearestOf } from './nearest.ts'
import { fieldAt, labelsOf, plainLabel, valueSaid, wordSaid } from './fieldWords.ts'

/** Cards as people copy them from a site or a wiki: a name, lines with a field each or several, the text; many at once. */

/** A card that was found in a plain text, and the line (from 0) and column at which each of its parts stands. */
export interface PlainCard {
  readonly value: Record<string, unknown>
  readonly places: ReadonlyMap<string, PlainPlace>
  /** The lines of its texts, by field. */
  readonly lines: ReadonlyMap<string, readonly PlainPlace[]>
}
/** A line and a column of a plain text, both from 0. */
export interface PlainPlace {
  readonly line: number
  readonly column: number
}

/** Lines that tell of a card what no rule asks about; dropped with what they say. */
const IDLE =
  /^(?:フレーバー(?:テキスト)?|イラスト(?:レーター)?|絵師|収録(?:弾|商品)?|商品名?|レギュレーション|読み(?:仮名)?|よみ|ふりがな|フリガナ|英名|illust(?:rator)?|flavou?r(?:text)?|set)[:：\s]/iu
const BETWEEN_CARDS = /^[-=＝―─_*＊~〜]{3,}$/u
/** What stands around a name, or before it in a list. */
const AROUND_NAME = /^(?:[#■◆●★◇□○▼]+\s*|[0-9]+[.．、]\s*)|^《(?=[^《》]*》$)|(?<=^《[^《》]*)》$/gu
/** Between several fields of one line. */
const BETWEEN_FIELDS = /\s*[/／|｜]\s*|\s{2,}|\u3000+|\t+/u

/** Every card of a plain text as the data of a card file, to be checked as that is. Never throws. */
export function cardsInText(fields: CardFields, text: string): PlainCard[] {
  const reader = new PlainReader(fields)
  const lines = text.replaceAll('\r\n', '\n').split('\n')
  lines.forEach((line, i) => reader.line(line, i, lines))
  return reader.done()
}

interface Found {
  readonly path: FieldPath
  readonly text: string
  readonly column: number
}
interface Draft extends PlainCard {
  readonly places: Map<string, PlainPlace>
  readonly lines: Map<string, PlainPlace[]>
}

class PlainReader {
  private readonly fields: CardFields
  /** The longest label first. */
  private readonly labels: readonly (readonly [label: string, path: FieldPath])[]
  private readonly cards: Draft[] = []
  private card: Draft | null = null
  /** A label that stood alone: the next line is what it holds. */
  private waiting: FieldPath | null = null
  /** The text that lines without a label go on with. */
  private open: FieldPath | null = null
  private gap = false

  constructor(fields: CardFields) {
    this.fields = fields
    this.labels = [...labelsOf(fields)].sort(([a], [b]) => b.length - a.length)
  }

  done(): PlainCard[] {
    const ids = new Map<string, number>()
    for (const { value } of this.cards) {
      const { id, name } = value
      const wanted = typeof id === 'string' ? id : typeof name === 'string' ? name : ''
      const n = (ids.get(wanted) ?? 0) + 1
      ids.set(wanted, n)
      if (value['id'] === undefined && wanted !== '') value['id'] = n === 1 ? wanted : `${wanted} (${n})`
    }
    return this.cards
  }

  line(line: string, i: number, all: readonly string[]): void {
    const text = line.trim()
    const column = line.length - line.trimStart().length
    if (text === '' || BETWEEN_CARDS.test(text)) {
      this.gap = true
      if (text !== '') this.card = this.open = null
      return
    }
    const { gap } = this
    this.gap = false
    const { waiting } = this
    this.waiting = null
    const found = this.fieldsIn(text, column)
    if (found !== null) return found.forEach((each) => this.put(each, i, gap))
    if (waiting !== null) return this.put({ path: waiting, text, column }, i, false)
    if (IDLE.test(text)) return
    const slip = this.slipIn(text)
    if (slip !== null && this.card !== null) {
      this.card.value[slip.label] = slip.text
      this.card.places.set(slip.label, { line: i, column })
      return
    }
    if (this.card === null || (gap && this.beginsCard(i, all))) return this.begin({ text, column }, i)
    if (this.card.value['name'] === undefined) return this.named({ text, column }, i)
    this.put({ path: this.open ?? ['text'], text, column }, i, false)
  }

  /** Whether a line without a label, behind an empty one, is the name of the next card: a field follows it. */
  private beginsCard(i: number, all: readonly string[]): boolean {
    if (this.card?.value['name'] === undefined) return false
    const next = all.slice(i + 1).find((line) => line.trim() !== '')
    const { open } = this
    this.open = null
    const follows = next !== undefined && this.fieldsIn(next.trim(), 0) !== null
    this.open = open
    return follows
  }

  private begin(name: { text: string; column: number }, i: number): void {
    this.card = { value: {}, places: new Map(), lines: new Map() }
    this.cards.push(this.card)
    this.open = null
    this.named(name, i)
  }

  private named({ text, column }: { text: string; column: number }, line: number): void {
    this.put({ path: ['name'], text: text.replace(AROUND_NAME, ''), column }, line, false)
  }

  private put({ path, text, column }: Found, line: number, gap: boolean): void {
    const key = path.join('.')
    const field = path[0] === 'id' ? undefined : fieldAt(this.fields, path)
    const isText = field?.kind === 'text'
    // What a card has already, it does not have twice: another card begins.
    const again =
      this.card?.places.has(key) === true && (!isText || gap) && (gap || key === 'name' || key === 'id')
    if (this.card === null || again) {
      this.card = { value: {}, places: new Map(), lines: new Map() }
      this.cards.push(this.card)
      this.open = null
    }
    const { value, places, lines } = this.card
    if (!places.has(key)) places.set(key, { line, column })
    if (isText) this.open = path
    if (text === '' && path[0] !== 'id') {
      if (!isText) this.waiting = path
      return
    }
    const said = field === undefined ? text : valueSaid(field, text)
    if (said === undefined) return
    if (isText) lines.set(key, [...(lines.get(key) ?? []), { line, column }])
    const [name, below] = path
    const before =
      below === undefined ? value[name] : (value[name] as Record<string, unknown> | undefined)?.[below]
    const whole = isText && typeof before === 'string' ? `${before}\n${String(said)}` : said
    if (below === undefined) value[name] = whole
    else value[name] = { ...(value[name] as object | undefined), [below]: whole }
  }

  /** A short line with a colon whose label is nearly one: a slip, which the check of the card names. */
  private slipIn(text: string): { readonly label: string; readonly text: string } | null {
    const found = /^([^\s:：、。【「『・]{2,12})[:：]\s*([^。]{1,30})$/u.exec(text)
    if (found === null || this.open !== null) return null
    const names = this.labels.map(([label]) => label).filter((label) => label.length > 2)
    return nearestOf(plainLabel(found[1]), names) === null ? null : { label: found[1], text: found[2] }
  }

  /** The fields that the whole line consists of, or null: 「グレード 2 / パワー 9000」. */
  private fieldsIn(text: string, column: number): Found[] | null {
    const bare = text.replace(/^[|｜]\s*|\s*[|｜]$/gu, '')
    let from = text.indexOf(bare)
    const whole = this.labelled(bare, column + from)
    const parts: Found[] = []
    for (const part of bare.split(BETWEEN_FIELDS)) {
      const at = text.indexOf(part, from)
      from = at + part.length
      const found = this.labelled(part, column + at) ?? this.wordAlone(part, column + at)
      // A label before a tab has what stands behind it.
      const isParted = parts.length === 0 && found?.text === '' && part !== bare && found.path[0] !== 'id'
      if (found === null || (isParted && whole !== null)) return whole === null ? null : [whole]
      parts.push(found)
    }
    // 「種族 A / B」 is one field, 「グレード 2 / パワー 9000」 two.
    return parts
  }

  /** A word of a closed list that stands alone says which field it is: ノーマルユニット. */
  private wordAlone(text: string, column: number): Found | null {
    if (this.open !== null) return null
    for (const [name, field] of Object.entries(this.fields))
      if ((field.kind === 'word' || field.kind === 'words') && field.of !== undefined) {
        const words = text.split('・').map((each) => wordSaid(field, each))
        if (words.length > 0 && words.every((word) => field.of?.includes(word) === true))
          return { path: [name], text, column }
        if (field.of.includes(wordSaid(field, text))) return { path: [name], text, column }
      }
    return null
  }

  /** 「グレード：2」, 「グレード 2」, 「グレード2」; inside of a text only with a colon. */
  private labelled(text: string, column: number): Found | null {
    const shell = /^[【[■◆●・*]*/u.exec(text)![0].length
    for (const [label, path] of this.labels) {
      const end = labelEnd(text, shell, label)
      if (end === null) continue
      const behind = /^[】\]*]*\s*([:：=＝|｜]?)\s*/u.exec(text.slice(end))!
      const content = text.slice(end + behind[0].length)
      const field = path[0] === 'id' ? undefined : fieldAt(this.fields, path)
      if (behind[1] === '' && !standsBehind(content, behind[0], field, this.open !== null)) continue
      return { path, text: content, column: column + end + behind[0].length }
    }
    return null
  }
}

/** Where the label ends if it stands here, whatever its spaces and width. */
function labelEnd(text: string, from: number, label: string): number | null {
  let read = ''
  for (let at = from; at < text.length && read.length < label.length; at++) {
    read += plainLabel(text[at])
    if (read === label) return at + 1
    if (!label.startsWith(read)) return null
  }
  return null
}

/** What may follow a label without a colon: nothing, a number for a number, anything else behind a space. */
function standsBehind(content: string, gap: string, field: CardField | undefined, inText: boolean): boolean {
  if (content === '') return true
  if (inText || field?.kind === 'text') return false
  if (field?.kind === 'number') return typeof valueSaid(field, content) !== 'string'
  return gap !== ''
}
