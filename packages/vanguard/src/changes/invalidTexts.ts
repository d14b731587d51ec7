import { fact } from '../book.ts'
import type { VanguardCard } from '../board/cards.ts'

/** テキストが無効なカード (12.4): by their printed numbers. */
const listed: ReadonlySet<string> = new Set(['MB/010', 'MB/011', 'MB/012'])
export const isListed = ({ id }: VanguardCard): boolean => listed.has(id)
export const listedAreInvalid = fact('12.4.1', true, false)
