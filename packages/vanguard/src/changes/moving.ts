import { EffectCell, type Game, NONE, type Player, atom, until } from '@fudaba/kernel/rules'
import { book, change, fact, rule, verb, direct } from '../book.ts'
import { printed } from '../board/cards.ts'
import { go, isGGuardian } from './going.ts'
import { critical, layers, power } from '../board/characteristics.ts'
import { deleted } from '../board/cardStates.ts'
import { heartsOf, mateOf, vanguardOf } from '../board/units.ts'
import { noteCall, noteCharge, scopes, vanguardDamage } from '../board/state.ts'
import {
  damage,
  deck,
  drop,
  field,
  gZone,
  guardianCircle,
  hand,
  onCircle,
  soul,
  trigger,
  vanguardCircle,
} from '../board/zones.ts'

/** How cards go from one place to another (chapter 10). */

/** 1枚引く (3.12.2). */
export const drawOne = verb('3.12.2', 'drawOne', (g, who) => {
  const top = g.top(deck, who as Player)
  if (top < 0) return
  g.emit(g.verbNow, NONE, who, 1)
  atom.move(g, top, g.zone(hand, who as Player), atom.BOTTOM, 0)
})
/** N枚引く is drawing one N times (3.12.3). */
direct('3.12.3')
export function draw(g: Game, player: Player, n: number): void {
  for (let i = 0; i < n; i++) g.propose(drawOne, player)
}

/** 捨てる (10.3.1). */
export const discard = verb('10.3.1', 'discard', (g, row) => {
  g.emit(g.verbNow, row, g.controller(row))
  go(g, row, drop, atom.TOP)
})
/** Retiring, a G guardian goes to the G zone face up (10.4.1.2), whatever else is there to the drop zone (10.4.1.1). */
const ofRetiredGuardian = fact('10.4.1.2', gZone, drop, '10.4.1.1')
direct('10.4.1.1')
/** 退却する (10.4.1). */
export const retire = verb('10.4.1', 'retire', (g, row) => {
  g.emit(g.verbNow, row, g.controller(row))
  if (isGGuardian(g, row)) atom.move(g, row, g.zone(ofRetiredGuardian(), g.owner(row)), atom.TOP, 0)
  else go(g, row, drop, atom.TOP)
})
/** Put there by a rule action, it has retired, too (10.4.2). */
export const retireByRule = rule(
  '10.4.2',
  (g: Game, row: number): void => g.propose(retire, row),
  (g: Game, row: number): void => g.propose(toDrop, row),
)
const toDrop = change('toDrop', (g, row) => go(g, row, drop, atom.TOP))
/** 回復する (10.8.1). */
export const heal = verb('10.8.1', 'heal', (g, row) => {
  go(g, row, drop, atom.TOP)
  g.emit(g.verbNow, row, g.controller(row))
})
export const toSoul = change('toSoul', (g, row) => {
  go(g, row, soul, atom.TOP)
  noteCharge(g, g.owner(row))
})
/** Ridden over, a deleted unit goes face up into the soul (10.26.11). */
const faceInSoul = fact('10.26.11', 0, atom.FACE_DOWN_FLAG, '10.26.2')
/** The same by 天啓 (11.20.3). */
export const revealedToSoul = change('revealedToSoul', (g, row) => {
  go(g, row, soul, atom.TOP)
  noteCharge(g, g.owner(row))
  g.emit(g.verbNow, row, g.owner(row))
})
/** With a ride it does not count as put there otherwise (11.29.2). */
const isNoCharge = fact('11.29.2', true, false)
function withRide(g: Game, row: number): void {
  const down = g.object(row, deleted) === 1 ? faceInSoul() : 0
  go(g, row, soul, atom.TOP, down)
  if (!isNoCharge()) noteCharge(g, g.owner(row))
}
/** Back to the G zone, face up: that is not retiring. */
export const toGZone = change('toGZone', (g, row) => go(g, row, gZone, atom.TOP))
export const toHand = change('toHand', (g, row) => go(g, row, hand, atom.BOTTOM))
export const toDamage = change('toDamage', (g, row) => go(g, row, damage, atom.TOP))
/** The top of the deck, face up. */
export const turnUp = change('turnUp', (g, who) => {
  const top = g.top(deck, who as Player)
  if (top < 0) return
  g.emit(g.verbNow, NONE, who)
  atom.move(g, top, g.zone(trigger, who as Player), atom.TOP, 0)
})

/** What stands is not stood again, what rests not rested (3.17.2). */
const isNew = rule(
  '3.17.2',
  (g: Game, row: number, turned: boolean): boolean => g.turned(row) !== turned,
  () => true,
)
/** スタンドする, レストする (3.17.1.1, 3.17.1.2). */
export const stand = verb('3.17.1.1', 'stand', (g, row) => {
  if (!isNew(g, row, false)) return
  g.emit(g.verbNow, row, g.controller(row))
  atom.turn(g, row, 0)
})
export const rest = verb('3.17.1.2', 'rest', (g, row) => {
  if (!isNew(g, row, true)) return
  g.emit(g.verbNow, row, g.controller(row))
  atom.turn(g, row, 1)
})

