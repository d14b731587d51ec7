import {
  allowed,
  EV,
  type Game,
  NONE,
  PLAYERS,
  type Player,
  type Requirement,
  type Verdict,
  Var,
  ask as query,
  atom,
  opponent,
  required,
  tellForbidders,
  ties,
  memo,
} from '@fudaba/kernel/rules'
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
  takesPart,
  victims,
} from './battleUnits.ts'
import { addsToAttacked, addsToAttacker } from './battlePower.ts'
import { change, consequence, requirement, rule } from '../book.ts'
import { moveTo } from '../changes/moving.ts'
import { turnFighter } from '../board/state.ts'
import { canBoost } from '../board/keywords.ts'
import { isMate, isVanguard, mateOf, rearGuards, vanguardsOf } from '../board/units.ts'
import {
  attackBackRow,
  attackFromBehind,
  attackVanguardFromBehind,
  attackWith,
  boostWith,
  mayBeAttacker,
} from '../changes/verdicts.ts'
import { behind, circleOf, field, isFront, onCircle, onField } from '../board/zones.ts'

/** Who attacks, who is attacked, and for how long (7.1 to 7.3). */

const isAllowed = (g: Game, what: Verdict, row: number): boolean => allowed(g, what, row, NONE)
/** スタンド状態の前列のユニット (7.1.1), or one that a text lets attack from the back row (1.3.1). */
const mayAttack = rule(
  '7.1.1',
  (g: Game, row: number): boolean =>
    !g.turned(row) &&
    (isFront(circleOf(g, row)) ||
      isAllowed(g, attackFromBehind, row) ||
      isAllowed(g, attackVanguardFromBehind, row)),
  (g: Game, row: number): boolean => !g.turned(row),
)
export const attackers = memo((g): readonly number[] => {
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
  '10.25.5',
)
/** Those that have to attack, by what a card says: while one of them can, nobody else does. */
export const forcedAttackers = memo((g): readonly number[] =>
  attackers(g).filter((row) => {
    if (required(g, attackWith, row, NONE)) return true
    const mate = notTheMate(g, row)
    return mate !== NONE && required(g, attackWith, mate, NONE)
  }),
)
/** Why something is not among the units to attack with (7.3.1.3). */
export const attackerReasons: readonly Requirement[] = [
  requirement('7.1.1', (g, player, row) => g.inZone(row, field) && g.controller(row) === player),
  requirement(
    '10.25.5',
    (g, player, row) => leaders(g, player).includes(row) || rearGuards(g, player).includes(row),
  ),
  requirement('7.1.1', (g, _player, row) => !g.turned(row), { tells: () => ({ key: 'rested' }) }),
  requirement('7.1.1', (g, _player, row) => mayAttack(g, row), { tells: () => ({ key: 'front' }) }),
  requirement('1.3.3', (g, _player, row) => mayBeAttacker(g, row), { tells: tellForbidders(attackWith) }),
  requirement('7.3.1.3', (g, _player, row) => {
    const forced = forcedAttackers(g)
    return forced.length === 0 || forced.includes(row)
  }),
]
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
const targets = memo((g): readonly number[] => {
  const other = opponent(turnFighter(g))
  const all: number[] = []
  const add = (row: number): void => void (isFront(circleOf(g, row)) && all.push(row))
  attackable(g, other).forEach(add)
  rearGuards(g, other).forEach(add)
  return all
})
/** Whom this unit may attack: those in front, and what texts say of it beside (1.3.1). */
export function targetsOf(g: Game, attacker: number): readonly number[] {
  const front = targets(g)
  const isBehind = !isFront(circleOf(g, attacker)) && !isAllowed(g, attackFromBehind, attacker)
  if (isBehind) return front.filter((row) => isVanguard(g, row))
  if (!isAllowed(g, attackBackRow, attacker)) return front
  return [...front, ...rearGuards(g, opponent(turnFighter(g))).filter((row) => !front.includes(row))]
}
/** Not in the very first turn, and not without someone to attack (7.2.1.3). */
export const canAttack = rule(
  '7.2.1.3',
  (g: Game): boolean => g.get(Var.turn) > 1 && someoneCan(g),
  (g: Game): boolean => someoneCan(g),
)

const someoneCan = (g: Game): boolean => attackers(g).some((row) => targetsOf(g, row).length > 0)

/** (unit, 1 if it attacks from now on, 0 if no longer). */
export const attackNow = change('attackNow', (g, row, yes) => {
  atom.mark(g, row, attacks, yes)
  if (yes !== 1) return
  atom.mark(g, row, takesPart, 1)
  g.variable(attackCircle, circleOf(g, row) + 1)
  addsToAttacker(g, row)
})
/** (attacker, unit): it is attacked from now on. */
export const aimAt = change('aimAt', (g, attacker, row) => aim(g, attacker, row))
function aim(g: Game, attacker: number, row: number): void {
  if (attacker !== NONE) ties.relate(g, attacking.id, attacker, row, 0)
  atom.mark(g, row, isAimedAt, 1)
  atom.mark(g, row, takesPart, 1)
  addsToAttacked(g, row)
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
/** (booster, unit): it boosts from now on. */
export const boost = change('boost', (g, booster, row) => {
  ties.relate(g, boosting.id, booster, row, 0)
  atom.mark(g, booster, takesPart, 1)
})
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
/** Who has taken part in the battle and is still on the field. */
export const participants = (g: Game): number[] =>
  PLAYERS.flatMap((player) => onField(g, player, (_, row) => g.object(row, takesPart) === 1))
export const endBattle = change('endBattle', (g) => {
  g.emit(g.verbNow, NONE, turnFighter(g))
  const attacker = attackerOf(g)
  if (attacker !== NONE) atom.mark(g, attacker, attacks, 0)
  aimAtNobody(g)
  for (const row of participants(g)) atom.mark(g, row, takesPart, 0)
  for (const relation of [boosting, guarding]) for (const r of g.relations(relation)) ties.unrelate(g, r)
  g.variable(attackCircle, 0)
  forgetKinds(g)
})

export const boosters = (g: Game, attacker: number): number[] => {
  const circle = behind(circleOf(g, attacker))
  return circle === NONE
    ? []
    : onCircle(g, turnFighter(g), circle).filter(
        (row) => !g.turned(row) && canBoost(g, row) && allowed(g, boostWith, row, attacker),
      )
}

/** What says how many it attacks at once is applied (7.3.1.4.5, 10.20.1). */
export const battleMany = rule(
  '7.3.1.4.5',
  (g: Game, row: number): number => query(g, attackedUnits, NONE, row),
  () => 1,
)
