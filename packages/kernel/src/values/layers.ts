import { zoneBitOf } from '../game/abilityZones.ts'
import { NONE, Obj } from '../state/columns.ts'
import { type Application, type Computed, END, READS_ABILITIES } from './computed.ts'
import type { ObjectRow } from '../state/rows.ts'
import type { Game } from '../game/game.ts'
import { indexHolders } from './abilityIndex.ts'
import { listAllEffects, relistEffects, clearModifiers } from './listing.ts'
import { wereIndependent, resetCache } from './valueCache.ts'
import { forgetPartial, outcome } from './fold.ts'

/**
 * Lists the parts of all effects and puts them in order: layer, the game's ranks, then dependency (an effect comes
 * after those that would change it; in a cycle the oldest comes first), then time.
 */
export function arrange(g: Game): void {
  const { computed } = g
  const found = computed.outdated ? listAll(g) : relistEffects(g)
  putInOrder(found)
  computed.listed = found
  computed.relistsGrants = found.some((app) => app.part.kind === 'grant' && app.part.fragile === true)
  placeAll(g)
}

function listAll(g: Game): Application[] {
  const found = listAllEffects(g)
  indexHolders(g)
  return found
}

/** Puts the same parts in order again, since dependencies may have changed. */
export function rearrange(g: Game): void {
  const { computed } = g
  clearModifiers(computed)
  computed.losing.length = 0
  for (const app of computed.listed) app.position = END
  placeAll(g)
}

/** Finds the order of the listed parts, group by group. */
function placeAll(g: Game): void {
  const { computed } = g
  const { listed } = computed
  computed.order.length = 0
  forgetPartial(computed)
  computed.orderIsVolatile = computed.relistsGrants
  let looked = 0
  let free = true
  for (let from = 0; from < listed.length;) {
    let to = from + 1
    while (to < listed.length && listed[to].group === listed[from].group) to++
    if (to - from > 1 && hasDependencies(g, listed, from, to)) {
      free = arrangeByDependency(g, listed.slice(from, to), to) && free
      looked = to
    } else for (let i = from; i < to; i++) place(computed, listed[i])
    from = to
  }
  for (const app of computed.order) app.certain = isCertainlyInForce(g, app)
  resetCache(g, looked, free)
}

/** Whether nothing can take the part away or negate it. */
function isCertainlyInForce(g: Game, app: Application): boolean {
  const { computed } = g
  if (computed.cancelling.length > 0) return false
  if (app.instance < 0) return true
  const { ability, grant } = computed.instances[app.instance]
  return (
    grant === null &&
    ability.active === undefined &&
    computed.losing.length === 0 &&
    g.book.switches.off[ability.clause] !== 1
  )
}

/** Sorts by group and time, stably. Insertion sort: they are few, and nearly in order already. */
function putInOrder(apps: Application[]): void {
  for (let i = 1; i < apps.length; i++) {
    const app = apps[i]
    let at = i
    for (; at > 0 && isBefore(app, apps[at - 1]); at--) apps[at] = apps[at - 1]
    apps[at] = app
  }
}

const isBefore = (x: Application, y: Application): boolean =>
  x.group !== y.group ? x.group < y.group : x.timestamp < y.timestamp

/** Appends a part to the order. */
function place(computed: Computed, app: Application): void {
  computed.moment++
  app.position = computed.order.push(app) - 1
  if (app.part.kind === 'value') {
    computed.modifiers[app.part.of.id].push(app)
    computed.modifiedZones[app.part.of.id] |= app.zones
  } else if (app.part.kind === 'lose') computed.losing.push(app)
}

/** Takes the last part out of the order again. */
function unplace(computed: Computed, app: Application): void {
  computed.moment++
  computed.order.pop()
  app.position = END
  if (app.part.kind === 'value') computed.modifiers[app.part.of.id].pop()
  else if (app.part.kind === 'lose') computed.losing.pop()
}

/** Whether a part of the group declares to read what another one changes: only then dependency has to be tested. */
function hasDependencies(g: Game, apps: readonly Application[], from: number, to: number): boolean {
  const rule = g.book.dependency
  if (rule === null || !mightDepend(apps, from, to)) return false
  for (let b = from; b < to; b++)
    for (let a = from; a < to; a++)
      if (a !== b && mightChange(g.computed, apps[a], apps[b]) && g.book.switches.on(rule)) return true
  return false
}

/** A quick test for the whole group: false if none reads what any of them changes. */
function mightDepend(apps: readonly Application[], from: number, to: number): boolean {
  let changed = 0
  let read = 0
  for (let i = from; i < to; i++) {
    const { part, reads } = apps[i]
    // Granting or losing abilities matters to every part that comes from one.
    if (part.kind !== 'value') return true
    changed |= 1 << part.of.id
    read |= reads
  }
  return (changed & read) !== 0
}

/** Whether `a` could change what `b` reads, or whether `b` exists, as far as their declarations say. */
function mightChange(computed: Computed, a: Application, b: Application): boolean {
  if (a.part.kind === 'value') return (b.reads & (1 << a.part.of.id)) !== 0
  if ((b.reads & READS_ABILITIES) !== 0) return true
  if (b.instance < 0) return false
  return a.part.kind === 'lose' || isGrantedBy(computed, b, a)
}

