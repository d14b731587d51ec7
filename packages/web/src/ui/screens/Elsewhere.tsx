import { games } from '../../games.ts'
import { resumeGame } from '../../navigation/resumeGame.ts'
import { screen, toLobby } from '../../navigation/screen.ts'
import { watchGame } from '../../navigation/watchGame.ts'
import { say } from '../../settings/say.ts'
import { lang } from '../../settings/settings.ts'

/** The game is played in another tab: watch it, play it here, or leave it. */
export function Elsewhere({ id, game }: { id: string; game: string }) {
  const title = games.find(({ name }) => name === game)?.title[lang.value] ?? game
  return (
    <main class="lobby elsewhere-screen">
      <h1>{title}</h1>
      <p role="alert">{say.value('elsewhere')}</p>
      <p class="quiet">{say.value('elsewhereAbout')}</p>
      <div class="buttons">
        <button
          type="button"
          class="primary"
          data-watch=""
          ref={(button) => button?.focus()}
          onClick={() => {
            screen.value = { kind: 'loading' }
            void watchGame(id)
          }}
        >
          {say.value('watch')}
        </button>
        <button type="button" data-take-over="" onClick={() => void resumeGame(id, game, true)}>
          {say.value('takeOver')}
        </button>
        <button type="button" onClick={toLobby}>
          {say.value('lobby')}
        </button>
      </div>
    </main>
  )
}
