import { type Agent, type Failure, chooseFor } from '@fudaba/ai'
import {
  type Game,
  type GameRules,
  Match,
  type MatchOptions,
  type PlayerName,
  Random,
  V,
  answer,
  deciding,
  playerName,
} from '@fudaba/kernel'

/** What is kept of a game that was played. */
export interface GameRecord {
  readonly winner: PlayerName | null
  /** Why it ended; null if it was stopped at the bound. */
  readonly ending: string | null
  /** Who had the first turn. */
  readonly first: PlayerName
  readonly decisions: number
  readonly turns: number
  /** Answers that greedy gave in place of an agent that failed. */
  readonly failures: readonly Failure[]
}

export interface GameSetup extends Omit<MatchOptions, 'rules' | 'seed'> {
  readonly rules: GameRules
  readonly seed: string
  readonly agents: readonly [Agent, Agent]
}

/** Whom an `act` answer chose, for coverage. */
export type Watch = (g: Game, picks: readonly number[]) => void

/** Plays a game from its seed; the same seed, decks, settings and agents give the same game. */
export function playGame(setup: GameSetup): GameRecord {
  const { rules, seed, agents, decks, config } = setup
  return playOut(new Match({ rules, seed, decks, config }), agents)
}

/** Plays a match on to its end, or to the game's bound. */
export function playOut(match: Match, agents: readonly [Agent, Agent], watch?: Watch): GameRecord {
  const { game, rules, seed } = match
  // Each seat has chance of its own, apart from the game's: what one agent draws moves nothing else.
  const dice = [new Random(`${seed}/P1`), new Random(`${seed}/P2`)]
  const first = firstPlayer(match)
  const failures: Failure[] = []
  const onFailure = (failure: Failure): void => void failures.push(failure)
  let decisions = 0
  while (!game.over && decisions < rules.decisionBound) {
    const player = deciding(match)!
    const agent = agents[player]
    if (agent.blind === undefined) {
      const name = playerName(player)
      const ids = chooseFor(match, agent, dice[player], { onFailure })
      watch?.(game, [match.decision!.candidates.findIndex((c) => c.id === ids[0])])
      match.answer(name, ids)
    } else {
      const picks = agent.blind(game.offer, dice[player])
      watch?.(game, picks)
      answer(game, picks)
    }
    decisions++
  }
  const { result } = match
  return {
    winner: result?.winner ?? null,
    ending: result?.ending ?? null,
    first,
    decisions,
    turns: game.get(V.turn),
    failures,
  }
}

/** Whose turn it is at the first decision; where turns are nobody's, who decides first. */
function firstPlayer(match: Match): PlayerName {
  const { turnPlayer } = match.rules.facts(match.game)
  if (turnPlayer === 'P1' || turnPlayer === 'P2') return turnPlayer
  return playerName(deciding(match) ?? 0)
}
