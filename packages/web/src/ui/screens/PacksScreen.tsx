import { useState } from 'preact/hooks'
import { type OpenRequest, Words } from '@fudaba/table'
import { startGame } from '../../navigation/openGame.ts'
import { toLobby } from '../../navigation/screen.ts'
import type { OpenedPacks } from '../../decks/packs.ts'
import { say } from '../../settings/say.ts'
import { lang } from '../../settings/settings.ts'
import { CatalogueCard } from '../card/CatalogueCard.tsx'
import { PrintedCard } from '../card/PrintedCard.tsx'
import { LanguageButton } from '../controls/LanguageButton.tsx'

/** The opened packs of a sealed game: their cards are the deck. */
export function PacksScreen({ opened, request }: { opened: OpenedPacks; request: OpenRequest }) {
  const { rules, title, packs } = opened
  const words = new Words(rules, lang.value)
  const [open, setOpen] = useState<string | null>(null)
  return (
    <div class="browse cards">
      <header class="status">
        <button type="button" class="home" onClick={toLobby} title={say.value('lobby')}>
          {say.value('title')}
        </button>
        <h1>{title[lang.value]}</h1>
        <span class="grow" />
        <LanguageButton />
      </header>
      <main>
        <div class="packs-head">
          <p>{say.value('packsOpened', { n: packs.flat().length })}</p>
          <button type="button" class="primary big" data-begin="" onClick={() => void startGame(request)}>
            {say.value('packsBegin')}
          </button>
        </div>
        <div class={`shelf${open === null ? '' : ' with-sheet'}`}>
          <div>
            {packs.map((pack, i) => (
              <section key={i} class="pack">
                <h2>{say.value('pack', { n: i + 1 })}</h2>
                <ul class="catalogue">
                  {pack.map((id, at) => (
                    <li key={at}>
                      <CatalogueCard words={words} id={id} open={open === id} onOpen={setOpen} />
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
          {open === null ? null : (
            <aside class="inspector sheet">
              <PrintedCard words={words} id={open} />
            </aside>
          )}
        </div>
      </main>
    </div>
  )
}
