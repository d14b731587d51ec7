import type { ObjectId, ObjectRow } from '../../state/rows.ts'
import { NONE } from '../../state/columns.ts'
import { EV } from '../../state/events.ts'
import type { Game } from '../../game/game.ts'
import { VERB } from '../../game/kernelVerbs.ts'
import type { Event, Place, PlayerWord, Quantity, What } from '../../tree/tree.ts'
import { compileQuantity, fits } from './amounts.ts'
import { causeNow, compileCause } from './cause.ts'
import type { Context } from '../context/context.ts'
import { type Scope, clauseOf, wordOf } from '../language/language.ts'
import type { EventWord } from '../language/lexicon.ts'
import type { GameFeature } from '../language/gameNodes.ts'
import { isPlayerMeant } from './players.ts'
import { placeTest } from './destinations.ts'
import { type Reading, acquireReading, releaseReading } from '../context/reading.ts'
import type { CompiledObjects } from './references.ts'

/** A compiled event of a text, to be matched against an event of the log, a proposed change or a question. */
export interface EventMatch {
  readonly word: EventWord
  readonly event: Event
  /** It can only match events whose object (in the log) is the source of the text: others need not be tried. */
  readonly ofSource: boolean
  /** Verb, player, objects, zones, cause and period; not how many at once. */
  matches(g: Game, c: Context, r: Reading): boolean
  /** The objects of the event that "it" then means: those the text names beside its own source. */
  bound(g: Game, c: Context, r: Reading): ObjectRow[]
}

/** The object that is the subject of the sentence. */
export const subjectOf = (g: Game, word: EventWord, r: Reading): ObjectRow => word.subject?.(g, r) ?? r.row
/** The player of the sentence. */
export const playerOfEvent = (g: Game, word: EventWord, r: Reading): number => word.player?.(g, r) ?? r.player

/** Compiles an event of a text. */
export function compileEvent(scope: Scope, event: Event): EventMatch {
  const { language } = scope
  const { lexicon } = language
  const word = wordOf(scope, lexicon.events, event.verb, 'event')
  const clause = clauseOf(language, word)
  const { switches } = language.book
  const verbs = word.on.map((verb) => verb.id)
  const subject = event.subject === undefined ? null : language.compile.what(scope, event.subject)
  const object = objectNamed(scope, event)
  const subjects: RowsOfEvent =
    object !== null && word.doers !== undefined
      ? (g, r) => word.doers!(g, r, causeNow(language, g))
      : (g, r) => subjectsOf(word, g, r)
  const fitsEvent = compileParts(scope, event, word, subject, object, subjects)
  const isNamed = word.subjects === undefined && word.subject === undefined
  return {
    word,
    event,
    ofSource: subject?.self === true && isNamed && (object === null || word.doers === undefined),
    matches(g, c, r) {
      if (r.verb !== NONE && !verbs.includes(r.verb)) return false
      if (clause >= 0 && !switches.on(clause)) return false
      const outer = c.reading
      c.reading = r
      const yes = fitsEvent(g, c, r)
      c.reading = outer
      return yes
    },
    bound(g, c, r) {
      const outer = c.reading
      c.reading = r
      const named = subjects(g, r).filter(
        (row) => subject === null || subject.test(g, c, row, idOf(word, g, r, row)),
      )
      const out = event.subject?.kind === 'reference' && event.subject.to === 'self' ? [] : [...named]
      if (event.object !== undefined)
        out.push(
          ...objectsOf(word, g, r).filter(
            (row) => object === null || object.test(g, c, row, idOf(word, g, r, row)),
          ),
        )
      c.reading = outer
      return out.length > 0 ? out : [...named]
    },
  }
}

type RowsOfEvent = (g: Game, r: Reading) => readonly ObjectRow[]

/** The test of everything a text says about an event beside its verb. */
function compileParts(
  scope: Scope,
  event: Event,
  word: EventWord,
  subject: CompiledObjects | null,
  object: CompiledObjects | null,
  subjects: RowsOfEvent,
): EventMatch['matches'] {
  const { lexicon } = scope.language
  const left = event.from ?? zoneLeft(event)
  const from = left === null ? null : placeTest(scope, left)
  const to = event.to === undefined ? null : placeTest(scope, event.to)
  const aimedAt = playerNamed(scope, event.object)
  const cause = event.cause === undefined ? null : compileCause(scope, event.cause)
  const period = event.period === undefined ? null : wordOf(scope, lexicon.periods, event.period, 'period')
  const anything = isAnything(event.object)
  const fitsObject = (g: Game, c: Context, r: Reading): boolean => {
    const rows = objectsOf(word, g, r)
    // 引く from an empty pile is a draw all the same: it can be forbidden and replaced.
    if (rows.length === 0 && anything && isProposed(r)) return true
    return anyFits(word, object!, g, c, r, rows)
  }
  return (g, c, r) => {
    // A question whether it may happen (no verb) is already about this word.
    if (r.verb !== NONE && word.when !== undefined && !word.when(g, r)) return false
    if (event.player !== undefined && !isPlayerMeant(g, c, event.player, playerOfEvent(g, word, r), lexicon))
      return false
    if (subject !== null && !anyFits(word, subject, g, c, r, subjects(g, r))) return false
    if (object !== null && !fitsObject(g, c, r)) return false
    if (aimedAt !== undefined && !isPlayerMeant(g, c, aimedAt, word.objectPlayer?.(g, r) ?? NONE, lexicon))
      return false
    if (from !== null && !from.holds(g, c, r.from)) return false
    if (to !== null && !to.holds(g, c, r.to)) return false
    if (period?.now !== undefined && !period.now(g, NONE)) return false
    return cause === null || cause(g, c, causeNow(scope.language, g))
  }
}

