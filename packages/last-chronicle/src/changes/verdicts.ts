import { type Game, NONE, type Verdict, allowed } from '@fudaba/kernel/rules'
import { book } from '../book.ts'

/** What rules and cards may forbid or demand. A prohibition wins (2.2). */
book.conflicts('2.2', 'prohibition')

const yes = (): boolean => true

/** Whether a unit may attack. */
export const attack = book.verdict('attack', yes)
/** Whether it may attack together with others (6.7.1). */
export const squadAttack = book.verdict('squadAttack', yes)
/** Whether a unit (asker) may defend against this attacker (subject). */
export const defend = book.verdict('defend', yes)
/** Whether a card (asker) may be used or placed. */
export const use = book.verdict('use', yes)
/** Whether something (subject) may be chosen by what says choose (asker) (15.3.1.1). */
export const beChosen = book.verdict('beChosen', yes)

/** Whether an ability (subject) of a card (asker) triggers or is used at all (15.1.17.2). */
export const useAbility = book.verdict('useAbility', yes)
book.usable(useAbility)

export const may = (g: Game, what: Verdict, asker: number, subject: number = NONE): boolean =>
  allowed(g, what, asker, subject)
