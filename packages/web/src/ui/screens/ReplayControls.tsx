import type { PlayerName } from '@fudaba/kernel'
import { saveFile, shareFile } from '../../files/saveFile.ts'
import { replayFileText } from '../../files/notes.ts'
import { continueFrom } from '../../navigation/openGame.ts'
import { judgeReplay } from '../../navigation/openJudge.ts'
import { type Screen, leaveReplay } from '../../navigation/screen.ts'
import { type ReplayViewer, speeds } from '../../replay/replayViewer.ts'
import { say } from '../../settings/say.ts'
import { strength } from '../../settings/settings.ts'
import type { TableModel } from '../board/model.ts'
import { LinkToSend } from '../room/LinkToSend.tsx'
import { NoteField, Timeline } from './ReplayTimeline.tsx'

interface ReplayControlsProps {
  readonly viewer: ReplayViewer
  readonly under: Screen | null
  /** Of a game that another page plays. */
  readonly isWatching: boolean
  readonly model: TableModel
}

/** The timeline and its buttons, in the place of the prompt. */
export function ReplayControls({ viewer, under, isWatching, model }: ReplayControlsProps) {
  const at = viewer.at.value
  const { words, view } = model
  const { turn } = viewer.steps[at]
  const { result } = view
  return (
    <section class="prompt replay-controls" aria-label={say.value('replay')} data-shape="replay">
      <div class="question">
        <p class="sentence" role="status">
          {say.value(under?.kind === 'table' ? 'past' : 'replay')} ·{' '}
          {turn === 0 ? words.say('setup') : words.say('turn', { n: turn })} ·{' '}
          {say.value('stepOf', { n: at, max: viewer.last })}
          {result === null
            ? ''
            : ` · ${result.winner === null ? say.value('drawn') : say.value('playerWon', { player: words.player(result.winner) })}`}
        </p>
        <button type="button" data-leave="" onClick={leaveReplay}>
          {say.value(under === null ? 'lobby' : under.kind === 'room' ? 'backToRoom' : 'present')}{' '}
          <kbd>Esc</kbd>
        </button>
      </div>
      <Differs viewer={viewer} />
      <Timeline viewer={viewer} />
      <div class="answers">
        <Step name="first" sign="|◀" onPress={() => viewer.seek(0)} />
        <Step name="back" sign="◀" onPress={() => viewer.seek(at - 1)} />
        <button type="button" class="wide-button" onClick={() => viewer.play()}>
          {viewer.playing.value ? `❚❚ ${say.value('stop')}` : `▶ ${say.value('play')}`}
        </button>
        <Step name="forward" sign="▶" onPress={() => viewer.seek(at + 1)} />
        <Step name="last" sign="▶|" onPress={() => viewer.seek(viewer.last)} />
        <label class="inline">
          {say.value('speed')}{' '}
          <select onChange={(event) => void (viewer.speed.value = Number(event.currentTarget.value))}>
            {speeds.map((speed) => (
              <option key={speed} value={speed} selected={viewer.speed.value === speed}>
                ×{speed}
              </option>
            ))}
          </select>
        </label>
        {/* Of a running game the opponent's hand stays hidden in the past too; in a room it is over. */}
        {under?.kind !== 'table' && !isWatching ? (
          <>
            <OpenHandBox viewer={viewer} player="P1" />
            <OpenHandBox viewer={viewer} player="P2" />
          </>
        ) : null}
        <button type="button" onClick={() => void (viewer.flipped.value = !viewer.flipped.value)}>
          {say.value('flip')}
        </button>
        {under?.kind === 'table' || isWatching || at > viewer.played ? null : (
          <button type="button" data-judge="" onClick={() => void judgeReplay(viewer.replay, at)}>
            {say.value('judge.here')}
          </button>
        )}
        <button type="button" data-save="" onClick={() => saveFile(nameOf(viewer), fileOf(viewer))}>
          {say.value('saveReplay')}
        </button>
        <button
          type="button"
          class="phone-only"
          onClick={() => void shareFile(nameOf(viewer), fileOf(viewer))}
        >
          {say.value('share')}
        </button>
        {viewer.linkAt === null ? null : (
          <LinkToSend label={say.value('replayLink')} link={viewer.linkAt(at)} />
        )}
        <NoteField viewer={viewer} />
        <Continue viewer={viewer} />
      </div>
    </section>
  )
}

/** Says where this edition plays otherwise: what follows is what was recorded. */
function Differs({ viewer: { difference, at, played } }: { readonly viewer: ReplayViewer }) {
  if (difference === null) return null
  const [then, now] = difference.revisions
  return (
    <p class="quiet" data-differs="" role="status">
      {say.value(at.value > played ? 'onlyRecorded' : 'playsOtherwise', {
        n: difference.input + 1,
        then,
        now,
      })}
    </p>
  )
}

const nameOf = ({ rules, replay }: ReplayViewer): string => `${rules.name}-${replay.start.seed}.json`
const fileOf = ({ replay, notes }: ReplayViewer): string => replayFileText(replay, notes.value)

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

function OpenHandBox({ viewer, player }: { viewer: ReplayViewer; player: PlayerName }) {
  const open = viewer.hands.value[player]
  return (
    <label class="inline">
      <input
        type="checkbox"
        checked={open}
        onChange={() => void (viewer.hands.value = { ...viewer.hands.value, [player]: !open })}
      />
      {say.value('eye', { player: viewer.words.value.player(player) })}
    </label>
  )
}

/** Buttons to play on from this step: as P1 or P2 against a bot, or for both seats. */
function Continue({ viewer }: { viewer: ReplayViewer }) {
  const start = (mode: PlayerName | 'both'): void => {
    const bot = { agent: strength.value }
    const seats = {
      P1: mode === 'P2' ? bot : ('person' as const),
      P2: mode === 'P1' ? bot : ('person' as const),
    }
    void continueFrom(viewer.replay, Math.min(viewer.at.value, viewer.played), seats)
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
