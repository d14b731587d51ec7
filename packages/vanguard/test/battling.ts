import { board } from '@fudaba/kernel/testing'
import { vanguard } from '@fudaba/vanguard'
import { plain, vanguardUnit } from './cards.ts'

/** Battles of P1's vanguard A, or of whom the test says, with P2's vanguard V. */

export type Seat = Readonly<Record<string, unknown>>

/** With decks that hold no icons unless they say otherwise. */
export const facing = (mine: Seat = {}, theirs: Seat = {}, more: Seat = {}) =>
  board(vanguard, {
    at: 'battle',
    turn: 3,
    P1: { field: [vanguardUnit('A')], deck: plain('m', 10), ...mine },
    P2: { field: [vanguardUnit('V')], deck: plain('t', 10), ...theirs },
    ...more,
  })
export type Table = ReturnType<typeof facing>

/** Attacks, answering what is asked of the attack itself; without a word no boost. */
export function attack(g: Table, words: Readonly<Record<string, string | readonly string[]>> = {}): void {
  if (g.P1.isAsked('battle.attack')) g.P1.answers(true)
  for (let i = 0; i < 12; i++) {
    const key = g.match.decision?.message.key ?? ''
    if (!key.startsWith('battle.') || key === 'battle.attack') return
    const said = words[key.slice('battle.'.length)]
    if (said !== undefined) g.P1.chooses(...(typeof said === 'string' ? [said] : said))
    else if (key === 'battle.booster') g.P1.chooses()
    else return
  }
}
/** Passes the guard and leaves everything else as it comes. */
export const unguarded = (g: Table): void => {
  if (g.match.decision?.message.key === 'guard.window') g.P2.passes()
}
/** Where in the log something of this name stands, the nth time. */
export const place = (g: Table, event: string, nth = 0): number => {
  const found = g.log().flatMap((line, i) => (line.event === event ? [i] : []))
  return found[nth] ?? -1
}
