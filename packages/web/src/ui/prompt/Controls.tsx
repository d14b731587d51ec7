import { autoModes } from '@fudaba/table'
import { say } from '../../app.ts'
import { endPhase } from '../../play/ending.ts'
import { keyName } from '../../play/keyMap.ts'
import type { Session } from '../../play/session.ts'
import { autoMode } from '../../play/settings.ts'

/** Also while the computer thinks: it is stopped then. */
export function UndoButton({ session }: { session: Session }) {
  const { mayUndo, busy, look } = session
  return (
    <button
      type="button"
      class="undo"
      data-undo=""
      title={say.value('undoAbout')}
      disabled={!mayUndo || (busy.value && look.value?.next !== 'agent')}
      onClick={() => void session.undo()}
    >
      {say.value(mayUndo ? 'undo' : 'undoNone')} <kbd>{keyName('undo')}</kbd>
    </button>
  )
}

/** The phase is to be ended, and something could still be done: the same key, or this button, ends it. */
export function EndAnyway({ session }: { session: Session }) {
  if (!session.ending.value) return null
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
      <fieldset class="auto">
        <legend>{say.value('auto')}</legend>
        {autoModes.map((mode) => (
          <label
            key={mode}
            title={say.value(`auto.${mode}.about`)}
            class={autoMode.value === mode ? 'on' : ''}
          >
            <input
              type="radio"
              name="auto"
              checked={autoMode.value === mode}
              onChange={() => void (autoMode.value = mode)}
            />
            {mode.toUpperCase()}
          </label>
        ))}
      </fieldset>
      <small class="auto-about">{say.value(`auto.${autoMode.value}.about`)}</small>
    </>
  )
}
