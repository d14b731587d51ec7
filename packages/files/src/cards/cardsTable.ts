import {
  type CardColumn,
  type CardGame,
  type CardFields,
  type DatedCard,
  WORD_SEPARATOR,
  cardColumns,
  cellValue,
  labelsOf,
  nearestOf,
  plainLabel,
  valueAt,
} from '@fudaba/cardtext'
import { type LocatedCard, checkCards, throwAll } from './cardsFile.ts'
import { type Cell, parseCsv } from '../source/csv.ts'
import { FileError, type Place } from '../source/fileError.ts'

/** A row with a day here is a correction of the card with its id. */
const SINCE = 'since'

/** Cards as a table: a header with the names of fields, then a card a row; an empty cell is no field. */
export function parseCardsTable(file: string, text: string, game: Pick<CardGame, 'fields'>): LocatedCard[] {
  const [header, ...rows] = parseCsv(file, text)
  if (header === undefined) throw new FileError(file, 'the first row names the fields, and there is none')
  const columns = readHeader(file, header, game.fields)
  const made = new Map<string, Row>()
  const values: Row[] = []
  for (const cells of rows) {
    const extra = cells[header.length]
    if (extra !== undefined) throw new FileError(file, 'more cells than the header has', extra)
    const row = readRow(file, cells, columns)
    const { since } = row.value
    if (since === undefined) {
      values.push(row)
      made.set(String(row.value['id']), row)
    } else correct(file, row, made.get(String(row.value['id'])))
  }
  return checkCards(values, game)
}

type Column = CardColumn | 'id' | typeof SINCE

interface Row extends Omit<LocatedCard, 'card'> {
  readonly value: Record<string, unknown>
}

function readHeader(file: string, header: readonly Cell[], fields: CardFields): Column[] {
  const known = new Map<string, Column>(cardColumns(fields).map((column) => [column.name, column]))
  known.set('id', 'id').set(SINCE, SINCE)
  const names = header.map(({ text }) => text.trim())
  const labels = labelsOf(fields)
  const columns: Column[] = []
  const errors: FileError[] = []
  for (const [i, cell] of header.entries()) {
    const label = labels.get(plainLabel(names[i]))?.join('.')
    const column = known.get(names[i]) ?? (label === undefined ? undefined : known.get(label))
    if (column === undefined) {
      const meant = nearestOf(names[i], [...known.keys()])
      const help = meant === null ? `there are ${[...known.keys()].join(', ')}` : `did you mean ${meant}?`
      errors.push(new FileError(file, `no field ${JSON.stringify(names[i].slice(0, 40))}; ${help}`, cell))
    } else if (columns.includes(column))
      errors.push(new FileError(file, `the field ${names[i]} is there twice`, cell))
    else columns.push(column)
  }
  throwAll(errors)
  return columns
}

function readRow(file: string, cells: readonly Cell[], columns: readonly Column[]): Row {
  const value: Record<string, unknown> = {}
  const places = new Map<string, Place>()
  for (const [i, cell] of cells.entries()) {
    const column = columns[i]
    if (cell.text.trim() === '') continue
    if (typeof column === 'string') {
      value[column] = cell.text.trim()
      places.set(column, cell)
      continue
    }
    const [name, below] = column.path
    const content = cellValue(column, cell.text)
    value[name] = below === undefined ? content : { ...(value[name] as object | undefined), [below]: content }
    places.set(column.name, cell)
  }
  const place = (path: readonly PropertyKey[]): Place => {
    const names = path.filter((key) => typeof key === 'string')
    return places.get(names.join('.')) ?? places.get(names[0] ?? '') ?? cells[0]
  }
  return {
    value,
    file,
    place,
    inside: (path, { line, column }) => {
      const start = place(path)
      return line === 1 ? start : { line: start.line + line - 1, column }
    },
  }
}

function correct(file: string, { value, place }: Row, card: Row | undefined): void {
  const { id, ...changes } = value
  if (card === undefined)
    throw new FileError(
      file,
      `a correction of ${JSON.stringify(String(id).slice(0, 40))}, which no row above is`,
      place(['id']),
    )
  card.value['corrections'] = [...((card.value['corrections'] as unknown[] | undefined) ?? []), changes]
}

/** The same cards as a table. */
export function formatCardsTable(cards: readonly DatedCard[], fields: CardFields): string {
  const columns = cardColumns(fields)
  const used = columns.filter(({ path }) =>
    cards.some((card) => [card, ...(card.corrections ?? [])].some((each) => valueAt(each, path))),
  )
  const dated = cards.some(({ corrections = [] }) => corrections.length > 0)
  const row = (id: string, since: string, card: object): string =>
    [id, ...(dated ? [since] : []), ...used.map(({ path }) => cellText(valueAt(card, path)))]
      .map(quote)
      .join(',')
  const header = ['id', ...(dated ? [SINCE] : []), ...used.map(({ name }) => name)].join(',')
  const lines = cards.flatMap((card) => [
    row(card.id, '', card),
    ...(card.corrections ?? []).map((each) => row(card.id, each.since ?? '', each)),
  ])
  return `${[header, ...lines].join('\n')}\n`
}

const cellText = (value: unknown): string =>
  Array.isArray(value)
    ? value.join(WORD_SEPARATOR)
    : typeof value === 'string' || typeof value === 'number'
      ? String(value)
      : ''

const quote = (cell: string): string => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
