import type { Book } from '../game/book.ts'
import {
  Bag,
  BAG_COLUMNS,
  Departed,
  EffectCell,
  EFFECT_COLUMNS,
  Frame,
  Known,
  KNOWLEDGE_COLUMNS,
  Tally,
  NONE,
  Obj,
  OBJECT_COLUMNS,
  RECORD_COLUMNS,
  VARIABLE_COLUMNS,
  ZoneCell,
  ZONE_COLUMNS,
} from '../state/columns.ts'
import { DeclarationNames } from '../looking/declarationNames.ts'
import type { Game } from '../game/game.ts'
import { HISTORY_KEY } from '../state/historyKey.ts'
import { LIMIT_KEY } from '../changes/limits.ts'
import type { ListMeaning, Meaning } from '../game/meaning.ts'
import { KERNEL_MEANINGS, meaningInList } from '../position/cellMeanings.ts'
import { stepName } from '../position/stepNames.ts'
import { hashOf, mixed } from '../base/nameHash.ts'
import { REFUSED } from '../running/playProcedure.ts'
import type { Table } from '../state/store.ts'

/** Receives every cell that is not 0: its place, by names where there are any, and its value by meaning. */
export interface CellReader {
  cell(table: string, row: number, column: number | string, value: number): void
  /** The next cells are of a frame of this procedure. */
  procedure?(name: string): void
}

/** Reads the whole state by meaning: numbers of declarations are replaced by hashes of their names. */
export function readState(g: Game, cardId: (printed: unknown) => string, reader: CellReader): void {
  new StateReader(g, cardId, reader).read()
}

type Meanings = Readonly<Record<number, Meaning>>
const NOTHING: Meanings = {}

class StateReader {
  private readonly g: Game
  private readonly book: Book
  private readonly names: DeclarationNames
  private readonly reader: CellReader

  constructor(g: Game, cardId: (printed: unknown) => string, reader: CellReader) {
    this.g = g
    this.book = g.book
    this.names = new DeclarationNames(g, cardId)
    this.reader = reader
  }

  read(): void {
    const tables = this.g.tables
    this.variables()
    this.rows(tables.clock, NOTHING)
    this.counters()
    this.zones()
    this.rows(tables.cards, KERNEL_MEANINGS.cards)
    this.knowledge()
    this.rows(tables.classes, NOTHING)
    this.objects(tables.objects, 0, 0)
    this.records()
    this.rows(tables.relations, KERNEL_MEANINGS.relations)
    this.effects()
    this.rows(tables.scopes, KERNEL_MEANINGS.scopes)
    this.rows(tables.armed, KERNEL_MEANINGS.armed)
    this.rows(tables.pending, KERNEL_MEANINGS.pending)
    this.rows(tables.held, NOTHING)
    this.tallies()
    this.departed()
    this.frames()
  }

  // ── single cells ─────────────────────────────────────────────────────────────────────────────────────────
  private cell(table: string, row: number, column: number | string, value: number, meaning: Meaning): void {
    if (meaning === 'number') {
      if (value !== 0) this.reader.cell(table, row, column, value)
    } else if (meaning !== 'derived') this.reader.cell(table, row, column, this.names.hashed(value, meaning))
  }

  // ── tables ───────────────────────────────────────────────────────────────────────────────────────────────
  private rows(t: Table, meanings: Readonly<Record<number, Meaning>>): void {
    const n = this.g.store.length(t)
    for (let row = 0; row < n; row++)
      for (let column = 0; column < t.stride; column++)
        this.cell(t.name, row, column, t.data[row * t.stride + column], meanings[column] ?? 'number')
  }

  private variables(): void {
    const { variables } = this.g.tables
    for (let i = 0; i < variables.stride; i++) {
      const own = i >= VARIABLE_COLUMNS
      const name = own ? this.book.variables[i - VARIABLE_COLUMNS] : i
      const meaning = own ? this.book.meanings.variables.get(i) : (KERNEL_MEANINGS.variables as Meanings)[i]
      this.cell('variables', 0, name, variables.data[i], meaning ?? 'number')
    }
  }

