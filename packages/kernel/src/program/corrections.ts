import type { Quantity, SignedAmount } from '../tree.ts'
import { type Bounds, type Count, compileAmount, compileQuantity } from './amounts.ts'
import { allOf, compileCondition } from './conditions.ts'
import { type Scope, gate } from './language.ts'
import { keyOf, keyOfChange } from './scope.ts'

/** "2 instead of 1": what a later sentence says in place of this one, if its conditions hold. */

export function correctedQuantity(scope: Scope, kind: string, quantity: Quantity): Bounds {
  const plain = compileQuantity(scope, quantity)
  const others = scope.corrections
    .filter(({ of }) => of === keyOf(kind, quantity))
    .map(({ to, conditions }) => ({
      holds: allOf(conditions.map((each) => compileCondition(scope, each))),
      bounds: compileQuantity(scope, to as Quantity),
    }))
  if (others.length === 0) return plain
  const on = gate(scope, 'quantity', 'corrected')
  return (g, c, available) => {
    const other = on() ? others.findLast(({ holds }) => holds(g, c)) : undefined
    return (other?.bounds ?? plain)(g, c, available)
  }
}

export const signedAmount = (scope: Scope, { sign, amount }: SignedAmount): Count => {
  const count = compileAmount(scope, amount)
  return sign === '+' ? count : (g, c) => -count(g, c)
}

export function correctedAmount(scope: Scope, characteristic: string, change: SignedAmount): Count {
  const plain = signedAmount(scope, change)
  const others = scope.corrections
    .filter(({ of }) => of === keyOfChange(characteristic, change.sign, change.amount))
    .map(({ to, conditions }) => ({
      holds: allOf(conditions.map((each) => compileCondition(scope, each))),
      amount: signedAmount(scope, to as SignedAmount),
    }))
  if (others.length === 0) return plain
  const on = gate(scope, 'change', 'add-instead')
  return (g, c) => {
    const other = on() ? others.findLast(({ holds }) => holds(g, c)) : undefined
    return (other?.amount ?? plain)(g, c)
  }
}
