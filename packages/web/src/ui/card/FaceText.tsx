import type { ObjectView } from '@fudaba/kernel'
import type { Words } from '@fudaba/table'
import { printedFacts } from './printed.ts'

/** The first lines of its text. Where a card is small they are not shown: the whole text is in the panel. */
export function FaceText({ words, object }: { words: Words; object: ObjectView }) {
  const id = object.cards.length === 1 ? object.cards[0] : null
  if (id === null || object.faceDown) return null
  const text = printedFacts(words, words.printed(id)).find((fact) => fact.text !== undefined)?.text
  return text === undefined ? null : (
    <span class="face-text" lang="ja">
      {text}
    </span>
  )
}
