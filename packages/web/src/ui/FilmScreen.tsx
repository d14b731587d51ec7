import { useEffect } from 'preact/hooks'
import type { PlayerName } from '@fudaba/kernel'
import { type Screen, backToNow, continueFrom, say } from '../app.ts'
import { saveFile, shareFile } from '../files/saveFile.ts'
import { inspected } from '../panels.ts'
import { type FilmSession, speeds } from '../play/filmSession.ts'
import { type Note, filmText, noteMarks, noted } from '../play/notes.ts'
import { strength } from '../play/settings.ts'
import { Panels } from './Panels.tsx'
import { Side } from './Side.tsx'
import { StatusBar } from './StatusBar.tsx'
import { TableView } from './TableView.tsx'
import { listenToFilmKeys } from './keys.ts'
import type { TableModel } from './model.ts'

/** A replay, or the past of the game being played: the same table, with a timeline in place of the prompt. */
export function FilmScreen({ film, under }: { film: FilmSession; under: Screen | null }) {
  useEffect(() => listenToFilmKeys(film, backToNow), [film])
  const view = film.view.value
  if (view === null) return <p class="loading">{say.value('loading')}</p>
  const words = film.words.value
  const model: TableModel = {
    rules: film.rules,
    words,
    view: { ...view, decision: null },
    near: film.flipped.value === (film.near === 'P1') ? 'P2' : 'P1',
    asked: null,
    touch: (id) => void (inspected.value = { kind: 'object', id }),
  }
  return (
    <div class="table-page film">
      <StatusBar rules={film.rules} words={words} session={null} />
      <main class="play">
        <TableView model={model} lines={film.lines.value} />
        <Projector film={film} under={under} model={model} />
      </main>
      <Side model={model} lines={film.lines.value} session={null} />
      <Panels rules={film.rules} words={words} model={model} session={null} lines={film.lines.value} />
    </div>
  )
}

interface ProjectorProps {
  readonly film: FilmSession
  readonly under: Screen | null
  readonly model: TableModel
}

function Projector({ film, under, model }: ProjectorProps) {
  const at = film.at.value
  const { words, view } = model
  const { turn } = film.steps[at]
  const { result } = view
  return (
    <section class="prompt projector" aria-label={say.value('replay')} data-shape="film">
      <div class="question">
        <p class="sentence" role="status">
          {under === null ? say.value('replay') : say.value('past')} ·{' '}
          {turn === 0 ? words.say('setup') : words.say('turn', { n: turn })} ·{' '}
          {say.value('stepOf', { n: at, max: film.last })}
          {result === null
            ? ''
            : ` · ${result.winner === null ? say.value('drawn') : say.value('playerWon', { player: words.player(result.winner) })}`}
        </p>
        <button type="button" data-leave="" onClick={backToNow}>
          {say.value(under === null ? 'lobby' : 'present')} <kbd>Esc</kbd>
        </button>
      </div>
      <Timeline film={film} />
      <div class="answers">
        <Step name="first" sign="|◀" onPress={() => film.seek(0)} />
        <Step name="back" sign="◀" onPress={() => film.seek(at - 1)} />
        <button type="button" class="wide-button" onClick={() => film.play()}>
          {film.playing.value ? `❚❚ ${say.value('stop')}` : `▶ ${say.value('play')}`}
        </button>
        <Step name="forward" sign="▶" onPress={() => film.seek(at + 1)} />
        <Step name="last" sign="▶|" onPress={() => film.seek(film.last)} />
        <label class="inline">
          {say.value('speed')}{' '}
          <select onChange={(event) => void (film.speed.value = Number(event.currentTarget.value))}>
            {speeds.map((speed) => (
              <option key={speed} value={speed} selected={film.speed.value === speed}>
                ×{speed}
              </option>
            ))}
          </select>
        </label>
        {/* Of a game that goes on, nobody sees more of the past than of the present. */}
        {under === null ? (
          <>
            <Eye film={film} player="P1" />
            <Eye film={film} player="P2" />
          </>
        ) : null}
        <button type="button" onClick={() => void (film.flipped.value = !film.flipped.value)}>
          {say.value('flip')}
        </button>
        <button type="button" data-save="" onClick={() => saveFile(nameOf(film), fileOf(film))}>
          {say.value('saveReplay')}
        </button>
        <button type="button" class="phone-only" onClick={() => void shareFile(nameOf(film), fileOf(film))}>
          {say.value('share')}
        </button>
        <NoteField film={film} />
        <Continue film={film} />
      </div>
    </section>
  )
}

