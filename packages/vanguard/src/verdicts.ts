import { type Game, NONE, allowed } from '@fudaba/kernel'
import { book, rule } from './book.ts'
import { printed } from './cards.ts'
import { shareClan, unitsOf } from './units.ts'

/** What cards may say about what can be done: asked with who does it and to whom. */

const yes = (): boolean => true
/** 選ばれる: (source of the text, card). */
export const beChosen = book.verdict('be chosen', yes)
export const attackWith = book.verdict('attack', yes)
export const useAbility = book.verdict('use ability', yes)
book.usable(useAbility)
/** Whatever forbids wins (1.3.3). */
book.conflicts('1.3.3', 'prohibition')

export const hasKeyword = (
  g: Game,
  row: number,
  word: NonNullable<ReturnType<typeof printed>['keywords']>[number],
) => g.cardOf(row) !== NONE && printed(g, g.cardOf(row)).keywords?.includes(word) === true

/** 拘束: it is not chosen to attack (11.5.1). */
const restrained = rule(
  '11.5.1',
  (g: Game, row: number): boolean => hasKeyword(g, row, 'restraint'),
  () => false,
)
/** 盟主: nor is this one beside a unit with which it shares no clan (11.8.1). */
const leaderless = rule(
  '11.8.1',
  (g: Game, row: number): boolean =>
    hasKeyword(g, row, 'lord') && unitsOf(g, g.controller(row)).some((other) => !shareClan(g, row, other)),
  () => false,
)
export const mayBeAttacker = (g: Game, row: number): boolean =>
  !restrained(g, row) && !leaderless(g, row) && allowed(g, attackWith, row, NONE)
