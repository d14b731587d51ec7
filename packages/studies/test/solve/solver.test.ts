import { describe, expect, test } from 'vitest'
import { blackpoker } from '@fudaba/blackpoker'
import { type Match, type Position, Random, beginFromPosition, choiceOf, idsFor } from '@fudaba/kernel'
import { allAnswers } from '@fudaba/kernel/search'
import { solve } from '../../src/solve/solver.ts'

const board = (position: object): Match =>
  beginFromPosition(blackpoker, {
    format: 'fudaba-position/1',
    game: 'blackpoker',
    turn: 5,
    turnPlayer: 'P1',
    at: 'main',
    ...position,
  } as unknown as Position)

const small = { P1: { soldiers: '♠9 ♠7', hand: '♠5', life: 2 }, P2: { soldiers: '♡6', hand: '♡5', life: 3 } }
const win = { side: 0, kind: 'win', lastTurn: 5 } as const

/** Whether the goal is reached, by trying every answer: slow, and without anything kept. */
function byTryingAll(match: Match): boolean {
  if (match.result !== null) return match.result.winner === 'P1'
  if (match.view(null).turn > win.lastTurn) return false
  const decision = match.decision!
  const outcomes = [...allAnswers(choiceOf(decision))].map((picks) => {
    match.answer(decision.player, idsFor(decision, picks))
    const reached = byTryingAll(match)
    match.undo()
    return reached
  })
  return decision.player === 'P1' ? outcomes.includes(true) : !outcomes.includes(false)
}

describe('the solver', () => {
  test('proves and refutes what trying every answer shows', () => {
    for (const life of [1, 2, 3])
      for (const soldiers of ['♡6', '♡6 ♣8', { barriers: '◇4' }]) {
        const theirs = typeof soldiers === 'string' ? { soldiers, life } : { ...soldiers, life }
        const position = { P1: { soldiers: '♠9', hand: '♣2', life: 1 }, P2: theirs }
        const reached = byTryingAll(board(position))
        const solution = solve(board(position), win, { budget: 50_000 })
        expect({ position, verdict: solution.verdict }).toEqual({
          position,
          verdict: reached ? 'reached' : 'missed',
        })
      }
  })

  test('its lines are legal and end as it says, whatever the loser answers', () => {
    const match = board(small)
    const { firsts } = solve(match, win, { budget: 50_000 })
    for (const { line, verdict } of firsts) {
      const played = board(small)
      for (const { player, ids } of line) played.answer(player, ids)
      expect(played.result?.winner === 'P1').toBe(verdict === 'reached')
    }
    // The loser leaves the line: what he does is answered with a line of its own.
    const random = new Random('replies')
    for (const { ids } of firsts.filter((first) => first.verdict === 'reached')) {
      const played = board(small)
      played.answer('P1', ids)
      while (played.result === null) {
        const decision = played.decision!
        if (decision.player === 'P1') {
          const best = solve(played, win, { budget: 50_000 }).firsts.find(
            (each) => each.verdict === 'reached',
          )!
          played.answer('P1', best.ids)
        } else {
          const answers = [...allAnswers(choiceOf(decision))]
          played.answer('P2', idsFor(decision, answers[random.below(answers.length)]))
        }
      }
      expect(played.result.winner).toBe('P1')
    }
  })

  test('leaves the match as it was', () => {
    const match = board(small)
    const before = match.digest()
    solve(match, win, { budget: 1_000 })
    expect(match.digest()).toBe(before)
    expect(match.decision?.player).toBe('P1')
  })

  test('says when its budget is spent, and decides nothing then', () => {
    const solution = solve(board(small), win, { budget: 3 })
    expect(solution.verdict).toBe('unknown')
  })

  test('who has only to survive does so where the other cannot win in time', () => {
    const match = board({ P1: { hand: '♠5', life: 5 }, P2: { soldiers: '♡6', life: 5 } })
    const solution = solve(match, { side: 0, kind: 'survive', lastTurn: 6 }, { budget: 50_000 })
    expect(solution.verdict).toBe('reached')
  })
})
