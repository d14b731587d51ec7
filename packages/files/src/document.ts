import { type Document, LineCounter, type Node, isAlias, isMap, isSeq, parseDocument } from 'yaml'
import { FileError, NOWHERE, type Place } from './fileError.ts'

/** The data of a file, and where each part of it stands. */
export interface SourceDocument {
  readonly file: string
  readonly value: unknown
  /** Where the part at this path begins, or the nearest part around it. */
  place(path: readonly PropertyKey[]): Place
}

/** No file of ours comes near it; a mistaken path to a film does. */
const MOST_CHARACTERS = 64 * 1024 * 1024
/** Deeper than any notation of ours; the parser itself would run out of stack some thousands later. */
const DEEPEST = 200

/** Reads YAML, of which JSON is a part. */
export function parseText(file: string, text: string): SourceDocument {
  if (text.length > MOST_CHARACTERS) throw new FileError(file, 'too large to be one of ours (over 64 MB)')
  if (text.includes('\0')) throw new FileError(file, 'not a text file')
  if (openBrackets(text) > DEEPEST) throw tooDeep(file)
  // Replays are long and JSON: the fast reader first, the one that knows lines only when it is needed.
  const json = /^\s*[[{]/.test(text) ? fromJson(text) : undefined
  if (json !== undefined && !isDeep(json.value))
    return { file, value: json.value, place: (path) => placeIn(parsed(file, text), path) }
  const source = parsed(file, text)
  const [error] = source.document.errors
  if (error !== undefined) throw new FileError(file, firstLine(error.message), placeOf(error.linePos?.[0]))
  let value: unknown
  try {
    value = source.document.toJS({ maxAliasCount: 100 }) as unknown
  } catch (thrown) {
    throw new FileError(file, firstLine(thrown instanceof Error ? thrown.message : String(thrown)))
  }
  if (isDeep(value)) throw tooDeep(file)
  return { file, value, place: (path) => placeIn(source, path) }
}

const tooDeep = (file: string): FileError => new FileError(file, `nested more than ${DEEPEST} levels deep`)

/** The most brackets open at once: cheap to find, where the parser would take seconds. */
function openBrackets(text: string): number {
  let open = 0
  let most = 0
  for (const [bracket] of text.matchAll(/[[\]{}]/g)) {
    open = bracket === '[' || bracket === '{' ? open + 1 : Math.max(0, open - 1)
    most = Math.max(most, open)
  }
  return most
}

interface Parsed {
  readonly document: Document
  readonly lines: LineCounter
}

function parsed(file: string, text: string): Parsed {
  const lines = new LineCounter()
  try {
    return { document: parseDocument(text, { lineCounter: lines, prettyErrors: true }), lines }
  } catch {
    // The parser is recursive: what is nested by indents in the ten thousands ends its stack.
    throw tooDeep(file)
  }
}

function fromJson(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) as unknown }
  } catch {
    return undefined
  }
}

/** Walks without recursion: the point is that the value may be too deep for it. */
function isDeep(value: unknown): boolean {
  let level: unknown[] = [value]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > DEEPEST) return true
    level = level.flatMap((v) => (typeof v === 'object' && v !== null ? Object.values(v) : []))
  }
  return false
}

function placeIn({ document, lines }: Parsed, path: readonly PropertyKey[]): Place {
  let node = document.contents as Node | null
  let found = node
  for (const key of path) {
    if (isAlias(node)) node = node.resolve(document) ?? null
    if (isMap(node)) {
      const pair = node.items.find((item) => String((item.key as { value?: unknown }).value) === String(key))
      if (pair === undefined) break
      node = (pair.value ?? pair.key) as Node
    } else if (isSeq(node) && typeof key === 'number') node = (node.items[key] ?? null) as Node | null
    else break
    if (node === null) break
    found = node
  }
  const start = found?.range?.[0]
  if (start === undefined) return NOWHERE
  const { line, col } = lines.linePos(start)
  return { line, column: col }
}

const placeOf = (at: { readonly line: number; readonly col: number } | undefined): Place =>
  at === undefined ? NOWHERE : { line: at.line, column: at.col }

/** The parser's messages go on with the place and a picture of the line; we name the place ourselves. */
const firstLine = (message: string): string =>
  message.split('\n')[0].replace(/ at line \d+, column \d+:?$/, '')
