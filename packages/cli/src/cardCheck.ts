import {
  type CardGame,
  type CardReport,
  type Coverage,
  type PrintedSpan,
  type ReadCard,
  type SentenceReport,
  coverage,
  readCards,
  readTexts,
  reportCard,
  sinceOf,
} from '@fudaba/cardtext'
import { AbilityError } from '@fudaba/kernel'
import type { LoadedSet, LocatedCard } from '@fudaba/files'
import { gameEntry } from './games.ts'

/** What was found out about a set of cards. */
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
  /** Why the rules cannot play it although it was read. */
  readonly unplayable?: string
}
/** With the places in the file. */
export interface LocatedSentence extends SentenceReport {
  readonly at: { readonly file: string; readonly line: number; readonly column: number }
}

export async function checkSet(
  game: CardGame,
  set: LoadedSet,
  day: string | null,
  families: boolean,
): Promise<SetCheck> {
  const read = readCards(game, set, day)
  const cards = read.map((card, i) => checkOne(game, card, set.located[i], day))
  return {
    game: game.name,
    set: set.id,
    cards,
    sentences: sum(cards.map(({ sentences }) => sentences.length)),
    declined: sum(cards.map(({ declined, unplayable }) => declined + (unplayable === undefined ? 0 : 1))),
    ...(families && { families: await familiesOf(game, read) }),
  }
}

function checkOne(game: CardGame, card: ReadCard, located: LocatedCard, day: string | null): CheckedCard {
  const { sentences, ...report } = reportCard(game, card)
  const { name } = card.printed
  const unplayable = report.declined > 0 ? undefined : refusal(game, card)
  return {
    ...report,
    name: typeof name === 'string' ? name : '',
    sentences: sentences.map((sentence) => ({ ...sentence, at: placeOf(located, sentence, day) })),
    ...(unplayable !== undefined && { unplayable }),
  }
}

/** A text may be read and still ask for what the rules cannot carry out. */
function refusal(game: CardGame, { printed }: ReadCard): string | undefined {
  try {
    game.make({ ...printed })
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

/** A corrected text stands in its correction, not where the card began. */
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

/** Counted over the game's own cards and these: a family that one new card uses is no family of one card. */
async function familiesOf(game: CardGame, read: readonly ReadCard[]): Promise<Coverage> {
  const rules = await gameEntry(game.name).load()
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
