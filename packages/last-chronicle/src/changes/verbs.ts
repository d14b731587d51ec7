import {
  FACE_DOWN,
  FACE_UP,
  type Game,
  NONE,
  type Player,
  TURNED,
  UPRIGHT,
  Var,
  atom,
} from '@fudaba/kernel/rules'
import { book, change, fact, rule, verb, direct } from '../book.ts'
import { mustStay } from '../board/icons.ts'
import { printed } from '../board/cards.ts'
import { preparationOf } from '../board/keywords.ts'
import { leave } from './moving.ts'
import { powerSourceOf } from './powerSource.ts'
import { attacksAgainIn, drewNothing, harvested, powerCounters, prepared, pursuedIn } from '../board/state.ts'
import {
  battlefield,
  chronoYard,
  deck,
  discardPile,
  eras,
  hand,
  removeYard,
  soulYard,
  zoneOf,
} from '../board/zones.ts'

/** キーワード行動 (15.1): what can be done to cards. Damage: damage.ts. */

const player = (n: number): Player => n as Player

// ── states ─────────────────────────────────────────────────────────────────────────────────────────────────────

/** Recovering the active and wiping the wiped is ignored (6.3.1.1); so is turning to the face it shows (6.3.1.3). */
const changesState = rule(
  '6.3.1.1',
  (g: Game, row: number, to: number): boolean => (g.turned(row) ? TURNED : UPRIGHT) !== to,
  () => true,
)
const changesFace = rule(
  '6.3.1.3',
  (g: Game, row: number, to: number): boolean => (g.faceDown(row) ? FACE_DOWN : FACE_UP) !== to,
  () => true,
)

/** 回復する. */
export const recover = verb('15.1.2.1', 'recover', (g, row) => {
  if (!changesState(g, row, UPRIGHT)) return
  g.emit(g.verbNow, row, g.controller(row))
  atom.turn(g, row, UPRIGHT)
})
/** ワイプする. */
export const wipe = verb('15.1.3.1', 'wipe', (g, row) => {
  if (!changesState(g, row, TURNED)) return
  g.emit(g.verbNow, row, g.controller(row))
  atom.turn(g, row, TURNED)
})
/** 表にする, 裏にする. */
export const turnFace = change('turnFace', (g, row, to) => {
  if (!changesFace(g, row, to)) return
  g.emit(g.verbNow, row, g.controller(row), to)
  atom.flip(g, row, to)
})

// ── leaving ────────────────────────────────────────────────────────────────────────────────────────────────────

/** 捨て札置き場に置く, which is no destroying (15.1.4.2). */
const isNoDestroying = fact('15.1.4.2', true, false)
export const toDiscard = change('toDiscard', (g, row) => {
  if (!isNoDestroying() && g.inZone(row, battlefield)) g.emit(destroy.id, row, g.controller(row))
  leave(g, row, discardPile)
})
/** 破壊する. */
export const destroy = verb('15.1.4.1', 'destroy', (g, row) => {
  if (!g.inZone(row, battlefield) && !g.inZone(row, soulYard)) return
  g.emit(g.verbNow, row, g.controller(row))
  leave(g, row, discardPile)
})
/** 捨てる. */
export const discard = verb('15.1.5.1', 'discard', (g, row) => {
  if (!g.inZone(row, hand)) return
  g.emit(g.verbNow, row, g.controller(row))
  leave(g, row, discardPile)
})
/** 除外する. */
export const removeCard = verb('15.1.6.1', 'removeCard', (g, row) => {
  g.emit(g.verbNow, row, g.controller(row))
  leave(g, row, removeYard)
})
/** To a zone of its owner, by an effect: (card, zone, place, flags). */
export const sendTo = change('sendTo', (g, row, zone, place, flags) =>
  leave(g, row, g.zoneDef(zone), place, flags),
)
export const toHand = change('toHand', (g, row) => leave(g, row, hand))
export const underDeck = change('underDeck', (g, row) => leave(g, row, deck))

/** To sacrifice is not to destroy (15.1.13.5). */
const sacrificeIsNot = fact('15.1.13.5', true, false)
/** 犠牲にする: something on the battlefield (15.1.13.1) … */
export const sacrifice = verb('15.1.13.1', 'sacrifice', (g, row) => {
  if (!g.inZone(row, battlefield)) return
  if (!sacrificeIsNot()) g.emit(destroy.id, row, g.controller(row))
  g.emit(g.verbNow, row, g.controller(row))
  leave(g, row, discardPile)
})
/** … a card of any other zone (15.1.13.3) … */
export const sacrificeCard = verb('15.1.13.3', 'sacrificeCard', (g, row) => {
  g.emit(g.verbNow, row, g.controller(row))
  leave(g, row, discardPile)
})
/** … or a soul stone (15.1.13.4). */
export const sacrificeStone = verb('15.1.13.4', 'sacrificeStone', (g, row) => {
  if (!g.inZone(row, soulYard)) return
  g.emit(g.verbNow, row, g.controller(row))
  leave(g, row, discardPile)
})

