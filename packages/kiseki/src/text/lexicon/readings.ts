import type { Game, Player, Verb, ZoneDef } from '@fudaba/kernel/rules'
import type { Lexicon, Reading } from '@fudaba/kernel/text'
import { board } from '../../changes/boarding.ts'
import { gainBond, gainCp, gainEp, loseBond, takeStunDamage } from '../../changes/bond.ts'
import {
  destroy,
  discard,
  enterField,
  enterHomebase,
  exile,
  kill,
  negate,
  rebuild,
  toHand,
  toTrails,
} from '../../changes/verbs.ts'
import { field, hand, homebase, removed, trails } from '../../board/zones.ts'

/** What the game's verbs would do, in the words of events: for what cannot happen, or happens otherwise. */

type Read = (g: Game, r: Reading, args: readonly number[]) => void

/** A card goes to a zone of its owner's. */
const goes =
  (zone: ZoneDef): Read =>
  (g, r, [row]) => {
    r.about(g, row).from = g.zoneOf(row)
    r.to = g.zone(zone, g.owner(row))
    r.player = g.controller(row)
  }
/** A card is put into a zone of this player's. */
const comes =
  (zone: ZoneDef): Read =>
  (g, r, [row, who]) => {
    r.about(g, row).from = g.zoneOf(row)
    r.to = g.zone(zone, who as Player)
    r.player = who
  }
const amount: Read = (_g, r, [who, n]) => {
  r.player = who
  r.n = n
}

export const readings: NonNullable<Lexicon['readings']> = [
  ...[toTrails, kill, destroy, discard, rebuild, negate].map((verb) => [verb, goes(trails)] as const),
  [toHand, goes(hand)],
  [exile, goes(removed)],
  [board, goes(removed)],
  [enterField, comes(field)],
  [enterHomebase, comes(homebase)],
  ...[gainBond, gainCp, gainEp, takeStunDamage].map((verb: Verb) => [verb, amount] as const),
  [
    loseBond,
    (g, r, [who, n, from]) => {
      if (from > 0) r.about(g, from - 1)
      amount(g, r, [who, n])
    },
  ],
]
