import { openFilm, say, screen, startGame, toLobby } from '../../app.ts'
import { keyName } from '../../play/keyMap.ts'
import type { Session } from '../../play/session.ts'

/** The game is over: what came of it, and what can be done now. */
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
  return (
    <section class="prompt over" aria-label={head} data-shape="over" data-inputs={session.look.value?.inputs}>
      <div class="question">
        <p class="sentence" id="question">
          <b>{head}</b> — {winner === null ? '' : `${words.player(winner === 'P1' ? 'P2' : 'P1')}: `}
          {words.find(`ending.${ending}`) ?? ending}
          <small class="quiet"> · {words.say('turn', { n: session.view.value?.turn ?? 0 })}</small>
        </p>
      </div>
      <div class="answers">
        <button type="button" class="primary" data-again="" onClick={() => void again()}>
          {say.value('again')}
        </button>
        <button
          type="button"
          data-replay=""
          onClick={() =>
            void session.table.save().then((replay) => openFilm(replay, 0, null, {}, session.seat))
          }
        >
          {say.value('seeReplay')}
        </button>
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

/** The same seats and decks, other luck. */
function again(): Promise<void> {
  const now = screen.value
  if (now.kind !== 'table') return Promise.resolve()
  const { game, seats, decks, config, replay } = now.request
  const start = replay?.start
  const list = decks ?? (start !== undefined && 'decks' in start ? start.decks : undefined)
  return startGame({ game, seats, decks: list, config: config ?? replay?.config, seed: newSeed() })
}

export const newSeed = (): string => crypto.getRandomValues(new Uint32Array(1))[0].toString(36)
