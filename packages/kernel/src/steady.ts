import { definedOn } from './base.ts'
import { NONE, O, OBJECT_COLUMNS, Z, ZONE_COLUMNS } from './columns.ts'
import { type Application, type Computed, READS_ABILITIES } from './computed.ts'
import type { Game } from './game.ts'
import { zoneBit, zoneBitOf } from './abilityZones.ts'

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

/**
 * Effects have been put in order; `upTo`: the end of the last of them for which dependency was looked at, `free`:
 * whether none was found.
 */
export function noteSteady(g: Game, upTo: number, free = false): void {
  const { computed } = g
  const { steady, found } = computed
  const before = steady.lost ? 0 : steady.values
  steady.epoch--
  steady.lost = false
  steady.holds = upTo > 0
  steady.ordered = 0
  steady.values = 0
  while (steady.conditional.length > 0) steady.conditional.pop()
  while (steady.unsettled.length > 0) steady.unsettled.pop()
  steady.untangled.forget()
  const simple = !computed.relists && computed.losing.length === 0 && computed.cancelling.length === 0
  if (simple) {
    for (let i = 0; i < found.length; i++) {
      const app = found[i]
      app.active = isSteady(g, app) ? counts(g, app) : UNSURE
      if (app.active !== UNSURE && isConditional(computed, app)) steady.conditional.push(i)
    }
    steady.values = steadyValues(g, noneApart(g))
  }
  renew(g, before & steady.values)
  if (!simple || upTo === 0 || !isOrderSteady(g, upTo)) return
  steady.ordered = upTo
  if (free) steady.untangled.note(g, found, upTo)
}

/** Values become others with the effects that change them, and with the values that these look at. */
function renew(g: Game, kept: number): void {
  const { steady, values } = g.computed
  let changed = ~kept
  for (let id = 0; id < values.length; id++) {
    // Most have no effects, and had none.
    if (values[id].length === 0 && steady.noted[id].isEmpty) continue
    const same = steady.noted[id].follow(g, values[id])
    if (!followViews(g.computed, id) || !same) changed |= 1 << id
  }
  for (let more = true; more;) {
    more = false
    for (let id = 0; id < values.length; id++)
      if ((changed & (1 << id)) === 0 && looksAt(values[id], changed)) {
        changed |= 1 << id
        more = true
      }
  }
  for (let id = 0; id < values.length; id++) if ((changed & (1 << id)) !== 0) steady.epochs[id] = steady.epoch
}

function looksAt(apps: readonly Application[], values: number): boolean {
  for (let i = 0; i < apps.length; i++) if ((apps[i].reads & values) !== 0) return true
  return false
}

/** Notes how much each effect of a characteristic sees of what it looks at; returns whether that is the same as before. */
function followViews({ steady, values }: Computed, id: number): boolean {
  const views = steady.views[id]
  let same = true
  for (let i = 0; i < values[id].length; i++) {
    const { reads, position } = values[id][i]
    let seen = 0
    if (reads !== 0)
      for (let of = 0; of < values.length; of++)
        if ((reads & (1 << of)) !== 0) for (const app of values[of]) if (app.position < position) seen++
    if (views[i] === seen) continue
    views[i] = seen
    same = false
  }
  return same
}

/**
 * Whether so many of the effects that are listed now were found free of each other, and are the same. Then that can have
 * changed by the objects alone that were written to since.
 */
export function isUntangled(g: Game, upTo: number): boolean {
  const { steady, found, cancelling, relists } = g.computed
  if (steady.lost || relists || cancelling.length > 0) return false
  for (let i = 0; i < upTo; i++) found[i].active = isSteady(g, found[i]) ? counts(g, found[i]) : UNSURE
  return steady.untangled.begins(g, found, upTo)
}

const isSteady = ({ computed }: Game, { part, instance }: Application): boolean =>
  part.kind === 'value' &&
  part.steady?.() === true &&
  (instance < 0 || computed.instances[instance].grant === null)

const UNSURE = 2

const isConditional = ({ instances }: Computed, { instance }: Application): boolean =>
  instance >= 0 && instances[instance].ability.active !== undefined

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

