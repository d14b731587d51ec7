import { Departed, Frame, NONE } from '../state/columns.ts'
import type { FrameLiteral, JournalLiteral, RowLiteral, UnderWay } from '../game/boardLiteral.ts'
import type { GameRules } from '../game/contract.ts'
import type { Game } from '../game/game.ts'
import type { Table } from '../state/store.ts'
import { meaningOfCell } from './cellMeanings.ts'
import { CellWords } from './cellWords.ts'
import { whole } from './positionForm.ts'
import { bad, isRecord } from './positionWords.ts'
import { stepNumber } from './stepNames.ts'
import { WrittenColumns, frameMeaning, framesOf, listMeanings, localMeaning, rowTables } from './underWay.ts'

/** Tables of a game have fewer rows than this, and its procedures call each other less deeply. */
const MOST_ROWS = 100_000

/** Puts what is under way into an empty game. */
export function readUnderWay(g: Game, rules: GameRules, underWay: UnderWay): void {
  new Reader(g, rules, underWay).read()
}

class Reader {
  private readonly g: Game
  private readonly words: CellWords
  private readonly columns: WrittenColumns
  private readonly given: UnderWay

  constructor(g: Game, rules: GameRules, given: UnderWay) {
    this.g = g
    this.words = new CellWords(g, rules)
    this.columns = new WrittenColumns(g)
    this.given = given
  }

  read(): void {
    const { g, given } = this
    if (!isRecord(given)) bad('underWay is an object with frames, variables, zones and tables')
    this.zones()
    const tables = record(given.tables, 'underWay.tables')
    for (const t of rowTables(g)) this.table(t, tables[t.name])
    this.row(g.tables.variables, 0, record(given.variables, 'underWay.variables'), 'underWay.variables')
    this.frames(list(given.frames, 'underWay.frames') as readonly FrameLiteral[])
    const play = list(given.play ?? [], 'underWay.play').flatMap((write, i) =>
      this.write(write as JournalLiteral, `underWay.play[${i}]`),
    )
    g.store.dropJournal(play)
    g.log.beginAt(g.time)
    g.forgetWords()
  }

  private table(t: Table, given: unknown): void {
    const { store } = this.g
    if (given === undefined) return
    const path = `underWay.tables.${t.name}`
    const { rows, free = NONE } = record(given, path)
    const all = list(rows, `${path}.rows`)
    // Rows of the bags and classes are there from the beginning.
    store.setLength(t, Math.max(store.length(t), all.length))
    all.forEach((row, i) => this.row(t, i, record(row, `${path}[${i}]`), `${path}[${i}]`))
    store.setFirstFree(t, whole(free, `${path}.free`, NONE, MOST_ROWS))
  }

  private row(t: Table, row: number, given: RowLiteral, path: string): void {
    const { g, words } = this
    const columns = this.columns.of(t)
    const last = t === g.tables.departed ? this.lastValues(row, given, path) : new Set<string>()
    const set = (name: string, word: unknown): void => {
      if (last.has(name)) return
      const column = columns.get(name) ?? bad(`${path} has no '${name}'`)
      const value = words.number(word, meaningOfCell(g, t, row, column), `${path}.${name}`)
      g.store.set(t, row * t.stride + column, value)
    }
    for (const column of columns.values()) g.store.set(t, row * t.stride + column, 0)
    // What a number of a row means may depend on another one: those come first.
    const cells = Object.entries(given)
    for (const name of DECIDING) if (given[name] !== undefined) set(name, given[name])
    for (const [name, word] of cells) if (!DECIDING.includes(name)) set(name, word)
  }

  private lastValues(row: number, given: RowLiteral, path: string): Set<string> {
    const { book, tables, store } = this.g
    const t = tables.departed
    const read = new Set<string>()
    let at = row * t.stride + Departed.columns + tables.objects.stride
    for (const { name, words: of } of book.characteristics) {
      const words = of?.in(book)
      const value = given[`value ${name}`]
      if (value !== undefined) {
        read.add(`value ${name}`)
        if (words === undefined) store.set(t, at, whole(value, `${path}.value ${name}`))
        else {
          const from = at
          const all = list(value, `${path}.value ${name}`).map(String)
          const numbers = (mark: string): number[] =>
            all.filter((word) => word.startsWith(mark)).map((word) => found(words, word.slice(1), path))
          let set = words.nothing
          for (const word of numbers('+')) set = words.add(set, word)
          if (all.includes('*')) set = words.everything(set)
          for (const word of numbers('-')) set = words.remove(set, word)
          words.write(set, (i, bits) => store.set(t, from + i, bits))
        }
      }
      at += words?.width ?? 1
    }
    return read
  }

