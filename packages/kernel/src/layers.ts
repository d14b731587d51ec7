import { NONE, O } from './columns.ts'
import { type Application, type Computed, END, READS_ABILITIES } from './computed.ts'
import type { Game } from './game.ts'
import { list } from './instances.ts'
import { applies, outcome, refresh } from './values.ts'

/**
 * Puts the parts of all effects in order: layer, the game's ranks, then dependency (an effect that another one
 * would change waits for it; in a circle the older goes first), then time.
 */
export function arrange(g: Game): void {
  const { computed } = g
  const found = list(g)
  if (found.length > 1) found.sort(byGroupAndTime)
  computed.order = []
  computed.partial.clear()
  computed.fragile = false
  for (let from = 0; from < found.length; ) {
    let to = from + 1
    while (to < found.length && found[to].group === found[from].group) to++
    if (to - from > 1 && entangled(g, found, from, to)) arrangeByDependency(g, found.slice(from, to))
    else for (let i = from; i < to; i++) place(computed, found[i])
    from = to
  }
}

const byGroupAndTime = (x: Application, y: Application): number =>
  x.group - y.group || x.stamp - y.stamp || x.effect - y.effect

function place(computed: Computed, app: Application): void {
  app.position = computed.order.push(app) - 1
  if (app.part.kind === 'value') computed.values[app.part.of.id].push(app)
  else if (app.part.kind === 'lose') computed.losing.push(app)
}

function unplace(computed: Computed, app: Application): void {
  computed.order.pop()
  app.position = END
  if (app.part.kind === 'value') computed.values[app.part.of.id].pop()
  else if (app.part.kind === 'lose') computed.losing.pop()
}

/** Whether any of the group says it looks at what another one changes: only then is there anything to test. */
function entangled(g: Game, apps: readonly Application[], from: number, to: number): boolean {
  const rule = g.book.dependency
  if (rule === null) return false
  for (let b = from; b < to; b++)
    for (let a = from; a < to; a++)
      if (a !== b && mightChange(apps[a], apps[b]) && g.book.switches.on(rule)) return true
  return false
}

function mightChange(a: Application, b: Application): boolean {
  if (a.part.kind === 'value') return (b.reads & (1 << a.part.of.id)) !== 0
  return b.instance >= 0 || (b.reads & READS_ABILITIES) !== 0
}

function arrangeByDependency(g: Game, group: Application[]): void {
  const { computed } = g
  computed.fragile = true
  const rest = group
  while (rest.length > 0) {
    const needs = rest.map((b) => rest.filter((a) => a !== b && mightChange(a, b) && depends(g, b, a)))
    let next = needs.findIndex((n) => n.length === 0)
    if (next < 0) next = rest.findIndex((app) => inCircle(app, rest, needs))
    place(computed, rest[next])
    rest.splice(next, 1)
    computed.partial.clear()
  }
}

function inCircle(app: Application, rest: readonly Application[], needs: readonly Application[][]): boolean {
  const seen = new Set<Application>()
  const open = [...needs[rest.indexOf(app)]]
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    if (at === app) return true
    if (seen.has(at)) continue
    seen.add(at)
    open.push(...needs[rest.indexOf(at)])
  }
  return false
}

/** Whether applying `a` first would change what `b` applies to or does. */
function depends(g: Game, b: Application, a: Application): boolean {
  const { computed } = g
  const here = computed.order.length
  const rows = b.on !== NONE ? [b.on] : everyObject(g)
  computed.partial.clear()
  const without = rows.map((row) => outcome(g, b, row, here, here))
  place(computed, a)
  computed.partial.clear()
  const changed = rows.some((row, i) => outcome(g, b, row, here + 1, here) !== without[i])
  unplace(computed, a)
  computed.partial.clear()
  return changed
}

function everyObject(g: Game): number[] {
  const out: number[] = []
  for (let row = 0, n = g.store.length(g.T.objects); row < n; row++) if (g.object(row, O.zone) >= 0) out.push(row)
  return out
}

/** The effects applied to an object, in order: what "why is it so?" is answered from. */
export function appliedTo(g: Game, row: number): number[] {
  refresh(g)
  const out: number[] = []
  for (const app of g.computed.order)
    if (applies(g, app, row) && !out.includes(app.effect)) out.push(app.effect)
  return out
}
