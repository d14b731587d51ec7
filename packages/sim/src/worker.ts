import { parentPort } from 'node:worker_threads'
import type { GameRules } from '@fudaba/kernel'
import { type PairTask, playPairTask } from './arena/arena.ts'
import { playPart } from './simulate/simulate.ts'
import type { PartTask } from './simulate/simulateParallel.ts'

/** The script of a worker thread: plays each part or pair it is asked for and posts the result. */
parentPort!.on('message', (task: PartTask | PairTask) => void answer(task))

async function answer(task: PartTask | PairTask): Promise<void> {
  const exports = (await import(task.game.module)) as Record<string, GameRules>
  const rules = exports[task.game.export]
  parentPort!.postMessage('pair' in task ? playPairTask(rules, task) : playPart({ ...task, rules }))
}
