import type { ObjectView } from '@fudaba/kernel'
import type { Words } from './words.ts'

/** What a card says, a line for each paragraph. What was not read is marked: it does nothing. */
export function cardTextLines(words: Words, id: string): string[] {
  return words.text(id).flatMap(({ text, unread }) =>
    words
      .pick(text)
      .split('\n')
      .map((line, i) => (unread && i === 0 ? words.say('unreadText', { text: line }) : line)),
  )
}

/** How many paragraphs of its cards do nothing because nobody could read them. */
export const unreadIn = (words: Words, { cards }: ObjectView): number =>
  cards.reduce((n, id) => n + (id === null ? 0 : words.text(id).filter(({ unread }) => unread).length), 0)
