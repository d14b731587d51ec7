import { type LogLine, isShown } from '@fudaba/table'

const blocks = new WeakMap<LogLine, readonly (readonly LogLine[])[]>()

/** At most this many undone blocks are kept after one line. */
const KEPT = 5

/** Remembers undone lines under the last line that remains; the log shows them struck out. */
export function keepUndone(after: LogLine | undefined, gone: readonly LogLine[]): void {
  const told = gone.filter((line) => isShown(line, 'standard') && !line.header)
  if (after === undefined || told.length === 0) return
  blocks.set(after, [...undoneAfter(after), told].slice(-KEPT))
}

export const undoneAfter = (line: LogLine): readonly (readonly LogLine[])[] => blocks.get(line) ?? []