// ── arriving ───────────────────────────────────────────────────────────────────────────────────────────────────

/** 動力: a structure comes with its power counters (15.2.14.9). */
const comesWithPower = rule(
  '15.2.14.9',
  (g: Game, row: number): number => powerSourceOf(g, row),
  () => 0,
)

/** 準備: it comes with its preparation counters (15.2.11.1.1). */
const comesPrepared = rule(
  '15.2.11.1.1',
  (g: Game, row: number): number => (g.cardOf(row) === NONE ? 0 : preparationOf(printed(g, g.cardOf(row)))),
  () => 0,
)

/** Onto the battlefield of this player, who controls it from then on (6.2.4), unless it has to stay (5.5). */
const underControl = rule(
  '6.2.4',
  (_g: Game, _row: number, who: Player): Player => who,
  (g: Game, row: number): Player => g.owner(row),
  '7.2',
)
export const enterBattlefield = change('enterBattlefield', (g, row, who, flags) => {
  const controller = underControl(g, row, player(who))
  if (mustStay(g, row, controller)) return
  atom.move(g, row, zoneOf(g, battlefield, controller), atom.BOTTOM, flags)
  const source = comesWithPower(g, row)
  if (source > 0) atom.mark(g, row, powerCounters, source)
  const preparation = comesPrepared(g, row)
  if (preparation > 0) atom.mark(g, row, prepared, preparation)
})
export const enterSoulYard = change('enterSoulYard', (g, row, who, flags) =>
  atom.move(g, row, zoneOf(g, soulYard, player(who)), atom.BOTTOM, flags),
)
/** What comes there otherwise was not checked (15.1.14.4). */
const isNoCheck = fact('15.1.14.4', true, false)
export const enterChronoYard = change('enterChronoYard', (g, row, who) => {
  atom.move(g, row, zoneOf(g, chronoYard, player(who)), atom.BOTTOM, 0)
  if (!isNoCheck()) g.emit(chronoCheck.id, row, who)
})
/** A marker, face down unless the flags say otherwise. */
export const enterEras = change('enterEras', (g, row, who, flags) =>
  atom.move(g, row, zoneOf(g, eras, player(who)), atom.BOTTOM, flags),
)
/** Another player gets control: it lies in the other battlefield and is still the same card. */
export const takeControl = change('takeControl', (g, row, who) => {
  const flags = g.turned(row) ? atom.TURNED_FLAG : 0
  if (g.controller(row) !== who) atom.move(g, row, g.zone(battlefield, player(who)), atom.BOTTOM, flags)
})

/** 追撃: it recovers and may attack once more in this turn: (unit, turn). */
export const pursue = change('pursue', (g, row, turn) => {
  atom.turn(g, row, UPRIGHT)
  atom.mark(g, row, pursuedIn, turn)
  atom.mark(g, row, attacksAgainIn, turn)
})
/** A preparation counter is removed; so many power counters are. */
export const unprepare = change('unprepare', (g, row) =>
  atom.mark(g, row, prepared, Math.max(0, g.object(row, prepared) - 1)),
)
export const spendPower = change('spendPower', (g, row, n) =>
  atom.mark(g, row, powerCounters, Math.max(0, g.object(row, powerCounters) - n)),
)
/** A counter of harvest. */
export const addCounter = change('addCounter', (g, row) =>
  atom.mark(g, row, harvested, g.object(row, harvested) + 1),
)

// ── the deck ───────────────────────────────────────────────────────────────────────────────────────────────────

/** Having to draw more than there is loses (3.1.2): it is noted for the rule process. */
const missed = rule(
  '3.1.2',
  (g: Game, who: Player): void => g.setCounter(drewNothing, who, 1),
  () => undefined,
)
/** カードを1枚引く. */
export const draw = change('draw', (g, who) => {
  const top = g.top(deck, player(who))
  if (top === NONE) return missed(g, player(who))
  g.emit(g.verbNow, top, who, 1)
  atom.move(g, top, zoneOf(g, hand, player(who)), atom.BOTTOM, 0)
})
/** Without a deck no chrono check is made, and none is missed (15.1.14.3). */
direct('15.1.14.3')
/** クロノチェック: the result is the card, NONE if none was made. */
export const chronoCheck = verb('15.1.14.1', 'chronoCheck', (g, who) => {
  const top = g.top(deck, player(who))
  g.variable(Var.result, top)
  if (top === NONE) return
  atom.move(g, top, zoneOf(g, chronoYard, player(who)), atom.BOTTOM, 0)
  g.emit(g.verbNow, top, who)
})

/** シャッフルする. */
export const shuffle = verb('15.1.7.1', 'shuffleDeck', (g, who) => atom.shuffle(g, g.zone(deck, player(who))))
export const show = book.kernelVerb('show')
