import {
  type During,
  type Effect,
  type Gain,
  type Phrases,
  type Syntax,
  type Verb,
  type What,
  VerbList,
  after,
  choice,
  constant,
  endingIn,
  field,
  godanVerb,
  inForm,
  map,
  node,
  passive,
  phrase,
  quoted,
  quotedText,
  refine,
  separated,
  seq,
  suruVerb,
  verb,
  word,
} from '@fudaba/cardtext'

import { phases } from '../times.ts'
import { permits } from '../events.ts'
import { lexicon } from '../vocabulary.ts'

/** 与える, 得る, 失う (10.21), and what a unit is from then on. */

const gains = (p: Phrases): Syntax<readonly Gain[]> =>
  separated(
    choice<Gain>(
      node('ability', field('ability', quoted('『', '』', inForm('end', p.ability)))),
      node('keyword', field('keyword', quoted('『', '』', word(p.lexicon.keywords)))),
    ),
    'と',
    { most: 3 },
  )
const one = <T>(of: Syntax<T>): Syntax<readonly T[]> =>
  map(
    of,
    (value) => [value],
    (all) => (Array.isArray(all) && all.length === 1 ? (all[0] as T) : undefined),
  )
const belong = suruVerb('属', 'belong')
const also = godanVerb('扱う', 'be treated')

/** A passive has no form of its own for what cannot be: ヒットされない, 解呪されない. */
const passively = (verb: Verb): Verb => ({
  ...verb,
  forms: { ...verb.forms, cannot: verb.forms.negative, cannotJoin: `${verb.forms.negative.slice(0, -2)}ず` },
})
/** What a text can forbid: the rules ask about these. */
const bans: VerbList = new VerbList('bans', {
  'was-hit': passively(passive(suruVerb('ヒット', 'hit'), 'be hit')),
  unlocked: passively(lexicon.events.get('unlocked')),
})
for (const id of ['attack', 'boost', 'intercept', 'guard-call', 'stand']) bans.add(id, lexicon.events.get(id))

/** 次の相手のスタンドフェイズ中、. */
const nextPhase: Syntax<During> = map(
  seq('次の相手の', field('phase', word(phases)), '中、'),
  ({ phase }): During => ({ duration: 'next-turn', period: `${phase}-phase` }),
  ({ duration, period }) => {
    const phase = phases.ids.find((id) => `${id}-phase` === period)
    return duration !== 'next-turn' || phase === undefined ? undefined : { phase }
  },
)
/** 相手は手札から…を(G)にコールできない, そのユニットは次の相手のスタンドフェイズ中、【スタンド】できない. */
const ban = (p: Phrases): Syntax<Effect> =>
  refine(
    phrase.prohibitDuring(() => nextPhase)({ ...p, lexicon: { ...p.lexicon, events: bans } }),
    (effect) => !isCallOfUnits(effect),
  )
/** What is called from the hand is no unit yet (3.8.1): あなたのユニットは(G)にコールできない forbids nothing. */
const isCallOfUnits = (effect: Effect): boolean =>
  effect.kind === 'prohibit' &&
  effect.event.verb === 'guard-call' &&
  effect.event.subject?.kind === 'selector' &&
  effect.event.subject.head.kind === 'noun' &&
  effect.event.subject.head.noun === 'unit'

/** このユニットは後列からアタックできる. */
const permission = (p: Phrases): Syntax<Effect> =>
  phrase.permit({ ...p, lexicon: { ...p.lexicon, events: permits } })

/** 相手は…を手札から(G)にコールできない: what may not be called stands first. */
const banFromHand = (p: Phrases): Syntax<Effect> =>
  endingIn(
    'cannot',
    map(
      seq(
        field('player', after(p.player, 'は')),
        field('object', after(p.what, 'を')),
        field('from', after(p.place, 'から')),
        field('verb', word(guardCalls)),
      ),
      ({ player, object, from, verb: said }): Effect => ({
        kind: 'prohibit',
        event: { kind: 'event', player, object, from, verb: said, objectFirst: true },
      }),
      (effect) => {
        if (effect?.kind !== 'prohibit' || effect.event.objectFirst !== true) return undefined
        const { player, object, from, verb: said } = effect.event
        if (player === undefined || object === undefined || from === undefined) return undefined
        return { player, object, from, verb: said }
      },
    ),
  )
const guardCalls: VerbList = new VerbList('guardCalls', { 'guard-call': lexicon.events.get('guard-call') })

export const gainClauses = (p: Phrases): readonly Syntax<Effect>[] => {
  const topic = field('what', after(p.what, 'は'))
  return [
    node(
      'grant',
      // Without a word for it, what the clause before was about: パワー+2000し、『…』を得る.
      field(
        'what',
        choice<What>(after(p.what, 'は'), constant({ kind: 'reference', to: 'elided' } as const)),
      ),
      field('gains', gains(p)),
      'を',
      verb(p.lexicon.verbs.gain),
    ),
    // そのユニットに『…』を与える; without a word for it, what was chosen.
    node(
      'grant',
      field(
        'what',
        choice<What>(
          after(phrase.whatOrAll(p), 'に'),
          constant({ kind: 'reference', to: 'elided' } as const),
        ),
      ),
      field('gains', gains(p)),
      'を',
      field('said', constant('give')),
      verb(p.lexicon.verbs.give),
    ),
    // 《…》にも属する (2.2.4)
    node(
      'grant',
      field('what', after(phrase.whatOrAll(p), 'は')),
      field('gains', one(node('class', field('class', phrase.classWord(p))))),
      'にも',
      verb(belong),
    ),
    // 「…」としても扱う (12.8.2)
    node(
      'grant',
      topic,
      field('gains', one(node('name', field('name', quotedText('「', '」'))))),
      'としても',
      verb(also),
    ),
    phrase.lose('すべての能力')(p),
    ban(p),
    permission(p),
    banFromHand(p),
  ]
}
