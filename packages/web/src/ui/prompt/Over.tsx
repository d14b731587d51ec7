import { isShown } from '@fudaba/table'
import { startGame } from '../../navigation/openGame.ts'
import { openReplay } from '../../navigation/openReplay.ts'
import { screen, toLobby } from '../../navigation/screen.ts'
import type { Together } from '../../play/seat.ts'
import type { Session } from '../../play/session.ts'
import { keyName } from '../../settings/keyMap.ts'
import { say } from '../../settings/say.ts'
import { LogText } from '../card/LogText.tsx'
import { newSeed } from '../../play/newSeed.ts'

/** The result, and what can be done after the game. */
export function Over({ session }: { session: Session }) {
  const result = session.view.value?.result ?? null
  const words = session.words.value
  if (result === null) return null
  const { winner, ending } = result
  const head =
    winner === null
      ? say.value('drawn')
      : session.seat === 'both' || session.seat === null
        ? say.value('playerWon', { player: words.player(winner) })
        : say.value(winner === session.seat ? 'won' : 'lost')
  const blow = session.log.findLast(
    (line) => !line.header && line.level === 'result' && line.event !== 'finish' && isShown(line, 'standard'),
  )
  const outcome =
    winner === null
      ? 'drawn'
      : session.seat === 'both' || session.seat === null
        ? 'seen'
        : winner === session.seat
          ? 'won'
          : 'lost'
  const inputs = session.look.value?.inputs ?? 0
  return (
    <section class="prompt over" aria-label={head} data-shape="over" data-inputs={session.look.value?.inputs}>
      <div class="question">
        <p class="sentence" id="question">
          <b class={`outcome ${outcome}`}>{head}</b> —{' '}
          {winner === null ? '' : `${words.player(winner === 'P1' ? 'P2' : 'P1')}: `}
          {words.find(`ending.${ending}`) ?? (isRoomEnding(ending) ? say.value(`end.${ending}`) : ending)}
          <small class="quiet"> · {words.say('turn', { n: session.view.value?.turn ?? 0 })}</small>
        </p>
        {blow === undefined ? null : (
          <p class="blow">
            {say.value('decidingBlow')} <LogText words={words} line={blow} />
          </p>
        )}
      </div>
      <div class="answers">
        {session.together === null ? (
          <button type="button" class="primary" data-again="" onClick={() => void again()}>
            {say.value('again')}
          </button>
        ) : (
          <AskAgain session={session} together={session.together} />
        )}
        <button
          type="button"
          data-replay=""
          onClick={() =>
            void session.table.save().then((replay) => openReplay(replay, { at: 0, seat: session.seat }))
          }
        >
          {say.value('seeReplay')}
        </button>
        {blow === undefined ? null : (
          <button
            type="button"
            data-replay-blow=""
            onClick={() =>
              void session.table
                .save()
                .then((replay) => openReplay(replay, { at: Math.max(0, inputs - 1), seat: session.seat }))
            }
          >
            {say.value('replayBlow')}
          </button>
        )}
        {session.seat !== null && session.mayUndo ? (
          <button type="button" data-undo="" onClick={() => void session.undo()}>
            {say.value('undo')} <kbd>{keyName('undo')}</kbd>
          </button>
        ) : null}
        <button type="button" onClick={toLobby}>
          {say.value('lobby')}
        </button>
      </div>
    </section>
  )
}

/** The next game of a room is one that both want. */
function AskAgain({ session, together }: { session: Session; together: Together }) {
  const state = together.state.value
  if (session.seat === null || state === null || state.next !== null) return null
  const other = state.seats[session.seat === 'P1' ? 'P2' : 'P1']
  if (other === null || other.bot !== null) return null
  const { asked } = state
  if (asked?.by === session.seat)
    return (
      <span class="hint" role="status">
        {say.value('roomAsked')}
      </span>
    )
  // Both may want it at the same moment: then it is agreed.
  const want = (): Promise<void> => (asked === null ? together.ask('rematch') : together.agree('rematch'))
  return (
    <button type="button" class="primary" data-ask-again="" onClick={() => void want()}>
      {say.value('roomAgain')}
    </button>
  )
}

/** An end that is not in the rules of the game. */
const roomEndings = ['concede', 'time', 'agreed', 'closed'] as const
const isRoomEnding = (ending: string): ending is (typeof roomEndings)[number] =>
  roomEndings.some((each) => each === ending)

/** A new game with the same seats, decks and settings, and a new seed. */
function again(): Promise<void> {
  const now = screen.value
  if (now.kind !== 'table') return Promise.resolve()
  const { game, seats, decks, config, replay } = now.request
  const start = replay?.start
  const list = decks ?? (start !== undefined && 'decks' in start ? start.decks : undefined)
  return startGame({ game, seats, decks: list, config: config ?? replay?.config, seed: newSeed() })
}
