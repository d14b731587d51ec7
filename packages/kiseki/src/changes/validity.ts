import { type Game, baseOf } from '@fudaba/kernel/rules'
import type { Ability } from '@fudaba/kernel/text'
import { direct, fact, rule } from '../book.ts'
import { isUnit, typesOf } from '../board/characteristics.ts'
import { craftPlayedBy, isStunned } from '../board/state.ts'
import { BASE, EVENT, types } from '../board/words.ts'
import { field, homebase } from '../board/zones.ts'

/** 有効な能力 (1202): when the crafts of a card count at all. */

/** Crafts of a stunned UNIT are invalid (1202.2a), but for the one whose craft is just being played; none can be played (1306.2c). */
const notStunned = rule(
  '1202.2a',
  (g: Game, row: number): boolean => !isStunned(g, row) || g.get(craftPlayedBy) === row + 1,
  () => true,
)
const notStunnedToPlay = rule(
  '1306.2c',
  (g: Game, row: number): boolean => !isStunned(g, row),
  () => true,
)
/** Those of a BASE are valid face up in the homebase (1202.4). */
const faceUpBase = rule(
  '1202.4',
  (g: Game, row: number): boolean => !g.inZone(row, homebase) || !g.faceDown(row),
  () => true,
)
/** Those of a UNIT in the field (1202.2). */
const unitInField = fact('1202.2', true, false)
/** What makes sense in another zone only is valid there (1202.5). */
const elsewhere = rule(
  '1202.5',
  (_g: Game, _row: number): boolean => true,
  () => false,
)
/** A constant craft applies as long as it is valid, over the end of turns (1215.3b-3). */
direct('1215.3b-3')

/** By what is printed: crafts are asked whether they count while types are still being found out. */
function isBaseOrEvent(g: Game, row: number): boolean {
  const printed = baseOf(g, typesOf, row)
  return types.has(printed, BASE) || types.has(printed, EVENT)
}

function works(g: Game, row: number, { kind, where }: Ability): boolean {
  if (!(kind === 'activated' ? notStunnedToPlay : notStunned)(g, row)) return false
  // What defines its own card works in every zone, also face down (1212.2).
  if (kind === 'characteristic') return true
  if (g.inZone(row, field)) return unitInField() || !isUnit(g, row)
  const usual = g.inZone(row, homebase) && isBaseOrEvent(g, row)
  if (usual || where === undefined) return faceUpBase(g, row)
  return elsewhere(g, row)
}

/** What is not valid does nothing and is not played (1202.1). */
export const isValid = rule('1202.1', works, () => true)
