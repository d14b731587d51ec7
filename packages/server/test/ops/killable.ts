import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { freePort } from '../freePort.ts'

const script = fileURLToPath(new URL('./node.ts', import.meta.url))

/** A server in a process of its own, which can be killed with -9 and started again at the same address. */
export class Killable {
  private readonly database: string
  private child: ChildProcess | null = null
  port = 0
  /** All that it has printed. */
  said = ''

  constructor(database: string) {
    this.database = database
  }

  get address(): string {
    return `http://127.0.0.1:${this.port}`
  }

  async start(): Promise<void> {
    if (this.port === 0) this.port = await freePort()
    const child = spawn(
      process.execPath,
      ['--conditions=fudaba-source', script, this.database, String(this.port)],
      {
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    )
    this.child = child
    let text = ''
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (chunk: string) => {
        this.said += chunk
        text += chunk
        const [, port] = /ready (\d+)/.exec(text) ?? []
        if (port === undefined) return
        this.port = Number(port)
        resolve()
      })
    child.once('exit', () => reject(new Error(`the node ended before it was ready: ${text}`)))
    await promise
  }

  /** Ends it in the middle of whatever it does. */
  async kill(): Promise<void> {
    const { child } = this
    if (child === null) return
    this.child = null
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }
}
