import stringWidth from 'fast-string-width'

/** Columns a text takes in a terminal: full-width characters count two, colour codes none. */
export const width = (text: string): number => stringWidth(text)

/** Pads with spaces up to a number of columns. */
export const padEnd = (text: string, columns: number): string =>
  text + ' '.repeat(Math.max(0, columns - width(text)))

/** Lines of at most `columns`; lines after the first begin with `hang`. Breaks at spaces, else between characters. */
export function wrap(text: string, columns: number, hang = ''): string[] {
  const lines: string[] = []
  let line = ''
  for (const piece of pieces(text)) {
    if (width(line + piece.trimEnd()) <= columns || line.trim() === '') {
      line += piece
      continue
    }
    lines.push(line.trimEnd())
    line = hang + piece.trimStart()
  }
  lines.push(line.trimEnd())
  return lines.flatMap((each) => (width(each) > columns ? chopped(each, columns, hang) : [each]))
}

const WIDE = /[\u3000-\u9fff\uf900-\ufaff\uff01-\uff60]/

/** Characters that may not begin a line in Japanese. */
const NOT_FIRST = /[、。，．・：；！？」』】）〕〉》ー々ぁぃぅぇぉっゃゅょァィゥェォッャュョ]/

/** The text cut where a line may break: after spaces, and between full-width characters. */
function pieces(text: string): string[] {
  const out: string[] = []
  let piece = ''
  const characters = Array.from(text)
  characters.forEach((character, i) => {
    piece += character
    const next = characters[i + 1]
    const breaks =
      next === undefined ||
      (character === ' ' && next !== ' ') ||
      (WIDE.test(character) &&
        WIDE.test(next) &&
        !NOT_FIRST.test(next) &&
        !/[「『【（〔〈《]/.test(character))
    if (!breaks) return
    out.push(piece)
    piece = ''
  })
  return out
}

/** Cuts a word that is longer than a line. */
function chopped(text: string, columns: number, hang: string): string[] {
  const lines: string[] = []
  let line = ''
  for (const character of text) {
    if (width(line + character) > columns) {
      lines.push(line)
      line = hang
    }
    line += character
  }
  return [...lines, line]
}

/** Items joined by a separator, broken between items. */
export function flow(head: string, items: readonly string[], separator: string, columns: number): string[] {
  const hang = ' '.repeat(width(head))
  const lines: string[] = []
  let line = head
  let empty = true
  for (const item of items) {
    const next = empty ? line + item : line + separator + item
    if (width(next) <= columns || empty) {
      line = next
      empty = false
      continue
    }
    lines.push(line)
    line = hang + item
  }
  return [...lines, line].flatMap((each) => wrap(each, columns, hang))
}
