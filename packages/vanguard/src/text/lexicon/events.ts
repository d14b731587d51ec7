import { type Game, NONE, type ZoneDef } from '@fudaba/kernel/rules'
import type { EventWord, Lexicon, Reading } from '@fudaba/kernel/text'
import type { VanguardClause } from '../../../rulebook/index.ts'
import { boostersOf } from '../../battle/battleUnits.ts'
import { book, fact } from '../../book.ts'
import { bindCard, chargeOne, faceDown, faceUp, soulBlast } from '../../changes/cardActions.ts'
import { deleteUnit, lock, unlock } from '../../changes/locking.ts'
import { comesBack } from '../../changes/going.ts'
import { moments } from '../../changes/moments.ts'
import {
  call,
  callGuardian,
  dealDamage,
  discard,
  drawOne,
  heal,
  moveTo,
  rest,
  retire,
  ride,
  stand,
} from '../../changes/moving.ts'
import { stride } from '../../changes/strideVerb.ts'
import {
  attackBackRow,
  attackFromBehind,
  attackVanguardFromBehind,
  attackWith,
  driveChecks,
  interceptFromBehind,
} from '../../changes/verdicts.ts'
import { field } from '../../board/zones.ts'

/** What happens, as automatic abilities wait for it, texts forbid it and other things happen instead of it. */

type Event = EventWord<VanguardClause>
const move = book.kernelVerb('move')

const into = (zone: ZoneDef) => (g: Game, r: Reading) =>
  r.to >= 0 && g.zoneDef(r.to) === zone && (r.from < 0 || g.zoneDef(r.from) !== zone)
const ontoField = into(field)
const outOf = (zone: ZoneDef) => (g: Game, r: Reading) =>
  r.from >= 0 && g.zoneDef(r.from) === zone && (r.to < 0 || g.zoneDef(r.to) !== zone)
/** 登場 is from no circle onto one (10.5.1), played or not (10.5.1.1); being freed is none (10.24.4). */
const playedOrNot = fact('10.5.1.1', [move], [call])
const freedIsNone = fact('10.24.4', true, false)
/** Nor is coming back from being a heart (10.27.6). */
const backIsNone = fact('10.27.6', true, false)
const enters: Event = {
  clause: '10.5.1',
  on: [move, call, unlock, comesBack],
  when: (g, r) => {
    if (r.verb === unlock.id) return !freedIsNone()
    if (r.verb === comesBack.id) return !backIsNone()
    // Cheapest test first: most moves go elsewhere.
    return (r.verb === call.id || ontoField(g, r)) && playedOrNot().some(({ id }) => id === r.verb)
  },
}
/** Intercepts and exchanges are moves (10.32.2), rides and calls are not (10.32.3). */
const byRuleToo = fact('10.32.2', true, false)
const ridesAreNone = fact('10.32.3', true, false)
const isMove = (_g: Game, r: Reading): boolean =>
  r.verb === moveTo.id ? r.n !== 1 || byRuleToo() : !ridesAreNone()
const itself = (_g: Game, r: Reading): number => r.row

export const events: Lexicon<VanguardClause>['events'] = {
  enter: enters,
  leave: { on: [move], when: outOf(field), lookBack: true },
  put: { on: [move], lookBack: true },
  move: { on: [moveTo, ride, call], when: isMove },
  draw: { on: [drawOne], object: itself },
  discard: { on: [discard], object: itself },
  retire: { on: [retire], lookBack: true },
  // Whoever is strode over still waits for it (8.6.5.1.5); who strides is there only then.
  stride: { on: [stride], lookBack: ({ subject }) => subject?.kind !== 'reference' },
  call: { on: [call, callGuardian] },
  // ノーマルコール (10.7.1.2): by who has play timing; any other is a superior call.
  'normal-call': { clause: '10.7.1.2', on: [call, callGuardian], when: (_g, r) => r.n === 1 },
  stand: { on: [stand] },
  rest: { on: [rest] },
  'face-up': { on: [faceUp] },
  'face-down': { on: [faceDown] },
  lock: { on: [lock], lookBack: true },
  // A locked card is no unit, and has no texts (10.24).
  unlock: { on: [unlock], silentBefore: true },
  delete: { on: [deleteUnit], lookBack: true },
  bind: { on: [bindCard], lookBack: true },
  heal: { on: [heal] },
  'soul-blast': { on: [soulBlast] },
  'soul-charge': { on: [chargeOne] },
  damaged: { on: [dealDamage], amount: (_g, r) => r.n },
  attack: { on: [moments.attacked], verdict: attackWith },
  attacked: { on: [moments.wasAttacked] },
  boost: { on: [moments.boosted] },
  boosted: { on: [moments.wasBoosted], object: (g, r) => boostersOf(g, r.row)[0] ?? NONE },
  hit: { on: [moments.hit] },
  'was-hit': { on: [moments.wasHit] },
  'drive-check': { on: [moments.driveChecked] },
  'damage-check': { on: [moments.damageChecked] },
  pay: { on: [] },
  // What no rule lets a unit do, and a text may (1.3.1).
  'attack-from-behind': { on: [], verdict: attackFromBehind },
  'attack-vanguard-from-behind': { on: [], verdict: attackVanguardFromBehind },
  'attack-back-row': { on: [], verdict: attackBackRow },
  'intercept-from-behind': { on: [], verdict: interceptFromBehind },
  'make-drive-checks': { on: [], verdict: driveChecks },
}
