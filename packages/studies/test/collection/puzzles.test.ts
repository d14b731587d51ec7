import { describe, expect, test } from 'vitest'
import { aquarianAge } from '@fudaba/aquarian-age'
import { blackpoker } from '@fudaba/blackpoker'
import { type GameRules, KernelError } from '@fudaba/kernel'
import { checkPuzzle } from '../../src/puzzle/check.ts'
import { findPuzzles } from '../../src/puzzle/find.ts'
import { hintsOf } from '../../src/puzzle/hints.ts'
import { beginPuzzle } from '../../src/puzzle/puzzle.ts'
import { puzzlesOf } from '../../src/collection/puzzlesOf.ts'

const rulesOf: Readonly<Record<string, GameRules>> = {
  blackpoker: blackpoker as GameRules,
  'aquarian-age': aquarianAge as GameRules,
}
const all = (await Promise.all(Object.keys(rulesOf).map(puzzlesOf))).flat()

describe('the puzzles that come with the games', () => {
  test.each(all.map((puzzle) => [puzzle.id, puzzle] as const))('%s is sound', (_, puzzle) => {
    const { solution, faults } = checkPuzzle(rulesOf[puzzle.game], puzzle)
    expect(faults).toEqual([])
    expect(solution.incomplete).toBe(false)
    expect(hintsOf(puzzle, solution).length).toBeGreaterThan(puzzle.hints.length)
  })

  test('their ids differ, and a game without puzzles has none', async () => {
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
    expect(await puzzlesOf('chess')).toEqual([])
    expect(await puzzlesOf('constructor')).toEqual([])
  })
})

describe('a puzzle that is not sound', () => {
  const [sound] = all.filter(({ id }) => id === 'aquarian-age-2')

  test('more right first answers than it says', () => {
    const [several] = all.filter(({ id }) => id === 'blackpoker-1')
    const { faults } = checkPuzzle(blackpoker as GameRules, { ...several, kind: 'order' })
    expect(faults.map(({ en }) => en)).toEqual([expect.stringContaining('not one first answer alone')])
  })

  test('a tempting answer that solves it, and one that does not exist', () => {
    const said = { ja: '違う', en: 'no' }
    const right = checkPuzzle(rulesOf['aquarian-age'], sound).solution.firsts.find(
      ({ verdict }) => verdict === 'reached',
    )!
    const tempting = [right.words.ja, '降参'].map((answer) => ({ answer, said }))
    const { faults } = checkPuzzle(rulesOf['aquarian-age'], { ...sound, tempting })
    expect(faults.map(({ en }) => en)).toEqual([
      expect.stringContaining('is not refuted'),
      expect.stringContaining('there is no first answer'),
    ])
  })

  test('a budget that does not suffice is said, not taken for a solution', () => {
    const { faults } = checkPuzzle(rulesOf['aquarian-age'], sound, 1)
    expect(faults[0].en).toContain('did not suffice')
  })

  test('a puzzle of another game is refused', () => {
    expect(() => beginPuzzle(blackpoker as GameRules, sound)).toThrow(KernelError)
  })
})

test('what is found in a simulated game has a win and first answers that miss it', () => {
  const found = findPuzzles(rulesOf['aquarian-age'], '50', { budget: 1_500, turns: 4 })
  expect(found.length).toBeGreaterThan(0)
  for (const { solution } of found) {
    expect(solution.verdict).toBe('reached')
    expect(solution.firsts.filter(({ verdict }) => verdict === 'missed').length).toBeGreaterThan(1)
  }
})
