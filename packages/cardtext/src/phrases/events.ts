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
import type { Amount, Cause, Event, Trigger } from '../tree.ts'
import type { Phrases } from './context.ts'
import { existence } from './conditions.ts'
import { plain } from './numbers.ts'

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
type Parts = Omit<Event, 'kind' | keyof Who>

/** A player or an object, with が in a trigger and は in a ban. */
const whoOf = (p: Phrases, particle: 'が' | 'は'): Syntax<Who> =>
  choice<Who>(seq(field('player', after(p.player, particle))), seq(field('subject', after(p.what, particle))))

/** What follows the subject, in the order of a sentence. */
const partsOf = (p: Phrases): Syntax<Parts> =>
  seq(
    maybe('period', after(word(p.lexicon.periods), 'に')),
    maybe('cause', after(causeOf(p, true), 'で')),
    maybe('nth', choice<Amount>(says('初めて', 1), after(plain(p), '回目に'))),
    maybe('from', after(p.place, 'から')),
    maybe('to', after(p.place, 'に')),
    maybe('object', after(p.what, 'を')),
    maybe('quantity', p.quantity),
    field('verb', word(p.lexicon.events)),
  )

/** An event in the form its place asks for. */
export const eventOf = (p: Phrases): Syntax<Event> =>
  map(
    seq(maybe('who', whoOf(p, 'が')), field('parts', partsOf(p))),
    ({ who, parts }): Event => ({ kind: 'event', ...who, ...parts }),
    (event) => (isEvent(event) ? apart(event) : undefined),
  )

const isEvent = (value: Event | undefined): value is Event => value?.kind === 'event' && 'verb' in value

function apart({ kind: _, player, subject, ...parts }: Event): { who: Who | undefined; parts: Parts } {
  const who = player !== undefined ? { player } : subject !== undefined ? { subject } : undefined
  return { who, parts }
}

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
    seq(
      field('who', whoOf(p, 'は')),
      maybe('duration', word(p.lexicon.durations)),
      middle,
      field('parts', partsOf(p)),
    ),
    ({ who, duration, parts }) => ({
      kind,
      event: { kind: 'event', ...who, ...parts },
      ...(duration !== undefined && { duration }),
    }),
    (about) => {
      if (
        about?.kind !== kind ||
        Object.keys(about).some((key) => !['kind', 'event', 'duration'].includes(key))
      )
        return undefined
      const { who, parts } = apart(about.event)
      return who === undefined ? undefined : { who, duration: about.duration, parts }
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
