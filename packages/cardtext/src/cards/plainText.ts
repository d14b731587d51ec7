import { type FieldPath, leavesOf } from './fields.ts'
import { nearestOf } from './nearest.ts'
import { fieldAt, labelsOf, plainLabel, valueSaid } from './fieldWords.ts'
import type { PlainCard, PlainGame, PlainPlace } from './plainCard.ts'
import { type Fact, PlainLines } from './plainLine.ts'
import { BETWEEN_CARDS, QUOTED, isText, withoutMarkup } from './plainLook.ts'
import { cardHead, isNoun, isRarity, isReading, numberOnly } from './plainNames.ts'

/** Cards as people copy them from a site or a wiki: a name, lines with a field each or several, the text; many at once. */

/** Every card of a plain text as the data of a card file, to be checked as that is. Never throws. */
export function cardsInText(game: PlainGame, text: string): PlainCard[] {
  const lines = text.replaceAll('\r\n', '\n').split('\n').map(withoutMarkup)
  const reader = new PlainReader(game, lines)
  lines.forEach((_, i) => reader.line(i))
  return reader.done()
}

interface Draft extends PlainCard {
  readonly places: Map<string, PlainPlace>
  readonly lines: Map<string, PlainPlace[]>
  /** Words before the text that name no field. */
  readonly bare: { readonly text: string; readonly place: PlainPlace }[]
  readonly rest: Map<string, string>
}
interface Found {
  readonly path: FieldPath
  readonly text: string
  readonly column: number
}

class PlainReader {
  private readonly game: PlainGame
  private readonly all: readonly string[]
  private readonly parts: PlainLines
  private readonly cards: Draft[] = []
  private card: Draft | null = null
  /** A label that stood alone: the next line is what it holds. */
  private waiting: FieldPath | null = null
  /** The text that lines without a label go on with. */
  private open: FieldPath | null = null
  private gap = false

  constructor(game: PlainGame, all: readonly string[]) {
    this.game = game
    this.all = all
    this.parts = new PlainLines(game.fields, game.plain?.forms ?? [])
  }

  done(): PlainCard[] {
    const ids = new Map<string, number>()
    for (const card of this.cards) {
      const { value } = card
      this.placeBare(card)
      this.game.plain?.finish?.(value, card.rest)
      const { id, name } = value
      const wanted = typeof id === 'string' ? id : typeof name === 'string' ? name : ''
      const n = (ids.get(wanted) ?? 0) + 1
      ids.set(wanted, n)
      if (value['id'] === undefined && wanted !== '') value['id'] = n === 1 ? wanted : `${wanted} (${n})`
    }
    return this.cards
  }

  line(i: number): void {
    const text = this.all[i].trim()
    const column = this.all[i].length - this.all[i].trimStart().length
    if (text === '' || BETWEEN_CARDS.test(text)) {
      this.gap = true
      if (text !== '') this.card = this.open = null
      return
    }
    const { gap, waiting } = this
    this.gap = false
    this.waiting = null
    const marked = this.parts.marked(text, column)
    if (waiting !== null && marked === null && !this.isFacts(text))
      return this.put({ path: waiting, text, column }, i, false)
    if (this.open !== null) return this.behindText(text, column, i, gap, marked)
    if (this.namedWithFacts(text, column, i)) return
    const facts = this.factsIn(text, column)
    if (facts !== null) return this.putAll(facts, i, gap)
    if (this.card !== null && numberOnly(text)) return this.numbered(text, column, i)
    if (this.card === null || this.beginsCard(i, gap)) return this.begin({ text, column }, i)
    if (this.card.value['name'] === undefined) return this.named({ text, column }, i)
    this.inHead(text, column, i)
  }

  /** A line without a field before the text of the card. */
  private inHead(text: string, column: number, i: number): void {
    const { card } = this
    if (card === null || isReading(text, card.value['name'])) return
    const slip = this.slipIn(text)
    if (slip !== null) {
      card.value[slip.label] = slip.text
      card.places.set(slip.label, { line: i, column })
      return
    }
    if (isRarity(text) || QUOTED.test(text)) return
    const words = this.parts.of(text, column)
    if (!isText(text) && words.every(({ text: word, path }) => path === undefined && isNoun(word)))
      for (const { text: word, column: at } of words)
        card.bare.push({ text: word, place: { line: i, column: at } })
    else this.put({ path: ['text'], text, column }, i, false)
  }

  private behindText(text: string, column: number, i: number, gap: boolean, marked: Fact | null): void {
    if (marked !== null) {
      if (marked.path !== null && marked.path !== undefined) {
        const facts = gap || this.has(marked.path) ? this.factsIn(text, column) : null
        this.putAll(facts ?? [marked], i, gap)
      }
      return
    }
    if (gap && this.namedWithFacts(text, column, i)) return
    if (this.beginsCard(i, gap)) return this.begin({ text, column }, i)
    if (numberOnly(text)) return this.numbered(text, column, i)
    if (isRarity(text) || QUOTED.test(text)) return
    this.put({ path: this.open ?? ['text'], text, column }, i, false)
  }

  /** 「灯台守 ノーマルユニット グレード2」: a name, and behind it in the same line what the card has. */
  private namedWithFacts(text: string, column: number, i: number): boolean {
    const [first, ...rest] = isText(text) ? [] : this.parts.of(text, column)
    if (first === undefined || first.path !== undefined) return false
    const own = rest.filter(({ path }) => path !== undefined && path !== null)
    if (own.length < 2 || rest.some(({ path, text: word }) => path === undefined && !isNoun(word)))
      return false
    const isNew = this.card === null || own.some(({ path }) => this.has(path!))
    if (!isNew) return false
    this.begin({ text: first.text, column: first.column }, i)
    this.putAll(rest, i, false)
    return true
  }

