import type { Action, Ask } from '../game/book.ts'
import { NONE, type Player } from '../state/columns.ts'
import type { Game } from '../game/game.ts'
import type { Offer } from '../answers/offer.ts'
import { StateStamp } from '../values/stateStamp.ts'
import type { ObjectRow } from '../state/rows.ts'

/** An open window of a procedure. */
interface ActionWindow {
  /** Whose window it is. */
  player(g: Game): Player
  readonly actions: readonly Action[]
  readonly message: string
  /** Default: he may. */
  mayPass?(): boolean
  /** The local that keeps the action. */
  readonly chosen: number
  /** Default: the procedure goes on. */
  passed?(g: Game): void
}

/** Asks for one of the actions or a pass; the action is kept in a local and begun: (player, source, action). */
export const actionWindow = ({ player, actions, message, mayPass, chosen, passed }: ActionWindow): Ask => ({
  offer(g, d) {
    const who = player(g)
    d.act(who, message, mayPass?.() ?? true)
    offerActions(g, d, who, actions)
  },
  take(g, { passed: hasPassed, value, source }) {
    if (hasPassed) return passed?.(g)
    g.setLocal(chosen, value)
    g.call(g.book.actions[value].perform, player(g), source, value)
  },
})

/** Offers every action the player may do now, once for each object it can be done with. Returns how many. */
export function offerActions(g: Game, d: Offer, player: Player, actions: readonly Action[]): number {
  if (lastListed.player !== player || lastListed.actions !== actions || !lastListed.since.lasts(g))
    listActions(g, player, actions)
  // Used once: the stamp covers the state, but not what else may happen before another window.
  lastListed.actions = null
  const { ids, sources } = lastListed
  d.actions = actions
  for (let i = 0; i < ids.length; i++) d.action(ids[i], sources[i])
  return ids.length
}

/** Whether the player may do any action now. The list is kept for `offerActions`, if his window comes next. */
export function anyAction(g: Game, player: Player, actions: readonly Action[]): boolean {
  listActions(g, player, actions)
  lastListed.player = player
  lastListed.actions = actions
  lastListed.since.note(g)
  return lastListed.ids.length > 0
}

/** The actions listed last, each with its source, and for which player and state. */
const lastListed = {
  ids: [] as number[],
  sources: [] as ObjectRow[],
  since: new StateStamp(),
  player: NONE as number,
  actions: null as readonly Action[] | null,
}

function listActions(g: Game, player: Player, actions: readonly Action[]): void {
  const { ids, sources } = lastListed
  while (ids.length > 0) ids.pop()
  while (sources.length > 0) sources.pop()
  beginVerdicts(g)
  for (let i = 0; i < actions.length; i++) {
    const action = actions[i]
    if (!meetsShared(g, action, player)) continue
    if (action.sources === undefined) {
      if (!meetsOwn(g, action, player, NONE)) continue
      ids.push(action.id)
      sources.push(NONE)
      continue
    }
    const among = action.sources(g, player)
    for (let s = 0; s < among.length; s++) {
      if (!meetsOwn(g, action, player, among[s])) continue
      ids.push(action.id)
      sources.push(among[s])
    }
  }
}

/**
 * Verdicts on shared requirements, cached within one window, where the state does not change: most actions share their
 * timing. An entry is `windowStamp` plus the verdict; one with an older stamp is stale, so the array is not cleared.
 */
let capacity = 64
let verdicts = new Int32Array(capacity)
const FAILED = 0
const MET = 1
let windowStamp = 2

/** Makes all cached verdicts stale. */
function beginVerdicts(g: Game): void {
  if (capacity < g.book.sharedRequirements) {
    capacity = g.book.sharedRequirements * 2
    verdicts = new Int32Array(capacity)
  }
  windowStamp += 2
  if (windowStamp < 2_000_000_000) return
  verdicts.fill(0)
  windowStamp = 2
}

/** Whether the requirements that don't depend on the source are met: tested before the sources are listed. */
function meetsShared(g: Game, { shared }: Action, player: Player): boolean {
  for (let i = 0; i < shared.length; i++) {
    const at = shared[i].shared
    if (verdicts[at] === windowStamp + MET) continue
    if (verdicts[at] === windowStamp + FAILED) return false
    const met = shared[i].test(g, player, NONE) || !g.book.switches.on(shared[i].clause)
    verdicts[at] = windowStamp + (met ? MET : FAILED)
    if (!met) return false
  }
  return true
}

/** Whether the requirements of the action with this source are met. */
function meetsOwn(g: Game, { own }: Action, player: Player, source: ObjectRow): boolean {
  for (let i = 0; i < own.length; i++)
    if (!own[i].test(g, player, source) && g.book.switches.on(own[i].clause)) return false
  return true
}
