import { type Game, NONE, type Requirement, tellPlace } from '@fudaba/kernel/rules'
import type { ChronicleClause } from '../../rulebook/index.ts'
import { typesOf } from '../board/characteristics.ts'
import { types } from '../board/words.ts'
import { hand } from '../board/zones.ts'
import { requirement } from '../book.ts'

/** Which cards of a hand an action is done with, for who asks why not with this one; its `sources` lists just these. */
export const fromHand = (
  clause: ChronicleClause,
  isIt: (g: Game, row: number) => boolean,
): readonly Requirement[] => [
  requirement(clause, (g, _player, row) => g.cardOf(row) !== NONE && isIt(g, row)),
  requirement(clause, (g, player, row) => g.zoneOf(row) === g.zone(hand, player), { tells: tellPlace(hand) }),
]

/** A card of this type. */
export const isOfType =
  (type: number) =>
  (g: Game, row: number): boolean =>
    types.has(g.value(typesOf, row), type)
