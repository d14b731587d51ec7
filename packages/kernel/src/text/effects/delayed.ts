import type { EffectDef } from '../../game/book.ts'
import { NONE } from '../../state/columns.ts'
import type { Effect, Trigger } from '../../tree/tree.ts'
import { compileCondition } from '../query/conditions.ts'
import { acquireContext, releaseContext } from '../context/context.ts'
import { type Scope, switchFor } from '../language/language.ts'
import {
  IT,
  clearRegisters,
  copyRegisters,
  ownerOfEffect,
  ownerOfPending,
  renewIds,
} from '../context/registers.ts'
import { EV } from '../../state/events.ts'
import { listeners, setItFromEvent } from './listeners.ts'

/**
 * Declares a delayed trigger: an effect that a program begins, with a copy of its registers, and that starts another
 * program when its event happens. `waitsOn`: the text says how long it waits, so it may trigger more than once.
 */
export function delayedDef(
  scope: Scope,
  clause: string,
  name: string,
  trigger: Trigger,
  effect: Effect,
  waitsOn = false,
): EffectDef {
  const { book, lexicon } = scope.language
  const { single } = lexicon.rules?.delayed ?? {}
  const program = scope.language.compile.program(scope, name, (e) => e.effect(effect)).id
  const all = listeners(scope, trigger)
  const state = trigger.kind === 'state' ? compileCondition(scope, trigger.condition) : null
  const on = switchFor(scope, 'trigger', 'state')
  const made = book.delayed(clause, name, {
    // A condition may become true by any event.
    on: state === null ? [...new Set(all.flatMap((each) => each.on))] : [...book.verbs],
    once: single === undefined,
    data: { program },
    when(g, ev, e) {
      const c = acquireContext().ofEffect(g, e)
      const yes =
        state === null
          ? all.some((each) => each.on.some((v) => v.id === g.log.get(ev, EV.kind)) && each.when(g, c, ev))
          : on() && state(g, c)
      releaseContext()
      return yes
    },
    values: (g, ev, e) => {
      const c = acquireContext().ofEffect(g, e)
      const heard = all.find((each) => each.when(g, c, ev))
      releaseContext()
      return [(heard?.player(g, ev) ?? NONE) + 1, 0]
    },
    queued(g, pending, ev, e) {
      const owner = ownerOfPending(pending)
      copyRegisters(g, ownerOfEffect(e), owner)
      if (scope.language.lexicon.rules?.delayed?.keepsTrack?.() === false) renewIds(g, owner)
      const c = acquireContext().ofEffect(g, e)
      const bound = all.find((each) => each.when(g, c, ev))?.bound(g, c, ev) ?? []
      releaseContext()
      if (single?.() === true && !waitsOn) g.store.free(g.tables.effects, e)
      // If the event has objects, "it" means these, not what the program spoke of.
      if (bound.length === 0) return
      clearRegisters(g, owner, IT)
      setItFromEvent(g, owner, bound)
    },
  })
  return book.effects[made.effect]
}
