import {
  type Effect,
  type Phrases,
  type Syntax,
  field,
  inForm,
  node,
  phrase,
  quoted,
  verb,
} from '@fudaba/cardtext'
import { topic } from './topic.ts'

/** Gains that hold somewhere else, or only against some. */
export const gainClauses = (p: Phrases): readonly Syntax<Effect>[] => [
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
