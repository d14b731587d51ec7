import process from 'node:process'
import type { Progress } from '@fudaba/sim'
import type { Lang } from '@fudaba/table'
import { sayIn } from '../words/sentences.ts'

export interface ProgressLine {
  readonly show: (now: Progress) => void
  stop(): void
}

/** Seconds between two plain lines. */
const PLAIN_EVERY = 2

/** Progress with rate and remaining time: a bar on a terminal, else plain lines. On stderr, apart from the results. */
export async function progress(total: number, lang: Lang): Promise<ProgressLine> {
  const say = sayIn(lang)
  const text: Text = ({ done, seconds, won }) => {
    const rate = seconds > 0 ? done / seconds : 0
    const known = {
      done,
      of: total,
      rate: rate < 10 ? rate.toFixed(1) : Math.round(rate),
      left: clock(rate > 0 ? (total - done) / rate : 0),
    }
    return won === undefined ? say('progress', known) : say('progressWon', { ...known, won })
  }
  if (process.stderr.isTTY !== true) return plainLines(text)
  const { progress: bar } = await import('@clack/prompts')
  const line = bar({ max: total, size: 30, output: process.stderr, withGuide: false })
  let shown = 0
  line.start(text({ done: 0, of: total, seconds: 0 }))
  return {
    show: (now) => {
      line.advance(now.done - shown, text(now))
      shown = now.done
    },
    stop: () => line.clear(),
  }
}

type Text = (now: Progress) => string

function plainLines(text: Text): ProgressLine {
  let next = PLAIN_EVERY
  return {
    show: (now) => {
      if (now.seconds < next && now.done < now.of) return
      next = now.seconds + PLAIN_EVERY
      process.stderr.write(`${text(now)}\n`)
    },
    stop: () => undefined,
  }
}

function clock(seconds: number): string {
  const whole = Math.ceil(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
