import {
  Armed,
  BAG_COLUMNS,
  Bag,
  CARD_COLUMNS,
  CHANGE_SIZE,
  CLASS_COLUMNS,
  CLOCK_COLUMNS,
  CardCell,
  CardClass,
  Clock,
  Departed,
  EFFECT_COLUMNS,
  EffectCell,
  Held,
  KNOWLEDGE_COLUMNS,
  Known,
  OBJECT_COLUMNS,
  Obj,
  Pending,
  RECORD_COLUMNS,
  RelationCell,
  ScopeCell,
  Tally,
  VARIABLE_COLUMNS,
  Var,
  ZoneCell,
} from '../state/columns.ts'
import { STORED_SIZE } from '../changes/replace.ts'
import type { Game } from '../game/game.ts'
import type { ListMeaning, Meaning } from '../game/meaning.ts'
import type { Table } from '../state/store.ts'

/** What each cell of the state is called, and what its number means: for digests, and for states that are written. */

type Meanings = Readonly<Record<number, Meaning>>

/** Columns of the kernel that hold numbers of declarations. */
export const KERNEL_MEANINGS = {
  objects: { [Obj.zone]: 'zone', [Obj.kind]: 'kind' },
  variables: { [Var.ending]: 'ending', [Var.frame]: 'derived' },
  pending: { [Pending.def]: 'trigger' },
  effects: { [EffectCell.def]: 'effect' },
  relations: { [RelationCell.kind]: 'relation+1' },
  scopes: { [ScopeCell.def]: 'scope+1' },
  armed: { [Armed.trigger]: 'trigger+1' },
  cards: { [CardCell.def]: 'card' },
} as const satisfies Readonly<Record<string, Meanings>>

/** The meaning of a cell in a list of stored changes: verb, five arguments, clause, origin, guard. */
export function meaningInChanges(g: Game, from: number, i: number): Meaning {
  const column = i % STORED_SIZE
  if (column === 0) return 'verb'
  if (column === CHANGE_SIZE - 1) return 'clause'
  if (column >= CHANGE_SIZE) return 'number'
  const verb = g.book.verbs[g.tables.arena.data[from + i - column]]
  return verb?.takes?.[column - 1] ?? 'number'
}

/** The meaning of a cell of a list that begins at this place of the arena. */
export const meaningInList = (g: Game, holds: ListMeaning, from: number, i: number): Meaning =>
  holds === 'changes' ? meaningInChanges(g, from, i) : holds[i % holds.length]

/** Beside the meanings that declarations have: what the kernel packs into one number. */
export type CellMeaning = Meaning | 'pool' | 'awaits' | 'tally'

/** The meaning of a cell of a table with columns, in the row as it is now. */
export function meaningOfCell(g: Game, t: Table, row: number, column: number): CellMeaning {
  const { tables } = g
  const { meanings } = g.book
  switch (t) {
    case tables.variables:
      return (
        (column >= VARIABLE_COLUMNS
          ? meanings.variables.get(column)
          : (KERNEL_MEANINGS.variables as Meanings)[column]) ?? 'number'
      )
    case tables.known:
      return column % KNOWLEDGE_COLUMNS === Known.pool ? 'pool' : 'number'
    case tables.bags:
      return column === Bag.pool ? 'pool' : 'number'
    case tables.objects:
      return meaningInObject(g, t, row * t.stride, column)
    case tables.departed:
      if (column === Departed.def) return 'card'
      return column < Departed.columns || column >= Departed.columns + tables.objects.stride
        ? 'number'
        : meaningInObject(g, t, row * t.stride + Departed.columns, column - Departed.columns)
    case tables.records:
      return column === 0 ? 'number' : (meanings.columns.get(RECORD_COLUMNS + column - 1) ?? 'number')
    case tables.effects:
      return meaningInEffect(g, t.data, row * t.stride, column)
    case tables.tallies:
      return column === Tally.key ? 'tally' : 'number'
    default:
      return (KERNEL_MEANINGS as Readonly<Record<string, Meanings>>)[t.name]?.[column] ?? 'number'
  }
}

function meaningInObject(g: Game, t: Table, at: number, column: number): Meaning {
  const { meanings } = g.book
  if (column === Obj.stands) return meanings.stands.get(t.data[at + Obj.kind]) ?? 'number'
  if (column >= OBJECT_COLUMNS) return meanings.columns.get(column) ?? 'number'
  return (KERNEL_MEANINGS.objects as Meanings)[column] ?? 'number'
}

function meaningInEffect(g: Game, data: Int32Array, at: number, column: number): CellMeaning {
  if (data[at + EffectCell.alive] !== 1) return 'number'
  if (column === EffectCell.def) return 'effect'
  if (column === EffectCell.awaits) return 'awaits'
  const { a, b, c } = g.book.effects[data[at + EffectCell.def]]?.keeps ?? {}
  const kept: Readonly<Record<number, Meaning | undefined>> = {
    [EffectCell.a]: a,
    [EffectCell.b]: b,
    [EffectCell.c]: c,
  }
  return kept[column] ?? 'number'
}

/** The names of the columns of a table, each once. */
export function columnNames({ tables, book }: Game, t: Table): string[] {
  switch (t) {
    case tables.variables:
      return [...named(Var, VARIABLE_COLUMNS), ...own(book.variables)]
    case tables.clock:
      return named(Clock, CLOCK_COLUMNS)
    case tables.players:
      return own(book.counters)
    case tables.zones:
      return named(ZoneCell, t.stride)
    case tables.cards:
      return named(CardCell, CARD_COLUMNS)
    case tables.known:
      return ['P1', 'P2'].flatMap((p) => named(Known, KNOWLEDGE_COLUMNS).map((name) => `${p} ${name}`))
    case tables.bags:
      return named(Bag, BAG_COLUMNS)
    case tables.classes:
      return named(CardClass, CLASS_COLUMNS)
    case tables.objects:
      return [...named(Obj, OBJECT_COLUMNS), ...own(book.columns)]
    case tables.records:
      return ['object', ...own(book.recordColumns)]
    case tables.departed:
      return [...named(Departed, Departed.columns), ...named(Obj, OBJECT_COLUMNS), ...own(book.columns)].map(
        (name, i) => (i < Departed.columns ? `last ${name}` : name),
      )
    case tables.relations:
      return named(RelationCell, t.stride)
    case tables.effects:
      return named(EffectCell, EFFECT_COLUMNS)
    case tables.scopes:
      return named(ScopeCell, t.stride)
    case tables.armed:
      return named(Armed, t.stride)
    case tables.pending:
      return named(Pending, t.stride)
    case tables.held:
      return named(Held, t.stride)
    case tables.tallies:
      return named(Tally, t.stride)
    default:
      return ['cell']
  }
}

/** Columns of the kernel by their names; one without a name by its number. */
function named(columns: Readonly<Record<string, number>>, count: number): string[] {
  const names = new Map(Object.entries(columns).map(([name, column]) => [column, name]))
  return Array.from({ length: count }, (_, column) => names.get(column) ?? `${column}`)
}

/** Columns of the game: a mark before them, since the kernel may have one of the same name. */
const own = (names: readonly string[]): string[] => names.map((name) => `.${name}`)
