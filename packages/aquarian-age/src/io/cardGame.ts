import { type CardGame, type CardLine, type PrintedCard, playerLines, readTexts } from '@fudaba/cardtext'
import type { Book } from '@fudaba/kernel/rules'
import { cardGrammar } from '../text/printedText.ts'
import { grammar } from '../../grammar/index.ts'
import { brings, cardFields, names, plain } from './cardFields.ts'
import type { AquarianCard } from '../board/cards.ts'
import { fromFile } from './cardFile.ts'

/** How card files of the game are read: their fields, their grammar, the card that is made of one. */
export const cardGame: CardGame<AquarianCard> = {
  name: 'aquarian-age',
  fields: cardFields,
  grammar,
  brings,
  names,
  plain,
  make: fromFile,
}

/** What a card says, for players; what was not read is marked. */
export function cardText({ id, text }: AquarianCard, book: Book): CardLine[] {
  if (text === undefined) return []
  const game = { ...cardGame, grammar: cardGrammar.in(book).grammar }
  return playerLines(game, readTexts(game, { id, text } as PrintedCard))
}
