import {
  after,
  around,
  choice,
  constant,
  endingIn,
  field,
  maybe,
  node,
  says,
  separated,
  verb,
  word,
} from '../syntax/build.ts'
import type { Syntax } from '../syntax/node.ts'
import type { Effect } from '../tree.ts'
import type { Phrases } from './context.ts'
import { plain } from './numbers.ts'

/** Clauses that move, show and turn objects. A game lists those it uses. */
type Clause = (p: Phrases) => Syntax<Effect>

export const choose: Clause = (p) => node('choose', field('what', p.selection), verb(p.lexicon.verbs.choose))

export const target: Clause = (p) =>
  node('choose', field('what', p.selection), field('target', constant(true)), verb(p.lexicon.verbs.target))

export const search: Clause = (p) => node('search', field('what', p.selection), verb(p.lexicon.verbs.search))

export const reveal: Clause = (p) => node('reveal', field('what', p.object), verb(p.lexicon.verbs.reveal))

/** 山札の上から3枚見る: `joint` is から or を. */
export const look =
  (joint: string): Clause =>
  (p) =>
    node('look', field('from', p.place), joint, field('quantity', p.quantity), verb(p.lexicon.verbs.look))

/** `noun` is how the game calls what is drawn (カードを), or nothing. */
export const draw =
  (noun: string): Clause =>
  (p) =>
    node('draw', noun, field('quantity', p.quantity), verb(p.lexicon.verbs.draw))

export const discard: Clause = (p) => node('discard', field('what', p.object), verb(p.lexicon.verbs.discard))

export const shuffle: Clause = (p) =>
  node('shuffle', field('zone', p.place), 'を', verb(p.lexicon.verbs.shuffle))

export const move: Clause = (p) =>
  node(
    'move',
    field('what', p.object),
    field('to', p.place),
    'に',
    maybe('ordered', says('好きな順番で', true)),
    maybe('state', after(separated(word(p.lexicon.states), 'の', { most: 3 }), 'で')),
    field('verb', word(p.lexicon.moves)),
  )

export const turn: Clause = (p) => node('turn', field('what', p.object), field('verb', word(p.lexicon.turns)))
export const flip: Clause = (p) => node('flip', field('what', p.object), field('verb', word(p.lexicon.flips)))
export const act: Clause = (p) => node('act', field('what', p.object), field('verb', word(p.lexicon.acts)))

/** 絆を2点失う. */
export const countOf: Clause = (p) =>
  node(
    'count',
    field('resource', word(p.lexicon.resources)),
    'を',
    field('amount', plain(p)),
    field('counter', word(p.lexicon.counters)),
    field('verb', word(p.lexicon.counts)),
  )

/** 2EP支払う. */
export const countBefore: Clause = (p) =>
  node(
    'count',
    field('amount', plain(p)),
    field('resource', word(p.lexicon.resources)),
    field('verb', word(p.lexicon.counts)),
  )

/** これを3回行う: `before` is what the game calls the effect before it. */
export const repeat =
  (text: string): Clause =>
  (p) =>
    node('repeat', text, field('times', around('', plain(p), '回')), verb(p.lexicon.verbs.carryOut))

/** 以下を1つ行う, with the modes in a list below. */
export const chooseModes =
  (text: string): Clause =>
  (p) =>
    node(
      'choose-one',
      text,
      field('quantity', p.quantity),
      verb(p.lexicon.verbs.carryOut),
      field('modes', constant([])),
    )

/** A fixed wording for an effect without parts: an extra turn, winning the game. */
export const idiom =
  (text: string, of: keyof Phrases['lexicon']['verbs'], effect: Effect): Clause =>
  (p) => ({
    kind: 'sequence',
    tag: null,
    parts: [
      { key: null, of: { kind: 'text', text, value: undefined } },
      { key: '', of: constant(effect) },
      { key: null, of: verb(p.lexicon.verbs[of]) },
    ],
  })

/** Xは…に等しい. */
export const letAmount: Clause = (p) =>
  endingIn(
    'end',
    choice<Effect>(
      ...p.wording.variables.map((name) =>
        node('let', field('name', says(name, name)), 'は', field('amount', p.amount), 'に等しい'),
      ),
    ),
  )
