import type { Game, Player, ZoneDef } from '@fudaba/kernel/rules'
import type { TextRules } from '@fudaba/kernel/text'
import { book, fact, rule } from '../book.ts'
import { deck } from '../board/zones.ts'

/** What chapters 1 to 4 and 12 say about all texts. */

/** The master of an automatic ability is that of its card (3.4.5) … */
book.abilityController = rule(
  '3.4.5',
  (g: Game, holder: number): Player => g.controller(holder),
  (g: Game, holder: number): Player => g.owner(holder),
  '3.3.1',
)
/** … and so it is of a continuous one (3.4.6): he is あなた in its text. */
const you = rule(
  '3.4.6',
  (_g: Game, controller: Player, _source: number): Player => controller,
  (g: Game, controller: Player, source: number): Player => (source < 0 ? controller : g.owner(source)),
  '3.3.1',
)
/** Of an activated one it is who played it (3.4.4), and of an effect the master of its ability (3.4.3). */
const whoPlayed = rule(
  '3.4.4',
  (g: Game, record: number, _source: number): Player => g.controller(record),
  (g: Game, _record: number, source: number): Player => g.owner(source),
  '3.3.1',
)
const controller = rule(
  '3.4.3',
  (g: Game, record: number, source: number, _sourceId: number): Player => whoPlayed(g, record, source),
  (g: Game, _record: number, source: number, _sourceId: number): Player => g.owner(source),
  '3.3.1',
)
/** Of cards that come to the deck together, their owner says the order (4.1.5). */
const ownerOrders = fact('4.1.5', true, false)
/** Nobody else knows it (4.1.5.1). */
const unseen = fact('4.1.5.1', true, false)

export const termRules = {
  you,
  controller,
  // What cannot be done is not done, and the rest is.
  passesOver: fact('1.3.2', true, false),
  notAtAll: fact('1.3.2.2', true, false),
  ownZones: fact('2.11.4', true, false),
  additions: { nothing: fact('2.5.4.1', true, false), negative: fact('2.5.4.2', true, false) },
  drawUpTo: {
    decided: fact('3.12.4', true, false),
    stops: fact('3.12.4.1', true, false),
    one: fact('3.12.4.2', true, false),
    ends: fact('3.12.4.3', true, false),
  },
  looks: fact('3.13.2', true, false),
  lookUpTo: {
    decided: fact('3.13.3', true, false),
    stops: fact('3.13.3.1', true, false),
    one: fact('3.13.3.2', true, false),
    ends: fact('3.13.3.3', true, false),
  },
  random: { even: fact('3.16.1', true, false), chooses: fact('3.16.2', true, false) },
  ordered: (zone: ZoneDef): boolean => zone === deck && ownerOrders(),
  unpaid: fact('3.1.1.5.2', true, false),
  orderUnseen: (zone: ZoneDef): boolean => zone === deck && unseen(),
  followsMoved: fact('4.1.8', true, false),
  forEach: { fixed: fact('12.7.2', true, false), different: fact('12.7.3', true, false) },
} satisfies TextRules
