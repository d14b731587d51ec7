import { CardTextError } from '../errors.ts'
import type { CardText, Paragraph } from '../document.ts'
import type { Grammar } from '../grammar.ts'

/** The text in English, a line for each paragraph. What was declined is said to be unread. */
export function englishText(grammar: Grammar, { paragraphs }: CardText): string[] {
  const { say } = grammar.spec
  const line = ({ ability, sentences }: Paragraph): string => {
    if (ability !== null) return say.ability(ability)
    return sentences
      .map((sentence) =>
        sentence.kind === 'read'
          ? (grammar.families.get(sentence.family)!.en as (tree: unknown, say: unknown) => string)(
              sentence.tree,
              say,
            )
          : '[unread]',
      )
      .join(' ')
  }
  return paragraphs.map(line)
}

/** A sentence begins with a capital letter, wherever its words came from. */
export const capital = (english: string): string => english.slice(0, 1).toUpperCase() + english.slice(1)

/** Names stand in quotes; nothing else may be left in Japanese. */
export function refuseJapanese(english: string): void {
  const left = english.replace(/“[^“”]*”/gu, '').match(/[\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Han}]+/u)
  if (left !== null) throw new CardTextError('japanese-left', `Japanese is left in the English: ${left[0]}`)
}
