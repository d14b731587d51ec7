import type { Book } from '../game/book.ts'
import type { Payer } from '../game/declarations.ts'
import type { Told } from '../answers/told.ts'
import type { Game } from '../game/game.ts'
import { NONE } from '../state/columns.ts'
import type { CostChoice } from './costChoices.ts'
import type { Adjustment, CostHooks, Costs } from './costs.ts'
import { type CostPart, payable, thereIsFor } from './payable.ts'

/** What a cost comes to and whether it can be paid, worked out without changing anything. */
export interface CostQuotes<C extends string> extends Pick<Costs, 'quote' | 'canPay' | 'tells'> {
  /** What changes the cost as printed, in the order of the rules. */
  readonly adjustments: readonly { readonly name: string; readonly clause: C; readonly adjust: Adjustment }[]
  /** Keys of the alternatives, the ordinary one first. */
  alternatives(g: Game, payer: Payer): readonly string[]
  affordable(g: Game, payer: Payer, choice: CostChoice): boolean
  /** The cheapest choice with this alternative: nothing additional, the smallest X. */
  least(g: Game, payer: Payer, alternative: number): CostChoice
}

/** The alternatives of a cost without any: the ordinary way. */
const ORDINARY = ['ordinary'] as const
const NOTHING_CHOSEN: CostChoice = { alternative: 0, additional: 0, x: 0 }

/** The quotes of a cost with these hooks. */
export function costQuotes<C extends string>(book: Book<C>, hooks: CostHooks<C>): CostQuotes<C> {
  const { clauses } = hooks
  const { switches } = book
  const adjustments = (['replace', 'increase', 'decrease'] as const).flatMap((name) => {
    const [clause, adjust] = [clauses[name], hooks[name]]
    return clause === undefined || adjust === undefined
      ? []
      : [{ name, clause, number: switches.number(clause), adjust }]
  })
  // A quote carries nothing out, so no clause counts as carried out by it.
  const isSwitchedOn = ({ kind }: CostPart): boolean => switches.off[kind.clause] === 0

  const alternatives = (g: Game, payer: Payer): readonly string[] =>
    hooks.alternatives?.(g, payer) ?? ORDINARY
  const quote = (g: Game, payer: Payer, choice: CostChoice): readonly CostPart[] => {
    let parts = hooks.base(g, payer, choice)
    for (const { number, adjust } of adjustments)
      if (switches.off[number] === 0) parts = adjust(g, payer, parts)
    return parts.every(isSwitchedOn) ? parts : parts.filter(isSwitchedOn)
  }
  const affordable = (g: Game, payer: Payer, choice: CostChoice): boolean =>
    payable(g, payer, quote(g, payer, choice))
  const least = (g: Game, payer: Payer, alternative: number): CostChoice =>
    alternative === 0 && hooks.x === undefined
      ? NOTHING_CHOSEN
      : { alternative, additional: 0, x: hooks.x?.(g, payer, alternative)?.[0] ?? 0 }

  return {
    adjustments,
    alternatives,
    quote,
    affordable,
    least,
    canPay(g, player, source, action) {
      const payer = { player, source, action, record: NONE }
      const { length } = alternatives(g, payer)
      for (let i = 0; i < length; i++) if (affordable(g, payer, least(g, payer, i))) return true
      return false
    },
    tells(g, player, source, action) {
      const payer = { player, source, action, record: NONE }
      const parts = quote(g, payer, least(g, payer, 0)).filter(({ amount }) => amount > 0)
      const missing = parts.find((part) => !payable(g, payer, [part]))
      if (missing !== undefined) return partTold(g, payer, missing)
      // Each could be paid, but not all of them together.
      return parts.length === 1
        ? partTold(g, payer, parts[0])
        : parts.length > 1
          ? { key: 'cost.together' }
          : null
    },
  }
}

function partTold(g: Game, payer: Payer, part: CostPart): Told | null {
  const own = part.kind.tells?.(g, payer, part.amount)
  if (own !== undefined) return own
  const have = thereIsFor(g, payer, part)
  return have === null ? null : { key: `cost.${part.kind.name}`, have, need: part.amount }
}
