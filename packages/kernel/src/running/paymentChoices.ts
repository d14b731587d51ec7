import type { Ask } from '../game/book.ts'
import { LOCAL } from './costChoices.ts'
import { payable, resources } from './payable.ts'
import { type Bill, chosenObjects, credit, missing, unpaidParts } from './unpaid.ts'

/** What is asked during a payment. No candidate leaves a later part impossible to pay. */

/** Which action fills the stock of the current part, as long as that is short. */
export const chooseResource = (bill: Bill): Ask => ({
  offer(g, d) {
    const payer = bill.payerOf(g)
    const parts = unpaidParts(g, bill)
    if (parts.length === 0 || missing(g, bill, parts[0], payer) <= 0) return
    d.act(payer.player, 'cost.resource', false).about(payer.source)
    const taken = chosenObjects(g, bill)
    for (const r of resources(g, payer.player, parts[0].kind)) {
      if (taken.includes(r.object)) continue
      // The last part: all resources together were found to be enough, so any of them may come first.
      if (parts.length === 1) {
        d.action(r.action.id, r.source)
        continue
      }
      const more = credit(g, bill)
      more.set(parts[0].kind.id, (more.get(parts[0].kind.id) ?? 0) + r.yields)
      if (payable(g, payer, parts, [...taken, r.object], more)) d.action(r.action.id, r.source)
    }
  },
  take(g, answer) {
    g.goto('next part')
    g.call(g.book.actions[answer.value].perform, g.local(LOCAL.player), answer.source, answer.value)
  },
})

/** Which objects the current part is paid with: all in one choice, or one by one where a pick limits the others. */
export const chooseObjects = (bill: Bill): Ask => ({
  offer(g, d) {
    const parts = unpaidParts(g, bill)
    if (parts.length === 0 || parts[0].amount <= 0) return
    const { kind, amount } = parts[0]
    const others = parts.slice(1).filter((p) => p.amount > 0)
    if (kind.candidates === undefined) return
    const payer = bill.payerOf(g)
    const taken = chosenObjects(g, bill)
    const from = kind.candidates(g, payer).filter((row) => !taken.includes(row))
    const left = [{ kind, amount: amount - 1 }, ...others]
    const safe = from.filter((row) =>
      payable(g, payer, left, kind.shares === true ? taken : [...taken, row], credit(g, bill)),
    )
    const independent = safe.length === from.length && others.every((p) => p.kind.candidates === undefined)
    const stocked = others.every((p) => p.kind.stock === undefined || missing(g, bill, p, payer) <= 0)
    const many = independent && stocked ? amount : 1
    d.choose(payer.player, `cost.${kind.name}`, safe, many, many).about(payer.source)
  },
  take(g, answer) {
    g.setList(LOCAL.chosen, [
      ...g.list(LOCAL.chosen),
      ...answer.values.flatMap((row) => [g.local(LOCAL.at), row]),
    ])
    const [{ amount }] = unpaidParts(g, bill)
    if (amount > 0) g.goto('next part')
  },
})
