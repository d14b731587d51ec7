import type { Transcript } from './transcript.ts'

/** The test that is running: its boards, and what it has proved. */

/** A test in which a clause was really carried out. */
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
  session = { title, undoing, boards: [], proofs: [] }
}

/** Looks over the boards of the test, unless it failed already, and hands back what it proved. */
export function endTest(lookOver: boolean): Proof[] {
  const ended = session
  session = null
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
