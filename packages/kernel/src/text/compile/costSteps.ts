import type { Cost } from '../../tree/tree.ts'
import { compileAmount } from '../query/amounts.ts'
import type { Emitter } from './emitter.ts'
import { kernelCost } from '../language/gameNodes.ts'
import { switchForCost } from '../language/language.ts'
import { emitCount } from './countSteps.ts'

/** Emits the payment of costs, in the printed order. */
export function emitCosts(e: Emitter, costs: readonly Cost[]): void {
  for (const each of costs) {
    const on = switchForCost(e.scope, each)
    const cost = kernelCost(e.scope.language.lexicon, each)
    const off = e.branch(() => on())
    switch (cost.kind) {
      case 'do':
        e.effect(cost.effect)
        break
      case 'pay': {
        const amount = compileAmount(e.scope, cost.amount)
        emitCount(e, { pays: true }, cost.resource, amount, 'pay')
        break
      }
    }
    off.to = e.here
  }
}
