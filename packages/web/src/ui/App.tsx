import { useEffect } from 'preact/hooks'
import { notice, say, screen } from '../app.ts'
import { closePanels } from '../panels.ts'
import { lang, suits, textView } from '../play/settings.ts'
import { BrowseScreen } from './BrowseScreen.tsx'
import { FilmScreen } from './FilmScreen.tsx'
import { Lobby } from './Lobby.tsx'
import { PacksScreen } from './PacksScreen.tsx'
import { TableScreen } from './TableScreen.tsx'

export function App() {
  const now = screen.value
  useEffect(() => closePanels(), [now])
  useEffect(() => {
    document.documentElement.lang = lang.value
    document.documentElement.dataset['suits'] = suits.value
    document.title = `${say.value('title')} Fudaba`
  }, [lang.value, suits.value])
  return (
    <>
      {/* The first thing a keyboard or a screen reader meets. */}
      <button
        type="button"
        class="text-toggle"
        data-text-view=""
        onClick={() => void (textView.value = !textView.value)}
      >
        {say.value(textView.value ? 'tableView' : 'textView')}
      </button>
      {notice.value === null ? null : (
        <div class="notice" role="alert">
          <span>{notice.value}</span>
          <button type="button" data-close-notice="" onClick={() => void (notice.value = null)}>
            {say.value('close')}
          </button>
        </div>
      )}
      <CurrentScreen />
    </>
  )
}

function CurrentScreen() {
  const now = screen.value
  switch (now.kind) {
    case 'lobby':
      return <Lobby />
    case 'loading':
      return <p class="loading">{say.value('loading')}</p>
    case 'table':
      return <TableScreen key={now.request} session={now.session} />
    case 'film':
      return <FilmScreen film={now.film} under={now.under} />
    case 'packs':
      return <PacksScreen opened={now.opened} request={now.request} />
    case 'cards':
    case 'rules':
      return <BrowseScreen rules={now.rules} kind={now.kind} />
  }
}
