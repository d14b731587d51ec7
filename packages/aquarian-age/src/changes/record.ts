import { type Game, type Player, atom, plays } from '@fudaba/kernel/rules'
import type { Programs } from '@fudaba/kernel/text'
import { book } from '../book.ts'

/** A play under way: what is decided about a project, a fast card, an effect. */
export const machine = plays(book, { clauses: { rollback: '21-3c', refuse: '21-3c' } })

/** Locals of every stage of a play. */
const LOCAL = { player: 0, source: 1, record: 2, action: 3 } as const
export const playerHere = (g: Game): Player => g.local(LOCAL.player) as Player
export const sourceHere = (g: Game): number => g.local(LOCAL.source)
export const recordHere = (g: Game): number => g.local(LOCAL.record)

/** Whatever was decided about the play belongs to what is declared from now on. */
export function handOver(texts: Programs, g: Game, record: number, to: number, source: number): void {
  texts.handOver(g, record, to, source)
  atom.remove(g, record)
}
