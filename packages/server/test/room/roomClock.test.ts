import { Random } from '@fudaba/kernel'
import type { RoomOptions } from '@fudaba/protocol'
import { describe, expect, test } from 'vitest'
import { RoomClock } from '../../src/room/roomClock.ts'
import { answersByChance, roomOfTwo, settingWith } from './persons.ts'
import { SqliteLog } from '../../src/log/sqliteLog.ts'

const clockOf = (kind: RoomOptions['clock']): RoomClock => {
  const clock = new RoomClock(kind)
  clock.turnTo('P1', 0, null, false)
  return clock
}

describe('time for the whole game', () => {
  const kind = { kind: 'game', seconds: 100, increment: 5 } as const

  test('runs for who decides alone, and who answers himself gets the increment', () => {
    const clock = clockOf(kind)
    clock.turnTo('P2', 30_000, 'P1', true)
    expect(clock.state(40_000)).toMatchObject({ P1: 75_000, P2: 90_000, runs: 'P2', lastTurn: null })
    // AUTO answered: no increment.
    clock.turnTo('P1', 40_000, null, true)
    expect(clock.state(40_000)).toMatchObject({ P1: 75_000, P2: 90_000, runs: 'P1' })
    expect(clock.runsOut).toEqual({ seat: 'P1', at: 115_000 })
  })

  test('nobody wins time by playing again what was taken back', () => {
    const clock = clockOf(kind)
    clock.turnTo('P1', 10_000, 'P1', true)
    for (let i = 0; i < 3; i++) clock.turnTo('P1', 10_000, 'P1', false)
    expect(clock.state(10_000)).toMatchObject({ P1: 95_000 })
  })

  test('while nobody decides no time runs', () => {
    const clock = clockOf(kind)
    clock.turnTo(null, 10_000, null, false)
    expect([clock.runsOut, clock.leftOf('P1', 90_000)]).toEqual([null, 90_000])
  })
})

describe('time for each decision', () => {
  const kind = { kind: 'decision', seconds: 60 } as const

  test('is whole again for each question, also after what AUTO answered', () => {
    const clock = clockOf(kind)
    clock.turnTo('P2', 40_000, 'P1', true)
    clock.turnTo('P1', 40_000, null, true)
    expect(clock.runsOut).toEqual({ seat: 'P1', at: 100_000 })
  })

  test('is not whole again for a question that was gone back to', () => {
    const clock = clockOf(kind)
    clock.turnTo('P1', 10_000, 'P1', true)
    clock.turnTo('P1', 30_000, null, false)
    expect(clock.runsOut).toEqual({ seat: 'P1', at: 70_000 })
  })
})

describe('a called end', () => {
  test('is one time for both, and what is left are turns', () => {
    const clock = clockOf({ kind: 'called', seconds: 100, turns: 3 })
    clock.turnTo('P2', 30_000, 'P1', true)
    expect(clock.state(50_000)).toEqual({ P1: 50_000, P2: 50_000, runs: 'P2', shared: true, lastTurn: null })
    clock.call(7)
    expect(clock.state(100_000)).toMatchObject({ runs: null, lastTurn: 7 })
    expect(clock.runsOut).toBeNull()
  })

  test('lets the game go on for so many turns, and then it is drawn', async () => {
    // A second passes with each entry.
    const log = new SqliteLog({ file: ':memory:', time: '(SELECT 1000 * count(*) FROM entry)' })
    const timer = { now: () => 0, after: () => () => undefined }
    const room = await roomOfTwo(settingWith(timer, { log }), 'blackpoker', {
      clock: { kind: 'called', seconds: 20, turns: 1 },
    })
    const random = new Random('time called')
    const turns: number[] = []
    while (room.fold.end === null) {
      const { deciding, match, clock } = room.fold
      const isDue = (clock.runsOut?.at ?? Infinity) <= (await log.now())
      if (isDue) {
        await room.do({ kind: 'timeout', seat: deciding! })
        turns.push(match!.view(null).turn)
        expect(room.fold.end).toBeNull()
        expect(clock.state(0)!.lastTurn).toBe(turns[0] + 1)
      } else await answersByChance(room, random)
    }
    expect(turns).toHaveLength(1)
    expect(room.fold.end).toEqual({ winner: null, why: 'time' })
    expect(room.fold.match!.view(null).turn).toBe(turns[0] + 2)
  })
})

test('without a clock nothing runs out and no state is told', () => {
  const clock = clockOf({ kind: 'none' })
  expect([clock.runsOut, clock.state(1e12)]).toEqual([null, null])
  expect(() => clock.add('P1', 1)).toThrow('time is not measured here')
})
