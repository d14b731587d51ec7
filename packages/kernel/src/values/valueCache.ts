import { definedOn } from './base.ts'
import { NONE, Obj, OBJECT_COLUMNS, ZoneCell, ZONE_COLUMNS } from '../state/columns.ts'
import { type Application, type Computed, READS_ABILITIES } from './computed.ts'
import type { CacheState } from './cacheState.ts'
import type { Column, ObjectRow, ZoneRow } from '../state/rows.ts'
import type { Game } from '../game/game.ts'
import { zoneBit, zoneBitOf } from '../game/abilityZones.ts'

/**
 * Cache of computed values across changes. Nearly every change (a turn, a payment, a play that waits) leaves most
 * values as they were. A steady part (`Layered.steady`) depends on nothing but its object and the values it declares to
 * read of that, so
 * - a characteristic that only steady parts modify keeps its value on every object that is not written to;
 * - the order into which dependency put steady parts stays until an object of the zones they apply in comes, goes or
 *   changes. Finding that order, by trial, is the most expensive part of computing values.
 *
 * When effects are listed again, the order is dropped, and so are the values of those characteristics whose effects are
 * not the same as before (`renewEpochs`); an ability with such a part that becomes active or inactive drops both.
 */

/** Columns of objects that neither a steady part nor a printed base depends on, a bit each. */
const IRRELEVANT_TO_VALUES =
  (1 << Obj.next) |
  (1 << Obj.prev) |
  (1 << Obj.orientation) |
  (1 << Obj.cell) |
  (1 << Obj.since) |
  (1 << Obj.shown)

/**
 * Called when effects have been put in order: finds out what can be cached from here on. Dependency was tested among
 * the first `upTo` of `listed`; `free`: none was found.
 */
export function resetCache(g: Game, upTo: number, free = false): void {
  const { computed } = g
  const { cache, listed } = computed
  const before = cache.allInvalid ? 0 : cache.cached
  cache.epoch--
  cache.allInvalid = false
  cache.orderHolds = upTo > 0
  cache.orderedUpTo = 0
  cache.cached = 0
  while (cache.conditional.length > 0) cache.conditional.pop()
  while (cache.orderDirtyRows.length > 0) cache.orderDirtyRows.pop()
  cache.independent.forget()
  const simple = !computed.relistsGrants && computed.losing.length === 0 && computed.cancelling.length === 0
  if (simple) {
    for (let i = 0; i < listed.length; i++) {
      const app = listed[i]
      app.active = isCacheable(g, app) ? isActive(g, app) : DEPENDS_ON_VALUES
      if (app.active !== DEPENDS_ON_VALUES && isConditional(computed, app)) cache.conditional.push(i)
    }
    cache.cached = cacheableCharacteristics(g, excludeNothing(g))
  }
  renewEpochs(g, before & cache.cached)
  if (!simple || upTo === 0 || !isOrderCacheable(g, upTo)) return
  cache.orderedUpTo = upTo
  if (free) cache.independent.note(g, listed, upTo)
}

/**
 * Starts a new epoch for each characteristic whose values may be others now: its effects changed, or those of a
 * characteristic that they read. `kept`: those that were cached and still are.
 */
function renewEpochs(g: Game, kept: number): void {
  const { cache, modifiers } = g.computed
  let changed = ~kept
  for (let id = 0; id < modifiers.length; id++) {
    // The usual case: no effects, now and before.
    if (modifiers[id].length === 0 && cache.snapshots[id].isEmpty) continue
    const same = cache.snapshots[id].update(g, modifiers[id])
    if (!updatePriorWriters(g.computed, id) || !same) changed |= 1 << id
  }
  for (let more = true; more;) {
    more = false
    for (let id = 0; id < modifiers.length; id++)
      if ((changed & (1 << id)) === 0 && readsAny(modifiers[id], changed)) {
        changed |= 1 << id
        more = true
      }
  }
  for (let id = 0; id < modifiers.length; id++)
    if ((changed & (1 << id)) !== 0) cache.epochs[id] = cache.epoch
}

