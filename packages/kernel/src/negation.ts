import { E, NONE } from './columns.ts'
import { VIRTUAL } from './computed.ts'
import { stamp } from './applications.ts'
import type { Game } from './game.ts'
import { abilityExists } from './values.ts'

const OPEN = 0
const LOOKING = 1
const STANDS = 2
const NEGATED = 3

/**
 * Whether some effect negates this one for the object. It is computed, never stored: a negator that is itself
 * negated does nothing, and what it had switched off is back. Negators are settled oldest first; one that is
 * asked about while it is being settled counts as standing, so the older of two that negate each other wins, and
 * one that negates itself does nothing.
 */
export function negated(g: Game, effect: number, row: number): boolean {
  const { cancelling } = g.computed
  const oldestFirst = cancelling.map((_, i) => i)
  if (oldestFirst.length > 1)
    oldestFirst.sort((x, y) => stamp(g, cancelling[x].effect) - stamp(g, cancelling[y].effect) || x - y)
  const state = cancelling.map(() => OPEN)

  const hits = (i: number, other: number): boolean => {
    const negator = cancelling[i].effect
    if (g.book.switches.off[clauseOf(g, negator)] === 1) return false
    const on = g.effect(negator, E.on)
    if (on !== NONE && on !== row) return false
    if (negator >= VIRTUAL && !abilityExists(g, g.computed.virtualInstance[negator - VIRTUAL])) return false
    return cancelling[i].part.cancels(g, negator, other, row)
  }
  const stands = (i: number): boolean => {
    if (state[i] !== OPEN) return state[i] !== NEGATED
    state[i] = LOOKING
    const down = oldestFirst.some((j) => hits(j, cancelling[i].effect) && stands(j))
    state[i] = down ? NEGATED : STANDS
    return !down
  }
  const { computed } = g
  const { reads } = computed
  // Whom an effect negates is not what it does to a value: it may look at whatever it likes.
  computed.reads = -1
  for (const i of oldestFirst) stands(i)
  let down = cancelling.some((c, i) => c.effect === effect && state[i] === NEGATED)
  for (const i of oldestFirst)
    if (!down && stands(i) && hits(i, effect)) down = g.book.switches.on(clauseOf(g, cancelling[i].effect))
  computed.reads = reads
  return down
}

const clauseOf = (g: Game, effect: number): number => g.book.effects[g.effect(effect, E.def)].clause
