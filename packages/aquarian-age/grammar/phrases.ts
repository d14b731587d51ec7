import {
  type Amount,
  type Cost,
  type Family,
  type Phrases,
  type Syntax,
  type Wording,
  abilitySyntax,
  choice,
  field,
  lazy,
  lookLinks,
  node,
  phrase,
  usualWording,
  word,
} from '@fudaba/cardtext'
import { declaringClauses } from './clauses/declaring.ts'
import { numberClauses } from './clauses/numbers.ts'
import { deckClauses, powerClauses } from './clauses/power.ts'
import { protectionClauses } from './clauses/protection.ts'
import { skillClauses } from './clauses/skills.ts'
import { featureOf, headOf, objectOf, quantityOf, referenceOf, selectorOf, target, whatOf } from './nouns.ts'
import { bodyOf, conditionOf, eventOf, triggerOf } from './sentences.ts'
import { lexicon } from './vocabulary.ts'

const wording: Wording = {
  ...usualWording,
  ...lookLinks,
  nameBrackets: ['“', '”'],
  keywordBrackets: ['【', '】'],
  abilityBrackets: ['「', '」'],
  numberJoint: 'が',
  may: '',
  anyNumber: '任意の',
}

/** Everything the sentences are made of; `families`: for abilities that are quoted. */
export function phrasesOf(families: () => readonly Family[]): Phrases {
  const p: Phrases = {
    lexicon,
    wording,
    amount: lazy(() => choice<Amount>(phrase.plain(p), p.foundAmount)),
    foundAmount: lazy(() => foundAmounts(p)),
    quantity: lazy(() => quantityOf(p)),
    comparison: lazy(() => phrase.comparisons(p)),
    player: lazy(() => word(lexicon.players)),
    reference: lazy(() => referenceOf(p)),
    feature: lazy(() => featureOf(p)),
    head: lazy(() => headOf(p)),
    nominal: lazy(() => p.head),
    selector: lazy(() => selectorOf(p)),
    what: lazy(() => whatOf(p)),
    place: lazy(() => phrase.placeOf(p)),
    selection: lazy(() => target(p)),
    object: lazy(() => objectOf(p)),
    event: lazy(() => eventOf(p)),
    trigger: lazy(() => triggerOf(p)),
    being: lazy(() => phrase.being(p)),
    condition: lazy(() => conditionOf(p)),
    clause: lazy(() =>
      choice(
        phrase.act(p),
        phrase.letAmount(p),
        ...deckClauses(p),
        ...numberClauses(p),
        ...powerClauses(p),
        ...skillClauses(p),
        ...declaringClauses(p),
        ...protectionClauses(p),
      ),
    ),
    body: lazy(() => bodyOf(p)),
    cost: lazy(() => costOf(p)),
    ability: lazy(() => abilitySyntax(families)),
  }
  return p
}

/** What X is: あなたの手札の枚数, このキャラクターの精神力. */
const foundAmounts = (p: Phrases): Syntax<Amount> => {
  const { characteristics } = p.lexicon
  return choice<Amount>(
    node('value', field('of', p.reference), 'の', field('characteristic', word(characteristics))),
    node('total', field('of', p.selector), 'の', field('characteristic', word(characteristics)), 'の合計'),
    node('count', field('of', p.selector), 'の', field('counter', word(p.lexicon.counters)), '数'),
    node('count', field('of', p.selector), 'の数'),
  )
}

/** Power of the character itself (base.1.5.3). */
const costOf = (p: Phrases): Syntax<Cost> =>
  node('pay', field('resource', word(p.lexicon.resources)), field('amount', phrase.plain(p)))
