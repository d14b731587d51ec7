import {
  type Cause,
  type Effect,
  type Event,
  type Phrases,
  type Syntax,
  type What,
  after,
  choice,
  constant,
  endingIn,
  field,
  godanVerb,
  ichidanVerb,
  map,
  maybe,
  seq,
  suruVerb,
  passive,
  verb,
  word,
} from '@fudaba/cardtext'

/** これは相手のカードの効果を受けない, これは目標にならない, これはガードされない. */

const receive = ichidanVerb('受ける', 'be affected by')
const become = godanVerb('なる', 'become')
const guarded = passive(suruVerb('ガード', 'guard'), 'be guarded')

interface Said {
  readonly subject: What
  readonly duration?: string
  readonly cause?: Cause
  readonly verb: string
}

const said = (of: Syntax<Said>, verbs: readonly string[]): Syntax<Effect> =>
  map(
    of,
    ({ duration, ...event }): Effect => ({
      kind: 'prohibit',
      event: { kind: 'event', ...event },
      ...(duration !== undefined && { duration }),
    }),
    (effect) => {
      if (effect?.kind !== 'prohibit' || effect.unless !== undefined) return undefined
      const { kind: _, subject, cause, verb: word_, ...rest } = effect.event as Event
      const more = Object.values(rest).some((value) => value !== undefined)
      if (subject === undefined || more || !verbs.includes(word_)) return undefined
      return {
        subject,
        verb: word_,
        ...(cause !== undefined && { cause }),
        ...(effect.duration !== undefined && { duration: effect.duration }),
      }
    },
  )

export const protectionClauses = (p: Phrases): readonly Syntax<Effect>[] => {
  const subject = field('subject', after(p.what, 'は'))
  const duration = maybe('duration', word(p.lexicon.durations))
  const means = field('means', word(p.lexicon.means))
  const cause = choice<Cause>(seq(field('by', after(p.player, 'の')), means), seq(means))
  return [
    endingIn(
      'negative',
      said(
        seq(
          subject,
          duration,
          field('cause', after(cause, 'の効果を')),
          field('verb', constant('affected')),
          verb(receive),
        ),
        ['affected'],
      ),
    ),
    endingIn(
      'negative',
      said(seq(subject, duration, '目標に', field('verb', constant('targeted')), verb(become)), ['targeted']),
    ),
    endingIn(
      'negative',
      said(seq(subject, duration, field('verb', constant('guarded')), verb(guarded)), ['guarded']),
    ),
  ]
}
