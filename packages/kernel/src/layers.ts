import { zoneBitOf } from './abilityZones.ts'
import { NONE, O } from './columns.ts'
import { type Application, type Computed, END, READS_ABILITIES } from './computed.ts'
import type { Game } from './game.ts'
import { noteHolders } from './holders.ts'
import { list, listAgain, noValues } from './listing.ts'
import { isUntangled, noteSteady } from './steady.ts'
import { applies, forgetPartial, outcome, refresh } from './values.ts'

/**
 * Puts the parts of all effects in order: layer, the game's ranks, then dependency (an effect that another one
 * would change waits for it; in a circle the older goes first), then time.
 */
export function arrange(g: Game): void {
  const { computed } = g
  const found = computed.outdated ? listAll(g) : listAgain(g)
  putInOrder(found)
  computed.found = found
  computed.relists = found.some((app) => app.part.kind === 'grant' && app.part.fragile === true)
  placeAll(g)
}

function listAll(g: Game): Application[] {
  const found = list(g)
  noteHolders(g)
  return found
}

/** The same parts as before; what depends on what may be different. */
export function rearrange(g: Game): void {
  const { computed } = g
  noValues(computed)
  computed.losing.length = 0
  for (const app of computed.found) app.position = END
  placeAll(g)
}

function placeAll(g: Game): void {
  const { computed } = g
  const { found } = computed
  computed.order.length = 0
  forgetPartial(computed)
  computed.fragile = computed.relists
  let looked = 0
  let free = true
  for (let from = 0; from < found.length;) {
    let to = from + 1
    while (to < found.length && found[to].group === found[from].group) to++
    if (to - from > 1 && entangled(g, found, from, to)) {
      free = arrangeByDependency(g, found.slice(from, to), to) && free
      looked = to
    } else for (let i = from; i < to; i++) place(computed, found[i])
    from = to
  }
  for (const app of computed.order) app.sure = isSure(g, app)
  noteSteady(g, looked, free)
}

