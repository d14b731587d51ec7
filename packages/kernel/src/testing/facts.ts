import { NONE, Obj } from '../state/columns.ts'
import { type PlayerName, playerName } from '../answers/decision.ts'
import type { Match } from '../match/match.ts'
import type { Naming } from './naming.ts'

/** The present state of an object, for expectations. */
export interface Facts {
  readonly word: string
  /** Null if it is gone. */
  readonly zone: string | null
  /** Whose zone it is, null for a shared one. */
  readonly of: PlayerName | null
  /** Who controls it. */
  readonly by: PlayerName | null
  readonly kind: string | null
  readonly cell: string | null
  readonly turned: boolean
  readonly faceDown: boolean
  readonly cards: readonly string[]
  readonly marks: Readonly<Record<string, number>>
  /** Words of what it is related to, by relation: { blocking: ['A'] }. */
  readonly to: Readonly<Record<string, readonly string[]>>
  /** What the game says about it: its size, its class. */
  readonly values: Readonly<Record<string, string | number | boolean>>
}

export function factsOf(match: Match, names: Naming, word: string): Facts {
  if (names.rows(word).length === 0) return gone(word)
  const row = names.row(word)
  const { game } = match
  const zone = game.zoneOf(row)
  const def = game.zoneDef(zone)
  const owner = game.zoneOwner(zone)
  return {
    word,
    zone: def.name,
    of: owner === NONE ? null : playerName(owner),
    by: playerName(game.controller(row)),
    kind: game.book.kinds[game.kind(row)],
    cell: def.cells[game.object(row, Obj.cell)] ?? null,
    turned: game.turned(row),
    faceDown: game.faceDown(row),
    cards: names.cards(row),
    marks: Object.fromEntries(
      game.book.everyColumn().map(([name, column]) => [name, game.object(row, column)]),
    ),
    to: Object.fromEntries(
      game.book.relations
        .map((r) => [r.name, game.related(r, row).map((other) => names.word(other))] as const)
        .filter(([, others]) => others.length > 0),
    ),
    values: match.rules.describe(game, row),
  }
}

const gone = (word: string): Facts => ({
  word,
  zone: null,
  of: null,
  by: null,
  kind: null,
  cell: null,
  turned: false,
  faceDown: false,
  cards: [],
  marks: {},
  to: {},
  values: {},
})