const nameOf = ({ rules, replay }: FilmSession): string => `${rules.name}-${replay.start.seed}.json`
const fileOf = ({ replay, notes }: FilmSession): string => filmText(replay, notes.value)

/** A mark and a few words to this step; they are saved with the replay. */
function NoteField({ film }: { film: FilmSession }) {
  const at = film.at.value
  const note: Note = film.notes.value[at] ?? { mark: '', text: '' }
  const set = (part: Partial<Note>): void =>
    void (film.notes.value = noted(film.notes.value, at, { ...note, ...part }))
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

function Step({
  name,
  sign,
  onPress,
}: {
  name: 'first' | 'back' | 'forward' | 'last'
  sign: string
  onPress: () => void
}) {
  return (
    <button
      type="button"
      data-step={name}
      aria-label={say.value(name)}
      title={say.value(name)}
      onClick={onPress}
    >
      {sign}
    </button>
  )
}

/** A slider over all steps, with the turns marked under it. */
function Timeline({ film }: { film: FilmSession }) {
  const starts = film.steps.flatMap(({ turn }, i) =>
    i > 0 && turn !== film.steps[i - 1].turn ? [{ turn, i }] : [],
  )
  return (
    <div class="timeline">
      <input
        type="range"
        min={0}
        max={film.last}
        value={film.at.value}
        aria-label={say.value('timeline')}
        onInput={(event) => film.seek(event.currentTarget.valueAsNumber)}
      />
      <div class="note-ticks">
        {Object.entries(film.notes.value).map(([step, { mark, text }]) => (
          <button
            key={step}
            type="button"
            style={{ left: `${(Number(step) / Math.max(1, film.last)) * 100}%` }}
            title={text}
            aria-label={say.value('noteAt', { n: step })}
            onClick={() => film.seek(Number(step))}
          >
            {mark === '' ? '✎' : mark}
          </button>
        ))}
      </div>
      <div class="turns" aria-hidden="true">
        {starts.map(({ turn, i }) => (
          <span key={i} style={{ left: `${(i / Math.max(1, film.last)) * 100}%` }}>
            {turn}
          </span>
        ))}
      </div>
    </div>
  )
}

function Eye({ film, player }: { film: FilmSession; player: PlayerName }) {
  const open = film.eyes.value[player]
  return (
    <label class="inline">
      <input
        type="checkbox"
        checked={open}
        onChange={() => void (film.eyes.value = { ...film.eyes.value, [player]: !open })}
      />
      {say.value('eye', { player: film.words.value.player(player) })}
    </label>
  )
}

/** Against the computer from the seat whose hand is seen, both sides if both are. */
function Continue({ film }: { film: FilmSession }) {
  const start = (mode: PlayerName | 'both'): void => {
    const bot = { agent: strength.value }
    const seats = {
      P1: mode === 'P2' ? bot : ('person' as const),
      P2: mode === 'P1' ? bot : ('person' as const),
    }
    void continueFrom(film.replay, film.at.value, seats)
  }
  return (
    <span class="continue">
      <b>{say.value('continueHere')}:</b>
      <button type="button" class="primary" data-continue="P1" onClick={() => start('P1')}>
        P1
      </button>
      <button type="button" data-continue="P2" onClick={() => start('P2')}>
        P2
      </button>
      <button type="button" data-continue="both" onClick={() => start('both')}>
        {say.value('mode.both')}
      </button>
    </span>
  )
}
