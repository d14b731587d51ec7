import type { DeckLine } from './kept.ts'

/** A deck while it is built. */
export interface Draft {
  readonly name: string
  /** Settings of the rules that are not the usual ones. */
  readonly config: Readonly<Record<string, string | number | boolean>>
  /** Copies by card id, in the order in which they came. */
  readonly counts: ReadonlyMap<string, number>
  /** Lines whose cards are gone: kept until they are taken out. */
  readonly missing: readonly DeckLine[]
}

/** More copies than any deck has. */
const MOST = 200

/** The draft with so many copies more, or fewer, of a card. */
export function withCopies(draft: Draft, id: string, more: number): Draft {
  const counts = new Map(draft.counts)
  const count = Math.min(MOST, Math.max(0, (counts.get(id) ?? 0) + more))
  if (count === 0) counts.delete(id)
  else counts.set(id, count)
  return { ...draft, counts }
}

/** Ids, one for each copy. */
export const copiesIn = ({ counts }: Draft): string[] =>
  [...counts].flatMap(([id, n]) => Array.from({ length: n }, () => id))
