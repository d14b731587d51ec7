import { EV, type Game, NONE, PLAYERS, type Player, atom } from '@fudaba/kernel/rules'
import { change, consequence, fact, rule, verb, direct } from '../book.ts'
import { bond, cpPool, epPool } from '../board/state.ts'

/** 絆 and the pools: what players gain, lose and pay with. */

const player = (n: number): Player => n as Player

/** An amount of zero or less is not carried out (104.2). */
const atLeastOne = rule(
  '104.2',
  (n: number): boolean => n > 0,
  (n: number): boolean => n >= 0,
)

const most = fact('base.2.1.2', 40, Infinity)
/** Gaining without a rise is no gain (base.2.4.3). */
const onlyIfItRose = fact('base.2.4.3', true, false)
/** It may fall below zero (base.2.1.3). */
direct('base.2.1.3')

/** 絆を失う: so much of it; `from`: the row of the unit it comes from plus one, or 0. */
export const loseBond = change('loseBond', (g, who, n, from) => {
  if (atLeastOne(n)) lose(g, player(who), n, Math.max(NONE, from - 1))
})
function lose(g: Game, who: Player, n: number, from: number): void {
  const left = g.counter(bond, who) - n
  g.emit(loseBond.id, from, who, n)
  atom.count(g, who, bond, left - g.counter(bond, who))
}
/** スタンダメージ (1306.3): so much bond, for this UNIT. */
export const takeStunDamage = change('takeStunDamage', (g, who, n, row) => {
  if (!atLeastOne(n)) return
  g.emit(g.verbNow, row, who, n)
  lose(g, player(who), n, NONE)
})
/** 絆が尽きた: nothing changes before the end of the turn (705.5), but everybody is told. */
const bondGone = change('bondGone', (g, who) => void g.emit(g.verbNow, NONE, who))
consequence('705.5', 'bondGone', {
  on: [loseBond],
  when: (g, ev) => isGoneBy(g, player(g.event(ev, EV.player))),
  run: (g, ev) => g.propose(bondGone, g.event(ev, EV.player)),
})
/** There was some before this moment, there is none now, and it was not told yet. */
function isGoneBy(g: Game, who: Player): boolean {
  const left = g.counter(bond, who)
  if (left > 0) return false
  let lost = 0
  for (let ev = g.log.first; ev < g.log.count; ev++) {
    if (g.event(ev, EV.player) !== who) continue
    const kind = g.event(ev, EV.kind)
    if (kind === bondGone.id) return false
    if (kind === loseBond.id) lost += g.event(ev, EV.n)
  }
  return left + lost > 0
}

/** 絆を得る: never above forty. */
export const gainBond = change('gainBond', (g, who, n) => {
  const before = g.counter(bond, player(who))
  const rise = Math.min(n, most() - before)
  if (!atLeastOne(n) || (rise <= 0 && onlyIfItRose())) return
  g.emit(g.verbNow, NONE, who, rise)
  atom.count(g, player(who), bond, rise)
})

/** CPを得る, EPを得る: into the player's own pool. */
export const gainCp = verb('302.1', 'gainCp', (g, who, n) => atom.count(g, player(who), cpPool, n))
export const gainEp = verb('302.1', 'gainEp', (g, who, n) => atom.count(g, player(who), epPool, n))

/** Pools empty at the end of every step and phase (302.1b). */
export const emptyPools = verb('302.1b', 'emptyPools', (g) => {
  for (const who of PLAYERS)
    for (const pool of [cpPool, epPool]) atom.count(g, who, pool, -g.counter(pool, who))
})
