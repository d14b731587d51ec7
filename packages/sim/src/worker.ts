import { parentPort } from 'node:worker_threads'
import type { GameRules } from '@fudaba/kernel'
import { playPart } from './simulate.ts'
import type { Task } from './workers.ts'

/** A thread that plays the parts it is asked for. */
parentPort!.on('message', (task: Task) => void answer(task))

async function answer(task: Task): Promise<void> {
  const exports = (await import(task.game.module)) as Record<string, GameRules>
  parentPort!.postMessage(playPart({ ...task, rules: exports[task.game.export] }))
}
