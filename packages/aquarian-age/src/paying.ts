import type { Game, Player, Requirement } from '@fudaba/kernel'
import { ask, change, procedure, requirement, rule } from './book.ts'
import { face } from './characters.ts'
import { discard, powerOf } from './moving.ts'
import { controlled } from './zones.ts'

/** コスト (20): power cards, turned up into the discard pile. */

const PLAYER = 0
const SOURCE = 1
const AMOUNT = 2

/** A card's cost may be paid from any controlled characters (base.1.5.2). */
const payableBy = rule(
  'base.1.5.2',
  (g: Game, player: Player): number[] => g.objects(controlled, player).flatMap((row) => powerOf(g, row)),
  (g: Game, player: Player): number[] =>
    g
      .objects(controlled, player)
      .slice(0, 1)
      .flatMap((row) => powerOf(g, row)),
)
export const costOf = (g: Game, row: number): number => face(g, row).cost ?? 0

/** Nobody declares what he cannot pay for (21-3c). */
export const canPay: Requirement = requirement(
  '21-3c',
  (g, player, source) => payableBy(g, player).length >= costOf(g, source),
)

/** Paying turns a power card up into the discard pile. */
export const payWith = change('payWith', (g, row) => discard.apply(g, row, 0, 0, 0, 0))

/** Exactly so many: neither more (20-2) nor less (20-3). */
const most = rule(
  '20-2',
  (amount: number, _there: number): number => amount,
  (_amount: number, there: number): number => there,
)
const least = rule(
  '20-3',
  (amount: number): number => amount,
  () => 0,
)

/** (player, source, amount): the player chooses which power cards of his controlled characters pay. */
export const payCard = procedure('payCard', 3, [
  ask('15-3a', {
    offer(g, d) {
      const player = g.local(PLAYER) as Player
      const cards = payableBy(g, player)
      const amount = g.local(AMOUNT)
      if (amount === 0) return
      d.choose(player, 'pay.card', cards, least(amount), most(amount, cards.length))
      d.source = g.local(SOURCE)
    },
    take(g, answer) {
      for (const row of answer.values) g.propose(payWith, row)
    },
  }),
])

/** (player, character, amount): the character pays with its own power (base.1.5.3). */
export const payOwn = procedure('payOwn', 3, [
  ask('base.1.5.3', {
    offer(g, d) {
      const cards = powerOf(g, g.local(SOURCE))
      const amount = Math.min(g.local(AMOUNT), cards.length)
      if (amount === 0) return
      d.choose(g.local(PLAYER) as Player, 'pay.own', cards, amount, amount)
      d.source = g.local(SOURCE)
    },
    take(g, answer) {
      for (const row of answer.values) g.propose(payWith, row)
    },
  }),
])
