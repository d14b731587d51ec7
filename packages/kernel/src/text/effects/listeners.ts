import { historyOf } from '../query/history.ts'
import type { Limit, Verb } from '../../game/book.ts'
import type { Game } from '../../game/game.ts'
import type { Event, Trigger } from '../../tree/tree.ts'
import { compileAmount } from '../query/amounts.ts'
import type { Context } from '../context/context.ts'
import { AbilityError, type Scope, clauseOf, switchFor, wordOf } from '../language/language.ts'
import {
  type EventMatch,
  compileAtOnce,
  compileEvent,
  eventsOfBatch,
  playerOfEvent,
} from '../query/matching.ts'
import { executorOf } from '../language/gameNodes.ts'
import { isPlayerMeant } from '../query/players.ts'
import { acquireReading, releaseReading } from '../context/reading.ts'
import { type RegisterOwner, IT, appendFromEvent } from '../context/registers.ts'
import { valueSource } from '../context/seen.ts'
import { VERB } from '../../game/kernelVerbs.ts'
import { EV } from '../../state/events.ts'

/** One event that a trigger waits for, compiled. A trigger may have several ("when A or B"). */
export interface Listener {
  readonly on: readonly Verb[]
  readonly lookBack: boolean
  /** It only matches events whose object is the holder of the ability. */
  readonly ofHolder?: boolean
  when(g: Game, c: Context, ev: number): boolean
  /** Pairs (row, id before the event) of what "it" means then. */
  bound(g: Game, c: Context, ev: number): number[]
  /** "That player". */
  player(g: Game, ev: number): number
  /** How often one ability triggers on it. */
  readonly once?: Limit
}

const NOTHING = (): number[] => []

/** The listeners of a trigger; none for a trigger on a condition. */
export function listeners(scope: Scope, trigger: Trigger): Listener[] {
  const on = switchFor(scope, 'trigger', trigger.kind)
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
            (trigger.whose === undefined || isPlayerMeant(g, c, trigger.whose, whose(g, ev), lexicon)),
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
      const made = executorOf<{
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
      const r = acquireReading().ofEvent(g, ev)
      valueSource.atPrinted = r.verb === VERB.move && arrivedChanged?.() === false
      const yes = match.matches(g, c, r) && (atOnce === null || atOnce(g, c, ev)) && (nth?.(g, c, ev) ?? true)
      releaseReading()
      valueSource.atPrinted = false
      return yes
    },
    bound(g, c, ev) {
      const events = atOnce === null ? [ev] : eventsOfBatch(g, c, match)
      return events.flatMap((each) => {
        const r = acquireReading().ofEvent(g, each)
        const rows = match.bound(g, c, r).flatMap((row) => [row, row === r.row ? r.was : 0])
        releaseReading()
        return rows
      })
    },
    player(g, ev) {
      const r = acquireReading().ofEvent(g, ev)
      const player = playerOfEvent(g, match.word, r)
      releaseReading()
      return player
    },
  }
}

function looksBack({ word, event }: EventMatch): boolean {
  const { lookBack = false } = word
  return typeof lookBack === 'boolean' ? lookBack : lookBack(event)
}

/** "The second time": events of one batch are counted one by one, in the order of the log. */
function nthTime(scope: Scope, event: Event): ((g: Game, c: Context, ev: number) => boolean) | null {
  if (event.nth === undefined) return null
  const counter = historyOf(scope).counter(scope, event)
  const nth = compileAmount(scope, event.nth)
  const match = compileEvent(scope, { ...event, nth: undefined })
  return (g, c, ev) => {
    const later = eventsOfBatch(g, c, match).filter((each) => each > ev).length
    return counter.times(g, c) - later === nth(g, c)
  }
}

/** The first of these listeners that an event matches. */
export function heardBy(some: readonly Listener[], g: Game, c: Context, ev: number): Listener | undefined {
  const kind = g.log.get(ev, EV.kind)
  for (let i = 0; i < some.length; i++) if (isOn(some[i], kind) && some[i].when(g, c, ev)) return some[i]
  return undefined
}

function isOn({ on }: Listener, kind: number): boolean {
  for (let i = 0; i < on.length; i++) if (on[i].id === kind) return true
  return false
}

/** Puts the objects of an event (pairs of row and id before it) into the register IT of a waiting trigger. */
export function setItFromEvent(g: Game, owner: RegisterOwner, bound: readonly number[]): void {
  for (let i = 0; i < bound.length; i += 2)
    if (g.object(bound[i], 0) >= 0) appendFromEvent(g, owner, IT, bound[i], bound[i + 1])
}
