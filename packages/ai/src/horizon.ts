import { type Game, V } from '@fudaba/kernel'

/** The number of the turn, which is what the moment of judging is counted in. */
export const turnOf = (g: Game): number => g.get(V.turn)