/** Whether one of the parts reads one of these characteristics, a bit each. */
function readsAny(apps: readonly Application[], values: number): boolean {
  for (let i = 0; i < apps.length; i++) if ((apps[i].reads & values) !== 0) return true
  return false
}

/**
 * Counts for each effect of a characteristic the earlier ones that change what it reads; returns whether all are as
 * before.
 */
function updatePriorWriters({ cache, modifiers }: Computed, id: number): boolean {
  const writers = cache.priorWriters[id]
  let same = true
  for (let i = 0; i < modifiers[id].length; i++) {
    const { reads, position } = modifiers[id][i]
    let earlier = 0
    if (reads !== 0)
      for (let of = 0; of < modifiers.length; of++)
        if ((reads & (1 << of)) !== 0) for (const app of modifiers[of]) if (app.position < position) earlier++
    if (writers[i] === earlier) continue
    writers[i] = earlier
    same = false
  }
  return same
}

/**
 * Whether the first `upTo` of the listed effects are the same as when they were found independent of each other. Then
 * only the objects written to since can make them depend on each other.
 */
export function wereIndependent(g: Game, upTo: number): boolean {
  const { cache, listed, cancelling, relistsGrants } = g.computed
  if (cache.allInvalid || relistsGrants || cancelling.length > 0) return false
  for (let i = 0; i < upTo; i++)
    listed[i].active = isCacheable(g, listed[i]) ? isActive(g, listed[i]) : DEPENDS_ON_VALUES
  return cache.independent.startsWith(g, listed, upTo)
}

/** Whether the part is steady and its ability is not granted, which could change with any effect. */
const isCacheable = (g: Game, { part, instance }: Application): boolean =>
  part.kind === 'value' &&
  part.steady?.(g) === true &&
  (instance < 0 || g.computed.instances[instance].grant === null)

/** Value of `Application.active` where it depends on computed values. */
const DEPENDS_ON_VALUES = 2

const isConditional = ({ instances }: Computed, { instance }: Application): boolean =>
  instance >= 0 && instances[instance].ability.active !== undefined

/** Whether the ability that an effect comes from is active: 1 or 0, or DEPENDS_ON_VALUES. */
function isActive(g: Game, { instance }: Application): number {
  const { computed } = g
  if (instance < 0) return 1
  const { ability, holder } = computed.instances[instance]
  if (ability.active === undefined) return 1
  computed.valueWasRead = false
  const yes = ability.active(g, holder) ? 1 : 0
  return computed.valueWasRead ? DEPENDS_ON_VALUES : yes
}

/**
 * The printed characteristics that only steady parts modify, which read only such characteristics themselves; a bit
 * each. A part that is fixed to one object matters to no other object, since steady parts depend on their own object
 * alone. So where `excluded` is given, the characteristic is excluded for that object only, with those of its values
 * that read it.
 */
function cacheableCharacteristics({ book, computed }: Game, excluded: Int32Array | null): number {
  const { cache, listed } = computed
  let values = 0
  for (const { id, printed } of book.characteristics) if (printed !== false) values |= 1 << id
  for (let changed = true; changed;) {
    changed = false
    for (let i = 0; i < listed.length; i++) {
      const { part, reads, on, active } = listed[i]
      if (part.kind !== 'value') continue
      const bit = 1 << part.of.id
      if (active === DEPENDS_ON_VALUES || (reads & ~values) !== 0) {
        if (on !== NONE && excluded !== null) changed = exclude(cache, on, bit) || changed
        else if ((values & bit) !== 0) {
          values &= ~bit
          changed = true
        }
      } else if (excluded !== null) changed = excludeReaders(cache, listed[i], bit) || changed
    }
  }
  return values
}

/** Excludes a characteristic of an object from the cache; returns false if it was already. */
function exclude({ excluded, excludedRows }: CacheState, row: ObjectRow, bit: number): boolean {
  if ((excluded[row] & bit) !== 0) return false
  if (excluded[row] === 0) excludedRows.push(row)
  excluded[row] |= bit
  return true
}

