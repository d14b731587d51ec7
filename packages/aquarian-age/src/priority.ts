import { E, type Game, NONE, VIRTUAL } from '@fudaba/kernel'
import { rule } from './book.ts'
import { type AquarianCard, printed } from './cards.ts'
import { topCard } from './characters.ts'
import { factions, types } from './words.ts'

/** 優先順位 (22): of two cards that contradict each other, which is obeyed. A lower number wins. */

/** The card on which an ability is printed, for abilities that a character has from its permanent. */
const printedOn = new Map<number, AquarianCard>()
export const noteCard = (ability: number, card: AquarianCard): void => void printedOn.set(ability, card)
export const cardOfAbility = (ability: number): AquarianCard | undefined => printedOn.get(ability)

const WIDTH = { factor: 32, cost: 32, faction: 8, number: 1024 } as const

const kind = rule(
  '22-2',
  (card: AquarianCard): number => types.indexOf(card.type),
  () => 0,
)
const factorTotal = ({ factor = {} }: AquarianCard): number =>
  Object.values(factor).reduce<number>((sum, n) => sum + n, 0)
/** More factor first, then more cost (22-3). */
const demand = rule(
  '22-3',
  (card: AquarianCard): number =>
    (WIDTH.factor - 1 - Math.min(factorTotal(card), WIDTH.factor - 1)) * WIDTH.cost +
    (WIDTH.cost - 1 - (card.cost === 'X' ? 0 : Math.min(card.cost ?? 0, WIDTH.cost - 1))),
  () => 0,
)
const faction = rule(
  '22-4',
  (card: AquarianCard): number =>
    card.factions.reduce((least, each) => Math.min(least, factions.indexOf(each)), factions.length - 1),
  () => 0,
)
/** カードナンバー: the digits alone, the newer first (22-5). */
const number = rule(
  '22-5',
  (card: AquarianCard): number =>
    WIDTH.number - 1 - (Number(card.id.replaceAll(/\D/g, '').slice(-3) || '0') % WIDTH.number),
  () => 0,
)

const rankOfCard = (card: AquarianCard): number =>
  ((kind(card) * WIDTH.factor * WIDTH.cost + demand(card)) * WIDTH.faction + faction(card)) * WIDTH.number +
  number(card)

/** Of an object: by its top card. */
export const rankOf = (g: Game, row: number): number =>
  row === NONE || g.cardOf(row) === NONE ? Infinity : rankOfCard(printed(g, topCard(g, row)))

/** Of an effect: by the card on which its ability is printed, else by its source. */
export function rankOfEffect(g: Game, effect: number): number {
  if (effect >= VIRTUAL) {
    const { instances, virtualInstance } = g.computed
    const card = cardOfAbility(instances[virtualInstance[effect - VIRTUAL]].ability.id)
    if (card !== undefined) return rankOfCard(card)
  }
  return rankOf(g, g.effect(effect, E.source))
}
