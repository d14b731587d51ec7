import type { Constraint } from '@fudaba/kernel'
import {
  type Game,
  NONE,
  type Player,
  type Requirement,
  type RequirementOptions,
  Var,
  ask,
  forbidders,
  required,
  tellForbidders,
  tellPlace,
} from '@fudaba/kernel/rules'
import { attackUnits } from './battleUnits.ts'
import { book, fact, requirement, rule } from '../book.ts'
import { isUnit, levelOf } from '../board/characteristics.ts'
import { hasKeyword } from '../board/keywords.ts'
import { FREE, withPart } from '../board/soulCost.ts'
import { canCover, shortOf } from '../board/soulPool.ts'
import { attacksAgainIn, declaredIn, era, isSettled, otherPlayer, turnPlayer } from '../board/state.ts'
import { attack, defend, may, squadAttack } from '../changes/verdicts.ts'
import { battlefield, isActive } from '../board/zones.ts'

/** Who may attack (10.1.2.3) and who may defend (10.1.4.2). */

const units = (g: Game, player: Player): number[] =>
  g.objects(battlefield, player).filter((row) => isUnit(g, row))
const meets = (g: Game, list: readonly Requirement[], player: Player, row: number): boolean =>
  list.every((r) => !g.book.switches.on(r.clause) || r.test(g, player, row))

/** A level above the era (5.13.2) neither attacks (10.1.2.3.2) nor defends (10.1.4.2.2). */
export const levelIsReached = rule(
  '5.13.2',
  (g: Game, player: Player, row: number): boolean => levelOf(g, row) <= era(g, player),
  () => true,
)
/** 速攻: it attacks though it was just placed (15.2.2.2). */
const isQuick = rule(
  '15.2.2.2',
  (g: Game, row: number): boolean => hasKeyword(g, row, 'haste'),
  () => false,
)

const turned: RequirementOptions = { tells: () => ({ key: 'turned' }) }
const level: RequirementOptions = {
  tells: (g, player, row) => ({ key: 'level', have: levelOf(g, row), most: era(g, player as Player) }),
}
const ownUnit = (clause: '10.1.2.2' | '10.1.4.2'): readonly Requirement[] => [
  requirement(clause, (g, player, row) => g.zoneOf(row) === g.zone(battlefield, player), {
    tells: tellPlace(battlefield),
  }),
  requirement(clause, (g, _player, row) => isUnit(g, row)),
]

const mayAttack: readonly Requirement[] = [
  requirement('10.1.2.3.1', (g, _player, row) => isActive(g, row), turned),
  requirement('10.1.2.3.1', (g, _player, row) => isSettled(g, row) || isQuick(g, row)),
  requirement('10.1.2.3.2', (g, player, row) => levelIsReached(g, player, row), level),
  requirement(
    '10.1.2.3.3',
    (g, _player, row) =>
      g.object(row, declaredIn) !== g.get(Var.turn) || g.object(row, attacksAgainIn) === g.get(Var.turn),
  ),
  requirement('10.1.2.3.4', (g, _player, row) => may(g, attack, row), { tells: tellForbidders(attack) }),
]
/** Why something is not among the attackers to choose from (10.1.2.2). */
export const attackerReasons: readonly Requirement[] = [...ownUnit('10.1.2.2'), ...mayAttack]

export const possibleAttackers = (g: Game): number[] =>
  units(g, turnPlayer(g)).filter((row) => meets(g, mayAttack, turnPlayer(g), row))

/** Free cost that this unit's attack or defence demands (10.1.2.5, 10.1.4.2.5). */
export const attackCost = book.query('attackCost', () => 0)
export const defenceCost = book.query('defenceCost', () => 0)
export const asCost = (n: number): number => withPart(0, FREE, n)

const isForced = rule(
  '10.1.2.3.5',
  (g: Game, row: number): boolean => required(g, attack, row, NONE),
  () => false,
)
/** Several may attack together (6.7.1). */
const together = fact('6.7.1', true, false)
export const mostAttackers = (from: readonly number[]): number => (together() ? from.length : 1)

/** How much free cost the player could pay. */
function means(g: Game, player: Player): number {
  let n = 0
  while (canCover(g, player, asCost(n + 1)) && n < 30) n++
  return n
}

