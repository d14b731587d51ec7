import { agentNamed, chooseFor } from '@fudaba/ai'
import { type GameRules, Match, type PlayerName, type Position, Random, toPosition } from '@fudaba/kernel'
import { Var, playerNumber } from '@fudaba/kernel/rules'
import { type Solution, solve } from '../solve/solver.ts'
import { beginPuzzle } from './puzzle.ts'

/** A moment of a simulated game in which a player can win in his turn and may well miss it. */
export interface FoundPosition {
  readonly seed: string
  readonly turn: number
  readonly side: PlayerName
  readonly position: Position
  /** Whether the hand of the other was taken away, so that the position can be looked at whole. */
  readonly bare: boolean
  readonly solution: Solution
  /** What greedy does there, if that misses the win: the answer in Japanese. */
  readonly missedByGreedy: string | null
}

/** How far the search for puzzles goes. */
export interface FindOptions {
  /** Answers the solver may carry out for each position. */
  readonly budget: number
  /** So many turns before the end are looked at. */
  readonly turns: number
}

/** Plays one game of greedy against greedy and looks for puzzles near its end. */
export function findPuzzles(rules: GameRules, seed: string, options: FindOptions): FoundPosition[] {
  const match = new Match({ rules, seed })
  const starts = playThrough(match)
  const found: FoundPosition[] = []
  for (const { at, turn } of starts.slice(-options.turns).reverse()) {
    match.undo(at)
    const side = match.decision!.player
    for (const { position, bare } of variants(match, side)) {
      const each = examine(rules, position, side, options.budget)
      if (each === null) continue
      found.push({ seed, turn, side, position, bare, ...each })
      break
    }
  }
  return found
}

/** Plays to the end; the first open window of whoever has the turn, in each turn. */
function playThrough(match: Match): { at: number; turn: number }[] {
  const greedy = agentNamed('greedy')
  const random = new Random(`${match.seed}/greedy`)
  const starts: { at: number; turn: number }[] = []
  for (let left = match.rules.decisionBound; match.decision !== null && left > 0; left--) {
    const { decision, game } = match
    const turn = game.get(Var.turn)
    const { window } = match.rules.table
    const isOwn =
      decision.shape === 'act' &&
      decision.candidates.length > 1 &&
      (window === undefined || window(match.view(decision.player)) === 'own')
    if (isOwn && starts.at(-1)?.turn !== turn) starts.push({ at: match.inputs.length, turn })
    match.answer(decision.player, chooseFor(match, greedy, random))
  }
  return starts
}

/** The position as it is, and without the other's hand. None in the middle of something. */
function variants(match: Match, side: PlayerName): { position: Position; bare: boolean }[] {
  const position = toPosition(match)
  // A puzzle is a board that people can read.
  if (position.underWay !== undefined) return []
  const other = side === 'P1' ? 'P2' : 'P1'
  const theirs = position[other] as Readonly<Record<string, unknown>> | undefined
  if (theirs?.['hand'] === undefined) return [{ position, bare: false }]
  const { hand: _, ...rest } = theirs
  return [
    { position, bare: false },
    { position: { ...position, [other]: rest } as Position, bare: true },
  ]
}

/** Worth showing: there is a win, half of the first answers or more miss it, and it takes two answers or more. */
function examine(
  rules: GameRules,
  position: Position,
  side: PlayerName,
  budget: number,
): { solution: Solution; missedByGreedy: string | null } | null {
  const match = beginPuzzle(rules, { game: rules.name, position })
  if (match.decision?.player !== side) return null
  const goal = { side: playerNumber(side), kind: 'win', lastTurn: match.game.get(Var.turn) } as const
  const quick = solve(match, goal, { budget, firsts: 'one' })
  if (quick.verdict !== 'reached') return null
  const solution = solve(match, goal, { budget: budget * 2 })
  const reached = solution.firsts.filter(({ verdict }) => verdict === 'reached')
  const missed = solution.firsts.filter(({ verdict }) => verdict === 'missed')
  const own = (reached[0]?.line ?? []).filter(({ player }) => player === side)
  if (missed.length < 2 || missed.length < reached.length || own.length < 2) return null
  const ids = chooseFor(match, agentNamed('greedy'), new Random('greedy')).join()
  return { solution, missedByGreedy: missed.find((first) => first.ids.join() === ids)?.words.ja ?? null }
}
