import type { Game, Player, Verb, ZoneDef } from '@fudaba/kernel/rules'
import type { Lexicon, Reading } from '@fudaba/kernel/text'
import type { ChronicleClause } from '../../../rulebook/index.ts'
import { damagePlayer, damageUnit } from '../../changes/damage.ts'
import { move } from '../textRules.ts'
import {
  chronoCheck,
  destroy,
  discard,
  enterBattlefield,
  enterChronoYard,
  enterEras,
  enterSoulYard,
  recover,
  removeCard,
  sacrifice,
  sacrificeCard,
  sacrificeStone,
  sendTo,
  toDiscard,
  toHand,
  underDeck,
  wipe,
} from '../../changes/verbs.ts'
import {
  battlefield,
  chronoYard,
  deck,
  discardPile,
  eras,
  hand,
  removeYard,
  soulYard,
} from '../../board/zones.ts'

/** What the game's verbs would do, in the words of events: for what cannot happen, or happens otherwise. */

type Read = (g: Game, r: Reading, args: readonly number[]) => void

const about: Read = (g, r, [row]) => {
  r.about(g, row).player = g.controller(row)
  r.from = g.zoneOf(row)
}
/** A card goes to a zone of its owner's. */
const goes =
  (zone: ZoneDef): Read =>
  (g, r, args) => {
    about(g, r, args)
    r.to = g.zone(zone, g.owner(args[0]))
  }
/** A card is put into a zone of this player's. */
const comes =
  (zone: ZoneDef): Read =>
  (g, r, args) => {
    about(g, r, args)
    r.to = g.zone(zone, args[1] as Player)
  }

const ways: readonly (readonly [Verb, Read])[] = [
  ...[destroy, sacrifice, sacrificeCard, sacrificeStone, discard, toDiscard].map(
    (verb) => [verb, goes(discardPile)] as const,
  ),
  [removeCard, goes(removeYard)],
  [toHand, goes(hand)],
  [underDeck, goes(deck)],
  [
    sendTo,
    (g, r, args) => {
      about(g, r, args)
      r.to = args[1]
    },
  ],
  [enterBattlefield, comes(battlefield)],
  [enterSoulYard, comes(soulYard)],
  [enterChronoYard, comes(chronoYard)],
  [enterEras, comes(eras)],
]

/** Whatever takes a card from where it lies. */
export const movers: readonly Verb[] = [move, ...ways.map(([verb]) => verb)]

export const readings: NonNullable<Lexicon<ChronicleClause>['readings']> = [
  ...ways,
  [recover, about],
  [wipe, about],
  [
    damageUnit,
    (g, r, args) => {
      about(g, r, args)
      r.n = args[1]
    },
  ],
  [
    chronoCheck,
    (_g, r, [who]) => {
      r.player = who
    },
  ],
  [
    damagePlayer,
    (_g, r, [who, n]) => {
      r.player = who
      r.n = n
    },
  ],
]
