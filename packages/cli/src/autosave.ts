import { existsSync, rmSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import type { Replay } from '@fudaba/kernel'
import type { AutosaveStore } from '@fudaba/table'

/** Where the unfinished game is kept, one for each game. */
export function autosaveFile(game: string): string {
  const { XDG_STATE_HOME, LOCALAPPDATA } = process.env
  const base = XDG_STATE_HOME || LOCALAPPDATA || join(homedir(), '.local', 'state')
  return join(base, 'fudaba', `${game}.json`)
}

export const hasAutosave = (game: string): boolean => existsSync(autosaveFile(game))

/** Keeps the unfinished game after every decision. A disk that cannot be written to must not stop the play. */
export async function autosave(game: string): Promise<AutosaveStore> {
  const { writeReplay } = await import('@fudaba/files')
  const file = autosaveFile(game)
  let works = true
  return {
    write(replay: Replay) {
      if (!works) return
      try {
        writeReplay(file, replay)
      } catch (error) {
        if (!(error instanceof Error) || error.name !== 'FileError') throw error
        works = false
      }
    },
    clear: () => rmSync(file, { force: true }),
  }
}
