import { stringify } from 'yaml'
import { type DeckFile, DECK_FORMAT } from '../formats/deckFile.ts'

/** How many of each card, in the order in which they first come. */
export function counted(cards: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const id of cards) counts.set(id, (counts.get(id) ?? 0) + 1)
  return counts
}

/** The forms in which a deck file is written. */
export const deckFileForms = ['yaml', 'json'] as const

/** A deck as the text of a file, a line for each card. */
export function deckFileText(deck: Omit<DeckFile, 'format'>, form: (typeof deckFileForms)[number]): string {
  const { game, name, nameEn, note, hint, config, cards, own } = deck
  const isPlain = (id: string): boolean => id.trim() === id && !/^\d{1,3}(?:\s|[x×])/u.test(id)
  const lines = [...counted(cards)].map(([card, count]) =>
    isPlain(card) ? `${count} ${card}` : { card, count },
  )
  const file = {
    format: DECK_FORMAT,
    game,
    ...(name !== undefined && { name }),
    ...(nameEn !== undefined && { nameEn }),
    ...(note !== undefined && { note }),
    ...(hint !== undefined && { hint }),
    ...(config !== undefined && Object.keys(config).length > 0 && { config }),
    cards: lines,
    ...(own !== undefined && own.cards.length > 0 && { own }),
  }
  return form === 'json' ? `${JSON.stringify(file, null, 1)}\n` : stringify(file, { lineWidth: 0 })
}

/** A part of a list: its heading, and the cards that it holds. */
export interface ListedPart {
  readonly title: string | null
  readonly cards: readonly string[]
}

/** A deck as people write it: a heading for each part, then `3 name`. `parseDeckList` reads it back. */
export function deckListText(
  name: string | null,
  parts: readonly ListedPart[],
  nameOf: (id: string) => string,
): string {
  const head = name === null ? [] : [`// ${name}`, '']
  const bodies = parts
    .filter(({ cards }) => cards.length > 0)
    .map(({ title, cards }) => [
      ...(title === null ? [] : [`// ${title} (${cards.length})`]),
      ...[...counted(cards)].map(([id, n]) => `${n} ${nameOf(id)}`),
    ])
  return `${[...head, ...bodies.flatMap((lines, i) => (i === 0 ? lines : ['', ...lines]))].join('\n')}\n`
}
