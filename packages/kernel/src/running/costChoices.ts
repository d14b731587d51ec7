import type { Ask, Book, Step } from '../game/book.ts'
import { NONE, type Player } from '../state/columns.ts'
import type { CostQuotes } from './costQuotes.ts'
import type { CostHooks } from './costs.ts'
import type { Game } from '../game/game.ts'
import type { Payer } from '../game/declarations.ts'
import type { Column } from '../state/rows.ts'

/** The choices that a player makes before the cost is determined. */
export interface CostChoice {
  /** Number of the alternative cost, 0 the ordinary one. */
  readonly alternative: number
  /** Bit per optional additional cost he pays. */
  readonly additional: number
  readonly x: number
}

/** Locals of the procedure that asks for a cost. */
export const LOCAL = {
  player: 0,
  source: 1,
  record: 2,
  action: 3,
  alternative: 4,
  additional: 5,
  x: 6,
  /** Pairs (kind, amount). */
  parts: 7,
  locked: 8,
  /** The part being paid. */
  at: 9,
  /** Pairs (part, object). */
  chosen: 10,
  /** The next optional additional cost to ask about. */
  asked: 11,
  /** How many changes had been replaced before the part was paid. */
  replaced: 12,
} as const
/** How many locals it has. */
export const LOCALS = 13

/** What the choices ask of the cost. */
interface CostQuestions extends Pick<CostQuotes<string>, 'affordable' | 'least' | 'alternatives'> {
  payerOf(g: Game): Payer
}

/** Alternative cost, additional costs, X: asked in this order, and only for what can be paid. */
export function costChoices<C extends string>(
  book: Book<C>,
  { clauses, plays, alternatives, additional, x }: CostHooks<C>,
  cost: CostQuestions,
): Step[] {
  const mark = book.kernelVerb('mark')
  const keep: Keep = (g, column, value) => {
    if (g.local(LOCAL.record) !== NONE) g.propose(mark, g.local(LOCAL.record), column, value)
  }
  const steps: Step[] = []
  if (clauses.alternative !== undefined && alternatives !== undefined)
    steps.push(book.ask(clauses.alternative, askAlternative(cost, plays.alternative, keep), 'alternative'))
  if (clauses.additional !== undefined && additional !== undefined)
    steps.push(
      book.ask(clauses.additional, askAdditional(cost, additional, plays.additional, keep), 'additional'),
      book.step(
        clauses.additional,
        (g) => {
          g.setLocal(LOCAL.asked, g.local(LOCAL.asked) + 1)
          if (g.local(LOCAL.asked) < additional(g, cost.payerOf(g)).length) g.goto('additional')
        },
        'next additional',
      ),
    )
  if (clauses.x !== undefined && x !== undefined)
    steps.push(book.ask(clauses.x, askX(cost, x, plays.x, keep), 'x'))
  return steps
}

/** Proposes to write a choice on the play's record, if it has one. */
type Keep = (g: Game, column: Column, value: number) => void

const askAlternative = (cost: CostQuestions, column: Column, keep: Keep): Ask => ({
  offer(g, d) {
    const payer = cost.payerOf(g)
    const keys = cost
      .alternatives(g, payer)
      .filter((_, i) => cost.affordable(g, payer, cost.least(g, payer, i)))
    if (keys.length > 0) d.option(payer.player, 'cost.alternative', keys).about(payer.source)
  },
  take(g, answer) {
    const which = cost.alternatives(g, cost.payerOf(g)).indexOf(answer.key)
    g.setLocal(LOCAL.alternative, which)
    keep(g, column, which)
  },
})

/** The cheapest choice that has the alternative and the additional costs chosen so far. */
const cheapest = (g: Game, cost: CostQuestions, payer: Payer): CostChoice => ({
  ...cost.least(g, payer, g.local(LOCAL.alternative)),
  additional: g.local(LOCAL.additional),
})

const askAdditional = (
  cost: CostQuestions,
  keys: (g: Game, payer: Payer) => readonly string[],
  column: Column,
  keep: Keep,
): Ask => ({
  offer(g, d) {
    const payer = cost.payerOf(g)
    const at = g.local(LOCAL.asked)
    const key = keys(g, payer)[at]
    if (key === undefined) return
    const choice = cheapest(g, cost, payer)
    if (cost.affordable(g, payer, { ...choice, additional: choice.additional | (1 << at) }))
      d.yesNo(payer.player, 'cost.additional').about(payer.source, { cost: key })
  },
  take(g, answer) {
    if (!answer.yes) return
    g.setLocal(LOCAL.additional, g.local(LOCAL.additional) | (1 << g.local(LOCAL.asked)))
    keep(g, column, g.local(LOCAL.additional))
  },
})

const askX = (
  cost: CostQuestions,
  x: (g: Game, payer: Payer, alternative: number) => readonly [number, number] | null,
  column: Column,
  keep: Keep,
): Ask => ({
  offer(g, d) {
    const payer = cost.payerOf(g)
    const bounds = x(g, payer, g.local(LOCAL.alternative))
    if (bounds === null) return
    const [low, high] = bounds
    const choice = cheapest(g, cost, payer)
    // A larger X never costs less, so the first one that is too dear ends the range.
    let most = low
    while (most < high && cost.affordable(g, payer, { ...choice, x: most + 1 })) most++
    d.number(payer.player as Player, 'cost.x', low, most).about(payer.source)
  },
  take(g, answer) {
    g.setLocal(LOCAL.x, answer.value)
    keep(g, column, answer.value)
  },
})