  private counters(): void {
    const { players } = this.g.tables
    for (const [i, name] of this.book.counters.entries())
      for (let player = 0; player < 2; player++)
        this.cell('players', player, name, players.data[player * players.stride + i], 'number')
  }

  private zones(): void {
    const { zones } = this.g.tables
    for (let row = 0, n = this.g.store.length(zones); row < n; row++) {
      const at = row * ZONE_COLUMNS
      if (zones.data[at + ZoneCell.count] === 0) continue
      const name = hashOf(this.names.nameOf('zone', row)!)
      for (const column of [ZoneCell.head, ZoneCell.tail, ZoneCell.count])
        this.reader.cell('zones', name, column, zones.data[at + column] + 1)
    }
  }

  private knowledge(): void {
    const { known, bags } = this.g.tables
    for (let row = 0, n = this.g.store.length(known); row < n; row++)
      for (let i = 0; i < known.stride; i++) {
        const value = known.data[row * known.stride + i]
        this.cell(
          'known',
          row,
          i,
          i % KNOWLEDGE_COLUMNS === Known.pool ? this.names.hashedPool(value) : value,
          'number',
        )
      }
    for (let row = 0, n = this.g.store.length(bags); row < n; row++) {
      const at = row * BAG_COLUMNS
      if (bags.data[at + Bag.count] === 0) continue
      this.reader.cell('bags', row, Bag.pool, this.names.hashedPool(bags.data[at + Bag.pool]))
      this.reader.cell('bags', row, Bag.count, bags.data[at + Bag.count])
    }
  }

  /** The object columns of a table: of `objects`, or of `departed`, where they begin at `offset`. */
  private objects(t: Table, offset: number, from: number): void {
    const { book } = this
    for (let row = from, n = this.g.store.length(t); row < n; row++) {
      const at = row * t.stride + offset
      const stands = t.data[at + Obj.stands]
      for (let i = 0; i < OBJECT_COLUMNS; i++)
        if (i === Obj.stands) {
          if (stands !== 0) this.reader.cell(t.name, row, i, this.standsFor(stands, t.data[at + Obj.kind]))
        } else this.cell(t.name, row, i, t.data[at + i], (KERNEL_MEANINGS.objects as Meanings)[i] ?? 'number')
      for (const [i, name] of book.columns.entries()) {
        const meaning = book.meanings.columns.get(OBJECT_COLUMNS + i) ?? 'number'
        this.cell(t.name, row, name, t.data[at + OBJECT_COLUMNS + i], meaning)
      }
    }
  }

  private standsFor(stands: number, kind: number): number {
    return this.names.hashed(stands, this.book.meanings.stands.get(kind) ?? 'number')
  }

  private records(): void {
    const { records } = this.g.tables
    for (let row = 0, n = this.g.store.length(records); row < n; row++) {
      const at = row * records.stride
      this.cell('records', row, 0, records.data[at], 'number')
      if (records.data[at] <= 0) continue
      for (const [i, name] of this.book.recordColumns.entries()) {
        const meaning = this.book.meanings.columns.get(RECORD_COLUMNS + i) ?? 'number'
        const value = records.data[at + 1 + i]
        if (value !== 0) this.cell('records', row, name, value, meaning)
      }
    }
  }

  private effects(): void {
    const { effects } = this.g.tables
    for (let row = 0, n = this.g.store.length(effects); row < n; row++) {
      const at = row * EFFECT_COLUMNS
      const alive = effects.data[at + EffectCell.alive] === 1
      const keeps = alive ? (this.book.effects[effects.data[at + EffectCell.def]].keeps ?? {}) : {}
      const own: Readonly<Record<number, Meaning | undefined>> = {
        [EffectCell.a]: keeps.a,
        [EffectCell.b]: keeps.b,
        [EffectCell.c]: keeps.c,
      }
      for (let i = 0; i < EFFECT_COLUMNS; i++)
        if (i === EffectCell.awaits && alive && effects.data[at + i] !== 0)
          this.reader.cell('effects', row, i, this.names.hashedAwait(effects.data[at + i]))
        else
          this.cell(
            'effects',
            row,
            i,
            effects.data[at + i],
            own[i] ?? (alive ? (KERNEL_MEANINGS.effects as Meanings)[i] : undefined) ?? 'number',
          )
    }
  }

