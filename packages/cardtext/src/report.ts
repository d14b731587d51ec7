import type { CardText, Paragraph } from './document.ts'
import type { Grammar } from './grammar.ts'
import type { DeclinedSentence, Sentence } from './sentence.ts'

/** How much of a set of cards is read, and by what. */
export interface Coverage {
  readonly cards: number
  readonly cardsRead: number
  readonly sentences: number
  readonly sentencesRead: number
  readonly abilities: number
  readonly abilitiesRead: number
  readonly families: readonly FamilyUse[]
  /** Families that a single card uses. */
  readonly single: readonly string[]
  readonly unused: readonly string[]
}

export interface FamilyUse {
  readonly family: string
  readonly cards: number
  readonly sentences: number
}

/** `cards`: the texts of each card. */
export function coverage(grammar: Grammar, cards: readonly (readonly CardText[])[]): Coverage {
  const uses = new Map([...grammar.families.keys()].map((family) => [family, { cards: 0, sentences: 0 }]))
  let sentences = 0
  let sentencesRead = 0
  let abilities = 0
  let abilitiesRead = 0
  let cardsRead = 0
  for (const texts of cards) {
    const used = new Set<string>()
    for (const sentence of texts.flatMap(sentencesIn)) {
      sentences++
      if (sentence.kind === 'declined') continue
      sentencesRead++
      used.add(sentence.family)
      uses.get(sentence.family)!.sentences++
    }
    for (const family of used) uses.get(family)!.cards++
    const paragraphs = texts.flatMap((text) => text.paragraphs)
    const read = paragraphs.filter(({ ability }) => ability !== null).length
    abilities += paragraphs.length
    abilitiesRead += read
    if (read === paragraphs.length) cardsRead++
  }
  const families = [...uses]
    .map(([family, use]) => ({ family, ...use }))
    .sort((a, b) => b.cards - a.cards || (a.family < b.family ? -1 : 1))
  return {
    cards: cards.length,
    cardsRead,
    sentences,
    sentencesRead,
    abilities,
    abilitiesRead,
    families,
    single: families.filter(({ cards }) => cards === 1).map(({ family }) => family),
    unused: families.filter(({ cards }) => cards === 0).map(({ family }) => family),
  }
}

export function sentencesIn({ paragraphs }: CardText): Sentence[] {
  const of = ({ sentences, list }: Paragraph): Sentence[] => [...sentences, ...list.flatMap(of)]
  return paragraphs.flatMap(of)
}

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
