import { type Game, NONE, PLAYERS, type Verb, allowed } from '@fudaba/kernel/rules'
import {
  aimAt,
  attackNow,
  attackerReasons,
  attackers,
  battleMany,
  canAttack,
  forcedAttackers,
  targetsOf,
} from './attackers.ts'
import { battleBegins, battleIsAimed, noteKinds } from './battleKinds.ts'
import { attackerOf, boostersOf, isAttacking, victims } from './battleUnits.ts'
import { ask, book, fact, procedure, rule, step, direct } from '../book.ts'
import { boostSteps } from './boost.ts'
import { checks } from '../changes/checks.ts'
import { closeStep } from './closeStep.ts'
import { ofBattle } from '../changes/damageSources.ts'
import { guardWindow } from './guard.ts'
import { atLeastOne, dealer, hitNow, hittingMate, takesDamage } from './hits.ts'
import { configOf } from '../board/config.ts'
import { carryOutIcon, clanIsThere } from '../changes/icons.ts'
import { moments } from '../changes/moments.ts'
import { dealDamage, rest, retire, toHand, turnUp } from '../changes/moving.ts'
import { type BattleStep, entersStep, phaseIs, phases, scopes, turnFighter } from '../board/state.ts'
import { critical, drive } from '../board/characteristics.ts'
import { guardians, isRearGuard, mateOf } from '../board/units.ts'
import { driveChecks, mayBeAttacker, mayDealDamage } from '../changes/verdicts.ts'
import { field, trigger } from '../board/zones.ts'

/** バトルフェイズ (第7章). */

