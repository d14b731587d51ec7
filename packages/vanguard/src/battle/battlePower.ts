import { EffectCell, type EffectDef, type Game, NONE, sumRelated, ties, until } from '@fudaba/kernel/rules'
import { boosting, guarding, isAttacked, isAttacking } from './battleUnits.ts'
import { book, rule } from '../book.ts'
import { layers, power, shield } from '../board/characteristics.ts'
import { scopes } from '../board/state.ts'
import { isVanguard, mateOf } from '../board/units.ts'

/**
 * Power that a battle adds: continuous effects of the rules, begun as a unit attacks or is attacked. They are part of
 * the power that everything sees, and each comes after those that change what it adds (8.7.2).
 */

const ownPower = (g: Game, row: number): number => g.value(power, row)
const ownShield = (g: Game, row: number): number => g.value(shield, row)

/** A boosted unit has the power of its booster on top (7.3.1.7). */
const boosted = book.effect('7.3.1.7', 'boosted', {
  layer: layers.numbers,
  of: power,
  unnumbered: true,
  reads: [power],
  modify: (g, _effect, row, value) => value + sumRelated(g, boosting, row, ownPower),
})
/** An attacked unit has the shields of its guardians on top (3.11.1.3). */
const guarded = book.effect('3.11.1.3', 'guarded', {
  layer: layers.numbers,
  of: power,
  unnumbered: true,
  reads: [shield],
  modify: (g, _effect, row, value) => value + sumRelated(g, guarding, row, ownShield),
})
/** Attacked, a leader has its own power alone (10.25.8). */
const defendsTogether = rule('10.25.8', (_g: Game, _row: number): boolean => false, isAttacked, '10.25.6')
/** Attacking, it has the power of its mate on top (10.25.6). */
const together = book.effect('10.25.6', 'together', {
  layer: layers.numbers,
  of: power,
  unnumbered: true,
  reads: [power],
  modify(g, _effect, row, value) {
    const mate = isAttacking(g, row) || defendsTogether(g, row) ? mateOf(g, row) : NONE
    return mate === NONE ? value : value + g.value(power, mate)
  },
})
const isOn = (g: Game, row: number, { id }: EffectDef): boolean =>
  g
    .effects()
    .some((effect) => g.effect(effect, EffectCell.def) === id && g.effect(effect, EffectCell.on) === row)
function adds(g: Game, row: number, effect: EffectDef): void {
  if (!isOn(g, row, effect))
    ties.beginEffect(g, effect.id, NONE, row, 0, g.controller(row) | until(scopes.battle))
}
/** From now to the end of the battle, in the change by which the unit attacks … */
export function addsToAttacker(g: Game, row: number): void {
  for (const each of [row, mateOf(g, row)]) if (each !== NONE) adds(g, each, boosted)
  if (isVanguard(g, row)) adds(g, row, together)
}
/** … or is attacked. */
export function addsToAttacked(g: Game, row: number): void {
  adds(g, row, guarded)
  if (isVanguard(g, row)) adds(g, row, together)
}