/** Whether `a` grants the ability that `b` comes from, at some remove. */
function isGrantedBy({ instances }: Computed, b: Application, a: Application): boolean {
  for (let at: Application | null = b; at !== null && at.instance >= 0;) {
    at = instances[at.instance].grant
    if (at === a) return true
  }
  return false
}

/**
 * Fixed point: starts from the order of time, finds the dependencies in it, sorts by them, and repeats, since an effect
 * may come to matter only once another one is before it. Stops after at most as many rounds as effects. Returns whether
 * no effect depends on another, so that the order of time is right.
 */
function arrangeByDependency(g: Game, byTime: readonly Application[], upTo: number): boolean {
  const { computed } = g
  computed.orderIsVolatile = true
  const free = areIndependent(g, byTime, upTo)
  let order = byTime
  for (let round = 0; round < byTime.length && !free; round++) {
    const needs = new Map(byTime.map((app) => [app, dependencies(g, app, order, null)]))
    const next = sorted(byTime, needs, () => g.book.circle === null || g.book.switches.on(g.book.circle))
    if (next.every((app, i) => app === order[i])) break
    order = next
  }
  for (const app of order) place(computed, app)
  forgetPartial(computed)
  return free
}

/**
 * Whether no effect depends on another. If that was so of the same effects before, only objects written to since are
 * tested.
 */
function areIndependent(g: Game, byTime: readonly Application[], upTo: number): boolean {
  const rows = wereIndependent(g, upTo) ? g.computed.cache.orderDirtyRows : null
  return byTime.every((app) => dependencies(g, app, byTime, rows).length === 0)
}

type Needs = ReadonlyMap<Application, readonly Application[]>

/** Topological sort, oldest first; of a cycle, the oldest comes first, or the youngest if `oldest` says no. */
function sorted(byTime: readonly Application[], needs: Needs, oldest: () => boolean): Application[] {
  const rest = [...byTime]
  const out: Application[] = []
  while (rest.length > 0) {
    let next = rest.findIndex((app) => !needs.get(app)!.some((need) => rest.includes(need)))
    if (next < 0) {
      const cycle = rest.filter((app) => inCycle(app, rest, needs))
      next = rest.indexOf(cycle[oldest() ? 0 : cycle.length - 1])
    }
    out.push(...rest.splice(next, 1))
  }
  return out
}

/** Whether the part needs itself, by way of others that are not placed yet. */
function inCycle(app: Application, rest: readonly Application[], needs: Needs): boolean {
  const seen = new Set<Application>()
  const open = [...needs.get(app)!]
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    if (at === app) return true
    if (seen.has(at) || !rest.includes(at)) continue
    seen.add(at)
    open.push(...needs.get(at)!)
  }
  return false
}

const NO_DEPENDENCIES: readonly Application[] = []

/**
 * The effects that `b` depends on: those of the order that change what `b` applies to or does. Found by trial: places
 * the others one by one and compares the outcome of `b` before and after, for the objects `among` these, or for all.
 */
function dependencies(
  g: Game,
  b: Application,
  order: readonly Application[],
  among: readonly ObjectRow[] | null,
): readonly Application[] {
  const { computed } = g
  if (!order.some((a) => a !== b && mightChange(computed, a, b))) return NO_DEPENDENCIES
  const start = computed.order.length
  const rows =
    b.on !== NONE
      ? [b.on]
      : among !== null
        ? among.filter((row) => isIn(g, row, b.zones))
        : objectsIn(g, b.zones)
  if (rows.length === 0) return NO_DEPENDENCIES
  const out: Application[] = []
  const results: number[] = []
  // Where no value was read, a changed value makes no difference.
  const readValue: boolean[] = []
  const tryAt = (i: number): number => {
    computed.valueWasRead = false
    const result = outcome(g, b, rows[i], computed.order.length, start)
    readValue[i] = computed.valueWasRead
    return result
  }
  forgetPartial(computed)
  for (let i = 0; i < rows.length; i++) results.push(tryAt(i))
  for (const app of order) {
    if (app === b) continue
    place(computed, app)
    if (!mightChange(computed, app, b)) continue
    forgetPartial(computed)
    let changed = false
    for (let i = 0; i < rows.length; i++) {
      if (app.part.kind === 'value' && !readValue[i]) continue
      const result = tryAt(i)
      if (!Object.is(result, results[i])) changed = true
      results[i] = result
    }
    if (changed) out.push(app)
  }
  for (let i = order.length - 1; i >= 0; i--) if (order[i] !== b) unplace(computed, order[i])
  forgetPartial(computed)
  return out
}

/** The objects in these zones, a bit each. */
function objectsIn(g: Game, zones: number): ObjectRow[] {
  const out: ObjectRow[] = []
  for (let row = 0, n = g.store.length(g.tables.objects); row < n; row++)
    if (isIn(g, row, zones)) out.push(row)
  return out
}

const isIn = (g: Game, row: ObjectRow, zones: number): boolean =>
  g.object(row, Obj.zone) >= 0 && (zoneBitOf(g, row) & zones) !== 0
