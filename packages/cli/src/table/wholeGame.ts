import type { PlayerName, Result } from '@fudaba/kernel'
import { type AgentFailure, LogBook, type LogLine, type Table, type Words } from '@fudaba/table'

/** The JSON of a game that agents played to its end. */
export interface WholeGame {
  readonly game: string
  readonly seed: string | number
  readonly result: Result | null
  readonly turns: number
  readonly decisions: number
  readonly log: readonly LogLine[]
  /** Failures of agents; each time another one answered. */
  readonly failures: readonly AgentFailure[]
}

export async function playWhole(table: Table, words: Words, viewer: PlayerName | null): Promise<WholeGame> {
  const log = new LogBook(words)
  for (let since = 0; ;) {
    const { view, next, seed, inputs, events, failures } = await table.look(viewer, since)
    log.add(view, events)
    since = view.time
    if (next === 'agent') {
      await table.step()
      continue
    }
    return {
      game: words.rules.name,
      seed,
      result: view.result,
      turns: view.turn,
      decisions: inputs,
      log: log.lines('detail'),
      failures,
    }
  }
}
