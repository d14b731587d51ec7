import type { GameRules } from '@fudaba/kernel'
import { Words } from '@fudaba/table'
import { say, toLobby } from '../app.ts'
import { lang } from '../play/settings.ts'
import { RulesReader } from './RulesReader.tsx'
import { LanguageButton } from './StatusBar.tsx'
import { Catalogue } from './cards/Catalogue.tsx'
import { Workbench } from './cards/Workbench.tsx'

/** A game's rules or its cards, outside any game. */
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
