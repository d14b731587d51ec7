import type { ScopeDef } from '../book.ts'
import { NONE, type Player } from '../columns.ts'
import { openScope } from '../durations.ts'
import { EV } from '../events.ts'
import type { Game } from '../game.ts'
import { HISTORY_KEY } from '../historyKey.ts'
import { tally } from '../ties.ts'
import type { Event, Feature, What } from '../tree.ts'
import { type Context, enter, leave } from './context.ts'
import { AbilityError, type Scope, wordOf } from './language.ts'
import { type EventMatch, compileEvent, subjectOf } from './matching.ts'
import { type Reading, reading, readingDone } from './reading.ts'
import { type Objects, compileReference } from './references.ts'
import { onTable } from './seen.ts'

/** "This turn …": how often the events happened that some card asks about, in the tallies of their scope. */

export interface Counter {
  /** How often it happened, seen from the context's controller. */
  times(g: Game, c: Context): number
  /** How often to this object. */
  ofObject(g: Game, c: Context, id: number): number
}

interface Watched {
  readonly key: number
  readonly match: EventMatch
  readonly scope: number
  readonly json: string
}

export class History {
  private readonly watched: Watched[] = []
  /** By verb, so that events nobody asks about cost nothing. */
  private readonly on: Watched[][] = []

  /** The counter of an event; equal events of different cards share one. */
  counter(scope: Scope, event: Event): Counter {
    const stretch = stretchOf(scope, event)
    const { general, references, others } = generalised(scope, event)
    const json = JSON.stringify([stretch.id, general])
    let found = this.watched.find((each) => each.json === json)
    if (found === undefined) {
      const { histories } = scope.language.book
      const key = HISTORY_KEY + histories.push(`${stretch.name}: ${JSON.stringify(general)}`) - 1
      found = { key, match: compileEvent(scope, general), scope: stretch.id, json }
      this.watched.push(found)
      for (const verb of found.match.word.on) (this.on[verb.id] ??= []).push(found)
    }
    const { key } = found
    const ofObject = (g: Game, c: Context, id: number): number => g.tally(key, ofId(id, c.controller))
    return {
      ofObject,
      times(g, c) {
        if (references !== null) return sum(references, g, c, ofObject)
        const all = g.tally(key, ofAll(c.controller))
        return others ? all - ofObject(g, c, c.sourceId) : all
      },
    }
  }

  /** Counts what the batch brought; before its triggers are looked at, so that they know which time it is. */
  count(g: Game, first: number): void {
    for (let ev = first; ev < g.log.count; ev++) {
      const list = this.on[g.log.get(ev, EV.kind)]
      if (list === undefined) continue
      const r = reading().ofEvent(g, ev)
      for (let i = 0; i < list.length; i++) {
        const { key, match, scope } = list[i]
        const serial = openScope(g, g.book.scopes[scope])
        if (serial === 0) continue
        countOne(g, r, key, match, serial, 0)
        countOne(g, r, key, match, serial, 1)
      }
      readingDone()
    }
  }
}

/** The stretch of time in which it is counted: its period, or the duration its "first" speaks of. */
function stretchOf(scope: Scope, { period, within }: Event): ScopeDef {
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
  const c = enter().of(NONE, 0, player)
  if (match.matches(g, c, r)) {
    for (let n = Math.max(1, match.word.amount?.(g, r) ?? 1); n > 0; n--) tally(g, key, ofAll(player), serial)
    for (const row of match.word.subjects?.(g, r) ?? [subjectOf(g, match.word, r)])
      if (onTable(g, row)) tally(g, key, ofId(g.id(row), player), serial)
  }
  leave()
}

/** Whose count it is: all of a player's, or that of one object; objects' ids begin at 1. */
const ofAll = (player: Player): number => -1 - player
const ofId = (id: number, player: Player): number => id * 2 + player

const sum = (
  of: Objects,
  g: Game,
  c: Context,
  count: (g: Game, c: Context, id: number) => number,
): number => {
  const list = of.pairs(g, c)
  let total = 0
  for (let i = 1; i < list.length; i += 2) total += count(g, c, list[i])
  return total
}

/** The event without what depends on who asks: "this", "it" and "other" are taken into account when asking. */
function generalised(
  scope: Scope,
  { subject, nth: _nth, quantity: _quantity, ...event }: Event,
): { readonly general: Event; readonly references: Objects | null; readonly others: boolean } {
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
