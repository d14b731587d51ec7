import { zoneBitOf } from '../game/abilityZones.ts'
import type { Characteristic, ValuePart } from '../game/effects.ts'
import type { ObjectRow } from '../state/rows.ts'
import type { Game } from '../game/game.ts'
import { NONE } from '../state/columns.ts'
import { baseOf, definedOn } from './base.ts'
import { type Application, type Computed, PRINTED } from './computed.ts'
import { appliesAt, carriedOut, inForce } from './inForce.ts'

/** Computes a value: the base, then every modifier of the characteristic in order, up to position `end`. */
export function fold(g: Game, of: Characteristic, row: ObjectRow, end: number): number {
  const { computed } = g
  const { readPosition, allowedReads } = computed
  let value = defined(g, of, row)
  const apps = computed.modifiers[of.id]
  const zone = apps.length > 0 ? zoneBitOf(g, row) : 0
  for (let i = 0; i < apps.length; i++) {
    const app = apps[i]
    const { on, effect, position } = app
    if (position >= end) break
    if ((on !== NONE && on !== row) || (app.zones & zone) === 0) continue
    const part = app.part as ValuePart
    computed.readPosition = position
    computed.allowedReads = app.reads
    if (on !== NONE && !g.same(row, app.onId)) continue
    if (part.affects === undefined ? on === NONE : !part.affects(g, effect, row)) continue
    if (!app.certain && !inForce(g, effect, row)) continue
    if (carriedOut(g, app)) value = part.modify(g, effect, row, value)
  }
  computed.readPosition = readPosition
  computed.allowedReads = allowedReads
  return value
}

/** The base after the object's own characteristic-defining abilities, which work in every zone. */
function defined(g: Game, of: Characteristic, row: ObjectRow): number {
  const { book, computed } = g
  let value = baseOf(g, of, row)
  if (!isDefined(g, of, row)) return value
  for (const id of book.printed!(g, row)) {
    const ability = book.abilities[id]
    for (const part of ability.defining) {
      if (part.of !== of || !book.switches.on(ability.clause)) continue
      if (ability.active !== undefined && !ability.active(g, row)) continue
      // They see printed values only: two that define each other would not terminate.
      computed.readPosition = PRINTED
      value = part.modify(g, NONE, row, value)
    }
  }
  return value
}

/** Whether an ability printed on the object defines this characteristic. */
export const isDefined = (g: Game, { id }: Characteristic, row: ObjectRow): boolean =>
  g.book.defines[id] && (definedOn(g, row) & (1 << id)) !== 0

/** Outcome of an effect that does not apply. */
const NO_OUTCOME = NaN

/**
 * What `b` would do to the object if it were at `position`, as a number to compare: a value, or a hash of abilities.
 * `start`: where its group begins.
 */
export function outcome(g: Game, b: Application, row: ObjectRow, position: number, start: number): number {
  if (!appliesAt(g, b, row, position)) return NO_OUTCOME
  const { computed } = g
  const { readPosition, allowedReads } = computed
  const { part } = b
  const value = part.kind === 'value' ? fold(g, part.of, row, start) : 0
  computed.readPosition = position
  computed.allowedReads = b.reads
  let result = 0
  switch (part.kind) {
    case 'value':
      result = part.modify(g, b.effect, row, value)
      break
    case 'grant':
      for (const id of part.abilities(g, b.effect)) result = (Math.imul(result, 31) + id + 1) | 0
      break
    case 'lose':
      for (const { id } of g.book.abilities)
        result = (Math.imul(result, 31) + (part.loses(g, b.effect, row, id) ? id + 1 : 0)) | 0
      break
  }
  computed.readPosition = readPosition
  computed.allowedReads = allowedReads
  return result
}

/** Invalidates the cache of values in the middle of the order. */
export function forgetPartial(computed: Computed): void {
  if (computed.partialEpoch++ < 2_000_000_000) return
  computed.partialStamps.fill(0)
  computed.partialEpoch = 1
}
