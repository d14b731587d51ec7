import { type Game, NONE, type Player, relatedTo } from '@fudaba/kernel/rules'
import { defender } from './attackDeclarations.ts'
import { book, change, fact, procedure, rule, step, direct } from '../book.ts'
import {
  attackNow,
  endurance,
  hasSkill,
  isCreated,
  isMental,
  judgedBonus,
  stat,
} from '../board/characteristics.ts'
import { configOf } from '../board/config.ts'
import { IN_BATTLE, MENTAL, dealDamage, sufferDamage } from '../changes/damage.ts'
import { actorOf, aimOf, endDeclaration, guardedBy, hasAim } from '../changes/declarations.ts'
import { judge } from '../changes/judgement.ts'
import { ruleTiming } from '../changes/timings.ts'
import { scopes } from '../board/state.ts'
import { joinersOf } from './synchro.ts'
import { may, mayAttack } from '../changes/verdicts.ts'
import { battles, onField } from '../board/zones.ts'

/** アタックの解決とバトル (3, 5). */

const ATTACK = 0
const FIRST = 1

const attackerOf = (g: Game, row: number): number => {
  const attacker = actorOf(g, row)
  return attacker !== NONE && onField(g, attacker) ? attacker : NONE
}
/** The guard, if it still stands (4-6). */
const guardOf = (g: Game, row: number): number => {
  const guard = relatedTo(g, guardedBy, row)
  return guard !== NONE && onField(g, guard) ? guard : NONE
}

/** Zero points are damage, too (15-3b). */
direct('15-3b')
/** Plus X for a judgement counts there and is no part of the attack itself (15-1). */
const bonus = rule(
  '15-1',
  (g: Game, row: number): number => g.value(judgedBonus, row),
  () => 0,
)
/** What it strikes with in a battle, or a character that nobody guards. */
const strength = (g: Game, row: number): number =>
  configOf(g).judgementPlus === 'attack' ? pointsOf(g, row) : Math.max(0, attackNow(g, row))
/** What is judged of a player. */
const pointsOf = (g: Game, row: number): number => Math.max(0, attackNow(g, row) + bonus(g, row))
/** What an effect made fights like any other: no protection from effects keeps its damage off (7-5). */
const fightsLikeOthers = fact('7-5', true, false)

function strike(g: Game, from: number, target: number, inBattle: boolean): void {
  if (isCreated(g, from) && !fightsLikeOthers()) return
  const points = strength(g, from)
  const bits = (isMental(g, from) ? MENTAL : 0) | (inBattle ? IN_BATTLE : 0)
  g.propose(dealDamage, target, points, bits, from)
}

/** A mental attack on a player: judged like any other, or nothing (base.1.6.18). */
const judges = rule(
  'base.1.6.18',
  (g: Game, attacker: number): boolean =>
    !isMental(g, attacker) || configOf(g).mentalAttackOnPlayer === 'damageJudgement',
  () => true,
)

/** So many points are to be judged of a player by this attack; texts may put something in place of it (3-4). */
const toBeJudged = book.variable('toBeJudged')
export const reachPlayer = change('reachPlayer', (g, attacker, player, points) => {
  g.emit(g.verbNow, attacker, player, points)
  g.variable(toBeJudged, points + 1)
})
/** A ban on attacks does not undo what was declared before (3-8). */
const staysDeclared = rule(
  '3-8',
  (_g: Game, _row: number): boolean => true,
  (g: Game, row: number): boolean => may(g, mayAttack, row),
  '3-1',
)

/** (attack): without a guard it reaches its target. */
const reachTarget = procedure('reachTarget', 1, [
  step('4-6', (g) => {
    const row = g.local(ATTACK)
    const attacker = attackerOf(g, row)
    g.variable(toBeJudged, 0)
    if (attacker === NONE || !staysDeclared(g, attacker)) return g.done()
    if (hasAim(g, row)) {
      if (aimOf(g, row) !== NONE) strike(g, attacker, aimOf(g, row), false)
    } else if (judges(g, attacker)) g.propose(reachPlayer, attacker, defender(g, row), pointsOf(g, attacker))
  }),
  step(
    '3-3',
    (g) => {
      const points = g.get(toBeJudged) - 1
      g.variable(toBeJudged, 0)
      if (points >= 0) judge(g, [defender(g, g.local(ATTACK))], points)
    },
    'judged',
  ),
  step('3-5-a', (g) => {
    if (hasAim(g, g.local(ATTACK))) g.call(sufferDamage, 0)
  }),
])

