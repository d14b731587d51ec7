import { Tally, NONE, type Player, TALLY_COLUMNS } from '../state/columns.ts'
import type { Game } from '../game/game.ts'
import { LOOP } from './accumulators.ts'
import type { Offer } from '../answers/offer.ts'
import { clearTallies } from '../changes/relationWrites.ts'
import type { ObjectRow } from '../state/rows.ts'

/**
 * Barred choices: whoever ended a loop may not begin it again in the state it began in, in whatever way that state
 * comes back. In other states the choice is free. They are kept as tallies until the turn ends.
 */

/** 64 bits of a state, or of a state with who answers what in it. */
export type Choice = readonly [number, number]

const KEY = LOOP + 2
const SCOPE = LOOP + 1

function fold(hash: number, values: readonly number[]): number {
  let h = hash
  for (const value of values) {
    h = Math.imul(h ^ value, 0x85ebca6b)
    h ^= h >>> 13
  }
  return h | 0
}

/** The choice of an answer in a state: `value` is the answer, NONE for a pass, `source` the object it is done with. */
export function choiceIn([a, b]: Choice, player: Player, value: number, source: ObjectRow): Choice {
  const answer = [player, value, source]
  return [fold(a, answer), fold(b, answer)]
}

/** The object of the picked action, or NONE. */
export const sourceAt = (offer: Offer, picks: readonly number[]): ObjectRow =>
  offer.shape === 'act' && picks.length > 0 ? offer.sources[picks[0]] : NONE

/** Bars a choice. */
export function bar(g: Game, [a, b]: Choice): void {
  const { tallies } = g.tables
  const at = g.store.alloc(tallies) * TALLY_COLUMNS
  g.store.set(tallies, at + Tally.key, KEY)
  g.store.set(tallies, at + Tally.of, a)
  g.store.set(tallies, at + Tally.scope, SCOPE)
  g.store.set(tallies, at + Tally.count, b)
}

function isBarred(g: Game, [a, b]: Choice): boolean {
  const { tallies } = g.tables
  for (let at = 0, end = g.store.length(tallies) * TALLY_COLUMNS; at < end; at += TALLY_COLUMNS)
    if (
      tallies.data[at + Tally.key] === KEY &&
      tallies.data[at + Tally.of] === a &&
      tallies.data[at + Tally.count] === b
    )
      return true
  return false
}

/** Lifts all bars; called when a turn begins. */
export const clearBars = (g: Game): void => clearTallies(g, SCOPE)

/** Takes barred answers out of an offer of one pick, but never the only one: a forced answer is not barred. */
export function narrowByBars(g: Game, offer: Offer, state: (g: Game) => Choice): void {
  switch (offer.shape) {
    case 'act':
    case 'option':
    case 'name':
    case 'choose':
      break
    case 'number':
    case 'order':
    case 'arrange':
    case 'distribute':
      return
  }
  if (offer.max !== 1) return
  const here = state(g)
  for (let i = offer.items.length - 1; i >= 0; i--) {
    const source = offer.sources[i] ?? NONE
    if (!isBarred(g, choiceIn(here, offer.player, offer.items[i], source))) continue
    if (offer.items.length === 1 && offer.min > 0) continue
    offer.items.splice(i, 1)
    if (offer.shape === 'act') offer.sources.splice(i, 1)
    if (offer.keys.length > 0) offer.keys.splice(i, 1)
  }
  if (offer.items.length === 0 || !isBarred(g, choiceIn(here, offer.player, NONE, NONE))) return
  offer.pass = false
  offer.min = 1
}
