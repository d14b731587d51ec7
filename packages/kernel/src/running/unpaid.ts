import { NONE } from '../state/columns.ts'
import { LOCAL } from './costChoices.ts'
import type { Game } from '../game/game.ts'
import type { CostPart } from './payable.ts'
import type { CostKind, Payer } from '../game/declarations.ts'
import type { ObjectRow } from '../state/rows.ts'

/** What is chosen for a payment that is under way, and what is still missing: read from the locals of its frame. */

/** A cost being paid. */
export interface Bill {
  readonly payerOf: (g: Game) => Payer
  /** The parts to pay. */
  readonly current: (g: Game) => readonly CostPart[]
  /** Whether the parts are paid as one batch, after all of them have been chosen for. */
  readonly atOnce: boolean
}

/** Objects that are no longer free: chosen for the current part, or for another one that does not share them. */
export function chosenObjects(g: Game, bill: Bill): ObjectRow[] {
  const list = g.list(LOCAL.chosen)
  const parts = bill.current(g)
  return list.filter(
    (_, i) => i % 2 === 1 && (list[i - 1] === g.local(LOCAL.at) || parts[list[i - 1]]?.kind.shares !== true),
  )
}

/** Objects chosen for a part. */
export function chosenFor(g: Game, part: number): ObjectRow[] {
  const list = g.list(LOCAL.chosen)
  const out: ObjectRow[] = []
  for (let i = 0; i < list.length; i += 2) if (list[i] === part) out.push(list[i + 1])
  return out
}

/** Parts not paid yet, the current one with what is still missing of it. */
export function unpaidParts(g: Game, bill: Bill): CostPart[] {
  const parts = bill.current(g).slice(g.local(LOCAL.at))
  if (parts.length === 0) return parts
  return [
    { kind: parts[0].kind, amount: parts[0].amount - chosenFor(g, g.local(LOCAL.at)).length },
    ...parts.slice(1),
  ]
}

/** In a payment at once, how much of the stock the earlier parts will take. */
function reserved(g: Game, bill: Bill, kind: CostKind): number {
  if (!bill.atOnce) return 0
  return bill
    .current(g)
    .slice(0, g.local(LOCAL.at))
    .reduce((sum, p) => sum + (p.kind === kind ? Math.max(0, p.amount) : 0), 0)
}

/** What `payable` adds to each stock, by the number of the kind: minus what is reserved. */
export const credit = (g: Game, bill: Bill): Map<number, number> =>
  new Map(bill.current(g).map((p) => [p.kind.id, -reserved(g, bill, p.kind)] as const))

/** How much the stock of a part lacks; 0 or less if it suffices. */
export const missing = (g: Game, bill: Bill, part: CostPart, payer: Payer): number =>
  part.kind.stock === undefined
    ? 0
    : part.amount - part.kind.stock.available(g, payer.player) + reserved(g, bill, part.kind)

/** Whether what the kind asks for before its payment has been done. */
export const isPrepared = (g: Game, payer: Payer, { kind, amount }: CostPart): boolean =>
  amount <= 0 || kind.prepare === undefined || kind.prepare.done(g, payer, amount)

/** Proposes the payment of a part. */
export function proposePart(g: Game, payer: Payer, part: CostPart, objects: readonly ObjectRow[]): void {
  if (part.amount <= 0 || !g.book.switches.on(part.kind.clause)) return
  g.clause = part.kind.clause
  if (part.kind.candidates === undefined) part.kind.pay(g, payer, part.amount, NONE)
  else for (const object of objects) part.kind.pay(g, payer, 1, object)
}
