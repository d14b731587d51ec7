import type { GameRules } from '@fudaba/kernel'
import type { Words } from '@fudaba/table'
import { say, toLobby } from '../app.ts'
import { openPanel } from '../panels.ts'
import type { Session } from '../play/session.ts'
import { lang, sideOpen } from '../play/settings.ts'

/** The upper edge: which game, which rules, and the way to everything else. */
export function StatusBar({
  rules,
  words,
  session,
}: {
  rules: GameRules
  words: Words
  session: Session | null
}) {
  const { name, version } = rules.book.rulebook
  return (
    <header class="status">
      <button type="button" class="home" onClick={toLobby} title={say.value('lobby')}>
        {say.value('title')}
      </button>
      <h1>
        {words.pick(name)} <small title={say.value('edition')}>{words.find('edition') ?? version}</small>
      </h1>
      <Busy session={session} />
      <span class="grow" />
      <button type="button" class="phone-only" onClick={() => openPanel({ kind: 'side', tab: 'card' })}>
        {say.value('inspector')}
      </button>
      <button type="button" class="phone-only" onClick={() => openPanel({ kind: 'side', tab: 'log' })}>
        {say.value('log')}
      </button>
      <button
        type="button"
        class="desk-only"
        aria-pressed={sideOpen.value}
        onClick={() => void (sideOpen.value = !sideOpen.value)}
      >
        {say.value('showSide')}
      </button>
      <button type="button" class="desk-only" data-primer="" onClick={() => openPanel({ kind: 'primer' })}>
        {say.value('primer')}
      </button>
      <button type="button" class="desk-only" onClick={() => openPanel({ kind: 'rules', clause: null })}>
        {say.value('browseRules')}
      </button>
      <LanguageButton />
      <button type="button" data-menu="" onClick={() => openPanel({ kind: 'menu' })}>
        {say.value('menu')}
      </button>
    </header>
  )
}

/** On its own: it comes and goes with every answer, and the bar need not be drawn again for it. */
function Busy({ session }: { session: Session | null }) {
  return session?.busy.value === true ? <span class="busy" aria-hidden="true" /> : null
}

export function LanguageButton() {
  const other = lang.value === 'ja' ? 'en' : 'ja'
  return (
    <button type="button" lang={other} data-language="" onClick={() => void (lang.value = other)}>
      {say.value('language')}
    </button>
  )
}
