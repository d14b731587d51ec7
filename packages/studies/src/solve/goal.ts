import { type Game, NONE, type Player, Var } from '@fudaba/kernel/rules'

/** What one side has to bring about, whatever the other does. */
export interface Goal {
  readonly side: Player
  /** `win`: to win before the turn ends; `survive`: not to have lost when it ends. */
  readonly kind: 'win' | 'survive'
  /** Number of the last turn that counts. */
  readonly lastTurn: number
}

/** Whether the goal is reached, missed, or neither yet. A draw is no win and no loss. */
export function outcome(g: Game, { side, kind, lastTurn }: Goal): 'reached' | 'missed' | null {
  if (g.over) {
    const winner = g.get(Var.winner)
    if (kind === 'win') return winner === side ? 'reached' : 'missed'
    return winner === NONE || winner === side ? 'reached' : 'missed'
  }
  if (g.get(Var.turn) <= lastTurn) return null
  return kind === 'win' ? 'missed' : 'reached'
}
