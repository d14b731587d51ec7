import {
  choice,
  constant,
  field,
  inForm,
  map,
  maybe,
  node,
  separated,
  seq,
  verb,
  word,
} from '../syntax/combinators.ts'
import type { Syntax } from '../syntax/node.ts'
import { type Verb, suruVerb } from '../syntax/verb.ts'
import type { WordList } from '../syntax/words.ts'
import type { Change, Effect } from '../base/tree.ts'
import type { Phrases } from './phrases.ts'
import { perObject, plain, signed } from './numbers.ts'
import { duration, possessor, topic } from './topics.ts'

/** Clauses that change numbers. A game lists those it uses. */
type Clause = (p: Phrases) => Syntax<Effect>

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

/** このカードの力+5/盾+1, +5ではなく+10. `named`: the characteristics that are written so; here and below. */
export const modifyNamed =
  (named: WordList): Clause =>
  (p) => {
    const characteristic = field('characteristic', word(named))
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
export const modifyBy =
  (named: WordList): Clause =>
  (p) =>
    modifyOne(p, changeBy(p, named))

const changeBy = (p: Phrases, named: WordList): Syntax<Change> => {
  const change = (sign: '+' | '-', of: Verb): Syntax<Change> =>
    node(
      'add',
      field('characteristic', word(named)),
      'を',
      field('amount', plain(p)),
      field('sign', constant(sign)),
      verb(of),
    )
  const { increase, decrease } = p.lexicon.verbs
  return choice<Change>(change('+', increase), change('-', decrease))
}

/** あなたが使用するランプの重さを1減らす. */
export const alterCost =
  (named: WordList): Clause =>
  (p) =>
    node(
      'alter-cost',
      field('player', p.player),
      'が',
      field('verb', inForm('end', word(p.lexicon.events))),
      field('what', p.selector),
      'の',
      field('change', changeBy(p, named)),
    )

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
