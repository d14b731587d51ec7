import { EV, type Game, NONE, type Player, V, ask as query, atom, opponent, ties } from '@fudaba/kernel'
import { attacked, attackedUnits, attacking, attacks, boosting, guarding } from './battleUnits.ts'
import { change, consequence, rule } from './book.ts'
import { moveTo } from './moving.ts'
import { turnFighter } from './state.ts'
import { canBoost, isMate, rearGuards, vanguardsOf } from './units.ts'
import { mayBeAttacker } from './verdicts.ts'
import { behind, circleOf, isFront, onCircle } from './zones.ts'

/** Who attacks, who is attacked, and for how long (7.1 to 7.3). */

/** スタンド状態の前列のユニット (7.1.1). */
const mayAttack = rule(
  '7.1.1',
  (g: Game, row: number): boolean => !g.turned(row) && isFront(circleOf(g, row)),
  (g: Game, row: number): boolean => !g.turned(row),
)
export const attackers = (g: Game): number[] => {
  const player = turnFighter(g)
  return [...leaders(g, player), ...rearGuards(g, player)].filter(
    (row) => mayAttack(g, row) && mayBeAttacker(g, row),
  )
}
/** Of two in legion neither attacks alone (10.25.5): the leader attacks for both. */
const leaders = rule(
  '10.25.5',
  (g: Game, player: Player): number[] => vanguardsOf(g, player).filter((row) => !isMate(g, row)),
  vanguardsOf,
)
/** Nobody attacks a mate (10.25.15). */
const attackable = rule(
  '10.25.15',
  (g: Game, player: Player): number[] => vanguardsOf(g, player).filter((row) => !isMate(g, row)),
  vanguardsOf,
)
export const targets = (g: Game): number[] => {
  const other = opponent(turnFighter(g))
  return [...attackable(g, other), ...rearGuards(g, other)].filter((row) => isFront(circleOf(g, row)))
}
/** Not in the very first turn, and not without someone to attack (7.2.1.3). */
export const canAttack = rule(
  '7.2.1.3',
  (g: Game): boolean => g.get(V.turn) > 1 && attackers(g).length > 0 && targets(g).length > 0,
  (g: Game): boolean => attackers(g).length > 0 && targets(g).length > 0,
)

export const attackNow = change('attackNow', (g, row, yes) => atom.mark(g, row, attacks, yes))
const unrelate = change('unrelate', (g, r) => ties.unrelate(g, r))
export const relate = change('relate', (g, relation, a, b) => ties.relate(g, relation, a, b, 0))
/** Whoever leaves his circle is no longer attacking or attacked (7.3.1.4.3), boosting or boosted (7.3.1.6.1.1). */
const partings = [
  ['7.3.1.4.3', attacking],
  ['7.3.1.6.1.1', boosting],
] as const
for (const [clause, relation] of partings)
  consequence(clause, `no longer ${relation.name}`, {
    on: [moveTo],
    when: () => true,
    run(g, ev) {
      const row = g.event(ev, EV.row)
      for (const r of [...g.relations(relation, row), ...g.relations(relation, NONE, row)])
        g.propose(unrelate, r)
      if (relation === attacking && g.object(row, attacks) === 1) g.propose(attackNow, row, 0)
    },
  })
export const endBattle = change('endBattle', (g) => {
  g.emit(g.verbNow, NONE, turnFighter(g))
  const attacker = attackerOf(g)
  if (attacker !== NONE) atom.mark(g, attacker, attacks, 0)
  for (const relation of [attacking, boosting, guarding])
    for (const r of g.relations(relation)) ties.unrelate(g, r)
})

export const boosters = (g: Game, attacker: number): number[] => {
  const circle = behind(circleOf(g, attacker))
  return circle === NONE
    ? []
    : onCircle(g, turnFighter(g), circle).filter((row) => !g.turned(row) && canBoost(g, row))
}
export const attackerOf = (g: Game): number => attacked(g)?.attacker ?? NONE
export const victims = (g: Game): number[] => attacked(g)?.victims ?? []

/** What says how many it attacks at once is applied (7.3.1.4.5, 10.20.1). */
export const battleMany = rule(
  '7.3.1.4.5',
  (g: Game, row: number): number => query(g, attackedUnits, NONE, row),
  () => 1,
)
