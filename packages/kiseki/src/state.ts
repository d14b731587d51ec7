import { type Game, type Player, opponent } from '@fudaba/kernel'
import { book } from './book.ts'

/** Who is who, what the players have, and in which state a card is. */

/** イニシアチブプレイヤー: set for the turn. */
export const initiativeIs = book.variable('initiative')
export const initiative = (g: Game): Player => g.get(initiativeIs) as Player

/** The player whose step it is, plus one; 0 outside steps (702.2). */
export const stepOf = book.variable('stepOf')

/** プライマリープレイヤー: whose step it is, else the initiative player (702.3). */
export const primary = (g: Game): Player =>
  g.get(stepOf) === 0 ? initiative(g) : ((g.get(stepOf) - 1) as Player)
export const other = (g: Game): Player => opponent(primary(g))

/** Which step is going on; the deployment step alone allows UNIT and ITEM (703.8c-1). */
export const stepIs = book.variable('step')
export const STEP = { none: 0, draw: 1, homebase: 2, deployment: 3, selection: 4, resolution: 5 } as const

/** 絆. */
export const bond = book.counter('bond')
/** CP・EPプール (302). */
export const cpPool = book.counter('cp')
export const epPool = book.counter('ep')
/** Tried to draw from an empty deck since the last rule processing (1102.1). */
export const drewNothing = book.counter('drewNothing')

/** スタン状態 (1306.2). */
export const stunned = book.column('stunned')
export const isStunned = (g: Game, row: number): boolean => g.object(row, stunned) === 1
export const isReady = (g: Game, row: number): boolean => !g.turned(row)

/** サポートの属性 (1309). */
export const support = book.column('support')
/** 呪いの属性 (1338). */
export const cursed = book.column('cursed')

export const scopes = {
  turn: book.scope('turn'),
  battle: book.scope('battle'),
}
