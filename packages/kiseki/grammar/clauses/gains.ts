import {
  type Effect,
  type Gain,
  type Phrases,
  type Syntax,
  choice,
  field,
  godanVerb,
  inForm,
  maybe,
  node,
  phrase,
  quoted,
  quotedText,
  says,
  separated,
  verb,
  word,
} from '@fudaba/cardtext'
import { topic } from './topic.ts'

const have = godanVerb('持つ', 'have')

const gain = (p: Phrases): Syntax<Gain> =>
  choice<Gain>(
    node('ability', field('ability', quoted(...p.wording.abilityBrackets, inForm('end', p.ability)))),
    node('keyword', field('keyword', quoted(...p.wording.keywordBrackets, word(p.lexicon.keywords)))),
    ...words(p),
  )
const words = (p: Phrases): readonly Syntax<Gain>[] => [
  node('class', field('class', word(p.lexicon.classes))),
  node('name', field('name', quotedText(...p.wording.nameBrackets))),
]

/** Gains that hold somewhere else, or only against some, or several at once. */
export const gainClauses = (p: Phrases): readonly Syntax<Effect>[] => [
  // それはこのターン中+1/+1と【武術】を得る
  node(
    'kiseki.gains',
    field('what', topic(p)),
    maybe('duration', word(p.lexicon.durations)),
    field('str', phrase.signed(p)),
    '/',
    field('def', phrase.signed(p)),
    'と',
    field('gains', separated(gain(p), 'と', { most: 4 })),
    'を',
    verb(p.lexicon.verbs.gain),
  ),
  // これはあらゆる領域で“…”を持つ (1332)
  node(
    'kiseki.have',
    field('what', topic(p)),
    maybe('duration', word(p.lexicon.durations)),
    maybe('everywhere', says('あらゆる領域で', true)),
    field('gains', separated(choice<Gain>(...words(p)), 'と', { most: 4 })),
    'を',
    verb(have),
  ),
  // これはあらゆる領域で「…」を得る (1409)
  node(
    'kiseki.grant-everywhere',
    field('what', topic(p)),
    'あらゆる領域で',
    field('craft', quoted(...p.wording.abilityBrackets, inForm('end', p.ability))),
    'を',
    verb(p.lexicon.verbs.gain),
  ),
  // これは…と戦闘中+1/+1を得る (1406): once for each of them
  node(
    'kiseki.against',
    field('what', topic(p)),
    field('with', p.selector),
    'と戦闘中',
    field('str', phrase.signed(p)),
    '/',
    field('def', phrase.signed(p)),
    'を',
    verb(p.lexicon.verbs.gain),
  ),
]
