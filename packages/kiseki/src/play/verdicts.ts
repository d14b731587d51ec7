import { book } from '../book.ts'

/** What cards may say about playing; `play` itself is among the verdicts of the battle. */

/** Whether a card (asker) may be turned face up. */
export const turningUp = book.verdict('turnUp', () => true)
/** Whether a UNIT or ITEM (asker) may be played from where it lies face down in the homebase. */
export const playingFromHomebase = book.verdict('playFromHomebase', () => false)
/** Whether this UNIT (asker) may support that one (subject). */
export const supporting = book.verdict('scrumSupport', () => true)
