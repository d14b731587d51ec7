import { describe, expect, test } from 'vitest'
import { type Replay, publicEvents, toReplay } from '@fudaba/kernel'
import { ShownReplay } from '../../src/index.ts'
import { playThrough, rules } from '../game.ts'

const match = playThrough(3, () => undefined)
const replay = JSON.parse(JSON.stringify(toReplay(match))) as Replay
/** As a later release sees it that plays otherwise from the ninth input on. */
const odd: Replay = {
  ...replay,
  digests: replay.digests.map(([n, digest]) => [n, n === 32 ? 'm0123456789abcdef' : digest]),
}

/** What players say at a table, without how clauses are nested. */
const told = (events: ReturnType<ShownReplay['events']>) =>
  events.filter(({ level }) => level !== 'detail').map(({ chain: _, ...event }) => event)

describe('a replay that plays as recorded', () => {
  const shown = new ShownReplay(rules, replay)

  test('stands at any step as the game stood', () => {
    shown.goTo(5)
    expect(shown.view('P1')).toEqual(match.branch(5).view('P1'))
    shown.goTo(9999)
    expect(shown.at).toBe(replay.inputs.length)
    expect(shown.view(null).result).toEqual(match.result)
  })

  test('tells what the game told', () => {
    expect(shown.events('P2', 0)).toEqual(publicEvents(rules, match.game, 1, 0))
  })
})

describe('a replay that plays otherwise now', () => {
  const shown = new ShownReplay(rules, odd)

  test('says from which input on, and how many play as recorded', () => {
    expect(shown.difference).toMatchObject({ input: 16, by: 'digest' })
    expect([shown.played, shown.length]).toEqual([16, replay.inputs.length])
  })

  test('tells each seat to the end what it was told', () => {
    const whole = new ShownReplay(rules, replay)
    for (const seat of ['P1', 'P2'] as const) {
      shown.goTo(odd.inputs.length)
      const kept = replay.events.flat().length
      expect(told(shown.events(seat, 0)).length).toBeGreaterThan(0)
      expect(told(shown.events(seat, 0))).toEqual(told(whole.events(seat, 0)))
      expect(kept).toBeGreaterThan(0)
    }
  })

  test('shows the table as it stood last, with no question', () => {
    shown.goTo(20)
    const { zones, decision, deciding } = shown.view('P1')
    expect(zones).toEqual(match.branch(16).view('P1').zones)
    expect([decision, deciding, shown.deciding]).toEqual([null, null, null])
  })

  test('goes back to the steps that play', () => {
    shown.goTo(30)
    shown.goTo(7)
    expect(shown.view('P2')).toEqual(match.branch(7).view('P2'))
    expect(shown.events('P2', 0)).toEqual(publicEvents(rules, match.branch(7).game, 1, 0))
  })
})
