import {
  type EventWord,
  type Game,
  type Lexicon,
  O,
  type Reading,
  VERB,
  columnOf as lastColumn,
} from '@fudaba/kernel'
import type { VanguardClause } from '../../rulebook/index.ts'
import { ON_REAR_GUARD, ON_VANGUARD, attacksKind } from '../battleKinds.ts'
import { attackerOf, boostersOf, boosting } from '../battleUnits.ts'
import { book } from '../book.ts'
import { moments } from '../moments.ts'
import { callGuardian, moveTo } from '../moving.ts'
import { isGuardian, isRearGuard, isVanguard } from '../units.ts'
import { boostWith } from '../verdicts.ts'
import { drop, field, hand, isRearGuardCircle } from '../zones.ts'
import { events } from './events.ts'
import { keywordEvents } from './keywordWords.ts'

/** What texts say more closely than the rules do: onto which circle, at whom, or the same from the other side. */

type Event = EventWord<VanguardClause>
const move = book.verbs[VERB.move]
type Test = (g: Game, row: number) => boolean

const onto = (is: Test): Event => ({
  ...events['enter'],
  when: (g, r) => (events['enter'].when?.(g, r) ?? true) && is(g, r.row),
})
/** Somebody like that is attacked. */
const attackOn = (kind: number): Event => ({ ...events['attack'], when: (g) => attacksKind(g, kind) })
/** A hit on somebody like that, as what the attacker does. */
const hitOn = (is: Test): Event => ({
  on: [moments.wasHit],
  when: (g, r) => is(g, r.row),
  subject: attackerOf,
})
const itself = (_g: Game, r: Reading): number => r.row

export const textEvents: Lexicon<VanguardClause>['events'] = {
  // …がこのユニットにライドした時, このユニットが…にライドされた時: the object is who rides.
  'ridden-by': { ...keywordEvents['ridden-over'], object: itself },
  'ridden-over-by': { ...keywordEvents['ridden-over'], object: itself },
  'enter-V': onto(isVanguard),
  'enter-R': onto(isRearGuard),
  'enter-G': onto(isGuardian),
  'enter-VR': onto((g, row) => isVanguard(g, row) || isRearGuard(g, row)),
  // As it was before: a rear-guard.
  'drop-from-R': {
    on: [move],
    when: (g, r) =>
      r.from >= 0 &&
      g.zoneDef(r.from) === field &&
      r.to >= 0 &&
      g.zoneDef(r.to) === drop &&
      isRearGuardCircle(lastColumn(g, r.row, r.was, O.cell)),
    lookBack: true,
  },
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
