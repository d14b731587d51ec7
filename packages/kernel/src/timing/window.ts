import type { Action } from '../book.ts'
import { NONE, type Player } from '../columns.ts'
import type { Game } from '../game.ts'
import type { Offer } from '../offer.ts'
import { Standstill } from '../whileStill.ts'

/** Adds every action the player may do now, with each object it can be done with. Returns how many. */
export function offerActions(g: Game, d: Offer, player: Player, actions: readonly Action[]): number {
  if (found.player !== player || found.actions !== actions || !found.since.lasts(g))
    listActions(g, player, actions)
  // Known for this window and no other: what else has happened until the next one is not looked at.
  found.actions = null
  const { ids, sources } = found
  for (let i = 0; i < ids.length; i++) d.action(ids[i], sources[i])
  return ids.length
}

/** Whether there is any action that the player may do now. If his window is opened next, it is not found out again. */
export function anyAction(g: Game, player: Player, actions: readonly Action[]): boolean {
  listActions(g, player, actions)
  found.player = player
  found.actions = actions
  found.since.note(g)
  return found.ids.length > 0
}

/** The actions that were found last, and with what. */
const found = {
  ids: [] as number[],
  sources: [] as number[],
  since: new Standstill(),
  player: NONE as number,
  actions: null as readonly Action[] | null,
}

function listActions(g: Game, player: Player, actions: readonly Action[]): void {
  const { ids, sources } = found
  while (ids.length > 0) ids.pop()
  while (sources.length > 0) sources.pop()
  forgetVerdicts(g)
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
 * Verdicts within one window, where the state stands still: most actions share the timing of their play. What is lower
 * than the number of this window was found in an earlier one.
 */
let room = 64
let verdicts = new Int32Array(room)
const FAILED = 0
const MET = 1
let asking = 2

function forgetVerdicts(g: Game): void {
  if (room < g.book.sharedRequirements) {
    room = g.book.sharedRequirements * 2
    verdicts = new Int32Array(room)
  }
  asking += 2
  if (asking < 2_000_000_000) return
  verdicts.fill(0)
  asking = 2
}

/** The requirements that hold for whatever source, before the sources are even looked for. */
function meetsShared(g: Game, { shared }: Action, player: Player): boolean {
  for (let i = 0; i < shared.length; i++) {
    const at = shared[i].shared
    if (verdicts[at] === asking + MET) continue
    if (verdicts[at] === asking + FAILED) return false
    const met = !g.book.switches.on(shared[i].clause) || shared[i].test(g, player, NONE)
    verdicts[at] = asking + (met ? MET : FAILED)
    if (!met) return false
  }
  return true
}

function meetsOwn(g: Game, { own }: Action, player: Player, source: number): boolean {
  for (let i = 0; i < own.length; i++)
    if (g.book.switches.on(own[i].clause) && !own[i].test(g, player, source)) return false
  return true
}
