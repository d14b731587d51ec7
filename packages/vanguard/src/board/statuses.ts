import { type Game, NONE, PLAYERS, Var, atom } from '@fudaba/kernel/rules'
import { book, change } from '../book.ts'
import { field } from './zones.ts'

/** 状態 that keyword abilities give a unit for this turn (chapter 11): each keeps the turn it was given in. */
export const statuses = ['blaze', 'devour', 'charge', 'hollow', 'success', 'invalid'] as const
export type Status = (typeof statuses)[number]

const columns: Readonly<Record<Status, number>> = {
  blaze: book.column('blaze'),
  devour: book.column('devour'),
  charge: book.column('charge'),
  hollow: book.column('hollow'),
  success: book.column('success'),
  // 無効 (8.3.2): its abilities are there and do nothing.
  invalid: book.column('invalid'),
}
export const statusColumns: readonly number[] = Object.values(columns)
export const hasStatus = (g: Game, row: number, status: Status): boolean =>
  g.object(row, columns[status]) !== 0 && g.object(row, columns[status]) === g.get(Var.turn)

/** Whether somebody on the field has it. */
export function isAnyone(g: Game, status: Status): boolean {
  for (const player of PLAYERS)
    for (let row = g.top(field, player); row !== NONE; row = g.next(row))
      if (hasStatus(g, row, status)) return true
  return false
}

/** (unit, number of the status). */
export const becomeStatus = change('becomeStatus', (g, row, n) => {
  atom.mark(g, row, columns[statuses[n]], g.get(Var.turn))
  g.emit(g.verbNow, row, g.controller(row), n)
})
