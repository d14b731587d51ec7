import type { Game } from '@fudaba/kernel/rules'
import { book } from '../book.ts'

/** What a battle notes on the table: relations between its UNITs, and bits on each of them (803.3 to 804.11). */

/** From a unit that was chosen to attack to its target; to nobody, it is the player (803.3, 803.5). */
export const declared = book.relation('declared')
/** 攻撃UNIT and 応戦UNIT: kept when they leave, for 804.7 is what takes them out. */
export const attacking = book.relation('attacking', true)
export const countering = book.relation('countering', true)
/** From the counter UNIT to each attack UNIT that it chose to counter (804.11a-1). */
export const countersAt = book.relation('countersAt', true)

/** Who has attacked whom in this battle, also when he is out of it by now (1222.4a). */
export const fought = book.relation('fought', true)

/** '攻撃中', 'スクラム攻撃中', '応戦中', '戦闘中': bits of a column. */
export const STATUS = { attacking: 1, scrum: 2, countering: 4, inBattle: 8 } as const
export const battleStatus = book.column('battleStatus')
export const hasStatus = (g: Game, row: number, status: keyof typeof STATUS): boolean =>
  (g.object(row, battleStatus) & STATUS[status]) !== 0

/** What else is noted on a card, as further bits: a column would be on every object of the game. */
export const NOTED = { refusedAttack: 16, shownForTrigger: 32 } as const
export const isNoted = (g: Game, row: number, what: keyof typeof NOTED): boolean =>
  (g.object(row, battleStatus) & NOTED[what]) !== 0
