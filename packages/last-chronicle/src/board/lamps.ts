import { type Game, NONE, type Player } from '@fudaba/kernel/rules'
import { fact, rule } from '../book.ts'
import { type ChronicleCard, type LampColour, type LitPart, printed } from './cards.ts'
import { configOf } from './config.ts'
import { era } from './state.ts'
import { battlefield } from './zones.ts'

/** ランプ (5.7.3): which colours of a card are lit for a player. */

/** Lamps have colours at all; without the clause none is lit. */
const areColoured = fact('5.7.3', true, false)

/** The lamp of the current era alone (base.4.3.3), or, by the setting, all up to it. */
const lit = rule(
  'base.4.3.3',
  (g: Game, lamps: readonly LampColour[], now: number, colour: LampColour): boolean =>
    configOf(g).lamps === 'exact' ? lamps[now - 1] === colour : lamps.slice(0, now).includes(colour),
  (_g: Game, lamps: readonly LampColour[], _now: number, colour: LampColour): boolean =>
    lamps.includes(colour),
)

/** 覚醒: cards that an own unit awakens have the colours of every era (15.2.13.2). */
const isAwake = rule(
  '15.2.13.2',
  (g: Game, card: ChronicleCard, player: Player): boolean => {
    for (let row = g.top(battlefield, player); row !== NONE; row = g.next(row)) {
      const word = g.cardOf(row) === NONE ? undefined : printed(g, g.cardOf(row)).keywords?.['awakening']
      if (typeof word === 'string' && card.categories.includes(word)) return true
    }
    return false
  },
  () => false,
)

export const isLit = (
  g: Game,
  card: ChronicleCard,
  player: Player,
  colour: Exclude<LampColour, 'none'>,
): boolean =>
  card.lamps !== undefined &&
  areColoured() &&
  (lit(g, card.lamps, era(g, player), colour) || (card.lamps.includes(colour) && isAwake(g, card, player)))

/** What the lit colours add to a number of the card. */
export function litSum(
  g: Game,
  card: ChronicleCard,
  player: Player,
  of: (part: LitPart) => number | undefined,
): number {
  let sum = 0
  if (card.lamps === undefined) return sum
  const green = card.green === undefined ? 0 : (of(card.green) ?? 0)
  const red = card.red === undefined ? 0 : (of(card.red) ?? 0)
  if (green !== 0 && isLit(g, card, player, 'green')) sum += green
  if (red !== 0 && isLit(g, card, player, 'red')) sum += red
  return sum
}