/** It is in a batch: it has not happened, and is no question either. */
const isProposed = (r: Reading): boolean => r.ev === NONE && r.verb !== NONE

/** A noun alone, such as カード. */
const isAnything = (what: What | undefined): boolean =>
  what?.kind === 'selector' && what.features.length === 0 && what.head.kind === 'noun'

/** The objects a text names as the object of the sentence; null if it names none, or a zone or player there. */
function objectNamed(scope: Scope, event: Event): CompiledObjects | null {
  if (event.object === undefined || zoneLeft(event) !== null) return null
  if (playerNamed(scope, event.object) !== undefined) return null
  return scope.language.compile.what(scope, event.object)
}

function subjectsOf(word: EventWord, g: Game, r: Reading): readonly ObjectRow[] {
  if (word.subjects !== undefined) return word.subjects(g, r)
  const row = subjectOf(g, word, r)
  return row === NONE ? [] : [row]
}

function objectsOf(word: EventWord, g: Game, r: Reading): readonly ObjectRow[] {
  if (word.objects !== undefined) return word.objects(g, r)
  const row = word.object?.(g, r) ?? r.other
  return row === NONE ? [] : [row]
}

/** The id to read an object of the event by. */
function idOf(word: EventWord, g: Game, r: Reading, row: ObjectRow): ObjectId {
  if (row === r.row) return r.id
  return word.lookBack === true && r.ev !== NONE ? idBefore(g, row) : g.id(row)
}

/** A loop without a closure: events are matched many times per decision. */
function anyFits(
  word: EventWord,
  what: CompiledObjects,
  g: Game,
  c: Context,
  r: Reading,
  rows: readonly ObjectRow[],
): boolean {
  for (let i = 0; i < rows.length; i++) if (what.test(g, c, rows[i], idOf(word, g, r, rows[i]))) return true
  return false
}

/** The id an object had before the batch that was carried out last. */
function idBefore(g: Game, row: ObjectRow): ObjectId {
  for (let ev = g.log.first; ev < g.log.count; ev++)
    if (g.log.get(ev, EV.row) === row && g.log.get(ev, EV.kind) === VERB.move) return g.log.get(ev, EV.id)
  return g.id(row)
}

/** 場を離れる, 手札を捨てる: a zone in place of an object is the zone it happens from. */
function zoneLeft({ object }: Event): Place | null {
  if (object?.kind !== 'selector' || object.head.kind !== 'zone') return null
  const owner = object.features.find(({ kind }) => kind === 'owner')
  return { zone: object.head.zone, ...(owner?.kind === 'owner' && { whose: owner.who }) }
}

/** The player that a text names in place of an object, if it does. */
function playerNamed({ language }: Scope, what: What | undefined): PlayerWord | undefined {
  if (what?.kind !== 'selector') return undefined
  const head = what.head as { readonly kind: string }
  const features = language.lexicon.own?.features as
    | Readonly<Record<string, GameFeature<unknown>>>
    | undefined
  return features?.[head.kind]?.player?.(head)
}

/**
 * Compiles the test which events of a batch trigger an ability: "when two or more …", and whether several events of one
 * batch trigger it once (the first of them passes) or each time. Null: each event that matches triggers it.
 */
export function compileAtOnce(
  scope: Scope,
  match: EventMatch,
): ((g: Game, c: Context, ev: number) => boolean) | null {
  const { quantity } = match.event
  const { each } = match.word
  if (each !== undefined && (quantity === undefined || isOne(quantity))) {
    const first = (g: Game, c: Context, ev: number): boolean => eventsOfBatch(g, c, match)[0] === ev
    return quantity === undefined ? first : (g, c, ev) => each() || first(g, c, ev)
  }
  const { eachTime } = scope.language.lexicon.rules ?? {}
  if (quantity === undefined)
    return eachTime === undefined
      ? null
      : (g, c, ev) => {
          const all = eventsOfBatch(g, c, match)
          return all.length < 2 || eachTime() || all[0] === ev
        }
  const bounds = compileQuantity(scope, quantity)
  return (g, c, ev) => {
    const all = eventsOfBatch(g, c, match)
    if (all[0] !== ev) return false
    const r = acquireReading().ofEvent(g, ev)
    const n = match.word.subjects === undefined ? all.length : match.bound(g, c, r).length
    releaseReading()
    return fits(bounds(g, c, n), n)
  }
}

const isOne = (quantity: Quantity): boolean => quantity.kind === 'exactly' && quantity.amount === 1

/** Events that match, of the batch that was carried out last. */
export function eventsOfBatch(g: Game, c: Context, match: EventMatch): number[] {
  const out: number[] = []
  const r = acquireReading()
  for (let ev = g.log.first; ev < g.log.count; ev++) if (match.matches(g, c, r.ofEvent(g, ev))) out.push(ev)
  releaseReading()
  return out
}
