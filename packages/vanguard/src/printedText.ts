import { type CardText, readText } from '@fudaba/cardtext'
import type { Ability } from '@fudaba/kernel'
import { addClans, addRaces, grammar } from '../grammar/index.ts'
import { rule } from './book.ts'
import type { VanguardCard } from './cards.ts'
import { success } from './keywordTexts.ts'
import { asPlayed } from './nodes/payment.ts'
import { type Keyword, keywords } from './words.ts'

/** テキスト (2.11): what a printed text says, line by line. What is not read does nothing. */

const isKeyword = (word: string): word is Keyword => keywords.some((each) => each === word)

/** 注釈文 explains, and does nothing (2.11.3); without that, it would be a sentence like the others. */
const withoutExplanation = rule(
  '2.11.3',
  (text: string): string => text,
  (text: string): string => text.replace(/\(([^()]*。)\)/g, '$1'),
)
function textOf(card: VanguardCard): CardText {
  // In English a word that no set has translated stands in quotes.
  for (const word of card.clans) addClans({ ja: word, en: `“${word}”` })
  if (card.race !== undefined) addRaces({ ja: card.race, en: `“${card.race}”` })
  return readText(grammar, withoutExplanation(card.text ?? ''))
}
const linesOf = (text: CardText): Ability[] =>
  text.paragraphs.flatMap(({ ability }) => (ability === null ? [] : [ability]))

/** A card with what its text alone says of it: keywords that are a line of their own, whom it can be in legion with. */
export function withText(card: VanguardCard): VanguardCard {
  if (card.text === undefined) return card
  const lines = linesOf(textOf(card))
  const named = lines.flatMap((line) => (line.kind === 'keywords' ? (line.keywords ?? []) : []))
  const all = [...(card.keywords ?? []), ...named.filter(isKeyword)]
  const mates = lines.flatMap(({ effect }) => (effect.kind === 'vanguard.seek-mate' ? effect.names : []))
  // 達成(n) (11.36.2).
  const reached = lines.flatMap(({ effect }) =>
    effect.kind === 'vanguard.inside' && effect.keyword === 'success' ? [success(effect.n)] : [],
  )
  const said = lines.filter(({ kind }) => kind !== 'keywords').map((line) => asPlayed(line))
  return {
    ...card,
    ...(all.length === 0 ? {} : { keywords: all }),
    ...(named.includes('sentinel') ? { sentinel: true } : {}),
    ...(mates.length === 0 ? {} : { mates }),
    abilities: [...(card.abilities ?? []), ...reached, ...said],
  }
}
