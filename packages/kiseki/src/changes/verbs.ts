import {
  EV,
  FACE_DOWN,
  FACE_UP,
  type Game,
  NONE,
  type Player,
  TURNED,
  UPRIGHT,
  atom,
} from '@fudaba/kernel/rules'
import { change, fact, rule, verb } from '../book.ts'
import { arrival, leave } from '../board/moving.ts'
import { drewNothing, isStunned, support } from '../board/state.ts'
import { enteringTurned, may } from './verdicts.ts'
import { deck, field, hand, homebase, removed, trails, waiting, zoneOf } from '../board/zones.ts'

/** ゲーム上の用語 (1300): what can be done to cards. Stun and recovery: stun.ts; bond and pools: bond.ts. */

const player = (n: number): Player => n as Player

// ── orientation and face ───────────────────────────────────────────────────────────────────────────────────────

/** A stunned unit does not become ready (1306.2b). */
const staysTurned = rule('1306.2b', isStunned, () => false)

/** レディする. */
export const ready = verb('1315.1', 'ready', (g, row) => {
  if (!staysTurned(g, row)) atom.turn(g, row, UPRIGHT)
})
/** アクションする. */
export const action = verb('1315.2', 'action', (g, row) => void atom.turn(g, row, TURNED))
/** 表向きにする, 裏向きにする. */
export const turnUp = verb('1316.1', 'turnUp', (g, row) => void atom.flip(g, row, FACE_UP))
export const turnDown = verb('1316.2', 'turnDown', (g, row) => void atom.flip(g, row, FACE_DOWN))

/** The event of a verb that puts a card elsewhere: where from is told with it. */
function leaving(g: Game, row: number): void {
  const ev = g.emit(g.verbNow, row, g.controller(row))
  g.log.rows[ev + EV.from] = g.zoneOf(row)
}

// ── leaving ────────────────────────────────────────────────────────────────────────────────────────────────────

/** 軌跡に置く, 手札に戻す. */
export const toTrails = change('toTrails', (g, row) => leave(g, row, trails))
export const toHand = change('toHand', (g, row) => leave(g, row, hand))
/** Both happen as the instruction is carried out (1317.1a, 1317.2a). */
const killsAtOnce = fact('1317.1a', true, false)
const destroysAtOnce = fact('1317.2a', true, false)
/** 即死させる. */
export const kill = verb('1317.1', 'kill', (g, row) => {
  if (!g.inZone(row, field) || !killsAtOnce()) return
  leaving(g, row)
  leave(g, row, trails)
})
/** 破壊する. */
export const destroy = verb('1317.2', 'destroy', (g, row) => {
  if ((!g.inZone(row, field) && !g.inZone(row, homebase)) || !destroysAtOnce()) return
  leaving(g, row)
  leave(g, row, trails)
})
/** 捨てる. */
export const discard = verb('1314.1', 'discard', (g, row) => {
  leaving(g, row)
  leave(g, row, trails)
})
/** ゲームから除外する. */
export const exile = verb('1330.1', 'exile', (g, row) => leave(g, row, removed))

/** What is negated is not resolved (1324.2): it is there no longer when its turn comes. */
const isTakenOut = fact('1324.2', true, false)
/** 無効にする: out of the waiting zone; a card that is no pseudo-card goes to the trails. */
export const negate = verb('1324.1', 'negate', (g, row) => {
  if (!g.inZone(row, waiting) || !isTakenOut()) return
  if (g.cardOf(row) === NONE) atom.remove(g, row)
  else leave(g, row, trails)
})

// ── drawing ────────────────────────────────────────────────────────────────────────────────────────────────────

/** カードを1枚引く. Without a card it is remembered for the rule processing (1102.1). */
export const draw = verb('1313.1', 'draw', (g, who) => {
  const top = g.top(deck, player(who))
  if (top === NONE) return g.setCounter(drewNothing, player(who), 1)
  g.emit(g.verbNow, top, who, 1)
  atom.move(g, top, zoneOf(g, hand, player(who)), atom.BOTTOM, 0)
})

// ── arriving ───────────────────────────────────────────────────────────────────────────────────────────────────

/** Puts a card onto the field of this player; `anew`: whatever it was, it comes as the flags say. */
export const enterField = change('enterField', (g, row, who, flags, anew) =>
  atom.move(
    g,
    row,
    zoneOf(g, field, player(who)),
    atom.BOTTOM,
    (anew === 1 ? flags : arrival(g, row, flags)) | (may(g, enteringTurned, row) ? atom.TURNED_FLAG : 0),
  ),
)
/** Puts a card into the homebase of this player. */
export const enterHomebase = change('enterHomebase', (g, row, who, flags) =>
  atom.move(g, row, zoneOf(g, homebase, player(who)), atom.BOTTOM, arrival(g, row, flags)),
)

/** 再構築: a homebase card to the trails, the top of the deck in its place, face down and turned. */
export const rebuild = verb('1335.1', 'rebuild', (g, row) => {
  const owner = g.owner(row)
  leave(g, row, trails)
  const top = g.top(deck, owner)
  if (top !== NONE)
    atom.move(g, top, g.zone(homebase, owner), atom.BOTTOM, atom.FACE_DOWN_FLAG | atom.TURNED_FLAG)
})

// ── support ────────────────────────────────────────────────────────────────────────────────────────────────────

/** Getting what one has is no event (104.3). */
const isNew = rule(
  '104.3',
  (g: Game, row: number, column: number, value: number): boolean => g.object(row, column) !== value,
  () => true,
)
/** サポートを得る, サポートを失う. */
export const gainSupport = verb('1309.1', 'gainSupport', (g, row) => {
  if (!isNew(g, row, support, 1)) return
  g.emit(g.verbNow, row, g.controller(row))
  atom.mark(g, row, support, 1)
})
export const loseSupport = verb('1309.2', 'loseSupport', (g, row) => {
  if (!isNew(g, row, support, 0)) return
  g.emit(g.verbNow, row, g.controller(row))
  atom.mark(g, row, support, 0)
})

/** 支配を変更する: a field card lies in the field of whoever controls it (506.4). */
export const takeControl = verb('506.4', 'takeControl', (g, row, who) => {
  const flags = (g.turned(row) ? atom.TURNED_FLAG : 0) | (g.faceDown(row) ? atom.FACE_DOWN_FLAG : 0)
  if (g.controller(row) !== who) atom.move(g, row, g.zone(field, player(who)), atom.BOTTOM, flags)
})
