/** The result of rewriting a text once, with the edits that undo it. */
export interface RewritePass {
  readonly text: string
  readonly edits: readonly Edit[]
}

/** `text.slice(at, at + length)` came from `was`, which began at `from`. */
export interface Edit {
  readonly at: number
  readonly length: number
  readonly from: number
  readonly was: string
}

/** Collects a rewritten text from left to right. */
export class RewriteBuilder {
  private readonly pieces: string[] = []
  private readonly edits: Edit[] = []
  /** Length of the output so far, and of the input read for it. */
  made = 0
  private read = 0
  /** The last letter of the output. */
  last = ''

  keep(text: string): void {
    if (text === '') return
    this.pieces.push(text)
    this.last = text[text.length - 1]
    this.made += text.length
    this.read += text.length
  }

  replace(was: string, by: string): void {
    if (was === by) return this.keep(was)
    const last = this.edits.at(-1)
    // A run of one-for-one replacements is one edit: offsets inside it are still exact.
    if (
      last !== undefined &&
      last.length === last.was.length &&
      was.length === by.length &&
      last.at + last.length === this.made
    )
      this.edits[this.edits.length - 1] = { ...last, length: last.length + by.length, was: last.was + was }
    else this.edits.push({ at: this.made, length: by.length, from: this.read, was })
    this.pieces.push(by)
    if (by !== '') this.last = by[by.length - 1]
    this.made += by.length
    this.read += was.length
  }

  build(): RewritePass {
    return { text: this.pieces.join(''), edits: this.edits }
  }
}

/** The text before the pass. */
export function undo({ text, edits }: RewritePass): string {
  const pieces: string[] = []
  let at = 0
  for (const edit of edits) {
    pieces.push(text.slice(at, edit.at), edit.was)
    at = edit.at + edit.length
  }
  pieces.push(text.slice(at))
  return pieces.join('')
}

/** Where the first character of something at `offset` stood: after whatever was dropped before it. */
export function originalStart(pass: RewritePass, offset: number): number {
  const edit = editAt(pass.edits, offset)
  if (edit === null) return offset
  const inside = offset - edit.at
  if (inside >= edit.length) return edit.from + edit.was.length + inside - edit.length
  return edit.length === edit.was.length ? edit.from + inside : edit.from
}

/** Where something that ends at `offset` ended: before whatever was dropped behind it. */
export function originalEnd(pass: RewritePass, offset: number): number {
  return offset === 0 ? 0 : lastEnd(pass, offset - 1)
}

function lastEnd(pass: RewritePass, last: number): number {
  const edit = editAt(pass.edits, last)
  if (edit === null) return last + 1
  const inside = last - edit.at
  if (inside >= edit.length) return edit.from + edit.was.length + inside - edit.length + 1
  return edit.length === edit.was.length ? edit.from + inside + 1 : edit.from + edit.was.length
}

/** The last edit that begins at or before the offset. */
function editAt(edits: readonly Edit[], offset: number): Edit | null {
  let low = 0
  let high = edits.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (edits[middle].at <= offset) low = middle + 1
    else high = middle
  }
  return low === 0 ? null : edits[low - 1]
}
