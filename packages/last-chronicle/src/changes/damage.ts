import { EV, type Game, NONE, type Player, atom } from '@fudaba/kernel/rules'
import { book, change, rule } from '../book.ts'
import { damage, life } from '../board/state.ts'
import { battlefield } from '../board/zones.ts'

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

/** As the source of damage: all units of the squad, which deals it as one (6.7.3). */
export const SQUAD = -2
/** The units of the squad, of battle/battleUnits.ts. */
export const squadUnits = book.later<(g: Game) => readonly number[]>('squadUnits')

/** To a unit: (unit, amount, source, 1 if an effect deals it). */
export const damageUnit = change('damageUnit', (g, row, n) => {
  if (!isDealt(n) || !g.inZone(row, battlefield)) return
  g.emit(g.verbNow, row, g.controller(row), n)
  atom.mark(g, row, damage, addsUp(g.object(row, damage), n))
})
/** 対戦相手にダメージを与えた: what dealt it, to whom, how much. The detail is 1 for a squad, of which it names one. */
export const dealtToPlayer = change('dealtToPlayer', () => undefined)
/** To a player: (player, amount, source). */
export const damagePlayer = change('damagePlayer', (g, who, n, source) => {
  if (!isDealt(n)) return
  g.emit(g.verbNow, NONE, who, n)
  const dealer = source === SQUAD ? (squadUnits.value(g)[0] ?? NONE) : source
  if (dealer !== NONE) {
    const ev = g.emit(dealtToPlayer.id, dealer, who, n)
    g.log.rows[ev + EV.detail] = source === SQUAD ? 1 : 0
  }
  costsLife(g, who as Player, n)
})

/** Damage is taken off again (9.7.3.2.1). */
export const heal = change('heal', (g, row) => atom.mark(g, row, damage, 0))
