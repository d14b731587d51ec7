import { type Scalar, isScalar } from 'yaml'
import type { Place } from './fileError.ts'

/**
 * Where a place inside a text stands in the file: exact for blocks and for texts on one line, else the beginning of
 * the text.
 */
export function placeInside(
  file: string,
  node: unknown,
  start: Place,
  within: { readonly line: number; readonly column: number },
): Place {
  if (!isScalar(node)) return start
  const { type, value, range } = node as Scalar
  if (type === 'BLOCK_LITERAL') {
    const line = start.line + within.line
    return { line, column: indentAt(file, start.line) + within.column }
  }
  if (within.line !== 1 || typeof value !== 'string' || !range) return start
  const quote = type === 'QUOTE_SINGLE' || type === 'QUOTE_DOUBLE' ? 1 : 0
  const before = value.slice(0, within.column - 1)
  // With an escape before it the column cannot be counted.
  if (!file.startsWith(before, range[0] + quote)) return start
  return { line: start.line, column: start.column + quote + within.column - 1 }
}

/** The indent of the first line of the block that is not empty. */
function indentAt(text: string, headerLine: number): number {
  let at = 0
  for (let line = 1; line <= headerLine && at !== -1; line++) at = text.indexOf('\n', at) + 1 || -1
  while (at !== -1 && at < text.length) {
    const [spaces] = /^ */.exec(text.slice(at, at + 200))!
    if (text[at + spaces.length] !== '\n') return spaces.length
    at = text.indexOf('\n', at) + 1 || -1
  }
  return 0
}
