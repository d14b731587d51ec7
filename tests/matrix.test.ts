import {
  baselines,
  gaps,
  indexProblems,
  misdeclared,
  rulingProblems,
  staleProofs,
  undeclared,
  unproved,
} from '@fudaba/kernel/testing'
import { describe, expect, test } from 'vitest'
import { collectGame, forEachGame, keptProofs, loadGame } from './games.ts'

// A list in a failure is the list of what is still to be done, row by row.
await forEachGame(async (game) => {
  const { rules, exported } = await loadGame(game)
  const tests = await collectGame(game)
  const runs = await baselines(rules, tests)
  const kept = keptProofs(game)

  describe(`clause matrix of ${game.name}`, () => {
    for (const gap of gaps(rules)) test.todo(gap)

    test('every row says what it must', () => expect(indexProblems(rules, exported)).toEqual([]))

    test('every enforced clause is carried out by a declaration', () => expect(undeclared(rules)).toEqual([]))

    test('only enforced clauses, and the frame of procedures, are carried out', () =>
      expect(misdeclared(rules)).toEqual([]))

    test('every enforced clause is proved by a test in which it fired', () =>
      expect(unproved(rules, runs)).toEqual([]))

    test('every ruling is held by a test, and is about clauses and settings that exist', () =>
      expect(
        rulingProblems(
          rules,
          tests.map((t) => t.title),
        ),
      ).toEqual([]))

    test('the proofs kept with the game are those of its tests (npm run rules:ablate -- --proofs writes them)', () =>
      expect(staleProofs(rules, runs, kept)).toEqual([]))
  })
})
