import {
  type Game,
  NONE,
  type Requirement,
  StateStamp,
  type Verdict,
  forbidders,
  opponent,
  required,
  tellForbidders,
  tellPlace,
} from '@fudaba/kernel/rules'
import { declaredTarget, declaredUnits, hasDeclaredTarget, isRefused, unitsOf } from './battleUnits.ts'
import { requirement, rule } from '../book.ts'
import { haveCommonOrganisation, isUnit, organisationsOf } from '../board/characteristics.ts'
import { field, isReady } from '../board/zones.ts'
import { isStunned, nonPrimary, primary } from '../board/state.ts'
import {
  attack,
  attackAlone,
  attackAloneAt,
  attackAt,
  may,
  scrumAttack,
  scrumAttackAt,
} from '../changes/verdicts.ts'
import { organisations } from '../board/words.ts'

/** Who may attack what: what is offered in 803.3 and 803.5, and the legality of an attack (803.6). */

/** 803.3a: a ready UNIT whose attack nothing forbids. */
export const mayAttack: readonly Requirement[] = [
  requirement('803.3a-1', (g, _player, row) => isReady(g, row)),
  requirement('803.3a-2', (g, _player, row) => may(g, attack, row), { tells: tellForbidders(attack) }),
  // What this attack demands was not done: chosen again, it would only be asked for again (1501.1a).
  requirement('1501.1a', (g, _player, row) => !isRefused(g, row)),
]

const targetRequirements: readonly Requirement[] = [
  requirement('803.5a-1', (g, _player, row) => !isStunned(g, row)),
]
/** Cache by attacker and by pair, valid until the next write: a choice of attackers reads each pair many times. */
const cache = {
  since: new StateStamp(),
  targets: new Map<number, readonly number[]>(),
  allowed: new Map<number, boolean>(),
}
function dropIfStale(g: Game): void {
  if (cache.since.lasts(g)) return
  cache.targets.clear()
  cache.allowed.clear()
  cache.since.note(g)
}
const PAIR = 1 << 16
/** Whether cards let it attack that one; NONE is the player. */
function mayAttackAt(g: Game, attacker: number, target: number): boolean {
  dropIfStale(g)
  const pair = attacker * PAIR + target + 1
  const known = cache.allowed.get(pair)
  if (known !== undefined) return known
  const allowed = may(g, attackAt, attacker, target)
  cache.allowed.set(pair, allowed)
  return allowed
}

/** Nothing forbids this attacker to choose it (803.5a-2). */
const mayBeTarget = rule('803.5a-2', mayAttackAt, () => true)
/** … nor to do so alone, or in a scrum. */
const mayBeTargetOf = rule(
  '803.5a-2',
  (g: Game, attacker: number, target: number, what: Verdict): boolean => may(g, what, attacker, target),
  () => true,
)

/** Why a UNIT is not among the attackers to choose from (803.3a). */
export const attackerReasons: readonly Requirement[] = [
  requirement('803.3', (g, player, row) => g.zoneOf(row) === g.zone(field, player), {
    tells: tellPlace(field),
  }),
  requirement('803.3', (g, _player, row) => isUnit(g, row)),
  ...mayAttack,
]
/** Why a UNIT is not among what the chosen attackers can attack (803.5a). */
export const targetReasons: readonly Requirement[] = [
  requirement('803.5', (g, player, row) => g.zoneOf(row) === g.zone(field, opponent(player)), {
    tells: tellPlace(field),
  }),
  requirement('803.5', (g, _player, row) => isUnit(g, row)),
  ...targetRequirements,
  requirement('803.5a-2', (g, _player, row) => declaredUnits(g).every((each) => mayBeTarget(g, each, row)), {
    tells: (g, _player, row) => ({
      key: 'forbidden',
      effects: declaredUnits(g).flatMap((each) => forbidders(g, attackAt, each, row)),
    }),
  }),
  requirement('803.5a-2', (g, _player, row) => commonTargets(g, declaredUnits(g)).includes(row), {
    tells: (g, _player, row) => ({
      key: 'forbidden',
      effects: declaredUnits(g).flatMap((each) =>
        forbidders(g, declaredUnits(g).length > 1 ? scrumAttackAt : attackAloneAt, each, row),
      ),
    }),
  }),
  requirement('1326.2', (g, _player, row) => {
    const attackers = declaredUnits(g)
    return demandedTargets(g, commonTargets(g, attackers), attackers).includes(row)
  }),
]

export const meets = (g: Game, requirements: readonly Requirement[], row: number): boolean =>
  requirements.every((r) => !g.book.switches.on(r.clause) || r.test(g, primary(g), row))

