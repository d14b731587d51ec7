/** What is wrong with a file, and where. Lines and columns count from 1; 0 where there is no place to name. */
export class FileError extends Error {
  readonly file: string
  readonly line: number
  readonly column: number
  /** The sentence without the place. */
  readonly problem: string
  /** The same in Japanese, where it is known. */
  readonly problemJa: string | null
  /** Everything else that is wrong with it, in the order of the file. */
  readonly more: readonly FileError[]

  constructor(
    file: string,
    problem: string,
    at: Place = NOWHERE,
    more: readonly FileError[] = [],
    problemJa: string | null = null,
  ) {
    super(`${placeText(file, at)}: ${problem}`)
    this.name = 'FileError'
    this.file = file
    this.line = at.line
    this.column = at.column
    this.problem = problem
    this.more = more
    this.problemJa = problemJa
  }
}

export interface Place {
  readonly line: number
  readonly column: number
}

export const NOWHERE: Place = { line: 0, column: 0 }

const placeText = (file: string, { line, column }: Place): string =>
  line === 0 ? file : `${file}:${line}:${column}`
