import { join } from 'node:path'
import process from 'node:process'
import type { Replay } from '@fudaba/kernel'
import type { AutosaveStore } from '@fudaba/table'
import { type SaveFiles, diskFiles, stateFolder } from './saveFiles.ts'

/** The unfinished game of this process. */
export interface Autosave extends AutosaveStore {
  readonly file: string
  /** Whether the last state is kept. */
  readonly isKept: boolean
}

/** A file belongs to the process whose number stands in its name; `<game>.json` of earlier versions to nobody. */
const NAME = /^(?<game>[\w-]+?)(?:\.(?<pid>\d+)-\d+)?\.json$/

interface Unfinished {
  readonly file: string
  readonly changed: number
}

/** The unfinished games that no running process has, the one played last first. */
export function unfinished(game: string, files: SaveFiles = diskFiles, folder = stateFolder()): string[] {
  const found = files.list(folder).flatMap((name): Unfinished[] => {
    const { game: of, pid } = NAME.exec(name)?.groups ?? {}
    if (of !== game || (pid !== undefined && files.isRunning(Number(pid)))) return []
    const file = join(folder, name)
    const changed = files.changed(file)
    return changed === null ? [] : [{ file, changed }]
  })
  return found.sort((a, b) => b.changed - a.changed).map(({ file }) => file)
}

/** A name of this process that no file has. */
function ownFile(game: string, files: SaveFiles, folder: string): string {
  for (let n = 1; ; n++) {
    const file = join(folder, `${game}.${process.pid}-${n}.json`)
    if (files.changed(file) === null) return file
  }
}

/**
 * Makes the unfinished game that was played last this process's own, by giving it a name of this process: of two that
 * want it at once, one gets it. Null: there is none.
 */
export function takeUnfinished(
  game: string,
  files: SaveFiles = diskFiles,
  folder = stateFolder(),
): string | null {
  for (const file of unfinished(game, files, folder)) {
    const own = ownFile(game, files, folder)
    if (files.rename(file, own)) return own
  }
  return null
}

/**
 * Keeps the unfinished game after every decision. If it cannot be written, playing goes on and `tell` says why, once;
 * it is tried again with every decision. `taken`: the file that is gone on with.
 */
export async function autosave(
  game: string,
  tell: (reason: string) => void,
  taken: string | null = null,
  files: SaveFiles = diskFiles,
  folder = stateFolder(),
): Promise<Autosave> {
  const { replayText } = await import('@fudaba/files')
  const file = taken ?? ownFile(game, files, folder)
  let isTold = false
  let isKept = taken !== null
  return {
    file,
    get isKept() {
      return isKept
    },
    write(replay: Replay) {
      try {
        files.write(file, replayText(replay))
        isTold = false
        isKept = true
      } catch (error) {
        if (!(error instanceof Error) || error.name !== 'FileError') throw error
        isKept = false
        if (!isTold) tell(error.message)
        isTold = true
      }
    },
    clear() {
      isKept = false
      files.remove(file)
    },
  }
}
