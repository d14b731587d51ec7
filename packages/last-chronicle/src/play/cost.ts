import {
  type CostKind,
  type CostPart,
  type Costs,
  type Game,
  NONE,
  type Payer,
  type Player,
  ask,
  costKind,
  costs,
} from '@fudaba/kernel/rules'
import type { ChronicleClause } from '../../rulebook/index.ts'
import { book, fact, rule } from '../book.ts'
import { type ChronicleCard, factsOf, printed } from '../board/cards.ts'
import { FREE, MOST, type SoulCost, costOf, hasX, plus, totalOf } from '../board/soulCost.ts'
import { costFalls, costRises } from '../changes/costChanges.ts'
import { gatherSouls, isReadyToPay, spendSouls, spent } from '../changes/soulPayment.ts'
import { canCover, mostSouls, shortOf } from '../board/soulPool.ts'
import { machine } from './record.ts'
import { changed, reduced } from './soulChange.ts'
import { texts } from './texts.ts'

/** What using and placing cost (5.2, 6.8). */

/** Souls, all of them or none (6.8.2): the amount is a whole cost. */
const souls: CostKind = costKind(book, '6.8.2', 'souls', {
  possible: (g, payer, amount) => canCover(g, payer.player, amount),
  tells: (g, payer, amount) => shortOf(g, payer.player, amount),
  prepare: {
    procedure: gatherSouls,
    done: (g, payer, amount) => isReadyToPay(g, payer.player, amount, payer.record),
  },
  pay: (g, payer, amount) =>
    g.propose(spendSouls, payer.player, amount, payer.record === NONE ? 0 : g.object(payer.record, spent)),
})
/** Kinds of costs, by name. */
export const costKinds = { souls }

/** What cards say about the free cost of a card (5.2.2.2). */
const changes = rule(
  '5.2.2.2',
  (g: Game, query: typeof costRises, source: number): number => ask(g, query, source, NONE),
  () => 0,
)

/** A variable that no text fixes is chosen by the controller (4.5), and is never negative (4.1). */
const isVariable = rule('4.5', hasX, () => false)
const least = fact('4.1', 0, -1)

const cardOf = (g: Game, payer: Payer): ChronicleCard => printed(g, g.cardOf(payer.source))
const whole = (amount: SoulCost) => (amount === 0 ? [] : [{ kind: souls, amount }])

/** Cards lower free cost; a soul change takes off the cost of the unit that was sacrificed. */
const lowered = (g: Game, payer: Payer, parts: readonly CostPart[]): CostPart[] =>
  parts.flatMap((part) => whole(plus(part.amount, FREE, -changes(g, costFalls, payer.source))))
function afterChange(g: Game, payer: Payer, parts: CostPart[]): CostPart[] {
  const by = payer.record === NONE ? 0 : g.object(payer.record, changed)
  return by === 0 ? parts : parts.flatMap((part) => whole(reduced(part.amount, by)))
}

/** Whether there are too few souls for its cost, whatever their powers: a quick no for most cards of a hand. */
export function isOutOfReach(g: Game, player: Player, source: number): boolean {
  const { cost, alternative } = factsOf(g.book, printed(g, g.cardOf(source)))
  if (alternative !== null) return false
  const there = mostSouls(g, player)
  const needed = totalOf(costOf(cost))
  return needed > there && needed - changes(g, costFalls, source) > there
}

const ORDINARY: readonly string[] = ['ordinary']
const WITH_ALTERNATIVE: readonly string[] = ['ordinary', 'alternative']

interface CostClauses {
  readonly choices: ChronicleClause
  readonly alternative: ChronicleClause
  readonly increase: ChronicleClause
  readonly decrease: ChronicleClause
  readonly lock: ChronicleClause
  readonly pay: ChronicleClause
}

/** The cost of a card, under the clauses of what is done with it. */
export const costBy = (name: string, clauses: CostClauses): Costs =>
  costs(book, {
    name,
    clauses: {
      alternative: clauses.alternative,
      x: clauses.choices,
      determine: '5.2',
      increase: clauses.increase,
      decrease: clauses.decrease,
      lock: clauses.lock,
      pay: clauses.pay,
    },
    plays: machine,
    payment: 'at once',
    base(g, payer, choice) {
      const card = cardOf(g, payer)
      const { cost, alternative } = factsOf(g.book, card)
      const chosen = choice.alternative === 1 && alternative !== null ? alternative : cost
      return whole(plus(costOf(chosen), FREE, choice.x))
    },
    alternatives: (g, payer) => (cardOf(g, payer).alternative === undefined ? ORDINARY : WITH_ALTERNATIVE),
    x: (g, payer, alternative) => {
      const card = cardOf(g, payer)
      if (!isVariable(alternative === 1 ? (card.alternative ?? '') : card.cost)) return null
      // The X of a cost is that of the text, where it speaks of one.
      const said = payer.record === NONE ? NONE : texts.decided(g, payer.record, 'X')
      return said === NONE ? [least(), MOST] : [said, said]
    },
    increase(g, payer, parts) {
      const more = changes(g, costRises, payer.source)
      const amount = parts.reduce((sum, part) => sum + part.amount, 0)
      return more === 0 ? parts : whole(plus(amount, FREE, more))
    },
    decrease: (g, payer, parts) => afterChange(g, payer, lowered(g, payer, parts)),
  })
