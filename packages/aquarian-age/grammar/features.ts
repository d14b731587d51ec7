import {
  type Event,
  type Feature,
  type Phrases,
  type Syntax,
  type Trigger,
  after,
  constant,
  field,
  map,
  node,
  says,
  word,
} from '@fudaba/cardtext'
import { factionNames } from './times.ts'

/** What only this game says of a card. */
export const features = (p: Phrases): readonly Syntax<Feature>[] => [
  after(node('aquarian-age.faction', field('faction', word(factionNames))), 'の'),
  says('目標の', { kind: 'aquarian-age.target' }),
  node('aquarian-age.set-on', field('character', after(p.reference, 'にセットされている'))),
]

/** これが捨て札される時: just before (17-1). */
export const triggers = (p: Phrases): readonly Syntax<Trigger>[] => [
  node(
    'event',
    field(
      'of',
      map(
        node(
          'event',
          field('subject', after(p.what, 'が')),
          field('verb', constant('discarding')),
          '捨て札される時',
        ),
        (event): readonly Event[] => [event],
        (of) => {
          const [event, ...more] = Array.isArray(of) ? (of as readonly Event[]) : []
          if (event?.verb !== 'discarding' || event.subject === undefined || more.length > 0) return undefined
          return { kind: 'event' as const, subject: event.subject, verb: 'discarding' as const }
        },
      ),
    ),
  ),
]