const check = (clause: Parameters<typeof step>[0]) => step(clause, (g) => checks.value.now(g))
const start = (clause: Parameters<typeof step>[0], moment: Verb, which: BattleStep, label: string = clause) =>
  step(
    clause,
    (g) => {
      entersStep(g, which)
      g.propose(moment, turnFighter(g))
      checks.value.timing(g)
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
/** ドライブユニット (7.5.1.2.1): an attacking vanguard, or whoever checks by what a card says. */
const driveUnit = rule(
  '7.5.1.2.1',
  (g: Game): number => {
    const attacker = attackerOf(g)
    return attacker !== NONE && allowed(g, driveChecks, attacker, NONE) ? attacker : NONE
  },
  () => NONE,
)
/** The battle goes on without those that were attacked (7.3.1.4.2), and though it could no longer attack (7.3.1.3.2). */
direct('7.3.1.4.2')
const thoughForbidden = rule(
  '7.3.1.3.2',
  (_g: Game): boolean => true,
  (g: Game): boolean => attackerOf(g) === NONE || mayBeAttacker(g, attackerOf(g)),
  '7.1.1',
)
/** Those that are attacked, then those that are hit. */
export const HIT = 3
/** Abilities that wait for a hit do not see it before guardians have retired (7.6.1.4). */
const notYet = fact('7.6.1.4', true, false)
function raiseHits(g: Game): void {
  const hit = g.list(HIT)
  const mate = hittingMate(g)
  for (const attacker of [attackerOf(g), mate])
    for (const [i] of hit.entries())
      if (attacker !== NONE && (i === 0 || configOf(g).hitsOfAnAttack === 'each'))
        g.propose(moments.hit, attacker)
  for (const row of hit.filter((each) => g.inZone(each, field))) {
    g.propose(moments.wasHit, row)
    if (mate !== NONE) g.propose(moments.mateHit, mate, row)
  }
}
const guardiansRetire = fact('7.6.1.8', true, false)

/** One attack sub-phase after another (7.2 to 7.7). */
export const battlePhase = procedure('battlePhase', 4, [
  step('6.7.1', (g) => g.variable(phaseIs, phases.indexOf('battle') + 1), 'begin'),
  start('7.2.1.1', moments.startStep, 'start', 'start step'),
  ask('7.2.1.2', {
    offer(g, d) {
      if (canAttack(g) && forcedAttackers(g).length === 0) d.yesNo(turnFighter(g), 'battle.attack')
    },
    take: (g, answer) => g.setLocal(ATTACKER, answer.value === 0 ? 1 : 0),
  }),
  step('7.2.1.2.2', (g) => {
    const attacks = canAttack(g) && (g.local(ATTACKER) === 1 || forcedAttackers(g).length > 0)
    g.setLocal(ATTACKER, NONE)
    if (attacks) return
    entersStep(g, null)
    g.done()
  }),
  check('7.2.1.2.1'),
  // アタックステップ
  step('7.3.1.1', (g) => {
    g.propose(book.kernelVerb('beginScope'), scopes.attackSubPhase.id)
    g.propose(book.kernelVerb('beginScope'), scopes.battle.id)
    battleBegins(g)
    g.setList(HIT, [])
  }),
  start('7.3.1.2', moments.attackStep, 'attack'),
  ask('7.3.1.3', {
    offer(g, d) {
      const forced = forcedAttackers(g)
      const from = forced.length > 0 ? forced : attackers(g)
      if (from.length > 0) d.choose(turnFighter(g), 'battle.attacker', from, 1, 1).because(attackerReasons)
    },
    take(g, answer) {
      g.setLocal(ATTACKER, answer.value)
      g.propose(attackNow, answer.value, 1)
      g.propose(rest, answer.value)
    },
  }),
  ask('7.3.1.4', {
    offer(g, d) {
      if (g.local(ATTACKER) === NONE) return
      const from = targetsOf(g, g.local(ATTACKER))
      const n = Math.min(from.length, battleMany(g, g.local(ATTACKER)))
      if (n <= 0) return
      d.choose(turnFighter(g), 'battle.target', from, n, n)
      d.source = g.local(ATTACKER)
    },
    take(g, answer) {
      for (const row of answer.values) g.propose(aimAt, g.local(ATTACKER), row)
      g.setList(HIT, answer.values)
      noteKinds(g, answer.values)
      battleIsAimed(g)
    },
  }),
  // Without somebody to attack with or to attack, the close step comes at once.
  step(
    '7.3.1.4',
    (g) => {
      if (g.local(ATTACKER) === NONE || g.list(HIT).length === 0) g.goto('close step')
    },
    'nobody is attacked',
  ),
  ...boostSteps,
  step('7.3.1.8', (g) => {
    const attacker = attackerOf(g)
    if (attacker === NONE) return
    g.propose(moments.attacked, attacker)
    const mate = mateOf(g, attacker)
    if (mate !== NONE && isAttacking(g, mate)) g.propose(moments.attacked, mate)
    for (const row of victims(g)) g.propose(moments.wasAttacked, row)
    for (const boosted of [attacker, mate])
      for (const row of boosted === NONE ? [] : boostersOf(g, boosted)) {
        g.propose(moments.boosted, row)
        g.propose(moments.wasBoosted, boosted)
      }
  }),
  check('7.3.1.9'),
  // ガードステップ
  step(
    '7.3.1.1',
    (g) => {
      if (!thoughForbidden(g)) g.goto('close step')
    },
    'the battle goes on',
  ),
  step('7.4.1.2', (g) => g.call(guardWindow)),
  // Where a rear-guard attacks there is no drive step, unless a card lets it check.
  step('7.4.1.2.1', (g) => {
    const attacker = attackerOf(g)
    if (attacker !== NONE && isRearGuard(g, attacker) && driveUnit(g) === NONE) g.goto('damage step')
  }),
  // ドライブステップ
  start('7.5.1.1', moments.driveStep, 'drive'),
  step('7.5.1.2', (g) => {
    g.setLocal(CHECKS, 0)
    if (driveUnit(g) === NONE) g.goto('damage step')
  }),
  step('7.5.1.2.2', (g) => {
    const unit = driveUnit(g)
    if (unit !== NONE && g.value(drive, unit) <= 0) g.goto('damage step')
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
  // What comes of this check timing counts: a drive that is gained in it is checked, too.
  step('7.5.1.3', (g) => {
    g.setLocal(CHECKS, g.local(CHECKS) + 1)
    checks.value.timing(g)
  }),
  step(
    '7.5.1.3',
    (g) => {
      const unit = driveUnit(g)
      if (unit !== NONE && again(g.local(CHECKS), g.value(drive, unit))) g.goto('drive check')
    },
    'another drive check',
  ),
  // ダメージステップ
  start('7.6.1.1', moments.damageStep, 'damage', 'damage step'),
  step('7.6.1.2', (g) => g.setList(HIT, hitNow(g, g.list(HIT)))),
  check('7.6.1.4'),
  step('7.6.1.5', (g) => {
    if (!notYet()) raiseHits(g)
    const attacker = dealer(g, g.local(ATTACKER))
    if (attacker === NONE) return
    const n = g.value(critical, attacker)
    for (const row of g.list(HIT))
      if (takesDamage(g, row) && atLeastOne(n) && mayDealDamage(g, attacker))
        g.propose(dealDamage, g.controller(row), n, ofBattle(attacker))
  }),
  check('7.6.1.6'),
  step('7.6.1.9', raiseHits, 'hit'),
  step('7.6.1.8', (g) => {
    for (const row of g.list(HIT)) if (isRearGuard(g, row)) g.propose(retire, row)
    if (guardiansRetire())
      for (const player of PLAYERS) for (const row of guardians(g, player)) g.propose(retire, row)
  }),
  check('7.6.1.9'),
  // クローズステップ
  step('7.7.1.1', (g) => g.call(closeStep), 'close step'),
  step('7.7.1.4', (g) => {
    g.setLocal(ATTACKER, NONE)
    g.goto('start step')
  }),
])
