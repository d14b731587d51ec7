import {
  type Cause,
  type Effect,
  type Event,
  type Phrases,
  type Syntax,
  type What,
  after,
  around,
  choice,
  constant,
  endingIn,
  field,
  godanVerb,
  ichidanVerb,
  map,
  maybe,
  node,
  passive,
  says,
  separated,
  seq,
  suruVerb,
  verb,
  word,
} from '@fudaba/cardtext'

/** What may not, and what may: アタック宣言できない, 目標にならない, 効果を受けない. */

const receive = ichidanVerb('受ける', 'be affected by')
const become = godanVerb('なる', 'become')
const idle = suruVerb('アタック宣言・ガード宣言', 'declare attacks or guards')
const doing = suruVerb('', 'do')
const guarded = passive(suruVerb('ガード', 'guard'), 'be guarded')

interface Said {
  readonly subject: What
  readonly object?: What
  readonly cause?: Cause
  readonly verb: string
}

const said = (
  kind: 'prohibit' | 'permit',
  of: Syntax<Said>,
  verbs: readonly string[] | null,
): Syntax<Effect> =>
  map(
    of,
    (event): Effect => ({ kind, event: { kind: 'event', ...event } }),
    (effect) => {
      if (effect?.kind !== kind || effect.duration !== undefined) return undefined
      if (effect.kind === 'prohibit' && effect.unless !== undefined) return undefined
      const { kind: _, subject, object, cause, verb: does, ...rest } = effect.event as Event
      const more = Object.values(rest).some((value) => value !== undefined)
      if (subject === undefined || more || (verbs !== null && !verbs.includes(does))) return undefined
      return {
        subject,
        verb: does,
        ...(object !== undefined && { object }),
        ...(cause !== undefined && { cause }),
      }
    },
  )

export const protectionClauses = (p: Phrases): readonly Syntax<Effect>[] => {
  const elided = constant({ kind: 'reference', to: 'elided' } as const)
  const subject = field('subject', choice<What>(after(p.what, 'は'), elided))
  const means = field('means', word(p.lexicon.means))
  const cause = choice<Cause>(seq(field('by', after(p.player, 'の')), means), seq(means))
  const event = field('verb', word(p.lexicon.events))
  const named = word(p.lexicon.means)
  const one = map(
    named,
    (word_): readonly string[] => [word_],
    (all) => (Array.isArray(all) && all.length === 1 ? (all[0] as string) : undefined),
  )
  const several = around('《', separated(named, '・', { least: 2, most: 4 }), '》')
  return [
    endingIn('cannot', said('prohibit', seq(subject, event), null)),
    // このキャラクターをガードできない: a guard of this one's attack.
    endingIn(
      'cannot',
      said(
        'prohibit',
        seq(
          subject,
          field('object', after(p.reference, 'を')),
          field('verb', says('ガード', 'guard')),
          verb(doing),
        ),
        ['guard'],
      ),
    ),
    endingIn('can', said('permit', seq(subject, event), null)),
    endingIn(
      'negative',
      said(
        'prohibit',
        seq(
          subject,
          field('cause', after(cause, 'の効果を')),
          field('verb', constant('affected')),
          verb(receive),
        ),
        ['affected'],
      ),
    ),
    endingIn(
      'negative',
      node(
        'aquarian-age.not-target',
        field('what', choice<What>(after(p.what, 'は'), elided)),
        maybe('by', after(p.player, 'の')),
        maybe('means', after(choice<readonly string[]>(one, several), 'の')),
        '目標に',
        verb(become),
      ),
    ),
    endingIn(
      'cannot',
      node('aquarian-age.idle', field('what', choice<What>(after(p.what, 'は'), elided)), verb(idle)),
    ),
    endingIn(
      'negative',
      said('prohibit', seq(subject, field('verb', constant('guarded')), verb(guarded)), ['guarded']),
    ),
  ]
}
