import {
  type Condition,
  type Effect,
  type Phrases,
  type Syntax,
  after,
  choice,
  constant,
  endingIn,
  field,
  ichidanVerb,
  inForm,
  maybe,
  node,
  phrase,
  suruVerb,
  verb,
  word,
} from '@fudaba/cardtext'
import { topic } from './topic.ts'

const silent = suruVerb('', 'do', { silent: true })
const board = ichidanVerb('搭乗させる', 'board')
const link = suruVerb('戦術リンク', 'tactically link')
const cancel = suruVerb('無効化', 'cancel')

/** Verbs of chapter 1300 that have parts of their own. */
export const termClauses = (p: Phrases): readonly Syntax<Effect>[] => [
  node('kiseki.plan', '計画', field('amount', phrase.plain(p)), verb(silent)),
  node(
    'kiseki.plan',
    '計画',
    field('amount', phrase.plain(p)),
    'を',
    verb(p.lexicon.verbs.carryOut),
    field('said', constant('carry-out')),
  ),
  node('kiseki.board', field('what', p.object), field('onto', after(p.reference, 'に')), verb(board)),
  node(
    'kiseki.tactical-link',
    field('what', after(p.reference, 'と')),
    field('with', after(p.reference, 'を')),
    verb(link),
  ),
  node(
    'kiseki.cancel-effects',
    field('what', after(p.reference, 'に')),
    '適用されている効果を',
    verb(cancel),
  ),
  // それの支配を得る、このターン中それの支配を得る (506.4)
  node(
    'kiseki.control',
    maybe('duration', word(p.lexicon.durations)),
    field('what', p.reference),
    'の支配を',
    verb(p.lexicon.verbs.gain),
  ),
  // 攻撃を行うために必要な行動 (804.3)
  endingIn(
    'end',
    node(
      'kiseki.attack-demands',
      field('what', topic(p)),
      maybe('duration', word(p.lexicon.durations)),
      '攻撃するために手札を',
      field('amount', after(phrase.plain(p), '枚')),
      '捨てる必要がある',
    ),
  ),
  endingIn('end', node('kiseki.suppose', field('condition', supposed(p)), 'ものとする')),
]

const nothing = constant<readonly never[]>([])

/** 場に…がいる, 絆は…点である, …はこれだけである (1329). */
const supposed = (p: Phrases): Syntax<Condition> =>
  choice<Condition>(
    node(
      'exists',
      field('where', after(p.place, 'に')),
      field('what', p.selector),
      'が',
      field('how', inForm('end', word(p.lexicon.existence))),
    ),
    node(
      'value',
      field(
        'of',
        node('selector', field('features', nothing), field('head', node('owner', field('who', p.player)))),
      ),
      'の',
      field('characteristic', word(p.lexicon.characteristics)),
      'は',
      field('comparison', p.comparison),
      'である',
    ),
    node('kiseki.alone', field('of', p.selector), 'はこれだけである'),
  )
