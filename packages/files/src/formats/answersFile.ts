import { FileError } from '../source/fileError.ts'
import { readText } from '../source/disk.ts'

/** Answers as a person writes them: one line for each decision. */
export interface WrittenAnswer {
  readonly text: string
  readonly line: number
}

/** Empty lines and what follows a `#` at the start or after a space do not count. */
export function parseAnswers(file: string, text: string): WrittenAnswer[] {
  if (text.includes('\0')) throw new FileError(file, 'not a text file')
  return text
    .split(/\r?\n/)
    .map((line, i) => ({ text: line.replace(/(^|\s)#.*$/, '').trim(), line: i + 1 }))
    .filter((answer) => answer.text !== '')
}

/** Reads written answers; throws a `FileError` with line and column where something is wrong. */
export const readAnswers = (file: string): WrittenAnswer[] => parseAnswers(file, readText(file))
