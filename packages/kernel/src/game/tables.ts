import type { Book } from './book.ts'
import * as Col from '../state/columns.ts'
import { Departed, NONE, ZoneCell } from '../state/columns.ts'
import { recordWidth } from './records.ts'
import type { Store, Table } from '../state/store.ts'

/** The tables of a game; their columns are in state/columns.ts. */
export interface Tables {
  readonly variables: Table
  readonly clock: Table
  readonly players: Table
  readonly zones: Table
  readonly cards: Table
  readonly known: Table
  readonly bags: Table
  readonly classes: Table
  readonly objects: Table
  readonly records: Table
  readonly relations: Table
  readonly effects: Table
  readonly scopes: Table
  readonly armed: Table
  readonly pending: Table
  readonly held: Table
  readonly tallies: Table
  readonly departed: Table
  readonly frames: Table
  readonly arena: Table
}

/**
 * Makes the tables. `shapesValues`: a write may change a computed value. `watched`: the ability index follows each
 * write. `sticky`: kept by a rules rollback.
 */
export function makeTables(store: Store, book: Book): Tables {
  const objectColumns = Col.OBJECT_COLUMNS + book.columns.length
  const tables: Tables = {
    variables: store.table('variables', Col.VARIABLE_COLUMNS + book.variables.length, 1, {
      shapesValues: true,
      shapesFrom: Col.Var.turn,
    }),
    clock: store.table('clock', Col.CLOCK_COLUMNS, 1, { sticky: true }),
    players: store.table('players', Math.max(1, book.counters.length), 2, { shapesValues: true }),
    zones: store.table('zones', Col.ZONE_COLUMNS, 16, { shapesValues: true }),
    cards: store.table('cards', Col.CARD_COLUMNS, 128, { shapesValues: true, watched: true }),
    known: store.table('known', Col.KNOWLEDGE_COLUMNS * 2, 128, { sticky: true }),
    bags: store.table('bags', Col.BAG_COLUMNS, Col.PLAYERS.length * Col.BAGS, { sticky: true }),
    classes: store.table('classes', Col.CLASS_COLUMNS, Col.PLAYERS.length * Col.BAGS, { sticky: true }),
    objects: store.table('objects', objectColumns, 128, { shapesValues: true, watched: true }),
    records: store.table('records', recordWidth(book.recordColumns.length), 8, {
      shapesValues: true,
      watched: true,
    }),
    relations: store.table('relations', Col.RELATION_COLUMNS, 32, { shapesValues: true }),
    effects: store.table('effects', Col.EFFECT_COLUMNS, 32, { shapesValues: true }),
    scopes: store.table('scopes', Col.SCOPE_COLUMNS, 8, { shapesValues: true }),
    armed: store.table('armed', Col.ARMED_COLUMNS, 8),
    pending: store.table('pending', Col.PENDING_COLUMNS, 16),
    held: store.table('held', Col.HELD_COLUMNS, 16),
    tallies: store.table('tallies', Col.TALLY_COLUMNS, 16, { shapesValues: true }),
    departed: store.table('departed', Departed.columns + objectColumns + book.departedWidth, 8),
    frames: store.table('frames', 1, 256),
    arena: store.table('arena', 1, 256),
  }
  if (book.silentVariables.length > 0) {
    const silent = new Uint8Array(tables.variables.stride)
    for (const variable of book.silentVariables) silent[variable] = 1
    tables.variables.silent = silent
  }
  store.setLength(tables.bags, Col.PLAYERS.length * Col.BAGS)
  store.setLength(tables.classes, Col.PLAYERS.length * Col.BAGS)
  return tables
}

/** Makes the rows of the zones; returns them by [zone def * 2 + player]. */
export function makeZones(store: Store, tables: Tables, book: Book): Int32Array {
  const rows = new Int32Array(book.zones.length * 2)
  for (const def of book.zones)
    for (const player of Col.PLAYERS) {
      if (def.shared && player === 1) {
        rows[def.id * 2 + 1] = rows[def.id * 2]
        continue
      }
      const row = store.length(tables.zones)
      store.setLength(tables.zones, row + 1)
      rows[def.id * 2 + player] = row
      const at = row * Col.ZONE_COLUMNS
      store.set(tables.zones, at + ZoneCell.def, def.id)
      store.set(tables.zones, at + ZoneCell.owner, def.shared ? NONE : player)
      store.set(tables.zones, at + ZoneCell.head, NONE)
      store.set(tables.zones, at + ZoneCell.tail, NONE)
    }
  return rows
}
