import {
  type Effect,
  type Event,
  type Gain,
  type Phrases,
  type Syntax,
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
  separated,
  seq,
  suruVerb,
  verb,
  word,
} from '@fudaba/cardtext'

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

/** ヒットされない: said of who is attacked. */
const beHit: VerbList = new VerbList('beHit', { 'was-hit': passive(suruVerb('ヒット', 'hit'), 'be hit') })
const unhit = (p: Phrases): Syntax<Effect> =>
  endingIn(
    'negative',
    map(
      seq(field('subject', after(p.what, 'は')), field('verb', word(beHit))),
      ({ subject, verb: said }): Effect => ({
        kind: 'prohibit',
        event: { kind: 'event', subject, verb: said },
      }),
      (effect) => {
        if (effect?.kind !== 'prohibit' || Object.keys(effect).length !== 2) return undefined
        const { kind: _, subject, verb: said, ...rest }: Event = effect.event
        if (subject === undefined || Object.keys(rest).length > 0) return undefined
        return { subject, verb: said }
      },
    ),
  )

/** What a text can forbid: the rules ask about these. */
const bans: VerbList = new VerbList('bans')
for (const id of ['attack', 'boost', 'intercept', 'guard-call', 'stand']) bans.add(id, lexicon.events.get(id))
/** 相手は手札から…を(G)にコールできない. */
const ban = (p: Phrases): Syntax<Effect> => phrase.prohibit({ ...p, lexicon: { ...p.lexicon, events: bans } })

export const gainClauses = (p: Phrases): readonly Syntax<Effect>[] => {
  const topic = field('what', after(p.what, 'は'))
  return [
    node('grant', topic, field('gains', gains(p)), 'を', verb(p.lexicon.verbs.gain)),
    // そのユニットに『…』を与える; without a word for it, what was chosen.
    node(
      'grant',
      field(
        'what',
        choice<What>(after(p.what, 'に'), constant({ kind: 'reference', to: 'elided' } as const)),
      ),
      field('gains', gains(p)),
      'を',
      field('said', constant('give')),
      verb(p.lexicon.verbs.give),
    ),
    // 《…》にも属する (2.2.4)
    node(
      'grant',
      topic,
      field('gains', one(node('class', field('class', quoted('《', '》', word(p.lexicon.classes)))))),
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
    unhit(p),
    ban(p),
  ]
}
