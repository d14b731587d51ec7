import { readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { writeText } from '@fudaba/files'

/** Where unfinished games lie: the disk, or one that a test makes fail. */
export interface SaveFiles {
  /** The whole text or nothing; a `FileError` says what stands in the way. */
  write(file: string, text: string): void
  /** Whether it could be done: another process may have been first. */
  rename(from: string, to: string): boolean
  remove(file: string): void
  /** Names in a folder; none where there is no such folder. */
  list(folder: string): readonly string[]
  /** When it was written last; null: there is no such file. */
  changed(file: string): number | null
  isRunning(pid: number): boolean
}

/** Where unfinished games and the rooms of a server are kept. */
export function stateFolder(): string {
  const { XDG_STATE_HOME, LOCALAPPDATA } = process.env
  return join(XDG_STATE_HOME || LOCALAPPDATA || join(homedir(), '.local', 'state'), 'fudaba')
}

export const diskFiles: SaveFiles = {
  write: writeText,
  rename(from, to) {
    try {
      renameSync(from, to)
      return true
    } catch {
      return false
    }
  },
  remove: (file) => rmSync(file, { force: true }),
  list(folder) {
    try {
      return readdirSync(folder)
    } catch {
      return []
    }
  },
  changed: (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? null,
  isRunning(pid) {
    try {
      process.kill(pid, 0)
      return true
    } catch (error) {
      // It runs, but belongs to somebody else.
      return (error as NodeJS.ErrnoException).code === 'EPERM'
    }
  },
}
