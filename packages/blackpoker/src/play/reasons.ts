import { type Game, NONE, type Player, type Requirement, tellPlace } from '@fudaba/kernel/rules'
import { printed } from '../board/cards.ts'
import { hand } from '../board/zones.ts'
import { requirement } from '../book.ts'
import type { Frame } from './frame.ts'
import { discardable, hasTargetWith, isKey } from './keys.ts'
import { targetsFor } from './targets.ts'

/** Why something is not among what a request chooses: key, discard, target. `here`: the action requested. */

type Here = (g: Game) => Frame

export const keyReasons = (here: Here): readonly Requirement[] => [
  inOwnHand('base.3.5.17'),
  requirement('base.3.5.17', (g, _player, row) => isKey(g, row, here(g))),
  requirement('base.3.5.17', (g, player, row) => hasTargetWith(g, player, here(g), row)),
]

/** The last card that can be a key is kept. */
export const discardReasons = (here: Here): readonly Requirement[] => [
  inOwnHand('legend.cost-D'),
  requirement('base.3.5.19', (g, player, row) => discardable(g, player, here(g)).includes(row)),
]

/** `request`: the request under way, whose key the target may depend on. */
export const targetReasons = (here: Here, request: (g: Game) => number): readonly Requirement[] => [
  requirement('base.3.5.20', (g, player, row) => {
    const key = g.cardOf(request(g))
    return targetsFor(g, player, here(g), key === NONE ? null : printed(g, key)).includes(row)
  }),
]

const inOwnHand = (clause: 'base.3.5.17' | 'legend.cost-D'): Requirement =>
  requirement(clause, (g: Game, player: Player, row) => g.zoneOf(row) === g.zone(hand, player), {
    tells: tellPlace(hand),
  })
