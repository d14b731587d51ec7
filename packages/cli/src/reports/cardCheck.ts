import {
  type Advice,
  type CardGame,
  type CardReport,
  type Coverage,
  type PrintedSpan,
  type ReadCard,
  type SentenceReport,
  adviceOn,
  coverage,
  readCards,
  readTexts,
  withWordsOf,
  reportCard,
  sinceOf,
} from '@fudaba/cardtext'
import type { GameRules } from '@fudaba/kernel'
import { AbilityError } from '@fudaba/kernel/text'
import type { LoadedSet, LocatedCard } from '@fudaba/files'
import { gameEntry } from '../options/games.ts'

/** The report on a set of cards. */
export interface SetCheck {
  readonly game: string
  readonly set: string
  readonly cards: readonly CheckedCard[]
  readonly sentences: number
  readonly declined: number
  readonly families?: Coverage
}
export interface CheckedCard extends Omit<CardReport, 'sentences'> {
  readonly name: string
  readonly sentences: readonly LocatedSentence[]
  /** Why the rules cannot carry it out although it was read. */
  readonly unplayable?: string
}
/** A sentence with its place in the file. */
export interface LocatedSentence extends SentenceReport {
  /** What helps with it, if it was not read. */
  readonly advice: readonly Advice[]
  readonly at: { readonly file: string; readonly line: number; readonly column: number }
}

export async function checkSet(
  game: CardGame,
  set: LoadedSet,
  day: string | null,
  families: boolean,
): Promise<SetCheck> {
  const rules = await (await gameEntry(game.name)).load()
  const reading = withWordsOf(game, set.cards, set.words)
  const read = readCards(reading, set, day)
  const cards = read.map((card, i) => checkOne(reading, rules, card, set, i, day))
  return {
    game: game.name,
    set: set.id,
    cards,
    sentences: sum(cards.map(({ sentences }) => sentences.length)),
    declined: sum(cards.map(({ declined, unplayable }) => declined + (unplayable === undefined ? 0 : 1))),
    ...(families && { families: familiesOf(reading, rules, read) }),
  }
}

function checkOne(
  game: CardGame,
  rules: GameRules,
  card: ReadCard,
  { located: places, words }: LoadedSet,
  i: number,
  day: string | null,
): CheckedCard {
  const located = places[i]
  const { sentences, ...report } = reportCard(game, card)
  const { name } = card.printed
  const unplayable = report.declined > 0 ? undefined : refusal(game, rules, card, words)
  return {
    ...report,
    name: typeof name === 'string' ? name : '',
    sentences: sentences.map((sentence) => ({
      ...sentence,
      advice: sentence.read ? [] : adviceOn(game, sentence),
      at: placeOf(located, sentence, day),
    })),
    ...(unplayable !== undefined && { unplayable }),
  }
}

/** Why the rules cannot carry out a text that was read, or undefined. */
function refusal(
  game: CardGame,
  rules: GameRules,
  { printed }: ReadCard,
  words: LoadedSet['words'],
): string | undefined {
  try {
    rules.enter?.(rules.book.extended(), [game.make({ ...printed })], words ?? {})
    return undefined
  } catch (error) {
    if (error instanceof AbilityError) return error.message
    throw error
  }
}

function placeOf(located: LocatedCard, { field, span, unread }: SentenceReport, day: string | null) {
  const { line, column }: PrintedSpan = unread ?? span
  const path = textPath(located, field, day)
  return { file: located.file, ...located.inside(path, { line, column }) }
}

/** Path of a text inside the card's data: a corrected text stands in its correction. */
function textPath({ card }: LocatedCard, field: string, day: string | null): (string | number)[] {
  const path = field.split('.')
  const due = (card.corrections ?? [])
    .map((correction, i) => ({ correction, i }))
    .filter(({ correction }) => day === null || sinceOf(correction) <= day)
    .filter(({ correction }) => correction[path[0]] !== undefined)
    .sort((a, b) => (sinceOf(a.correction) < sinceOf(b.correction) ? -1 : 1))
  const last = due.at(-1)
  return last === undefined ? path : ['corrections', last.i, ...path]
}

/** Sentence families over these cards and the game's own, so that a family that the game uses is not counted as single. */
function familiesOf(game: CardGame, rules: GameRules, read: readonly ReadCard[]): Coverage {
  const own = new Set(read.map(({ printed }) => printed.id))
  const others = rules.cards
    .filter((card) => !own.has(rules.cardId(card)))
    .map((card) => readTexts(game, card as ReadCard['printed']))
  const texts = [...read.map((card) => card.texts), ...others]
  return coverage(
    game.grammar,
    texts.map((each) => [...each.values()]),
  )
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0)
