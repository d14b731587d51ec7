import type { Book, Step } from './book.ts'
import { NONE, type Player } from './columns.ts'
import type { CostHooks } from './costs.ts'
import type { Game } from './game.ts'
import type { Payer } from './payable.ts'

/** What the player chose about the cost before it is determined. */
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
export const LOCALS = 13

export interface CostQuestions {
  payerOf(g: Game): Payer
  affordable(g: Game, payer: Payer, choice: CostChoice): boolean
  least(g: Game, payer: Payer, alternative: number): CostChoice
  ways(g: Game, payer: Payer): readonly string[]
}

/** Alternative cost, additional costs, X: asked in this order, and only for what can really be paid. */
export function costChoices<C extends string>(
  book: Book<C>,
  hooks: CostHooks<C>,
  ask: CostQuestions,
): Step[] {
  const { clauses, plays } = hooks
  const mark = book.kernelVerb('mark')
  const keep = (g: Game, column: number, value: number): void => {
    if (g.local(LOCAL.record) !== NONE) g.propose(mark, g.local(LOCAL.record), column, value)
  }
  const minimum = (g: Game, payer: Payer): CostChoice => ({
    ...ask.least(g, payer, g.local(LOCAL.alternative)),
    additional: g.local(LOCAL.additional),
  })
  const steps: Step[] = []

  if (clauses.alternative !== undefined && hooks.alternatives !== undefined)
    steps.push(
      book.ask(
        clauses.alternative,
        {
          offer(g, d) {
            const payer = ask.payerOf(g)
            const keys = ask.ways(g, payer).filter((_, i) => ask.affordable(g, payer, ask.least(g, payer, i)))
            if (keys.length > 0) d.option(payer.player, 'cost.alternative', keys).about(payer.source)
          },
          take(g, answer) {
            const which = ask.ways(g, ask.payerOf(g)).indexOf(answer.key)
            g.setLocal(LOCAL.alternative, which)
            keep(g, plays.alternative, which)
          },
        },
        'alternative',
      ),
    )

  const { additional } = hooks
  if (clauses.additional !== undefined && additional !== undefined)
    steps.push(
      book.ask(
        clauses.additional,
        {
          offer(g, d) {
            const payer = ask.payerOf(g)
            const at = g.local(LOCAL.asked)
            const key = additional(g, payer)[at]
            if (key === undefined) return
            const choice = minimum(g, payer)
            if (ask.affordable(g, payer, { ...choice, additional: choice.additional | (1 << at) }))
              d.yesNo(payer.player, 'cost.additional').about(payer.source, { cost: key })
          },
          take(g, answer) {
            if (!answer.yes) return
            g.setLocal(LOCAL.additional, g.local(LOCAL.additional) | (1 << g.local(LOCAL.asked)))
            keep(g, plays.additional, g.local(LOCAL.additional))
          },
        },
        'additional',
      ),
      book.step(
        clauses.additional,
        (g) => {
          g.setLocal(LOCAL.asked, g.local(LOCAL.asked) + 1)
          if (g.local(LOCAL.asked) < additional(g, ask.payerOf(g)).length) g.goto('additional')
        },
        'next additional',
      ),
    )

  const { x } = hooks
  if (clauses.x !== undefined && x !== undefined)
    steps.push(
      book.ask(
        clauses.x,
        {
          offer(g, d) {
            const payer = ask.payerOf(g)
            const bounds = x(g, payer, g.local(LOCAL.alternative))
            if (bounds === null) return
            const [low, high] = bounds
            const choice = minimum(g, payer)
            // A larger X never costs less, so the first one that is too dear ends the range.
            let most = low
            while (most < high && ask.affordable(g, payer, { ...choice, x: most + 1 })) most++
            d.number(payer.player as Player, 'cost.x', low, most).about(payer.source)
          },
          take(g, answer) {
            g.setLocal(LOCAL.x, answer.value)
            keep(g, plays.x, answer.value)
          },
        },
        'x',
      ),
    )
  return steps
}
