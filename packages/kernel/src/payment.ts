import type { Book, Step } from './book.ts'
import { NONE } from './columns.ts'
import { LOCAL } from './costChoices.ts'
import type { CostHooks } from './costs.ts'
import type { Game } from './game.ts'
import { type CostKind, type CostPart, type Payer, payable, resources } from './payable.ts'

/** In a relation `paid`: kind and amount in one number. */
export const PAID = 1 << 16

export interface Bill {
  readonly payerOf: (g: Game) => Payer
  /** The parts to pay. */
  readonly current: (g: Game) => readonly CostPart[]
}

/** The steps of a payment: part by part in the printed order, or chosen part by part and paid at once. */
export function payment<C extends string>(book: Book<C>, hooks: CostHooks<C>, bill: Bill): Step[] {
  const { clauses, plays } = hooks
  const { switches } = book
  const { payerOf, current } = bill
  const relate = book.kernelVerb('relate')
  const atOnce = hooks.payment === 'at once'

  /** Objects that are no longer free: used up by any part, or chosen for this one. */
  const chosenObjects = (g: Game): number[] => {
    const list = g.list(LOCAL.chosen)
    const parts = current(g)
    return list.filter(
      (_, i) =>
        i % 2 === 1 && (list[i - 1] === g.local(LOCAL.at) || parts[list[i - 1]]?.kind.shares !== true),
    )
  }
  /** Parts not paid yet, the current one with what is still missing of it. */
  const rest = (g: Game): CostPart[] => {
    const parts = current(g).slice(g.local(LOCAL.at))
    if (parts.length === 0) return parts
    return [
      { kind: parts[0].kind, amount: parts[0].amount - chosenFor(g, g.local(LOCAL.at)).length },
      ...parts.slice(1),
    ]
  }
  const chosenFor = (g: Game, part: number): number[] => {
    const list = g.list(LOCAL.chosen)
    const out: number[] = []
    for (let i = 0; i < list.length; i += 2) if (list[i] === part) out.push(list[i + 1])
    return out
  }
  /** In a payment at once, what earlier parts will take out of the stock. */
  const spoken = (g: Game, kind: CostKind): number =>
    !atOnce
      ? 0
      : current(g)
          .slice(0, g.local(LOCAL.at))
          .reduce((sum, p) => sum + (p.kind === kind ? Math.max(0, p.amount) : 0), 0)
  const credit = (g: Game): Map<number, number> =>
    new Map(current(g).map((p) => [p.kind.id, -spoken(g, p.kind)] as const))
  const missing = (g: Game, part: CostPart, payer: Payer): number =>
    part.kind.stock === undefined
      ? 0
      : part.amount - part.kind.stock.available(g, payer.player) + spoken(g, part.kind)

  const prepared = (g: Game, payer: Payer, { kind, amount }: CostPart): boolean =>
    amount <= 0 || kind.prepare === undefined || kind.prepare.done(g, payer, amount)

  const payPart = (g: Game, payer: Payer, part: CostPart, objects: readonly number[]): void => {
    if (part.amount <= 0 || !switches.on(part.kind.clause)) return
    g.clause = part.kind.clause
    if (part.kind.candidates === undefined) part.kind.pay(g, payer, part.amount, NONE)
    else for (const object of objects) part.kind.pay(g, payer, 1, object)
  }

  const counts =
    clauses.replaced === undefined
      ? null
      : book.rule(
          clauses.replaced,
          () => true,
          () => false,
          'paid although replaced',
        )
  const replacedSoFar = (g: Game): number => (book.replacedSoFar === NONE ? 0 : g.get(book.replacedSoFar))
  /** Whether what was proposed as payment was replaced, and the rules do not let that count. */
  const isUnpaid = (g: Game): boolean =>
    counts !== null && replacedSoFar(g) !== g.local(LOCAL.replaced) && !counts()

  /** Notes on the record what the parts were paid with, as it lies after the payment. */
  function writeRecord(g: Game, from: number, to: number): void {
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

  return [
    book.step(
      clauses.pay,
      (g) => {
        const parts = rest(g)
        const payer = payerOf(g)
        if (parts.length === 0) g.goto(atOnce ? 'pay all' : 'record')
        else if (!payable(g, payer, parts, chosenObjects(g), credit(g))) g.done(NONE)
        else if (!prepared(g, payer, parts[0]))
          g.call(parts[0].kind.prepare!.procedure, payer.player, payer.source, payer.record, parts[0].amount)
      },
      'next part',
    ),
    ...(clauses.resources === undefined
      ? []
      : [
          book.ask(
            clauses.resources,
            {
              offer(g, d) {
                const payer = payerOf(g)
                const parts = rest(g)
                if (parts.length === 0 || missing(g, parts[0], payer) <= 0) return
                d.act(payer.player, 'cost.resource', false).about(payer.source)
                const taken = chosenObjects(g)
                for (const r of resources(g, payer.player, parts[0].kind)) {
                  if (taken.includes(r.object)) continue
                  // Nothing else is left to be paid, and all of it together was enough: each of them will do.
                  if (parts.length === 1) {
                    d.action(r.action.id, r.source)
                    continue
                  }
                  const more = credit(g)
                  more.set(parts[0].kind.id, (more.get(parts[0].kind.id) ?? 0) + r.yields)
                  if (payable(g, payer, parts, [...taken, r.object], more)) d.action(r.action.id, r.source)
                }
              },
              take(g, answer) {
                g.goto('next part')
                g.call(book.actions[answer.value].perform, g.local(LOCAL.player), answer.source, answer.value)
              },
            },
            'resources',
          ),
        ]),
    book.ask(
      clauses.pay,
      {
        offer(g, d) {
          const parts = rest(g)
          if (parts.length === 0 || parts[0].amount <= 0) return
          const { kind, amount } = parts[0]
          const others = parts.slice(1).filter((p) => p.amount > 0)
          if (kind.candidates === undefined) return
          const payer = payerOf(g)
          const taken = chosenObjects(g)
          const from = kind.candidates(g, payer).filter((row) => !taken.includes(row))
          // Where any pick could leave a later part unpaid, they are picked one by one and only the safe ones.
          const left = [{ kind, amount: amount - 1 }, ...others]
          const safe = from.filter((row) =>
            payable(g, payer, left, kind.shares === true ? taken : [...taken, row], credit(g)),
          )
          const free = safe.length === from.length && others.every((p) => p.kind.candidates === undefined)
          const filled = others.every((p) => p.kind.stock === undefined || missing(g, p, payer) <= 0)
          const many = free && filled ? amount : 1
          d.choose(payer.player, `cost.${kind.name}`, safe, many, many).about(payer.source)
        },
        take(g, answer) {
          g.setList(LOCAL.chosen, [
            ...g.list(LOCAL.chosen),
            ...answer.values.flatMap((row) => [g.local(LOCAL.at), row]),
          ])
          const [{ amount }] = rest(g)
          if (amount > 0) g.goto('next part')
        },
      },
      'choose',
    ),
    book.step(
      clauses.pay,
      (g) => {
        const at = g.local(LOCAL.at)
        const part = current(g)[at]
        if (part === undefined) return g.goto('record')
        g.setLocal(LOCAL.at, at + 1)
        if (atOnce) return g.goto('next part')
        // A stock that stayed short: the last resource did not bring what it promised.
        if (missing(g, part, payerOf(g)) > 0 || !prepared(g, payerOf(g), part)) return g.done(NONE)
        g.setLocal(LOCAL.replaced, replacedSoFar(g))
        payPart(g, payerOf(g), part, chosenFor(g, at))
      },
      'pay part',
    ),
    book.step(
      clauses.pay,
      (g) => {
        if (isUnpaid(g)) g.done(NONE)
        else writeRecord(g, g.local(LOCAL.at) - 1, g.local(LOCAL.at))
      },
      'record part',
    ),
    book.step(clauses.pay, (g) => g.goto('next part'), 'part paid'),
    book.step(
      clauses.pay,
      (g) => {
        if (!current(g).every((part) => prepared(g, payerOf(g), part))) return g.done(NONE)
        g.setLocal(LOCAL.replaced, replacedSoFar(g))
        current(g).forEach((part, i) => payPart(g, payerOf(g), part, chosenFor(g, i)))
      },
      'pay all',
    ),
    book.step(
      clauses.pay,
      (g) => {
        if (!atOnce) return
        if (isUnpaid(g)) g.done(NONE)
        else writeRecord(g, 0, g.local(LOCAL.at))
      },
      'record',
    ),
    book.step(clauses.pay, (g) => g.done(1), 'paid'),
  ]
}
