import {
  after,
  choice,
  constant,
  endingIn,
  field,
  inForm,
  map,
  maybe,
  node,
  quoted,
  quotedText,
  separated,
  seq,
  verb,
  word,
} from '../syntax/build.ts'
import type { Syntax } from '../syntax/node.ts'
import { type Verb, suruVerb } from '../syntax/verb.ts'
import type { Change, Effect, Gain, What } from '../tree.ts'
import type { Phrases } from './context.ts'
import { topicEvent } from './events.ts'
import { perObject, plain, signed } from './numbers.ts'
import { elided } from './references.ts'

/** Clauses whose effect lasts. A game lists those it uses. */
type Clause = (p: Phrases) => Syntax<Effect>

/** Xは, or nothing: what the clause before was about. */
const topic = (p: Phrases): Syntax<What> => choice<What>(after(p.what, 'は'), elided)
const possessor = (p: Phrases): Syntax<What> =>
  choice<What>(after(p.what, 'の'), after(allOf(p), 'の'), elided)
/** …すべて. */
const allOf = (p: Phrases): Syntax<What> =>
  node('selection', field('of', p.selector), field('quantity', constant({ kind: 'all' })), 'すべて')

const duration = (p: Phrases) => maybe('duration', word(p.lexicon.durations))

/** これはこのターン中+1/+1を得る: two characteristics in a fixed order. */
export const modifyPair =
  (first: string, second: string): Clause =>
  (p) => {
    const both = seq(field('a', signed(p)), '/', field('b', signed(p)))
    const changes = map(
      both,
      ({ a, b }): readonly Change[] => [
        { kind: 'add', characteristic: first, ...a },
        { kind: 'add', characteristic: second, ...b },
      ],
      ([a, b, ...more]) =>
        a?.kind === 'add' &&
        b?.kind === 'add' &&
        more.length === 0 &&
        a.characteristic === first &&
        b.characteristic === second
          ? { a: { sign: a.sign, amount: a.amount }, b: { sign: b.sign, amount: b.amount } }
          : undefined,
    )
    return node(
      'modify',
      field('what', topic(p)),
      duration(p),
      maybe('per', perObject(p)),
      field('changes', changes),
      'を',
      verb(p.lexicon.verbs.gain),
    )
  }

/** The end of パワー+5000 is silent; in a chain it is パワー+5000し. */
const silent: Verb = suruVerb('', 'get', { silent: true })

/** このカードの力+5/盾+1, +5ではなく+10. */
export const modifyNamed: Clause = (p) => {
  const characteristic = field('characteristic', word(p.lexicon.characteristics))
  const change = choice<Change>(
    map(
      seq(characteristic, field('by', signed(p))),
      ({ characteristic: of, by }): Change => ({ kind: 'add', characteristic: of, ...by }),
      (value) =>
        value?.kind === 'add'
          ? { characteristic: value.characteristic, by: { sign: value.sign, amount: value.amount } }
          : undefined,
    ),
    node('add-instead', characteristic, field('from', signed(p)), 'ではなく', field('to', signed(p))),
  )
  return node(
    'modify',
    field('what', possessor(p)),
    field('changes', separated(change, '/', { most: 4 })),
    verb(silent),
  )
}

/** コストを1減らす, コストを1増やす. */
export const modifyBy: Clause = (p) => {
  const change = (sign: '+' | '-', of: Verb): Syntax<Change> =>
    node(
      'add',
      field('characteristic', word(p.lexicon.characteristics)),
      'を',
      field('amount', plain(p)),
      field('sign', constant(sign)),
      verb(of),
    )
  const { increase, decrease } = p.lexicon.verbs
  return modifyOne(p, choice<Change>(change('+', increase), change('-', decrease)))
}

/** 力を5にする. */
export const modifyTo: Clause = (p) =>
  modifyOne(
    p,
    node(
      'set',
      field('characteristic', word(p.lexicon.characteristics)),
      'を',
      field('amount', p.amount),
      'に',
      verb(p.lexicon.verbs.become),
    ),
  )

/** 力と盾を入れ替える. */
export const swap: Clause = (p) =>
  modifyOne(
    p,
    node(
      'swap',
      field('characteristic', word(p.lexicon.characteristics)),
      'と',
      field('with', word(p.lexicon.characteristics)),
      'を',
      verb(p.lexicon.verbs.swap),
    ),
  )

const modifyOne = (p: Phrases, change: Syntax<Change>): Syntax<Effect> =>
  node('modify', field('what', possessor(p)), field('changes', single(change)))

const single = <T>(of: Syntax<T>): Syntax<readonly T[]> =>
  map(
    of,
    (value) => [value],
    (values) => (Array.isArray(values) && values.length === 1 ? values[0] : undefined),
  )

const gains = (p: Phrases): Syntax<readonly Gain[]> => {
  const { lexicon, wording } = p
  const gain = choice<Gain>(
    node('ability', field('ability', quoted(...wording.abilityBrackets, inForm('end', p.ability)))),
    node('keyword', field('keyword', quoted(...wording.keywordBrackets, word(lexicon.keywords)))),
    node('class', field('class', word(lexicon.classes))),
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

/** それに『…』を与える. */
export const give: Clause = (p) =>
  node(
    'grant',
    field('what', choice<What>(after(p.what, 'に'), elided)),
    field('gains', gains(p)),
    'を',
    verb(p.lexicon.verbs.give),
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
export const prohibit: Clause = (p) => endingIn('cannot', topicEvent(p, 'prohibit'))
/** 相手は可能な限りこれに攻撃する. */
export const require =
  (asFarAsPossible: string): Clause =>
  (p) =>
    endingIn('end', topicEvent(p, 'require', asFarAsPossible))
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
