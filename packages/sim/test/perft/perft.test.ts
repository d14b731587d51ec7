import { blackpoker } from '@fudaba/blackpoker'
import { type GameRules, Match, idsFor } from '@fudaba/kernel'
import { allAnswers } from '@fudaba/kernel/search'
import { expect, test } from 'vitest'
import { perft } from '../../src/index.ts'

const rules = blackpoker as unknown as GameRules

/** The same count without undo: every sequence is played from a fresh start. */
function countFromScratch(seed: number, depth: number): number {
  const replay = (path: readonly (readonly string[])[]): Match => {
    const match = new Match({ rules, seed })
    for (const ids of path) match.answer(match.decision!.player, ids)
    return match
  }
  const count = (path: readonly (readonly string[])[]): number => {
    const match = replay(path)
    const { decision } = match
    if (decision === null || path.length === depth) return path.length === depth ? 1 : 0
    let sum = 0
    for (const picks of allAnswers(match.game.offer)) sum += count([...path, idsFor(decision, picks)])
    return sum
  }
  return count([])
}

test('perft counts the legal sequences of every length', () => {
  const { counts } = perft({ rules, seed: 1, depth: 3 })
  expect(counts).toEqual([1, 2, 3].map((depth) => countFromScratch(1, depth)))
})

test('perft gives the same counts and digest again', () => {
  expect(perft({ rules, seed: 5, depth: 3 })).toEqual(perft({ rules, seed: 5, depth: 3 }))
})

test('perft has another digest for another deal', () => {
  expect(perft({ rules, seed: 1, depth: 2 }).digest).not.toBe(perft({ rules, seed: 2, depth: 2 }).digest)
})

test('perft at depth 0 has the digest of the start alone', () => {
  const { counts, ended, digest } = perft({ rules, seed: 1, depth: 0 })
  expect(counts).toEqual([])
  expect(ended).toBe(0)
  expect(digest).toMatch(/^[0-9a-f]{16}$/)
})
