import type { Book, Procedure } from './book.ts'

/**
 * Makes the procedure whose frame holds a batch while replacements for it are decided; `choose` and `consent` are the
 * clauses under which players are asked.
 */
type MakeChangeFrame = (make: Book['procedure'], choose: number, consent: number) => Procedure

let registered: MakeChangeFrame | null = null

/** Late binding: `changes/replace.ts` registers the maker when it is loaded, since it imports this room. */
export function frameChangesWith(how: MakeChangeFrame): void {
  registered = how
}

/** The maker that was registered. */
export const makeChangeFrame: MakeChangeFrame = (make, choose, consent) => registered!(make, choose, consent)
