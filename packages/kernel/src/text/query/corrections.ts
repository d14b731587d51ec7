import type { Quantity, SignedAmount } from '../../tree/tree.ts'
import { type Bounds, type CompiledAmount, compileAmount, compileQuantity } from './amounts.ts'
import { allOf, compileCondition } from './conditions.ts'
import { type Scope, switchFor } from '../language/language.ts'
import { keyOf, keyOfChange } from '../context/scope.ts'

/**
 * Numbers that a later sentence replaces while its conditions hold ("2 instead of 1"); the last such sentence counts.
 */

/** Compiles the quantity of a step of this kind, with its corrections. */
export function correctedQuantity(scope: Scope, kind: string, quantity: Quantity): Bounds {
  const plain = compileQuantity(scope, quantity)
  const others = scope.corrections
    .filter(({ of }) => of === keyOf(kind, quantity))
    .map(({ to, conditions }) => ({
      holds: allOf(conditions.map((each) => compileCondition(scope, each))),
      bounds: compileQuantity(scope, to as Quantity),
    }))
  if (others.length === 0) return plain
  const on = switchFor(scope, 'quantity', 'corrected')
  return (g, c, available) => {
    const other = on() ? others.findLast(({ holds }) => holds(g, c)) : undefined
    return (other?.bounds ?? plain)(g, c, available)
  }
}

/** Compiles "+1" or "-1". */
export const signedAmount = (scope: Scope, { sign, amount }: SignedAmount): CompiledAmount => {
  const count = compileAmount(scope, amount)
  return sign === '+' ? count : (g, c) => -count(g, c)
}

/** Compiles what is added to a characteristic, with its corrections. */
export function correctedAmount(scope: Scope, characteristic: string, change: SignedAmount): CompiledAmount {
  const plain = signedAmount(scope, change)
  const others = scope.corrections
    .filter(({ of }) => of === keyOfChange(characteristic, change.sign, change.amount))
    .map(({ to, conditions }) => ({
      holds: allOf(conditions.map((each) => compileCondition(scope, each))),
      amount: signedAmount(scope, to as SignedAmount),
    }))
  if (others.length === 0) return plain
  const on = switchFor(scope, 'change', 'add-instead')
  return (g, c) => {
    const other = on() ? others.findLast(({ holds }) => holds(g, c)) : undefined
    return (other?.amount ?? plain)(g, c)
  }
}
