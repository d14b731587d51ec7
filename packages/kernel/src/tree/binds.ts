import type { Common, EffectNodes, What } from './tree.ts'

/** What later references may mean by this step; see `Reference`. Structures bind what is inside them. */
export type Bound = 'it' | 'chosen' | 'rest'

/** Revealing cards of its own choice is like looking at them: その中から and 残り speak of these. */
export const showsAnew = (what: What): boolean => what.kind === 'selection' && what.from === undefined

const nothing: readonly Bound[] = []
const objects: readonly Bound[] = ['it']

/** By node of an effect: what it binds. */
export const BINDS: Readonly<Record<Common<keyof EffectNodes>, readonly Bound[]>> = {
  paragraph: nothing,
  sequence: nothing,
  then: nothing,
  also: nothing,
  if: nothing,
  may: nothing,
  by: nothing,
  during: nothing,
  'choose-one': nothing,
  'for-each': nothing,
  repeat: nothing,
  let: nothing,
  choose: ['it', 'chosen', 'rest'],
  search: ['it', 'chosen', 'rest'],
  reveal: objects,
  look: ['it', 'rest'],
  move: objects,
  draw: objects,
  discard: objects,
  shuffle: nothing,
  turn: objects,
  flip: objects,
  act: objects,
  count: nothing,
  modify: objects,
  grant: objects,
  'grant-block': nothing,
  lose: objects,
  'copy-abilities': objects,
  prohibit: nothing,
  require: nothing,
  permit: nothing,
  'treat-as': objects,
  delayed: nothing,
  replace: nothing,
  'alter-cost': nothing,
  'extra-turn': nothing,
  'win-game': nothing,
  'lose-game': nothing,
}
