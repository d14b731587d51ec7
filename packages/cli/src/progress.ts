import process from 'node:process'
import type { Lang } from '@fudaba/table'
import { sayIn } from './sentences.ts'

export interface ProgressLine {
  readonly show: (now: { readonly done: number; readonly of: number; readonly seconds: number }) => void
  stop(): void
}

/** Seconds between two plain lines. */
const PLAIN_EVERY = 2

/** A bar with rate and remaining time on a terminal, plain lines otherwise; on stderr, so that results stay clean. */
export async function progress(total: number, lang: Lang): Promise<ProgressLine> {
  const say = sayIn(lang)
  const text = (done: number, seconds: number): string => {
    const rate = seconds > 0 ? done / seconds : 0
    return say('progress', {
      done,
      of: total,
      rate: rate < 10 ? rate.toFixed(1) : Math.round(rate),
      left: clock(rate > 0 ? (total - done) / rate : 0),
    })
  }
  if (process.stderr.isTTY !== true) return plainLines(text)
  const { progress: bar } = await import('@clack/prompts')
  const line = bar({ max: total, size: 30, output: process.stderr, withGuide: false })
  let shown = 0
  line.start(text(0, 0))
  return {
    show: ({ done, seconds }) => {
      line.advance(done - shown, text(done, seconds))
      shown = done
    },
    stop: () => line.clear(),
  }
}

function plainLines(text: (done: number, seconds: number) => string): ProgressLine {
  let next = PLAIN_EVERY
  return {
    show: ({ done, of, seconds }) => {
      if (seconds < next && done < of) return
      next = seconds + PLAIN_EVERY
      process.stderr.write(`${text(done, seconds)}\n`)
    },
    stop: () => undefined,
  }
}

function clock(seconds: number): string {
  const whole = Math.ceil(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
