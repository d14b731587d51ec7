import {
  after,
  around,
  choice,
  field,
  inForm,
  map,
  maybe,
  node,
  says,
  separated,
  seq,
  word,
} from '../syntax/build.ts'
import type { Syntax } from '../syntax/node.ts'
import type { Amount, Cause, Event, Place, PlayerWord, Quantity, Trigger, What } from '../tree.ts'
import type { Phrases } from './context.ts'
import { existence } from './conditions.ts'
import { plain } from './numbers.ts'

/** What happens: subject, time, cause, way, object, verb. */

/** 相手の効果, そのカードの能力. In a relative clause no phrase that could contain another one. */
export const causeOf = (p: Phrases, whole: boolean): Syntax<Cause> => {
  const of = whole ? choice<NonNullable<Cause['of']>>(p.reference, p.selector) : p.reference
  const means = field('means', word(p.lexicon.means))
  // Never both: the owner before a card is the card's.
  return choice<Cause>(
    seq(field('by', after(p.player, 'の')), means),
    seq(field('of', after(of, 'の')), means),
    seq(means),
  )
}

interface Parts {
  readonly player?: PlayerWord
  readonly subject?: What
  readonly duration?: string
  readonly period?: string
  readonly cause?: Cause
  readonly nth?: Amount
  readonly from?: Place
  readonly to?: Place
  readonly object?: What
  readonly quantity?: Quantity
  readonly verb: string
}

/** All parts of an event in the order of a sentence. The subject has が in a trigger and は in a ban. */
function parts(p: Phrases, particle: 'が' | 'は', middle: string): Syntax<Parts> {
  const { durations, periods, events } = p.lexicon
  return seq(
    maybe('player', after(p.player, particle)),
    maybe('subject', after(p.what, particle)),
    ...(particle === 'は' ? [maybe('duration', word(durations))] : []),
    middle,
    maybe('period', after(word(periods), 'に')),
    maybe('cause', after(causeOf(p, true), 'で')),
    maybe('nth', choice<Amount>(says('初めて', 1), around('', plain(p), '回目に'))),
    maybe('from', after(p.place, 'から')),
    maybe('to', after(p.place, 'に')),
    maybe('object', after(p.what, 'を')),
    maybe('quantity', p.quantity),
    field('verb', word(events)),
  )
}

/** An event in the form its place asks for. */
export const eventOf = (p: Phrases): Syntax<Event> =>
  map(
    parts(p, 'が', ''),
    ({ duration: _, ...event }): Event => ({ kind: 'event', ...event }),
    (event) => {
      if (event?.kind !== 'event' || !('verb' in event)) return undefined
      const { kind: _, ...rest } = event
      return rest
    },
  )

export interface AboutEvent {
  readonly event: Event
  readonly duration?: string
}

/** …は〈duration〉…できない: the duration stands inside the event, and belongs to the ban. */
export const topicEvent = <K extends string>(
  p: Phrases,
  kind: K,
  middle = '',
): Syntax<{ readonly kind: K } & AboutEvent> =>
  map(
    parts(p, 'は', middle),
    ({ duration, ...event }) =>
      event.player === undefined && event.subject === undefined
        ? undefined
        : { kind, event: { kind: 'event' as const, ...event }, ...(duration !== undefined && { duration }) },
    (about) => {
      if (
        about?.kind !== kind ||
        Object.keys(about).some((key) => !['kind', 'event', 'duration'].includes(key))
      )
        return undefined
      const { kind: _, ...event } = about.event
      return { ...event, ...(about.duration !== undefined && { duration: about.duration }) }
    },
  )

/** …した時, ターン終了時; several events are joined by か. */
export const triggerOf = (p: Phrases): Syntax<Trigger> => {
  return choice<Trigger>(
    node('event', field('of', after(separated(inForm('past', p.event), 'か', { most: 4 }), '時'))),
    momentOf(p),
    node('state', field('condition', choice(...existence(p))), '時'),
  )
}

export const momentOf = (p: Phrases) =>
  node('moment', maybe('whose', after(p.player, 'の')), field('moment', word(p.lexicon.moments)))
