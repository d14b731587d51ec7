import type { Frame } from './rules.ts'

export type Rewrite = readonly [printed: string, normal: string]

export interface FoundFrame {
  readonly start: number
  readonly open: Rewrite
  readonly close: Rewrite
  /** Where the second half stands. */
  readonly end: number
}

/** The half of it that stands here. */
export const halfAt = ({ start, end, open, close }: FoundFrame, at: number): Rewrite | undefined =>
  at === start ? open : at === end ? close : undefined

/** What ends a clause. */
const ENDS = '、。:\n「」『』“”()'

/** The frame that opens here and closes in the same clause; of several, the longest. */
export function frameAt(text: string, at: number, frames: readonly Frame[] = []): FoundFrame | null {
  let found: FoundFrame | null = null
  for (const { printed, normal } of frames) {
    const [open, close] = printed
    if (!text.startsWith(open, at)) continue
    const from = at + open.length
    let end = from
    while (end < text.length && !text.startsWith(close, end) && !ENDS.includes(text[end])) end++
    if (end >= text.length || !text.startsWith(close, end)) continue
    const length = open.length + close.length
    if (found !== null && found.open[0].length + found.close[0].length >= length) continue
    found = { open: [open, normal[0]], close: [close, normal[1]], start: at, end }
  }
  return found
}
