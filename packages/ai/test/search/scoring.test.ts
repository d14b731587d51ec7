import { type GameRules, Random } from '@fudaba/kernel'
import { atom, playerName } from '@fudaba/kernel/rules'
import { Search, answer, deciding } from '@fudaba/kernel/search'
import { board, ref } from '@fudaba/kernel/testing'
import { vanguard } from '@fudaba/vanguard'
import { describe, expect, test } from 'vitest'
import { greedyPlayout } from '../../src/search/greedyPlayout.ts'
import { isOver, momentNow } from '../../src/search/horizon.ts'
import { type Agent, chooseFor, greedy, makeSearch } from '../../src/index.ts'

/** Guards of ヴァンガード: several of them may hold where one does not. */

type Stats = Readonly<Record<string, unknown>>

const unit = (name: string, stats: Stats = {}) =>
  ref(name, { name, grade: 1, power: 7000, shield: 10_000, ...stats })
const inFront = (name: string, power: number) =>
  ref(name, { name, grade: 3, power, shield: 0 }, { cell: 'front-centre' })
const cards = (name: string, count: number) =>
  Array.from({ length: count }, (_, i) => unit(`${name}${i + 1}`, { clans: ['他'] }))

type Board = ReturnType<typeof board>

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
  return toTheGuard(g)
}

function toTheGuard(g: Board): Board {
  while (g.match.decision!.message.key !== 'guard.window') {
    const { player, candidates, min } = g.match.decision!
    g.match.answer(
      player,
      candidates.slice(0, Math.max(1, min)).map(({ id }) => id),
    )
  }
  return g
}

function guardians(g: Board, agent: Agent): number {
  let called = 0
  while (deciding(g.match) !== null && g.match.decision!.message.key === 'guard.window') {
    const ids = chooseFor(g.match, agent, new Random(called))
    if (ids.length > 0) called++
    g.match.answer(playerName(deciding(g.match)!), ids)
  }
  return called
}

describe('actions that add up', () => {
  test('a hit that would be the last is guarded with two cards where one is too little', () => {
    expect(guardians(attacked(5), greedy)).toBe(2)
    expect(guardians(attacked(5), makeSearch({ nodes: 12, worlds: 3, screen: greedy }))).toBe(2)
  })

  test('a second look everywhere does not leave a guard to whoever is asked first', () => {
    const passing: Agent = { name: 'passing', decide: () => [] }
    const look = { answers: 3, worlds: 4, tries: 4 }
    const search = (everywhere: boolean): Agent =>
      makeSearch({ nodes: 12, worlds: 3, screen: passing, again: { afterMoments: { ...look, everywhere } } })
    expect(guardians(attacked(5), search(false))).toBe(0)
    expect(guardians(attacked(5), search(true))).toBe(2)
  })

  test('scored one by one, no guardian is called', () => {
    const base = vanguard as unknown as GameRules
    const alone: GameRules = { ...base, ai: { ...base.ai, together: undefined } }
    const single: Agent = {
      name: 'single',
      decide: (view, _rules, random, worlds) => greedy.decide(view, alone, random, worlds),
    }
    expect(guardians(attacked(5), single)).toBe(0)
  })
})

/** An attack that one guardian holds unless the drive check turns a trigger up, which lies there in the deck. */
function triggerAt(place: 'top' | 'bottom'): Board {
  const trigger = unit('T', { grade: 0, trigger: 'critical', clans: ['軍'] })
  const g = board(vanguard, {
    at: 'battle',
    turn: 3,
    P1: {
      field: [ref('A', { name: 'A', grade: 3, power: 14_000, clans: ['軍'] }, { cell: 'front-centre' })],
      deck: [trigger, ...cards('m', 10)],
    },
    P2: {
      field: [inFront('V', 10_000)],
      hand: [unit('X', { shield: 5000 })],
      damage: cards('d', 5),
      deck: cards('t', 10),
    },
  })
  const { game } = g.match
  const row = g.names.row('T')
  if (place === 'bottom') atom.move(game, row, game.zoneOf(row), atom.BOTTOM, 0)
  return toTheGuard(g)
}

/** Whether an imagined player calls X as a guardian. */
function imaginesGuard(g: Board, seed: number, unforeseen: boolean): boolean {
  const { game } = g.match
  const rules = vanguard as unknown as GameRules
  const search = new Search(game)
  let questions = 0
  const isReached = (): boolean => questions++ > 0
  greedyPlayout(game, isReached, seed, { tries: 4, rounds: true, unforeseen }, { rules, search })
  return g.at('X').zone !== 'hand'
}

describe('players of a greedy playout', () => {
  const seeds = Array.from({ length: 12 }, (_, seed) => seed)
  const guards = (place: 'top' | 'bottom', unforeseen: boolean): boolean[] =>
    seeds.map((seed) => imaginesGuard(triggerAt(place), seed, unforeseen))

  test('who know the order of the deck guard where no trigger comes', () => {
    expect(new Set(guards('top', false))).toEqual(new Set([false]))
    expect(new Set(guards('bottom', false))).toEqual(new Set([true]))
  })

  test('who do not foresee it guard alike wherever the trigger lies', () => {
    const found = guards('top', true)
    expect(guards('bottom', true)).toEqual(found)
    expect(new Set(found)).toEqual(new Set([true, false]))
  })
})

describe('the horizon: a moment', () => {
  test('whose procedure comes round is over after each battle if rounds count, and otherwise after all of them', () => {
    const g = toTheGuard(
      board(vanguard, {
        at: 'battle',
        turn: 3,
        P1: {
          field: [
            inFront('A', 12_000),
            ref('B', { name: 'B', grade: 1, power: 9000 }, { cell: 'front-left' }),
          ],
          deck: cards('m', 10),
        },
        P2: { field: [inFront('V', 10_000)], hand: [unit('X')], deck: cards('t', 10) },
      }),
    )
    const { game } = g.match
    const round = momentNow(game, true)
    const whole = momentNow(game, false)
    expect(isOver(round, game)).toBe(false)
    while (g.match.decision!.message.key !== 'battle.attack') answer(game, game.offer.pass ? [] : [0])
    expect(isOver(round, game)).toBe(true)
    expect(isOver(whole, game)).toBe(false)
  })
})
