import { type Game, NONE, type Player, memoPerPlayer } from '@fudaba/kernel/rules'
import { printed } from '../board/cards.ts'
import { typesOf } from '../board/characteristics.ts'
import { HISTORY, SPELL, STRUCTURE, UNIT, types } from '../board/words.ts'
import { hand } from '../board/zones.ts'

/** The cards of a hand by what can be done with them: asked by every action of a window. */
interface HandCards {
  readonly all: number[]
  readonly units: number[]
  readonly histories: number[]
  readonly structures: number[]
  readonly spells: number[]
  /** With 結合, with 昇華. */
  readonly joining: number[]
  readonly sublimating: number[]
}

export const handCards: (g: Game, player: Player) => HandCards = memoPerPlayer((g, player) => {
  const found: HandCards = {
    all: [],
    units: [],
    histories: [],
    structures: [],
    spells: [],
    joining: [],
    sublimating: [],
  }
  for (let row = g.top(hand, player); row !== NONE; row = g.next(row)) {
    const card = g.cardOf(row)
    // A token that came here is no card, and is gone with the next rule process (12.4.8).
    if (card === NONE) continue
    found.all.push(row)
    const { keywords } = printed(g, card)
    const set = g.value(typesOf, row)
    const isUnit = types.has(set, UNIT)
    if (isUnit) found.units.push(row)
    if (types.has(set, HISTORY)) found.histories.push(row)
    if (types.has(set, STRUCTURE)) found.structures.push(row)
    if (types.has(set, SPELL)) found.spells.push(row)
    if (keywords === undefined) continue
    if (isUnit && keywords['joining'] === true) found.joining.push(row)
    if (keywords['sublimation'] !== undefined) found.sublimating.push(row)
  }
  return found
})
