import { assemble } from './assemble.ts'
import { type ListItem, fillList, listKindIn } from './blocks.ts'
import { unbound } from './bindings.ts'
import { CardTextError, type PrintedSpan, spanOf } from '../base/errors.ts'
import type { Role } from '../grammar/family.ts'
import type { Grammar, SentencePlace } from '../grammar/grammar.ts'
import { type Normalised, normalise, printedSpan } from '../normalise/normalise.ts'
import { partnersOf } from '../parser/brackets.ts'
import { type Sentence, readSentence } from './sentence.ts'
import type { Ability, Effect } from '../base/tree.ts'

/** A card's text, read as far as it could be. */
export interface CardText {
  readonly printed: string
  /** Null for a text past every bound. */
  readonly normalised: Normalised | null
  readonly paragraphs: readonly Paragraph[]
}

/** A line of a text with the lines of the list below it: an ability, if all of it was read. */
export interface Paragraph {
  readonly bullet: string
  readonly sentences: readonly Sentence[]
  /** Lines of a list below it. */
  readonly list: readonly Paragraph[]
  /** Null if anything in it was declined: half an ability is not an ability. */
  readonly ability: Ability | null
  /** What is wrong although every sentence was read. */
  readonly problem: Problem | null
}

export interface Problem {
  readonly reason: 'out-of-place' | 'unbound' | 'empty-list' | 'out-of-bounds'
  readonly message: string
  readonly span: PrintedSpan
}

const MOST_SENTENCES = 200

/** Never throws on a text, whatever it is. */
export function readText(grammar: Grammar, printed: string): CardText {
  try {
    const normalised = normalise(printed, grammar.spec.normal)
    return { printed, normalised, paragraphs: new DocumentReader(grammar, normalised).read() }
  } catch (problem) {
    if (!(problem instanceof CardTextError) || problem.code !== 'too-long') throw problem
    const span = spanOf(printed, 0, printed.length)
    const bounds: Problem = { reason: 'out-of-bounds', message: problem.message, span }
    const paragraph: Paragraph = { bullet: '', sentences: [], list: [], ability: null, problem: bounds }
    return { printed, normalised: null, paragraphs: [paragraph] }
  }
}

type ListKind = SentencePlace['list']

interface Line {
  readonly bullet: string
  readonly start: number
  readonly text: string
}

class DocumentReader {
  private readonly grammar: Grammar
  private readonly normalised: Normalised
  private sentences = 0

  constructor(grammar: Grammar, normalised: Normalised) {
    this.grammar = grammar
    this.normalised = normalised
  }

  read(): Paragraph[] {
    const out: Paragraph[] = []
    const lines = linesOf(this.normalised.text, this.grammar)
    for (let i = 0; i < lines.length;) {
      const line = lines[i++]
      const sentences = this.sentencesOf(line, null)
      const last = sentences.at(-1)
      const kind = last?.kind === 'read' ? listKindIn(last.tree) : null
      const list: Paragraph[] = []
      if (kind !== null)
        for (; i < lines.length && this.inList(lines[i]); i++) list.push(this.paragraph(lines[i], kind))
      out.push(this.finish(line, sentences, list, kind))
    }
    return out
  }

  private inList({ bullet }: Line): boolean {
    return (this.grammar.spec.listBullets ?? []).includes(bullet)
  }

  private paragraph(line: Line, list: ListKind): Paragraph {
    return this.finish(line, this.sentencesOf(line, list), [], null)
  }

  private sentencesOf({ text, start, bullet }: Line, list: ListKind): Sentence[] {
    const span = (from: number, to: number): PrintedSpan => printedSpan(this.normalised, from, to)
    const out: Sentence[] = []
    for (const sentence of split(text)) {
      if (++this.sentences > MOST_SENTENCES) break
      const place = { bullet, first: out.length === 0, list }
      const read = (roles: readonly Role[]): Sentence =>
        readSentence(this.grammar, sentence.text, { start: start + sentence.at, span, roles })
      const usual = read(this.grammar.rolesAt(place))
      const isUnread = usual.kind === 'declined' && usual.reason === 'unread'
      const others = isUnread ? (this.grammar.spec.otherwise?.(place) ?? []) : []
      const other = others.length === 0 ? usual : read(others)
      out.push(nearer(usual, other))
    }
    return out
  }

  private finish(
    line: Line,
    sentences: readonly Sentence[],
    list: readonly Paragraph[],
    kind: ListKind,
  ): Paragraph {
    const made = { bullet: line.bullet, sentences, list }
    const wrong = (reason: Problem['reason'], message: string): Paragraph => {
      const span = printedSpan(this.normalised, line.start, line.start + line.text.length)
      return { ...made, ability: null, problem: { reason, message, span } }
    }
    if (this.sentences > MOST_SENTENCES)
      return wrong('out-of-bounds', `more than ${MOST_SENTENCES} sentences`)
    const trees: { role: Role; tree: unknown }[] = []
    for (const sentence of sentences) {
      if (sentence.kind === 'declined') return { ...made, ability: null, problem: null }
      trees.push({ role: this.grammar.families.get(sentence.family)!.role, tree: sentence.tree })
    }
    if (kind !== null) {
      if (list.length === 0) return wrong('empty-list', 'the list this sentence speaks of is missing')
      if (list.some(({ ability }) => ability === null)) return { ...made, ability: null, problem: null }
      const items = list.map(({ ability }) => (kind === 'abilities' ? ability! : asMode(ability!)))
      if (items.includes(null)) return wrong('out-of-place', 'a mode is an effect, not an ability')
      const last = trees[trees.length - 1]
      last.tree = fillList(last.tree, items as readonly ListItem[])
    }
    const ability = assemble(trees)
    if (ability === undefined) return wrong('out-of-place', 'these sentences do not make one ability')
    const [lost] = unbound(ability)
    if (lost !== undefined) return wrong('unbound', `“${lost}” refers to nothing`)
    return { ...made, ability, problem: null }
  }
}

/** Of two ways to read a sentence: the one that reads it, is sure what is wrong with it, or came further. */
function nearer(usual: Sentence, other: Sentence): Sentence {
  if (other === usual || usual.kind === 'read') return usual
  if (other.kind === 'read' || other.reason !== 'unread') return other
  return other.unread.start > usual.unread.start ? other : usual
}

const asMode = (ability: Ability): Effect | null =>
  ability.kind === 'instruction' && ability.riders === undefined ? ability.effect : null

function linesOf(text: string, { spec }: Grammar): Line[] {
  const out: Line[] = []
  const bullets = [...(spec.normal.bullets ?? []), ...(spec.listBullets ?? [])]
  for (let start = 0; start <= text.length;) {
    const newline = text.indexOf('\n', start)
    const end = newline === -1 ? text.length : newline
    const bullet = bullets.find((mark) => text.startsWith(mark, start)) ?? ''
    const from = start + bullet.length
    if (end > from) out.push({ bullet, start: from, text: text.slice(from, end) })
    start = end + 1
  }
  return out
}

/** At every full stop outside of brackets. */
function split(text: string): { at: number; text: string }[] {
  const out: { at: number; text: string }[] = []
  const partners = partnersOf(text)
  let start = 0
  for (let at = 0; at < text.length; at++) {
    if (partners[at] !== -1) at = partners[at]
    else if (text[at] === '。') {
      out.push({ at: start, text: text.slice(start, at + 1) })
      start = at + 1
    }
  }
  if (start < text.length) out.push({ at: start, text: text.slice(start) })
  return out
}
