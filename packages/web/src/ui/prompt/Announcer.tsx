import { isShown } from '@fudaba/table'
import type { Session } from '../../play/session.ts'
import { say } from '../../settings/say.ts'
import { logLevel } from '../../settings/settings.ts'

/** Live regions for screen readers: a question interrupts, events wait their turn. */
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
