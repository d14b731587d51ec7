import { CardGrammar, type CardText, readText } from '@fudaba/cardtext'
import { type Book, completing } from '@fudaba/kernel/rules'
import type { Ability } from '@fudaba/kernel/text'
import { grammar } from '../../grammar/index.ts'
import { book, rule } from '../book.ts'
import type { VanguardCard } from '../board/cards.ts'
import { success } from './keywordTexts.ts'
import { asPlayed } from './nodes/payment.ts'
import { type Keyword, keywords } from '../board/words.ts'

/** テキスト (2.11): what a printed text says, line by line. What is not read does nothing. */

const isKeyword = (word: string): word is Keyword => keywords.some((each) => each === word)

/** 注釈文 explains, and does nothing (2.11.3); without that, it would be a sentence like the others. */
const withoutExplanation = rule(
  '2.11.3',
  (text: string): string => text,
  (text: string): string => text.replace(/\(([^()]*。)\)/g, '$1'),
  '2.11.1',
)
/** The grammar of each book: it knows the words of all of its cards. */
export const cardGrammar = book.own(new CardGrammar(grammar))

const textOf = (into: Book, { text = '' }: VanguardCard): CardText =>
  readText(cardGrammar.in(into).grammar, withoutExplanation(text))
const linesOf = (text: CardText): Ability[] =>
  text.paragraphs.flatMap(({ ability }) => (ability === null ? [] : [ability]))

/** A card with what its text alone says of it to this book: keywords that are a line of their own, whom it can be in legion with. */
export const { completed, asPrinted } = completing((into, card: VanguardCard): VanguardCard => {
  if (card.text === undefined) return card
  const lines = linesOf(textOf(into, card))
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
})
