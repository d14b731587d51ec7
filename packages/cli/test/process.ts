import { spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'

const bin = fileURLToPath(new URL('../bin/fudaba.mjs', import.meta.url))

export interface Finished {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

export interface Circumstances {
  readonly input?: string
  readonly cwd?: string
  readonly env?: Readonly<Record<string, string>>
}

/** An empty folder that is also the home, so that nothing of the developer's own is read or written. */
export const emptyFolder = (): string => mkdtempSync(join(tmpdir(), 'fudaba-cli-'))

/** Runs the real command through a pipe. */
export function fudaba(args: readonly string[], given: Circumstances = {}): Promise<Finished> {
  const { input = '', cwd = emptyFolder(), env = {} } = given
  return new Promise((resolve, reject) => {
    const { PATH } = process.env
    const child = spawn(process.execPath, [bin, ...args], {
      cwd,
      env: { PATH, HOME: join(cwd, 'home'), LANG: 'en_US.UTF-8', ...env },
    })
    let out = ''
    let err = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text))
    child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text))
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, out, err }))
    child.stdin.on('error', () => undefined)
    child.stdin.end(input)
  })
}

/** Runs several, no more at once than a small machine has cores. */
export async function inTurn<T, R>(items: readonly T[], run: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = []
  const waiting = [...items.entries()]
  const worker = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift())
      results[next[0]] = await run(next[1])
  }
  await Promise.all([worker(), worker(), worker()])
  return results
}
