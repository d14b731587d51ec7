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
  node,
  phrase,
  suruVerb,
  verb,
  word,
} from '@fudaba/cardtext'

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
