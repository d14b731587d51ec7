import { NONE } from '../columns.ts'
import { EV } from '../events.ts'
import type { Game } from '../game.ts'
import { VERB } from '../verbs.ts'
import type { Event, Place, PlayerWord, Quantity, What } from '../tree.ts'
import { compileQuantity, fits } from './amounts.ts'
import { causeNow, compileCause } from './cause.ts'
import type { Context } from './context.ts'
import { type Scope, clauseOf, wordOf } from './language.ts'
import type { EventWord } from './lexicon.ts'
import type { OwnFeature } from './own.ts'
import { means } from './players.ts'
import { placeTest } from './places.ts'
import { type Reading, reading, readingDone } from './reading.ts'
import type { Objects } from './references.ts'
import { compileWhat } from './select.ts'

/** An event of a text, to be compared with what happened or would happen. */
export interface EventMatch {
  readonly word: EventWord
  readonly event: Event
  /** It is about the source of the text, and that is the object which the log names with it. */
  readonly ofSource: boolean
  /** Verb, player, objects, way, cause and period; not how often. */
  matches(g: Game, c: Context, r: Reading): boolean
  /** What of it "it" means: objects that the text names beside its own source. */
  bound(g: Game, c: Context, r: Reading): number[]
}

export const subjectOf = (g: Game, word: EventWord, r: Reading): number => word.subject?.(g, r) ?? r.row
export const playerOfEvent = (g: Game, word: EventWord, r: Reading): number => word.player?.(g, r) ?? r.player

export function compileEvent(scope: Scope, event: Event): EventMatch {
  const { language } = scope
  const { lexicon } = language
  const word = wordOf(scope, lexicon.events, event.verb, 'event')
  const clause = clauseOf(language, word)
  const { switches } = language.book
  const subject = event.subject === undefined ? null : compileWhat(scope, event.subject)
  const object =
    event.object === undefined || zoneLeft(event) !== null || playerNamed(scope, event.object) !== undefined
      ? null
      : compileWhat(scope, event.object)
  const left = zoneLeft(event)
  const from = event.from === undefined && left === null ? null : placeTest(scope, event.from ?? left!)
  const aimedAt = playerNamed(scope, event.object)
  const to = event.to === undefined ? null : placeTest(scope, event.to)
  const cause = event.cause === undefined ? null : compileCause(scope, event.cause)
  const period = event.period === undefined ? null : wordOf(scope, lexicon.periods, event.period, 'period')
  const verbs = word.on.map((verb) => verb.id)

  const subjects = (g: Game, r: Reading): readonly number[] => {
    if (object !== null && word.doers !== undefined) return word.doers(g, r, causeNow(language, g))
    if (word.subjects !== undefined) return word.subjects(g, r)
    const row = subjectOf(g, word, r)
    return row === NONE ? [] : [row]
  }
  const idOf = (g: Game, r: Reading, row: number): number =>
    row === r.row ? r.id : word.lookBack === true && r.ev !== NONE ? idBefore(g, row) : g.id(row)
  const objectsOf = (g: Game, r: Reading): readonly number[] => {
    if (word.objects !== undefined) return word.objects(g, r)
    const row = word.object?.(g, r) ?? r.other
    return row === NONE ? [] : [row]
  }

  // No closure: the same event is compared with many a time in a decision.
  const anyFits = (what: Objects, g: Game, c: Context, r: Reading, rows: readonly number[]): boolean => {
    for (let i = 0; i < rows.length; i++) if (what.test(g, c, rows[i], idOf(g, r, rows[i]))) return true
    return false
  }

  const matches = (g: Game, c: Context, r: Reading): boolean => {
    if (r.verb !== NONE && !verbs.includes(r.verb)) return false
    if (clause >= 0 && !switches.on(clause)) return false
    const outer = c.reading
    c.reading = r
    const yes = inside(g, c, r)
    c.reading = outer
    return yes
  }
  const inside = (g: Game, c: Context, r: Reading): boolean => {
    // A question whether it may happen is about this word already.
    if (r.verb !== NONE && word.when !== undefined && !word.when(g, r)) return false
    if (event.player !== undefined && !means(g, c, event.player, playerOfEvent(g, word, r), lexicon))
      return false
    if (subject !== null && !anyFits(subject, g, c, r, subjects(g, r))) return false
    if (object !== null && !anyFits(object, g, c, r, objectsOf(g, r))) return false
    if (aimedAt !== undefined && !means(g, c, aimedAt, word.objectPlayer?.(g, r) ?? NONE, lexicon))
      return false
    if (from !== null && !from.holds(g, c, r.from)) return false
    if (to !== null && !to.holds(g, c, r.to)) return false
    if (period?.now !== undefined && !period.now(g, NONE)) return false
    return cause === null || cause(g, c)
  }
  const isNamed = word.subjects === undefined && word.subject === undefined
  return {
    word,
    event,
    ofSource: subject?.self === true && isNamed && (object === null || word.doers === undefined),
    matches,
    bound(g, c, r) {
      const outer = c.reading
      c.reading = r
      const named = subjects(g, r).filter(
        (row) => subject === null || subject.test(g, c, row, idOf(g, r, row)),
      )
      const out = event.subject?.kind === 'reference' && event.subject.to === 'self' ? [] : [...named]
      if (event.object !== undefined)
        out.push(
          ...objectsOf(g, r).filter((row) => object === null || object.test(g, c, row, idOf(g, r, row))),
        )
      c.reading = outer
      return out.length > 0 ? out : [...named]
    },
  }
}

/** The id it had before what was carried out last, for who looks back at it. */
function idBefore(g: Game, row: number): number {
  for (let ev = g.log.first; ev < g.log.count; ev++)
    if (g.log.get(ev, EV.row) === row && g.log.get(ev, EV.kind) === VERB.move) return g.log.get(ev, EV.id)
  return g.id(row)
}

/** 場を離れる, 手札を捨てる: a zone in place of an object is where it happens from. */
function zoneLeft({ object }: Event): Place | null {
  if (object?.kind !== 'selector' || object.head.kind !== 'zone') return null
  const owner = object.features.find(({ kind }) => kind === 'owner')
  return { zone: object.head.zone, ...(owner?.kind === 'owner' && { whose: owner.who }) }
}

/** A player in place of an object. */
function playerNamed({ language }: Scope, what: What | undefined): PlayerWord | undefined {
  if (what?.kind !== 'selector') return undefined
  const head = what.head as { readonly kind: string }
  const features = language.lexicon.own?.features as Readonly<Record<string, OwnFeature<unknown>>> | undefined
  return features?.[head.kind]?.player?.(head)
}

/** How many at once: events of the same batch, or objects of one event. */
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
    const r = reading().ofEvent(g, ev)
    const n = match.word.subjects === undefined ? all.length : match.bound(g, c, r).length
    readingDone()
    return fits(bounds(g, c, n), n)
  }
}

const isOne = (quantity: Quantity): boolean => quantity.kind === 'exactly' && quantity.amount === 1

/** Rows of the log that match, of the batch that was carried out last. */
export function eventsOfBatch(g: Game, c: Context, match: EventMatch): number[] {
  const out: number[] = []
  const r = reading()
  for (let ev = g.log.first; ev < g.log.count; ev++) if (match.matches(g, c, r.ofEvent(g, ev))) out.push(ev)
  readingDone()
  return out
}
