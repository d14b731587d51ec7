import { type PlayerName, publicEvents } from '@fudaba/kernel'
import type { Role } from '@fudaba/protocol'
import type { Fold } from './fold.ts'
import { seatOf } from './sight.ts'

/** An answer that gives somebody a window is shown to the others no sooner, whether or not he could do something in it. */
export const PACE_MILLISECONDS = 600

/**
 * Who decided after the answer at this logical time, and who has to decide now. Told from what spectators know, which is
 * the same whatever is hidden.
 */
export function decidersSince({ rules, match, deciding }: Fold, time: number): ReadonlySet<PlayerName> {
  const deciders = new Set<PlayerName>(deciding === null ? [] : [deciding])
  if (match === null) return deciders
  const decided = publicEvents(rules, match.game, null, time).filter(({ event }) => event === 'decide')
  for (const { player } of decided.slice(1)) if (player !== null) deciders.add(player)
  return deciders
}

/** Whether a role has to wait for what these players decide: his own windows are no secret to him. */
export function waits(role: Role, deciders: ReadonlySet<PlayerName>): boolean {
  const seat = seatOf(role)
  return [...deciders].some((each) => each !== seat)
}
