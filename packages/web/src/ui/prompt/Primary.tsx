import type { Decision } from '@fudaba/kernel'
import type { Words } from '@fudaba/table'
import { type Primary as Marked, pressPrimary, primaryOf } from '../../play/primary.ts'
import type { Session } from '../../play/session.ts'
import { say } from '../../settings/say.ts'
import type { TableModel } from '../board/model.ts'

const markedNow = (session: Session, { rules, view, asked }: TableModel): Marked | null =>
  asked === null
    ? null
    : primaryOf(rules, view, asked.prompt.decision, session.picks.value, session.foresight.loses)

/** Whether ⏎ is on the pass button. */
export function isPrimaryPass(session: Session, model: TableModel): boolean {
  const marked = markedNow(session, model)
  return (
    marked?.kind === 'answer' && marked.picks.length === 0 && model.asked?.prompt.decision.shape === 'act'
  )
}

/** The ⏎ button of questions without one of their own: confirms what is chosen, or fills in what is missing. */
export function Primary({ session, model }: { session: Session; model: TableModel }) {
  const { asked } = model
  const marked = markedNow(session, model)
  const shape = asked?.prompt.decision.shape
  if (marked === null || asked === null || shape === 'act' || shape === 'option') return null
  const count = shape === 'arrange' ? session.picks.value.length / 2 : session.picks.value.length
  const isNumber = shape === 'number' || shape === 'distribute'
  const isDoom = marked.kind === 'doom'
  const isNothing = marked.kind !== 'complete' && !isNumber && count === 0
  const label =
    marked.kind === 'complete'
      ? say.value('forMe')
      : isNumber
        ? say.value('confirm')
        : isNothing
          ? noneLabel(model.words, asked.prompt.decision)
          : say.value('confirmCount', { n: count })
  return (
    <>
      <button
        type="button"
        class={`${isDoom ? 'doom' : 'primary'}${marked.kind === 'complete' ? ' for-me' : ''}${isNothing ? ' nothing' : ''}`}
        data-primary={isDoom ? undefined : ''}
        data-doom={isDoom ? '' : undefined}
        onClick={() => void (isDoom ? session.answer(marked.picks) : pressPrimary(session))}
      >
        {label} <kbd>{isDoom ? '' : '⏎'}</kbd>
      </button>
      {marked.kind === 'complete' && marked.picks !== undefined ? (
        <button type="button" data-none="" onClick={() => void session.answer([])}>
          {noneLabel(model.words, asked.prompt.decision)}
        </button>
      ) : null}
    </>
  )
}

/** The label for choosing nothing: the game's own (`none.<question>`) if it has one. */
export const noneLabel = (words: Words, { message }: Decision): string =>
  words.find(`none.${message.key}`) ?? say.value('none')

/** The label for doing nothing in an open window: the game's own (`pass.<question>`) if it has one. */
export const passLabel = (words: Words, { message }: Decision): string =>
  words.find(`pass.${message.key}`) ?? words.say('pass')
