import { type Game, NONE, type Player, atom } from '@fudaba/kernel'
import { change, rule } from './book.ts'
import { damage, life } from './state.ts'
import { battlefield } from './zones.ts'

/** ダメージ (6.4). */

/** Damage of zero is not dealt at all (6.4.2). */
const isDealt = rule(
  '6.4.2',
  (n: number): boolean => n > 0,
  () => true,
)
/** Damage to a player lowers life (6.4.1.1), damage to a unit adds up (6.4.1.2). */
const costsLife = rule(
  '6.4.1.1',
  (g: Game, player: Player, n: number): void => atom.count(g, player, life, -n),
  () => undefined,
)
const addsUp = rule(
  '6.4.1.2',
  (before: number, n: number): number => before + n,
  (_before: number, n: number): number => n,
)

/** ダメージを与えた: what dealt it, to how much. */
export const dealt = change('dealtDamage', (g, source, n) => {
  if (source !== NONE) g.emit(g.verbNow, source, g.controller(source), n)
})
/** To a unit: (unit, amount, source, 1 if an effect deals it). */
export const damageUnit = change('damageUnit', (g, row, n) => {
  if (!isDealt(n) || !g.inZone(row, battlefield)) return
  g.emit(g.verbNow, row, g.controller(row), n)
  atom.mark(g, row, damage, addsUp(g.object(row, damage), n))
})
/** 対戦相手にダメージを与えた: what dealt it, to whom, how much. */
export const dealtToPlayer = change('dealtToPlayer', () => undefined)
/** To a player: (player, amount, source). */
export const damagePlayer = change('damagePlayer', (g, who, n, source) => {
  if (!isDealt(n)) return
  g.emit(g.verbNow, NONE, who, n)
  if (source >= 0) g.emit(dealtToPlayer.id, source, who, n)
  costsLife(g, who as Player, n)
})

/** Proposes damage by this source, to a unit or a player. */
export function deal(
  g: Game,
  to: { readonly unit: number } | { readonly player: Player },
  n: number,
  source: number,
): void {
  if ('unit' in to) g.propose(damageUnit, to.unit, n, source)
  else g.propose(damagePlayer, to.player, n, source)
  if (n > 0) g.propose(dealt, source, n)
}

/** Damage is taken off again (9.7.3.2.1). */
export const heal = change('heal', (g, row) => atom.mark(g, row, damage, 0))
