import type { Words } from '@fudaba/table'
import { readers } from '../../cards/reader.ts'
import { say } from '../../settings/say.ts'

/** A printed text with unread parts marked, and its English translation. */
export function CardText({ words, text }: { words: Words; text: string }) {
  const reader = readers.value[words.rules.name]
  if (reader === undefined)
    return (
      <p class="card-text" lang="ja">
        {text}
      </p>
    )
  const { pieces, english } = reader.read(text)
  const unread = pieces.some((piece) => piece.unread)
  const printed = (
    <p key="ja" class="card-text" lang="ja">
      {pieces.map((piece, i) => (piece.unread ? <mark key={i}>{piece.text}</mark> : piece.text))}
    </p>
  )
  const translated = (
    <p key="en" class="card-text english" lang="en">
      {english.join('\n')}
    </p>
  )
  // The language of the page comes first.
  return (
    <div class={`card-texts first-${words.lang}`}>
      {words.lang === 'ja' ? [printed, translated] : [translated, printed]}
      {unread ? <p class="unread-note">⚠ {say.value('unreadText')}</p> : null}
    </div>
  )
}
