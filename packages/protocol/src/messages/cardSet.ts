import { z } from 'zod'

/** Longest card set, in bytes as it is sent. */
export const LONGEST_SET = 2_000_000
/** Most cards in it. */
export const MOST_CARDS = 2_000

/**
 * Cards that somebody brings into a room, as printed data in the game's own form (that of a replay), and English for
 * their words. It is known by the hash of its text.
 */
export const cardSet = z.strictObject({
  cards: z
    .array(z.record(z.string().max(80), z.unknown()))
    .min(1)
    .max(MOST_CARDS),
  words: z
    .record(z.string().max(80), z.record(z.string().min(1).max(200), z.string().min(1).max(200)))
    .default({}),
})
/** Cards that somebody brings into a room. */
export type CardSet = z.infer<typeof cardSet>
