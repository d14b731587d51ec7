import { type Signal, signal } from '@preact/signals'
import type { CardFields, CardSet, CardText, DatedCard, DeclinedSentence } from '@fudaba/cardtext'
import { type GameWorkshop, games } from '../games.ts'
import { lang } from '../settings/settings.ts'

/** A printed text as the game understands it. */
export interface ReadText {
  /** The text in pieces; an unread piece has no effect in the game. */
  readonly pieces: readonly { readonly text: string; readonly unread: boolean }[]
  /** All of it is understood. */
  readonly isWhole: boolean
  /** The same in English, a line for each paragraph. */
  readonly english: readonly string[]
  /** What is wrong and what helps, in one line each. */
  readonly problems: readonly Said[]
}
type Said = Readonly<{ ja: string; en: string }>

export interface CardReader {
  readonly fields: CardFields
  readonly workshop: GameWorkshop
  read(text: string): ReadText
  /** The text of a card that brings words of its own: its clans and organisations are known. */
  readOf(card: Readonly<Record<string, unknown>>): ReadText
  /** The texts of a card of a set, by the path of their field: the words of the whole set are known. */
  inSet(set: Pick<CardSet, 'cards' | 'words'>, card: DatedCard): ReadonlyMap<string, ReadText>
  /** What is wrong with the data of a card. */
  check(card: unknown): readonly string[]
}

/** Readers by game, of the games opened so far. A signal, because a grammar arrives after its game. */
export const readers: Signal<Readonly<Record<string, CardReader>>> = signal({})

/** Loads the grammar of a game that has card texts. */
export async function loadReader(game: string): Promise<void> {
  const entry = games.find((each) => each.name === game)
  if (entry?.workshop === undefined || readers.value[game] !== undefined) return
  const [workshop, language] = await Promise.all([entry.workshop(), import('@fudaba/cardtext')])
  const { cardGame } = workshop
  const known = new Map<string, ReadText>()
  const { names: _, ...nameless } = cardGame
  const made = (
    key: string | null,
    text: string,
    game: typeof cardGame,
    read: CardText,
    // A name in English is no wording: whoever changes one makes no card be read again.
    named: () => typeof cardGame = () => game,
  ): ReadText => {
    const declined = language.declinedIn(read)
    const problems = read.paragraphs.flatMap(({ problem }) => problem ?? [])
    let english: { readonly by: object; readonly lines: ReadText['english'] } | null = null
    let said: ReadText['problems'] | null = null
    // What helps takes long to find: only where somebody looks at it.
    const out: ReadText = {
      isWhole: declined.length === 0 && problems.length === 0,
      pieces: piecesOf(text, declined, read),
      get english() {
        const { grammar } = named()
        if (english?.by !== grammar) english = { by: grammar, lines: language.englishText(grammar, read) }
        return english.lines
      },
      get problems() {
        return (said ??= [
          ...declined.flatMap((each) => [
            ...language.declinedReason(each.reason, each.unread.text),
            ...language.adviceOn(game, each),
          ]),
          ...problems.flatMap(({ reason, span }) => language.declinedReason(reason, span.text)),
        ])
      },
    }
    if (key !== null) known.set(key, out)
    return out
  }
  const withNames = new WeakMap<object, typeof cardGame>()
  const named = ({ cards, words }: Worded): typeof cardGame => {
    const game = withNames.get(cards) ?? language.withWordsOf(cardGame, cards, words)
    withNames.set(cards, game)
    return game
  }
  const inWords = readingsByWords(cardGame.brings, (set) =>
    language.withWordsOf(nameless, set.cards, set.words),
  )
  const reader: CardReader = {
    fields: cardGame.fields,
    workshop,
    read: (text) => known.get(text) ?? made(text, text, cardGame, language.readText(cardGame.grammar, text)),
    readOf(card) {
      const text = typeof card['text'] === 'string' ? card['text'] : ''
      const key = JSON.stringify([...Object.keys(cardGame.brings).map((field) => card[field]), text])
      const before = known.get(key)
      if (before !== undefined) return before
      const [one] = language.readCards(cardGame, { cards: [{ ...card, id: 'TEST-1' }] }, null)
      const read = one.texts.get('text') ?? language.readText(cardGame.grammar, text)
      return made(key, text, cardGame, read)
    },
    inSet(set, card) {
      const wording = inWords(set)
      const { game: reading, read } = wording
      const before = read.get(card)
      if (before !== undefined) return before
      const printed = language.cardOn(card, null)
      const out = new Map(
        [...language.readTexts(reading, printed)].map(([path, text]) => {
          const value = language.valueAt(printed, path.split('.'))
          const said = typeof value === 'string' ? value : ''
          return [path, made(null, said, reading, text, () => named(wording.latest))]
        }),
      )
      read.set(card, out)
      return out
    },
    check: (card) =>
      language
        .checkCard(cardGame.fields, card)
        .problems.map(({ path, message }) =>
          path.length === 0 ? message[lang.value] : `${path.join('.')}: ${message[lang.value]}`,
        ),
  }
  readers.value = { ...readers.value, [game]: reader }
}

/** A game that knows the words of a set, and what was read with them, by card. */
interface WordedReading<G> {
  readonly game: G
  readonly read: WeakMap<object, ReadonlyMap<string, ReadText>>
  /** The set as it was asked about last. */
  latest: Worded
}
type Worded = Pick<CardSet, 'cards' | 'words'>

/** So many wordings of sets are kept ready: what is read stays read while its set is edited. */
const MOST_READINGS = 12

/** Sets with the same words are read alike: a card that is changed makes no other be read again. */
function readingsByWords<G>(brings: object, knowing: (set: Worded) => G): (set: Worded) => WordedReading<G> {
  const keys = new WeakMap<object, string>()
  const readings = new Map<string, WordedReading<G>>()
  return (set) => {
    let key = keys.get(set.cards)
    if (key === undefined) {
      const words = Object.keys(brings).map((field) => [
        ...new Set(set.cards.flatMap((card) => (card[field] ?? []) as string | readonly string[])),
      ])
      key = JSON.stringify([words.map((each) => each.sort()), set.words ?? {}])
      keys.set(set.cards, key)
    }
    const reading = readings.get(key) ?? { game: knowing(set), read: new WeakMap(), latest: set }
    reading.latest = set
    readings.delete(key)
    readings.set(key, reading)
    for (const [oldest] of readings) {
      if (readings.size <= MOST_READINGS) break
      readings.delete(oldest)
    }
    return reading
  }
}

function piecesOf(
  text: string,
  declined: readonly DeclinedSentence[],
  { paragraphs }: CardText,
): ReadText['pieces'] {
  const spans = [
    ...declined.map(({ unread }) => unread),
    ...paragraphs.flatMap(({ problem }) => problem?.span ?? []),
  ].sort((a, b) => a.start - b.start)
  const pieces: { text: string; unread: boolean }[] = []
  let at = 0
  for (const { start, end } of spans) {
    if (start < at || end <= start) continue
    pieces.push(
      { text: text.slice(at, start), unread: false },
      { text: text.slice(start, end), unread: true },
    )
    at = end
  }
  pieces.push({ text: text.slice(at), unread: false })
  return pieces.filter((piece) => piece.text !== '')
}
