import { type LogLine, wrap } from '@fudaba/table'
import { paint } from '../terminal/output.ts'

/** A line of the log with its number. Headers are set off; `withClause` adds the clause. */
export function logLine(line: LogLine, columns: number, withClause: boolean): string[] {
  const number = String(line.number).padStart(4)
  const text = line.header ? `── ${line.text} ──` : line.text
  const clause = withClause ? `  [${line.clause}]` : ''
  const [first, ...rest] = wrap(`${number} ${text}${clause}`, columns, '     ')
  const shown = [
    paint('dim', first.slice(0, 4)) + (line.header ? paint('bold', first.slice(4)) : first.slice(4)),
    ...rest,
  ]
  return line.header ? ['', ...shown] : shown
}
