import { NONE, Clock, Departed, Frame, Var, ZoneCell } from '../state/columns.ts'
import type {
  FrameLiteral,
  JournalLiteral,
  RowLiteral,
  TableLiteral,
  UnderWay,
} from '../game/boardLiteral.ts'
import type { GameRules } from '../game/contract.ts'
import type { Game } from '../game/game.ts'
import type { Meaning } from '../game/meaning.ts'
import { playMark } from '../running/loop.ts'
import type { Table } from '../state/store.ts'
import { type CellMeaning, columnNames, meaningInList, meaningOfCell } from './cellMeanings.ts'
import { type CellWord, CellWords } from './cellWords.ts'
import { stepName } from './stepNames.ts'

/**
 * What is under way, cell by cell and by names: the procedures with their steps and lists, what waits, what was decided
 * about each play, and the writes that a play which is taken back undoes.
 */

/** Tables that are rows of columns; variables, zones, frames and lists are written in their own way. */
export const rowTables = ({ tables }: Game): readonly Table[] => [
  tables.clock,
  tables.players,
  tables.cards,
  tables.known,
  tables.bags,
  tables.classes,
  tables.objects,
  tables.records,
  tables.relations,
  tables.effects,
  tables.scopes,
  tables.armed,
  tables.pending,
  tables.held,
  tables.tallies,
  tables.departed,
]

/** The columns of each table that are written, by name: the stream of chance begins anew. */
export class WrittenColumns {
  private readonly g: Game
  private readonly lists = new Map<Table, ReadonlyMap<string, number>>()

  constructor(g: Game) {
    this.g = g
  }

  of(t: Table): ReadonlyMap<string, number> {
    const known = this.lists.get(t)
    if (known !== undefined) return known
    const { clock, variables, zones } = this.g.tables
    const isWritten = (column: number): boolean => {
      if (t === clock) return column !== Clock.position && column < Clock.key
      // Which zone a row is of, and where the frames lie, is known.
      if (t === zones) return column >= ZoneCell.head
      return t !== variables || column !== Var.frame
    }
    const all = columnNames(this.g, t).map((name, column) => [name, column] as const)
    const made = new Map(all.filter(([, column]) => isWritten(column)))
    this.lists.set(t, made)
    return made
  }

  /** A column without a name is called by its number. */
  nameOf(t: Table, column: number): string | number {
    for (const [name, at] of this.of(t)) if (at === column) return name
    return column
  }
}

/** The frames from the outermost one on, by where they begin. */
export function framesOf(g: Game): number[] {
  const out: number[] = []
  const { data } = g.tables.frames
  for (let at = g.frame; at !== NONE; at = data[at + Frame.previous]) out.unshift(at)
  return out
}

export function writeUnderWay(g: Game, rules: GameRules): UnderWay {
  return new Writer(g, rules).write()
}

class Writer {
  private readonly g: Game
  private readonly words: CellWords
  private readonly columns: WrittenColumns
  private readonly stack: readonly number[]

  constructor(g: Game, rules: GameRules) {
    this.g = g
    this.words = new CellWords(g, rules)
    this.columns = new WrittenColumns(g)
    this.stack = framesOf(g)
  }

  write(): UnderWay {
    const { g } = this
    const tables = rowTables(g).map((t) => [t.name, this.table(t)] as const)
    const play = g.get(Var.plays) > 0 ? this.journal() : []
    return {
      frames: this.frames(),
      variables: this.row(g.tables.variables, 0),
      zones: this.zones(),
      tables: Object.fromEntries(tables.filter(([, table]) => table.rows.length > 0)),
      ...(play.length === 0 ? {} : { play }),
    }
  }

  private table(t: Table): TableLiteral {
    const { store } = this.g
    const rows = Array.from({ length: store.length(t) }, (_, row) => this.row(t, row))
    const free = store.firstFree(t)
    return free < 0 ? { rows } : { rows, free }
  }

  /** The cells of a row that are not 0. */
  private row(t: Table, row: number): RowLiteral {
    const { g, words } = this
    const out: Record<string, CellWord | readonly string[]> = {}
    for (const [name, column] of this.columns.of(t)) {
      const word = words.word(t.data[row * t.stride + column], meaningOfCell(g, t, row, column))
      // A declaration with the number 0 has a name too.
      if (word !== 0) out[name] = word
    }
    return t === g.tables.departed ? { ...out, ...this.lastValues(row) } : out
  }

  /** The values that an object had when it left; sets of words by their words, `*` for all, `-` for all but this one. */
  private lastValues(row: number): RowLiteral {
    const { book, tables } = this.g
    const { data, stride } = tables.departed
    const out: Record<string, CellWord | readonly string[]> = {}
    let at = row * stride + Departed.columns + tables.objects.stride
    for (const { name, words: of } of book.characteristics) {
      const words = of?.in(book)
      const from = at
      at += words?.width ?? 1
      if (words === undefined) {
        if (data[from] !== 0) out[`value ${name}`] = data[from]
        continue
      }
      const set = words.read((i) => data[from + i])
      const list = words.own(set).map((word) => `+${words.text(word)}`)
      if (words.hasAll(set)) {
        list.push('*')
        for (let word = 0; word < words.size; word++)
          if (!words.has(set, word)) list.push(`-${words.text(word)}`)
      }
      if (list.length > 0) out[`value ${name}`] = list
    }
    return out
  }

