import {
  type Cost,
  type Effect,
  type Family,
  type Phrases,
  type Syntax,
  type What,
  type Wording,
  abilitySyntax,
  after,
  chain,
  choice,
  createPhrases,
  field,
  inForm,
  lookLinks,
  map,
  node,
  phrase,
  says,
  suruVerb,
  separated,
  usualWording,
  verb,
} from '@fudaba/cardtext'
import { callClauses, fromPile, searchClauses } from './clauses/calling.ts'
import { gainClauses } from './clauses/gaining.ts'
import { blastClauses } from './clauses/numbers.ts'
import { oneOfEach } from './clauses/oneOfEach.ts'
import { validityClauses } from './clauses/validity.ts'
import { ownEvents, ownTriggers } from './events.ts'
import { conditions, features, heads, joinedConditions, nominals, references } from './features.ts'
import { lexicon, summands } from './vocabulary.ts'

const wording: Wording = {
  ...usualWording,
  ...lookLinks,
  nameBrackets: ['「', '」'],
  keywordBrackets: ['『', '』'],
  abilityBrackets: ['『', '』'],
  classBrackets: ['《', '》'],
  numberJoint: '',
  may: 'よい',
  anyNumber: '好きな',
  spread: false,
  together: 'と',
}

/** Everything the sentences are made of; `families`: for abilities that are quoted. */
export const phrasesOf = (families: () => readonly Family[]): Phrases =>
  createPhrases(lexicon, wording, {
    clauses: (p) => {
      const withPile: Phrases = { ...p, object: choice<What>(p.object, fromPile(p)) }
      return [
        phrase.choose(p),
        ...oneOfEach(p),
        ...searchClauses(p),
        ...phrase.deckClauses({ look: 'から', draw: '' })(p),
        phrase.move(withPile),
        ...phrase.verbClauses(withPile),
        phrase.chooseModes('以下を')(p),
        phrase.letAmount(p),
        phrase.modifyNamed(summands)(p),
        phrase.modifyTo(p),
        phrase.idiom('追加のターンを', 'gain', { kind: 'extra-turn', who: 'you' })(p),
        ...blastClauses(p),
        ...callClauses(withPile),
        ...gainClauses(p),
        ...validityClauses(p),
        node('vanguard.pay', 'コストを', verb(p.lexicon.verbs.pay)),
        node('win-game', field('who', after(p.player, 'は')), verb(win)),
      ]
    },
    features,
    nominals,
    heads,
    conditions,
    joinedConditions,
    references,
    events: ownEvents,
    triggers: ownTriggers,
    scopes,
    costs: costOf,
    ability: () => abilitySyntax(families),
  })

const win = suruVerb('勝利', 'win')
const fighter = choice<'you' | 'opponent'>(says('あなた', 'you'), says('相手', 'opponent'))
/** あなたのターン中、…. */
const scopes = (p: Phrases): readonly Syntax<Effect>[] => [
  node(
    'if',
    field('condition', node('vanguard.turn', field('whose', after(fighter, 'のターン中')))),
    '、',
    field('effect', p.body),
  ),
  // …なら、…し、違うなら、….
  node(
    'if',
    field('condition', phrase.conditionNara(p)),
    '、',
    field('effect', inForm('join', stepsOf(p))),
    '、違うなら、',
    field('otherwise', p.body),
  ),
]
const stepsOf = (p: Phrases): Syntax<Effect> =>
  map(
    chain(p.clause, { links: [{ form: 'join', text: '、' }] }),
    (steps): Effect => (steps.length === 1 ? steps[0] : { kind: 'sequence', steps }),
    (effect) => (effect?.kind === 'sequence' ? effect.steps : [effect]),
  )

/** A cost is one step, or several that belong together. */
const costOf = (p: Phrases): Syntax<Cost> => node('do', field('effect', inForm('end', stepsOf(p))))

/** [A,B] (3.1.1.5.3). */
export const costList = (p: Phrases): Syntax<readonly Cost[]> => separated(p.cost, ',', { most: 5 })
