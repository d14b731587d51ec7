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
  lookLinks,
  node,
  phrase,
  refine,
  usualWording,
  verb,
  word,
} from '@fudaba/cardtext'
import { damageClauses } from './clauses/damage.ts'
import { gameClauses, moveClauses } from './clauses/game.ts'
import { numberClauses } from './clauses/numbers.ts'
import { soulClauses, soulCost } from './clauses/souls.ts'
import { amounts, conditions, events, features, heads } from './features.ts'
import { lexicon } from './vocabulary.ts'

const wording: Wording = {
  ...usualWording,
  ...lookLinks,
  nameBrackets: ['《', '》'],
  keywordBrackets: ['『', '』'],
  abilityBrackets: ['「', '」'],
  classBrackets: ['【', '】'],
  numberJoint: '',
  may: 'よい',
  anyNumber: '好きな',
  when: 'とき',
}

/** Everything the sentences are made of; `families`: for abilities that are quoted. */
export const phrasesOf = (families: () => readonly Family[]): Phrases =>
  createPhrases(lexicon, wording, {
    clauses: (all) => [
      phrase.target(all),
      phrase.targetBoth(all),
      phrase.search(all),
      ...phrase.deckClauses({ look: 'から', draw: 'カードを' })(all),
      ...moveClauses(all),
      ...phrase.verbClauses(all),
      phrase.countOf(all),
      chooseFrom(all),
      phrase.letAmount(all),
      phrase.modifyTo(all),
      phrase.grant(all),
      phrase.lose('すべてのアビリティ')(all),
      phrase.prohibit(all),
      ...numberClauses(all),
      ...damageClauses(all),
      ...soulClauses(all),
      ...gameClauses(all),
    ],
    features,
    heads,
    conditions,
    amounts,
    events,
    costs: costOf,
    ability: () => abilitySyntax(families),
  })

/** 以下から1つを選ぶ, with the effects in a list below (11.2.3). */
const chooseFrom = (p: Phrases): Syntax<Effect> =>
  node(
    'choose-one',
    '以下から',
    field('quantity', p.quantity),
    'を',
    verb(lexicon.verbs.choose),
    field('modes', constant([])),
  )

/** A cost is paid, or done (11.5.2.1). */
function costOf(all: Phrases): Syntax<Cost> {
  const isPayment = ({ kind }: Effect): boolean => kind === 'last-chronicle.pay'
  const isCount = (effect: Effect): boolean => effect.kind === 'count' && effect.verb === 'pay'
  const step = refine(all.clause, (effect) => !isPayment(effect) && !isCount(effect))
  return choice<Cost>(
    node('last-chronicle.souls', 'ソウル(', field('cost', soulCost), ')'),
    node('last-chronicle.power-counters', '(', field('amount', phrase.plain(all)), ')'),
    node(
      'pay',
      field('resource', word(lexicon.resources)),
      'を',
      field('amount', phrase.plain(all)),
      '支払う',
    ),
    phrase.stepCost(step),
    // 選び、それをワイプする: several steps in one.
    phrase.stepsCost(step),
  )
}
