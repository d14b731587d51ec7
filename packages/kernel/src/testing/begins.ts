import type { ScopeDef } from '../game/effects.ts'
import { until } from '../changes/durations.ts'
import { commit } from '../changes/gateway.ts'
import { run } from '../running/loop.ts'
import { NONE } from '../state/columns.ts'
import type { Transcript } from './transcript.ts'

interface Lasting {
  readonly values?: readonly number[]
  readonly by?: 'P1' | 'P2'
  readonly until?: ScopeDef
}

/** A continuous effect, by its name, begins now on this card. */
export function begins(g: Transcript, effect: string, on: string, how: Lasting = {}): void {
  const { game } = g.match
  const def = game.book.effects.find((each) => each.name === effect)
  if (def === undefined) throw new Error(`there is no effect ${effect}`)
  const [a = 0, b = 0, c = 0] = how.values ?? []
  const controller = (how.by === 'P2' ? 1 : 0) + (how.until === undefined ? 0 : until(how.until))
  game.propose(game.book.kernelVerb('beginEffect'), def.id, NONE, g.names.row(on), a, controller)
  game.propose(game.book.kernelVerb('noteEffect'), NONE, b, c)
  commit(game)
  run(game)
}
