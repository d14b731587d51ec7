import {
  type Cost,
  type Family,
  type Phrases,
  type Syntax,
  type Wording,
  abilitySyntax,
  createPhrases,
  field,
  node,
  phrase,
  word,
} from '@fudaba/cardtext'
import { declaringClauses } from './clauses/declaring.ts'
import { numberClauses } from './clauses/numbers.ts'
import { powerClauses } from './clauses/power.ts'
import { protectionClauses } from './clauses/protection.ts'
import { features, triggers } from './features.ts'
import { lexicon } from './vocabulary.ts'

const wording: Wording = {
  nameBrackets: ['“', '”'],
  keywordBrackets: ['【', '】'],
  abilityBrackets: ['「', '」'],
  nameContains: ['ネームに', 'を含む'],
  numberJoint: '',
  may: 'もよい',
  anyNumber: '任意の',
  upTo: '',
  variables: ['X'],
  thisEffect: 'この効果で',
  seen: 'その中',
  didSuffix: 'なら',
  links: [
    { form: 'join', text: '、' },
    { form: 'te', text: '、' },
  ],
  linkBetween: (before) => (before.kind === 'look' ? 1 : 0),
  didSo: ['そうした', 'そうしなかった'],
}

/** Everything the sentences are made of; `families`: for abilities that are quoted. */
export const phrasesOf = (families: () => readonly Family[]): Phrases =>
  createPhrases(lexicon, wording, {
    clauses: (all) => [
      phrase.target(all),
      phrase.choose(all),
      phrase.search(all),
      phrase.look('から')(all),
      phrase.draw('カードを')(all),
      phrase.discard(all),
      phrase.shuffle(all),
      phrase.move(all),
      phrase.act(all),
      phrase.letAmount(all),
      phrase.grant(all),
      phrase.lose('すべてのアビリティ')(all),
      phrase.prohibit(all),
      phrase.permit(all),
      ...numberClauses(all),
      ...powerClauses(all),
      ...declaringClauses(all),
      ...protectionClauses(all),
    ],
    features,
    triggers,
    costs: costOf,
    ability: () => abilitySyntax(families),
  })

/** Power of the character itself (base.1.5.3). */
const costOf = (p: Phrases): Syntax<Cost> =>
  node('pay', field('resource', word(p.lexicon.resources)), field('amount', phrase.plain(p)))
