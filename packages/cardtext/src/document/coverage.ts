import { sentencesIn } from './declined.ts'
import type { CardText } from './document.ts'
import type { Grammar } from '../grammar/grammar.ts'

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