  private zones(): Record<string, RowLiteral> {
    const { g, words } = this
    const { zones } = g.tables
    const out: Record<string, RowLiteral> = {}
    for (let row = 0, n = g.store.length(zones); row < n; row++) {
      const list = this.row(zones, row)
      if (list['count'] !== undefined) out[`${words.word(row, 'zone')}`] = list
    }
    return out
  }

  private frames(): FrameLiteral[] {
    const { g, words } = this
    const { frames, arena } = g.tables
    const all = this.stack
    return all.map((at, depth) => {
      const procedure = g.book.procedures[frames.data[at + Frame.procedure]]
      const from = frames.data[at + Frame.arena]
      const next = all[depth + 1]
      const end = next === undefined ? g.store.length(arena) : frames.data[next + Frame.arena]
      const meanings = listMeanings(g, at)
      const lists = Array.from({ length: end - from }, (_, i) =>
        words.word(arena.data[from + i], meanings.get(from + i) ?? 'number'),
      )
      return {
        procedure: `${words.word(procedure.id, 'procedure')}`,
        step: stepName(procedure.steps, frames.data[at + Frame.step]),
        locals: Array.from({ length: procedure.locals }, (_, i) =>
          words.word(frames.data[at + Frame.locals + i], localMeaning(g, at, i)),
        ),
        ...(lists.length === 0 ? {} : { lists }),
      }
    })
  }

  /** What the play under way wrote: of each cell the first value since the play, or the one inside it, began. */
  private journal(): JournalLiteral[] {
    const { g } = this
    const writes = g.store.writesSince(playMark(g, 1))
    const out: JournalLiteral[] = []
    const seen = new Set<number>()
    for (let i = 0; i < writes.length; i += 2) {
      const [t, cell, old] = [g.store.tables[writes[i] >>> 24], writes[i] & 0xffffff, writes[i + 1]]
      const begins = t === g.tables.variables && cell === Var.plays
      if (begins) seen.clear()
      else if (t.sticky || seen.has(writes[i])) continue
      seen.add(writes[i])
      out.push(this.write1(t, cell, old))
    }
    return out
  }

  private write1(t: Table, cell: number, old: number): JournalLiteral {
    const { g, words } = this
    if (t === g.store.tables[0]) return [t.name, g.store.tables[cell >> 1].name, cell & 1, old]
    if (t === g.tables.frames) return [t.name, cell, 0, this.oldOfFrame(cell, old)]
    const row = Math.floor(cell / t.stride)
    const column = cell % t.stride
    const name = this.columns.nameOf(t, column)
    const place = t === g.tables.zones ? words.word(row, 'zone') : row
    return [t.name, place, name, words.word(old, meaningOfCell(g, t, row, column))]
  }

  private oldOfFrame(cell: number, old: number): CellWord {
    const { g } = this
    const at = this.stack.findLast((frame) => frame <= cell)
    if (at === undefined) return old
    const procedure = g.book.procedures[g.tables.frames.data[at + Frame.procedure]]
    if (cell >= at + Frame.locals + procedure.locals) return old
    // What was written above the frames of that time may be of another procedure.
    if (cell === at + Frame.step)
      return old < 0 || old > procedure.steps.length ? old : `step ${stepName(procedure.steps, old)}`
    return this.words.word(old, frameMeaning(g, at, cell - at))
  }
}

/** The meaning of a cell of a frame, but for its step. */
export function frameMeaning(g: Game, at: number, cell: number): CellMeaning {
  if (cell === Frame.procedure) return 'procedure'
  return cell < Frame.locals ? 'number' : localMeaning(g, at, cell - Frame.locals)
}

/** The meaning of a local; one that holds where a list begins is a number. */
export function localMeaning(g: Game, at: number, local: number): Meaning {
  const procedure = g.book.procedures[g.tables.frames.data[at + Frame.procedure]]
  const { holds } = procedure
  if (holds?.lists?.[local] !== undefined) return 'number'
  return holds?.locals?.[local] ?? (local === g.book.meanings.actionAt.get(procedure) ? 'action' : 'number')
}

/** For the cells of the lists that a frame has now, what they mean. */
export function listMeanings(g: Game, at: number): Map<number, Meaning> {
  const { frames, arena } = g.tables
  const out = new Map<number, Meaning>()
  const { holds } = g.book.procedures[frames.data[at + Frame.procedure]]
  for (const [local, meaning] of Object.entries(holds?.lists ?? {})) {
    const from = frames.data[at + Frame.locals + Number(local)]
    if (from === 0) continue
    for (let i = 0; i < arena.data[from - 1]; i++) out.set(from + i, meaningInList(g, meaning, from, i))
  }
  return out
}
