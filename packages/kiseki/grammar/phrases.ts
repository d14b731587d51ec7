import {
  type Cost,
  type Effect,
  type Family,
  type Phrases,
  type Syntax,
  type Wording,
  abilitySyntax,
  choice,
  constant,
  createPhrases,
  field,
  inForm,
  node,
  phrase,
  refine,
  says,
  usualWording,
  verb,
  word,
} from '@fudaba/cardtext'
import { battleClauses } from './clauses/battle.ts'
import { gainClauses } from './clauses/gains.ts'
import { lookClauses, moveClauses } from './clauses/moves.ts'
import { numberClauses } from './clauses/numbers.ts'
import { playingClauses } from './clauses/playing.ts'
import { characterClauses } from './clauses/organisations.ts'
import { termClauses } from './clauses/terms.ts'
import { amounts, conditions, features, heads, quantities } from './features.ts'
import { costs, lexicon } from './vocabulary.ts'

const addsIt = (effect: Effect): boolean =>
  effect.kind === 'move' && effect.what.kind === 'reference' && effect.what.to === 'elided'

/** Numbers that are not known yet (1305.1). */
export const unknowns = ['X', 'Y', 'Z'] as const

const wording: Wording = {
  ...usualWording,
  nameBrackets: ['“', '”'],
  keywordBrackets: ['【', '】'],
  abilityBrackets: ['「', '」'],
  numberJoint: 'が',
  may: 'もよい',
  anyNumber: '任意の',
  variables: unknowns,
  links: [
    { form: 'join', text: '、' },
    { form: 'join', text: '' },
    { form: 'te', text: '、' },
  ],
  // 公開し手札に加える has no comma while it is about the same card; 3枚見て、その中から.
  linkBetween: (before, after) =>
    before.kind === 'look' ? 2 : before.kind === 'reveal' && addsIt(after) ? 1 : 0,
}

/** Everything the sentences are made of; `families`: for crafts that are quoted. */
export const phrasesOf = (families: () => readonly Family[]): Phrases =>
  createPhrases(lexicon, wording, {
    clauses: (all) => [
      phrase.choose(all),
      phrase.target(all),
      phrase.targetBoth(all),
      phrase.search(all),
      ...phrase.deckClauses({ look: 'を', draw: 'カードを' })(all),
      ...moveClauses(all),
      ...phrase.verbClauses(all),
      phrase.countOf(all),
      phrase.countBefore(all),
      phrase.repeat('これを')(all),
      phrase.chooseModes('以下を')(all),
      chooseFrom(all),
      phrase.letAmount(all),
      phrase.modifyPair('str', 'def')(all),
      phrase.modifyBy(costs)(all),
      phrase.alterCost(costs)(all),
      phrase.modifyTo(all),
      phrase.swap(all),
      phrase.grant(all),
      phrase.lose('すべてのクラフト')(all),
      phrase.copyAbilities('すべてのクラフト')(all),
      phrase.prohibit(all),
      phrase.prohibitUnless(all),
      phrase.permit(all),
      phrase.treatAs(all),
      ...battleClauses(all),
      ...characterClauses(all),
      ...termClauses(all),
      ...gainClauses(all),
      ...numberClauses(all),
      ...lookClauses(all),
      ...playingClauses(all),
    ],
    features,
    heads,
    conditions,
    amounts,
    quantities,
    costs: costOf,
    ability: () => abilitySyntax(families),
  })

/** 以下から1つ選ぶ, with the modes in a list below. */
const chooseFrom = (p: Phrases): Syntax<Effect> =>
  node(
    'choose-one',
    '以下から',
    field('quantity', p.quantity),
    verb(lexicon.verbs.choose),
    field('modes', constant([])),
    field('said', constant('choose')),
  )

/** A cost is paid, or done; paying CP and EP is the first (1318). */
function costOf(all: Phrases): Syntax<Cost> {
  const isPayment = (effect: Effect): boolean =>
    effect.kind === 'count' && effect.verb === 'pay' && effect.counter === undefined
  const step = refine(all.clause, (effect) => !isPayment(effect))
  return choice<Cost>(
    says('レディ状態のこれをアクションする', { kind: 'kiseki.action-this' }),
    node('pay', field('amount', phrase.plain(all)), field('resource', word(lexicon.resources)), '支払う'),
    phrase.stepCost(step),
    // あなたは絆を2点失う
    node(
      'do',
      field('effect', node('by', field('player', all.player), 'は', field('effect', inForm('end', step)))),
    ),
    // 対象とし、それをスタンする: several steps in one.
    phrase.stepsCost(step),
  )
}
