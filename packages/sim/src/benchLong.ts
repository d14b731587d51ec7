import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { type GameRules, Match, Random, answer, randomAnswer } from '@fudaba/kernel'
import type { GameModule, Task } from './workers.ts'
import { ask, openWorker } from './workers.ts'

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

/** Games a second on two threads against one; the threads are warm before the clock starts. */
export async function twoWorkers(game: GameModule, games: number): Promise<number> {
  const task = (from: number): Task => ({ game, seed: 'workers', from, n: games })
  const workers = [openWorker(), openWorker()]
  try {
    await Promise.all(workers.map((worker, i) => ask(worker, task(i * games))))
    const alone = performance.now()
    await ask(workers[0], task(0))
    const together = performance.now()
    await Promise.all(workers.map((worker, i) => ask(worker, task(i * games))))
    return (2 * (together - alone)) / (performance.now() - together)
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()))
  }
}