  private zones(): void {
    const { g, words } = this
    for (const [name, row] of Object.entries(record(this.given.zones, 'underWay.zones'))) {
      const path = `underWay.zones.${name}`
      this.row(g.tables.zones, words.number(name, 'zone', path), record(row, path), path)
    }
  }

  private frames(all: readonly FrameLiteral[]): void {
    const { g, words } = this
    if (all.length === 0 || all.length > MOST_ROWS) bad('underWay.frames: no procedure runs')
    all.forEach((given, i) => {
      const path = `underWay.frames[${i}]`
      const { procedure: name, step, locals, lists = [] } = record(given, path) as unknown as FrameLiteral
      const procedure = g.book.procedures[words.number(name, 'procedure', path)]
      if (list(locals, `${path}.locals`).length !== procedure.locals)
        bad(`${path}: ${name} has ${procedure.locals} locals now, not ${locals.length}`)
      g.call(procedure)
      const at = g.frame
      g.store.set(g.tables.frames, at + Frame.step, stepNumber(procedure.steps, String(step), name))
      locals.forEach((word, local) =>
        g.setLocal(local, words.number(word, localMeaning(g, at, local), `${path}.locals[${local}]`)),
      )
      this.lists(at, list(lists, `${path}.lists`), path)
    })
  }

  /** The verb of a stored change says what its numbers mean, so that each cell is read after those before it. */
  private lists(at: number, cells: readonly unknown[], path: string): void {
    const { g, words } = this
    const { arena, frames } = g.tables
    const from = frames.data[at + Frame.arena]
    g.store.setLength(arena, from + cells.length)
    cells.forEach((cell, i) => {
      if (typeof cell === 'number') g.store.set(arena, from + i, whole(cell, `${path}.lists[${i}]`))
    })
    cells.forEach((cell, i) => {
      if (typeof cell === 'number') return
      const meaning = listMeanings(g, at).get(from + i) ?? 'number'
      g.store.set(arena, from + i, words.number(cell, meaning, `${path}.lists[${i}]`))
    })
  }

  /** A write of the play under way, as the journal keeps it. */
  private write(given: JournalLiteral, path: string): [number, number] {
    const { g, words } = this
    const [table, row, column, old] = list(given, path)
    const t = g.store.tables.find(({ name }) => name === table) ?? bad(`${path}: no table '${String(table)}'`)
    const key = (cell: number): number => (t.index << 24) | cell
    if (t === g.store.tables[0]) {
      const of = g.store.tables.find(({ name }) => name === row) ?? bad(`${path}: no table '${String(row)}'`)
      return [key(of.index * 2 + whole(column, path, 0, 2)), whole(old, path)]
    }
    if (t === g.tables.frames)
      return [key(whole(row, path, 0)), this.oldOfFrame(whole(row, path, 0), old, path)]
    const at = t === g.tables.zones ? words.number(row, 'zone', path) : whole(row, path, 0)
    const n = typeof column === 'number' ? column : (this.columns.of(t).get(String(column)) ?? NONE)
    if (n < 0 || n >= t.stride) bad(`${path}: ${t.name} has no '${String(column)}'`)
    return [key(at * t.stride + n), words.number(old, meaningOfCell(g, t, at, n), path)]
  }

  private oldOfFrame(cell: number, old: unknown, path: string): number {
    const { g } = this
    if (typeof old === 'number') return whole(old, path)
    const at = framesOf(g).findLast((frame) => frame <= cell) ?? bad(`${path}: no frame has the cell ${cell}`)
    const procedure = g.book.procedures[g.tables.frames.data[at + Frame.procedure]]
    if (cell === at + Frame.step)
      return stepNumber(procedure.steps, String(old).slice('step '.length), procedure.name)
    return this.words.number(old, frameMeaning(g, at, cell - at), path)
  }
}

/** Columns that say what others of their row mean, each after those that say what it means itself. */
const DECIDING: readonly string[] = ['alive', 'def', 'kind']

const record = (value: unknown, path: string): Readonly<Record<string, RowLiteral[string]>> =>
  isRecord(value) ? (value as Readonly<Record<string, RowLiteral[string]>>) : bad(`${path} is an object`)
const list = (value: unknown, path: string): readonly unknown[] =>
  Array.isArray(value) ? value : bad(`${path} is a list`)
const found = (words: { find(text: string): number }, text: string, path: string): number => {
  const word = words.find(text)
  return word < 0 ? bad(`${path}: there is no word '${text}'`) : word
}
