import { type Game, NONE, type Player, ask } from '@fudaba/kernel/rules'
import type { Amount, Effect, KernelCost, ResourceWord } from '@fudaba/kernel/text'
import type { ChronicleClause } from '../../rulebook/index.ts'
import { procedure, rule, step } from '../book.ts'
import { abilityFalls, abilityRises } from '../changes/costChanges.ts'
import { FREE, type SoulCost, hasX, plus, readCost } from '../board/soulCost.ts'
import { gatherSouls, spendSouls } from '../changes/soulPayment.ts'
import { paying } from '../changes/soulAction.ts'
import { canCover, poolCovers } from '../board/soulPool.ts'

/** Souls as the cost of an ability (11.5.10 to 11.5.12): the amount is a whole cost, see board/soulCost.ts. */

/** First what raises it, then what lowers it (11.5.10). */
const altered = rule(
  '11.5.10',
  (g: Game, amount: SoulCost, source: number): SoulCost => {
    const raised = plus(amount, FREE, ask(g, abilityRises, source, NONE))
    return plus(raised, FREE, -ask(g, abilityFalls, source, NONE))
  },
  (_g: Game, amount: SoulCost): SoulCost => amount,
)

const LOCAL = { player: 0, amount: 1, source: 2, cost: 3, locked: 4 } as const
const playerHere = (g: Game): Player => g.local(LOCAL.player) as Player
const costHere = (g: Game): SoulCost =>
  g.local(LOCAL.locked) === 1 ? g.local(LOCAL.cost) : altered(g, g.local(LOCAL.amount), g.local(LOCAL.source))

/** Pays: (player, amount, source). Negative: it could not be paid. */
const payment = procedure('payAbilityCost', 5, [
  // What changes after this does not concern it.
  step('11.5.11', (g) => {
    g.setLocal(LOCAL.cost, costHere(g))
    g.setLocal(LOCAL.locked, 1)
  }),
  step(
    '11.5',
    (g) => {
      g.variable(paying, g.get(paying) + 1)
      g.call(gatherSouls, playerHere(g), g.local(LOCAL.source), NONE, costHere(g))
    },
    'gather',
  ),
  step(
    '11.5',
    (g) => {
      g.variable(paying, g.get(paying) - 1)
      if (g.result < 0 || !poolCovers(g, playerHere(g), costHere(g))) return g.done(NONE)
      g.propose(spendSouls, playerHere(g), costHere(g), g.result)
    },
    'spend',
  ),
  step('11.5', (g) => g.done(1), 'paid'),
])

/** ソウル, as texts pay them. */
export const soulResource: ResourceWord<ChronicleClause> = {
  covers: (g, player, amount, source) => canCover(g, player, altered(g, amount, source)),
  payment,
}

const X: Amount = { kind: 'variable', name: 'X' }
const pays = (amount: Amount): Effect => ({ kind: 'count', verb: 'pay', amount, resource: 'souls' })

/** 「ソウル(1白)」 as a cost of an ability; an X in it is the X of the ability, and free cost. */
export function soulsCost({ cost }: { readonly cost: string }): KernelCost {
  const printed = readCost(cost)
  if (!hasX(cost)) return { kind: 'pay', resource: 'souls', amount: printed }
  if (printed === 0) return { kind: 'pay', resource: 'souls', amount: X }
  // What needs a power first: X takes any soul that is left.
  return { kind: 'do', effect: { kind: 'sequence', steps: [pays(printed), pays(X)] } }
}