function isSure(g: Game, app: Application): boolean {
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

/** By group and time; of the same time, in the order in which they were listed. Few, and nearly in order already. */
function putInOrder(apps: Application[]): void {
  for (let i = 1; i < apps.length; i++) {
    const app = apps[i]
    let at = i
    for (; at > 0 && isBefore(app, apps[at - 1]); at--) apps[at] = apps[at - 1]
    apps[at] = app
  }
}

const isBefore = (x: Application, y: Application): boolean =>
  x.group !== y.group ? x.group < y.group : x.stamp < y.stamp

function place(computed: Computed, app: Application): void {
  computed.moment++
  app.position = computed.order.push(app) - 1
  if (app.part.kind === 'value') {
    computed.values[app.part.of.id].push(app)
    computed.reached[app.part.of.id] |= app.zones
  } else if (app.part.kind === 'lose') computed.losing.push(app)
}

function unplace(computed: Computed, app: Application): void {
  computed.moment++
  computed.order.pop()
  app.position = END
  if (app.part.kind === 'value') computed.values[app.part.of.id].pop()
  else if (app.part.kind === 'lose') computed.losing.pop()
}

/** Whether any of the group says it looks at what another one changes: only then is there anything to test. */
function entangled(g: Game, apps: readonly Application[], from: number, to: number): boolean {
  const rule = g.book.dependency
  if (rule === null || !mightDepend(apps, from, to)) return false
  for (let b = from; b < to; b++)
    for (let a = from; a < to; a++)
      if (a !== b && mightChange(g.computed, apps[a], apps[b]) && g.book.switches.on(rule)) return true
  return false
}

/** The same of the whole group at once: nobody looks at what any of them changes. */
function mightDepend(apps: readonly Application[], from: number, to: number): boolean {
  let changed = 0
  let read = 0
  for (let i = from; i < to; i++) {
    const { part, reads } = apps[i]
    // Abilities that come and go matter to whatever comes from one.
    if (part.kind !== 'value') return true
    changed |= 1 << part.of.id
    read |= reads
  }
  return (changed & read) !== 0
}

function mightChange(computed: Computed, a: Application, b: Application): boolean {
  if (a.part.kind === 'value') return (b.reads & (1 << a.part.of.id)) !== 0
  if ((b.reads & READS_ABILITIES) !== 0) return true
  if (b.instance < 0) return false
  return a.part.kind === 'lose' || isGrantedBy(computed, b, a)
}

/** Whether the ability an effect comes from is there because of the other effect. */
function isGrantedBy({ instances }: Computed, b: Application, a: Application): boolean {
  for (let at: Application | null = b; at !== null && at.instance >= 0;) {
    at = instances[at.instance].grant
    if (at === a) return true
  }
  return false
}

/**
 * Starts from the order of time, finds who would change whom in it, sorts by that, and looks again: an effect may
 * only come to matter once another one stands before it. It settles after at most as many rounds as effects. Returns
 * whether the order of time was right at once, because nobody would change anybody.
 */
function arrangeByDependency(g: Game, byTime: readonly Application[], upTo: number): boolean {
  const { computed } = g
  computed.fragile = true
  const free = isFree(g, byTime, upTo)
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

/** Where that is known of the same effects, only those objects are looked at that are others since. */
function isFree(g: Game, byTime: readonly Application[], upTo: number): boolean {
  const rows = isUntangled(g, upTo) ? g.computed.steady.unsettled : null
  return byTime.every((app) => dependencies(g, app, byTime, rows).length === 0)
}

type Needs = ReadonlyMap<Application, readonly Application[]>

/** Oldest first, but none before one it needs; of those that need each other in a circle, the oldest. */
function sorted(byTime: readonly Application[], needs: Needs, oldest: () => boolean): Application[] {
  const rest = [...byTime]
  const out: Application[] = []
  while (rest.length > 0) {
    let next = rest.findIndex((app) => !needs.get(app)!.some((need) => rest.includes(need)))
    if (next < 0) {
      const circle = rest.filter((app) => inCircle(app, rest, needs))
      next = rest.indexOf(circle[oldest() ? 0 : circle.length - 1])
    }
    out.push(...rest.splice(next, 1))
  }
  return out
}

function inCircle(app: Application, rest: readonly Application[], needs: Needs): boolean {
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

const FREE: readonly Application[] = []

/**
 * Those of the order that change what `b` applies to or does, seen at each place it could stand; `among` these objects,
 * or all that there are.
 */
function dependencies(
  g: Game,
  b: Application,
  order: readonly Application[],
  among: readonly number[] | null,
): readonly Application[] {
  const { computed } = g
  if (!order.some((a) => a !== b && mightChange(computed, a, b))) return FREE
  const start = computed.order.length
  const rows =
    b.on !== NONE
      ? [b.on]
      : among !== null
        ? among.filter((row) => isIn(g, row, b.zones))
        : objectsIn(g, b.zones)
  if (rows.length === 0) return FREE
  const out: Application[] = []
  const results: number[] = []
  // Where no value was looked at, another value makes no difference.
  const looked: boolean[] = []
  const see = (i: number): number => {
    computed.touched = false
    const result = outcome(g, b, rows[i], computed.order.length, start)
    looked[i] = computed.touched
    return result
  }
  forgetPartial(computed)
  for (let i = 0; i < rows.length; i++) results.push(see(i))
  for (const app of order) {
    if (app === b) continue
    place(computed, app)
    if (!mightChange(computed, app, b)) continue
    forgetPartial(computed)
    let changed = false
    for (let i = 0; i < rows.length; i++) {
      if (app.part.kind === 'value' && !looked[i]) continue
      const result = see(i)
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
function objectsIn(g: Game, zones: number): number[] {
  const out: number[] = []
  for (let row = 0, n = g.store.length(g.T.objects); row < n; row++) if (isIn(g, row, zones)) out.push(row)
  return out
}

const isIn = (g: Game, row: number, zones: number): boolean =>
  g.object(row, O.zone) >= 0 && (zoneBitOf(g, row) & zones) !== 0

/** The effects applied to an object, in order: what "why is it so?" is answered from. */
export function appliedTo(g: Game, row: number): number[] {
  refresh(g)
  const out: number[] = []
  for (const app of g.computed.order)
    if (applies(g, app, row) && !out.includes(app.effect)) out.push(app.effect)
  return out
}
