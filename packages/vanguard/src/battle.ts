import { type Game, NONE, VERB, type Verb, opponent } from '@fudaba/kernel'
import {
  attackNow,
  attackerOf,
  attackers,
  battleMany,
  boosters,
  canAttack,
  endBattle,
  relate,
  targets,
  victims,
} from './attackers.ts'
import { attacking, battlePower, boosting, boostersOf } from './battleUnits.ts'
import { ask, book, fact, procedure, rule, step } from './book.ts'
import { underDeck } from './cardActions.ts'
import { checkTiming } from './check.ts'
import { guardWindow } from './guard.ts'
import { carryOutIcon, clanIsThere } from './icons.ts'
import { moments } from './moments.ts'
import { dealDamage, rest, retire, toHand, turnUp } from './moving.ts'
import { phaseIs, phases, scopes, turnFighter } from './state.ts'
import { hasStatus } from './statuses.ts'
import { critical, drive, guardians, isVanguard, rearGuards } from './units.ts'
import { field, trigger } from './zones.ts'

/** バトルフェイズ (第7章). */

const check = (clause: Parameters<typeof step>[0]) => step(clause, (g) => g.call(checkTiming))
const start = (clause: Parameters<typeof step>[0], moment: Verb, label: string = clause) =>
  step(
    clause,
    (g) => {
      g.propose(moment, turnFighter(g))
      g.call(checkTiming)
    },
    label,
  )

const ATTACKER = 0
const CHECKS = 1
const CARD = 2

/** As often as the drive says (7.5.1.3). */
const again = rule(
  '7.5.1.3',
  (done: number, drives: number): boolean => done < drives,
  () => false,
)
const driveUnit = (g: Game): number => {
  const attacker = attackerOf(g)
  return attacker !== NONE && isVanguard(g, attacker) ? attacker : NONE
}
/** Hit: no more power than the attacker (7.6.1.2). */
const hits = rule(
  '7.6.1.2',
  (g: Game, attacker: number, victim: number): boolean => battlePower(g, victim) <= battlePower(g, attacker),
  () => false,
)
/** Zero or less is no damage (7.6.1.5.1). */
const atLeastOne = rule(
  '7.6.1.5.1',
  (n: number): boolean => n > 0,
  () => true,
)
const HIT = 3
const guardiansRetire = fact('7.6.1.8', true, false)

