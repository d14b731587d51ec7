import { describe, expect, test } from 'vitest'
import { Match, idsFor } from '@fudaba/kernel'
import { playerNumber } from '@fudaba/kernel/rules'
import { forecastOf } from '../../src/index.ts'
import { simulateAnswer } from '../../src/host/forecast.ts'
import { playThrough, rules, words } from '../game.ts'

/** What each action of the first open window of a player would bring. */
function firstWindow(seed: number): { match: Match; all: Map<string, string[]> } {
  const all = new Map<string, string[]>()
  let found: Match | undefined
  playThrough(seed, (match) => {
    const { decision } = match
    if (found !== undefined || decision?.player !== 'P1' || decision.shape !== 'act') return
    found = match
    const before = match.digest()
    for (const [i, { name }] of decision.candidates.entries()) {
      const worlds = simulateAnswer(rules, match.game, 0, idsFor(decision, [i]))
      all.set(name ?? '', [...forecastOf(words('en'), match.view('P1'), worlds, []).lines])
    }
    expect(match.digest()).toBe(before)
  })
  return { match: found!, all }
}

describe('a forecast', () => {
  test('a forecast tells what an answer leads to and does not change the game', () => {
    const { all } = firstWindow(4)
    expect(all.size).toBeGreaterThan(0)
    expect([...all.values()].some((lines) => lines.length > 0)).toBe(true)
  })

  test('a forecast is the same whatever the opponent really holds', () => {
    playThrough(3, (match) => {
      const { decision } = match
      if (decision?.shape !== 'act' || match.inputs.length > 12) return
      const player = playerNumber(decision.player)
      const ids = idsFor(decision, decision.candidates.length === 0 ? [] : [0])
      const [once, again] = [0, 1].map(() =>
        forecastOf(
          words('en'),
          match.view(decision.player),
          simulateAnswer(rules, match.game, player, ids),
          [],
        ),
      )
      expect(again).toEqual(once)
    })
  })

  test('a forecast for a player who is not asked is empty', () => {
    const match = new Match({ rules, seed: 1 })
    const other = match.decision!.player === 'P1' ? 1 : 0
    expect(simulateAnswer(rules, match.game, other, [])).toEqual([])
  })

  // The page asks about the marked button; the question may be another one by the time the host hears of it.
  test('a forecast of a pass is empty where the question has to be answered', () => {
    let asked = 0
    playThrough(3, (match) => {
      const { decision } = match
      if (decision === null || (decision.shape === 'act' ? decision.pass : decision.min === 0)) return
      asked++
      expect(simulateAnswer(rules, match.game, playerNumber(decision.player), [])).toEqual([])
    })
    expect(asked).toBeGreaterThan(0)
  })
})
