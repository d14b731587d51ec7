import { lastChronicle } from '@fudaba/last-chronicle'
import { type Transcript, board } from '@fudaba/kernel/testing'
import { spell } from '../cards.ts'

/** Boards for cards by their texts. */

export const table = (p1: object = {}, p2: object = {}, more = {}): Transcript =>
  board(lastChronicle, {
    P1: { deck: 6, eras: 1, ...p1 },
    P2: { deck: 6, eras: 1, ...p2 },
    at: 'main',
    ...more,
  })

/** The board on which P1 has just used a spell with this text, not yet resolved. */
export function using(text: string, p1: object = {}, p2: object = {}, more: object = {}): Transcript {
  const g = table(
    { ...p1, hand: [spell('E', { text, ...more }), ...(((p1 as { hand?: [] }).hand ?? []) as [])] },
    p2,
  )
  g.P1.acts('use-spell')
  return g
}
/** Everything on the stack resolves, as far as nobody is asked anything. */
export function resolve(g: Transcript): Transcript {
  do g.everyonePasses()
  while (g.zone('stack').length > 0 && g.match.decision?.pass === true)
  return g
}
/** The same, resolved. */
export const after = (text: string, p1: object = {}, p2: object = {}, more: object = {}): Transcript =>
  resolve(using(text, p1, p2, more))
/** What an object on the battlefield of a player is, in the order they came. */
export const valuesThere = (g: Transcript, who: 'P1' | 'P2'): Readonly<Record<string, unknown>>[] =>
  g
    .view(null)
    .zones.find((zone) => zone.zone === 'battlefield' && zone.owner === who)!
    .objects.map(({ values }) => values)

export const life = (g: Transcript, who: 'P1' | 'P2'): unknown => g.count(who, 'life')
export const power = (g: Transcript, name: string): unknown => g.at(name).values['power']
export const atk = (g: Transcript, name: string): unknown => g.at(name).values['atk']
