import { useMemo } from 'preact/hooks'
import { Words } from '@fudaba/table'
import { games } from '../../games.ts'
import type { DecksOnScreen } from '../../navigation/screen.ts'
import { openDecks } from '../../navigation/openDecks.ts'
import { openSets } from '../../navigation/openSets.ts'
import { toLobby } from '../../navigation/screen.ts'
import { say } from '../../settings/say.ts'
import { lang } from '../../settings/settings.ts'
import { LanguageButton } from '../controls/LanguageButton.tsx'
import { DeckEditor } from './DeckEditor.tsx'
import { DeckShelf } from './DeckShelf.tsx'

/** The decks of a game: their list, or one of them on the desk. */
export function DecksScreen({ place }: { place: DecksOnScreen }) {
  const { rules, desk } = place
  const shown = desk?.pool.shown ?? rules
  const words = useMemo(() => new Words(shown, lang.value), [shown, lang.value])
  return (
    <div class={`browse decks${desk === null ? '' : ' on-desk'}`}>
      <header class="status">
        <button type="button" class="home" onClick={toLobby} title={say.value('lobby')}>
          {say.value('title')}
        </button>
        <h1>
          {words.pick(rules.book.rulebook.name)} — {say.value('decks')}
        </h1>
        <span class="grow" />
        {desk === null ? null : (
          <button type="button" data-all-decks="" onClick={() => void openDecks(rules.name)}>
            {say.value('backToDecks')}
          </button>
        )}
        {games.find(({ name }) => name === rules.name)?.workshop === undefined ? null : (
          <button type="button" data-sets="" onClick={() => void openSets(rules.name)}>
            {say.value('sets')}
          </button>
        )}
        <LanguageButton />
      </header>
      <main>
        {desk === null ? (
          <DeckShelf place={place} />
        ) : (
          <DeckEditor key={desk.id} place={place} desk={desk} words={words} />
        )}
      </main>
    </div>
  )
}
