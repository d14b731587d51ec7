import { type GameRules, resolveConfig } from '@fudaba/kernel'
import { useState } from 'preact/hooks'
import { listedDecks, playableDeck } from '../../decks/playable.ts'
import type { CardSet } from '@fudaba/protocol'
import { openCardsFile, openDeckFile } from '../../files/openFile.ts'
import { reasonOf } from '../../navigation/rulesOf.ts'
import type { RoomSeat } from '../../online/roomSeat.ts'
import { say } from '../../settings/say.ts'
import { lang } from '../../settings/settings.ts'
import { FileButton } from '../controls/FileButton.tsx'
import { OwnCards } from './OwnCards.tsx'
import { OwnName, ownName } from './OwnName.tsx'
import { RoomRules } from './RoomRules.tsx'

/** What a guest sees before he sits down: the game, its rules and settings; and his deck. */
export function Invitation({ seat, rules }: { seat: RoomSeat; rules: GameRules }) {
  const about = seat.client.about!
  const config = resolveConfig(rules, about.options.config)
  const { decks: kind } = about.options
  const sources = rules.deckSources ?? []
  const offered = {
    any: [...listedDecks(rules.name), ...rules.decks, ...sources],
    ready: rules.decks,
    sealed: sources,
  }[kind]
  const usual = kind === 'sealed' ? (sources[0]?.name ?? '') : rules.defaultDecks(config)[1]
  const [deck, setDeck] = useState(usual)
  const [file, setFile] = useState<readonly string[] | null>(null)
  const [cards, setCards] = useState<CardSet | null>(null)
  const [password, setPassword] = useState('')
  const failed = (error: unknown): void => void (seat.problem.value = reasonOf(error))
  const host = seat.state.value?.seats[about.options.seat]?.name ?? null
  return (
    <form
      class="invitation"
      onSubmit={(event) => {
        event.preventDefault()
        void playableDeck(rules, deck)
          .then((kept) => {
            const own = file === null ? Object.values(kept?.brought ?? {}) : []
            const brought = cards ?? (own.length > 0 ? { cards: own as CardSet['cards'], words: {} } : null)
            return seat.sit(file ?? kept?.cards ?? deck, ownName.value, password, brought)
          })
          .catch(failed)
      }}
    >
      <h2>{say.value('roomInvite')}</h2>
      <p>
        <b>{rules.book.rulebook.name[lang.value]}</b>
        {host === null ? null : <small> · {host}</small>}
      </p>
      <RoomRules seat={seat} />
      {about.options.judge ? (
        <p class="quiet" data-judge="">
          {say.value('roomHasJudge')}
        </p>
      ) : null}
      {about.options.watch === 'hands' ? <p data-open-hands="">{say.value('roomOpenHands')}</p> : null}
      <OwnCards rules={rules} seat={seat} />
      <label class="field">
        {say.value('yourDeck')}
        <select value={deck} data-deck="" onChange={(event) => setDeck(event.currentTarget.value)}>
          {offered.map((each) => (
            <option key={each.name} value={each.name}>
              {each.title[lang.value]}
            </option>
          ))}
        </select>
      </label>
      {kind === 'any' ? (
        <span class="field">
          <FileButton
            label={say.value('importDeck')}
            accept=".json,.yaml,.yml"
            onFile={(chosen) => void openDeckFile(chosen).then((deck) => setFile(deck.cards), failed)}
          />
          {file === null ? null : (
            <small role="status">{say.value('roomDeckRead', { n: file.length })}</small>
          )}
        </span>
      ) : null}
      {kind === 'any' && rules.readCard !== undefined ? (
        <span class="field">
          <FileButton
            label={say.value('roomCards')}
            accept=".yaml,.yml,.json,.csv,.txt"
            onFile={(chosen) => void openCardsFile(chosen, rules.name).then(setCards, failed)}
          />
          {cards === null ? null : (
            <small role="status">{say.value('roomCardsRead', { n: cards.cards.length })}</small>
          )}
        </span>
      ) : null}
      <OwnName />
      {about.password ? (
        <label class="field">
          {say.value('roomNeedsPassword')}
          <input
            type="text"
            value={password}
            maxLength={40}
            data-password=""
            required
            onInput={(event) => setPassword(event.currentTarget.value)}
          />
        </label>
      ) : null}
      <button type="submit" class="primary big" data-sit="">
        {say.value('roomSit')}
      </button>
    </form>
  )
}
