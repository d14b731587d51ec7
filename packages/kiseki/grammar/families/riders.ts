import {
  type Condition,
  type Family,
  type Phrases,
  type Syntax,
  after,
  choice,
  constant,
  field,
  inForm,
  node,
  phrase,
  riderFamily,
  seq,
  word,
} from '@fudaba/cardtext'
import { limitPeriods, stageWords } from '../times.ts'

/** このクラフトは1ターンに1回しかプレイできない. */
export const limit = (p: Phrases): Family =>
  riderFamily(
    'limit',
    node(
      'limit',
      'このクラフトは',
      field('limit', seq(field('period', word(limitPeriods)), 'に', field('times', phrase.plain(p)))),
      '回しかプレイできない',
    ),
    {
      en: (tree, say) => `${say.rider(tree)}.`,
      examples: ['このクラフトは1ターンに1回しかプレイできない。'],
    },
  )

/** これが…である, これが…でない. */
const being = (p: Phrases): readonly Syntax<Condition>[] => {
  const what = field('what', after(p.reference, 'が'))
  const as = field('as', p.selector)
  return [node('is', what, as, 'である'), node('is', what, as, 'でない', field('not', constant(true)))]
}

/** このクラフトは…がいる時にしかプレイできない. */
export const onlyIf = (p: Phrases): Family =>
  riderFamily(
    'only-if',
    node(
      'only-if',
      'このクラフトは',
      field('condition', inForm('end', choice<Condition>(...phrase.existence(p), ...being(p)))),
      '時にしかプレイできない',
    ),
    {
      en: (tree, say) => `${say.rider(tree)}.`,
      examples: ['このクラフトはあなたの場にITEMがある時にしかプレイできない。'],
    },
  )

/** このクラフトは配備ステップ中にしかプレイできない. */
export const onlyDuring = (_: Phrases): Family =>
  riderFamily(
    'only-during',
    node('only-during', 'このクラフトは', field('period', word(stageWords)), '中にしかプレイできない'),
    {
      en: (tree, say) => `${say.rider(tree)}.`,
      examples: ['このクラフトは配備ステップ中にしかプレイできない。'],
    },
  )
