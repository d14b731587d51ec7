import { type Game, NONE, type Player, RelationCell, atom, opponent, ties } from '@fudaba/kernel/rules'
import { book, change, rule } from '../book.ts'
import { atkOf, isUnit, powerOf } from '../board/characteristics.ts'
import { squadUnits } from '../changes/damage.ts'
import { attackerIs, attacksAgainIn, declaredIn } from '../board/state.ts'
import { battlefield } from '../board/zones.ts'

/** 攻撃ユニット, 防御ユニット, 小隊. */

/** Kept when a unit leaves: what happened to it is still looked at (10.2.1.1, 15.2.4.2). */
export const attacking = book.relation('attacking', true)
export const defending = book.relation('defending', true)
/** 1 while the damage step is on. */
export const damageStep = book.bookkeeping('damageStep')

/** 攻撃側プレイヤー, 防御側プレイヤー (10.1.1.1). */
export const attackingPlayer = (g: Game): Player | typeof NONE => (g.get(attackerIs) - 1) as Player | -1
export const defendingPlayer = (g: Game): Player => opponent(attackingPlayer(g) as Player)

const isOnBattlefield = (g: Game, r: number): boolean => {
  const row = g.relation(r, RelationCell.a)
  return g.same(row, g.relation(r, RelationCell.aId)) && g.inZone(row, battlefield)
}
/** Under another player's control, or no unit any more, it is out of the battle (10.1.4.4). */
const isStillIn = rule(
  '10.1.4.4',
  (g: Game, row: number, player: Player): boolean => g.controller(row) === player && isUnit(g, row),
  () => true,
)
export const attackUnits = (g: Game): number[] =>
  g
    .relations(attacking)
    .filter((r) => isOnBattlefield(g, r))
    .map((r) => g.relation(r, RelationCell.a))
    .filter((row) => isStillIn(g, row, attackingPlayer(g) as Player))
export function defenceUnit(g: Game): number {
  const [r] = g.relations(defending)
  if (r === undefined || !isOnBattlefield(g, r)) return NONE
  const row = g.relation(r, RelationCell.a)
  return isStillIn(g, row, defendingPlayer(g)) ? row : NONE
}
/** Whether it attacks or defends, without asking whether it is a unit: types are computed from effects that ask this. */
export const isIn = (g: Game, row: number, relation: typeof attacking): boolean =>
  g
    .relations(relation, row)
    .some(
      (r) =>
        isOnBattlefield(g, r) &&
        g.controller(row) === (relation === attacking ? attackingPlayer(g) : defendingPlayer(g)),
    )
/** The same of a unit that attacks together with others (6.7.1). */
export function isInSquad(g: Game, row: number): boolean {
  if (!isIn(g, row, attacking)) return false
  return g.relations(attacking).some((r) => {
    const other = g.relation(r, RelationCell.a)
    return other !== row && isIn(g, other, attacking)
  })
}
/** Whether the object with this id was the one that defended. */
export const wasDefender = (g: Game, id: number): boolean =>
  g.relations(defending).some((r) => g.relation(r, RelationCell.aId) === id)

/** Once blocked it stays so, though the defender be gone (10.2.1.1). */
export const wasBlocked = rule(
  '10.2.1.1',
  (g: Game): boolean => g.relations(defending).length > 0,
  (g: Game): boolean => defenceUnit(g) !== NONE,
)

/** 小隊: as long as there are several of them (6.7.2.1). */
const severalNow = rule(
  '6.7.2.1',
  (g: Game): boolean => attackUnits(g).length > 1,
  (g: Game): boolean => g.relations(attacking).length > 1,
)
/** Whether several units attack together. */
export const isSquad = (g: Game): boolean => severalNow(g)

/** The squad is blocked as one unit (6.7.3); without the clause only the first of them is. */
export const blockedUnits = rule('6.7.3', attackUnits, (g: Game): number[] => attackUnits(g).slice(0, 1))

/** The damage of an attack that gets through: of a squad the highest ATK (6.7.3.2). */
export const attackDamage = rule(
  '6.7.3.2',
  (g: Game, units: readonly number[]): number => Math.max(0, ...units.map((row) => atkOf(g, row))),
  (g: Game, units: readonly number[]): number => units.reduce((sum, row) => sum + atkOf(g, row), 0),
)
/** The damage to a defender: of a squad the sum of its power (6.7.4). */
export const squadPower = rule(
  '6.7.4',
  (g: Game, units: readonly number[]): number => units.reduce((sum, row) => sum + powerOf(g, row), 0),
  (g: Game, units: readonly number[]): number => (units.length === 0 ? 0 : powerOf(g, units[0])),
)
squadUnits.fill(attackUnits)

// ── changes ────────────────────────────────────────────────────────────────────────────────────────────────────

/** Noted for the whole turn, whatever comes of the attack (10.1.2.3.3). */
export const designate = change('designate', (g, row, turn) => {
  if (g.object(row, declaredIn) === turn) atom.mark(g, row, attacksAgainIn, 0)
  atom.mark(g, row, declaredIn, turn)
})
export const becomeAttacker = change('becomeAttacker', (g, row) => ties.relate(g, attacking.id, row, NONE, 0))
export const becomeDefender = change('becomeDefender', (g, row) => ties.relate(g, defending.id, row, NONE, 0))
export const endBattle = change('endBattle', (g) => {
  for (const relation of [attacking, defending]) for (const r of g.relations(relation)) ties.unrelate(g, r)
})
