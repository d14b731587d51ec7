import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'
import type { GameRules } from '@fudaba/kernel'
import { Environment } from './environment.ts'

/** Answers a game's lines until the input ends. */
export const serveEnv = (rules: GameRules, input: Readable, output: Writable): Promise<void> => {
  const env = new Environment(rules)
  return answerLines((line) => env.line(line), input, output)
}

/** Answers line after line, one after the other. Empty lines are passed over. */
export async function answerLines(
  answer: (line: string) => string | Promise<string>,
  input: Readable,
  output: Writable,
): Promise<void> {
  for await (const line of createInterface({ input, crlfDelay: Infinity }))
    if (line.trim() !== '') output.write((await answer(line)) + '\n')
}
