import { BODY, type Game, atom, setColumn, ties } from '@fudaba/kernel/rules'
import { battleStatus } from '../board/battleMarks.ts'
import { book, verb } from '../book.ts'
import { isUnit } from '../board/characteristics.ts'
import { cursed, support } from '../board/state.ts'
import { field } from '../board/zones.ts'

/** 戦術リンク (1336): two UNITs are one as long as they are in the field. */

/** '戦術リンク中'. */
export const isLinked = (g: Game, row: number): boolean => g.inZone(row, field) && g.cardsOf(row).length > 1

export const canLink = (g: Game, a: number, b: number): boolean =>
  a !== b && [a, b].every((row) => g.inZone(row, field) && isUnit(g, row) && !isLinked(g, row))

/**
 * The second joins the first, and brings along the effects and marks that lie on it. It has neither moved nor stopped
 * being a UNIT, so whatever one of them does in a battle, the pair does (804.7).
 */
export const tacticalLink = verb('1336.1', 'tacticalLink', (g, a, b) => {
  if (!canLink(g, a, b)) return
  g.emit(g.verbNow, a, g.controller(a))
  ties.copyEffects(g, b, a)
  for (const mark of [support, cursed]) if (g.object(b, mark) === 1) setColumn(g, a, mark, 1)
  setColumn(g, a, battleStatus, g.object(a, battleStatus) | g.object(b, battleStatus))
  ties.redirectRelations(g, b, a)
  atom.join(g, g.cardOf(b), a, BODY)
})

/** What is one in the field is several cards anywhere else. */
book.separates = (from, to) => from === field && to !== field
