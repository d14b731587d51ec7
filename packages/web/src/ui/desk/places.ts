import type { Words } from '@fudaba/table'
import type { Place } from '../../desk/draft.ts'

/** Which object of the board is being looked at. */
export interface Chosen {
  readonly place: Place
  readonly at: number
}

/** A place as a key. */
export const placeKey = ({ owner, zone }: Place): string => `${owner ?? 'both'}.${zone}`

/** A place in words. */
export function placeText(words: Words, { owner, zone }: Place): string {
  const name = words.rules.book.zones.some((each) => each.name === zone)
    ? words.zone(zone)
    : (words.find(`cell.${zone}`) ?? zone)
  return owner === null ? name : `${owner} ${name}`
}

/** What was typed as JSON if it is, else as a word. */
export function valueOf(text: string): unknown {
  if (text.trim() === '') return undefined
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text.trim()
  }
}
