import { FileError, type Place } from './fileError.ts'

export interface Cell extends Place {
  readonly text: string
}

/**
 * A table with commas: quotes around a cell allow commas, line breaks and doubled quotes in it. Empty lines do not
 * count. Goes over the text once.
 */
export function parseCsv(file: string, text: string): Cell[][] {
  return new CsvReader(file, text.startsWith('\uFEFF') ? text.slice(1) : text).rows()
}

class CsvReader {
  private readonly file: string
  private readonly text: string
  private at = 0
  private line = 1
  private lineStart = 0

  constructor(file: string, text: string) {
    this.file = file
    this.text = text
  }

  rows(): Cell[][] {
    const out: Cell[][] = []
    while (this.at < this.text.length) {
      const row = this.row()
      if (row.some(({ text }) => text !== '')) out.push(row)
    }
    return out
  }

  private row(): Cell[] {
    const cells = [this.cell()]
    while (this.text[this.at] === ',') {
      this.at++
      cells.push(this.cell())
    }
    if (this.text[this.at] === '\r') this.at++
    if (this.text[this.at] === '\n') this.nextLine(this.at++)
    return cells
  }

  private cell(): Cell {
    const place = { line: this.line, column: this.at - this.lineStart + 1 }
    if (this.text[this.at] === '"') return { ...place, text: this.quoted(place) }
    const start = this.at
    while (this.at < this.text.length && !',\r\n'.includes(this.text[this.at])) this.at++
    if (this.text[this.at] === '\r' && this.text[this.at + 1] !== '\n')
      throw new FileError(this.file, 'a carriage return without a line feed', place)
    return { ...place, text: this.text.slice(start, this.at) }
  }

  private quoted(opening: Place): string {
    const parts: string[] = []
    let start = ++this.at
    for (;;) {
      const end = this.text.indexOf('"', this.at)
      if (end === -1) throw new FileError(this.file, 'the quote that opens here is never closed', opening)
      for (let at = this.at; at < end; at++) if (this.text[at] === '\n') this.nextLine(at)
      this.at = end + 1
      parts.push(this.text.slice(start, end))
      if (this.text[this.at] !== '"') break
      parts.push('"')
      start = ++this.at
    }
    if (this.at < this.text.length && !',\r\n'.includes(this.text[this.at])) {
      const place = { line: this.line, column: this.at - this.lineStart + 1 }
      throw new FileError(this.file, 'a comma or the end of the line has to follow a quoted cell', place)
    }
    return parts.join('').replaceAll('\r\n', '\n')
  }

  private nextLine(newline: number): void {
    this.line++
    this.lineStart = newline + 1
  }
}
