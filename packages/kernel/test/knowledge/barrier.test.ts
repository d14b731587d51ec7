import { describe, expect, test } from 'vitest'
import type { Game } from '@fudaba/kernel/rules'
import { Match } from '@fudaba/kernel'
import { hiding, wait } from '../testing/hiding.ts'
import { hush } from '../testing/hush.ts'

function begin(): Match {
  return new Match({ rules: hush, seed: 7 })
}
/** Nothing but questions, to each player in turn. */
const questions = { ...hush, book: hiding, begin: (g: Game) => g.call(wait) }
const first = (match: Match): string => match.decision!.candidates[0].id

/** P1 asks to do something, and it is P1's choice what to do it with. */
function choosing(action: string): Match {
  const match = begin()
  match.answer('P1', [action])
  return match
}

describe('an information barrier', () => {
  test('no barrier is crossed before anything happened', () => {
    expect(begin().barrierSince(0)).toBe(false)
  })

  test('no barrier is crossed by decisions that reveal nothing', () => {
    const match = choosing('lay')
    match.answer('P1', [first(match)])
    expect(match.barrierSince(0)).toBe(false)
  })

  test('no barrier is crossed by a play that was taken back', () => {
    const match = choosing('lay')
    match.answer('P1', [first(match)])
    match.cancel('P1')
    expect(match.barrierSince(0)).toBe(false)
  })

  test('a barrier is crossed when a player sees a hidden card: the other player draws', () => {
    const match = choosing('lay')
    match.answer('P1', [first(match)])
    match.answer('P1', ['yes'])
    expect(match.barrierSince(0)).toBe(true)
  })

  test("a barrier is crossed by looking at one's own deck", () => {
    const match = begin()
    match.answer('P1', ['look'])
    expect(match.decision!.player).toBe('P1')
    expect(match.barrierSince(0)).toBe(true)
  })

  test('a barrier is crossed by a random result', () => {
    const match = new Match({ rules: questions, seed: 1 })
    match.answer('P1', ['yes'])
    expect(match.barrierSince(0)).toBe(false)
    match.game.random(6)
    expect(match.barrierSince(0)).toBe(true)
  })

  test('a barrier is crossed by a choice of the other player', () => {
    const match = new Match({ rules: questions, seed: 1 })
    match.answer('P1', ['yes'])
    expect(match.barrierSince(0)).toBe(false)
    match.answer('P2', ['no'])
    expect(match.barrierSince(0)).toBe(true)
    expect(match.barrierSince(1)).toBe(false)
  })

  test('barriers are counted from the input that is asked about', () => {
    const match = begin()
    match.answer('P1', ['look'])
    match.answer(
      'P1',
      match.decision!.candidates.map((c) => c.id),
    )
    match.answer('P2', ['lay'])
    match.answer('P2', [first(match)])
    expect(match.barrierSince(2)).toBe(false)
    expect(match.barrierSince(1)).toBe(true)
  })

  test('a play cannot be taken back past a barrier', () => {
    const match = begin()
    match.answer('P1', ['look'])
    expect(match.decision!.cancellable).toBe(false)
  })
})