/** What the attackers have to meet together: what is forced, who attacks alone or not at all, and what can be paid. */
export function attackerConstraints(g: Game, from: readonly number[]): Constraint | null {
  const costs = from.map((row) => ask(g, attackCost, row, NONE))
  const forced = from.flatMap((row, i) => (isForced(g, row) ? [{ items: [i] }] : []))
  const parts: Exclude<Constraint, { kind: 'both' }>[] = []
  if (costs.some((cost) => cost > 0)) parts.push({ kind: 'sum', values: costs, max: means(g, turnPlayer(g)) })
  const alone = from.map((row) => !may(g, squadAttack, row))
  if (alone.includes(true)) parts.push({ kind: 'alone', items: alone })
  if (forced.length > 0) parts.push({ kind: 'most', requirements: forced })
  return parts.length === 0 ? null : { kind: 'both', of: parts }
}

// ── defence ────────────────────────────────────────────────────────────────────────────────────────────────────

/** オーラ (15.2.3.2); a squad has it only if all of it does (15.2.3.3). */
const squadHasAura = rule(
  '15.2.3.3',
  (g: Game, squad: readonly number[]): boolean => squad.every((row) => hasKeyword(g, row, 'aura')),
  (g: Game, squad: readonly number[]): boolean => squad.some((row) => hasKeyword(g, row, 'aura')),
)
const auraMeetsAura = rule(
  '15.2.3.2',
  (g: Game, row: number): boolean => !squadHasAura(g, attackUnits(g)) || hasKeyword(g, row, 'aura'),
  () => true,
)
const mayDefend: readonly Requirement[] = [
  requirement('10.1.4.2.1', (g, _player, row) => isActive(g, row), turned),
  requirement('10.1.4.2.2', (g, player, row) => levelIsReached(g, player, row), level),
  requirement(
    '10.1.4.2.3',
    (g, _player, row) => attackUnits(g).every((attacker) => may(g, defend, row, attacker)),
    {
      tells: (g, _player, row) => ({
        key: 'forbidden',
        effects: attackUnits(g).flatMap((attacker) => forbidders(g, defend, row, attacker)),
      }),
    },
  ),
  requirement('10.1.4.2.3', (g, _player, row) => auraMeetsAura(g, row)),
]
/** Why something is not among the defenders to choose from (10.1.4.2). */
export const defenderReasons: readonly Requirement[] = [
  ...ownUnit('10.1.4.2'),
  ...mayDefend,
  requirement('10.1.4.2.5', (g, player, row) => canCover(g, player, asCost(ask(g, defenceCost, row, NONE))), {
    tells: (g, player, row) => shortOf(g, player, asCost(ask(g, defenceCost, row, NONE))),
  }),
  requirement('10.1.4.2.4', (g, _player, row) => {
    const forced = forcedDefenders(g, possibleDefenders(g))
    return forced.length === 0 || forced.includes(row)
  }),
]

export const possibleDefenders = (g: Game): number[] =>
  units(g, otherPlayer(g)).filter(
    (row) =>
      meets(g, mayDefend, otherPlayer(g), row) &&
      canCover(g, otherPlayer(g), asCost(ask(g, defenceCost, row, NONE))),
  )

/** Where nobody can defend: active units that only their level keeps from it. */
export const barredByLevel = (g: Game): number[] =>
  possibleDefenders(g).length > 0
    ? []
    : units(g, otherPlayer(g)).filter(
        (row) => isActive(g, row) && !levelIsReached(g, otherPlayer(g), row) && auraMeetsAura(g, row),
      )
/** Where nobody can defend: attackers whose aura alone keeps an active unit from it. */
export const barringByAura = (g: Game): number[] =>
  possibleDefenders(g).length === 0 &&
  units(g, otherPlayer(g)).some(
    (row) => isActive(g, row) && levelIsReached(g, otherPlayer(g), row) && !auraMeetsAura(g, row),
  )
    ? attackUnits(g).slice(0, 1)
    : []

const mustDefend = rule(
  '10.1.4.2.4',
  (g: Game, row: number): boolean => required(g, defend, row, NONE),
  () => false,
)
/** Units of which one has to defend, as far as they can (10.1.4.2.4); none: anyone or nobody. */
export const forcedDefenders = (g: Game, from: readonly number[]): number[] =>
  from.filter((row) => mustDefend(g, row))