  /** The number of a card in a line of its own: of the next card if this one has one. */
  private numbered(text: string, column: number, i: number): void {
    if (this.card?.value['id'] !== undefined) this.card = this.open = null
    this.put({ path: ['id'], text: numberOnly(text) ?? text, column }, i, false)
  }

  /** Whether a line without a label is the name of the next card: a line of fields follows it. */
  private beginsCard(i: number, gap: boolean): boolean {
    const { card } = this
    if (card === null || card.value['name'] === undefined || isText(this.all[i].trim())) return false
    const next = this.factsBehind(i)
    if (next === null) return false
    const again = next.some(({ path }) => path !== undefined && path !== null && this.has(path))
    return again || (gap && (this.open !== null || next.length > 1))
  }
  /** The fields of the next line, which may stand behind a reading of the name or a number. */
  private factsBehind(i: number): Fact[] | null {
    let at = this.nextLine(i)
    const name = cardHead(this.all[i].trim()).name
    for (let more = 0; at !== null && more < 2; more++) {
      const text = this.all[at].trim()
      if (this.factsIn(text, 0) !== null) break
      if (!isReading(text, name) && numberOnly(text) === null && !isRarity(text)) break
      at = this.nextLine(at)
    }
    return at === null ? null : this.factsIn(this.all[at].trim(), 0)
  }
  private nextLine(i: number): number | null {
    for (let at = i + 1; at < this.all.length; at++) if (this.all[at].trim() !== '') return at
    return null
  }

  /** The fields that the line consists of, words that name none among them; null: it says none. */
  private factsIn(text: string, column: number): Fact[] | null {
    const facts = this.parts.of(text, column)
    const isOne = facts.some(({ path }) => path !== undefined)
    const rest = facts.filter(({ path }) => path === undefined)
    if (!isOne || rest.some(({ text: word }) => !isNoun(word))) return null
    // 「【自】…」 is no field, and 「インターセプト、…」 is none either.
    return isText(text) && (facts[0].path === undefined || rest.length > 0) ? null : facts
  }
  private isFacts(text: string): boolean {
    const facts = this.factsIn(text, 0)
    return facts !== null && facts.every(({ path }) => path !== undefined) && !this.isValue(text)
  }
  /** What waits for a value takes it, also where it could be a field of its own. */
  private isValue(text: string): boolean {
    return this.waiting !== null && this.parts.isClosedWord(this.waiting, text)
  }

  private has(path: FieldPath): boolean {
    const [name, below] = path
    const own = this.card?.value[name]
    return below === undefined
      ? own !== undefined
      : (own as object | undefined) !== undefined && Object.hasOwn(own as object, below)
  }

  private begin(name: { text: string; column: number }, i: number): void {
    this.start()
    this.named(name, i)
  }
  private start(): Draft {
    this.card = { value: {}, places: new Map(), lines: new Map(), bare: [], rest: new Map() }
    this.cards.push(this.card)
    this.open = null
    return this.card
  }
  private named({ text, column }: { text: string; column: number }, line: number): void {
    const { id, name } = cardHead(text)
    this.put({ path: ['name'], text: name, column: column + Math.max(0, text.indexOf(name)) }, line, false)
    if (id !== null && this.card?.value['id'] === undefined)
      this.put({ path: ['id'], text: id, column }, line, false)
  }

  private putAll(facts: readonly Fact[], line: number, gap: boolean): void {
    facts.forEach(({ path, text, column }, n) => {
      if (path === null) return
      if (path !== undefined) this.put({ path, text, column }, line, gap && n === 0)
      else this.card?.bare.push({ text, place: { line, column } })
    })
  }

  private put({ path, text, column }: Found, line: number, gap: boolean): void {
    const key = path.join('.')
    const field = path[0] === 'id' ? undefined : fieldAt(this.game.fields, path)
    const isText = field?.kind === 'text'
    // What a card has already, it does not have twice: another card begins.
    const again = this.has(path) && (!isText || gap) && (gap || key === 'name' || key === 'id')
    const card = this.card === null || again ? this.start() : this.card
    const { value, places, lines } = card
    if (field === undefined && key !== 'id') {
      card.rest.set(key, text)
      return
    }
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

  /** Words without a label are those of the open fields that have none yet, in their order. */
  private placeBare({ value, places, bare }: Draft): void {
    const open = leavesOf(this.game.fields).filter(
      ({ path, field }) => field.kind === 'words' && field.of === undefined && value[path[0]] === undefined,
    )
    for (const { text, place } of bare) {
      const next = open.shift()
      if (next === undefined) {
        // Nothing is dropped unsaid.
        const before = value['text']
        value['text'] = typeof before === 'string' ? `${text}\n${before}` : text
        continue
      }
      value[next.path[0]] = valueSaid(next.field, text)
      places.set(next.path[0], place)
    }
  }

  /** A short line with a colon whose label is nearly one: a slip, which the check of the card names. */
  private slipIn(text: string): { readonly label: string; readonly text: string } | null {
    const found = /^([^\s:：、。【「『・]{2,12})[:：]\s*([^。]{1,30})$/u.exec(text)
    if (found === null || this.open !== null) return null
    const names = [...labelsOf(this.game.fields).keys()].filter((label) => label.length > 2)
    return nearestOf(plainLabel(found[1]), names) === null ? null : { label: found[1], text: found[2] }
  }
}
