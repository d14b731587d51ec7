import { type Game, NONE, type Player } from '@fudaba/kernel/rules'
import { AbilityError, type GameNodes } from '@fudaba/kernel/text'
import '../../grammar/nodes.ts'
import { rule } from '../book.ts'
import { keywordHolds } from './keywordConditions.ts'
import { blasts } from './nodes/blasts.ts'
import { conditions, features, triggers } from './nodes/circles.ts'
import * as actions from './nodes/actions.ts'
import { declaredFeatures, declaring } from './nodes/declaring.ts'
import * as keywords from './nodes/keywords.ts'
import { movingNodes } from './nodes/moving.ts'
import { nameFeatures } from './nodes/names.ts'
import { validityNodes } from './nodes/validity.ts'
import { callSuperior } from './superiorCall.ts'
import { clansOf, grade, shareClan } from '../board/characteristics.ts'
import { vanguardOf } from '../board/units.ts'

/** 先駆 looks at the clan of who rode over it (11.7.1). */
const riddenByClan = rule(
  '11.7.1',
  (g: Game, player: Player, card: number): boolean => {
    const vanguard = vanguardOf(g, player)
    return vanguard !== NONE && shareClan(g, vanguard, card)
  },
  () => false,
)
/** What the nodes of this game's own do; see grammar/nodes.ts. */
export const ownNodes: GameNodes = {
  effects: {
    ...blasts,
    ...movingNodes,
    ...keywords.effects,
    ...actions.effects,
    ...declaring,
    ...validityNodes,
    // Where it belongs it has become the cost itself; see nodes/payment.ts.
    'vanguard.pay': {
      compile: (tools) => {
        throw new AbilityError(tools.name, 'no cost stands before this text')
      },
    },
    'vanguard.call': {
      run: (g, c, { onto, at, state }, rows) =>
        callSuperior(g, c.actor, rows, {
          guardians: onto === 'G',
          at,
          source: c.source,
          resting: state === 'resting',
        }),
    },
  },
  features: {
    ...features,
    ...keywords.features,
    ...actions.features,
    ...declaredFeatures,
    ...nameFeatures,
  },
  triggers,
  conditions: {
    ...conditions,
    ...keywords.conditions,
    'vanguard.keyword': {
      reads: [grade],
      holds: (g, c, { word, of, n = 0 }) => keywordHolds(g, word, of, c.controller, c.source, n),
    },
    'vanguard.shares-clan': {
      reads: [clansOf, grade],
      holds: (g, c) => riddenByClan(g, c.controller, c.source),
    },
  },
}
