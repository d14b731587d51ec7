import process from 'node:process'

/** Prints a line for people. A closed pipe (`| head`) ends the process without an error. */
export function print(text = ''): void {
  process.stdout.write(`${text}\n`)
}

export const printLines = (lines: readonly string[]): void => {
  if (lines.length > 0) print(lines.join('\n'))
}

export const printJson = (value: unknown): void => print(JSON.stringify(value, null, 2))

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0)
  throw error
})

/** Columns to write in: the terminal's, from 40 to 120; 80 without a terminal. */
export const columns = (): number => Math.max(40, Math.min(process.stdout.columns ?? 80, 120))

export const isTerminal = (): boolean => process.stdin.isTTY === true && process.stdout.isTTY === true

type Style = 'bold' | 'dim' | 'red' | 'green' | 'yellow' | 'cyan'
const codes: Readonly<Record<Style, readonly [number, number]>> = {
  bold: [1, 22],
  dim: [2, 22],
  red: [31, 39],
  green: [32, 39],
  yellow: [33, 39],
  cyan: [36, 39],
}

/** Whether to print colours. They never carry information alone. Off with NO_COLOR and without a terminal. */
function coloured(): boolean {
  const { NO_COLOR, FORCE_COLOR, TERM } = process.env
  if (NO_COLOR !== undefined && NO_COLOR !== '') return false
  if (FORCE_COLOR !== undefined && FORCE_COLOR !== '' && FORCE_COLOR !== '0') return true
  return process.stdout.isTTY === true && TERM !== 'dumb'
}

export function paint(style: Style, text: string): string {
  if (!coloured()) return text
  const [on, off] = codes[style]
  return `\u001b[${on}m${text}\u001b[${off}m`
}
