import {
  type Effect,
  type Phrases,
  type PlayerWord,
  type Syntax,
  VerbList,
  type What,
  after,
  endingIn,
  field,
  godanVerb,
  ichidanVerb,
  map,
  maybe,
  node,
  phrase,
  seq,
  verb,
  word,
} from '@fudaba/cardtext'
import { lexicon } from '../vocabulary.ts'

/** 対象になる (1204.2d): said only of what does not happen. */
const targeted: VerbList = new VerbList('targeted', { targeted: godanVerb('対象になる', 'be targeted') })
const attack: VerbList = new VerbList('attack', { attack: lexicon.events.get('attack') })
const take = ichidanVerb('受ける', 'take')

interface Said {
  readonly subject: What
  readonly duration?: string
  /** Whose effects. */
  readonly player?: PlayerWord
  readonly verb: string
}

/** An event about its subject, said of a kind of effect, and nothing else of it. */
const about = (kind: 'kiseki.does-not' | 'require', verbs: VerbList, of: Syntax<Said>): Syntax<Effect> =>
  map(
    of,
    ({ duration, ...event }): Effect => ({
      kind,
      event: { kind: 'event', ...event },
      ...(duration !== undefined && { duration }),
    }),
    (effect) => {
      if (effect?.kind !== kind) return undefined
      const { event, duration } = effect as Extract<Effect, { kind: 'require' }>
      const { kind: _, subject, player, verb: said, ...rest } = event
      const more = Object.values(rest).some((value) => value !== undefined)
      if (subject === undefined || more || !verbs.ids.includes(said)) return undefined
      return { subject, duration, player, verb: said }
    },
  )

export const playingClauses = (p: Phrases): readonly Syntax<Effect>[] => {
  const subject = field('subject', after(p.what, 'は'))
  const duration = maybe('duration', word(p.lexicon.durations))
  return [
    // これはこのターン中相手の効果の対象にならない
    endingIn(
      'negative',
      about(
        'kiseki.does-not',
        targeted,
        seq(subject, duration, maybe('player', after(p.player, 'の効果の')), field('verb', word(targeted))),
      ),
    ),
    // これは可能な限り攻撃する (1326.2)
    endingIn(
      'end',
      about('require', attack, seq(subject, duration, '可能な限り', field('verb', word(attack)))),
    ),
    // これはUNITとしてプレイできない (1403)
    endingIn(
      'end',
      node(
        'kiseki.not-played-as',
        field('what', after(p.reference, 'は')),
        field('type', word(p.lexicon.types)),
        'としてプレイできない',
      ),
    ),
    endingIn(
      'end',
      node('kiseki.enters-turned', field('what', after(p.reference, 'は')), 'アクション状態で場に出る'),
    ),
    // スタンダメージを3点受ける (1306.3)
    node('kiseki.stun-damage', 'スタンダメージを', field('amount', phrase.plain(p)), '点', verb(take)),
  ]
}