/** One attack sub-phase after another (7.2 to 7.7). */
export const battlePhase = procedure('battlePhase', 4, [
  step('6.7.1', (g) => g.variable(phaseIs, phases.indexOf('battle') + 1), 'begin'),
  start('7.2.1.1', moments.startStep, 'start step'),
  ask('7.2.1.2', {
    offer(g, d) {
      if (canAttack(g)) d.yesNo(turnFighter(g), 'battle.attack')
    },
    take: (g, answer) => g.setLocal(ATTACKER, answer.value === 0 ? 1 : 0),
  }),
  step('7.2.1.2.2', (g) => {
    const attacks = canAttack(g) && g.local(ATTACKER) === 1
    g.setLocal(ATTACKER, NONE)
    if (!attacks) g.done()
  }),
  check('7.2.1.2.1'),
  // アタックステップ
  step('7.3.1.1', (g) => g.propose(book.verbs[VERB.beginScope], scopes.battle.id)),
  start('7.3.1.2', moments.attackStep),
  ask('7.3.1.3', {
    offer: (g, d) => void d.choose(turnFighter(g), 'battle.attacker', attackers(g), 1, 1),
    take(g, answer) {
      g.setLocal(ATTACKER, answer.value)
      g.propose(attackNow, answer.value, 1)
      g.propose(rest, answer.value)
    },
  }),
  ask('7.3.1.4', {
    offer(g, d) {
      if (g.local(ATTACKER) === NONE) return
      const from = targets(g)
      const n = Math.min(from.length, battleMany(g, g.local(ATTACKER)))
      d.choose(turnFighter(g), 'battle.target', from, n, n)
      d.source = g.local(ATTACKER)
    },
    take(g, answer) {
      for (const row of answer.values) g.propose(relate, attacking.id, g.local(ATTACKER), row)
    },
  }),
  ask('7.3.1.6', {
    offer(g, d) {
      const from = g.local(ATTACKER) === NONE ? [] : boosters(g, g.local(ATTACKER))
      if (from.length === 0) return
      d.choose(turnFighter(g), 'battle.booster', from, 0, 1)
      d.source = g.local(ATTACKER)
    },
    take(g, answer) {
      for (const row of answer.values) {
        g.propose(rest, row)
        g.propose(relate, boosting.id, row, g.local(ATTACKER))
      }
    },
  }),
  step('7.3.1.8', (g) => {
    const attacker = attackerOf(g)
    if (attacker === NONE) return
    g.propose(moments.attacked, attacker)
    for (const row of victims(g)) g.propose(moments.wasAttacked, row)
    for (const row of boostersOf(g, attacker)) g.propose(moments.boosted, row)
    if (boostersOf(g, attacker).length > 0) g.propose(moments.wasBoosted, attacker)
  }),
  check('7.3.1.9'),
  // ガードステップ
  step('7.4.1.2', (g) => g.call(guardWindow)),
  // ドライブステップ
  start('7.5.1.1', moments.driveStep),
  step('7.5.1.2', (g) => {
    g.setLocal(CHECKS, 0)
    if (driveUnit(g) === NONE) g.goto('7.5.1.4')
  }),
  step('7.5.1.2.2', (g) => {
    const unit = driveUnit(g)
    if (unit !== NONE && g.value(drive, unit) <= 0) g.goto('7.5.1.4')
  }),
  step('7.5.1.2.3', (g) => g.propose(turnUp, turnFighter(g)), 'drive check'),
  step('7.5.1.2.4', (g) => {
    const card = g.top(trigger, turnFighter(g))
    g.setLocal(CARD, card)
    if (card !== NONE) g.propose(moments.driveChecked, card)
    if (card !== NONE && clanIsThere(g, turnFighter(g), card)) g.call(carryOutIcon, turnFighter(g), card)
  }),
  check('7.5.1.2.5'),
  step('7.5.1.2.6', (g) => {
    if (g.local(CARD) !== NONE && g.inZone(g.local(CARD), trigger)) g.propose(toHand, g.local(CARD))
  }),
  step('7.5.1.3', (g) => {
    g.setLocal(CHECKS, g.local(CHECKS) + 1)
    const unit = driveUnit(g)
    if (unit !== NONE && again(g.local(CHECKS), g.value(drive, unit))) g.goto('drive check')
  }),
  check('7.5.1.4'),
  // ダメージステップ
  start('7.6.1.1', moments.damageStep),
  step('7.6.1.2', (g) => {
    const attacker = attackerOf(g)
    g.setList(HIT, attacker === NONE ? [] : victims(g).filter((row) => hits(g, attacker, row)))
  }),
  check('7.6.1.4'),
  step('7.6.1.5', (g) => {
    const attacker = attackerOf(g)
    if (attacker === NONE) return
    const n = g.value(critical, attacker)
    for (const row of g.list(HIT))
      if (isVanguard(g, row) && atLeastOne(n)) g.propose(dealDamage, g.controller(row), n)
  }),
  check('7.6.1.6'),
  step(
    '7.6.1.9',
    (g) => {
      if (g.list(HIT).length > 0 && attackerOf(g) !== NONE) g.propose(moments.hit, attackerOf(g))
      for (const row of g.list(HIT)) if (g.inZone(row, field)) g.propose(moments.wasHit, row)
    },
    'hit',
  ),
  step('7.6.1.8', (g) => {
    const other = opponent(turnFighter(g))
    for (const row of g.list(HIT)) if (rearGuards(g, other).includes(row)) g.propose(retire, row)
    if (guardiansRetire()) for (const row of guardians(g, other)) g.propose(retire, row)
  }),
  check('7.6.1.9'),
  // クローズステップ
  step('7.7.1.1', (g) => g.propose(moments.closeStep, turnFighter(g)), 'close step'),
  check('7.7.1.2'),
  step('11.28.2', (g) => {
    const attacker = attackerOf(g)
    const fought = attacker === NONE ? [] : [attacker, ...boostersOf(g, attacker), ...victims(g)]
    for (const row of fought) if (hasStatus(g, row, 'charge')) g.propose(underDeck, row)
  }),
  step('7.7.1.4', (g) => {
    g.propose(endBattle)
    g.propose(book.verbs[VERB.endScope], scopes.battle.id)
    g.setLocal(ATTACKER, NONE)
    g.goto('start step')
  }),
])
