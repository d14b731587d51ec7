import type { AnswerIds, GameRules, Match, Random } from '@fudaba/kernel'
import type { Thinking } from '@fudaba/table'
import type { CardSet } from '@fudaba/protocol'
import type { Log } from '../log/log.ts'
import type { Timer } from './timer.ts'

/** What rooms need of the world. */
export interface RoomSetting {
  readonly log: Log
  readonly timer: Timer
  readonly loadGame: (name: string) => Promise<GameRules>
  /** What is wrong with cards that somebody brings; absent: rooms take none. */
  readonly faultsOfSet?: (game: string, set: CardSet) => Promise<readonly string[]>
  /** The answer of an agent, from what its player may know. */
  readonly decide: (
    agent: string,
    match: Match,
    random: Random,
    thinking: Thinking,
  ) => AnswerIds | Promise<AnswerIds>
  /** See `PACE_MILLISECONDS`. */
  readonly pace: number
  /** Counts what happened. */
  readonly count?: (what: 'entries' | 'conflicts' | 'faults' | 'opened') => void
  /** Called with what should not have happened; no room ends by it. */
  readonly onFault: (error: unknown) => void
}
