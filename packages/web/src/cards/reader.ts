import { type Signal, signal } from '@preact/signals'
import type { CardFields, CardText, DeclinedSentence } from '@fudaba/cardtext'
import { type GameWorkshop, games } from '../games.ts'

/** A printed text as the game understands it. */
export interface ReadText {
  /** The text in pieces; those that were not understood do nothing. */
  readonly pieces: readonly { readonly text: string; readonly unread: boolean }[]
  /** The same in English, a line for each paragraph. */
  readonly english: readonly string[]
  /** What is wrong, in one line each. */
  readonly problems: readonly string[]
}

export interface CardReader {
  readonly fields: CardFields
  readonly workshop: GameWorkshop
  read(text: string): ReadText
  /** What is wrong with the data of a card. */
  check(card: unknown): readonly string[]
}

/** Readers of the games opened so far: pages draw with them as soon as they are there. */
export const readers: Signal<Readonly<Record<string, CardReader>>> = signal({})

/** The grammar is loaded beside the game, for those games that have one. */
export async function loadReader(game: string): Promise<void> {
  const entry = games.find((each) => each.name === game)
  if (entry?.workshop === undefined || readers.value[game] !== undefined) return
  const [workshop, language] = await Promise.all([entry.workshop(), import('@fudaba/cardtext')])
  const { cardGame } = workshop
  const known = new Map<string, ReadText>()
  const reader: CardReader = {
    fields: cardGame.fields,
    workshop,
    read(text) {
      const before = known.get(text)
      if (before !== undefined) return before
      const read = language.readText(cardGame.grammar, text)
      const declined = language.declinedIn(read)
      const made: ReadText = {
        pieces: piecesOf(text, declined, read),
        english: language.englishText(cardGame.grammar, read),
        problems: [
          ...declined.map(language.describeDeclined),
          ...read.paragraphs.flatMap(({ problem }) => problem?.message ?? []),
        ],
      }
      known.set(text, made)
      return made
    },
    check: (card) =>
      language
        .checkCard(cardGame.fields, card)
        .problems.map(({ path, message }) => (path.length === 0 ? message : `${path.join('.')}: ${message}`)),
  }
  readers.value = { ...readers.value, [game]: reader }
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
