import { type Game, NONE, Obj, type Player, type ZoneDef } from '@fudaba/kernel/rules'
import type { Context, TextRules } from '@fudaba/kernel/text'
import { book, fact, rule, direct } from '../book.ts'
import { isSpell } from '../board/characteristics.ts'
import { turnPlayer } from '../board/state.ts'
import { together } from './textRules.ts'
import { battlefield } from '../board/zones.ts'

/** What the rulebook says about all texts: numbers, costs, triggers for later. */

/** Only what its payer controls is wiped or sacrificed for a cost (11.5.2.1.2). */
const pays = rule(
  '11.5.2.1.2',
  (g: Game, player: Player, row: number): boolean =>
    !g.inZone(row, battlefield) || g.controller(row) === player,
  () => true,
)

/** A card that moved is looked for where it went, and is not found if it has gone on (11.6.17.1) … */
const isStillThere = rule(
  '11.6.17.1',
  (_g: Game, _row: number, same: boolean): boolean => same,
  (g: Game, row: number): boolean => g.object(row, Obj.zone) !== NONE,
  '7.3',
)
/** … nor where not all can see it (11.6.17.2). */
const isSeen = rule(
  '11.6.17.2',
  (g: Game, row: number): boolean => g.zoneDef(g.zoneOf(row)).sight() === 'all',
  () => true,
)

// ── triggers for later (11.6.18) ───────────────────────────────────────────────────────────────────────────────

/** Made, it does not trigger on what happened before (11.6.18.1). */
book.delayedAfter = fact('11.6.18.1', true, false)

/** What two clauses say alike holds while both do. */
const both =
  (one: () => boolean, other: () => boolean): (() => boolean) =>
  () =>
    one() && other()

/** Of a spell it is the spell's (11.6.18.4), of an ability the ability's (11.6.18.5), of "instead" the card's (…18.6). */
const ofSpell = both(fact('11.6.18.4', true, false), fact('6.5.1.1', true, false))
const ofAbility = both(fact('11.6.18.5', true, false), fact('6.5.1.2', true, false))
const ofReplacement = both(fact('11.6.18.6', true, false), fact('6.5.1.3', true, false))
function isItsMakers(g: Game, c: Context): boolean {
  if (c.record === NONE) return ofReplacement()
  return isSpell(g, c.source) ? ofSpell() : ofAbility()
}

/** Cards that come together: the turn player says which is the older (11.9.4.14). */
const hasOrder = fact('11.9.4.14', true, false)

/** A number that cannot be found is zero (4.4). */
direct('4.4')

export const rules: TextRules = {
  together: both(together, fact('11.8.6', true, false)),
  passesOver: fact('2.3', true, false),
  // Of a step (11.8.9), and of what lasts (11.9.4.4).
  variables: { once: both(fact('11.8.9', true, false), fact('11.9.4.4', true, false)) },
  eachTime: fact('11.6.5', true, false),
  pays,
  found: (g, row, same) => isStillThere(g, row, same) && isSeen(g, row),
  delayed: {
    controller: (g, c) => (isItsMakers(g, c) ? c.controller : turnPlayer(g)),
    keepsSource: isItsMakers,
    keepsTrack: fact('11.6.18.3', true, false),
  },
  ordered: (zone: ZoneDef) => zone === battlefield && hasOrder(),
  orders: turnPlayer,
}
