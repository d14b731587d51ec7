import { useState } from 'preact/hooks'
import { collection, keptDecks, tellCollection } from '../../decks/browser.ts'
import type { KeptDeck } from '../../decks/kept.ts'
import { importDeck, openKept, openNew, playWith } from '../../navigation/openDecks.ts'
import { reasonOf } from '../../navigation/rulesOf.ts'
import { type DecksOnScreen, notice } from '../../navigation/screen.ts'
import { newId } from '../../saves/browser.ts'
import { say } from '../../settings/say.ts'
import { lang } from '../../settings/settings.ts'
import { dayAndTime } from '../controls/dayAndTime.ts'
import { DeleteButton } from '../controls/DeleteButton.tsx'
import { FileButton } from '../controls/FileButton.tsx'

/** Every deck of a game: one's own, and those that come with it. */
export function DeckShelf({ place }: { place: DecksOnScreen }) {
  const { rules } = place
  const own = (keptDecks.value ?? []).filter((deck) => deck.game === rules.name)
  return (
    <div class="deck-shelf">
      <section>
        <h2>{say.value('yourDecks')}</h2>
        {own.length === 0 ? <p class="quiet">{say.value('noDecks')}</p> : null}
        <ul class="deck-entries">
          {own.map((deck) => (
            <OwnDeck key={deck.id} place={place} deck={deck} />
          ))}
        </ul>
        <div class="buttons">
          <button type="button" class="primary" data-new-deck="" onClick={() => void openNew(place)}>
            {say.value('newDeck')}
          </button>
        </div>
      </section>
      <ImportBox place={place} />
      <section>
        <h2>{say.value('readyDecks')}</h2>
        <ul class="deck-entries">
          {rules.decks.map(({ name, title, cards, hint }) => (
            <li key={name}>
              <span class="deck-title">
                <b>{title[lang.value]}</b>
                <small class="quiet">
                  {say.value('deckCards', { n: cards.length })}
                  {hint === undefined ? '' : ` · ${hint[lang.value]}`}
                </small>
              </span>
              <button
                type="button"
                data-build-from={name}
                onClick={() =>
                  void openNew(place, {
                    format: 'fudaba-deck/1',
                    game: rules.name,
                    name: say.value('deckCopyName', { name: title[lang.value] }),
                    cards,
                  })
                }
              >
                {say.value('copyDeck')}
              </button>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}

function OwnDeck({ place, deck }: { place: DecksOnScreen; deck: KeptDeck }) {
  const { id, name, lines, at, game } = deck
  const doing = async (act: () => Promise<unknown>): Promise<void> => {
    try {
      await act()
      await tellCollection()
    } catch (error) {
      notice.value = reasonOf(error)
    }
  }
  const copy = { ...deck, id: newId(), name: say.value('deckCopyName', { name }) }
  return (
    <li data-deck={id}>
      <button type="button" class="deck-title" data-open-deck={id} onClick={() => void openKept(place, deck)}>
        <b>{name}</b>
        <small class="quiet">
          {say.value('deckCards', { n: lines.reduce((n, line) => n + line.count, 0) })} · {dayAndTime(at)}
        </small>
      </button>
      <button type="button" data-play-deck={id} onClick={() => playWith(game, id)}>
        {say.value('playDeck')}
      </button>
      <button type="button" onClick={() => void doing(() => collection.writeDeck(copy, 0))}>
        {say.value('duplicateDeck')}
      </button>
      <DeleteButton
        label={say.value('deleteDeck', { name })}
        onDelete={() => void doing(() => collection.removeDeck(id))}
      />
    </li>
  )
}

/** A deck from a text or a file, whatever its form. */
function ImportBox({ place }: { place: DecksOnScreen }) {
  const [text, setText] = useState('')
  return (
    <section class="import-box">
      <h2>{say.value('importList')}</h2>
      <label class="field">
        {say.value('importAbout')}
        <textarea
          rows={5}
          data-import=""
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
        />
      </label>
      <div class="buttons">
        <button
          type="button"
          data-import-read=""
          disabled={text.trim() === ''}
          onClick={() => void importDeck(place, say.value('importList'), text)}
        >
          {say.value('importRead')}
        </button>
        <FileButton
          label={say.value('importFile')}
          accept=".txt,.yaml,.yml,.json,.csv,text/plain"
          onFile={(file) => void file.text().then((read) => importDeck(place, file.name, read))}
        />
      </div>
    </section>
  )
}
