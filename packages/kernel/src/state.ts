import { KernelError } from './errors.ts'
import type { Game } from './game.ts'
import { playMark, run } from './run.ts'
import { S, V } from './columns.ts'
import type { RulesConfig } from './rules.ts'

/** A state as plain JSON: the tables by name, and the writes of a play that may still be taken back. */
export interface SavedState {
  readonly format: 'fudaba-state/1'
  readonly game: string
  readonly rulesVersion: string
  readonly config: RulesConfig
  readonly tables: Readonly<Record<string, readonly number[]>>
  readonly play: readonly number[]
}

export function saveState(g: Game): SavedState {
  const { store } = g
  return {
    format: 'fudaba-state/1',
    game: g.book.rulebook.game,
    rulesVersion: g.book.rulebook.version,
    config: g.config,
    tables: Object.fromEntries(
      store.tables.map((t) => [t.name, Array.from(t.data.subarray(0, store.length(t) * t.stride))]),
    ),
    play: g.get(V.plays) > 0 ? store.writesSince(playMark(g, 1)) : [],
  }
}

/** Puts a saved state into a game of the same rules; throws, changing nothing, if it does not fit. */
export function loadState(g: Game, saved: SavedState): void {
  const { store, book } = g
  if (saved.format !== 'fudaba-state/1')
    throw new KernelError('bad-state', `unknown format ${String(saved.format)}`)
  if (saved.game !== book.rulebook.game)
    throw new KernelError('bad-state', `a state of ${saved.game}, not of ${book.rulebook.game}`)
  if (saved.rulesVersion !== book.rulebook.version)
    throw new KernelError('bad-state', `rules version ${saved.rulesVersion}, not ${book.rulebook.version}`)
  const parts = store.tables.map((t) => {
    const part = saved.tables[t.name]
    if (part === undefined || part.length % t.stride !== 0)
      throw new KernelError('bad-state', `table ${t.name} is missing or has another shape`)
    return Int32Array.from(part)
  })
  store.restore({ parts })
  store.forget(saved.play)
  g.log.base = g.clock(S.time)
  g.log.count = 0
  g.forgetWords()
  run(g)
}
