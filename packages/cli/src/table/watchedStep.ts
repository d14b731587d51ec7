import process from 'node:process'
import { systemClock } from '@fudaba/ai/clock'
import type { Table } from '@fudaba/table'
import { isTerminal, paint } from '../terminal/output.ts'
import type { sayIn } from '../words/sentences.ts'

/** Progress is shown only after this time. */
const LONG_MILLIS = 700
const BETWEEN_MILLIS = 250

/** Lets an agent decide; on a terminal with a progress line that is cleared afterwards. */
export async function watchedStep(table: Table, say: ReturnType<typeof sayIn>): Promise<void> {
  if (!isTerminal()) return table.step()
  const begun = systemClock.now()
  let shown = false
  const show = async (): Promise<void> => {
    const progress = await table.thinking()
    if (progress === null || systemClock.now() - begun < LONG_MILLIS) return
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
