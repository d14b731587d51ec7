import { autoModes } from '@fudaba/table'
import { endPhase } from '../../play/endPhase.ts'
import type { Session } from '../../play/session.ts'
import { keyName } from '../../settings/keyMap.ts'
import { say } from '../../settings/say.ts'
import { autoMode } from '../../settings/settings.ts'
import { Segments } from '../controls/Segments.tsx'

const undoWords = { none: 'undoNone', free: 'undo', ask: 'undoAsk', refused: 'undoRefused' } as const

/** Undo is also possible while the computer thinks, which stops it. */
export function UndoButton({ session }: { session: Session }) {
  const { undoLook, busy, look } = session
  const isOffered = undoLook === 'free' || undoLook === 'ask'
  return (
    <button
      type="button"
      class="undo"
      data-undo={undoLook}
      title={say.value('undoAbout')}
      disabled={!isOffered || (busy.value && look.value?.next !== 'agent')}
      onClick={() => void session.undo()}
    >
      {say.value(undoWords[undoLook])} <kbd>{keyName('undo')}</kbd>
    </button>
  )
}

/** Asks for confirmation before a phase ends in which something could still be done. */
export function EndAnyway({ session }: { session: Session }) {
  if (!session.confirmsEnd.value) return null
  return (
    <span class="hint" role="status">
      {say.value('endAsk')}{' '}
      <button type="button" data-end="" onClick={() => void endPhase(session)}>
        {say.value('endSure')} <kbd>{keyName('end')}</kbd>
      </button>
    </span>
  )
}

/** 発動確認 AUTO / ON / OFF. */
export function AutoSwitch() {
  return (
    <>
      <Segments
        name="auto"
        look="auto"
        legend={say.value('auto')}
        options={autoModes}
        value={autoMode.value}
        label={(mode) => mode.toUpperCase()}
        title={(mode) => say.value(`auto.${mode}.about`)}
        onSelect={(mode) => void (autoMode.value = mode)}
      />
      <small class="auto-about">{say.value(`auto.${autoMode.value}.about`)}</small>
    </>
  )
}