/**
 * The printed characteristics that only steady parts change, which again read only such; a bit each. A part that is
 * fixed to one object cannot unsettle the others: a steady part looks at its own object alone. So where `apart` is
 * given, the characteristic is set apart there for that object, with those of its values that look at it.
 */
function steadyValues({ book, computed }: Game, apart: Int32Array | null): number {
  const { steady, found } = computed
  let values = 0
  for (const { id, printed } of book.characteristics) if (printed !== false) values |= 1 << id
  for (let changed = true; changed;) {
    changed = false
    for (let i = 0; i < found.length; i++) {
      const { part, reads, on, active } = found[i]
      if (part.kind !== 'value') continue
      const bit = 1 << part.of.id
      if (active === UNSURE || (reads & ~values) !== 0) {
        if (on !== NONE && apart !== null) changed = setApart(steady, on, bit) || changed
        else if ((values & bit) !== 0) {
          values &= ~bit
          changed = true
        }
      } else if (apart !== null) changed = followApart(steady, found[i], bit) || changed
    }
  }
  return values
}

/** Sets a characteristic of an object apart; false if it was. */
function setApart({ apart, rowsApart }: Computed['steady'], row: number, bit: number): boolean {
  if ((apart[row] & bit) !== 0) return false
  if (apart[row] === 0) rowsApart.push(row)
  apart[row] |= bit
  return true
}

/** What looks at a value that is set apart, is so too. */
function followApart(steady: Computed['steady'], { reads, on }: Application, bit: number): boolean {
  if (on !== NONE) return (steady.apart[on] & reads) !== 0 && setApart(steady, on, bit)
  let changed = false
  for (const row of steady.rowsApart)
    if ((steady.apart[row] & reads) !== 0) changed = setApart(steady, row, bit) || changed
  return changed
}

/** No value of any object is set apart. */
function noneApart({ computed, T }: Game): Int32Array {
  const { steady } = computed
  const rows = T.objects.rowRoom
  if (steady.apart.length < rows) steady.apart = new Int32Array(rows)
  else for (const row of steady.rowsApart) steady.apart[row] = 0
  while (steady.rowsApart.length > 0) steady.rowsApart.pop()
  return steady.apart
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
  if ((looked & ~steadyValues(g, null)) !== 0) return false
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

/** A cell of an object was written to: forgets the kept values of the object, and the order if it was about it. */
export function followCell(g: Game, row: number, column: number, old: number): void {
  const { computed, T } = g
  const { steady, stamps } = computed
  if (steady.values === 0) return
  if (column < OBJECT_COLUMNS && (OVERLOOKED & (1 << column)) !== 0) return
  if (steady.forgotten !== row) {
    const width = computed.values.length
    const end = (row + 1) * width
    if (end <= computed.valuesRoom) for (let cell = row * width; cell < end; cell++) stamps[cell] = 0
    steady.forgotten = row
  }
  if (steady.ordered === 0) return
  if (!isAbout(g, T.objects.data[row * T.objects.stride + O.zone]) && (column !== O.zone || !isAbout(g, old)))
    return
  steady.holds = false
  if (!steady.unsettled.includes(row)) steady.unsettled.push(row)
}

/** A card has become another. */
export function followCard({ computed: { steady } }: Game): void {
  steady.lost = true
}

/** What was written has been followed, and the effects are the same. Returns whether their order still holds. */
export function keepSteady(g: Game): boolean {
  const { steady, found } = g.computed
  if (steady.values === 0) return false
  if (steady.lost) return forgetAll(g)
  const { conditional } = steady
  for (let i = 0; i < conditional.length; i++) {
    const at = conditional[i]
    if (counts(g, found[at]) !== found[at].active) return forgetAll(g)
  }
  return steady.ordered > 0 && steady.holds
}

/** Values may have become others, and what depends on what has to be looked at. */
function forgetAll(g: Game): boolean {
  noteSteady(g, 0)
  // One that was asked for just now, to find out whether an ability counts, may have been found from old ones.
  g.computed.epoch++
  return false
}
