import { type Note, noteMarks, noted } from '../../files/notes.ts'
import type { ReplayViewer } from '../../replay/replayViewer.ts'
import { say } from '../../settings/say.ts'

/** A slider over all steps; under it the notes and the beginnings of turns. */
export function Timeline({ viewer }: { viewer: ReplayViewer }) {
  const starts = viewer.steps.flatMap(({ turn }, i) =>
    i > 0 && turn !== viewer.steps[i - 1].turn ? [{ turn, i }] : [],
  )
  return (
    <div class="timeline">
      <input
        type="range"
        min={0}
        max={viewer.last}
        value={viewer.at.value}
        aria-label={say.value('timeline')}
        onInput={(event) => viewer.seek(event.currentTarget.valueAsNumber)}
      />
      <div class="note-ticks">
        {Object.entries(viewer.notes.value).map(([step, { mark, text }]) => (
          <button
            key={step}
            type="button"
            style={{ left: `${(Number(step) / Math.max(1, viewer.last)) * 100}%` }}
            title={text}
            aria-label={say.value('noteAt', { n: step })}
            onClick={() => viewer.seek(Number(step))}
          >
            {mark === '' ? '✎' : mark}
          </button>
        ))}
      </div>
      <div class="turns" aria-hidden="true">
        {starts.map(({ turn, i }) => (
          <span key={i} style={{ left: `${(i / Math.max(1, viewer.last)) * 100}%` }}>
            {turn}
          </span>
        ))}
      </div>
    </div>
  )
}

/** The note on the current step: a mark and a text, saved with the replay. */
export function NoteField({ viewer }: { viewer: ReplayViewer }) {
  const at = viewer.at.value
  const note: Note = viewer.notes.value[at] ?? { mark: '', text: '' }
  const set = (part: Partial<Note>): void =>
    void (viewer.notes.value = noted(viewer.notes.value, at, { ...note, ...part }))
  return (
    <span class="note">
      <select
        aria-label={say.value('noteMark')}
        value={note.mark}
        onChange={({ currentTarget: { value } }) =>
          set({ mark: noteMarks.find((each) => each === value) ?? '' })
        }
      >
        {noteMarks.map((mark) => (
          <option key={mark} value={mark}>
            {mark === '' ? '—' : mark}
          </option>
        ))}
      </select>
      <input
        type="text"
        data-note=""
        aria-label={say.value('note')}
        placeholder={say.value('note')}
        value={note.text}
        onInput={(event) => set({ text: event.currentTarget.value })}
      />
    </span>
  )
}
