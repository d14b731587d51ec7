import type { ObjectId, ObjectRow } from '../../state/rows.ts'
import type { AbilityTrigger, Limit, StateTrigger } from '../../game/book.ts'
import { NONE } from '../../state/columns.ts'
import type { Game } from '../../game/game.ts'
import type { Trigger } from '../../tree/tree.ts'
import { type Test, compileCondition } from '../query/conditions.ts'
import { type Context, acquireContext, releaseContext } from '../context/context.ts'
import { type Scope, switchFor } from '../language/language.ts'
import { acquireReading, releaseReading } from '../context/reading.ts'
import { SOURCE, appendFromEvent, clearRegisters, ownerOfPending } from '../context/registers.ts'
import { controllerOf } from '../context/seen.ts'
import { EV } from '../../state/events.ts'
import { refuseInert } from './inert.ts'
import { type Listener, heardBy, listeners, setItFromEvent } from './listeners.ts'

/** The triggers of an ability, as declared in the book. */
export interface Declared {
  readonly triggers: readonly AbilityTrigger[]
  readonly states: readonly StateTrigger[]
}

/** What the triggers of one ability have in common. */
interface Triggered {
  /** Program that resolves the ability. */
  readonly program: number
  /** Must hold when it triggers. */
  readonly condition: Test
  readonly limit: Limit | undefined
}

/**
 * Declares the triggers of an ability: on events, one for those that look back and one for the others; on a condition.
 */
export function declareTriggers(
  scope: Scope,
  clause: string,
  trigger: Trigger,
  program: number,
  condition: Test,
  limit: Limit | undefined,
): Declared {
  const { triggers: onEvent = clause, states: onCondition = onEvent } = scope.language.lexicon.clauses
  const ability: Triggered = { program, condition, limit }
  if (trigger.kind === 'event') for (const event of trigger.of) refuseInert(scope, 'trigger', event)
  const all = listeners(scope, trigger)
  const triggers = [false, true].flatMap((lookBack) => {
    const some = all.filter((each) => each.lookBack === lookBack)
    return some.length === 0 ? [] : [eventTrigger(scope, onEvent, some, lookBack, ability)]
  })
  if (trigger.kind !== 'state') return { triggers, states: [] }
  return { triggers, states: [stateTrigger(scope, onCondition, trigger, ability)] }
}

/** A trigger on any of these events. */
function eventTrigger(
  scope: Scope,
  clause: string,
  some: readonly Listener[],
  lookBack: boolean,
  { program, condition, limit }: Triggered,
): AbilityTrigger {
  const ofHolder = some.every((each) => each.ofHolder === true)
  return scope.language.book.abilityTrigger(clause, scope.name, {
    on: [...new Set(some.flatMap((each) => each.on))],
    lookBack,
    ofHolder,
    limit,
    once: some.find((each) => each.once !== undefined)?.once,
    data: { program },
    when(g, ev, holder, holderId) {
      if (ofHolder && g.log.get(ev, EV.row) !== holder) return false
      const c = enterHolder(g, holder, holderId)
      const heard = heardBy(some, g, c, ev)
      const yes = heard !== undefined && holdsAtEvent(condition, g, c, ev, heard)
      releaseContext()
      return yes
    },
    values(g, ev, holder, holderId) {
      const c = enterHolder(g, holder, holderId)
      const player = heardBy(some, g, c, ev)?.player(g, ev) ?? NONE
      releaseContext()
      return [player + 1, 0]
    },
    queued(g, pending, ev, holder, holderId) {
      const c = enterHolder(g, holder, holderId)
      const owner = ownerOfPending(pending)
      clearRegisters(g, owner)
      const bound = heardBy(some, g, c, ev)?.bound(g, c, ev) ?? []
      setItFromEvent(g, owner, bound)
      // The event may have given the holder a new id: "this" then means the new object.
      const isAbout =
        g.log.get(ev, EV.row) === holder || bound.some((row, i) => i % 2 === 0 && row === holder)
      if (isAbout && !g.same(holder, holderId) && g.object(holder, 0) >= 0)
        appendFromEvent(g, owner, SOURCE, holder, holderId)
      releaseContext()
    },
  })
}

/** Whether the condition holds at the event, whose objects it may call "it". */
function holdsAtEvent(condition: Test, g: Game, c: Context, ev: number, heard: Listener): boolean {
  c.itOverride = heard.bound(g, c, ev).filter((_, i) => i % 2 === 0)
  c.reading = acquireReading().ofEvent(g, ev)
  const yes = condition(g, c)
  releaseReading()
  return yes
}

/** A trigger on a condition that becomes true. Because of whom it holds is "it". */
function stateTrigger(
  scope: Scope,
  clause: string,
  trigger: Extract<Trigger, { kind: 'state' }>,
  { program, condition, limit }: Triggered,
): StateTrigger {
  const holds = compileCondition(scope, trigger.condition)
  const on = switchFor(scope, 'trigger', 'state')
  return scope.language.book.stateTrigger(clause, scope.name, {
    limit,
    data: { program },
    holds(g, holder) {
      const c = enterHolder(g, holder, g.id(holder))
      const yes = on() && holds(g, c) && condition(g, c)
      releaseContext()
      return yes
    },
    queued(g, pending, holder) {
      const c = enterHolder(g, holder, g.id(holder))
      c.reasons = []
      holds(g, c)
      const owner = ownerOfPending(pending)
      clearRegisters(g, owner)
      setItFromEvent(
        g,
        owner,
        c.reasons.flatMap((row) => [row, 0]),
      )
      releaseContext()
    },
  })
}

/** A context that reads as the ability's holder, which may be gone. */
const enterHolder = (g: Game, holder: ObjectRow, holderId: ObjectId): Context =>
  acquireContext().of(holder, holderId, controllerOf(g, holder, holderId))
