import type { Ability } from '@fudaba/kernel/text'
import { board } from '@fudaba/kernel/testing'
import { vanguard } from '@fudaba/vanguard'
import { plain, vanguardUnit } from './cards.ts'

/** Boards where P1's vanguard A has a text. */

export type Seat = Readonly<Record<string, unknown>>
export const table = (mine: Seat = {}, theirSeat: Seat = {}, moment = 'main') =>
  board(vanguard, {
    at: moment,
    turn: 3,
    P1: { field: [vanguardUnit('A')], deck: plain('m', 10), ...mine },
    P2: { field: [vanguardUnit('V')], deck: plain('t', 10), ...theirSeat },
  })
export const having = (
  abilities: readonly Ability[],
  mine: Seat = {},
  theirSeat: Seat = {},
  moment = 'main',
) =>
  table(
    { field: [vanguardUnit('A', { abilities }), ...((mine['more'] as []) ?? [])], ...without(mine) },
    theirSeat,
    moment,
  )
const without = ({ more: _more, ...rest }: Seat): Seat => rest
export const hand = (g: ReturnType<typeof table>): number => g.zone('P1', 'hand').length
export const use = (g: ReturnType<typeof table>, word = 'A'): void =>
  void g.P1.acts('ability', { with: word })
