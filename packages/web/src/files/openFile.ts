import type { Replay } from '@fudaba/kernel'
import type { DeckFile } from '@fudaba/files'

/** A file that somebody chose, or an error that says what is wrong with it and where. */
export async function openReplayFile(file: File): Promise<Replay> {
  const { parseReplay } = await import('@fudaba/files')
  const text = await file.text()
  // A report carries the replay of the game it is about.
  const data = asJson(text)
  const inner = isRecord(data) && data['format'] === 'fudaba-report/1' ? JSON.stringify(data['replay']) : text
  return parseReplay(file.name, inner)
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
