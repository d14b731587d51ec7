import type { ReadText } from '../../cards/reader.ts'
import { say } from '../../settings/say.ts'
import { lang } from '../../settings/settings.ts'

/** How a text was read: unread parts are marked, what was expected there is said, the rest is shown in English. */
export function Reading({ read: { pieces, english, problems } }: { read: ReadText }) {
  const isWhole = problems.length === 0
  return (
    <div class="reading" data-reading={isWhole ? 'read' : 'declined'} role="status">
      <p class={isWhole ? 'possible' : 'unread-note'}>
        {isWhole ? `✓ ${say.value('readWhole')}` : `⚠ ${say.value('unreadText')}`}
      </p>
      <p class="card-text" lang="ja">
        {pieces.map((piece, i) => (piece.unread ? <mark key={i}>{piece.text}</mark> : piece.text))}
      </p>
      <p class="card-text english" lang="en">
        {english.join('\n')}
      </p>
      {isWhole ? null : (
        <ul class="problems">
          {problems.map((problem, i) => (
            <li key={i}>{problem[lang.value]}</li>
          ))}
        </ul>
      )}
    </div>
  )
}
