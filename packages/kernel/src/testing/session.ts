import { endComparing } from './comparing.ts'
import { readCardsAnew } from '../position/rulesWith.ts'
import type { Transcript } from './transcript.ts'

/** The test that is running: its boards, and what it has proved. */

/** A test that proves a clause: it claims to, and the clause was carried out in it. */
export interface Proof {
  readonly test: string
  readonly game: string
  readonly clause: string
}

/** Every proof of this process, in the order of the tests. */
export const proofs: Proof[] = []

interface Session {
  readonly title: string
  /** Whether every input is taken back and given again. */
  readonly undoing: boolean
  readonly boards: Transcript[]
  readonly proofs: Proof[]
}

let session: Session | null = null

export function beginTest(title: string, undoing: boolean): void {
  readCardsAnew()
  session = { title, undoing, boards: [], proofs: [] }
}

/** Checks the boards of the test, unless it has failed already, and returns what it proved. */
export function endTest(lookOver: boolean): Proof[] {
  const ended = session
  session = null
  endComparing()
  if (ended === null) return []
  if (lookOver) for (const board of ended.boards) board.lookOver()
  proofs.push(...ended.proofs)
  return ended.proofs
}

export const undoing = (): boolean => session?.undoing ?? false

export function noteBoard(board: Transcript): void {
  session?.boards.push(board)
}

export function noteProof(game: string, clause: string): void {
  session?.proofs.push({ test: session.title, game, clause })
}
