// Ablation decides whether the rules are tested, so what counts for it is itself tested.
import { spawnSync } from 'node:child_process'
import { type GameRules, Match } from '@fudaba/kernel'
import { type CollectedTest, TranscriptError, ablate, board } from '@fudaba/kernel/testing'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lanternPier } from '../examples/tiny-game/src/index.ts'
import { classify } from '../packages/kernel/src/testing/caught.ts'
import { beginTest, endTest } from '../packages/kernel/src/testing/session.ts'
import { root } from './project-files.ts'

const thrownBy = (run: () => unknown): unknown => {
  try {
    run()
  } catch (failure) {
    return failure
  }
  return null
}
const kind = (run: () => unknown): string => classify(thrownBy(run), ['2.1', '2.2']).kind

describe('what counts as caught', () => {
  test('an expectation about the game', () => {
    expect(kind(() => expect(3).toBe(4))).toBe('expectation')
    expect(kind(() => expect(['paper']).toEqual([]))).toBe('expectation')
  })

  test('an expectation inside a property', () => {
    const property = fc.property(fc.constant(1), (n) => expect(n).toBe(2))
    expect(kind(() => fc.assert(property))).toBe('expectation')
  })

  test('not a crash, a refused input or a transcript that cannot go on', () => {
    expect(kind(() => new Match({ rules: lanternPier, seed: 1, decks: ['none', 'none'] }))).toBe('crash')
    expect(kind(() => (undefined as unknown as { x: number }).x)).toBe('crash')
    expect(
      kind(() => {
        throw new TranscriptError('P1 has nothing to decide')
      }),
    ).toBe('crash')
  })

  test('not an expectation that compares clause ids', () => {
    expect(kind(() => expect('2.1').toBe('2.2'))).toBe('clause ids')
    expect(kind(() => expect([{ clause: '2.1' }]).toEqual([]))).toBe('clause ids')
    expect(kind(() => expect(['other']).toContain('2.1'))).toBe('clause ids')
  })

  test('not a test that passes', () => expect(kind(() => undefined)).toBe('nothing'))
})

const rules = lanternPier as GameRules
const collected = (title: string, run: () => void): CollectedTest => ({
  file: 'here',
  title,
  run() {
    beginTest(title, false)
    try {
      run()
    } finally {
      endTest(false)
    }
  },
})
const setUp = () =>
  board(rules, { at: 'setup', P1: { deck: 'moon moon gust gust' }, P2: { deck: 'glass glass stone' } })
const handOfFour = collected('a hand of four', () => {
  const g = setUp()
  expect(g.count('P1', 'hand')).toBe(4)
  g.proves('1.2', '1.3', '2.1')
})
const unnamed = collected('a hand of four, and no clause named', () =>
  expect(setUp().count('P1', 'hand')).toBe(4),
)

describe('an ablation run', () => {
  test('catches what an expectation notices, and names what nothing notices', async () => {
    const report = await ablate(rules, [handOfFour])
    expect(Object.keys(report.catches)).toEqual(['1.3', '2.1'])
    expect([report.caught, report.examined, report.enforced]).toEqual([2, 15, 15])
    const shuffled = report.missed.find((each) => each.clause === '1.2')
    expect(shuffled?.tests).toEqual([{ test: 'a hand of four', outcome: 'passes' }])
    expect(shuffled?.declaredBy).toEqual(['step 1.2'])
  })

  test('a test that does not name a clause does not catch it, and is told', async () => {
    const report = await ablate(rules, [unnamed])
    expect(report.caught).toBe(0)
    expect(report.missed.find((each) => each.clause === '2.1')?.noticedBy).toBe(unnamed.title)
  })

  test('lists clauses that nothing tells apart', async () => {
    const report = await ablate(rules, [handOfFour])
    const told = collected('a deck of none', () => {
      const g = setUp()
      expect(g.zone('P1', 'deck')).toEqual([])
      g.proves('2.1')
    })
    expect(report.alike).toEqual([])
    expect((await ablate(rules, [handOfFour, told])).alike).toEqual([])
  })

  test('looks at single clauses if asked to', async () => {
    const report = await ablate(rules, [handOfFour], { part: (_, clause) => clause === '2.1' })
    expect(Object.keys(report.catches)).toEqual(['2.1'])
    expect(report.examined).toBe(1)
  })

  test('leaves every clause switched on', async () => {
    await ablate(rules, [handOfFour])
    expect(rules.book.switches.off.every((off) => off === 0)).toBe(true)
  })

  test('looks at a part if asked to', async () => {
    const report = await ablate(rules, [handOfFour], { part: (index) => index % 5 === 0 })
    expect([report.examined, report.enforced]).toEqual([3, 15])
  })

  test('puts no trust in a test that fails by itself', async () => {
    const broken = collected('broken', () => expect(1).toBe(2))
    const report = await ablate(rules, [broken])
    expect(report.failing.map((each) => each.test)).toEqual(['broken'])
    expect(report.caught).toBe(0)
  })

  test('comes to an end when a test waits for what no longer comes', async () => {
    const waiting = collected('waits for the end', () => {
      const g = setUp()
      while (g.match.result === null) g.match.answer(g.match.decision!.player, [])
      g.proves('4.2')
    })
    const report = await ablate(rules, [waiting])
    const dusk = report.missed.find((each) => each.clause === '4.2')
    expect(dusk?.tests[0].outcome).toMatch(/more than \d+ answers/)
  })
})

test('an unknown game is refused with exit 2', () => {
  const done = spawnSync(process.execPath, ['scripts/ablate.mjs', 'chess'], { cwd: root, encoding: 'utf8' })
  expect(done.status).toBe(2)
  expect(done.stderr).toMatch(/^no game chess; there are .*blackpoker.*tiny-game/)
})
