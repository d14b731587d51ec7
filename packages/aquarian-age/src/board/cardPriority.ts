import { type Book, ByNumber, EffectCell, type Game, NONE, VIRTUAL } from '@fudaba/kernel/rules'
import { book, rule } from '../book.ts'
import { type AquarianCard, printed } from './cards.ts'
import { costOf } from './cardCost.ts'
import { factors, topCard } from './characteristics.ts'
import { permanentsOf } from './setOn.ts'
import { factions, types } from './words.ts'

/** 優先順位 (22): of two cards that contradict each other, which is obeyed. A lower number wins. */

/** The card on which an ability is printed, for abilities that a character has from its permanent. */
const printedOn = book.own(new ByNumber<AquarianCard>())
export const noteCard = (into: Book, ability: number, card: AquarianCard): void =>
  void (printedOn.in(into).at[ability] = card)
export const cardOfAbility = (g: Game, ability: number): AquarianCard | undefined =>
  printedOn.in(g.book).at[ability]

const WIDTH = { factor: 32, cost: 32, faction: 8, number: 1024 } as const

const kind = rule(
  '22-2',
  (card: AquarianCard): number => types.indexOf(card.type),
  () => 0,
)
/** More factor first, then more cost (22-3): as they are now, and an X as it was paid or is (20-5). */
const demand = rule(
  '22-3',
  (g: Game, row: number): number => {
    const factor = factors.reduce((sum, each) => sum + Math.max(0, g.value(each, row)), 0)
    return (
      (WIDTH.factor - 1 - Math.min(factor, WIDTH.factor - 1)) * WIDTH.cost +
      (WIDTH.cost - 1 - Math.min(costOf(g, row), WIDTH.cost - 1))
    )
  },
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

/** Of an object: by its top card. */
export function rankOf(g: Game, row: number): number {
  if (row === NONE || g.cardOf(row) === NONE) return Infinity
  const card = printed(g, topCard(g, row))
  return (
    ((kind(card) * WIDTH.factor * WIDTH.cost + demand(g, row)) * WIDTH.faction + faction(card)) *
      WIDTH.number +
    number(card)
  )
}

/** Of an effect: by the card on which its ability is printed, a permanent of its source or the source itself. */
export function rankOfEffect(g: Game, effect: number): number {
  const source = g.effect(effect, EffectCell.source)
  if (effect >= VIRTUAL && source !== NONE) {
    const { instances, virtualInstance } = g.computed
    const card = cardOfAbility(g, instances[virtualInstance[effect - VIRTUAL]].ability.id)
    const permanent = permanentsOf(g, source).find((row) => printed(g, topCard(g, row)) === card)
    if (permanent !== undefined) return rankOf(g, permanent)
  }
  return rankOf(g, source)
}
