import {
  after,
  choice,
  constant,
  endingIn,
  field,
  map,
  maybe,
  node,
  says,
  separated,
  seq,
  verb,
  word,
} from '../syntax/combinators.ts'
import type { Syntax } from '../syntax/node.ts'
import type { Effect } from '../base/tree.ts'
import type { Phrases } from './phrases.ts'
import { plain, times } from './numbers.ts'

/** Clauses that move, show and turn objects. A game lists those it uses. */
type Clause = (p: Phrases) => Syntax<Effect>

/** Xを選ぶ: objects are chosen. */
export const choose: Clause = (p) => node('choose', field('what', p.selection), verb(p.lexicon.verbs.choose))

/** Xを対象とする: objects are chosen as targets. */
export const target: Clause = (p) =>
  node('choose', field('what', p.selection), field('target', constant(true)), verb(p.lexicon.verbs.target))

/** AをXつとBをYつ対象とする: each is a target of its own, and what follows is about both. */
export const targetBoth: Clause = (p) =>
  map(
    seq(field('first', after(p.selection, 'と')), field('second', p.selection), verb(p.lexicon.verbs.target)),
    ({ first, second }): Effect | undefined =>
      second.said !== undefined
        ? undefined
        : {
            kind: 'sequence',
            steps: [first, { ...second, said: AND }].map((what) => ({ kind: 'choose', what, target: true })),
          },
    (effect) => {
      if (effect?.kind !== 'sequence' || effect.steps.length !== 2) return undefined
      const [first, second] = effect.steps.map((step) =>
        step.kind === 'choose' && step.target === true && step.what.kind === 'selection'
          ? step.what
          : undefined,
      )
      if (first === undefined || second?.said !== AND) return undefined
      const { said: _, ...plain } = second
      return { first, second: plain }
    },
  )
/** What is said of the second of two. */
const AND = 'and'

/** Xを探す: objects are chosen in a hidden zone. */
export const search: Clause = (p) => node('search', field('what', p.selection), verb(p.lexicon.verbs.search))

/** Xを公開する: objects are shown to all. */
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

/** Xを捨てる: cards leave the hand. */
export const discard: Clause = (p) => node('discard', field('what', p.object), verb(p.lexicon.verbs.discard))

/** Zをシャッフルする: the order of a zone becomes unknown. */
export const shuffle: Clause = (p) =>
  node('shuffle', field('zone', p.place), 'を', verb(p.lexicon.verbs.shuffle))

/** Xを Zに置く: objects move to a zone, with state and order where the text says so. */
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

/** Xをレストする and its like: objects are turned. */
export const turn: Clause = (p) => node('turn', field('what', p.object), field('verb', word(p.lexicon.turns)))
/** Xを裏向きにする and its like: objects are turned over. */
export const flip: Clause = (p) => node('flip', field('what', p.object), field('verb', word(p.lexicon.flips)))
/** Xを破壊する and its like: something of the game is done to objects. */
export const act: Clause = (p) => node('act', field('what', p.object), field('verb', word(p.lexicon.acts)))

/**
 * Showing, looking at, drawing, discarding, shuffling: the clauses about hand and deck that most games have. `look` is
 * から or を, `draw` how the game calls what is drawn (カードを).
 */
export const deckClauses =
  (wording: { readonly look: string; readonly draw: string }) =>
  (p: Phrases): readonly Syntax<Effect>[] => [
    reveal(p),
    look(wording.look)(p),
    draw(wording.draw)(p),
    discard(p),
    shuffle(p),
  ]

/** Turning, flipping and the game's own verbs: a verb with its object. */
export const verbClauses = (p: Phrases): readonly Syntax<Effect>[] => [turn(p), flip(p), act(p)]

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

/** これを3回行う: `text` is what the game calls the effect before it (これを). */
export const repeat =
  (text: string): Clause =>
  (p) =>
    node('repeat', text, field('times', times(p)), verb(p.lexicon.verbs.carryOut))

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
