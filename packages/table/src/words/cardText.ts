import type { ObjectView } from '@fudaba/kernel'
import type { Words } from './words.ts'

/** The text of a card, line by line. An unread paragraph is marked, because it has no effect. */
export function cardTextLines(words: Words, id: string): string[] {
  return words.text(id).flatMap(({ text, unread }) =>
    words
      .pick(text)
      .split('\n')
      .map((line, i) => (unread && i === 0 ? words.say('unreadText', { text: line }) : line)),
  )
}

/** Number of unread paragraphs of its cards. */
export const unreadIn = (words: Words, { cards }: ObjectView): number =>
  cards.reduce((n, id) => n + (id === null ? 0 : words.text(id).filter(({ unread }) => unread).length), 0)
