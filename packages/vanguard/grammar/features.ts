import {
  type Amount,
  type Condition,
  type Feature,
  type Phrases,
  type Reference,
  type Selector,
  type Syntax,
  after,
  choice,
  constant,
  field,
  inForm,
  many,
  maybe,
  node,
  number,
  quotedText,
  refine,
  seq,
  word,
  words,
} from '@fudaba/cardtext'
import { boostedBy, duringConditions, nthBattle } from './contexts.ts'
import { hitConditions } from './events.ts'
import { abilityLabels, declarations, numberedLabels } from './keywords.ts'
import { circleHead, fighters, placeConditions, placeConditionsTe, placeFeatures } from './places.ts'
import { verbStates } from './vocabulary.ts'

const race = node('vanguard.race', field('race', quotedText('〈', '〉')))
const doing = node('state', field('state', inForm('end', word(verbStates))))
const doingTe = node('state', field('state', inForm('te', word(verbStates))))

/** What only this game says of a card. */
export function features(p: Phrases): readonly Syntax<Feature>[] {
  const theirs = fighters(p)
  return [
    doing,
    ...placeFeatures(p),
    node('vanguard.other-name', field('as', p.reference), 'と別名の'),
    node('vanguard.legion-with', field('as', p.reference), 'と双闘できる'),
    node('vanguard.has', field('label', word(abilityLabels)), 'の能力を持つ'),
    node('vanguard.has', field('label', word(numberedLabels)), '(', field('n', number()), ')を持つ'),
    node('same-name', field('as', choice<Selector>(theirs, inBattle(p))), 'と同名の'),
    node(
      'vanguard.same-grade',
      field('as', choice<Reference | Selector>(p.reference, theirs)),
      'と同じグレードの',
    ),
    eitherGrade(p),
    compared(p),
    node('vanguard.declared', '宣言した', field('of', word(declarations)), 'の'),
  ]
}
/** グレード3以上: a number that ends with a word, or the next number would be read with it. */
const numbered = (p: Phrases): Syntax<Feature> =>
  node(
    'number',
    field('characteristic', constant('grade')),
    'グレード',
    field('comparison', seq(field('amount', refine(p.amount, isPrinted)), field('than', word(bounds)))),
  )
const bounds = words('bounds', ['at-least', '以上', 'or more'], ['at-most', '以下', 'or less'])
const isPrinted = (amount: Amount): boolean => typeof amount === 'number' || amount.kind === 'variable'

export const nominals = (): readonly Syntax<Feature>[] => [race]
export const heads = (p: Phrases): readonly Syntax<Feature>[] => [
  doing,
  circleHead,
  both(p),
  opposing(p),
  numbered(p),
  // ヴァンガードかリアガード
  node(
    'any',
    field(
      'of',
      many(node('noun', field('noun', word(p.lexicon.nouns))), {
        least: 2,
        most: 3,
        separator: '、',
        last: 'か',
      }),
    ),
  ),
]

/** グレード1かグレード2の. */
const eitherGrade = (p: Phrases): Syntax<Feature> => {
  const grade = node(
    'number',
    field('characteristic', constant('grade')),
    'グレード',
    field(
      'comparison',
      seq(field('amount', refine(p.amount, isPrinted)), field('than', constant('exactly'))),
    ),
  )
  return node('any', field('of', many(grade, { least: 2, most: 4, separator: '、', last: 'か' })), 'の')
}
/** そのユニットのパワー以下のパワーを持つ: the number it is compared with is found out. */
const compared = (p: Phrases): Syntax<Feature> => {
  // Not any number that is found: a phrase can't begin with a phrase.
  const value = node(
    'value',
    field('of', p.reference),
    'の',
    field('characteristic', word(p.lexicon.characteristics)),
  )
  const comparison = field('comparison', seq(field('amount', value), field('than', word(bounds))))
  const characteristic = field('characteristic', word(p.lexicon.characteristics))
  return node('vanguard.compared', comparison, 'の', characteristic, 'の')
}
/** ヴァンガードとリアガード. */
const both = (p: Phrases): Syntax<Feature> =>
  node(
    'vanguard.both',
    field(
      'of',
      many(node('noun', field('noun', word(p.lexicon.nouns))), {
        least: 2,
        most: 3,
        separator: '、',
        last: 'と',
      }),
    ),
  )
