import type { Replay } from '@fudaba/kernel'
import type { DeckFile } from '@fudaba/files'
import { NOTED_FORMAT, type Notes, readNotes } from '../play/notes.ts'

export interface OpenedReplay {
  readonly replay: Replay
  readonly notes: Notes
}

/** A file that somebody chose, or an error that says what is wrong with it and where. */
export async function openReplayFile(file: File): Promise<OpenedReplay> {
  const { parseReplay } = await import('@fudaba/files')
  const text = await file.text()
  const data = asJson(text)
  // A report carries the replay of the game it is about, and notes the one they are written to.
  const wraps = isRecord(data) && (data['format'] === 'fudaba-report/1' || data['format'] === NOTED_FORMAT)
  const inner = wraps ? JSON.stringify(data['replay'] ?? null) : text
  return { replay: parseReplay(file.name, inner), notes: wraps ? readNotes(data['notes']) : {} }
}

export async function openDeckFile(file: File): Promise<DeckFile> {
  const { parseDeck } = await import('@fudaba/files')
  return parseDeck(file.name, await file.text())
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
