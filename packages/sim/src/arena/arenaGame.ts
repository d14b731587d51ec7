import { type Agent, type Failure, chooseFor } from '@fudaba/ai'
import { systemClock } from '@fudaba/ai/clock'
import { type GameRules, Match, type MatchOptions, Random } from '@fudaba/kernel'
import { deciding } from '@fudaba/kernel/search'
import { type Player, playerName } from '@fudaba/kernel/rules'

/** Two agents, each with its deck; which seat they have changes from game to game. */
export interface Contest {
  readonly rules: GameRules
  readonly agents: readonly [Agent, Agent]
  readonly seed: string
  readonly decks?: MatchOptions['decks']
  readonly config?: MatchOptions['config']
}

export interface ArenaGame {
  /** Of the first agent: 1 for a win, half for a draw. */
  readonly score: number
  /** Why it ended; null if it was stopped at the bound. */
  readonly ending: string | null
  readonly turns: number
  readonly seconds: number
  readonly thinking: readonly [Thinking, Thinking]
  readonly failures: readonly Failure[]
}

/** What an agent spent on its decisions. */
export interface Thinking {
  readonly decisions: number
  readonly seconds: number
  readonly longest: number
}

/** The same seed twice with changed seats: whoever has the better cards or the first turn has them both times. */
export const playPair = (contest: Contest, number: number): [ArenaGame, ArenaGame] => [
  playArenaGame(contest, number, 0),
  playArenaGame(contest, number, 1),
]

/** `seat` is that of the first agent. */
export function playArenaGame(contest: Contest, number: number, seat: Player): ArenaGame {
  const { rules, agents, config } = contest
  const seed = `${contest.seed}/${number}`
  const decks = contest.decks === undefined || seat === 0 ? contest.decks : swapped(contest.decks)
  const match = new Match({ rules, seed, decks, config })
  const dice = agents.map((_, i) => new Random(`${seed}/${i}`))
  const thinking = agents.map(() => ({ decisions: 0, seconds: 0, longest: 0 }))
  const failures: Failure[] = []
  const start = systemClock.now()
  for (let left = rules.decisionBound; left > 0; left--) {
    const player = deciding(match)
    if (player === null) break
    const who = player === seat ? 0 : 1
    const before = systemClock.now()
    const ids = chooseFor(match, agents[who], dice[who], { onFailure: (failure) => failures.push(failure) })
    const spent = (systemClock.now() - before) / 1000
    match.answer(playerName(player), ids)
    const own = thinking[who]
    own.decisions++
    own.seconds += spent
    own.longest = Math.max(own.longest, spent)
  }
  const { result } = match
  const winner = result?.winner ?? null
  return {
    score: winner === null ? 0.5 : winner === playerName(seat) ? 1 : 0,
    ending: result?.ending ?? null,
    turns: match.view(null).turn,
    seconds: (systemClock.now() - start) / 1000,
    thinking: [thinking[0], thinking[1]],
    failures,
  }
}

const swapped = <T>([first, second]: readonly [T, T]): [T, T] => [second, first]
