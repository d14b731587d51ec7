import type { GameRules } from '@fudaba/kernel'
import { Words } from '@fudaba/table'
import { toLobby } from '../../navigation/screen.ts'
import { say } from '../../settings/say.ts'
import { lang } from '../../settings/settings.ts'
import { LanguageButton } from '../controls/LanguageButton.tsx'
import { RulesReader } from '../panels/RulesReader.tsx'
import { Catalogue } from './Catalogue.tsx'
import { Workbench } from './Workbench.tsx'

/** The rules or the cards of a game, without playing it. */
export function BrowseScreen({ rules, kind }: { rules: GameRules; kind: 'cards' | 'rules' }) {
  const words = new Words(rules, lang.value)
  const { name, version } = rules.book.rulebook
  return (
    <div class={`browse ${kind}`}>
      <header class="status">
        <button type="button" class="home" onClick={toLobby} title={say.value('lobby')}>
          {say.value('title')}
        </button>
        <h1>
          {words.pick(name)} <small>{version}</small> —{' '}
          {say.value(kind === 'cards' ? 'browseCards' : 'rulesReader')}
        </h1>
        <span class="grow" />
        <LanguageButton />
      </header>
      <main>
        {kind === 'rules' ? (
          <RulesReader words={words} clause={null} />
        ) : (
          <>
            <Workbench words={words} />
            <Catalogue words={words} />
          </>
        )}
      </main>
    </div>
  )
}
