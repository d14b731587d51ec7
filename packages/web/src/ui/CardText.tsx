import type { Words } from '@fudaba/table'
import { say } from '../app.ts'
import { readers } from '../cards/reader.ts'

/** A printed text: what is not understood is marked, and the English stands below it. */
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
  // In the language of the page first; the other one small below it.
  return (
    <div class={`card-texts first-${words.lang}`}>
      {words.lang === 'ja' ? [printed, translated] : [translated, printed]}
      {unread ? <p class="unread-note">⚠ {say.value('unreadText')}</p> : null}
    </div>
  )
}
