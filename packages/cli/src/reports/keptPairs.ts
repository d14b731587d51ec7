import { createHash } from 'node:crypto'
import {
  appendFileSync,
  closeSync,
  existsSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import process from 'node:process'
import type { ArenaOptions, Pair } from '@fudaba/sim'
import { wrongUse } from '../words/usageError.ts'
import { version } from '../words/version.ts'

/** Everything that decides how a pair of games is played. Only pairs of the same contest are counted together. */
interface Contest extends Pick<ArenaOptions, 'agents' | 'timed' | 'seed' | 'decks' | 'config'> {
  readonly game: string
  /** Of cards of the player's own: what stands on all of them, as a hash. */
  readonly cards?: string
}

/** `check` is a hash of the contest and of the rest of the line. */
interface Line {
  readonly number: number
  readonly pair: Pair
  readonly check: string
}

const FORMAT = 'fudaba-arena/2'

/** The pairs kept in a file from an earlier run, and the function that appends further ones, one line each. */
export function keptPairs(file: string, contest: Contest): Required<Pick<ArenaOptions, 'played' | 'onPair'>> {
  const head = JSON.stringify({ format: FORMAT, version: version(), ...contest })
  const written = (number: number, pair: Pair): string =>
    JSON.stringify({ number, pair, check: hashOf([head, number, pair]) } satisfies Line)
  const played = new Map<number, Pair>()
  try {
    takeAlone(file)
    if (existsSync(file)) {
      const [kept, ...lines] = readFileSync(file, 'utf8').split('\n')
      if (kept !== head) throw wrongUse('keptOther', { file, kept: kept.slice(0, 120) })
      // A last line without a line break was cut off when the run stopped.
      const torn = lines.pop()
      for (const [i, line] of lines.entries()) {
        const { number, pair } = readLine(file, i + 2, line)
        // Written once more it is the same line, unless somebody changed it or wrote it twice.
        if (written(number, pair) !== line || played.has(number))
          throw wrongUse('keptEdited', { file, line: i + 2 })
        played.set(number, pair)
      }
      if (torn !== '') writeFileSync(file, [head, ...lines, ''].join('\n'))
    } else writeFileSync(file, `${head}\n`)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === undefined) throw error
    throw wrongUse('keptNotWritten', { file, reason: (error as Error).message })
  }
  return { played, onPair: (number, pair) => appendFileSync(file, `${written(number, pair)}\n`) }
}

export const hashOf = (data: unknown): string =>
  createHash('sha256').update(JSON.stringify(data)).digest('hex').slice(0, 32)

/** One run at a time: the number of its process lies beside the file until it ends. One that is gone holds nothing. */
function takeAlone(file: string): void {
  const lock = `${file}.lock`
  if (existsSync(lock) && !isRunning(Number(readFileSync(lock, 'utf8')))) rmSync(lock, { force: true })
  try {
    const opened = openSync(lock, 'wx')
    writeSync(opened, String(process.pid))
    closeSync(opened)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    throw wrongUse('keptInUse', { file, lock })
  }
  process.on('exit', () => rmSync(lock, { force: true }))
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1))
}

function isRunning(pid: number): boolean {
  if (!Number.isSafeInteger(pid) || pid < 1) return false
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function readLine(file: string, line: number, text: string): Omit<Line, 'check'> {
  try {
    const { number, pair } = JSON.parse(text) as Line
    return { number, pair }
  } catch {
    throw wrongUse('keptBroken', { file, line })
  }
}
