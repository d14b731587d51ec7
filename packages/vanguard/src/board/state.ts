import { type Game, NONE, type Player, Var, atom } from '@fudaba/kernel/rules'
import { book, change } from '../book.ts'

export const turnFighterIs = book.variable('turnFighter')
export const turnFighter = (g: Game): Player => g.get(turnFighterIs) as Player
export const phases = ['stand', 'draw', 'ride', 'main', 'battle', 'end'] as const
export type Phase = (typeof phases)[number]
/** Number of the phase plus one, so that 0 is none. */
export const phaseIs = book.variable('phase')
export const inPhase = (g: Game, phase: Phase): boolean => phases[g.get(phaseIs) - 1] === phase

/** Steps of a battle (7.2 to 7.7); number plus one, so that 0 is none. */
export const battleSteps = ['start', 'attack', 'guard', 'drive', 'damage', 'close'] as const
export type BattleStep = (typeof battleSteps)[number]
export const stepIs = book.variable('step')
export const entersStep = (g: Game, step: BattleStep | null): void =>
  g.variable(stepIs, step === null ? 0 : battleSteps.indexOf(step) + 1)

/** ヴァンガードダメージ (3.9.2): dealt, and not yet processed. */
export const vanguardDamage = book.counter('vanguardDamage')

export const scopes = {
  turn: book.scope('turn'),
  battle: book.scope('battle'),
  /** アタックサブフェイズ (7.1.2): the battle and what comes after what lasts for it. */
  attackSubPhase: book.scope('attackSubPhase'),
  /** The turn and what comes after what lasts for it (6.8.1.5). */
  wholeTurn: book.scope('wholeTurn'),
}

const begins = change('beginTurn', (g, player) => {
  g.variable(turnFighterIs, player)
  g.variable(Var.turn, g.get(Var.turn) + 1)
  atom.forgetDeparted(g)
  g.emit(g.verbNow, NONE, player, g.get(Var.turn))
})
export function beginTurn(g: Game, player: Player): void {
  g.propose(begins, player)
  g.propose(book.kernelVerb('beginScope'), scopes.wholeTurn.id)
  g.propose(book.kernelVerb('beginScope'), scopes.turn.id)
}

/** Won or lost by what a card says (1.2.5). */
export const byEffect = book.ending('effect')

/** Of each fighter: in which turn cards were called onto circles, and how many (11.19). */
export const calledIn = book.counter('calledIn')
export const calledTimes = book.counter('calledTimes')
export const calledThisTurn = (g: Game, player: Player): number =>
  g.counter(calledIn, player) === g.get(Var.turn) ? g.counter(calledTimes, player) : 0
export function noteCall(g: Game, player: Player): void {
  const times = calledThisTurn(g, player) + 1
  g.setCounter(calledIn, player, g.get(Var.turn))
  g.setCounter(calledTimes, player, times)
}
/** In which turn a card was last put into the soul otherwise than by a ride (11.29.2). */
export const chargedIn = book.counter('chargedIn')
export const chargedThisTurn = (g: Game, player: Player): boolean =>
  g.counter(chargedIn, player) === g.get(Var.turn)
export const noteCharge = (g: Game, player: Player): void => g.setCounter(chargedIn, player, g.get(Var.turn))
