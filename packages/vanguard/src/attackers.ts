import {
  allowed,
  EV,
  type Game,
  NONE,
  type Player,
  V,
  ask as query,
  atom,
  opponent,
  required,
  ties,
  foundOnce,
} from '@fudaba/kernel'
import { allChanged, forgetKinds } from './battleKinds.ts'
import {
  attackCircle,
  attackedUnits,
  attackerOf,
  attacking,
  attacks,
  boosting,
  guarding,
  isAimedAt,
  victims,
} from './battleUnits.ts'
import { change, consequence, rule } from './book.ts'
import { moveTo } from './moving.ts'
import { turnFighter } from './state.ts'
import { canBoost } from './keywords.ts'
import { isMate, mateOf, rearGuards, vanguardsOf } from './units.ts'
import { attackWith, boostWith, mayBeAttacker, whateverClan } from './verdicts.ts'
import { behind, circleOf, isFront, onCircle } from './zones.ts'

/** Who attacks, who is attacked, and for how long (7.1 to 7.3). */

/** スタンド状態の前列のユニット (7.1.1). */
const mayAttack = rule(
  '7.1.1',
  (g: Game, row: number): boolean => !g.turned(row) && isFront(circleOf(g, row)),
  (g: Game, row: number): boolean => !g.turned(row),
)
export const attackers = foundOnce((g): readonly number[] => {
  const player = turnFighter(g)
  const all: number[] = []
  const add = (row: number): void => void (mayAttack(g, row) && mayBeAttacker(g, row) && all.push(row))
  leaders(g, player).forEach(add)
  rearGuards(g, player).forEach(add)
  return all
})
/** A mate is never forced to attack (7.3.1.4.7); without that, its leader would be in its place. */
const notTheMate = rule(
  '7.3.1.4.7',
  (_g: Game, _leader: number): number => NONE,
  (g: Game, leader: number): number => mateOf(g, leader),
)
/** Those that have to attack, by what a card says: while one of them can, nobody else does. */
export const forcedAttackers = foundOnce((g): readonly number[] =>
  attackers(g).filter((row) => {
    if (required(g, attackWith, row, NONE)) return true
    const mate = notTheMate(g, row)
    return mate !== NONE && required(g, attackWith, mate, NONE)
  }),
)
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
export const targets = foundOnce((g): readonly number[] => {
  const other = opponent(turnFighter(g))
  const all: number[] = []
  const add = (row: number): void => void (isFront(circleOf(g, row)) && all.push(row))
  attackable(g, other).forEach(add)
  rearGuards(g, other).forEach(add)
  return all
})
/** Not in the very first turn, and not without someone to attack (7.2.1.3). */
export const canAttack = rule(
  '7.2.1.3',
  (g: Game): boolean => g.get(V.turn) > 1 && attackers(g).length > 0 && targets(g).length > 0,
  (g: Game): boolean => attackers(g).length > 0 && targets(g).length > 0,
)

/** (unit, 1 if it attacks from now on, 0 if no longer). */
export const attackNow = change('attackNow', (g, row, yes) => {
  atom.mark(g, row, attacks, yes)
  if (yes === 1) g.variable(attackCircle, circleOf(g, row) + 1)
})
/** (attacker, unit): it is attacked from now on. */
export const aimAt = change('aimAt', (g, attacker, row) => aim(g, attacker, row))
function aim(g: Game, attacker: number, row: number): void {
  if (attacker !== NONE) ties.relate(g, attacking.id, attacker, row, 0)
  atom.mark(g, row, isAimedAt, 1)
}
function aimAtNobody(g: Game): void {
  for (const r of g.relations(attacking)) ties.unrelate(g, r)
  for (const row of victims(g)) atom.mark(g, row, isAimedAt, 0)
}
/** アタックされているユニットの変更: this one is attacked, and nobody else. */
export const attackInstead = change('attackInstead', (g, row) => {
  if (victims(g).length === 0) return
  aimAtNobody(g)
  aim(g, attackerOf(g), row)
  allChanged(g, [row])
  g.emit(g.verbNow, row, g.controller(row))
})
const attackedNoMore = change('attackedNoMore', (g, row) => atom.mark(g, row, isAimedAt, 0))
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
      for (const r of g.relations(relation, row)) g.propose(unrelate, r)
      for (const r of g.relations(relation, NONE, row)) g.propose(unrelate, r)
      if (relation !== attacking) return
      if (g.object(row, attacks) === 1) g.propose(attackNow, row, 0)
      if (g.object(row, isAimedAt) === 1) g.propose(attackedNoMore, row)
    },
  })
export const endBattle = change('endBattle', (g) => {
  g.emit(g.verbNow, NONE, turnFighter(g))
  const attacker = attackerOf(g)
  if (attacker !== NONE) atom.mark(g, attacker, attacks, 0)
  aimAtNobody(g)
  for (const relation of [boosting, guarding]) for (const r of g.relations(relation)) ties.unrelate(g, r)
  g.variable(attackCircle, 0)
  forgetKinds(g)
})

export const boosters = (g: Game, attacker: number): number[] => {
  const circle = behind(circleOf(g, attacker))
  return circle === NONE
    ? []
    : onCircle(g, turnFighter(g), circle).filter(
        (row) =>
          !g.turned(row) &&
          canBoost(g, row) &&
          whateverClan(g, row, attacker) &&
          allowed(g, boostWith, row, attacker),
      )
}

/** What says how many it attacks at once is applied (7.3.1.4.5, 10.20.1). */
export const battleMany = rule(
  '7.3.1.4.5',
  (g: Game, row: number): number => query(g, attackedUnits, NONE, row),
  () => 1,
)
