import type { AbilityTrigger, EffectDef, Limit, StateTrigger, Verb } from '../book.ts'
import { NONE } from '../columns.ts'
import type { Game } from '../game.ts'
import type { Effect, Event, Trigger } from '../tree.ts'
import { compileAmount } from './amounts.ts'
import { compileEffect, compileProgram } from './compile.ts'
import { type Test, compileCondition } from './conditions.ts'
import { type Context, enter, leave } from './context.ts'
import { AbilityError, type Scope, clauseOf, gate, wordOf } from './language.ts'
import { type EventMatch, compileAtOnce, compileEvent, eventsOfBatch, playerOfEvent } from './matching.ts'
import { own } from './own.ts'
import { means } from './players.ts'
import { reading, readingDone } from './reading.ts'
import {
  IT,
  SOURCE,
  appendFromEvent,
  copy,
  ownerOfEffect,
  ownerOfPending,
  release,
  renew,
} from './registers.ts'
import { controllerOf, looking } from './seen.ts'
import { VERB } from '../verbs.ts'
import { EV } from '../events.ts'

/** What abilities wait for. */
interface Listener {
  readonly on: readonly Verb[]
  readonly lookBack: boolean
  /** It can be true of none but an event of the object that has it. */
  readonly ofHolder?: boolean
  when(g: Game, c: Context, ev: number): boolean
  /** Pairs (row, id it had) of what "it" means then. */
  bound(g: Game, c: Context, ev: number): number[]
  player(g: Game, ev: number): number
  /** How often an ability waits for it. */
  readonly once?: Limit
}

const NOTHING = (): number[] => []

function listeners(scope: Scope, trigger: Trigger): Listener[] {
  const on = gate(scope, 'trigger', trigger.kind)
  const wait = (listener: Listener): Listener => ({
    ...listener,
    when: (g, c, ev) => on() && listener.when(g, c, ev),
  })
  switch (trigger.kind) {
    case 'event':
      return trigger.of.map((event) => wait(eventListener(scope, event)))
    case 'moment': {
      const { lexicon } = scope.language
      const word = wordOf(scope, lexicon.moments, trigger.moment, 'moment')
      const clause = clauseOf(scope.language, word)
      const { switches } = scope.language.book
      const whose = (g: Game, ev: number): number => word.whose?.(g, ev) ?? g.log.get(ev, EV.player)
      return [
        wait({
          on: word.on,
          lookBack: false,
          when: (g, c, ev) =>
            (clause < 0 || switches.on(clause)) &&
            (word.when?.(g, ev) ?? true) &&
            (trigger.whose === undefined || means(g, c, trigger.whose, whose(g, ev), lexicon)),
          bound: NOTHING,
          player: whose,
          once: word.once,
        }),
      ]
    }
    case 'state':
      return []
    default: {
      const node = trigger as { kind: string }
      const made = own<{
        on: readonly Verb[]
        lookBack?: boolean
        when(g: Game, c: Context, ev: number, n: unknown): boolean
      }>(scope.language.lexicon.own?.triggers, node, 'trigger')
      return [
        wait({
          on: made.on,
          lookBack: made.lookBack ?? false,
          when: (g, c, ev) => made.when(g, c, ev, node),
          bound: (g, _c, ev) =>
            g.log.get(ev, EV.row) < 0 ? [] : [g.log.get(ev, EV.row), g.log.get(ev, EV.id)],
          player: (g, ev) => g.log.get(ev, EV.player),
        }),
      ]
    }
  }
}

function eventListener(scope: Scope, event: Event): Listener {
  const match = compileEvent(scope, event)
  if (match.word.on.length === 0) throw new AbilityError(scope.name, `'${event.verb}' is never told of`)
  const atOnce = compileAtOnce(scope, match)
  const nth = nthTime(scope, event)
  const { arrivedChanged } = scope.language.lexicon.rules ?? {}
  return {
    on: match.word.on,
    lookBack: looksBack(match),
    ofHolder: match.ofSource,
    when(g, c, ev) {
      const r = reading().ofEvent(g, ev)
      looking.atPrinted = r.verb === VERB.move && arrivedChanged?.() === false
      const yes = match.matches(g, c, r) && (atOnce === null || atOnce(g, c, ev)) && (nth?.(g, c, ev) ?? true)
      readingDone()
      looking.atPrinted = false
      return yes
    },
    bound(g, c, ev) {
      const events = atOnce === null ? [ev] : eventsOfBatch(g, c, match)
      return events.flatMap((each) => {
        const r = reading().ofEvent(g, each)
        const rows = match.bound(g, c, r).flatMap((row) => [row, row === r.row ? r.was : 0])
        readingDone()
        return rows
      })
    },
    player(g, ev) {
      const r = reading().ofEvent(g, ev)
      const player = playerOfEvent(g, match.word, r)
      readingDone()
      return player
    },
  }
}

function looksBack({ word, event }: EventMatch): boolean {
  const { lookBack = false } = word
  return typeof lookBack === 'boolean' ? lookBack : lookBack(event)
}

/** Of several at once, each is a time of its own, in the order of the log. */
function nthTime(scope: Scope, event: Event): ((g: Game, c: Context, ev: number) => boolean) | null {
  if (event.nth === undefined) return null
  const counter = scope.language.history.counter(scope, event)
  const nth = compileAmount(scope, event.nth)
  const match = compileEvent(scope, { ...event, nth: undefined })
  return (g, c, ev) => {
    const later = eventsOfBatch(g, c, match).filter((each) => each > ev).length
    return counter.times(g, c) - later === nth(g, c)
  }
}

