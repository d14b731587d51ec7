import { L, NONE, type Player, TALLY_COLUMNS } from './columns.ts'
import type { Game } from './game.ts'
import { LOOP } from './loopState.ts'
import type { Offer } from './offer.ts'
import { clearTallies } from './ties.ts'

/**
 * Choices that may not be made again: whoever ended a loop may not begin it anew in the state it began in, by
 * whatever way he comes back to that state. In any other state he is free.
 */

/** 64 bits of a state with who answers what in it. */
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

/** `value` is the answer, NONE for a pass, and `source` what it is done with; the state says what was asked. */
export function choiceIn([a, b]: Choice, player: Player, value: number, source: number): Choice {
  const answer = [player, value, source]
  return [fold(a, answer), fold(b, answer)]
}

export const sourceAt = (offer: Offer, picks: readonly number[]): number =>
  offer.shape === 'act' && picks.length > 0 ? offer.sources[picks[0]] : NONE

export function bar(g: Game, [a, b]: Choice): void {
  const { tallies } = g.T
  const at = g.store.alloc(tallies) * TALLY_COLUMNS
  g.store.set(tallies, at + L.key, KEY)
  g.store.set(tallies, at + L.of, a)
  g.store.set(tallies, at + L.scope, SCOPE)
  g.store.set(tallies, at + L.count, b)
}

function isBarred(g: Game, [a, b]: Choice): boolean {
  const { tallies } = g.T
  for (let at = 0, end = g.store.length(tallies) * TALLY_COLUMNS; at < end; at += TALLY_COLUMNS)
    if (tallies.data[at + L.key] === KEY && tallies.data[at + L.of] === a && tallies.data[at + L.count] === b)
      return true
  return false
}

export const clearBars = (g: Game): void => clearTallies(g, SCOPE)

/** Takes barred answers out, but never the only one: what the rules force is not forbidden. */
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
