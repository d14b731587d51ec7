import { definedOn } from './base.ts'
import { NONE, O, OBJECT_COLUMNS, Z, ZONE_COLUMNS } from './columns.ts'
import { type Application, READS_ABILITIES } from './computed.ts'
import type { Game } from './game.ts'
import { zoneBit, zoneBitOf } from './instances.ts'

/**
 * What of the values outlasts a change. Nearly every change (a turn, a payment, a play that waits) leaves most of
 * them as they were. A steady part looks at nothing but its object and what values it says it reads of that, so
 * - a characteristic with none but steady parts keeps its value on every object that is not written to;
 * - the order in which dependency has put steady parts holds until an object comes, goes or becomes another in the
 *   zones they are about. To find it by trying takes longer than all else about values.
 * Both end when effects are listed anew, or when an ability that such a part comes from begins or ceases to count.
 */

/** Columns of objects that neither a steady part nor the base of a printed characteristic looks at, a bit each. */
const OVERLOOKED =
  (1 << O.next) | (1 << O.prev) | (1 << O.orientation) | (1 << O.cell) | (1 << O.since) | (1 << O.shown)

/** Effects have been put in order; `upTo`: the end of the last of them for which dependency was looked at. */
export function noteSteady(g: Game, upTo: number): void {
  const { computed, store } = g
  const { steady, found } = computed
  steady.epoch--
  steady.top = store.top
  steady.jumps = store.jumps
  steady.ordered = 0
  steady.values = 0
  if (computed.relists || computed.losing.length > 0 || computed.cancelling.length > 0) return
  steady.active.length = found.length
  for (let i = 0; i < found.length; i++)
    steady.active[i] = isSteady(g, found[i]) ? counts(g, found[i]) : UNSURE
  steady.values = steadyValues(g)
  if (upTo > 0 && isOrderSteady(g, upTo)) steady.ordered = upTo
}

const isSteady = ({ computed }: Game, { part, instance }: Application): boolean =>
  part.kind === 'value' &&
  part.steady?.() === true &&
  (instance < 0 || computed.instances[instance].grant === null)

const UNSURE = 2

/** Whether the ability that an effect comes from counts: 1 or 0, or UNSURE if that depends on values. */
function counts(g: Game, { instance }: Application): number {
  const { computed } = g
  if (instance < 0) return 1
  const { ability, holder } = computed.instances[instance]
  if (ability.active === undefined) return 1
  computed.touched = false
  const yes = ability.active(g, holder) ? 1 : 0
  return computed.touched ? UNSURE : yes
}

/** The printed characteristics that only steady parts change, which again read only such; a bit each. */
function steadyValues({ book, computed }: Game): number {
  const { steady, found } = computed
  let values = 0
  for (const { id, printed } of book.characteristics) if (printed) values |= 1 << id
  for (let before = 0; before !== values;) {
    before = values
    for (let i = 0; i < found.length; i++) {
      const { part, reads } = found[i]
      if (part.kind === 'value' && (steady.active[i] === UNSURE || (reads & ~values) !== 0))
        values &= ~(1 << part.of.id)
    }
  }
  return values
}

function isOrderSteady(g: Game, upTo: number): boolean {
  const { book, computed, store, T } = g
  const { steady, found } = computed
  let zones = 0
  let looked = 0
  for (let i = 0; i < upTo; i++) {
    const { part, on, onId, reads } = found[i]
    looked |= reads | (part.kind === 'value' ? 1 << part.of.id : READS_ABILITIES)
    if (on === NONE) zones |= found[i].zones
    else if (g.same(on, onId)) zones |= zoneBitOf(g, on)
  }
  if ((looked & ~steady.values) !== 0) return false
  steady.zones = zones
  if (book.printed === null) return true
  // What an ability of its own says an object is, that may depend on anything.
  for (let row = 0, n = store.length(T.objects); row < n; row++)
    if (isAbout(g, g.object(row, O.zone)) && (definedOn(g, row) & looked) !== 0) return false
  return true
}

/** Whether the order is about objects of this zone; what is in none is gone, or about to come. */
const isAbout = ({ computed, T }: Game, zone: number): boolean =>
  zone >= 0 && (zoneBit(T.zones.data[zone * ZONE_COLUMNS + Z.def]) & computed.steady.zones) !== 0

/**
 * Forgets those kept values that what was written since may have changed; the effects are the same as before.
 * Returns whether the order they were put in still holds.
 */
export function keepSteady(g: Game): boolean {
  const { computed, store } = g
  const { steady, found, stamps } = computed
  if (steady.values === 0) return false
  if (steady.jumps !== store.jumps || steady.top > store.top) return forgetAll(g)
  const { objects, cards } = g.T
  const width = computed.values.length
  let holds = steady.ordered > 0
  for (let i = steady.top; i < store.top; i += 2) {
    const key = store.cellWritten(i)
    const table = key >>> 24
    if (table === cards.index) return forgetAll(g)
    if (table !== objects.index) continue
    const at = key & 0xffffff
    const row = (at / objects.stride) | 0
    const column = at - row * objects.stride
    if (column < OBJECT_COLUMNS && (OVERLOOKED & (1 << column)) !== 0) continue
    if ((row + 1) * width <= stamps.length) stamps.fill(0, row * width, (row + 1) * width)
    if (!holds) continue
    holds = !isAbout(g, objects.data[row * objects.stride + O.zone])
    if (holds && column === O.zone) holds = !isAbout(g, store.valueReplaced(i))
  }
  steady.top = store.top
  for (let i = 0; i < found.length; i++)
    if (steady.active[i] !== UNSURE && found[i].instance >= 0 && counts(g, found[i]) !== steady.active[i])
      return forgetAll(g)
  return holds
}

/** No value is known any more, and what depends on what has to be looked at. */
function forgetAll(g: Game): boolean {
  noteSteady(g, 0)
  // One that was asked for just now, to find out whether an ability counts, may have been found from old ones.
  g.computed.epoch++
  return false
}