  /** Without their rows, which depend on what else is counted, and without histories, which follow from the events. */
  private tallies(): void {
    const { tallies } = this.g.tables
    for (let row = 0, n = this.g.store.length(tallies); row < n; row++) {
      const at = row * tallies.stride
      const key = tallies.data[at + Tally.key] - 1
      if (key < 0 || key >= HISTORY_KEY) continue
      const limit = key - LIMIT_KEY
      const name =
        limit >= 0
          ? this.names.hashed(limit, 'limit')
          : key >= REFUSED
            ? this.names.hashed(key - REFUSED, 'action')
            : this.names.hashed(key, this.book.meanings.tallies)
      const what = mixed(mixed(name, tallies.data[at + Tally.of]), tallies.data[at + Tally.scope])
      this.reader.cell('tallies', 0, what, tallies.data[at + Tally.count])
    }
  }

  private departed(): void {
    const { departed, objects } = this.g.tables
    this.objects(departed, Departed.columns, 0)
    for (let row = 0, n = this.g.store.length(departed); row < n; row++) {
      const at = row * departed.stride
      this.cell('departed', row, 'id', departed.data[at + Departed.id], 'number')
      this.cell('departed', row, 'card', departed.data[at + Departed.def], 'card')
      let value = at + Departed.columns + objects.stride
      for (const { name, words: listed } of this.book.characteristics) {
        const words = listed?.in(this.book)
        if (words === undefined) {
          this.cell('departed', row, name, departed.data[value++], 'number')
          continue
        }
        const from = value
        const set = words.read((i) => departed.data[from + i])
        for (const word of words.own(set)) this.reader.cell('departed', row, `${name} ${words.text(word)}`, 1)
        if (words.hasAll(set)) this.reader.cell('departed', row, `${name} *`, 1)
        value += words.width
      }
    }
  }

  // ── frames ───────────────────────────────────────────────────────────────────────────────────────────────
  private frames(): void {
    const { frames, arena } = this.g.tables
    const stack: number[] = []
    for (let at = this.g.frame; at !== NONE; at = frames.data[at + Frame.previous]) stack.unshift(at)
    for (const [depth, at] of stack.entries()) {
      const procedure = this.book.procedures[frames.data[at + Frame.procedure]]
      const { steps, locals, holds } = procedure
      const step = frames.data[at + Frame.step]
      const action = this.book.meanings.actionAt.get(procedure)
      this.reader.procedure?.(procedure.name)
      this.reader.cell('frames', depth, 'procedure', hashOf(procedure.name))
      this.reader.cell('frames', depth, 'step', hashOf(stepName(steps, step)))
      for (let i = 0; i < locals; i++) {
        const value = frames.data[at + Frame.locals + i]
        const list = holds?.lists?.[i]
        if (list !== undefined) this.list(depth, i, value, list)
        else this.cell('frames', depth, i, value, holds?.locals?.[i] ?? (i === action ? 'action' : 'number'))
      }
      // A procedure that declares no lists: the whole part of the arena is read, with lists that were replaced.
      const next = stack[depth + 1]
      const end = next === undefined ? this.g.store.length(arena) : frames.data[next + Frame.arena]
      if (holds?.lists === undefined)
        for (let i = frames.data[at + Frame.arena], from = i; i < end; i++)
          this.cell('arena', depth, i - from, arena.data[i], 'number')
    }
  }

  private list(depth: number, local: number, at: number, holds: ListMeaning): void {
    if (at === 0) return
    const { data } = this.g.tables.arena
    const length = data[at - 1]
    this.reader.cell('lists', depth, local, length + 1)
    for (let i = 0; i < length; i++) {
      const meaning = meaningInList(this.g, holds, at, i)
      this.cell('lists', depth, (local + 1) * 0x10000 + i, data[at + i], meaning)
    }
  }
}
