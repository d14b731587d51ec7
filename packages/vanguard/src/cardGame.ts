import { type CardGame, type CardLine, type PrintedCard, playerLines, readTexts } from '@fudaba/cardtext'
import { grammar } from '../grammar/index.ts'
import { brings, cardFields } from './cardFields.ts'
import { fromFile } from './cardFile.ts'
import { type VanguardCard, setsOf } from './cards.ts'
import { withText } from './printedText.ts'
import { abilitiesOfCard } from './texts.ts'

/** Cards from files: what is printed is all there is. */
export const cardGame: CardGame<VanguardCard> = {
  name: 'vanguard',
  fields: cardFields,
  grammar,
  brings,
  make: (card) => enter(fromFile(card)),
}

/** The words of the catalogue have the same numbers in every game, and its texts are rules before any begins. */
export function enter(printed: VanguardCard): VanguardCard {
  const card = withText(printed)
  setsOf(card)
  abilitiesOfCard(card)
  return card
}

/** What a card says, for players; what was not read is marked. */
export function cardText({ id, text }: VanguardCard): CardLine[] {
  const printed: PrintedCard = { id, ...(text === undefined ? {} : { text }) }
  return playerLines(cardGame, readTexts(cardGame, printed))
}
