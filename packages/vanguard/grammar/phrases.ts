import {
  type Cost,
  type Effect,
  type Family,
  type Phrases,
  type Syntax,
  type Wording,
  abilitySyntax,
  after,
  chain,
  choice,
  createPhrases,
  field,
  inForm,
  map,
  node,
  phrase,
  says,
  separated,
  verb,
} from '@fudaba/cardtext'
import { callClauses, searchClauses } from './clauses/calling.ts'
import { gainClauses } from './clauses/gaining.ts'
import { blastClauses } from './clauses/numbers.ts'
import { validityClauses } from './clauses/validity.ts'
import { ownEvents, ownTriggers } from './events.ts'
import { conditions, features, heads } from './features.ts'
import { lexicon, summands } from './vocabulary.ts'

const wording: Wording = {
  nameBrackets: ['「', '」'],
  keywordBrackets: ['『', '』'],
  abilityBrackets: ['『', '』'],
  classBrackets: ['《', '》'],
  nameContains: ['カード名に', 'を含む'],
  numberJoint: '',
  may: 'よい',
  anyNumber: '好きな',
  upTo: '',
  variables: ['X'],
  thisEffect: 'この効果で',
  seen: 'その中',
  didSuffix: 'ら',
  links: [
    { form: 'join', text: '、' },
    { form: 'te', text: '、' },
  ],
  // 5枚見て、その中から
  linkBetween: (before) => (before.kind === 'look' ? 1 : 0),
  didSo: ['そうした', 'そうしなかった'],
  didSoSuffix: 'ら',
}

/** Everything the sentences are made of; `families`: for abilities that are quoted. */
export const phrasesOf = (families: () => readonly Family[]): Phrases =>
  createPhrases(lexicon, wording, {
    clauses: (all) => [
      phrase.choose(all),
      ...searchClauses(all),
      phrase.reveal(all),
      phrase.look('から')(all),
      phrase.draw('')(all),
      phrase.discard(all),
      phrase.shuffle(all),
      phrase.move(all),
      phrase.turn(all),
      phrase.flip(all),
      phrase.act(all),
      phrase.chooseModes('以下を')(all),
      phrase.letAmount(all),
      phrase.modifyNamed(summands)(all),
      phrase.modifyTo(all),
      phrase.idiom('追加のターンを', 'gain', { kind: 'extra-turn', who: 'you' })(all),
      ...blastClauses(all),
      ...callClauses(all),
      ...gainClauses(all),
      ...validityClauses(all),
      node('vanguard.pay', 'コストを', verb(all.lexicon.verbs.pay)),
    ],
    features,
    heads,
    conditions,
    events: ownEvents,
    triggers: ownTriggers,
    scopes,
    costs: costOf,
    ability: () => abilitySyntax(families),
  })

const fighter = choice<'you' | 'opponent'>(says('あなた', 'you'), says('相手', 'opponent'))
/** あなたのターン中、…. */
const scopes = (p: Phrases): readonly Syntax<Effect>[] => [
  node(
    'if',
    field('condition', node('vanguard.turn', field('whose', after(fighter, 'のターン中')))),
    '、',
    field('effect', p.body),
  ),
]

/** A cost is one step, or several that belong together. */
const costOf = (p: Phrases): Syntax<Cost> =>
  node(
    'do',
    field(
      'effect',
      inForm(
        'end',
        map(
          chain(p.clause, { links: [{ form: 'join', text: '、' }] }),
          (steps): Effect => (steps.length === 1 ? steps[0] : { kind: 'sequence', steps }),
          (effect) => (effect?.kind === 'sequence' ? effect.steps : [effect]),
        ),
      ),
    ),
  )

/** [A,B] (3.1.1.5.3). */
export const costList = (p: Phrases): Syntax<readonly Cost[]> => separated(p.cost, ',', { most: 5 })
