import { systemClock } from '@fudaba/ai/clock'
import { KernelError } from '@fudaba/kernel'
import { type ArenaOptions, arena } from './arena.ts'
import type { ArenaReport } from './arenaReport.ts'

/** Every deck against every deck, each as the report of an arena. */
export interface Matchups {
  readonly game: string
  readonly seed: string
  readonly agents: readonly [string, string]
  readonly decks: readonly string[]
  /** Row: deck of the first agent; column: deck of the second. */
  readonly reports: readonly (readonly ArenaReport[])[]
}

/** Every deck against every deck, each cell a contest of its own with the same seeds. */
export async function matchups(
  options: Omit<ArenaOptions, 'decks'>,
  decks: readonly string[],
): Promise<Matchups> {
  const { rules, agents, seed, onProgress } = options
  const known = rules.decks.map(({ name }) => name)
  const unknown = decks.find((name) => !known.includes(name))
  if (unknown !== undefined)
    throw new KernelError('bad-deck', `no deck ${unknown}; there are ${known.join(', ')}`)
  const of = decks.length * decks.length * options.pairs * 2
  const start = systemClock.now()
  const spent = (): number => (systemClock.now() - start) / 1000
  let before = 0
  const reports: ArenaReport[][] = []
  for (const mine of decks) {
    const row: ArenaReport[] = []
    for (const theirs of decks) {
      const cell = await arena({
        ...options,
        decks: [mine, theirs],
        // The time is that of the whole matrix.
        seconds: options.seconds === undefined ? undefined : Math.max(0, options.seconds - spent()),
        onProgress: ({ done }) => onProgress?.({ done: before + done, of, seconds: spent() }),
      })
      before += options.pairs * 2
      row.push(cell)
    }
    reports.push(row)
  }
  return { game: rules.name, seed: String(seed), agents, decks, reports }
}
