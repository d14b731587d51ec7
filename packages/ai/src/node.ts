import { Worker } from 'node:worker_threads'
import type { AnswerIds, Match } from '@fudaba/kernel'
import type { Advice } from './agents/advice.ts'
import type { ChooseOptions, Failure } from './agents/choose.ts'
import { type ThinkQuestion, type ThinkReply, type ThinkRequest, startOf } from './thinkServer.ts'

/** Where a thread finds the rules, because rules cannot be sent to it. */
export interface RulesModule {
  readonly module: string
  readonly export: string
}

/** A thread that thinks, so that the terminal goes on listening. */
export class ThinkingThread {
  private readonly worker: Worker
  private last = 0
  private readonly waiting = new Map<number, (reply: ThinkReply | Error) => void>()
  /** Why it thinks no more. */
  private dead: Error | null = null

  constructor(rules: RulesModule) {
    const source = import.meta.url.endsWith('.ts')
    this.worker = new Worker(new URL(source ? './nodeThread.ts' : './nodeThread.js', import.meta.url), {
      workerData: { module: rules.module, export: rules.export },
      execArgv: source ? ['--conditions=fudaba-source'] : [],
    })
    this.worker.unref()
    this.worker.on('message', (reply: ThinkReply) => this.waiting.get(reply.id)?.(reply))
    this.worker.on('error', (error: unknown) =>
      this.die(error instanceof Error ? error : new Error(String(error))),
    )
    this.worker.on('exit', () => this.die(new Error('the thread that thinks has ended')))
  }

  private die(reason: Error): void {
    this.dead ??= reason
    for (const playUntilQuiet of this.waiting.values()) playUntilQuiet(this.dead)
  }

  /** What the agent answers for whoever has to decide. */
  async decide(
    match: Match,
    agent: string,
    seed: string | number,
    options: ChooseOptions = {},
  ): Promise<AnswerIds> {
    const reply = await this.ask({ kind: 'decide', agent, seed, replay: startOf(match) }, options)
    if (reply.kind !== 'answer') throw new Error(`no answer came: ${reply.kind}`)
    const { failure } = reply
    if (failure !== undefined) options.onFailure?.(failure satisfies Failure)
    return reply.answer
  }

  async advise(match: Match, seed: string | number, options: ChooseOptions = {}): Promise<Advice> {
    const reply = await this.ask({ kind: 'advise', seed, replay: startOf(match) }, options)
    if (reply.kind !== 'advice') throw new Error(`no advice came: ${reply.kind}`)
    return reply.advice
  }

  async close(): Promise<void> {
    await this.worker.terminate()
  }

  private async ask(request: ThinkQuestion, { signal, onProgress }: ChooseOptions): Promise<ThinkReply> {
    if (this.dead !== null) throw this.dead
    const id = ++this.last
    const { worker, waiting } = this
    const cancel = (): void => worker.postMessage({ id, kind: 'cancel' } satisfies ThinkRequest)
    signal?.addEventListener('abort', cancel, { once: true })
    // While an answer is awaited the process must not end.
    worker.ref()
    return new Promise<ThinkReply>((resolve, reject) => {
      waiting.set(id, (reply) => {
        if (!(reply instanceof Error) && reply.kind === 'progress') return onProgress?.(reply.progress)
        waiting.delete(id)
        signal?.removeEventListener('abort', cancel)
        worker.unref()
        if (reply instanceof Error) reject(reply)
        else if (reply.kind === 'error') reject(new Error(reply.message))
        else resolve(reply)
      })
      worker.postMessage({ id, ...request, stopped: signal?.aborted } satisfies ThinkRequest)
    })
  }
}
