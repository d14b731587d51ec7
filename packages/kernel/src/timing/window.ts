import type { Action } from '../book.ts'
import { NONE, type Player } from '../columns.ts'
import type { Game } from '../game.ts'
import type { Offer } from '../offer.ts'

/** Adds every action the player may do now, with each object it can be done with. Returns how many. */
export function offerActions(g: Game, d: Offer, player: Player, actions: readonly Action[]): number {
  const before = d.items.length
  forgetVerdicts(g)
  for (let i = 0; i < actions.length; i++) {
    const action = actions[i]
    if (!meetsShared(g, action, player)) continue
    if (action.sources === undefined) {
      if (meetsOwn(g, action, player, NONE)) d.action(action.id, NONE)
      continue
    }
    const sources = action.sources(g, player)
    for (let s = 0; s < sources.length; s++)
      if (meetsOwn(g, action, player, sources[s])) d.action(action.id, sources[s])
  }
  return d.items.length - before
}

/** Whether there is any action that the player may do now. */
export function anyAction(g: Game, player: Player, actions: readonly Action[]): boolean {
  forgetVerdicts(g)
  for (let i = 0; i < actions.length; i++) {
    const action = actions[i]
    if (!meetsShared(g, action, player)) continue
    if (action.sources === undefined) {
      if (meetsOwn(g, action, player, NONE)) return true
      continue
    }
    const sources = action.sources(g, player)
    for (let s = 0; s < sources.length; s++) if (meetsOwn(g, action, player, sources[s])) return true
  }
  return false
}

/**
 * Verdicts within one window, where the state stands still: most actions share the timing of their play. What is lower
 * than the number of this window was found in an earlier one.
 */
let verdicts = new Int32Array(64)
const FAILED = 0
const MET = 1
let asking = 2

function forgetVerdicts(g: Game): void {
  if (verdicts.length < g.book.sharedRequirements) verdicts = new Int32Array(g.book.sharedRequirements * 2)
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
