import type { KisekiCard } from '../cards.ts'
import { covert } from './covert.ts'

/** アイコンクラフト (1401): a word in brackets stands for a whole craft. */
export const iconCrafts: Readonly<Record<string, { readonly id: number }>> = { 暗躍: covert }

const read = new WeakMap<KisekiCard, readonly number[]>()

/** The icon crafts of a card, from the lines of its text that begin with one. */
export function iconsOf(card: KisekiCard): readonly number[] {
  const known = read.get(card)
  if (known !== undefined) return known
  const lines = (card.text ?? '').split('\n').filter((line) => line.startsWith('【'))
  const words = lines.flatMap((line) => [...line.matchAll(/【([^】]*)】/g)].map((found) => found[1]))
  const ids = words.flatMap((word) => (Object.hasOwn(iconCrafts, word) ? [iconCrafts[word].id] : []))
  read.set(card, ids)
  return ids
}
