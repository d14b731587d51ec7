import type { CardText, Paragraph } from './document.ts'
import type { Grammar } from '../grammar/grammar.ts'

/** The text in English, a line for each paragraph. What was declined is said to be unread. */
export function englishText(grammar: Grammar, { paragraphs }: CardText): string[] {
  const line = ({ ability, sentences }: Paragraph): string =>
    ability !== null
      ? grammar.spec.say.ability(ability)
      : sentences
          .map((sentence) =>
            sentence.kind === 'read' ? grammar.english(sentence.family, sentence.tree) : '[unread]',
          )
          .join(' ')
  return paragraphs.map(line)
}
