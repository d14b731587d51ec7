import { type Game, Obj, type ZoneDef } from '@fudaba/kernel/rules'
import { type EventWord, type Lexicon, type Reading, columnOf as lastColumn } from '@fudaba/kernel/text'
import type { VanguardClause } from '../../../rulebook/index.ts'
import { ON_REAR_GUARD, ON_VANGUARD, attacksKind } from '../../battle/battleKinds.ts'
import { attackerOf, boostersOf, boosting } from '../../battle/battleUnits.ts'
import { book } from '../../book.ts'
import { moments } from '../../changes/moments.ts'
import { callGuardian, moveTo, ride } from '../../changes/moving.ts'
import { isGuardian, isRearGuard, isVanguard } from '../../board/units.ts'
import { boostWith } from '../../changes/verdicts.ts'
import {
  bind,
  damage,
  deck,
  drop,
  field,
  guardianCircle,
  hand,
  isRearGuardCircle,
  soul,
  vanguardCircle,
} from '../../board/zones.ts'
import { events } from './events.ts'
import { keywordEvents } from './keywordWords.ts'

/** What texts say more closely than the rules do: onto which circle, at whom, or the same from the other side. */

type Event = EventWord<VanguardClause>
const move = book.kernelVerb('move')
type Test = (g: Game, row: number) => boolean

const onto = (is: Test): Event => ({
  ...events['enter'],
  when: (g, r) => (events['enter'].when?.(g, r) ?? true) && is(g, r.row),
})
/** Somebody like that is attacked. */
const attackOn = (kind: number): Event => ({ ...events['attack'], when: (g) => attacksKind(g, kind) })
/** A hit on somebody like that, as what the attacker does. */
const hitOn = (is: Test): Event => ({
  on: [moments.wasHit, moments.mateHit],
  when: (g, r) => is(g, whoIsHit(g, r)),
  subject: whoHits,
})
const isOfMate = (r: Reading): boolean => r.verb === moments.mateHit.id
const whoHits = (g: Game, r: Reading): number => (isOfMate(r) ? r.row : attackerOf(g))
const whoIsHit = (_g: Game, r: Reading): number => (isOfMate(r) ? r.n : r.row)
const itself = (_g: Game, r: Reading): number => r.row

/** From a circle, as it was there before, into a zone. */
const from = (circle: (cell: number) => boolean, zone: ZoneDef): Event => ({
  on: [move],
  when: (g, r) =>
    r.from >= 0 &&
    g.zoneDef(r.from) === field &&
    r.to >= 0 &&
    g.zoneDef(r.to) === zone &&
    circle(lastColumn(g, r.row, r.was, Obj.cell)),
  lookBack: true,
})
const circles: readonly (readonly [string, (cell: number) => boolean])[] = [
  ['V', (cell) => cell === vanguardCircle()],
  ['R', isRearGuardCircle],
  ['G', (cell) => cell === guardianCircle()],
]
const leaving: Readonly<Record<string, Event>> = Object.fromEntries(
  circles.flatMap(([circle, is]) =>
    Object.entries({ hand, deck, soul, damage, bind, drop }).map(([zone, def]) => [
      `${zone}-from-${circle}`,
      from(is, def),
    ]),
  ),
)

export const textEvents: Lexicon<VanguardClause>['events'] = {
  // …がこのユニットにライドした時, このユニットが…にライドされた時: the object is who rides.
  'ridden-by': { ...keywordEvents['ridden-over'], object: itself },
  'ridden-over-by': { ...keywordEvents['ridden-over'], object: itself },
  'enter-V': onto(isVanguard),
  'enter-R': onto(isRearGuard),
  'enter-G': onto(isGuardian),
  'enter-VR': onto((g, row) => isVanguard(g, row) || isRearGuard(g, row)),
  ...leaving,
  return: { on: [move] },
  reveal: { on: [book.kernelVerb('show')] },
  // Who was ridden over is in the soul then.
  'rides-over': { on: [ride], object: (_g, r) => r.n },
  // The unit that is hit is the object, the one that checks its driver.
  'hit-on': { on: [moments.wasHit, moments.mateHit], subject: whoHits, object: whoIsHit },
  'drive-check-by': { on: [moments.driveChecked], object: attackerOf },
  'boosted-by': { ...events['boosted'], object: (g, r) => boostersOf(g, r.row)[0] ?? -1 },
  place: events['put'],
  add: { on: [move], when: (g, r) => r.to >= 0 && g.zoneDef(r.to) === hand },
  discarded: { ...events['discard'], object: undefined },
  'retire-it': { ...events['retire'], object: itself },
  called: events['call'],
  locked: events['lock'],
  unlocked: events['unlock'],
  deleted: events['delete'],
  bound: events['bind'],
  'attack-vanguard': attackOn(ON_VANGUARD),
  'attack-rear-guard': attackOn(ON_REAR_GUARD),
  'hit-vanguard': hitOn(isVanguard),
  'hit-rear-guard': hitOn(isRearGuard),
  boost: { ...events['boost'], verdict: boostWith, object: (g, r) => g.related(boosting, r.row)[0] ?? -1 },
  'guard-call': { on: [callGuardian], object: itself },
  // インターセプト is a move to the guardian circle (10.32.2).
  intercept: { on: [moveTo], when: (g, r) => isGuardian(g, r.row) },
  // 闘魂 (11.26.1): the text adds that it is by an effect of one's own.
  rush: { ...events['stand'], clause: '11.26.1' },
}