function isOn({ on }: Listener, kind: number): boolean {
  for (let i = 0; i < on.length; i++) if (on[i].id === kind) return true
  return false
}

const enterHolder = (g: Game, holder: number, holderId: number): Context =>
  enter().of(holder, holderId, controllerOf(g, holder, holderId))

export interface Declared {
  readonly triggers: readonly AbilityTrigger[]
  readonly states: readonly StateTrigger[]
}

/** Declares what an ability waits for; what waits to be played names the program. */
export function declareTriggers(
  scope: Scope,
  clause: string,
  trigger: Trigger,
  program: number,
  condition: Test,
  limit: Limit | undefined,
): Declared {
  const { book, lexicon } = scope.language
  const { triggers: onEvent = clause, states: onCondition = onEvent } = lexicon.clauses
  const data = { program }
  const all = listeners(scope, trigger)
  /** What must hold may speak of the event itself. */
  const holdsThen = (g: Game, c: Context, ev: number, heard: Listener): boolean => {
    c.given = heard.bound(g, c, ev).filter((_, i) => i % 2 === 0)
    c.reading = reading().ofEvent(g, ev)
    const yes = condition(g, c)
    readingDone()
    return yes
  }
  const triggers = [false, true].flatMap((lookBack) => {
    const some = all.filter((each) => each.lookBack === lookBack)
    if (some.length === 0) return []
    const ofHolder = some.every((each) => each.ofHolder === true)
    const meant = (g: Game, c: Context, ev: number): Listener | undefined => {
      const kind = g.log.get(ev, EV.kind)
      for (let i = 0; i < some.length; i++) if (isOn(some[i], kind) && some[i].when(g, c, ev)) return some[i]
      return undefined
    }
    return [
      book.abilityTrigger(onEvent, scope.name, {
        on: [...new Set(some.flatMap((each) => each.on))],
        lookBack,
        ofHolder,
        limit,
        once: some.find((each) => each.once !== undefined)?.once,
        data,
        when(g, ev, holder, holderId) {
          if (ofHolder && g.log.get(ev, EV.row) !== holder) return false
          const c = enterHolder(g, holder, holderId)
          const heard = meant(g, c, ev)
          const yes = heard !== undefined && holdsThen(g, c, ev, heard)
          leave()
          return yes
        },
        values(g, ev, holder, holderId) {
          const c = enterHolder(g, holder, holderId)
          const player = meant(g, c, ev)?.player(g, ev) ?? NONE
          leave()
          return [player + 1, 0]
        },
        queued(g, pending, ev, holder, holderId) {
          const c = enterHolder(g, holder, holderId)
          const owner = ownerOfPending(pending)
          release(g, owner)
          const bound = meant(g, c, ev)?.bound(g, c, ev) ?? []
          noteBound(g, owner, bound)
          // Its own event may have made the holder a new thing.
          const isAbout =
            g.log.get(ev, EV.row) === holder || bound.some((row, i) => i % 2 === 0 && row === holder)
          if (isAbout && !g.same(holder, holderId) && g.object(holder, 0) >= 0)
            appendFromEvent(g, owner, SOURCE, holder, holderId)
          leave()
        },
      }),
    ]
  })
  if (trigger.kind !== 'state') return { triggers, states: [] }
  const holds = compileCondition(scope, trigger.condition)
  const on = gate(scope, 'trigger', 'state')
  const state = book.stateTrigger(onCondition, scope.name, {
    limit,
    data,
    holds(g, holder) {
      const c = enterHolder(g, holder, g.id(holder))
      const yes = on() && holds(g, c) && condition(g, c)
      leave()
      return yes
    },
  })
  return { triggers, states: [state] }
}

function noteBound(g: Game, owner: number, bound: readonly number[]): void {
  for (let i = 0; i < bound.length; i += 2)
    if (g.object(bound[i], 0) >= 0) appendFromEvent(g, owner, IT, bound[i], bound[i + 1])
}

/** "Later": a trigger that the program makes, and that holds on to what it speaks of. `waitsOn`: it is said how long. */
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
  const program = compileProgram(scope, name, (e) => compileEffect(e, effect)).id
  const all = listeners(scope, trigger)
  const state = trigger.kind === 'state' ? compileCondition(scope, trigger.condition) : null
  const on = gate(scope, 'trigger', 'state')
  const made = book.delayed(clause, name, {
    // A condition may become true with whatever happens.
    on: state === null ? [...new Set(all.flatMap((each) => each.on))] : [...book.verbs],
    once: single === undefined,
    data: { program },
    when(g, ev, e) {
      const c = enter().ofEffect(g, e)
      const yes =
        state === null
          ? all.some((each) => each.on.some((v) => v.id === g.log.get(ev, EV.kind)) && each.when(g, c, ev))
          : on() && state(g, c)
      leave()
      return yes
    },
    values: (g, ev, e) => {
      const c = enter().ofEffect(g, e)
      const heard = all.find((each) => each.when(g, c, ev))
      leave()
      return [(heard?.player(g, ev) ?? NONE) + 1, 0]
    },
    queued(g, pending, ev, e) {
      const owner = ownerOfPending(pending)
      copy(g, ownerOfEffect(e), owner)
      if (scope.language.lexicon.rules?.delayed?.keepsTrack?.() === false) renew(g, owner)
      const c = enter().ofEffect(g, e)
      const bound = all.find((each) => each.when(g, c, ev))?.bound(g, c, ev) ?? []
      leave()
      if (single?.() === true && !waitsOn) g.store.free(g.T.effects, e)
      // What comes after speaks of the event, if that names anything.
      if (bound.length === 0) return
      release(g, owner, IT)
      noteBound(g, owner, bound)
    },
  })
  return book.effects[made.effect]
}
