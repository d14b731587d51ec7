import { book } from '../book.ts'

/** What cards add to the free cost of a card (asker), and take off it (5.2.2.2). */
export const costRises = book.query('costRises', () => 0)
export const costFalls = book.query('costFalls', () => 0)

/** What cards add to the free cost of abilities of a card (asker), and take off it. */
export const abilityRises = book.query('abilityRises', () => 0)
export const abilityFalls = book.query('abilityFalls', () => 0)
