import { parentPort, workerData } from 'node:worker_threads'
import type { GameRules } from '@fudaba/kernel'
import type { RulesModule } from './node.ts'
import { type ThinkRequest, thinkServer } from './thinkServer.ts'

/** The other end of a `ThinkingThread`. */
const { module, export: name } = workerData as RulesModule

const serve = thinkServer(
  async () => ((await import(module)) as Record<string, GameRules>)[name],
  (reply) => parentPort!.postMessage(reply),
)

parentPort!.on('message', (request: ThinkRequest) => void serve(request))
