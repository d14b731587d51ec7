import { FACE_DOWN, FACE_UP, type Game, NONE, type Player, TURNED, UPRIGHT, atom } from '@fudaba/kernel'
import { change, consequence, fact, rule, verb } from './book.ts'
import { ownerOf } from './cards.ts'
import { cp, isItem } from './characteristics.ts'
import { bond, cpPool, drewNothing, epPool, isStunned, stunned, support } from './state.ts'
import { may, stunDamage } from './verdicts.ts'
import { deck, field, hand, homebase, removed, trails } from './zones.ts'

/** ゲーム上の用語 (1300): what can be done to cards and players. */

const player = (n: number): Player => n as Player

// ── orientation and face ───────────────────────────────────────────────────────────────────────────────────────

/** A stunned unit does not become ready (1306.2b). */
const staysActioned = rule('1306.2b', isStunned, () => false)

/** レディする. */
export const ready = verb('1315.1', 'ready', (g, row) => {
  if (!staysActioned(g, row)) atom.turn(g, row, UPRIGHT)
})
/** アクションする. */
export const action = verb('1315.2', 'action', (g, row) => void atom.turn(g, row, TURNED))
/** 表向きにする, 裏向きにする. */
export const turnUp = verb('1316.1', 'turnUp', (g, row) => void atom.flip(g, row, FACE_UP))
export const turnDown = verb('1316.2', 'turnDown', (g, row) => void atom.flip(g, row, FACE_DOWN))

// ── going to the trails ────────────────────────────────────────────────────────────────────────────────────────

/** Each card goes to the zone of its owner unless told otherwise (502.5). */
function leave(g: Game, row: number, to: typeof trails): void {
  for (const card of g.cardsOf(row)) atom.split(g, card, g.zone(to, ownerOf(g, card)), atom.TOP, 0)
}

export const toTrails = change('toTrails', (g, row) => leave(g, row, trails))
/** 即死させる. */
export const kill = verb('1317.1', 'kill', (g, row) => {
  if (g.inZone(row, field)) leave(g, row, trails)
})
/** 破壊する. */
export const destroy = verb('1317.2', 'destroy', (g, row) => {
  if (g.inZone(row, field) || g.inZone(row, homebase)) leave(g, row, trails)
})
/** 捨てる. */
export const discard = verb('1314.1', 'discard', (g, row) => leave(g, row, trails))
/** ゲームから除外する. */
export const remove = verb('1330.1', 'remove', (g, row) => leave(g, row, removed))

// ── drawing ────────────────────────────────────────────────────────────────────────────────────────────────────

/** カードを1枚引く. Without a card it is remembered for the rule processing. */
export const draw = verb('1313.1', 'draw', (g, who) => {
  const top = g.top(deck, player(who))
  if (top === NONE) g.setCounter(drewNothing, player(who), 1)
  else atom.move(g, top, g.zone(hand, player(who)), atom.BOTTOM, 0)
})

// ── bond and pools ─────────────────────────────────────────────────────────────────────────────────────────────

const MOST_BOND = 40
const noMore = fact('base.2.1.1', MOST_BOND, Infinity)

/** 絆を失う: it may fall below 0. */
export const loseBond = change('loseBond', (g, who, n) => {
  if (n > 0) atom.count(g, player(who), bond, -n)
})
/** 絆を得る: never above 40. */
export const gainBond = change('gainBond', (g, who, n) => {
  const room = noMore() - g.counter(bond, player(who))
  if (n > 0) atom.count(g, player(who), bond, Math.min(n, room))
})
export const gainCp = change('gainCp', (g, who, n) => atom.count(g, player(who), cpPool, n))
export const gainEp = change('gainEp', (g, who, n) => atom.count(g, player(who), epPool, n))
/** Pools empty at the end of every step and phase (302.1b). */
export const emptyPools = verb('302.1b', 'emptyPools', (g) => {
  for (const who of [0, 1] as const)
    for (const pool of [cpPool, epPool]) atom.count(g, who, pool, -g.counter(pool, who))
})

// ── stun and recovery ──────────────────────────────────────────────────────────────────────────────────────────

/** A stunned unit is not stunned again (1306.2d). */
const alreadyStunned = rule('1306.2d', isStunned, () => false)
/** An ITEM that is a UNIT is destroyed instead (1306.5). */
const destroyedInstead = rule('1306.5', isItem, () => false)
/** It lies face down and actioned (1306.2a). */
const liesDown = fact('1306.2a', true, false)

/** スタンする. */
export const stun = verb('1306.1', 'stun', (g, row) => {
  if (alreadyStunned(g, row) || !g.inZone(row, field)) return
  if (destroyedInstead(g, row)) return leave(g, row, trails)
  g.emit(g.verbNow, row, g.controller(row), g.value(cp, row))
  atom.mark(g, row, stunned, 1)
  if (!liesDown()) return
  atom.turn(g, row, TURNED)
  atom.flip(g, row, FACE_DOWN)
})

/** スタンダメージ: at the same moment its controller loses bond equal to its CP cost. */
consequence('1306.3', 'stunDamage', {
  on: [stun],
  when: (g, ev) => may(g, stunDamage, g.event(ev, 1)),
  run: (g, ev) => g.propose(loseBond, g.event(ev, 7), g.event(ev, 8)),
})

/** Face up and actioned when it is no longer stunned (1306.4). */
const standsUp = fact('1306.4', true, false)

/** 回復する. */
export const recover = verb('1308.1', 'recover', (g, row) => {
  if (!isStunned(g, row)) return
  g.emit(g.verbNow, row, g.controller(row))
  atom.mark(g, row, stunned, 0)
  if (standsUp()) atom.flip(g, row, FACE_UP)
})

// ── support ────────────────────────────────────────────────────────────────────────────────────────────────────

export const gainSupport = verb('1309.1', 'gainSupport', (g, row) => atom.mark(g, row, support, 1))
export const loseSupport = verb('1309.2', 'loseSupport', (g, row) => atom.mark(g, row, support, 0))

/** Puts a card onto the field, ready and face up unless told otherwise (503.1a, 503.2a). */
export const enterField = change('enterField', (g, row, who, flags) =>
  atom.move(g, row, g.zone(field, player(who)), atom.BOTTOM, flags),
)
/** Puts a card into the homebase. */
export const enterHomebase = change('enterHomebase', (g, row, who, flags) =>
  atom.move(g, row, g.zone(homebase, player(who)), atom.BOTTOM, flags),
)
