import type { CardText, Paragraph } from './document.ts'
import type { DeclinedSentence, Sentence } from './sentence.ts'

/** Every sentence of a text, those of lists included. */
export function sentencesIn({ paragraphs }: CardText): Sentence[] {
  const of = ({ sentences, list }: Paragraph): Sentence[] => [...sentences, ...list.flatMap(of)]
  return paragraphs.flatMap(of)
}

/** Sentences of a text that were declined: shown and counted, without effect. */
export const declinedIn = (text: CardText): DeclinedSentence[] =>
  sentencesIn(text).filter((sentence) => sentence.kind === 'declined')

/** A declined sentence for a person, in one line. */
export function describeDeclined({ reason, unread, expected, nearest, readings }: DeclinedSentence): string {
  const where = `line ${unread.line}, column ${unread.column}`
  switch (reason) {
    case 'unread': {
      const wanted = expected.length === 0 ? '' : `; expected ${expected.slice(0, 8).join(' or ')}`
      return `${where}: not read from “${unread.text}”${nearest === null ? '' : ` (nearest: ${nearest})`}${wanted}`
    }
    case 'ambiguous':
      return `${where}: ${readings.length} readings: ${readings
        .slice(0, 2)
        .map(({ family, tree }) => `${family} ${JSON.stringify(tree)}`)
        .join(' | ')}`
    case 'not-printed-back':
      return `${where}: ${nearest} reads it but prints something else`
    case 'swallowed':
      return `${where}: ${nearest} reads it without giving “${unread.text}” a meaning`
    case 'out-of-bounds':
      return `${where}: longer or more tangled than any card`
  }
}
