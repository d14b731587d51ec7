import { say } from '../../app.ts'
import { type Primary as Marked, pressPrimary, primaryOf } from '../../play/acting.ts'
import type { Session } from '../../play/session.ts'
import type { TableModel } from '../model.ts'

const markedNow = (session: Session, { rules, view, asked }: TableModel): Marked | null =>
  asked === null ? null : primaryOf(rules, view, asked.prompt.decision, session.picks.value)

/** Whether the button that is marked ⏎ is the one that passes. */
export function isPrimaryPass(session: Session, model: TableModel): boolean {
  const marked = markedNow(session, model)
  return (
    marked?.kind === 'answer' && marked.picks.length === 0 && model.asked?.prompt.decision.shape === 'act'
  )
}

/** Confirms what is chosen, or chooses what is missing. Buttons of an open window carry the mark themselves. */
export function Primary({ session, model }: { session: Session; model: TableModel }) {
  const marked = markedNow(session, model)
  const shape = model.asked?.prompt.decision.shape
  if (marked === null || shape === 'act' || shape === 'option') return null
  const count = shape === 'arrange' ? session.picks.value.length / 2 : session.picks.value.length
  const isNumber = shape === 'number' || shape === 'distribute'
  const isNothing = marked.kind === 'answer' && !isNumber && count === 0
  const label =
    marked.kind === 'complete'
      ? say.value('forMe')
      : isNumber
        ? say.value('confirm')
        : isNothing
          ? noneLabel(model)
          : say.value('confirmCount', { n: count })
  return (
    <>
      <button
        type="button"
        class={`primary${marked.kind === 'complete' ? ' for-me' : ''}${isNothing ? ' nothing' : ''}`}
        data-primary=""
        onClick={() => void pressPrimary(session)}
      >
        {label} <kbd>⏎</kbd>
      </button>
      {marked.kind === 'complete' && marked.picks !== undefined ? (
        <button type="button" data-none="" onClick={() => void session.answer([])}>
          {noneLabel(model)}
        </button>
      ) : null}
    </>
  )
}

/** What it means to choose nothing here, in the game's words where it has some. */
const noneLabel = ({ words, asked }: TableModel): string =>
  words.find(`none.${asked?.prompt.decision.message.key ?? ''}`) ?? say.value('none')