/** Excludes what this part modifies wherever it reads an excluded value. */
function excludeReaders(cache: CacheState, { reads, on }: Application, bit: number): boolean {
  if (on !== NONE) return (cache.excluded[on] & reads) !== 0 && exclude(cache, on, bit)
  let changed = false
  for (const row of cache.excludedRows)
    if ((cache.excluded[row] & reads) !== 0) changed = exclude(cache, row, bit) || changed
  return changed
}

/** Empties the exclusions and returns them. */
function excludeNothing({ computed, tables }: Game): Int32Array {
  const { cache } = computed
  const rows = tables.objects.rowCapacity
  if (cache.excluded.length < rows) cache.excluded = new Int32Array(rows)
  else for (const row of cache.excludedRows) cache.excluded[row] = 0
  while (cache.excludedRows.length > 0) cache.excludedRows.pop()
  return cache.excluded
}

/**
 * Whether the order of the first `upTo` listed effects depends on cached values alone; notes the zones it depends on.
 */
function isOrderCacheable(g: Game, upTo: number): boolean {
  const { book, computed, store, tables } = g
  const { cache, listed } = computed
  let zones = 0
  let looked = 0
  for (let i = 0; i < upTo; i++) {
    const { part, on, onId, reads } = listed[i]
    looked |= reads | (part.kind === 'value' ? 1 << part.of.id : READS_ABILITIES)
    if (on === NONE) zones |= listed[i].zones
    else if (g.same(on, onId)) zones |= zoneBitOf(g, on)
  }
  if ((looked & ~cacheableCharacteristics(g, null)) !== 0) return false
  cache.orderedZones = zones
  if (book.printed === null) return true
  // A characteristic-defining ability may depend on anything.
  for (let row = 0, n = store.length(tables.objects); row < n; row++)
    if (isOrderedZone(g, g.object(row, Obj.zone)) && (definedOn(g, row) & looked) !== 0) return false
  return true
}

/** Whether the cached order depends on objects of this zone; -1, no zone, never does. */
const isOrderedZone = ({ computed, tables }: Game, zone: ZoneRow): boolean =>
  zone >= 0 &&
  (zoneBit(tables.zones.data[zone * ZONE_COLUMNS + ZoneCell.def]) & computed.cache.orderedZones) !== 0

/** Invalidates the cached values of an object that was written to, and the order if it depends on the object. */
export function onObjectWrite(g: Game, row: ObjectRow, column: Column, old: number): void {
  const { computed, tables } = g
  const { cache, finalStamps } = computed
  if (cache.cached === 0) return
  if (column < OBJECT_COLUMNS && (IRRELEVANT_TO_VALUES & (1 << column)) !== 0) return
  if (cache.lastDropped !== row) {
    const width = computed.modifiers.length
    const end = (row + 1) * width
    if (end <= computed.valuesRoom) for (let cell = row * width; cell < end; cell++) finalStamps[cell] = 0
    cache.lastDropped = row
  }
  if (cache.orderedUpTo === 0) return
  if (
    !isOrderedZone(g, tables.objects.data[row * tables.objects.stride + Obj.zone]) &&
    (column !== Obj.zone || !isOrderedZone(g, old))
  )
    return
  cache.orderHolds = false
  if (!cache.orderDirtyRows.includes(row)) cache.orderDirtyRows.push(row)
}

/** The table of cards was written to: invalidates everything. */
export function onCardWrite({ computed: { cache } }: Game): void {
  cache.allInvalid = true
}

/** Called when all writes have been processed and the effects are the same. Returns whether their order still holds. */
export function revalidateCache(g: Game): boolean {
  const { cache, listed } = g.computed
  if (cache.cached === 0) return false
  if (cache.allInvalid) return invalidateCache(g)
  const { conditional } = cache
  for (let i = 0; i < conditional.length; i++) {
    const at = conditional[i]
    if (isActive(g, listed[at]) !== listed[at].active) return invalidateCache(g)
  }
  return cache.orderedUpTo > 0 && cache.orderHolds
}

/** Invalidates all cached values and the order; returns false for `revalidateCache`. */
function invalidateCache(g: Game): boolean {
  resetCache(g, 0)
  // Values read just now, to test whether an ability is active, may have been computed from stale ones.
  g.computed.epoch++
  return false
}