/** Onto a vanguard circle a card comes standing (4.6.4.1), whatever the vanguard before did (8.5.1.1.1). */
direct('4.6.4.1')
const asBefore = rule(
  '8.5.1.1.1',
  (_g: Game, _old: number): number => 0,
  (g: Game, old: number): number => (old !== NONE && g.turned(old) ? atom.TURNED_FLAG : 0),
  '10.28.3.1.1',
)
/** The unit before goes into the soul (8.5.3.1). */
const before = rule(
  '8.5.3.1',
  (g: Game, player: Player): number => vanguardOf(g, player),
  () => NONE,
)
/** Hearts go into the soul with a ride (10.6.1.4). */
const heartsToSoul = rule(
  '10.6.1.4',
  (hearts: readonly number[]): readonly number[] => hearts,
  () => [],
)
/** In legion both go into the soul (10.6.1.2). */
const matesToo = rule('10.6.1.2', mateOf, () => NONE)
/** A G unit does not; it goes back (10.6.1.3). */
const backToG = fact('10.6.1.3', true, false)
function riddenOver(g: Game, row: number): void {
  if (printed(g, g.cardOf(row)).type === 'G' && !backToG())
    return atom.move(g, row, g.zone(soul, g.owner(row)), atom.TOP, 0)
  withRide(g, row)
}
/** ライドする (10.6.1). */
/** (card, fighter, 1 if a text says that it comes standing, 2 if resting). */
export const ride = verb('10.6.1', 'ride', (g, row, who, how) => {
  const player = who as Player
  const old = before(g, player)
  const mate = matesToo(g, old)
  const hearts = heartsOf(g, player)
  const turned = how === 1 ? 0 : how === 2 ? atom.TURNED_FLAG : asBefore(g, old)
  if (old !== NONE) riddenOver(g, old)
  if (mate !== NONE) withRide(g, mate)
  for (const each of heartsToSoul(hearts)) withRide(g, each)
  atom.move(g, row, g.zone(field, player), atom.BOTTOM, atom.cellFlag(vanguardCircle()) | turned)
  g.emit(g.verbNow, row, who, old)
})
/** On a rear-guard circle a card stands (4.6.6.1), on the guardian circle it rests (4.6.5.1). */
direct('4.6.6.1')
const guardianRests = fact('4.6.5.1', atom.TURNED_FLAG, 0)
/** Whoever is there waits for the next rule action (8.5.3.2). */
const clears = rule(
  '8.5.3.2',
  (_g: Game, _player: Player, _circle: number): void => undefined,
  (g: Game, player: Player, circle: number): void => {
    for (const each of onCircle(g, player, circle)) go(g, each, drop, atom.TOP)
  },
  '3.10.1.1',
)
/** コールする (10.7.1): (card, circle, fighter, 1 if a text says that it comes resting, 1 if normal). */
export const call = verb('10.7.1', 'call', (g, row, circle, who, resting, normal) => {
  const turned = resting === 1 ? atom.TURNED_FLAG : 0
  clears(g, who as Player, circle)
  atom.move(g, row, g.zone(field, who as Player), atom.BOTTOM, atom.cellFlag(circle) | turned)
  noteCall(g, who as Player)
  g.emit(g.verbNow, row, who, normal)
})
/** A guardian comes to the circle before the front row: (card, circle, fighter, 1 if normal). */
export const callGuardian = verb('8.5.3.3', 'callGuardian', (g, row, circle, who, normal) => {
  atom.move(g, row, g.zone(field, who as Player), atom.BOTTOM, atom.cellFlag(circle) | guardianRests())
  noteCall(g, who as Player)
  g.emit(g.verbNow, row, who, normal)
})
/** 移動 (10.32.1): between rear-guard circles it stays as it stands (4.6.6.2): (unit, circle, 1 if by a rule). */
const keeps = fact('4.6.6.2', true, false)
export const moveTo = verb('10.32.1', 'moveTo', (g, row, circle, byRule) => {
  const kept = g.turned(row) && keeps() ? atom.TURNED_FLAG : 0
  const turned = circle === guardianCircle() ? guardianRests() : kept
  atom.move(g, row, g.zone(field, g.controller(row)), atom.BOTTOM, atom.cellFlag(circle) | turned)
  g.emit(g.verbNow, row, g.controller(row), byRule)
})

/** ダメージを与える (10.33.1): it waits to be processed: (fighter, points, its source or NONE). */
export const dealDamage = verb('10.33.1', 'dealDamage', (g, who, n, source) => {
  g.emit(g.verbNow, source, who, n)
  atom.count(g, who as Player, vanguardDamage, n)
})
/** To two in legion as much as to one (10.25.7). */
direct('10.25.7')

// ── for this turn ──────────────────────────────────────────────────────────────────────────────────────────────

const plus = (name: string, of: typeof power) =>
  book.effect('8.2.1.2', name, {
    layer: layers.numbers,
    of,
    modify: (g, effect, _row, value) => value + g.effect(effect, EffectCell.a),
  })
const plusPower = plus('plusPower', power)
const plusCritical = plus('plusCritical', critical)
/** What trigger icons have begun. */
export const iconEffects: readonly number[] = [plusPower.id, plusCritical.id]
const lasts = (g: Game, row: number): number => g.controller(row) | until(scopes.turn)

/** そのターン中、パワー+N. */
export const strengthen = (g: Game, row: number, n: number): void =>
  g.propose(book.kernelVerb('beginEffect'), plusPower.id, NONE, row, n, lasts(g, row))
/** そのターン中、クリティカル+N. */
export const sharpen = (g: Game, row: number, n: number): void =>
  g.propose(book.kernelVerb('beginEffect'), plusCritical.id, NONE, row, n, lasts(g, row))
