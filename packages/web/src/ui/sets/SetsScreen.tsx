import { openSets } from '../../navigation/openSets.ts'
import { type SetsOnScreen, toLobby } from '../../navigation/screen.ts'
import { say } from '../../settings/say.ts'
import { lang } from '../../settings/settings.ts'
import { LanguageButton } from '../controls/LanguageButton.tsx'
import { SetEditor } from './SetEditor.tsx'
import { SetShelf } from './SetShelf.tsx'

/** The card sets of a game: their list, or one of them on the desk. */
export function SetsScreen({ place }: { place: SetsOnScreen }) {
  const { rules, desk } = place
  return (
    <div class={`browse sets${desk === null ? '' : ' on-desk'}`}>
      <header class="status">
        <button type="button" class="home" onClick={toLobby} title={say.value('lobby')}>
          {say.value('title')}
        </button>
        <h1>
          {rules.book.rulebook.name[lang.value]} — {say.value('sets')}
        </h1>
        <span class="grow" />
        {desk === null ? null : (
          <button type="button" data-all-sets="" onClick={() => void openSets(rules.name)}>
            {say.value('allSets')}
          </button>
        )}
        <LanguageButton />
      </header>
      <main>{desk === null ? <SetShelf place={place} /> : <SetEditor place={place} desk={desk} />}</main>
    </div>
  )
}
