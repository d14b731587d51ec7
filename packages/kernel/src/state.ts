import { KernelError } from './errors.ts'
import type { Game } from './game.ts'
import { playMark, run } from './run.ts'
import { S, V } from './columns.ts'
import type { RulesConfig } from './rules.ts'
import { digestOf } from './store.ts'

/** A state as plain JSON: the tables by name, and the writes of a play that may still be taken back. */
export interface SavedState {
  readonly format: 'fudaba-state/1'
  readonly game: string
  readonly rulesVersion: string
  readonly config: RulesConfig
  readonly tables: Readonly<Record<string, readonly number[]>>
  readonly play: readonly number[]
  /** Over the tables and the play: a state that was cut short or edited is refused. */
  readonly digest: string
}

export function saveState(g: Game): SavedState {
  const { store } = g
  const { parts } = store.snapshot()
  const play = g.get(V.plays) > 0 ? store.writesSince(playMark(g, 1)) : []
  return {
    format: 'fudaba-state/1',
    game: g.book.rulebook.game,
    rulesVersion: g.book.rulebook.version,
    config: g.config,
    tables: Object.fromEntries(store.tables.map((t, i) => [t.name, Array.from(parts[i])])),
    play,
    digest: digestOf([...parts, Int32Array.from(play)]),
  }
}

/** Puts a saved state into a game of the same rules; throws, changing nothing, if it does not fit. */
export function loadState(g: Game, saved: SavedState): void {
  const { store, book } = g
  if (typeof saved !== 'object' || saved === null || saved.format !== 'fudaba-state/1')
    throw new KernelError('bad-state', 'not a state of the format fudaba-state/1')
  if (saved.game !== book.rulebook.game)
    throw new KernelError('bad-state', `a state of ${saved.game}, not of ${book.rulebook.game}`)
  if (saved.rulesVersion !== book.rulebook.version)
    throw new KernelError('bad-state', `rules version ${saved.rulesVersion}, not ${book.rulebook.version}`)
  sameSettings(g.config, saved.config)
  const parts = store.tables.map((t) => numbers(saved.tables?.[t.name], `table ${t.name}`, t.stride))
  const play = numbers(saved.play, 'the play under way', 2)
  if (digestOf([...parts, play]) !== saved.digest)
    throw new KernelError('bad-state', 'the state is not the one that was saved: its digest differs')
  store.restore({ parts })
  store.forget(saved.play)
  g.log.base = g.clock(S.time)
  g.log.count = 0
  g.forgetWords()
  run(g)
}

function numbers(part: unknown, what: string, stride: number): Int32Array {
  if (!Array.isArray(part) || part.length % stride !== 0 || !part.every(Number.isInteger))
    throw new KernelError('bad-state', `${what} is missing or has another shape`)
  return Int32Array.from(part as number[])
}

function sameSettings(own: RulesConfig, saved: RulesConfig): void {
  if (typeof saved !== 'object' || saved === null || Array.isArray(saved))
    throw new KernelError('bad-state', 'the settings are missing')
  const differs = Object.keys({ ...own, ...saved }).find((name) => saved[name] !== own[name])
  if (differs !== undefined)
    throw new KernelError(
      'bad-state',
      `a game with ${differs} ${String(saved[differs])}, not ${String(own[differs])}`,
    )
}
