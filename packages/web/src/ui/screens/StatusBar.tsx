import type { ComponentChildren } from 'preact'
import type { GameRules } from '@fudaba/kernel'
import type { Words } from '@fudaba/table'
import { openPanel } from '../../navigation/panels.ts'
import { toLobby } from '../../navigation/screen.ts'
import type { Session } from '../../play/session.ts'
import { say } from '../../settings/say.ts'
import { sideOpen } from '../../settings/settings.ts'
import { LanguageButton } from '../controls/LanguageButton.tsx'

/** The top bar: game and edition of the rules, and buttons to panels and lobby. */
export function StatusBar({
  rules,
  words,
  session,
  beside,
}: {
  rules: GameRules
  words: Words
  session: Session | null
  /** Of a room: who is there, clocks, what can be asked for. */
  beside?: ComponentChildren
}) {
  const { name } = rules.book.rulebook
  return (
    <header class="status">
      <button type="button" class="home" onClick={toLobby} title={say.value('lobby')}>
        {say.value('title')}
      </button>
      <h1>
        {words.pick(name)} <small title={say.value('edition')}>{words.edition()}</small>
      </h1>
      <Busy session={session} />
      {beside}
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

/** A component of its own, so that only it is drawn again when `busy` changes. */
function Busy({ session }: { session: Session | null }) {
  return session?.busy.value === true ? <span class="busy" aria-hidden="true" /> : null
}
