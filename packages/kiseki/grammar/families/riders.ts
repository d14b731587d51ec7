import {
  type Condition,
  type Family,
  type Phrases,
  type Rider,
  type Syntax,
  after,
  around,
  choice,
  constant,
  field,
  inForm,
  map,
  node,
  phrase,
  refine,
  riderFamily,
  seq,
  word,
} from '@fudaba/cardtext'
import { limitPeriods, stageWords } from '../times.ts'

/** What a rider is about: このクラフト if it does not say, else この and a noun, or これ. */
const CRAFT = 'craft'
const about = <T extends Rider>(p: Phrases, rest: Syntax<T>): Syntax<T> =>
  map(
    seq(
      field(
        'subject',
        choice<string>(around('この', phrase.nounWord(p), 'は'), around('これは', constant('this'), '')),
      ),
      field('rest', rest),
    ),
    ({ subject, rest: said }): T => (subject === CRAFT ? said : { ...said, subject }),
    (rider) => {
      if (typeof rider !== 'object' || rider === null) return undefined
      const { subject = CRAFT, ...said } = rider as T & { readonly subject?: string }
      return { subject, rest: said as unknown as T }
    },
  )

/** このクラフトは1ターンに1回しかプレイできない. */
export const limit = (p: Phrases): Family =>
  riderFamily(
    'limit',
    about(
      p,
      node(
        'limit',
        field('limit', seq(field('period', word(limitPeriods)), 'に', field('times', phrase.plain(p)))),
        '回しかプレイできない',
      ),
    ),
    {
      en: (tree, say) => `${say.rider(tree)}.`,
      examples: [
        'このクラフトは1ターンに1回しかプレイできない。',
        'このEVENTは1ターンに1回しかプレイできない。',
      ],
    },
  )

/** これが…である, これが…でない. */
const being = (p: Phrases): readonly Syntax<Condition>[] => {
  const what = field('what', after(p.reference, 'が'))
  const as = field('as', p.selector)
  return [
    node('is', what, as, 'である'),
    node('is', what, as, 'でない', field('not', constant(true))),
    node('kiseki.in-battle', what, field('relation', word(p.lexicon.relations)), 'である'),
  ]
}

type Denied = Condition & { readonly not?: true }
const turned = (condition: Condition): Condition => {
  const { not, ...rest } = condition as Denied
  return (not === true ? rest : { ...rest, not: true }) as Condition
}
/** Those that can be denied: しないなら…できない is the same as した時にしか…できない. */
const DENIABLE: readonly Condition['kind'][] = ['exists', 'is', 'history']
const UNLESS = 'unless'

/** このクラフトは…がいる時にしかプレイできない; …していないならプレイできない. */
export const onlyIf = (p: Phrases): Family => {
  const whenever = node(
    'only-if',
    field('condition', inForm('end', choice<Condition>(phrase.existence(p), ...being(p)))),
    '時にしかプレイできない',
  )
  const denied = map(
    refine(p.condition, ({ kind }) => DENIABLE.includes(kind)),
    turned,
    (condition) => (DENIABLE.includes(condition?.kind) ? turned(condition) : undefined),
  )
  const unless = node(
    'only-if',
    field('condition', denied),
    'ならプレイできない',
    field('said', constant(UNLESS)),
  )
  return riderFamily('only-if', about(p, choice<Extract<Rider, { kind: 'only-if' }>>(whenever, unless)), {
    en: (tree, say) => `${say.rider(tree)}.`,
    examples: [
      'このクラフトはあなたの場にITEMがある時にしかプレイできない。',
      'このEVENTはこのターンにあなたがITEMをプレイしていないならプレイできない。',
    ],
  })
}

/** このクラフトは配備ステップ中にしかプレイできない. */
export const onlyDuring = (p: Phrases): Family =>
  riderFamily(
    'only-during',
    about(p, node('only-during', field('period', word(stageWords)), '中にしかプレイできない')),
    {
      en: (tree, say) => `${say.rider(tree)}.`,
      examples: [
        'このクラフトは配備ステップ中にしかプレイできない。',
        'これは戦闘フェイズ中にしかプレイできない。',
      ],
    },
  )
