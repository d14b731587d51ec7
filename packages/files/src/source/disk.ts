import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { stringify } from 'yaml'
import { FileError } from './fileError.ts'

/** The text of a file, or an error that says what stands in the way. */
export function readText(file: string): string {
  let bytes: Buffer
  try {
    bytes = readFileSync(file)
  } catch (thrown) {
    throw new FileError(file, reason(thrown))
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new FileError(file, 'not a text file in UTF-8')
  }
}

/** The names in a folder in their order, or an error that says what stands in the way. */
export function readFolder(folder: string): string[] {
  try {
    return readdirSync(folder).sort()
  } catch (thrown) {
    throw new FileError(folder, reason(thrown))
  }
}

/** Writes beside the file and renames, so that a crash leaves the old one whole. */
export function writeText(file: string, text: string): void {
  const beside = `${file}.${process.pid}.tmp`
  try {
    makeFolder(dirname(file))
    writeFileSync(beside, text)
    renameSync(beside, file)
  } catch (thrown) {
    removeIfThere(beside)
    throw new FileError(file, `cannot be written: ${reason(thrown)}`)
  }
}

/** Folder by folder: Node's own recursive way never ends where the system says that a parent is not there (/proc). */
function makeFolder(folder: string): void {
  if (existsSync(folder) || dirname(folder) === folder) return
  makeFolder(dirname(folder))
  try {
    mkdirSync(folder)
  } catch (thrown) {
    // Another process may have made it meanwhile.
    if ((thrown as NodeJS.ErrnoException).code !== 'EEXIST') throw thrown
  }
}

function removeIfThere(file: string): void {
  try {
    rmSync(file, { force: true })
  } catch {
    // Its folder is none: nothing was written there, and the first error says more.
  }
}

/** YAML for people where the name ends in .yaml or .yml, else JSON. */
export function writeData(file: string, data: unknown): void {
  writeText(file, formatData(data, /\.ya?ml$/i.test(file) ? 'yaml' : 'json'))
}

export function formatData(data: unknown, as: 'yaml' | 'json'): string {
  return as === 'yaml' ? stringify(data, { lineWidth: 100 }) : `${JSON.stringify(data, null, 1)}\n`
}

function reason(thrown: unknown): string {
  const { code = '' } = thrown as NodeJS.ErrnoException
  switch (code) {
    case 'ENOENT':
      return 'no such file'
    case 'EISDIR':
      return 'a folder, not a file'
    case 'EACCES':
    case 'EPERM':
      return 'no permission'
    case 'ENOTDIR':
      return 'a part of the path is not a folder'
    case 'ENOSPC':
      return 'the disk is full'
    default:
      return thrown instanceof Error ? thrown.message : String(thrown)
  }
}