/** UNITs of the opponent that this one may choose as its target. */
export function targetsOf(g: Game, attacker: number): readonly number[] {
  dropIfStale(g)
  const known = cache.targets.get(attacker)
  if (known !== undefined) return known
  const targets = unitsOf(g, nonPrimary(g)).filter(
    (row) => meets(g, targetRequirements, row) && mayBeTarget(g, attacker, row),
  )
  cache.targets.set(attacker, targets)
  return targets
}
/** Those that all of them may choose. */
export const commonTargets = (g: Game, attackers: readonly number[]): number[] => {
  const [first, ...others] = attackers.map((row) => targetsOf(g, row))
  const together = attackers.length > 1 ? scrumAttackAt : attackAloneAt
  return (first ?? []).filter(
    (row) =>
      others.every((targets) => targets.includes(row)) &&
      attackers.every((attacker) => mayBeTargetOf(g, attacker, row, together)),
  )
}

/** 可能な限り(対象)に攻撃する: if one of the targets is demanded, only such can be chosen. */
export const demandedTargets = rule(
  '1326.2',
  (g: Game, targets: readonly number[], attackers: readonly number[]): readonly number[] => {
    const demanded = targets.filter((row) => attackers.some((a) => required(g, attackAt, a, row)))
    return demanded.length > 0 ? demanded : targets
  },
  (_g: Game, targets: readonly number[]): readonly number[] => targets,
  '803.5',
)
/** (対象)で攻撃する: whether this UNIT has to be among the attackers. */
export const mustAttack = rule(
  '1326.3',
  (g: Game, row: number): boolean => required(g, attack, row, NONE),
  () => false,
)

/** The organisations of each, for the constraint on attackers. */
export const organisationLists = (g: Game, rows: readonly number[]): (readonly number[] | 'all')[] =>
  rows.map((row) => {
    const set = g.value(organisationsOf, row)
    return organisations.in(g.book).hasAll(set) ? 'all' : organisations.in(g.book).own(set)
  })

// ── 803.6 攻撃の正当性 ─────────────────────────────────────────────────────────────────────────────────────────────

type Test = (g: Game, row: number, target: number, all: readonly number[]) => boolean
const always = (): boolean => true

/** What each attacker has to meet, with the target (NONE: the player) and all attackers. */
export const legality: readonly Test[] = [
  rule('803.6a', (g: Game, row: number) => isUnit(g, row), always),
  rule('803.6b', (g: Game, row: number) => isReady(g, row), always),
  rule(
    '803.6c',
    (g: Game, row: number, _target: number, all: readonly number[]) =>
      may(g, attack, row) && may(g, all.length > 1 ? scrumAttack : attackAlone, row),
    always,
  ),
  rule(
    '803.6d',
    (g: Game, _row: number, _target: number, all: readonly number[]) =>
      all.length < 2 || haveCommonOrganisation(g, all),
    always,
  ),
  rule(
    '803.6e',
    (g: Game, row: number, target: number, all: readonly number[]) =>
      mayAttackAt(g, row, target) && may(g, all.length > 1 ? scrumAttackAt : attackAloneAt, row, target),
    always,
  ),
  rule('803.6f', (g: Game, _row: number, target: number) => target === NONE || isUnit(g, target), always),
  rule('803.6g', (g: Game, _row: number, target: number) => target === NONE || !isStunned(g, target), always),
  rule(
    '803.6h',
    (g: Game, row: number, target: number) => target !== NONE || targetsOf(g, row).length === 0,
    always,
  ),
]

const isLegal = (g: Game, row: number, target: number, all: readonly number[]): boolean =>
  legality.every((test) => test(g, row, target, all))

/** Whether an attack of this UNIT by itself can be legal. */
export function canAttackAlone(g: Game, row: number): boolean {
  const targets = commonTargets(g, [row])
  return (targets.length > 0 ? targets : [NONE]).some((target) => isLegal(g, row, target, [row]))
}

/** What this UNIT can legally attack as one of several, NONE being the player; who the others are is left open. */
export function scrumTargets(g: Game, row: number): readonly number[] {
  const targets = targetsOf(g, row)
  // Only the number counts, and whether all of them share an organisation.
  const several = [row, row]
  return (targets.length > 0 ? targets : [NONE]).filter((target) => isLegal(g, row, target, several))
}

/** The declared attackers that are legal, as the others are. */
export function legalAttackers(g: Game): number[] {
  if (!hasDeclaredTarget(g)) return []
  const all = declaredUnits(g)
  const target = declaredTarget(g)
  return all.filter((row) => isLegal(g, row, target, all))
}
