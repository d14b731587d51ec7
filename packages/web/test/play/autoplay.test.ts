import { agents, chooseFor } from '@fudaba/ai'
import { blackpoker } from '@fudaba/blackpoker'
import { type GameRules, Random, idsFor } from '@fudaba/kernel'
import { LocalHost, type Look, Words } from '@fudaba/table'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { completed, freshPicks } from '../../src/play/picks.ts'
import { Autoplay as Course } from '../../src/play/autoplay.ts'
import { ANSWER_MILLISECONDS } from '../../src/play/pacing.ts'
import { pace } from '../../src/settings/settings.ts'

const rules = blackpoker as GameRules
const seats = { P1: 'person', P2: { agent: 'random' } } as const

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  pace.value = 'brisk'
})

/** The time that the test itself moves on. */
const fakeNow = (): number => vi.getMockedSystemTime()!.valueOf()

/** Plays a game; of each answer: how long nothing was shown, and whether the other player had a window meanwhile. */
async function waits(seed: number): Promise<{ readonly first: number; readonly hadWindow: boolean }[]> {
  const host = new LocalHost({
    loadGame: () => Promise.resolve(rules),
    decide: (_agent, match, random) => chooseFor(match, agents['random'], random),
  })
  const table = await host.open({ game: 'blackpoker', seats, seed })
  const words = { ja: new Words(rules, 'ja'), en: new Words(rules, 'en') }
  const course = new Course({ rules, table, seats }, words)
  const random = new Random(seed)
  const seen: { first: number; hadWindow: boolean }[] = []
  let now: Look | null = null
  const run = async (input: Parameters<Course['run']>[0]): Promise<void> => {
    const begun = fakeNow()
    const since = now?.view.time ?? 0
    let first = -1
    const running = course.run(input, (look) => {
      if (first < 0) first = fakeNow() - begun
      now = look
    })
    await vi.advanceTimersByTimeAsync(120_000)
    await running
    const { events } = await table.look('P1', since)
    const hadWindow = events.some(({ decision, player }) => decision?.shape === 'act' && player === 'P2')
    if (input !== null) seen.push({ first, hadWindow })
  }
  await run(null)
  for (let i = 0; i < 40; i++) {
    const decision = (now as Look | null)?.view.decision ?? null
    if (decision === null) break
    const picks = completed(
      decision,
      decision.shape === 'act' ? [random.below(decision.candidates.length)] : freshPicks(decision),
    )
    await run({ player: decision.player, answer: idsFor(decision, picks) })
  }
  return seen
}

test('what the other player may answer is shown no sooner where he could not', async () => {
  const all = [...(await waits(4)), ...(await waits(7))]
  const answered = all.filter(({ hadWindow }) => hadWindow)
  expect(answered.length).toBeGreaterThan(4)
  expect(answered.filter(({ first }) => first < ANSWER_MILLISECONDS)).toEqual([])
})

test('nobody waits where the computer is to be instant', async () => {
  pace.value = 'instant'
  const all = await waits(4)
  expect(all.filter(({ first }) => first > 0)).toEqual([])
})
