import type { VanguardCard } from '../board/cards.ts'

/** A card as a file has it: its race stands in a list, as words do, and a critical of 1 need not be said. */
interface FileCard extends Omit<VanguardCard, 'critical' | 'race'> {
  readonly critical?: number
  readonly races?: readonly string[]
}
// What a file has was checked against the fields of cardFields.ts when it was read.
export function fromFile(file: object): VanguardCard {
  const { races = [], critical = 1, ...card } = file as FileCard
  return { ...card, critical, ...(races.length === 0 ? {} : { race: races[0] }) }
}
