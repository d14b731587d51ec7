import { useEffect, useLayoutEffect } from 'preact/hooks'
import { closePanels } from '../../navigation/panels.ts'
import { notice, screen } from '../../navigation/screen.ts'
import { say } from '../../settings/say.ts'
import { lang, suits, textView, theme } from '../../settings/settings.ts'
import { SuitSigns } from '../card/Pips.tsx'
import { Elsewhere } from './Elsewhere.tsx'
import { lazily } from './lazily.tsx'
import { Lobby } from './Lobby.tsx'
import { Notes } from './Notes.tsx'

const AboutPage = lazily(async () => (await import('../panels/AboutPage.tsx')).AboutPage)
const CoachPanel = lazily(async () => (await import('../lesson/CoachPanel.tsx')).CoachPanel)
const BrowseScreen = lazily(async () => (await import('./BrowseScreen.tsx')).BrowseScreen)
const DecksScreen = lazily(async () => (await import('../decks/DecksScreen.tsx')).DecksScreen)
const PacksScreen = lazily(async () => (await import('./PacksScreen.tsx')).PacksScreen)
const ReplayScreen = lazily(async () => (await import('./ReplayScreen.tsx')).ReplayScreen)
const JudgeScreen = lazily(async () => (await import('../desk/JudgeScreen.tsx')).JudgeScreen)
const RoomScreen = lazily(async () => (await import('./RoomScreen.tsx')).RoomScreen)
const SetsScreen = lazily(async () => (await import('../sets/SetsScreen.tsx')).SetsScreen)
const TableScreen = lazily(async () => (await import('./TableScreen.tsx')).TableScreen)

/** The page: the text-view switch, a notice if there is one, and the current screen. */
export function App() {
  const now = screen.value
  // With the new screen, not after it: what is opened there first would be closed again.
  useLayoutEffect(() => closePanels(), [now])
  useEffect(() => {
    document.documentElement.lang = lang.value
    document.documentElement.dataset['suits'] = suits.value
    document.documentElement.dataset['theme'] = theme.value
    document.title = `${say.value('title')} Fudaba`
  }, [lang.value, suits.value, theme.value])
  return (
    <>
      {/* First in the tab order, so that keyboard and screen reader meet it first. */}
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
      <SuitSigns />
      <Notes />
      <CurrentScreen />
    </>
  )
}

function CurrentScreen() {
  const now = screen.value
  switch (now.kind) {
    case 'lobby':
      return <Lobby />
    case 'about':
      return <AboutPage />
    case 'loading':
      return <p class="loading">{say.value('loading')}</p>
    case 'table':
      return <TableScreen key={now.request} session={now.session} />
    case 'lesson':
      return (
        <TableScreen
          key={now.session}
          session={now.session}
          coach={<CoachPanel coach={now.coach} session={now.session} />}
        />
      )
    case 'replay':
      return <ReplayScreen viewer={now.viewer} under={now.under} isWatching={now.watching !== undefined} />
    case 'elsewhere':
      return <Elsewhere id={now.id} game={now.game} />
    case 'room':
      return <RoomScreen seat={now.seat} />
    case 'packs':
      return <PacksScreen opened={now.opened} request={now.request} />
    case 'decks':
      return <DecksScreen place={now} />
    case 'sets':
      return <SetsScreen place={now} />
    case 'judge':
      return <JudgeScreen key={now.desk} desk={now.desk} />
    case 'cards':
    case 'rules':
      return <BrowseScreen rules={now.rules} kind={now.kind} />
  }
}
