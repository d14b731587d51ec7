import { Match, type Input, type PlayerName, Random, choiceOf, idsFor, playReplay } from '@fudaba/kernel'
import { randomAnswer, swapHidden } from '@fudaba/kernel/search'
import { Var, playerNumber } from '@fudaba/kernel/rules'
import { describe, expect, test } from 'vitest'
import { HostError, SeatTable } from '../../src/index.ts'
import { rules } from '../game.ts'

const SEED = 'x0123456789abcdef0123456789abcdef'
const other = (seat: PlayerName): PlayerName => (seat === 'P1' ? 'P2' : 'P1')

interface Room {
  readonly match: Match
  readonly tables: Readonly<Record<PlayerName, SeatTable>>
}

/** A game as a room plays it, up to this input. */
function room(inputs = 0): Room {
  const match = new Match({ rules, seed: SEED, everyWindow: 'discreet' })
  const tables = { P1: new SeatTable(match, 'P1'), P2: new SeatTable(match, 'P2') }
  const random = new Random('room')
  for (let i = 0; i < inputs && match.decision !== null; i++) {
    const { decision } = match
    const picks = randomAnswer(choiceOf(decision), (n) => random.below(n))
    tables[decision.player].send({ player: decision.player, answer: idsFor(decision, picks) })
  }
  return { match, tables }
}

const codeOf = (act: () => unknown): string => {
  try {
    act()
  } catch (error) {
    if (error instanceof HostError) return error.code
    throw error
  }
  return 'no error'
}

/** Everything a seat can get: its whole look, and every answer to every question it may put. */
function everything(table: SeatTable): string {
  const { view, events } = table.look()
  const ids = view.zones.flatMap(({ objects }) => objects.map(({ id }) => id))
  const told: unknown[] = [
    view,
    events,
    table.why(null),
    events.map(({ time }) => table.why(time)),
    ids.map((id) => [table.sums(id), table.changedBy(id)]),
  ]
  if (view.decision !== null)
    told.push(
      rules.book.actions.map(({ name }) => table.whyNot(name)),
      ids.map((id) => table.whyNotWith(id)),
      view.decision.candidates.map(({ id }) => table.forecast([id])),
    )
  return JSON.stringify(told)
}

describe('a table bound to a seat', () => {
  test('takes the inputs of its seat and of no other', () => {
    const { match, tables } = room(12)
    const decider = match.decision!.player
    const inputs: readonly Input[] = [
      { player: decider, answer: [] },
      { player: decider, cancel: true },
      { player: decider, concede: true },
      { player: 'P3' as PlayerName, concede: true },
    ]
    const before = match.digest()
    for (const input of inputs) expect(codeOf(() => tables[other(decider)].send(input))).toBe('not-your-seat')
    expect(match.digest()).toBe(before)
  })

  test('says which number an input has', () => {
    const { match, tables } = room(12)
    expect(tables.P1.send({ player: 'P1', concede: true })).toBe(12)
    expect(match.result?.winner).toBe('P2')
  })

  test('holds no seed, digest or number of inputs', () => {
    const { match, tables } = room(40)
    for (const seat of ['P1', 'P2'] as const) {
      const told = everything(tables[seat])
      expect(told).not.toContain(SEED)
      expect(told).not.toContain(SEED.slice(1, 12))
      expect(told).not.toContain(match.digest())
      expect(Object.keys(tables[seat].look()).sort()).toEqual(['events', 'view'])
    }
  })

  test('tells nothing that differs in worlds its seat cannot tell apart', () => {
    // The journal of a play under way would not be exchanged.
    const quiet = [3, 18, 44, 80].map((from) => {
      let at = from
      while (room(at).match.game.get(Var.plays) > 0) at++
      return at
    })
    for (const inputs of quiet) {
      const here = room(inputs)
      for (const seat of ['P1', 'P2'] as const) {
        const there = room(inputs)
        // The same game with the other's hidden cards exchanged, behind the match's back.
        const swapped = swapHidden(here.match.game, playerNumber(seat), new Random(inputs))
        there.match.game.store.restore(swapped.store.snapshot())
        there.match.game.offer.copy(swapped.offer)
        expect(everything(there.tables[seat])).toBe(everything(here.tables[seat]))
      }
    }
  })

  test('says why one is asked to who is asked', () => {
    const { match, tables } = room(12)
    const decider = match.decision!.player
    expect(tables[decider].why(null)).toEqual(match.decision!.clauses)
    expect(tables[other(decider)].why(null)).toEqual([])
  })

  test('answers “why not” and “what if” to who decides', () => {
    const { match, tables } = room(12)
    const decider = match.decision!.player
    const waiting = tables[other(decider)]
    expect(tables[decider].whyNot('charge')).toMatchObject({ action: 'charge' })
    expect(codeOf(() => waiting.whyNot('charge'))).toBe('not-your-decision')
    expect(codeOf(() => waiting.whyNotWith('o1'))).toBe('not-your-decision')
    expect(codeOf(() => waiting.forecast([]))).toBe('not-your-decision')
  })

  test('tells nothing of a thing that its seat cannot see, whatever its id', () => {
    const { match, tables } = room(12)
    const decider = match.decision!.player
    const seen = new Set(
      tables[decider].look().view.zones.flatMap(({ objects }) => objects.map(({ id }) => id)),
    )
    const hidden = Array.from({ length: 200 }, (_, i) => `o${i + 1}`).filter((id) => !seen.has(id))
    for (const id of hidden) {
      expect(tables[decider].whyNotWith(id)).toEqual([])
      expect(tables[decider].sums(id)).toEqual([])
      expect(tables[decider].changedBy(id)).toEqual([])
      expect(codeOf(() => tables[decider].whyNot('attack', id))).toBe('unknown-thing')
    }
  })

  test('is saved after the end and not before', () => {
    const { match, tables } = room(12)
    expect(codeOf(() => tables.P1.save())).toBe('not-over')
    match.concede('P2')
    expect(playReplay(rules, tables.P1.save()).digest()).toBe(match.digest())
  })

  test('is refused everything once it is closed', () => {
    const { match, tables } = room(12)
    tables.P1.close()
    expect(codeOf(() => tables.P1.look())).toBe('no-table')
    expect(codeOf(() => tables.P1.send({ player: 'P1', concede: true }))).toBe('no-table')
    expect(tables.P2.look().view).toEqual(match.view('P2'))
  })
})

test('there is no table of a seat that nobody has', () => {
  const { match } = room()
  expect(codeOf(() => new SeatTable(match, 'P3' as PlayerName))).toBe('unknown-player')
})

test('who watches sees what both see, and may do nothing', () => {
  const { match } = room(12)
  const table = new SeatTable(match, null)
  expect(table.look().view).toEqual(match.view(null))
  expect(codeOf(() => table.send({ player: 'P1', concede: true }))).toBe('not-your-seat')
  expect(codeOf(() => table.whyNot('charge'))).toBe('not-your-decision')
  expect(table.why(null)).toEqual([])
})
