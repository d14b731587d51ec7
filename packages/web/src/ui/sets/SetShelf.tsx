import { collection, keptSets, tellCollection } from '../../decks/browser.ts'
import type { KeptSet, SetHead } from '../../decks/kept.ts'
import { saveFile } from '../../files/saveFile.ts'
import { deleteSet, duplicateSet, openNewSet, openSet, withKeptSet } from '../../navigation/openSets.ts'
import type { SetsOnScreen } from '../../navigation/screen.ts'
import { say } from '../../settings/say.ts'
import { dayAndTime } from '../controls/dayAndTime.ts'
import { DeleteButton } from '../controls/DeleteButton.tsx'
import { PasteCards } from './PasteCards.tsx'
import { setFileName } from './setFileName.ts'

/** Every card set of a game, and the ways to a new one. */
export function SetShelf({ place }: { place: SetsOnScreen }) {
  const { rules } = place
  const sets = (keptSets.value ?? []).filter((set) => set.game === rules.name)
  return (
    <div class="deck-shelf">
      <section>
        <h2>{say.value('yourSets')}</h2>
        <p class="quiet">{say.value('setsAbout')}</p>
        {sets.length === 0 ? <p class="quiet">{say.value('noDecks')}</p> : null}
        <ul class="deck-entries">
          {sets.map((set) => (
            <OwnSet key={set.id} place={place} set={set} />
          ))}
        </ul>
        <div class="buttons">
          <button
            type="button"
            data-new-set=""
            onClick={() => openNewSet(place, say.value('newSet'), { words: {}, cards: [] })}
          >
            {say.value('newSet')}
          </button>
        </div>
      </section>
      <section>
        <h2>{say.value('pasteCards')}</h2>
        <PasteCards
          place={place}
          onCards={(cards, name) => openNewSet(place, name ?? say.value('newSet'), cards)}
        />
      </section>
    </div>
  )
}

function OwnSet({ place, set }: { place: SetsOnScreen; set: SetHead }) {
  const { id, name, count, at, exported, revision } = set
  const save = async (whole: KeptSet): Promise<void> => {
    saveFile(setFileName(name), place.formats.cardsFileText(whole.game, whole))
    await collection.noteExport(id, whole.revision)
    await tellCollection()
  }
  return (
    <li data-set={id}>
      <button type="button" class="deck-title" data-open-set={id} onClick={() => void openSet(place, id)}>
        <b>{name}</b>
        <small class="quiet">
          {say.value('cardKinds', { n: count })} · {dayAndTime(at)}
        </small>
        {exported < revision && count > 0 ? (
          <small class="unread-note" data-export-due="">
            {say.value(exported === 0 ? 'neverExported' : 'exportDue')}
          </small>
        ) : null}
      </button>
      <button type="button" data-export-set={id} onClick={() => void withKeptSet(id, save)}>
        {say.value('shareFile')}
      </button>
      <button type="button" data-duplicate-set={id} onClick={() => void duplicateSet(id)}>
        {say.value('duplicateDeck')}
      </button>
      <DeleteButton label={say.value('deleteSet', { name })} onDelete={() => void deleteSet(id)} />
    </li>
  )
}
