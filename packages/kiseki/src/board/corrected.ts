import { applyCorrection } from '@fudaba/cardtext'
import type { Game } from '@fudaba/kernel/rules'
import { rule } from '../book.ts'
import type { CardCorrection, KisekiCard } from './cards.ts'
import { NEWEST, configOf } from './config.ts'

/** テキスト訂正 (1601): a game of a day takes a card as it was corrected up to that day. */

/** Each card as it was on a day, made once: whatever is known of a card is found by the card itself. */
const known = new WeakMap<KisekiCard, Map<string, KisekiCard>>()

const began = ({ since }: CardCorrection): string => since ?? ''

/** The card with every correction up to the day. */
export function correctedOn(card: KisekiCard, day: string): KisekiCard {
  const days = known.get(card) ?? new Map<string, KisekiCard>()
  const found = days.get(day)
  if (found !== undefined) return found
  const made = correct(card, day, days)
  known.set(card, days)
  days.set(day, made)
  return made
}

/** Days between the same two corrections have the same card. */
function correct(card: KisekiCard, day: string, days: Map<string, KisekiCard>): KisekiCard {
  const inForce = (card.corrections ?? []).filter((each) => day === NEWEST || began(each) <= day)
  if (inForce.length === 0) return card
  const inOrder = inForce.sort((a, b) => (began(a) < began(b) ? -1 : 1))
  const newest = began(inOrder[inOrder.length - 1])
  const made = days.get(newest) ?? inOrder.reduce<KisekiCard>(applyCorrection, card)
  days.set(newest, made)
  return made
}

/** The days on which the card changed, before all of them included. */
export const versions = (card: KisekiCard): KisekiCard[] => [
  card,
  ...(card.corrections ?? []).map((each) => correctedOn(card, began(each))),
]

/** What counts as the text of a printed card in this game (1601.1). */
export const corrected = rule(
  '1601.1',
  (g: Game, card: KisekiCard): KisekiCard =>
    card.corrections === undefined ? card : correctedOn(card, configOf(g).correctionsDate),
  (_g: Game, card: KisekiCard): KisekiCard => card,
  '1215.1a',
)
