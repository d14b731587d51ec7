import { type Effect, type Game, NONE, type OwnNodes, type Player } from '@fudaba/kernel'
import '../grammar/nodes.ts'
import { rule } from './book.ts'
import { keywordHolds } from './keywordConditions.ts'
import { callSuperior } from './superiorCall.ts'
import { clansOf, grade, shareClan, vanguardOf } from './units.ts'

/** 先駆 looks at the clan of who rode over it (11.7.1). */
const riddenByClan = rule(
  '11.7.1',
  (g: Game, player: Player, card: number): boolean => {
    const vanguard = vanguardOf(g, player)
    return vanguard !== NONE && shareClan(g, vanguard, card)
  },
  () => false,
)
/** 救援(N): so many cards are healed, then the own vanguard takes as much damage (11.17.1.1). */
const rescued = ({ amount }: { readonly amount: number }): Effect => ({
  kind: 'sequence',
  steps: [
    {
      kind: 'act',
      what: {
        kind: 'selection',
        of: {
          kind: 'selector',
          features: [
            { kind: 'owner', who: 'you' },
            { kind: 'zone', zone: 'damage' },
          ],
          head: { kind: 'noun', noun: 'card' },
        },
        quantity: { kind: 'exactly', amount, counter: 'cards' },
      },
      verb: 'heal',
    },
    { kind: 'count', verb: 'damage', amount, resource: 'damage' },
  ],
})
/** What the nodes of this game's own do; see grammar/nodes.ts. */
export const ownNodes: OwnNodes = {
  effects: {
    'vanguard.rescue': { means: rescued },
    'vanguard.call': {
      run: (g, c, { onto }, rows) => callSuperior(g, c.actor, rows, onto === 'G'),
    },
  },
  conditions: {
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
