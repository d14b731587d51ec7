import type { ObjectId } from '../../state/rows.ts'
import type { ScopeDef } from '../../game/book.ts'
import { NONE, type Player } from '../../state/columns.ts'
import { openScope } from '../../changes/durations.ts'
import { EV } from '../../state/events.ts'
import type { Game } from '../../game/game.ts'
import { HISTORY_KEY } from '../../state/historyKey.ts'
import { tally } from '../../changes/relationWrites.ts'
import type { Event, Feature, What } from '../../tree/tree.ts'
import { type Context, acquireContext, releaseContext } from '../context/context.ts'
import { compiledIn } from '../language/compiled.ts'
import { AbilityError, type Scope, wordOf } from '../language/language.ts'
import { type EventMatch, compileEvent, subjectOf } from './matching.ts'
import { type Reading, acquireReading, releaseReading } from '../context/reading.ts'
import { type CompiledObjects, compileReference } from './references.ts'
import { onTable } from '../context/seen.ts'

/**
 * "This turn …": counts of the events that some card asks about, kept in the game's tallies for the stretch of time
 * (`ScopeDef`) the text names. Each event is counted twice, once as each player reads it ("your", "opponent's").
 */

/** The counts of one event. */
export interface Counter {
  /** How often it happened, as the context's controller reads it. */
  times(g: Game, c: Context): number
  /** How often it happened to this object. */
  ofObject(g: Game, c: Context, id: ObjectId): number
}

/** An event that is counted: the key of its tally, and the stretch of time. */
interface CountedEvent {
  readonly key: number
  readonly match: EventMatch
  readonly scope: number
  readonly json: string
}

/** The counted events of a book. */
export class History {
  private readonly counted: CountedEvent[]
  /** The same by verb number, so that events nobody asks about cost nothing. */
  private readonly countedByVerb: CountedEvent[][]

  constructor(from: History | null = null) {
    this.counted = [...(from?.counted ?? [])]
    this.countedByVerb = from?.countedByVerb.map((list) => [...list]) ?? []
  }

  extended(): History {
    return new History(this)
  }

  /** The counter of an event; equal events of different cards share one. */
  counter(scope: Scope, event: Event): Counter {
    const stretch = countingScope(scope, event)
    const { general, references, others } = withoutAsker(scope, event)
    const json = JSON.stringify([stretch.id, general])
    let found = this.counted.find((each) => each.json === json)
    if (found === undefined) {
      const { histories } = scope.language.book
      const key = HISTORY_KEY + histories.push(`${stretch.name}: ${JSON.stringify(general)}`) - 1
      found = { key, match: compileEvent(scope, general), scope: stretch.id, json }
      this.counted.push(found)
      for (const verb of found.match.word.on) (this.countedByVerb[verb.id] ??= []).push(found)
    }
    const { key } = found
    const ofObject = (g: Game, c: Context, id: ObjectId): number => g.tally(key, ofId(id, c.controller))
    return {
      ofObject,
      times(g, c) {
        if (references !== null) return sum(references, g, c, ofObject)
        const all = g.tally(key, ofAll(c.controller))
        return others ? all - ofObject(g, c, c.sourceId) : all
      },
    }
  }

  /** Counts the events of a batch. Runs before triggers are matched, so that "the second time" includes this batch. */
  count(g: Game, first: number): void {
    for (let ev = first; ev < g.log.count; ev++) {
      const list = this.countedByVerb[g.log.get(ev, EV.kind)]
      if (list === undefined) continue
      const r = acquireReading().ofEvent(g, ev)
      for (let i = 0; i < list.length; i++) {
        const { key, match, scope } = list[i]
        const serial = openScope(g, g.book.scopes[scope])
        if (serial === 0) continue
        countOne(g, r, key, match, serial, 0)
        countOne(g, r, key, match, serial, 1)
      }
      releaseReading()
    }
  }
}

/** Where the events that a text asks about are counted. */
export const historyOf = ({ language }: Scope): History => compiledIn(language, language.book).history

/** The stretch of time in which an event is counted: its period, or the duration that its "first" names. */
function countingScope(scope: Scope, { period, within }: Event): ScopeDef {
  const { periods, durations } = scope.language.lexicon
  const word =
    period !== undefined
      ? wordOf(scope, periods, period, 'period')
      : within === undefined
        ? {}
        : wordOf(scope, durations, within, 'duration')
  if (word.scope === undefined)
    throw new AbilityError(scope.name, 'an event is counted in no stretch of time')
  return word.scope
}

function countOne(g: Game, r: Reading, key: number, match: EventMatch, serial: number, player: Player): void {
  const c = acquireContext().of(NONE, 0, player)
  if (match.matches(g, c, r)) {
    for (let n = Math.max(1, match.word.amount?.(g, r) ?? 1); n > 0; n--) tally(g, key, ofAll(player), serial)
    for (const row of match.word.subjects?.(g, r) ?? [subjectOf(g, match.word, r)])
      if (onTable(g, row)) tally(g, key, ofId(g.id(row), player), serial)
  }
  releaseContext()
}

/** Keys within a tally: all events as a player reads them (negative), or those of one object (ids begin at 1). */
const ofAll = (player: Player): number => -1 - player
const ofId = (id: ObjectId, player: Player): number => id * 2 + player

const sum = (
  of: CompiledObjects,
  g: Game,
  c: Context,
  count: (g: Game, c: Context, id: ObjectId) => number,
): number => {
  const list = of.pairs(g, c)
  let total = 0
  for (let i = 1; i < list.length; i += 2) total += count(g, c, list[i])
  return total
}

/**
 * The event without what depends on who asks, so that cards can share one count: "this" and "it" (`references`) and
 * "other" (`others`) are applied when the count is read.
 */
function withoutAsker(
  scope: Scope,
  { subject, nth: _nth, quantity: _quantity, ...event }: Event,
): { readonly general: Event; readonly references: CompiledObjects | null; readonly others: boolean } {
  if (subject === undefined) return { general: event, references: null, others: false }
  if (subject.kind === 'reference')
    return { general: event, references: compileReference(scope, subject), others: false }
  const [plain, others] = withoutOther(subject)
  return { general: { ...event, subject: plain }, references: null, others }
}

function withoutOther(what: What): readonly [What, boolean] {
  if (what.kind !== 'selector') return [what, false]
  const isOther = ({ kind }: Feature): boolean => kind === 'other'
  if (!what.features.some(isOther)) return [what, false]
  return [{ ...what, features: what.features.filter((feature) => !isOther(feature)) }, true]
}
