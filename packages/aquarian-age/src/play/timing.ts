import { requirement } from '../book.ts'
import { inMainPhase, turnPlayer } from '../board/state.ts'
import { declared } from '../board/zones.ts'

/** When effects, projects and fast cards are declared at all: in the own main phase, or in response (17-8). */
export const timeForEffects = requirement(
  '17-8',
  (g, player) => g.count(declared, 0) > 0 || (inMainPhase(g) && turnPlayer(g) === player),
)
