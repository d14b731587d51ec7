import { useState } from 'preact/hooks'
import { HostError } from '@fudaba/table'
import { browse, notice, openFilm, reasonOf, resumeGame, say, showPacks, startGame } from '../app.ts'
import { openReplayFile } from '../files/openFile.ts'
import { games } from '../games.ts'
import { keptGames } from '../play/keeping.ts'
import { lang, read, strength, strengths } from '../play/settings.ts'
import { FileButton } from './FileButton.tsx'
import { type LobbyChoice, LobbyOptions, freshChoice, packsFor, requestFor } from './LobbyOptions.tsx'
import { Settings } from './MenuPanel.tsx'
import { LanguageButton } from './StatusBar.tsx'

const modes = ['bot', 'both', 'watch'] as const
export type Mode = (typeof modes)[number]

/** The game that was played last, or the first one. */
function lastGame(): string {
  const last = read('fudaba.lastGame')
  return (games.find(({ name }) => name === last) ?? games[0]).name
}

/** The first page: a game, and who plays. One click is enough. */
export function Lobby() {
  const [game, setGame] = useState(lastGame)
  const [choice, setChoice] = useState<LobbyChoice>(freshChoice)
  const [wide, setWide] = useState(false)
  const kept = keptGames()
  const packs = games.find(({ name }) => name === game)?.packs
  return (
    <div class="lobby">
      <header class="lobby-head">
        <div>
          <h1>{say.value('title')}</h1>
          <p>{say.value('tagline')}</p>
        </div>
        <LanguageButton />
      </header>
      <main>
        {kept.length === 0 ? null : (
          <section class="resume">
            {kept.map((name) => (
              <button
                key={name}
                type="button"
                class="big"
                data-resume={name}
                onClick={() => void resumeGame(name)}
              >
                <b>{say.value('resume')}</b>
                <span>
                  {games.find((each) => each.name === name)?.title[lang.value]} — {say.value('resumeAbout')}
                </span>
              </button>
            ))}
          </section>
        )}
        <fieldset class="games">
          <legend>{say.value('chooseGame')}</legend>
          {games.map(({ name, title, about }) => (
            <label key={name} class={`game${game === name ? ' on' : ''}`}>
              <input
                type="radio"
                name="game"
                value={name}
                checked={game === name}
                onChange={() => {
                  setGame(name)
                  setChoice(freshChoice)
                }}
              />
              <b>{title[lang.value]}</b>
              <span>{about[lang.value]}</span>
            </label>
          ))}
        </fieldset>
        <fieldset class="segments strength">
          <legend>{say.value('strength')}</legend>
          {strengths.map((name) => (
            <label key={name} class={strength.value === name ? 'on' : ''}>
              <input
                type="radio"
                name="strength"
                value={name}
                checked={strength.value === name}
                onChange={() => void (strength.value = name)}
              />
              {say.value(`agent.${name}`)}
            </label>
          ))}
        </fieldset>
        <div class="modes">
          {modes.map((mode) => (
            <button
              key={mode}
              type="button"
              class={`big${mode === 'bot' ? ' primary' : ''}`}
              data-mode={mode}
              onClick={() => void start(game, mode, choice)}
            >
              <b>{say.value(`mode.${mode}`)}</b>
              <span>{say.value(`mode.${mode}.about`)}</span>
            </button>
          ))}
          {packs === undefined ? null : (
            <button
              type="button"
              class="big"
              data-mode="packs"
              onClick={() => void start(game, 'bot', { ...choice, decks: [packs, packs] })}
            >
              <b>{say.value('mode.packs')}</b>
              <span>{say.value('mode.packs.about')}</span>
            </button>
          )}
        </div>
        <details class="options" onToggle={(event) => setWide(event.currentTarget.open)}>
          <summary>{say.value('options')}</summary>
          {/* What can be chosen comes with the game, and no game is loaded before somebody wants it. */}
          {wide ? <LobbyOptions key={game} game={game} choice={choice} onChange={setChoice} /> : null}
        </details>
        <div class="buttons">
          <FileButton
            label={say.value('loadFile')}
            accept=".json,application/json"
            onFile={(file) => void watchFile(file)}
          />
          <button type="button" data-browse="cards" onClick={() => void browse('cards', game)}>
            {say.value('browseCards')}
          </button>
          <button type="button" data-browse="rules" onClick={() => void browse('rules', game)}>
            {say.value('browseRules')}
          </button>
        </div>
        <details class="options">
          <summary>{say.value('settings')}</summary>
          <Settings />
        </details>
      </main>
      <footer>{say.value('version', { version: __VERSION__ })}</footer>
    </div>
  )
}

async function start(game: string, mode: Mode, choice: LobbyChoice): Promise<void> {
  try {
    const request = await requestFor(game, mode, choice)
    const packs = await packsFor(request)
    if (packs === null) await startGame(request)
    else showPacks(packs, request)
  } catch (error) {
    notice.value = reasonOf(error)
  }
}

/** A broken or foreign file is a message; the lobby stays as it is. */
async function watchFile(file: File): Promise<void> {
  try {
    const { replay, notes } = await openReplayFile(file)
    await openFilm(replay, 0, null, notes)
  } catch (error) {
    const reason = error instanceof HostError ? error.message : reasonOf(error).replace(`${file.name}: `, '')
    notice.value = say.value('badFile', { name: file.name, reason })
  }
}
