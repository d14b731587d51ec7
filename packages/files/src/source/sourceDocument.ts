import { type Document, LineCounter, type Node, isAlias, isMap, isSeq, parseDocument } from 'yaml'
import { FileError, NOWHERE, type Place } from './fileError.ts'
import { placeInside } from './placeInside.ts'

/** The data of a file, and where each part of it stands. */
export interface SourceDocument {
  readonly file: string
  readonly value: unknown
  /** Where the part at this path begins, or the nearest part around it. */
  place(path: readonly PropertyKey[]): Place
  /** Where a line and column of the text at this path stand in the file. */
  inside(path: readonly PropertyKey[], within: Place): Place
}

/** Larger than any file of these formats. */
const MOST_CHARACTERS = 64 * 1024 * 1024
/** Deeper than any file of these formats; the parser would run out of stack some thousands of levels later. */
const DEEPEST = 200

/** Reads YAML, of which JSON is a part. */
export function parseText(file: string, text: string): SourceDocument {
  if (text.length > MOST_CHARACTERS) throw new FileError(file, 'too large to be one of ours (over 64 MB)')
  if (text.includes('\0')) throw new FileError(file, 'not a text file')
  if (openBrackets(text) > DEEPEST) throw tooDeep(file)
  // Replays are long and JSON: the fast reader first, the one that knows lines only when it is needed.
  const json = /^\s*[[{]/.test(text) ? fromJson(text) : undefined
  if (json !== undefined && !isDeep(json.value))
    return located(
      file,
      text,
      json.value,
      once(() => parsed(file, text)),
    )
  const source = parsed(file, text)
  const [first, ...more] = source.document.errors.map(
    ({ message, linePos }) => new FileError(file, firstLine(message), placeOf(linePos?.[0])),
  )
  if (first !== undefined) throw new FileError(file, first.problem, first, more)
  let value: unknown
  try {
    value = source.document.toJS({ maxAliasCount: 100 }) as unknown
  } catch (thrown) {
    throw new FileError(file, firstLine(thrown instanceof Error ? thrown.message : String(thrown)))
  }
  if (isDeep(value)) throw tooDeep(file)
  return located(file, text, value, () => source)
}

function located(file: string, text: string, value: unknown, find: () => Parsed): SourceDocument {
  return {
    file,
    value,
    place: (path) => placeIn(find(), path),
    inside(path, within) {
      const source = find()
      return placeInside(text, nodeIn(source, path), placeIn(source, path), within)
    },
  }
}

function once<T>(make: () => T): () => T {
  let made: T | undefined
  return () => (made ??= make())
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

function placeIn(source: Parsed, path: readonly PropertyKey[]): Place {
  const start = nodeIn(source, path)?.range?.[0]
  if (start === undefined) return NOWHERE
  const { line, col } = source.lines.linePos(start)
  return { line, column: col }
}

/** The part at a path, or the nearest part around it. */
function nodeIn({ document }: Parsed, path: readonly PropertyKey[]): Node | null {
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
  return found
}

const placeOf = (at: { readonly line: number; readonly col: number } | undefined): Place =>
  at === undefined ? NOWHERE : { line: at.line, column: at.col }

/** The parser's messages go on with the place and a picture of the line; we name the place ourselves. */
const firstLine = (message: string): string =>
  message.split('\n')[0].replace(/ at line \d+, column \d+:?$/, '')
