import { type Game, NONE, type Player, type Requirement, atom, tellNumbers, ties } from '@fudaba/kernel/rules'
import type { Programs } from '@fudaba/kernel/text'
import { ask, book, change, fact, procedure, requirement, rule, step, direct } from '../book.ts'
import { powerCount, powerOf } from '../board/setOn.ts'
import { choosesX, costOf } from '../board/cardCost.ts'
import { chosenX, face } from '../board/characteristics.ts'
import { ruleTiming } from './timings.ts'
import { discard, emptied } from './moving.ts'
import { controlledBy, power } from '../board/zones.ts'

/** コスト (20): power cards, turned up into the discard pile. */

const PLAYER = 0
const SOURCE = 1
const AMOUNT = 2
const RECORD = 3

/** A card's cost may be paid from any controlled characters (base.1.5.2). */
const payers = rule('base.1.5.2', controlledBy, (g: Game, player: Player): number[] =>
  controlledBy(g, player).slice(0, 1),
)
const payableBy = (g: Game, player: Player): number[] => payers(g, player).flatMap((row) => powerOf(g, row))
const canPayWith = (g: Game, player: Player): number =>
  payers(g, player).reduce((total, row) => total + powerCount(g, row), 0)

// ── what a card costs ──────────────────────────────────────────────────────────────────────────────────────────

/** The texts of cards, of play/texts.ts, for what they add to a cost and take off it. */
export const cardTexts = book.later<Pick<Programs, 'alters' | 'alteration'>>('cardTexts')

/** What texts add to the cost of using it, and take off. */
const raiseOf = (g: Game, player: Player, row: number): number => {
  if (!cardTexts.value.alters(g, 'cost')) return 0
  const question = { verb: 'use', player, object: row, cost: 'cost' }
  return cardTexts.value.alteration(g, question, 'add') - cardTexts.value.alteration(g, question, 'subtract')
}
const priceOf = (g: Game, player: Player, row: number): number =>
  Math.max(0, (choosesX(g, row) ? 0 : costOf(g, row)) + raiseOf(g, player, row))

/** Nobody declares what he cannot pay for (21-3c). */
export const canPay: Requirement = requirement(
  '21-3c',
  (g, player, source) => {
    const price = priceOf(g, player, source)
    // Most often there is not so much power on the table at all.
    const onTheTable = g.count(power, 0) + g.count(power, 1)
    return price === 0 || (onTheTable >= price && canPayWith(g, player) >= price)
  },
  { tells: tellNumbers('cost', (g, player, source) => [canPayWith(g, player), priceOf(g, player, source)]) },
)

// ── paying ─────────────────────────────────────────────────────────────────────────────────────────────────────

/** From what is declared to the cards that paid for it, as they lie in the discard pile (20-1). */
export const paidWith = book.relation('paid with', 'from')
/** How much was paid for a declared card, plus one. */
export const paid = book.column('paid')

/** Paying turns a power card up into the discard pile: (power card, what it pays for or NONE). */
export const payWith = change('payWith', (g, row, record) => {
  discard.apply(g, row, 0, 0, 0, 0)
  if (record !== NONE) ties.relate(g, paidWith.id, record, row, 0)
})

/** Exactly so many: neither more (20-2) nor less (20-3). */
direct('20-2')
const least = rule(
  '20-3',
  (amount: number): number => amount,
  () => 0,
)

const notePaid = change('notePaid', (g, row, amount) => atom.mark(g, row, paid, amount + 1))
const noteX = change('noteX', (g, row, x) => atom.mark(g, row, chosenX, x))
/** With a limit, X is not chosen above it (20-5-d). */
const limitOfX = rule(
  '20-5-d',
  (g: Game, row: number): number => face(g, row).x?.most ?? Infinity,
  () => Infinity,
)
/** What was added to the cost is taken off X (20-7). */
const takenOffX = rule(
  '20-7',
  (raise: number): number => raise,
  () => 0,
)

/** (player, declared card): says what X is, if it is for him to say, and pays. */
export const payCard = procedure('payCard', 3, [
  ask('20-5', {
    offer(g, d) {
      const [player, row] = [g.local(PLAYER) as Player, g.local(SOURCE)]
      if (!choosesX(g, row)) return
      const there = canPayWith(g, player)
      const raise = raiseOf(g, player, row)
      // He says how much he pays; X is what is left of that.
      d.number(player, 'pay.x', Math.max(0, raise), Math.min(there, limitOfX(g, row) + Math.max(0, raise)))
      d.about(row)
    },
    take(g, answer) {
      const raise = raiseOf(g, g.local(PLAYER) as Player, g.local(SOURCE))
      g.setLocal(AMOUNT, answer.value)
      g.propose(noteX, g.local(SOURCE), answer.value - takenOffX(raise))
    },
  }),
  step(
    '21-3',
    (g) => {
      const row = g.local(SOURCE)
      if (!choosesX(g, row)) g.setLocal(AMOUNT, priceOf(g, g.local(PLAYER) as Player, row))
      g.propose(notePaid, row, g.local(AMOUNT))
    },
    'how much',
  ),
  ask('15-3a', {
    offer(g, d) {
      const player = g.local(PLAYER) as Player
      const cards = payableBy(g, player)
      const amount = g.local(AMOUNT)
      if (amount === 0) return
      d.choose(player, 'pay.card', cards, least(amount), amount)
      d.source = g.local(SOURCE)
    },
    take(g, answer) {
      for (const row of answer.values) g.propose(payWith, row, g.local(SOURCE))
    },
  }),
])

/** A power of none is looked at when it comes about (17-3). */
const isSeenAtOnce = fact('17-3', true, false)
/** (player, character, amount, what it pays for): the character pays with its own power (base.1.5.3). */
export const payOwn = procedure('payOwn', 4, [
  ask('base.1.5.3', {
    offer(g, d) {
      const cards = powerOf(g, g.local(SOURCE))
      const amount = Math.min(g.local(AMOUNT), cards.length)
      if (amount === 0) return
      d.choose(g.local(PLAYER) as Player, 'pay.own', cards, amount, amount)
      d.source = g.local(SOURCE)
    },
    take(g, answer) {
      for (const row of answer.values) g.propose(payWith, row, g.local(RECORD))
    },
  }),
  step('17-3', (g) => {
    if (!isSeenAtOnce() || g.local(AMOUNT) === 0 || powerCount(g, g.local(SOURCE)) > 0) return g.done(1)
    g.propose(emptied, g.local(SOURCE))
  }),
  step('17-3', (g) => ruleTiming.value.call(g), 'what comes of it'),
  step('21-3', (g) => g.done(1), 'paid'),
])
