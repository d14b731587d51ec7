import { type GameRules, Random, deciding, playerName } from '@fudaba/kernel'
import { board, ref } from '@fudaba/kernel/testing'
import { vanguard } from '@fudaba/vanguard'
import { describe, expect, test } from 'vitest'
import { type Agent, chooseFor, greedy, makeSearch } from '../src/index.ts'

/** Guards of ヴァンガード: several of them may hold where one does not. */

type Stats = Readonly<Record<string, unknown>>

const unit = (name: string, stats: Stats = {}) =>
  ref(name, { name, grade: 1, power: 7000, shield: 10_000, ...stats })
const inFront = (name: string, power: number) =>
  ref(name, { name, grade: 3, power, shield: 0 }, { cell: 'front-centre' })
const cards = (name: string, count: number) =>
  Array.from({ length: count }, (_, i) => unit(`${name}${i + 1}`, { clans: ['他'] }))

/** An attack that takes two guardians to hold, and so much damage before it. */
function attacked(damage: number) {
  const g = board(vanguard, {
    at: 'battle',
    turn: 3,
    P1: { field: [inFront('A', 24_000)], deck: cards('m', 10) },
    P2: {
      field: [inFront('V', 10_000)],
      hand: [unit('X'), unit('Y')],
      damage: cards('d', damage),
      deck: cards('t', 10),
    },
  })
  while (g.match.decision!.message.key !== 'guard.window') {
    const { player, candidates, min } = g.match.decision!
    g.match.answer(
      player,
      candidates.slice(0, Math.max(1, min)).map(({ id }) => id),
    )
  }
  return g
}

function guardians(g: ReturnType<typeof attacked>, agent: Agent): number {
  let called = 0
  while (deciding(g.match) !== null && g.match.decision!.message.key === 'guard.window') {
    const ids = chooseFor(g.match, agent, new Random(called))
    if (ids.length > 0) called++
    g.match.answer(playerName(deciding(g.match)!), ids)
  }
  return called
}

describe('what counts together', () => {
  test('a hit that would be the last is guarded with two cards where one is too little', () => {
    expect(guardians(attacked(5), greedy)).toBe(2)
    expect(guardians(attacked(5), makeSearch({ nodes: 12, worlds: 3, screen: greedy }))).toBe(2)
  })

  test('without thinking of them together no card is called', () => {
    const alone: GameRules = { ...(vanguard as unknown as GameRules), together: undefined }
    const single: Agent = {
      name: 'single',
      decide: (view, _rules, random, worlds) => greedy.decide(view, alone, random, worlds),
    }
    expect(guardians(attacked(5), single)).toBe(0)
  })
})
