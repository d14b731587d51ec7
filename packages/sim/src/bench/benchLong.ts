import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { systemClock } from '@fudaba/ai/clock'
import { type GameRules, Match, Random } from '@fudaba/kernel'
import { answer, randomAnswer } from '@fudaba/kernel/search'
import { type PartTask, askPart } from '../simulate/simulateParallel.ts'
import { quantile } from '../statistics/statistics.ts'
import { type GameModule, openWorker } from '../threads/workers.ts'

/** Bytes of heap that are still held after 10⁶ decisions and were not after 10⁵. */
export function heapGrowth(rules: GameRules): number {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  const dice = new Random('heap')
  const draw = (n: number): number => dice.below(n)
  let decisions = 0
  let match = new Match({ rules, seed: 'heap', repeatable: true })
  const playTo = (end: number): number => {
    while (decisions < end) {
      match = match.again(decisions)
      const { game } = match
      const bound = decisions + rules.decisionBound
      while (!game.over && decisions < bound) {
        answer(game, randomAnswer(game.offer, draw))
        decisions++
      }
    }
    collect()
    const { heapUsed, arrayBuffers } = process.memoryUsage()
    return heapUsed + arrayBuffers
  }
  const before = playTo(100_000)
  return playTo(1_000_000) - before
}

/** Rounds of which the middle one counts, and rounds to warm up at most. */
const ROUNDS = 5
const WARMING = 8

/**
 * Games a second on two threads against one. The threads are warm before the clock starts: as long as code is being
 * compiled, that is done beside the game, and one thread keeps more than one core busy.
 */
export async function twoWorkers(game: GameModule, games: number): Promise<number> {
  const workers = [openWorker(), openWorker()]
  const play = async (some: typeof workers): Promise<number> => {
    const start = systemClock.now()
    const task = (from: number): PartTask => ({ game, seed: 'workers', from, n: games })
    await Promise.all(some.map((worker, i) => askPart(worker, task(i * games))))
    return systemClock.now() - start
  }
  try {
    let best = Infinity
    for (let round = 0, since = 0; round < WARMING && since < 2; round++) {
      const spent = await play(workers)
      since = spent < best * 0.98 ? 0 : since + 1
      best = Math.min(best, spent)
    }
    const ratios: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const alone = await play(workers.slice(0, 1))
      ratios.push((2 * alone) / (await play(workers)))
    }
    return quantile(
      ratios.toSorted((a, b) => a - b),
      0.5,
    )
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()))
  }
}
