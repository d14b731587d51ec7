import {
  type Amount,
  type Change,
  type Effect,
  type Phrases,
  type Syntax,
  type What,
  after,
  choice,
  constant,
  endingIn,
  field,
  godanVerb,
  map,
  maybe,
  node,
  phrase,
  separated,
  seq,
  verb,
  word,
} from '@fudaba/cardtext'
import { costs } from '../vocabulary.ts'

/** Changes of numbers whose wording is this game's own. */

const possessor = (p: Phrases): Syntax<What> =>
  choice<What>(after(p.what, 'の'), constant({ kind: 'reference', to: 'elided' }))

/** CPコストを…1つにつき1減らす. */
const costPer = (p: Phrases, sign: '+' | '-'): Syntax<Effect> => {
  const { increase, decrease } = p.lexicon.verbs
  return map(
    seq(
      field('what', possessor(p)),
      field('characteristic', word<string>(costs)),
      'を',
      field('per', phrase.perObject(p)),
      field('amount', phrase.plain(p)),
      verb(sign === '+' ? increase : decrease),
    ),
    ({ what, characteristic, per, amount }): Effect => ({
      kind: 'modify',
      what,
      changes: [{ kind: 'add', characteristic, sign, amount }],
      per,
    }),
    (effect) => {
      if (effect?.kind !== 'modify' || effect.per === undefined || effect.changes.length !== 1)
        return undefined
      const { what, per, duration, changes } = effect
      const [change] = changes
      if (duration !== undefined || change.kind !== 'add' || change.sign !== sign) return undefined
      return { what, characteristic: change.characteristic, per, amount: change.amount }
    },
  )
}

type Set = Extract<Change, { kind: 'set' }>
/** Which wording a number is set with; none: …を…にする. */
const setTo = (characteristic: string, amount: Amount, said: 'equal' | 'become'): Change =>
  ({ kind: 'set', characteristic, amount, said }) as Change
/** The changes, if all of them set one number with that wording. */
function setsOf(changes: readonly Change[], said: 'equal' | 'become'): readonly Set[] | undefined {
  const sets = changes.flatMap((change) =>
    change.kind === 'set' && 'said' in change && change.said === said ? [change] : [],
  )
  return sets.length === 0 || sets.length !== changes.length ? undefined : sets
}

/** これのSTRとDEFは…に等しい. */
const equals = (p: Phrases): Syntax<Effect> =>
  map(
    seq(
      field('what', after(p.what, 'の')),
      field('all', separated(word(p.lexicon.characteristics), 'と', { most: 3 })),
      'は',
      field('amount', p.amount),
      'に等しい',
    ),
    ({ what, all, amount }): Effect => ({
      kind: 'modify',
      what,
      changes: all.map((characteristic) => setTo(characteristic, amount, 'equal')),
    }),
    (effect) => {
      if (effect?.kind !== 'modify' || effect.per !== undefined || effect.duration !== undefined)
        return undefined
      const sets = setsOf(effect.changes, 'equal')
      if (sets === undefined) return undefined
      return {
        what: effect.what,
        all: sets.map(({ characteristic }) => characteristic),
        amount: sets[0].amount,
      }
    },
  )

const become = godanVerb('なる', 'become')

/** それのSTRとDEFはこのターン中0になる. */
const becomes = (p: Phrases): Syntax<Effect> =>
  map(
    seq(
      field('what', after(p.what, 'の')),
      field('all', separated(word(p.lexicon.characteristics), 'と', { most: 3 })),
      'は',
      maybe('duration', word(p.lexicon.durations)),
      field('amount', p.amount),
      'に',
      verb(become),
    ),
    ({ what, all, duration, amount }): Effect => ({
      kind: 'modify',
      what,
      ...(duration !== undefined && { duration }),
      changes: all.map((characteristic) => setTo(characteristic, amount, 'become')),
    }),
    (effect) => {
      if (effect?.kind !== 'modify' || effect.per !== undefined) return undefined
      const sets = setsOf(effect.changes, 'become')
      if (sets === undefined) return undefined
      const { what, duration } = effect
      return { what, duration, all: sets.map(({ characteristic }) => characteristic), amount: sets[0].amount }
    },
  )

/** それのSTRに等しい点数の絆を失う: as many as are found out. */
const countFound = (p: Phrases): Syntax<Effect> =>
  node(
    'count',
    field('amount', p.foundAmount),
    'に等しい点数の',
    field('resource', word(p.lexicon.resources)),
    'を',
    field('counter', constant('points')),
    field('verb', word(p.lexicon.counts)),
  )

export const numberClauses = (p: Phrases): readonly Syntax<Effect>[] => [
  costPer(p, '+'),
  costPer(p, '-'),
  endingIn('end', equals(p)),
  becomes(p),
  countFound(p),
]