/** (attack): a guarded one waits for its battle at the end of the responses, any other reaches its target. */
export const resolveAttack = procedure('resolveAttack', 1, [
  step('base.1.6.8', (g) => {
    const row = g.local(ATTACK)
    if (attackerOf(g, row) === NONE || guardOf(g, row) === NONE) return
    g.propose(book.kernelVerb('move'), row, g.zone(battles, 0))
    g.done()
  }),
  step('3-3', (g) => g.call(reachTarget, g.local(ATTACK))),
  step('21-3a', (g) => g.propose(endDeclaration, g.local(ATTACK)), 'the attack is over'),
])

/** Who deals damage first: those with イニシアチブ, if the other has none (base.1.7.4). */
const strikesFirst = rule(
  'base.1.7.4',
  (g: Game, row: number, other: number): boolean =>
    hasSkill(g, row, 'initiative') && !hasSkill(g, other, 'initiative'),
  () => false,
)
/** What goes through a guard (6-1, base.1.7.9). */
const through = rule(
  'base.1.7.9',
  (g: Game, attacker: number, guard: number, points: number): number =>
    hasSkill(g, attacker, 'penetrate') && !isMental(g, attacker)
      ? Math.max(0, points - stat(g, endurance, guard))
      : 0,
  () => 0,
)

const THROUGH = 2

/** Two characters meet in battle: an event without a change, before anything of it is processed (11-4). */
export const meets = change('meets', (g, row, other) => void g.emit(g.verbNow, row, g.controller(row), other))
const begin = book.kernelVerb('beginScope')
const end = book.kernelVerb('endScope')

/** (attack): attacker against guard. */
export const battle = procedure('battle', 3, [
  // From here to the discarding of the beaten it is the time of battle (5-1).
  step('21-3', (g) => g.propose(begin, scopes.battle.id), 'battle begins'),
  step(
    '21-3',
    (g) => {
      const row = g.local(ATTACK)
      g.setLocal(FIRST, NONE)
      g.setLocal(THROUGH, 0)
      const [attacker, guard] = [attackerOf(g, row), guardOf(g, row)]
      if (attacker === NONE) return g.goto('the battle is over')
      if (guard !== NONE) {
        g.propose(meets, attacker, guard)
        g.propose(meets, guard, attacker)
        return
      }
      g.goto('the battle is over')
      g.call(reachTarget, row)
    },
    'who meets',
  ),
  step('11-4', (g) => ruleTiming.value.call(g), 'before it is processed'),
  step(
    'base.1.7.4',
    (g) => {
      const [attacker, guard] = [attackerOf(g, g.local(ATTACK)), guardOf(g, g.local(ATTACK))]
      if (attacker === NONE || guard === NONE) return g.goto('the battle is over')
      const points = (hasAim(g, g.local(ATTACK)) ? strength : pointsOf)(g, attacker)
      g.setLocal(THROUGH, through(g, attacker, guard, points))
      if (strikesFirst(g, attacker, guard)) g.setLocal(FIRST, attacker)
      else if (strikesFirst(g, guard, attacker)) g.setLocal(FIRST, guard)
      const first = g.local(FIRST)
      if (first !== NONE) strike(g, first, first === attacker ? guard : attacker, true)
    },
    'initiative',
  ),
  step(
    'base.1.7.4',
    (g) => {
      if (g.local(FIRST) !== NONE) g.call(sufferDamage, 1)
    },
    'the first strike is suffered',
  ),
  step('base.1.6.10', (g) => {
    const row = g.local(ATTACK)
    const [attacker, guard] = [attackerOf(g, row), guardOf(g, row)]
    if (attacker === NONE || guard === NONE) return
    if (g.local(FIRST) !== attacker) strike(g, attacker, guard, true)
    if (g.local(FIRST) !== guard) strike(g, guard, attacker, true)
    // Those who joined strike the same guard, each for itself (23-2).
    for (const joined of joinersOf(g, row)) if (onField(g, joined)) strike(g, joined, guard, true)
  }),
  step('5-2', (g) => g.call(sufferDamage, 1)),
  step('6-1', (g) => {
    const points = g.local(THROUGH)
    const row = g.local(ATTACK)
    if (points === 0) return g.goto('the battle is over')
    if (!hasAim(g, row)) return judge(g, [defender(g, row) as Player], points)
    // A character that was attacked takes it as it would without a guard: not of a battle (3-5-a).
    const [attacker, target] = [actorOf(g, row), aimOf(g, row)]
    if (target !== NONE && onField(g, target)) g.propose(dealDamage, target, points, 0, attacker)
  }),
  step(
    '6-1',
    (g) => {
      if (hasAim(g, g.local(ATTACK))) g.call(sufferDamage, 0)
    },
    'what goes through is suffered',
  ),
  step('21-3', (g) => g.propose(end, scopes.battle.id), 'the battle is over'),
  step('21-3', (g) => g.propose(endDeclaration, g.local(ATTACK)), 'nothing is left of it'),
])
