import {
  after,
  choice,
  constant,
  endingIn,
  field,
  inForm,
  joinedIn,
  map,
  node,
  quoted,
  quotedText,
  separated,
  seq,
  verb,
  word,
} from '../syntax/combinators.ts'
import type { Syntax } from '../syntax/node.ts'
import type { Effect, Gain } from '../base/tree.ts'
import type { Phrases } from './phrases.ts'
import { classWord } from './selectors.ts'
import { unlessExists } from './conditions.ts'
import { type During, topicEvent } from './events.ts'
import { duration, topic } from './topics.ts'

/** Clauses whose effect lasts. A game lists those it uses. */
type Clause = (p: Phrases) => Syntax<Effect>

const gains = (p: Phrases): Syntax<readonly Gain[]> => {
  const { lexicon, wording } = p
  const gain = choice<Gain>(
    node('ability', field('ability', quoted(...wording.abilityBrackets, inForm('end', p.ability)))),
    node('keyword', field('keyword', quoted(...wording.keywordBrackets, word(lexicon.keywords)))),
    node('class', field('class', classWord(p))),
    node('name', field('name', quotedText(...wording.nameBrackets))),
  )
  return separated(gain, 'と', { most: 4 })
}

/** これはこのターン中『…』を得る. */
export const grant: Clause = (p) =>
  node(
    'grant',
    field('what', topic(p)),
    duration(p),
    field('gains', gains(p)),
    'を',
    verb(p.lexicon.verbs.gain),
  )

/** これは以下すべてを得る, with the abilities in a list below. */
export const grantBlock =
  (text: string): Clause =>
  (p) =>
    node(
      'grant-block',
      field('what', after(p.what, 'は')),
      text,
      verb(p.lexicon.verbs.gain),
      field('abilities', constant([])),
    )

/** `all` is how the game says "all abilities". */
export const lose =
  (all: string): Clause =>
  (p) => {
    const what = field('what', topic(p))
    return choice<Effect>(
      node('lose', what, duration(p), field('losses', gains(p)), 'を', verb(p.lexicon.verbs.lose)),
      node('lose', what, duration(p), all, 'を', verb(p.lexicon.verbs.lose)),
    )
  }

/** これはそれが持つ能力すべてを得る. */
export const copyAbilities =
  (all: string): Clause =>
  (p) =>
    node(
      'copy-abilities',
      field('what', topic(p)),
      duration(p),
      field('from', p.what),
      `が持つ${all}を`,
      verb(p.lexicon.verbs.gain),
    )

/** それはこのターン中攻撃できない. */
export const prohibit: Clause = (p) => prohibitDuring(undefined)(p)
/** With the game's own words for when. */
export const prohibitDuring =
  (during: ((p: Phrases) => Syntax<During>) | undefined): Clause =>
  (p) => {
    const ban = topicEvent(p, 'prohibit', { during: during?.(p) })
    return choice<Effect>(endingIn('cannot', ban), joinedIn('cannotJoin', ban))
  }
/** あなたの庭にランプがいない限り、これは突撃できない. */
export const prohibitUnless: Clause = (p) =>
  map(
    seq(field('unless', unlessExists(p)), '、', field('ban', endingIn('cannot', topicEvent(p, 'prohibit')))),
    ({ unless, ban }) => ({ ...ban, unless }),
    (effect) => {
      if (effect?.kind !== 'prohibit' || effect.unless === undefined) return undefined
      const { unless, ...ban } = effect
      return { unless, ban }
    },
  )
/** 相手は可能な限りこれに攻撃する. */
export const require =
  (asFarAsPossible: string): Clause =>
  (p) =>
    endingIn('end', topicEvent(p, 'require', { middle: asFarAsPossible }))
/** Xは…できる: an event is permitted. */
export const permit: Clause = (p) => endingIn('can', topicEvent(p, 'permit'))

/** これは「…」として扱う. */
export const treatAs: Clause = (p) =>
  node(
    'treat-as',
    field('what', topic(p)),
    duration(p),
    field('as', p.selector),
    'として',
    verb(p.lexicon.verbs.treat),
  )
