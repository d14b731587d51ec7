import { type CardGame, type CardLine, type PrintedCard, playerLines, readTexts } from '@fudaba/cardtext'
import { grammar } from '../grammar/index.ts'
import { brings, cardFields } from './cardFields.ts'
import { type AquarianCard, setsOf } from './cards.ts'
import { cardOfFile } from './fileCards.ts'
import { textOf } from './play/texts.ts'

/** The words of the catalogue have the same numbers in every game, and its texts are rules before any begins. */
export function enter(card: AquarianCard): AquarianCard {
  setsOf(card)
  textOf(card)
  return card
}

/** Cards from files: what is printed is all there is. */
export const cardGame: CardGame<AquarianCard> = {
  name: 'aquarian-age',
  fields: cardFields,
  grammar,
  brings,
  make: (card) => enter(cardOfFile(card)),
}

/** What a card says, for players; what was not read is marked. */
export const cardText = (card: AquarianCard): CardLine[] =>
  card.text === undefined
    ? []
    : playerLines(cardGame, readTexts(cardGame, { id: card.id, text: card.text } as PrintedCard))
