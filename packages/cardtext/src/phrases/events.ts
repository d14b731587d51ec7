import {
  after,
  choice,
  field,
  inForm,
  map,
  maybe,
  node,
  refine,
  says,
  separated,
  seq,
  word,
} from '../syntax/combinators.ts'
import type { Syntax } from '../syntax/node.ts'
import type { Amount, Cause, Event, Trigger, What } from '../base/tree.ts'
import type { Phrases } from './phrases.ts'
import { existence } from './conditions.ts'
import { plain } from './numbers.ts'
import { allOf } from './topics.ts'

/** What happens: subject, time, cause, way, object, verb. */

/**
 * 相手の効果, そのカードの能力. In a relative clause (not `whole`) no phrase that could contain another one, and
 * always an owner: the one in あなたの効果で運んだカード is the effect's, never the card's.
 */
export const causeOf = (p: Phrases, whole: boolean): Syntax<Cause> => {
  const of = whole ? choice<NonNullable<Cause['of']>>(p.reference, p.selector) : p.reference
  const means = field('means', word(p.lexicon.means))
  // Never both: the owner before a card is the card's.
  return choice<Cause>(
    seq(field('by', after(p.player, 'の')), means),
    seq(field('of', after(of, 'の')), means),
    ...(whole ? [seq(means)] : []),
  )
}

type Who = Pick<Event, 'player' | 'subject'>
/** What follows the subject, in the order of a sentence. */
interface Parts extends Omit<Event, 'kind' | 'period' | 'nth' | 'within' | keyof Who> {
  readonly turn?: { readonly within?: string; readonly nth: Amount }
}

/** A player or an object, with が in a trigger and は in a ban. */
const whoOf = (p: Phrases, particle: 'が' | 'は'): Syntax<Who> =>
  choice<Who>(
    seq(field('player', after(p.player, particle))),
    seq(field('subject', after(p.what, particle))),
    // …すべては: a ban on all of them.
    ...(particle === 'は' ? [seq(field('subject', after(allOf(p), particle)))] : []),
  )

/** A ban has no nth time: このターン中 before it is how long it lasts. */
const partsOf = (p: Phrases, timed: boolean): Syntax<Parts> =>
  seq(
    maybe('cause', after(causeOf(p, true), 'で')),
    ...(timed
      ? [maybe('turn', seq(maybe('within', word(p.lexicon.durations)), field('nth', nthOf(p))))]
      : []),
    maybe('from', after(p.place, 'から')),
    maybe('to', after(p.place, 'に')),
    maybe('object', after(p.what, 'を')),
    maybe('quantity', p.quantity),
    field('verb', word(p.lexicon.events)),
  )

/** The first time has a word of its own. */
const nthOf = (p: Phrases): Syntax<Amount> =>
  choice<Amount>(
    says('初めて', 1),
    after(
      refine(plain(p), (amount) => amount !== 1),
      '回目に',
    ),
  )

interface Said {
  readonly period?: string
  /** A cause before the subject. */
  readonly early?: Cause
  readonly who?: Who
  readonly parts: Parts
}

/** An event in the form its place asks for. */
export const eventOf = (p: Phrases): Syntax<Event> =>
  map(
    seq(
      maybe('period', after(word(p.lexicon.periods), 'に')),
      maybe('early', after(causeOf(p, true), 'で')),
      maybe('who', whoOf(p, 'が')),
      field('parts', partsOf(p, true)),
    ),
    (said) => (isTwofold(said) ? undefined : joined(said)),
    (event) => {
      const said = event?.kind === 'event' && 'verb' in event ? apart(event) : undefined
      if (said === undefined || isTwofold(said)) return undefined
      const { period, early, who, parts } = said
      return { period, early, who, parts }
    },
  )

/**
 * このターンに選んだカードが…: the time is that of the choice. A phrase that begins with a verb takes it, so none stands
 * behind a time of the event.
 */
const isTwofold = ({ period, early, who, parts }: Said): boolean =>
  period !== undefined &&
  [early?.of, who?.subject, parts.cause?.of, parts.object].some((what) => what !== undefined && isDone(what))
const isDone = (what: What): boolean =>
  what.kind === 'either'
    ? what.of.some(isDone)
    : what.kind === 'reference' && (what.to === 'chosen' || what.bare === true)

function joined({ period, early, who, parts }: Said): Event | undefined {
  // Before the subject there must be one; and one cause is enough.
  if (early !== undefined && (who === undefined || parts.cause !== undefined)) return undefined
  const { turn, ...rest } = parts
  return {
    kind: 'event',
    ...(period !== undefined && { period }),
    ...who,
    ...rest,
    ...turn,
    ...(early !== undefined && { cause: { ...early, first: true } }),
  }
}

function apart({ kind: _, period, player, subject, cause, nth, within, ...rest }: Event): Said | undefined {
  const who = player !== undefined ? { player } : subject !== undefined ? { subject } : undefined
  if ((player !== undefined && subject !== undefined) || (within !== undefined && nth === undefined))
    return undefined
  const turn = nth === undefined ? undefined : { within, nth }
  if (cause?.first !== true) return { period, who, parts: { ...rest, cause, turn } }
  const { first: __, ...early } = cause
  return who === undefined ? undefined : { period, early, who, parts: { ...rest, turn } }
}

export interface AboutEvent {
  readonly event: Event
  readonly duration?: string
}

/** When what is said of an event holds: for how long, and in which part of that time. */
export interface During {
  readonly duration: string
  readonly period?: string | undefined
}

/**
 * …は〈duration〉…できない: the duration stands inside the event, and belongs to the ban. `during`: other words for when
 * it holds.
 */
export const topicEvent = <K extends string>(
  p: Phrases,
  kind: K,
  { middle = '', during }: { readonly middle?: string; readonly during?: Syntax<During> } = {},
): Syntax<{ readonly kind: K } & AboutEvent> =>
  map(
    seq(
      field('who', whoOf(p, 'は')),
      maybe(
        'during',
        choice<During>(
          seq(field('duration', word(p.lexicon.durations))),
          ...(during === undefined ? [] : [during]),
        ),
      ),
      middle,
      field('parts', partsOf(p, false)),
    ),
    ({ who, during: { duration, period } = {}, parts }) => {
      const event = joined({ who, parts, period })
      return event === undefined ? undefined : { kind, event, ...(duration !== undefined && { duration }) }
    },
    (about) => {
      if (
        about?.kind !== kind ||
        Object.keys(about).some((key) => !['kind', 'event', 'duration'].includes(key))
      )
        return undefined
      const { who, parts, period, early } = apart(about.event) ?? {}
      if (who === undefined || parts === undefined || early !== undefined) return undefined
      const { duration } = about
      if (duration === undefined && period !== undefined) return undefined
      return { who, during: duration === undefined ? undefined : { duration, period }, parts }
    },
  )

/** …した時, ターン終了時; several events are joined by か. */
export const triggerOf = (p: Phrases): Syntax<Trigger> => {
  const { when = '時' } = p.wording
  return choice<Trigger>(
    node('event', field('of', after(separated(inForm('past', p.event), 'か', { most: 4 }), when))),
    momentOf(p),
    node('state', field('condition', existence(p)), when),
  )
}

export const momentOf = (p: Phrases) =>
  node('moment', maybe('whose', after(p.player, 'の')), field('moment', word(p.lexicon.moments)))
