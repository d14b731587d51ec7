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
    if (action.sources === undefined) {
      if (meetsAll(g, action, player, NONE)) d.action(action.id, NONE)
      continue
    }
    const sources = action.sources(g, player)
    for (let s = 0; s < sources.length; s++)
      if (meetsAll(g, action, player, sources[s])) d.action(action.id, sources[s])
  }
  return d.items.length - before
}

/** Verdicts within one window, where the state stands still: most actions share the timing of their play. */
let verdicts = new Uint8Array(64)
const UNKNOWN = 0
const MET = 1
const FAILED = 2

function forgetVerdicts(g: Game): void {
  if (verdicts.length < g.book.sharedRequirements) verdicts = new Uint8Array(g.book.sharedRequirements * 2)
  else verdicts.fill(UNKNOWN)
}

function meetsAll(g: Game, action: Action, player: Player, source: number): boolean {
  const { requirements } = action
  const { switches } = g.book
  for (let i = 0; i < requirements.length; i++) {
    const { shared = NONE, clause } = requirements[i]
    if (shared !== NONE && verdicts[shared] !== UNKNOWN) {
      if (verdicts[shared] === FAILED) return false
      continue
    }
    const met = !switches.on(clause) || requirements[i].test(g, player, source)
    if (shared !== NONE) verdicts[shared] = met ? MET : FAILED
    if (!met) return false
  }
  return true
}
