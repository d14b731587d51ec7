import { zoneBitOf } from '../game/abilityZones.ts'
import type { EffectRow, ObjectRow } from '../state/rows.ts'
import type { Game } from '../game/game.ts'
import { EffectCell, NONE, VIRTUAL } from '../state/columns.ts'
import { timestampOf } from './applications.ts'
import { type Application, type Computed, END } from './computed.ts'

/** Whether an effect is in force: its ability exists (effects may grant it or take it away) and nothing negates it. */

/** Whether this part applies to the object, at its own position in the order. */
export function applies(g: Game, app: Application, row: ObjectRow): boolean {
  return appliesAt(g, app, row, app.position)
}

/** The same as if it were at this position. */
export function appliesAt(g: Game, app: Application, row: ObjectRow, position: number): boolean {
  const { computed } = g
  const { readPosition, allowedReads } = computed
  computed.readPosition = position
  computed.allowedReads = app.reads
  const yes = reaches(g, app, row) && inForce(g, app.effect, row)
  computed.readPosition = readPosition
  computed.allowedReads = allowedReads
  return yes
}

/** Whether an effect is in force for this object. */
export function inForce(g: Game, effect: EffectRow, row: ObjectRow): boolean {
  const { computed } = g
  if (effect >= VIRTUAL && !abilityExists(g, computed.virtualInstance[effect - VIRTUAL])) return false
  return computed.cancelling.length === 0 || !negated(g, effect, row)
}

/** Whether the holder has this ability at the position values are now read from, and it is active; cached. */
export function abilityExists(g: Game, instance: number): boolean {
  const { computed, book } = g
  const { readPosition } = computed
  if (book.switches.off[computed.instances[instance].ability.clause] === 1) return false
  const cell = instance * 2 + (readPosition === END ? 0 : 1)
  if (cell >= computed.existsRoom) growInstances(computed, cell)
  if (computed.existsMoment[cell] === computed.moment && computed.existsPosition[cell] === readPosition) {
    if ((computed.exists[cell] & VALUE_READ) !== 0) computed.valueWasRead = true
    return (computed.exists[cell] & EXISTS) !== 0
  }
  const { valueWasRead } = computed
  computed.valueWasRead = false
  const exists = findExists(g, instance)
  computed.existsMoment[cell] = computed.moment
  computed.existsPosition[cell] = readPosition
  computed.exists[cell] = (exists ? EXISTS : 0) | (computed.valueWasRead ? VALUE_READ : 0)
  if (valueWasRead) computed.valueWasRead = true
  return exists
}

/** Bits of the cached result: the instance exists; a value was read to find out. */
const EXISTS = 1
const VALUE_READ = 2

function growInstances(computed: Computed, cell: number): void {
  computed.existsRoom = cell * 2
  computed.existsMoment = new Int32Array(cell * 2)
  computed.existsPosition = new Int32Array(cell * 2)
  computed.exists = new Uint8Array(cell * 2)
}

function findExists(g: Game, instance: number): boolean {
  const { computed, book } = g
  const { readPosition, allowedReads } = computed
  const { holder, ability, grant } = computed.instances[instance]
  if (grant !== null)
    if (grant.position >= readPosition || !applies(g, grant, holder) || !carriedOut(g, grant)) return false
  for (const loss of computed.losing) {
    if (loss.position >= readPosition) break
    if (grant !== null && loss.position < grant.position) continue
    if (loss.part.kind !== 'lose' || !applies(g, loss, holder)) continue
    computed.readPosition = loss.position
    computed.allowedReads = loss.reads
    const lost = loss.part.loses(g, loss.effect, holder, ability.id) && book.switches.on(loss.clause)
    computed.readPosition = readPosition
    computed.allowedReads = allowedReads
    if (lost) return false
  }
  return ability.active === undefined || ability.active(g, holder)
}

/** Whether its own clause and that of the ability it comes from are switched on; counts both as carried out. */
export const carriedOut = ({ book }: Game, { clause, abilityClause }: Application): boolean =>
  book.switches.on(clause) && (abilityClause < 0 || book.switches.on(abilityClause))

