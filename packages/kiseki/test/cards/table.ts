import type { Board, ObjectFields } from '@fudaba/kernel/rules'
import { type Transcript, ref } from '@fudaba/kernel/testing'

/** What belongs to a player of a board. */
export type Seat = NonNullable<Board['P1']>
type ObjectLiteral = Extract<Seat[string], readonly unknown[]>[number]

/** Cards of the first set by the three digits of their numbers, as pieces of a board. */
export const card = (number: string, name = number, fields: ObjectFields = {}) =>
  ref(name, `S1-${number}`, fields)
export const cards = (...numbers: readonly string[]) => numbers.map((number) => card(number))

/** STR and DEF as they are now. */
export const stats = (g: Transcript, name: string): string => {
  const { values } = g.at(name)
  return `${values['str']}/${values['def']}`
}

/** Everyone passes until the window is empty: what waits is carried out. */
export function settle(g: Transcript): Transcript {
  for (let i = 0; i < 16 && g.match.decision !== null; i++) {
    const { player, pass, message } = g.match.decision
    if (message.key === 'timing.trigger') g[player].answers(g[player].mayChoose()[0])
    else if (pass && g.zone('waiting').length > 0) g[player].passes()
    else break
  }
  return g
}

/** What lies in a zone of a seat, as a list. */
export const objects = (seat: Seat, zone: string): readonly ObjectLiteral[] => {
  const there = seat[zone]
  return Array.isArray(there) ? there : []
}
