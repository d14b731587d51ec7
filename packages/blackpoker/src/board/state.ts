import { type Game, type Player, opponent } from '@fudaba/kernel/rules'
import { book } from '../book.ts'

/** ターンプレイヤー: whose turn it is. */
export const turnPlayerIs = book.variable('turnPlayer')
export const turnPlayer = (g: Game): Player => g.get(turnPlayerIs) as Player
export const nextPlayer = (g: Game): Player => opponent(turnPlayer(g))

/** チャンス: who has it. */
export const chanceHolder = book.variable('chance')

/** Scope of what is counted "once a turn". */
export const TURN = 1
