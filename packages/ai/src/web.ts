import type { GameRules } from '@fudaba/kernel'
import { type ThinkReply, type ThinkRequest, thinkServer } from './thinkServer.ts'

export { type ThinkQuestion, type ThinkReply, type ThinkRequest, startOf } from './thinkServer.ts'

/** As much of a worker's own side as is needed. */
interface WorkerScope {
  postMessage(message: ThinkReply): void
  addEventListener(type: 'message', listener: (event: { readonly data: ThinkRequest }) => void): void
}

/** Makes a Web Worker one that thinks: called once, with `self` and the games it knows. */
export function serveThinking(scope: WorkerScope, loadGame: (name: string) => Promise<GameRules>): void {
  const serve = thinkServer(loadGame, (reply) => scope.postMessage(reply))
  scope.addEventListener('message', ({ data }) => void serve(data))
}
