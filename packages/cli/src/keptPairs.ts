import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { ArenaOptions, Pair } from '@fudaba/sim'
import { wrongUse } from './usageError.ts'
import { version } from './version.ts'

/** What decides how a pair is played: games of another contest are not counted together with these. */
interface Contest extends Pick<ArenaOptions, 'agents' | 'timed' | 'seed' | 'decks' | 'config'> {
  readonly game: string
}

interface Line {
  readonly number: number
  readonly pair: Pair
}

const FORMAT = 'fudaba-arena/1'

/** Games of a contest that were played before, and where those that follow are written down, a line for each pair. */
export function keptPairs(file: string, contest: Contest): Required<Pick<ArenaOptions, 'played' | 'onPair'>> {
  const head = JSON.stringify({ format: FORMAT, version: version(), ...contest })
  const played = new Map<number, Pair>()
  if (existsSync(file)) {
    const [kept, ...lines] = readFileSync(file, 'utf8').split('\n')
    if (kept !== head) throw wrongUse('keptOther', { file, kept: kept.slice(0, 120) })
    // What follows the last line break was being written when the run was stopped.
    const torn = lines.pop()
    if (torn !== '') writeFileSync(file, [head, ...lines, ''].join('\n'))
    for (const [i, line] of lines.entries()) {
      const { number, pair } = readLine(file, i + 2, line)
      played.set(number, pair)
    }
  } else writeFileSync(file, `${head}\n`)
  return {
    played,
    onPair: (number, pair) => appendFileSync(file, `${JSON.stringify({ number, pair } satisfies Line)}\n`),
  }
}

function readLine(file: string, line: number, text: string): Line {
  try {
    return JSON.parse(text) as Line
  } catch {
    throw wrongUse('keptBroken', { file, line })
  }
}
