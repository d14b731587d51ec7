import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'
import type { GameRules } from '@fudaba/kernel'
import { Environment } from './env.ts'

/** Answers line after line until the input ends. Empty lines are passed over. */
export async function serveEnv(rules: GameRules, input: Readable, output: Writable): Promise<void> {
  const env = new Environment(rules)
  for await (const line of createInterface({ input, crlfDelay: Infinity }))
    if (line.trim() !== '') output.write(env.line(line) + '\n')
}
