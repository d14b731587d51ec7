import {
  type EventWord,
  type Game,
  type Lexicon,
  NONE,
  type Reading,
  VERB,
  type ZoneDef,
} from '@fudaba/kernel'
import type { VanguardClause } from '../../rulebook/index.ts'
import { book, fact } from '../book.ts'
import { bindCard, chargeOne, faceDown, faceUp, soulBlast } from '../cardActions.ts'
import { deleteUnit, lock, unlock } from '../locking.ts'
import { moments } from '../moments.ts'
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
} from '../moving.ts'
import { stride } from '../strideVerb.ts'
import { attackWith } from '../verdicts.ts'
import { field } from '../zones.ts'

/** What happens, as automatic abilities wait for it, texts forbid it and other things happen instead of it. */

type Event = EventWord<VanguardClause>
const move = book.verbs[VERB.move]

const into = (zone: ZoneDef) => (g: Game, r: Reading) =>
  r.to >= 0 && g.zoneDef(r.to) === zone && (r.from < 0 || g.zoneDef(r.from) !== zone)
const outOf = (zone: ZoneDef) => (g: Game, r: Reading) =>
  r.from >= 0 && g.zoneDef(r.from) === zone && (r.to < 0 || g.zoneDef(r.to) !== zone)
/** 登場 is from no circle onto one (10.5.1), played or not (10.5.1.1); being freed is none (10.24.4). */
const playedOrNot = fact('10.5.1.1', [move], [call])
const freedIsNone = fact('10.24.4', true, false)
const enters: Event = {
  clause: '10.5.1',
  on: [move, call, unlock],
  when: (g, r) =>
    playedOrNot().some(({ id }) => id === r.verb)
      ? r.verb === call.id || into(field)(g, r)
      : r.verb === unlock.id && !freedIsNone(),
}
const itself = (_g: Game, r: Reading): number => r.row

export const events: Lexicon<VanguardClause>['events'] = {
  enter: enters,
  leave: { on: [move], when: outOf(field), lookBack: true },
  put: { on: [move], lookBack: true },
  move: { on: [moveTo] },
  draw: { on: [drawOne], object: itself },
  discard: { on: [discard], object: itself },
  retire: { on: [retire], lookBack: true },
  ride: { on: [ride] },
  // ライドされた時: of the unit before; it is in the soul then.
  'ridden-over': { on: [ride], when: (_g, r) => r.n !== NONE, subject: (_g, r) => r.n },
  stride: { on: [stride] },
  call: { on: [call, callGuardian] },
  stand: { on: [stand] },
  rest: { on: [rest] },
  'face-up': { on: [faceUp] },
  'face-down': { on: [faceDown] },
  lock: { on: [lock], lookBack: true },
  unlock: { on: [unlock] },
  delete: { on: [deleteUnit], lookBack: true },
  bind: { on: [bindCard] },
  heal: { on: [heal] },
  'soul-blast': { on: [soulBlast] },
  'soul-charge': { on: [chargeOne] },
  damaged: { on: [dealDamage], amount: (_g, r) => r.n },
  attack: { on: [moments.attacked], verdict: attackWith },
  attacked: { on: [moments.wasAttacked] },
  boost: { on: [moments.boosted] },
  boosted: { on: [moments.wasBoosted] },
  hit: { on: [moments.hit] },
  'was-hit': { on: [moments.wasHit] },
  'drive-check': { on: [moments.driveChecked] },
  'damage-check': { on: [moments.damageChecked] },
  pay: { on: [] },
}