/** Whether the part is about this object, be it in force or not. */
function reaches(g: Game, app: Application, row: ObjectRow): boolean {
  if (app.on !== NONE && (app.on !== row || !g.same(row, app.onId))) return false
  if ((app.zones & zoneBitOf(g, row)) === 0) return false
  return app.part.affects === undefined ? app.on !== NONE : app.part.affects(g, app.effect, row)
}

// ── negation ────────────────────────────────────────────────────────────────────────────────────────────────
const DECIDING = 1
const STANDS = 2
const NEGATED = 3

/**
 * Whether some effect negates this one for the object. Computed, never stored: a negator that is itself negated negates
 * nothing. Negators are decided by depth-first search, first those that win where cards contradict each other, then the
 * oldest; one that is reached again while it is being decided counts as standing, so of two that negate each other the
 * first wins, and one that negates itself does nothing.
 */
function negated(g: Game, effect: EffectRow, row: ObjectRow): boolean {
  const { computed } = g
  const { cancelling } = computed
  let sorted: readonly number[] | null = null
  const order = (): readonly number[] => (sorted ??= inOrder(g))
  /** By object: the state of each negator that acts on it. */
  const states = new Map<ObjectRow, number[]>()

  const hits = (i: number, other: EffectRow, on: ObjectRow): boolean => {
    const negator = cancelling[i].effect
    if (g.book.switches.off[clauseOf(g, negator)] === 1) return false
    const fixedTo = g.effect(negator, EffectCell.on)
    if (fixedTo !== NONE && fixedTo !== on) return false
    if (negator >= VIRTUAL && !abilityExists(g, computed.virtualInstance[negator - VIRTUAL])) return false
    return cancelling[i].part.cancels(g, negator, other, on)
  }
  const stands = (i: number, on: ObjectRow): boolean => {
    const state = decided(on)
    if (state[i] !== undefined) return state[i] !== NEGATED
    state[i] = DECIDING
    const down = isDown(cancelling[i].effect, on)
    state[i] = down ? NEGATED : STANDS
    return !down
  }
  const isDown = (other: EffectRow, on: ObjectRow): boolean =>
    order().some((j) => hits(j, other, on) && stands(j, cancelling[j].part.object?.(g, other) ?? on))
  const decided = (on: ObjectRow): number[] => {
    const known = states.get(on)
    if (known !== undefined) return known
    const made: number[] = []
    states.set(on, made)
    for (const i of order()) stands(i, on)
    return made
  }
  const { allowedReads } = computed
  // `reads` is about what an effect does to a value; whom it negates may depend on anything.
  computed.allowedReads = -1
  let down = false
  for (let i = 0; i < cancelling.length && !down; i++)
    if (cancelling[i].effect === effect) down = decided(row)[i] === NEGATED
    else if (hits(i, effect, row) && stands(i, cancelling[i].part.object?.(g, effect) ?? row))
      down = g.book.switches.on(clauseOf(g, cancelling[i].effect))
  computed.allowedReads = allowedReads
  return down
}

/** The negators, in the order in which they are decided. */
function inOrder(g: Game): readonly number[] {
  const { cancelling } = g.computed
  const order = cancelling.map((_, i) => i)
  if (order.length < 2) return order
  const ranks = ranksOf(g)
  return order.sort(
    (x, y) =>
      (ranks === null || ranks[x] === ranks[y] ? 0 : ranks[x] < ranks[y] ? -1 : 1) ||
      timestampOf(g, cancelling[x].effect) - timestampOf(g, cancelling[y].effect) ||
      x - y,
  )
}

/** Ranks are being found: what a rank reads may be negated itself, and that is decided by age alone. */
let ranking = false

/** How strong each negator is where cards contradict each other; null where the game has no ranks, or all are equal. */
function ranksOf(g: Game): number[] | null {
  const { conflict, switches } = g.book
  if (ranking || conflict === null || conflict.rule === 'prohibition') return null
  const { rule } = conflict
  ranking = true
  let ranks: number[] = []
  try {
    ranks = g.computed.cancelling.map(({ effect }) => rule(g, effect))
  } finally {
    ranking = false
  }
  return ranks.some((rank) => rank !== ranks[0]) && switches.on(conflict.clause) ? ranks : null
}

const clauseOf = (g: Game, effect: EffectRow): number =>
  g.book.effects[g.effect(effect, EffectCell.def)].clause
