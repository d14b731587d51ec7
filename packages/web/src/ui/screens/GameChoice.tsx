import { games } from '../../games.ts'
import { say } from '../../settings/say.ts'
import { lang } from '../../settings/settings.ts'
import { EmblemArt, emblemFor } from '../card/Emblem.tsx'

/** The games as tiles, each in its colour and with an emblem; one is chosen. */
export function GameChoice({ game, onGame }: { game: string; onGame: (name: string) => void }) {
  return (
    <fieldset class="games">
      <legend>{say.value('chooseGame')}</legend>
      {games.map(({ name, title, about, hue }) => {
        const emblem = emblemFor(name, 3)
        return (
          <label
            key={name}
            class={`game${game === name ? ' on' : ''}`}
            style={{ '--hue': hue, '--turn': emblem.turn }}
          >
            <input
              type="radio"
              name="game"
              value={name}
              checked={game === name}
              onChange={() => onGame(name)}
            />
            <span class="banner">
              <EmblemArt emblem={emblem} />
            </span>
            <b>{title[lang.value]}</b>
            <span class="about">{about[lang.value]}</span>
          </label>
        )
      })}
    </fieldset>
  )
}
