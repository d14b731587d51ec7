import { type LogLine, isShown } from '@fudaba/table'

const blocks = new WeakMap<LogLine, readonly (readonly LogLine[])[]>()

/** So many times what was taken back after the same line is told. */
const KEPT = 5

/** What was taken back is struck out after the last line that stands. */
export function strikeOut(after: LogLine | undefined, gone: readonly LogLine[]): void {
  const told = gone.filter((line) => isShown(line, 'standard') && !line.header)
  if (after === undefined || told.length === 0) return
  blocks.set(after, [...undoneAfter(after), told].slice(-KEPT))
}

export const undoneAfter = (line: LogLine): readonly (readonly LogLine[])[] => blocks.get(line) ?? []
