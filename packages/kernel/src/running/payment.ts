import type { Book, Step } from '../game/book.ts'
import { NONE } from '../state/columns.ts'
import { LOCAL } from './costChoices.ts'
import type { CostHooks } from './costs.ts'
import type { Game } from '../game/game.ts'
import { payable } from './payable.ts'
import { chooseObjects, chooseResource } from './paymentChoices.ts'
import {
  type Bill,
  chosenFor,
  chosenObjects,
  credit,
  isPrepared,
  missing,
  proposePart,
  unpaidParts,
} from './unpaid.ts'

/** In the value of a relation `paid`: number of the kind of cost × PAID + amount. */
export const PAID = 1 << 16

/** The steps of a payment: part by part in the printed order, or chosen part by part and paid at once. */
export function payment<C extends string>(book: Book<C>, hooks: CostHooks<C>, bill: Bill): Step[] {
  const { clauses } = hooks
  const { payerOf, current, atOnce } = bill
  const { noteReplaced, isUnpaid } = replacedPayments(book, clauses.replaced)
  const writeRecord = recordWriter(book, hooks, bill)

  const nextPart = (g: Game): void => {
    const parts = unpaidParts(g, bill)
    const payer = payerOf(g)
    if (parts.length === 0) g.goto(atOnce ? 'pay all' : 'record')
    else if (!payable(g, payer, parts, chosenObjects(g, bill), credit(g, bill))) g.done(NONE)
    else if (!isPrepared(g, payer, parts[0]))
      g.call(parts[0].kind.prepare!.procedure, payer.player, payer.source, payer.record, parts[0].amount)
  }
  const payPart = (g: Game): void => {
    const at = g.local(LOCAL.at)
    const part = current(g)[at]
    if (part === undefined) return g.goto('record')
    g.setLocal(LOCAL.at, at + 1)
    if (atOnce) return g.goto('next part')
    // A stock is still short if the last resource brought less than it promised.
    if (missing(g, bill, part, payerOf(g)) > 0 || !isPrepared(g, payerOf(g), part)) return g.done(NONE)
    noteReplaced(g)
    proposePart(g, payerOf(g), part, chosenFor(g, at))
  }
  const payAll = (g: Game): void => {
    if (!current(g).every((part) => isPrepared(g, payerOf(g), part))) return g.done(NONE)
    noteReplaced(g)
    current(g).forEach((part, i) => proposePart(g, payerOf(g), part, chosenFor(g, i)))
  }
  const record = (g: Game, from: number, to: number): void => {
    if (isUnpaid(g)) g.done(NONE)
    else writeRecord(g, from, to)
  }

  return [
    book.step(clauses.pay, nextPart, 'next part'),
    ...(clauses.resources === undefined
      ? []
      : [book.ask(clauses.resources, chooseResource(bill), 'resources')]),
    book.ask(clauses.pay, chooseObjects(bill), 'choose'),
    book.step(clauses.pay, payPart, 'pay part'),
    book.step(clauses.pay, (g) => record(g, g.local(LOCAL.at) - 1, g.local(LOCAL.at)), 'record part'),
    book.step(clauses.pay, (g) => g.goto('next part'), 'part paid'),
    book.step(clauses.pay, payAll, 'pay all'),
    book.step(
      clauses.pay,
      (g) => {
        if (atOnce) record(g, 0, g.local(LOCAL.at))
      },
      'record',
    ),
    book.step(clauses.pay, (g) => g.done(1), 'paid'),
  ]
}

/** Whether a part counts as paid although something was done in its place: under a clause of the game. */
function replacedPayments<C extends string>(book: Book<C>, clause: C | undefined) {
  const counts = book.holds(clause, 'paid although replaced')
  const replacedSoFar = (g: Game): number => (book.replacedSoFar === NONE ? 0 : g.get(book.replacedSoFar))
  return {
    /** Before a payment is proposed: notes how many changes have been replaced. */
    noteReplaced: (g: Game): void => g.setLocal(LOCAL.replaced, replacedSoFar(g)),
    /** After it: whether any of it was replaced, and the rules do not let that count. */
    isUnpaid: (g: Game): boolean => replacedSoFar(g) !== g.local(LOCAL.replaced) && !counts(),
  }
}

/** Writes on the play's record what the parts from `from` to `to` were paid with, as it lies after the payment. */
function recordWriter<C extends string>(book: Book<C>, { plays }: CostHooks<C>, { current }: Bill) {
  const relate = book.kernelVerb('relate')
  return (g: Game, from: number, to: number): void => {
    const record = g.local(LOCAL.record)
    if (record === NONE) return
    const parts = current(g)
    for (let i = from; i < to; i++) {
      const { kind, amount } = parts[i]
      if (amount <= 0) continue
      if (kind.candidates === undefined)
        g.propose(relate, plays.paid.id, record, NONE, kind.id * PAID + amount)
      else
        for (const object of chosenFor(g, i))
          if (g.zoneOf(object) !== NONE) g.propose(relate, plays.paid.id, record, object, kind.id * PAID + 1)
    }
  }
}
