import { type Game, NONE, type Verdict, allowed } from '@fudaba/kernel/rules'
import { book } from '../book.ts'

/** What rules and cards may forbid or demand. A prohibition wins (104.4). */
book.conflicts('104.4', 'prohibition')

const yes = (): boolean => true
const no = (): boolean => false

/** Whether a unit may attack at all. */
export const attack = book.verdict('attack', yes)
/** Whether this unit (asker) may attack that one (subject; NONE is the player). */
export const attackAt = book.verdict('attackAt', yes)
/** Whether a unit may attack alone, or in a scrum; and whether it may so attack that one. */
export const attackAlone = book.verdict('attackAlone', yes)
export const scrumAttack = book.verdict('scrumAttack', yes)
export const attackAloneAt = book.verdict('attackAloneAt', yes)
export const scrumAttackAt = book.verdict('scrumAttackAt', yes)
/** Whether this unit (asker) may choose that attacker (subject) as the one it counters. */
export const counter = book.verdict('counter', yes)
/** Whether this unit (asker) counters several at once, this attacker (subject) among them (1327.1). */
export const counterToo = book.verdict('counterToo', no)
/** Whether the attack of this unit can overkill (1319). */
export const overkill = book.verdict('overkill', yes)
/** Whether a stunned unit (asker) costs its controller bond (1307). */
export const stunDamage = book.verdict('stunDamage', yes)
/** Whether a stunned unit (asker) can be put into the trails at the end of the turn (705.6). */
export const goToTrails = book.verdict('goToTrails', yes)
/** Whether a card (asker) may be readied. */
export const readying = book.verdict('ready', yes)
/** Whether a card (asker) may be played. */
export const play = book.verdict('play', yes)

/** Whether a card (asker) may be turned face up. */
export const turningUp = book.verdict('turnUp', yes)
/** Whether a UNIT or ITEM (asker) may be played from where it lies face down in the homebase. */
export const playingFromHomebase = book.verdict('playFromHomebase', no)
/** Whether this UNIT (asker) may support that one (subject). */
export const supporting = book.verdict('scrumSupport', yes)

/** Whether a card (asker) comes to the field actioned, whatever else is said. */
export const enteringTurned = book.verdict('enteringTurned', no)
/** Whether this object (subject) may be made a target by the text of that one (asker). */
export const targeting = book.verdict('targeting', yes)

/** How many hand cards the attack of a unit (asker) demands; without them it is off (804.3). */
export const attackDemands = book.query('attackDemands', () => 0)

export const may = (g: Game, what: Verdict, asker: number, subject: number = NONE): boolean =>
  allowed(g, what, asker, subject)
