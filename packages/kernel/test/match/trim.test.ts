import { expect, test } from 'vitest'
import {
  KernelError,
  Match,
  type PlayerName,
  Random,
  idsFor,
  playReplay,
  publicEvents,
  toReplay,
} from '@fudaba/kernel'
import { randomAnswer } from '@fudaba/kernel/search'
import { hush } from '../testing/hush.ts'

/** A match and its twin that is never trimmed, played alike at random. */
function twins(inputs: number, each: (match: Match) => void): { match: Match; whole: Match } {
  const random = new Random('trim')
  const match = new Match({ rules: hush, seed: 5 })
  const whole = new Match({ rules: hush, seed: 5 })
  while (match.inputs.length < inputs && match.decision !== null) {
    const { player } = match.decision
    const picks = randomAnswer(match.game.offer, (n) => random.below(n))
    const ids = idsFor(match.decision, picks)
    match.answer(player, ids)
    whole.answer(player, ids)
    each(match)
  }
  return { match, whole }
}

const codeOf = (act: () => void): string | null => {
  try {
    act()
  } catch (error) {
    if (error instanceof KernelError) return error.code
    throw error
  }
  return null
}

test('what is trimmed can no longer be undone, and what is not can', () => {
  const { match, whole } = twins(20, (m) => m.trim(m.inputs.length - 3))
  expect(codeOf(() => match.undo(16))).toBe('nothing-to-undo')
  match.undo(17)
  whole.undo(17)
  expect(match.digest()).toBe(whole.digest())
  expect(match.inputs).toEqual(whole.inputs)
})

test('an input that was trimmed is behind a barrier', () => {
  const { match } = twins(10, () => undefined)
  match.trim(8)
  expect(match.barrierSince(7)).toBe(true)
})

test('events since the trimming are those of the match that was not trimmed', () => {
  const { match, whole } = twins(20, () => undefined)
  match.trim(15)
  const since = match.game.log.base
  expect(since).toBeGreaterThan(0)
  expect(publicEvents(hush, match.game, 0, since)).toEqual(publicEvents(hush, whole.game, 0, since))
})

test('a trimmed match still has its replay and its branches', () => {
  const { match, whole } = twins(20, (m) => m.trim())
  expect(toReplay(match)).toEqual(toReplay(whole))
  expect(playReplay(hush, toReplay(match)).digest()).toBe(match.digest())
  expect(match.branch(7).digest()).toBe(whole.branch(7).digest())
})

test('journal and log of a trimmed match do not grow with the game', () => {
  const most = { journal: 0, events: 0 }
  twins(200, (m) => {
    m.trim()
    most.journal = Math.max(most.journal, m.game.store.top)
    most.events = Math.max(most.events, m.game.log.count)
  })
  const { whole } = twins(200, () => undefined)
  // A play under way keeps its own beginning.
  expect(most.journal).toBeLessThan(whole.game.store.top / 4)
  expect(most.events).toBeLessThan(whole.game.log.count / 4)
})

test('a view for nobody is refused, not taken for the second player’s', () => {
  const match = new Match({ rules: hush, seed: 5 })
  for (const nobody of ['P3', 'p1', '', '__proto__'])
    expect(codeOf(() => match.view(nobody as PlayerName))).toBe('unknown-player')
})
