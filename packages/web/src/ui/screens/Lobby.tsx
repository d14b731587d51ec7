import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { HostError } from '@fudaba/table'
import { openReplayFile } from '../../files/openFile.ts'
import { games } from '../../games.ts'
import { browse } from '../../navigation/browse.ts'
import { openJudge } from '../../navigation/openJudge.ts'
import { startGame } from '../../navigation/openGame.ts'
import { openLesson } from '../../navigation/openLesson.ts'
import { openReplay } from '../../navigation/openReplay.ts'
import { reasonOf } from '../../navigation/rulesOf.ts'
import { notice, showPacks, toAbout } from '../../navigation/screen.ts'
import { say } from '../../settings/say.ts'
import { lang, strength, strengths } from '../../settings/settings.ts'
import { read, write } from '../../settings/storage.ts'
import { YourDeck } from '../decks/YourDeck.tsx'
import { FileButton } from '../controls/FileButton.tsx'
import { LessonShelf } from '../lesson/LessonShelf.tsx'
import { LanguageButton } from '../controls/LanguageButton.tsx'
import { UnfinishedGames } from './UnfinishedGames.tsx'
import { UnreadSaves } from './UnreadSaves.tsx'
import { Settings } from '../panels/Settings.tsx'
import { GameChoice } from './GameChoice.tsx'
import { LobbyOptions } from './LobbyOptions.tsx'
import {
  type LobbyChoice,
  freshChoice,
  packsFor,
  requestFor,
  roomWish,
  type Mode,
  modes,
} from './lobbyRequest.ts'
import { YourRooms } from '../room/YourRooms.tsx'
import { FriendRoom } from '../room/FriendRoom.tsx'
import { OpenRooms } from '../room/OpenRooms.tsx'
import { Segments } from '../controls/Segments.tsx'

/** The game played last, else the first one. */
function lastGame(): string {
  const last = read('fudaba.lastGame')
  return (games.find(({ name }) => name === last) ?? games[0]).name
}

/** The deck one played with last is chosen again. */
const choiceOf = (game: string): LobbyChoice => ({
  ...freshChoice,
  decks: [read(`fudaba.deck.${game}`), null],
})

/** The first screen: choose a game and who plays; one click starts it. */
export function Lobby() {
  const [game, setGame] = useState(lastGame)
  const [choice, setChoice] = useState<LobbyChoice>(() => choiceOf(game))
  const [wide, setWide] = useState(false)
  const [isNew] = useState(() => read('fudaba.lastGame') === null)
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
        <UnfinishedGames />
        <YourRooms />
        {isNew ? (
          <p class="newcomer">
            <b>{say.value('newHere')}</b> {say.value('newHere.why', { game: games[0].title[lang.value] })}{' '}
            <button
              type="button"
              class="primary"
              data-new-lesson=""
              onClick={() => void openLesson(games[0].name, 'first')}
            >
              {say.value('newHere.learn')}
            </button>{' '}
            <button
              type="button"
              data-new-here=""
              onClick={() => void start(games[0].name, 'bot', freshChoice)}
            >
              {say.value('newHere.play')}
            </button>
          </p>
        ) : null}
        <GameChoice
          game={game}
          onGame={(name) => {
            setGame(name)
            setChoice(choiceOf(name))
          }}
        />
        <StartButtons game={game} choice={choice}>
          <FriendRoom game={game} wish={() => roomWish(game, choice)} />
        </StartButtons>
        <Segments
          name="strength"
          look="segments strength"
          legend={say.value('strength')}
          options={strengths}
          value={strength.value}
          label={(name) => say.value(`agent.${name}`)}
          onSelect={(name) => void (strength.value = name)}
        />
        <LessonShelf game={game} />
        <YourDeck
          game={game}
          deck={choice.decks[0]}
          onDeck={(name) => {
            write(`fudaba.deck.${game}`, name)
            setChoice({ ...choice, decks: [name, choice.decks[1]] })
          }}
        />
        <OpenRooms />
        <details class="options" onToggle={(event) => setWide(event.currentTarget.open)}>
          <summary>{say.value('options')}</summary>
          {/* The options need the game's rules, which are loaded only when this is opened. */}
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
          <button type="button" data-judge="" onClick={() => void openJudge(game)}>
            {say.value('judgeDesk')}
          </button>
          <button type="button" data-browse="rules" onClick={() => void browse('rules', game)}>
            {say.value('browseRules')}
          </button>
        </div>
        <UnreadSaves />
        <details class="options">
          <summary>{say.value('settings')}</summary>
          <Settings />
        </details>
      </main>
      <footer>
        {say.value('version', { version: __VERSION__ })}{' '}
        <button type="button" class="quiet-button" data-about-page="" onClick={toAbout}>
          {say.value('about')}
        </button>
      </footer>
    </div>
  )
}

interface StartButtonsProps {
  readonly game: string
  readonly choice: LobbyChoice
  /** The way to play with others. */
  readonly children: ComponentChildren
}

/** A button for each mode and for playing with others, and one for packs if the game has them. */
function StartButtons({ game, choice, children }: StartButtonsProps) {
  const packs = games.find(({ name }) => name === game)?.packs
  const button = (mode: Mode) => (
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
  )
  const [first, ...others] = modes
  return (
    <div class="modes">
      {button(first)}
      {children}
      {others.map(button)}
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
  )
}

/** Starts a game, or shows its packs first; what is wrong with the request becomes a notice. */
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

/** Opens a replay file; what is wrong with it becomes a notice. */
async function watchFile(file: File): Promise<void> {
  try {
    const { replay, notes } = await openReplayFile(file)
    await openReplay(replay, { at: 0, notes })
  } catch (error) {
    const reason = error instanceof HostError ? error.message : reasonOf(error).replace(`${file.name}: `, '')
    notice.value = say.value('badFile', { name: file.name, reason })
  }
}
