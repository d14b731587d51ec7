import process from 'node:process'
import type { Table } from '@fudaba/table'
import { isTerminal, paint } from '../output.ts'
import type { sayIn } from '../sentences.ts'

/** Nobody is told of what takes less time than reading it would. */
const LONG_MILLIS = 700
const BETWEEN_MILLIS = 250

/** Lets an agent decide; on a terminal a line says how far it has got, and is wiped when it is done. */
export async function watchedStep(table: Table, say: ReturnType<typeof sayIn>): Promise<void> {
  if (!isTerminal()) return table.step()
  const begun = performance.now()
  let shown = false
  const show = async (): Promise<void> => {
    const progress = await table.thinking()
    if (progress === null || performance.now() - begun < LONG_MILLIS) return
    shown = true
    process.stdout.write(`\r${paint('dim', `${say('thinking')} ${Math.round(100 * progress)} %`)}\x1b[K`)
  }
  const timer = setInterval(() => void show(), BETWEEN_MILLIS)
  try {
    await table.step()
  } finally {
    clearInterval(timer)
    if (shown) process.stdout.write('\r\x1b[K')
  }
}
