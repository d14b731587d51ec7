import { type Game, type Player, opponent } from '@fudaba/kernel/rules'
import { book, rule } from '../book.ts'

/** Who is who, what the players have, and in which state a card is. */

/** イニシアチブプレイヤー: set for the turn. */
export const initiativeIs = book.variable('initiative')
export const initiative = (g: Game): Player => g.get(initiativeIs) as Player

/** The player whose step it is, plus one; 0 outside steps (702.2). */
export const stepOf = book.variable('stepOf')

/** プライマリープレイヤー: whose step it is, else the initiative player (702.3). */
export const primary = rule(
  '702.3',
  (g: Game): Player => (g.get(stepOf) === 0 ? initiative(g) : ((g.get(stepOf) - 1) as Player)),
  initiative,
)
/** 非プライマリープレイヤー. */
export const nonPrimary = (g: Game): Player => opponent(primary(g))

/** Which phase and which step is going on; the deployment step alone allows UNIT and ITEM (703.8c-1). */
export const phaseIs = book.variable('phase')
export const PHASE = { none: 0, preparation: 1, battle: 2, recovery: 3 } as const
export const stepIs = book.variable('step')
export const STEP = { none: 0, draw: 1, homebase: 2, deployment: 3, selection: 4, resolution: 5 } as const
export type StepName = keyof typeof STEP
export const phaseNames = Object.keys(PHASE) as readonly (keyof typeof PHASE)[]
export const stepNames = Object.keys(STEP) as readonly StepName[]

/**
 * The card whose craft is being played, plus one. Its crafts count until that is done, though its own cost may silence
 * them: one that waits for this very play has then triggered (1211.10).
 */
export const craftPlayedBy = book.variable('craftPlayedBy')

/** 絆. */
export const bond = book.counter('bond')
/** CP・EPプール (302). */
export const cpPool = book.counter('cp')
export const epPool = book.counter('ep')
/** 301.1: what is paid from, by name. */
export const pools = { cp: cpPool, ep: epPool }
/** Tried to draw from an empty deck since the last rule processing (1102.1). */
export const drewNothing = book.counter('drewNothing')
export const hasDrawnNothing = (g: Game, player: Player): boolean => g.counter(drewNothing, player) === 1
/** Whether a rule action is due (804.13f): the loss of 1102.1 is the only one. */
export const ruleActionsWait = (g: Game): boolean => hasDrawnNothing(g, 0) || hasDrawnNothing(g, 1)

/** スタン状態 (1306.2). */
export const stunned = book.column('stunned')
export const isStunned = (g: Game, row: number): boolean => g.object(row, stunned) === 1
/** 402.1: every state, by name. The only one is stun. */
export const states = { stunned }

/** サポートの属性 (1309), 呪いの属性 (1338). */
export const support = book.column('support')
export const cursed = book.column('cursed')
/** 属性 (401). */
export const attributes = { support, cursed }

/** 'このターン中', 'このフェイズ中', 'このステップ中', 'この戦闘中'. */
export const scopes = {
  game: book.scope('game'),
  turn: book.scope('turn'),
  phase: book.scope('phase'),
  step: book.scope('step'),
  battle: book.scope('battle'),
}
