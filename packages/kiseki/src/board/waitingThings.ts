import { type Game, NONE } from '@fudaba/kernel/rules'
import { copies, isPseudoCard } from './pseudoCards.ts'
import { actionOf } from './standsFor.ts'

/** What lies in the waiting zone: cards, their pseudo-cards, and abilities (1204.2i, 1204.2j). */

/** An ability that was played, or scrum support; not a card. */
export const isAbility = (g: Game, row: number): boolean =>
  isPseudoCard(g, row) && g.cardOf(row) === NONE && g.object(row, copies) === 0

/** The card whose art is being paid for, for as long as texts are asked about its cost; else NONE. */
export const artAsked = { row: NONE }

const isPlayOf = (g: Game, row: number, name: string): boolean =>
  isPseudoCard(g, row) && actionOf(g, row)?.name === name

/** An art that waits, or the card whose art is being paid for. */
export const isPlayOfArt = (g: Game, row: number): boolean =>
  isPlayOf(g, row, 'play-art') || (row !== NONE && artAsked.row === row)
/** Scrum support is an action of the rules, no card and no ability (1218.1). */
export const isSupport = (g: Game, row: number): boolean => isPlayOf(g, row, 'scrum-support')
