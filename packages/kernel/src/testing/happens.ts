import { commit } from '../changes/gateway.ts'
import { run } from '../running/loop.ts'
import type { Verb } from '../game/book.ts'
import type { Transcript } from './transcript.ts'

/** Carries out a verb as if some card did. Words of the board stand for their rows, P1 and P2 for the players. */
export function happens(g: Transcript, verb: Verb, ...args: readonly (string | number)[]): void {
  const { game } = g.match
  const [a = 0, b = 0, c = 0, d = 0, e = 0] = args.map((arg) =>
    typeof arg === 'number' ? arg : arg === 'P1' ? 0 : arg === 'P2' ? 1 : g.names.row(arg),
  )
  game.propose(verb, a, b, c, d, e)
  commit(game)
  run(game)
}
