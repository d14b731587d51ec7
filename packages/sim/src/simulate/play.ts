import { type Agent, type Failure, chooseFor } from '@fudaba/ai'
import { type Match, type PlayerName, Random } from '@fudaba/kernel'
import { type Game, Var, playerName } from '@fudaba/kernel/rules'
import { answer, deciding } from '@fudaba/kernel/search'
import { uncounted } from './coverage.ts'

/** What is kept of a game that was played. */
export interface GameRecord {
  readonly winner: PlayerName | null
  /** Why it ended; null if it was stopped at the bound. */
  readonly ending: string | null
  /** Who had the first turn; null if it went by without a decision, `shared` if turns are nobody's own. */
  readonly first: PlayerName | 'shared' | null
  readonly decisions: number
  readonly turns: number
  /** Answers that greedy gave in place of an agent that failed. */
  readonly failures: readonly Failure[]
}

/** Called with every answer before it is given: coverage counts the chosen actions. */
export type Watch = (g: Game, picks: readonly number[]) => void

/** Plays a match on to its end, or to the game's bound. */
export function playOut(match: Match, agents: readonly [Agent, Agent], watch?: Watch): GameRecord {
  const { game, rules, seed } = match
  // Each seat has a random generator of its own, apart from the game's: what one agent draws changes nothing else.
  const dice = [new Random(`${seed}/P1`), new Random(`${seed}/P2`)]
  let first: GameRecord['first'] = null
  const failures: Failure[] = []
  const onFailure = (failure: Failure): void => void failures.push(failure)
  let decisions = 0
  while (!game.over && decisions < rules.decisionBound) {
    const player = deciding(match)!
    first ??= firstPlayer(match)
    const agent = agents[player]
    if (agent.blind === undefined) {
      const name = playerName(player)
      const ids = uncounted(rules, () => chooseFor(match, agent, dice[player], { onFailure }))
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
    turns: game.get(Var.turn),
    failures,
  }
}

/** What games call the fact that says whose turn it is. */
const TURN_FACTS = ['turnPlayer', 'turnFighter'] as const

/**
 * Whose turn the first one is, told at a decision in it; null at any other. Who is asked before it tells nothing: that
 * may be who goes second (アクエリアンエイジ base.1.1.5) or who chooses the first player (ラストクロニクル 8.2), and a
 * fact may stand for nobody yet (ヴァンガード 5.4.3).
 */
function firstPlayer({ rules, game }: Match): GameRecord['first'] {
  if (game.get(Var.turn) !== 1) return null
  const facts = rules.facts(game)
  const named = TURN_FACTS.find((fact) => fact in facts)
  return named === undefined ? 'shared' : (facts[named] as PlayerName)
}
