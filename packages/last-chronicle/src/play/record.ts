import { type Game, type Player, plays } from '@fudaba/kernel/rules'
import { book } from '../book.ts'
import { PHASE, phaseIs } from '../board/state.ts'
import { topOfStack } from '../board/zones.ts'

/** A play under way: what is decided about it. One that cannot be completed is taken back (14.1). */
export const machine = plays(book, {
  clauses: { rollback: '14.1', refuse: '14.1', irreversible: '14.4', payments: '14.2', quiet: '14.3' },
})

/** Locals of every stage of a play. */
export const LOCAL = { player: 0, source: 1, record: 2, action: 3 } as const
export const playerHere = (g: Game): Player => g.local(LOCAL.player) as Player
export const sourceHere = (g: Game): number => g.local(LOCAL.source)
export const recordHere = (g: Game): number => g.local(LOCAL.record)

export const stackIsEmpty = (g: Game): boolean => topOfStack(g) < 0
export const inMainPhase = (g: Game): boolean => g.get(phaseIs) === PHASE.main
