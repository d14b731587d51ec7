import { EV, FACE_DOWN, FACE_UP, Obj, TURNED, atom, setColumn } from '@fudaba/kernel/rules'
import { takeStunDamage } from './bond.ts'
import { consequence, fact, rule, verb } from '../book.ts'
import { cp, isItem } from '../board/characteristics.ts'
import { leave } from '../board/moving.ts'
import { isStunned, stunned } from '../board/state.ts'
import { may, stunDamage } from './verdicts.ts'
import { field, trails } from '../board/zones.ts'

/** スタンする (1306), 回復する (1308). */

/** A stunned unit is not stunned again (1306.2d). */
const alreadyStunned = rule('1306.2d', isStunned, () => false)
/** An ITEM that is a UNIT is destroyed instead (1306.5). */
const destroyedInstead = rule('1306.5', isItem, () => false)
/** It lies face down and turned (1306.2a). */
const liesDown = fact('1306.2a', true, false)

/** スタンする. The event tells its CP cost as it was just before. */
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
  when: (g, ev) => may(g, stunDamage, g.event(ev, EV.row)),
  run: (g, ev) => g.propose(takeStunDamage, g.event(ev, EV.player), g.event(ev, EV.n), g.event(ev, EV.row)),
})

/** Face up and turned when it is no longer stunned (1306.4). */
const standsUp = fact('1306.4', true, false)

/** Its constant crafts count from when they became valid (1215.3b-1). */
const countsAgain = fact('1215.3b-1', true, false)

/** 回復する. */
export const recover = verb('1308.1', 'recover', (g, row) => {
  if (!isStunned(g, row)) return
  g.emit(g.verbNow, row, g.controller(row))
  atom.mark(g, row, stunned, 0)
  if (countsAgain()) setColumn(g, row, Obj.since, g.time)
  if (standsUp()) atom.flip(g, row, FACE_UP)
})
