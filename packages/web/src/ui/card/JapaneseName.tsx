import type { Words } from '@fudaba/table'

/** The name that is printed on a card, where it is called otherwise: beside the English one. */
export function JapaneseName({ words, id }: { words: Words; id: string }) {
  const card = words.printed(id)
  if (words.lang === 'ja' || card === undefined) return null
  const { ja, en } = words.rules.cardName(card)
  return ja === en ? null : (
    <small class="quiet printed-name" lang="ja">
      {ja}
    </small>
  )
}