/** バトル相手, ブーストされているユニットのバトル相手. */
const opposing = (p: Phrases): Syntax<Feature> =>
  node('vanguard.opposing', maybe('of', after(inBattle(p), 'の')), 'バトル相手')
/** ブーストされているユニット: a unit by what it does in the battle that goes on. */
const inBattle = (p: Phrases): Syntax<Selector> =>
  node(
    'selector',
    field('features', many(doing, { least: 1, most: 1 })),
    field('head', node('noun', field('noun', word(p.lexicon.nouns)))),
  )

const isSo = (p: Phrases, as: Syntax<Selector>): Syntax<Condition> =>
  node('vanguard.is', field('what', p.selector), 'が', field('as', as))
/** …が双闘していて: in its て form. */
const isTe = (p: Phrases): Syntax<Condition> =>
  isSo(p, node('selector', field('features', many(p.feature, { most: 8 })), field('head', doingTe)))

const moreOrLess = words(
  'moreOrLess',
  ['more', 'より多い', 'more'],
  ['less', 'より少ない', 'fewer'],
  ['at-least', '以上', 'or more'],
  ['at-most', '以下', 'or fewer'],
)
/** あなたの手札が相手の手札より多い: how many there are, compared with others. */
const moreThan = (p: Phrases): Syntax<Condition> =>
  node(
    'count',
    field('of', p.selector),
    'が',
    field(
      'comparison',
      seq(field('amount', node('count', field('of', p.selector))), field('than', word(moreOrLess))),
    ),
  )

/** 戻したカード: what the step before did it to. */
export const references = (p: Phrases): readonly Syntax<Reference>[] => [
  node(
    'reference',
    field('to', constant('result')),
    // 選んだカード is what was chosen last, and (V)か(R)に登場したカード one of two.
    field(
      'verb',
      refine(inForm('past', word(p.lexicon.events)), (id) => id !== 'choose' && id !== 'enter-VR'),
    ),
    field('noun', word(p.lexicon.nouns)),
    field('bare', constant(true)),
  ),
]
const isTeThis = (p: Phrases): Syntax<Condition> =>
  node(
    'is',
    field('what', p.reference),
    'が',
    field('as', node('selector', field('features', many(p.feature, { most: 8 })), field('head', doingTe))),
  )

/** すべて【レスト】している: said of each of them. */
const allSo = (p: Phrases): Syntax<Condition> =>
  node(
    'vanguard.is',
    field('what', p.selector),
    'がすべて',
    field('as', justDoing),
    field('all', constant(true)),
  )
/** あなたのユニットが4枚以上【レスト】している. */
const soMany = (p: Phrases): Syntax<Condition> =>
  node(
    'vanguard.so-many',
    field('what', p.selector),
    'が',
    field('comparison', p.comparison),
    field('as', justDoing),
  )
const justDoing: Syntax<Selector> = node('selector', field('features', constant([])), field('head', doing))

/** あなたのヴァンガードが《…》: there is one, and it is. */
export const conditions = (p: Phrases): readonly Syntax<Condition>[] => [
  ...hitConditions,
  isSo(p, p.selector),
  allSo(p),
  soMany(p),
  moreThan(p),
  ...duringConditions(p),
  ...placeConditions(p),
  nthBattle,
]
/** A phrase that ends in 双闘している takes て, not で. */
const endsInNoun = (of: Selector | undefined): boolean =>
  of?.kind === 'selector' && !(of.head.kind === 'state' && verbStates.has(of.head.state))
/** Conditions to which others can be joined. */
export const joinedConditions = (p: Phrases) => ({
  nouns: [nthBattle, isSo(p, refine(p.selector, endsInNoun))],
  te: [isTe(p), isTeThis(p), ...placeConditionsTe(p)],
  verbs: [boostedBy(p)],
})
