import {
  type Effect,
  type Phrases,
  type Syntax,
  after,
  choice,
  field,
  godanVerb,
  ichidanVerb,
  maybe,
  node,
  says,
  separated,
  suruVerb,
  verb,
  word,
} from '@fudaba/cardtext'
import { attributes } from '../vocabulary.ts'
import { topic } from './topic.ts'

const have = godanVerb('持つ', 'have')
const become = godanVerb('なる', 'become')
const link = suruVerb('リンク', 'link')
const curse = ichidanVerb('呪われている', 'be cursed')

/** 組織, 属性, 種類: what a card is beside its numbers. */
export const characterClauses = (p: Phrases): readonly Syntax<Effect>[] => {
  const what = field('what', topic(p))
  const duration = maybe('duration', word(p.lexicon.durations))
  const everywhere = maybe('everywhere', says('あらゆる領域で', true))
  const attribute = field('attribute', word(attributes))
  return [
    node('kiseki.all-organisations', what, duration, everywhere, 'すべての組織を', verb(have)),
    node(
      'kiseki.copy-organisations',
      what,
      duration,
      field('from', choice(p.what)),
      'が持つ組織を',
      verb(p.lexicon.verbs.gain),
    ),
    node('kiseki.gain-attribute', what, duration, attribute, 'を', verb(p.lexicon.verbs.gain)),
    node('kiseki.lose-attribute', what, duration, attribute, 'を', verb(p.lexicon.verbs.lose)),
    node(
      'kiseki.become',
      what,
      duration,
      everywhere,
      field('type', word(p.lexicon.types)),
      'に',
      verb(become),
    ),
    node('kiseki.cursed', what, verb(curse)),
    // 場にある組織を選ぶ (1312.4)
    node(
      'kiseki.choose-organisation',
      maybe('whose', after(p.player, 'の')),
      '場の組織を',
      field('quantity', p.quantity),
      verb(p.lexicon.verbs.choose),
    ),
    node('kiseki.gain-chosen', what, duration, 'その組織を', verb(p.lexicon.verbs.gain)),
    node(
      'kiseki.link',
      field('whose', after(p.player, 'の')),
      field('organisations', separated(word(p.lexicon.classes), 'と', { least: 2, most: 5 })),
      'を',
      verb(link),
    ),
  ]
}
