import { isShown } from '@fudaba/table'
import { say } from '../app.ts'
import type { Session } from '../play/session.ts'
import { logLevel } from '../play/settings.ts'

/** For screen readers: a question is said at once, events when there is time. */
export function Announcer({ session }: { session: Session }) {
  const prompt = session.prompt.value
  const lines = session.log.filter((line) => isShown(line, logLevel.value)).slice(-3)
  return (
    <>
      <div class="hidden-text" aria-live="assertive" id="announce-question">
        {prompt === null
          ? ''
          : `${say.value('yourDecision')}: ${prompt.source === '' ? '' : `${prompt.source}: `}${prompt.sentence}`}
      </div>
      <div class="hidden-text" role="log" aria-live="polite">
        {lines.map((line) => (
          <p key={line.number}>{line.text}</p>
        ))}
      </div>
    </>
  )
}
