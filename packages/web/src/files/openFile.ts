import { games } from '../games.ts'
import type { Replay } from '@fudaba/kernel'
import type { CardSet } from '@fudaba/protocol'
import type { DeckFile } from '@fudaba/files'
import { say } from '../settings/say.ts'
import { NOTED_FORMAT, type Notes, readNotes } from './notes.ts'

export interface OpenedReplay {
  readonly replay: Replay
  readonly notes: Notes
}

/** Reads a replay, a replay with notes, or the replay in a report. Throws what is wrong with the file, and where. */
export async function openReplayFile(file: File): Promise<OpenedReplay> {
  const { parseReplay } = await import('@fudaba/files')
  const text = await file.text()
  const data = asJson(text)
  // Reports and notes wrap a replay.
  const wraps = isRecord(data) && (data['format'] === 'fudaba-report/1' || data['format'] === NOTED_FORMAT)
  const inner = wraps ? JSON.stringify(data['replay'] ?? null) : text
  return { replay: parseReplay(file.name, inner), notes: wraps ? readNotes(data['notes']) : {} }
}

/** Cards of a file in the form in which a room takes them: the game's own. Throws what is wrong with the file, and where. */
export async function openCardsFile(file: File, game: string): Promise<CardSet> {
  const { parseCardSet } = await import('@fudaba/files')
  const load = async (name: string) => {
    const workshop = await games.find((each) => each.name === name)?.workshop?.()
    if (workshop === undefined) throw new Error(say.value('noOwnCards'))
    return workshop.cardGame
  }
  const set = await parseCardSet(file.name, await file.text(), { load, game })
  const { make } = await load(game)
  // As JSON: what is undefined is not there.
  return {
    cards: JSON.parse(JSON.stringify(set.cards.map(make))) as CardSet['cards'],
    words: (set.words ?? {}) as CardSet['words'],
  }
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
