import type { Prompt } from '@fudaba/table'
import { isPayment } from '../../play/autoplay.ts'
import { leftToDo } from '../../play/endPhase.ts'
import type { Session } from '../../play/session.ts'
import { keyName } from '../../settings/keyMap.ts'
import { say } from '../../settings/say.ts'
import type { TableModel } from '../board/model.ts'
import { AutoSwitch, UndoButton } from './Controls.tsx'
import { Primary, isPrimaryPass, passLabel } from './Primary.tsx'

interface VerbsProps {
  readonly session: Session
  readonly model: TableModel
  readonly prompt: Prompt | null
}

/** The buttons that stay in the same place for every question: confirm, pass, cancel and undo, the AUTO switch. */
export function Verbs({ session, model, prompt }: VerbsProps) {
  return (
    <div class="always">
      <div class="verb confirm-verb">
        {prompt === null ? null : <Primary session={session} model={model} />}
        {prompt !== null && isPayment(prompt.decision) && !session.byHand ? (
          <button type="button" data-pay="" onClick={() => void session.payRest()}>
            {say.value('payForMe')}
          </button>
        ) : null}
      </div>
      <div class="verb pass-verb">
        {prompt?.decision.shape === 'act' && prompt.pass ? (
          <PassButton session={session} model={model} />
        ) : null}
      </div>
      <div class="verb back-verbs">
        {prompt?.cancel === true ? (
          <button
            type="button"
            data-cancel=""
            title={say.value('cancelAbout')}
            onClick={() => void session.cancel()}
          >
            {model.words.say('cancel')} <kbd>Esc</kbd>
          </button>
        ) : null}
        {session.seat === null ? null : <UndoButton session={session} />}
      </div>
      {session.seat === null || session.byHand ? null : <AutoSwitch />}
    </div>
  )
}

function PassButton({ session, model }: { session: Session; model: TableModel }) {
  const isPrimary = isPrimaryPass(session, model)
  const decision = model.asked?.prompt.decision
  // Enter still passes, but the button does not shine while there is something to do.
  const isQuiet = decision !== undefined && leftToDo(model.rules, model.view, decision, []) > 0
  const isDoom = session.foresight.loses([])
  return (
    <button
      type="button"
      class={`pass${isDoom ? ' doom' : isPrimary && !isQuiet ? ' primary' : ''}`}
      data-pass=""
      data-doom={isDoom ? '' : undefined}
      data-primary={isPrimary ? '' : undefined}
      onClick={() => void session.answer([])}
    >
      {decision === undefined ? '' : passLabel(model.words, decision)}{' '}
      <kbd>{isPrimary ? '⏎' : keyName('pass')}</kbd>
    </button>
  )
}
