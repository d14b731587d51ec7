import { type Game, NONE, type Player, whileStill } from '@fudaba/kernel'
import { printed } from '../cards.ts'
import { typesOf } from '../characteristics.ts'
import { HISTORY, SPELL, STRUCTURE, UNIT, types } from '../words.ts'
import { hand } from '../zones.ts'

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

export const handCards: (g: Game, player: Player) => HandCards = whileStill((g, player) => {
  // A token that came here is no card, and is gone with the next rule process (12.4.8).
  const all = g.objects(hand, player).filter((row) => g.cardOf(row) !== NONE)
  const found: HandCards = {
    all,
    units: [],
    histories: [],
    structures: [],
    spells: [],
    joining: [],
    sublimating: [],
  }
  for (const row of all) {
    const { keywords } = printed(g, g.cardOf(row))
    const set = g.value(typesOf, row)
    if (types.has(set, UNIT)) {
      found.units.push(row)
      if (keywords?.['joining'] === true) found.joining.push(row)
    }
    if (types.has(set, HISTORY)) found.histories.push(row)
    if (types.has(set, STRUCTURE)) found.structures.push(row)
    if (types.has(set, SPELL)) found.spells.push(row)
    if (keywords?.['sublimation'] !== undefined) found.sublimating.push(row)
  }
  return found
})
