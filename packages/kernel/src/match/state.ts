import { KernelError } from '../base/errors.ts'
import { shown } from '../base/shown.ts'
import type { Game } from '../game/game.ts'
import { playMark, run } from '../running/loop.ts'
import { Var } from '../state/columns.ts'
import type { RulesConfig } from '../game/contract.ts'
import { digestOf } from '../state/cellDigest.ts'
import { numberingOf } from './digest.ts'

/** A state as plain JSON: the tables by name, and the journal of a play that may still be rolled back. */
export interface SavedState {
  readonly format: 'fudaba-state/2'
  readonly game: string
  readonly rulesVersion: string
  readonly config: RulesConfig
  /** Hash of the declarations' numbers: where they differ, the numbers in the tables mean something else. */
  readonly numbering: string
  readonly tables: Readonly<Record<string, readonly number[]>>
  readonly play: readonly number[]
  /** Digest of the tables and the play, so that a state that was cut short or edited is refused. */
  readonly digest: string
}

/** The state of a game as plain JSON. */
export function saveState(g: Game): SavedState {
  const { store } = g
  const { parts } = store.snapshot()
  const play = g.get(Var.plays) > 0 ? store.writesSince(playMark(g, 1)) : []
  return {
    format: 'fudaba-state/2',
    game: g.book.rulebook.game,
    rulesVersion: g.book.rulebook.version,
    config: g.config,
    numbering: numberingOf(g.book),
    tables: Object.fromEntries(store.tables.map((t, i) => [t.name, Array.from(parts[i])])),
    play,
    digest: digestOf([...parts, Int32Array.from(play)]),
  }
}

/** Puts a saved state into a game of the same rules; throws, changing nothing, if it does not fit. */
export function loadState(g: Game, saved: SavedState): void {
  const { store, book } = g
  if (typeof saved !== 'object' || saved === null || saved.format !== 'fudaba-state/2')
    throw new KernelError('bad-state', 'not a state of the format fudaba-state/2')
  if (saved.game !== book.rulebook.game)
    throw new KernelError('bad-state', `a state of ${shown(saved.game)}, not of ${book.rulebook.game}`)
  if (saved.rulesVersion !== book.rulebook.version)
    throw new KernelError(
      'bad-state',
      `rules version ${shown(saved.rulesVersion)}, not ${book.rulebook.version}`,
    )
  sameSettings(g.config, saved.config)
  if (saved.numbering !== numberingOf(book))
    throw new KernelError(
      'bad-state',
      'saved by another release, with other numbers: its replay can be opened',
    )
  const parts = store.tables.map((t) => numbers(saved.tables?.[t.name], `table ${t.name}`, t.stride))
  const play = numbers(saved.play, 'the play under way', 2)
  if (digestOf([...parts, play]) !== saved.digest)
    throw new KernelError('bad-state', 'the state is not the one that was saved: its digest differs')
  store.restore({ parts })
  store.dropJournal(saved.play)
  g.log.beginAt(g.time)
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
      `a game with ${shown(differs)} ${shown(saved[differs])}, not ${shown(own[differs])}`,
    )
}
