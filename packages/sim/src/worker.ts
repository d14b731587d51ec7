import { parentPort } from 'node:worker_threads'
import type { GameRules } from '@fudaba/kernel'
import { type PairTask, playTask } from './arena.ts'
import { playPart } from './simulate.ts'
import type { Task } from './workers.ts'

/** A thread that plays the parts it is asked for. */
parentPort!.on('message', (task: Task | PairTask) => void answer(task))

async function answer(task: Task | PairTask): Promise<void> {
  const exports = (await import(task.game.module)) as Record<string, GameRules>
  const rules = exports[task.game.export]
  parentPort!.postMessage('pair' in task ? playTask(rules, task) : playPart({ ...task, rules }))
}
