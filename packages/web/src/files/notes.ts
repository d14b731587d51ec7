import type { Replay } from '@fudaba/kernel'

/** A note on one step of a replay. */
export interface Note {
  readonly mark: NoteMark
  readonly text: string
}
export type NoteMark = '' | '!!' | '!' | '?' | '??'
export const noteMarks: readonly NoteMark[] = ['', '!!', '!', '?', '??']
export type Notes = Readonly<Record<number, Note>>

export const NOTED_FORMAT = 'fudaba-noted/1'

/** The file text: a bare replay, or a wrapper with the notes if there are any. */
export function replayFileText(replay: Replay, notes: Notes): string {
  const file = Object.keys(notes).length === 0 ? replay : { format: NOTED_FORMAT, notes, replay }
  return JSON.stringify(file, null, 1)
}

/** The valid notes of a file; anything else in it is ignored. */
export function readNotes(data: unknown): Notes {
  if (typeof data !== 'object' || data === null) return {}
  return Object.fromEntries(
    Object.entries(data).flatMap(([step, note]) => {
      const { mark, text } = (note ?? {}) as Partial<Note>
      const known = noteMarks.find((each) => each === mark)
      return /^\d+$/.test(step) && known !== undefined && typeof text === 'string'
        ? [[Number(step), { mark: known, text }]]
        : []
    }),
  )
}

/** The notes with one step's note replaced; an empty note is removed. */
export function noted(notes: Notes, step: number, note: Note): Notes {
  const rest = Object.fromEntries(Object.entries(notes).filter(([at]) => Number(at) !== step))
  return note.mark === '' && note.text.trim() === '' ? rest : { ...rest, [step]: note }
}
