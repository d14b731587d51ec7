import { type CardGame, type CardLine, type PrintedCard, playerLines, readTexts } from '@fudaba/cardtext'
import { grammar, readCard } from '../grammar/index.ts'
import { brings, cardFields } from './cardFields.ts'
import { type KisekiCard, setsOf } from './cards.ts'
import { settings } from './config.ts'
import { correctedOn, versions } from './corrected.ts'
import { textOf } from './play/index.ts'

/** Cards from files: what is printed is all there is. */
export const cardGame: CardGame<KisekiCard> = {
  name: 'kiseki',
  fields: cardFields,
  grammar,
  brings,
  make: (card) => enter(card as unknown as KisekiCard),
}

/** The words of the catalogue have the same numbers in every game, and its texts are rules before any begins. */
export function enter(card: KisekiCard): KisekiCard {
  for (const version of versions(card)) {
    setsOf(version)
    textOf(version)
  }
  return card
}

/** What a card says on the usual day of corrections, for players; what was not read is marked. */
export function cardText(card: KisekiCard): CardLine[] {
  const usual = correctedOn(card, settings.correctionsDate.default)
  const idle = new Set((usual.text ?? '').split('\n').filter((line) => isIdle(usual, line)))
  return playerLines(cardGame, readTexts(cardGame, usual as unknown as PrintedCard)).map((line) =>
    idle.has(line.text.ja) ? { ...line, unread: true } : line,
  )
}

/** An effect without a mark (207.3) is carried out as its card resolves: on a UNIT or an ITEM there is no such moment. */
const isIdle = ({ types }: KisekiCard, line: string): boolean =>
  types.every((type) => type === 'UNIT' || type === 'ITEM') &&
  readCard(line).paragraphs.some(({ ability, bullet }) => bullet === '' && ability?.kind === 'instruction')
