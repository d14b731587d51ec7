import type { CancelPart } from '../../game/book.ts'
import type { Game } from '../../game/game.ts'
import type { ObjectRow } from '../../state/rows.ts'
import type { Effect } from '../../tree/tree.ts'
import { acquireContext, releaseContext } from '../context/context.ts'
import type { Scope } from '../language/language.ts'
import { causeOf, compileCause } from '../query/cause.ts'
import { type Test, compileCondition } from '../query/conditions.ts'

/**
 * 効果を受けない: what is done to the object is vetoed like any change that a text forbids; what holds for it all the
 * time is no change, and is negated for it as long as the text holds.
 */
export function keepingOff(
  scope: Scope,
  { event, unless }: Extract<Effect, { kind: 'prohibit' }>,
  holds: Test,
  during?: (g: Game, object: ObjectRow) => boolean,
): CancelPart[] {
  const { keepsOff } = scope.language.lexicon.events[event.verb]
  if (keepsOff === undefined) return []
  const what = event.subject === undefined ? null : scope.language.compile.what(scope, event.subject)
  const cause = event.cause === undefined ? null : compileCause(scope, event.cause)
  const exception = unless === undefined ? null : compileCondition(scope, unless)
  return [
    {
      kind: 'cancel',
      cancels(g, effect, other, object) {
        // It is itself an effect on the object, and would keep itself off.
        if (other === effect || object < 0) return false
        const c = acquireContext().ofEffect(g, effect)
        const yes =
          (what === null || what.test(g, c, object, g.id(object))) &&
          (cause === null || cause(g, c, causeOf(g, other))) &&
          holds(g, c) &&
          (during === undefined || during(g, object)) &&
          (exception === null || !exception(g, c))
        releaseContext()
        return yes && keepsOff()
      },
    },
  ]
}
