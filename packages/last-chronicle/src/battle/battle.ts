import {
  type Ask,
  type Game,
  NONE,
  type Procedure,
  type Requirement,
  Var,
  ask as query,
} from '@fudaba/kernel/rules'
import {
  asCost,
  attackCost,
  attackerReasons,
  attackerConstraints,
  barredByLevel,
  barringByAura,
  defenceCost,
  defenderReasons,
  forcedDefenders,
  mostAttackers,
  possibleAttackers,
  possibleDefenders,
} from './attackers.ts'
import {
  attackDamage,
  attackUnits,
  becomeAttacker,
  becomeDefender,
  blockedUnits,
  damageStep,
  defenceUnit,
  defendingPlayer,
  designate,
  endBattle,
  isSquad,
  squadPower,
  wasBlocked,
} from './battleUnits.ts'
import { ask, book, direct, fact, procedure, requirement, rule, step } from '../book.ts'
import { powerOf } from '../board/characteristics.ts'
import { SQUAD, damagePlayer, damageUnit } from '../changes/damage.ts'
import { hasKeyword } from '../board/keywords.ts'
import { moments } from '../changes/moments.ts'
import { beginPhase, endPhase } from '../changes/periods.ts'
import { paySouls } from '../changes/soulPayment.ts'
import { attackerIs, otherPlayer, scopes, turnPlayer } from '../board/state.ts'
import { wipe } from '../changes/verbs.ts'
import { battlefield } from '../board/zones.ts'

/** 戦闘フェイズ (10). */

/** A window of priority (11.1), of turn/priority.ts. */
export const priorityWindow = book.later<Procedure>('priorityWindow')

/** Rows chosen to attack or to defend, and the free cost that was locked. */
const CHOSEN = 0
const COST = 1
const TARGET = 2
/** Pairs (unit, damage) that the defender deals. */
const DEALT = 3
const chosen = (g: Game): number[] => g.list(CHOSEN)

/** 勇猛: attacking does not wipe it (15.2.1.2). */
const staysActive = rule(
  '15.2.1.2',
  (g: Game, row: number): boolean => hasKeyword(g, row, 'valor'),
  () => false,
)
/** No window opens while attackers (10.1.2.1) or a defender (10.1.4.1) are named. */
const closedToAttack = fact('10.1.2.1', true, false)
const closedToDefence = fact('10.1.4.1', true, false)

/** Still there and still controlled by the same player (10.1.2.6, 10.1.4.3). */
const isStillHis = (g: Game, row: number, player: number): boolean =>
  g.inZone(row, battlefield) && g.controller(row) === player

/** The unit itself is the source of battle damage (6.6.1.1), of a squad all of it, in whatever order it was named (6.7.3). */
const sourceOfDamage = rule(
  '6.6.1.1',
  (units: readonly number[]): number => (units.length > 1 ? SQUAD : units[0]),
  () => NONE,
)

const UNIT_OF_DAMAGE = 500

/** The defender divides its damage among a squad (6.7.5); without the clause the first takes all of it. */
const divides = fact('6.7.5', true, false)
const divisionReasons: readonly Requirement[] = [
  requirement('6.7.5', (g, _player, row) => blockedUnits(g).includes(row)),
]
const division: Ask = {
  offer(g, d) {
    const defender = defenceUnit(g)
    const units = blockedUnits(g)
    if (defender === NONE || units.length === 0 || !isSquad(g) || !divides()) return
    const total = Math.floor(powerOf(g, defender) / UNIT_OF_DAMAGE) * UNIT_OF_DAMAGE
    if (total > 0) d.distribute(g.controller(defender), 'battle.divide', units, total, 0, UNIT_OF_DAMAGE)
    d.about(defender).because(divisionReasons)
  },
  take: (g, answer) =>
    g.setList(
      DEALT,
      answer.offer.items.flatMap((row, i) => [row, answer.picks[i]]),
    ),
}

/** What has triggered waits for the window of the step, which puts it onto the stack. */
direct('10.1.3.1')
direct('10.1.5.1')
/** What deals damage is the card that makes it (6.6.1): see below, and what texts deal in text/textRules.ts. */
direct('6.6.1')

const told = (g: Game, moment: typeof moments.levelBars, rows: readonly number[]): void =>
  rows.forEach((row) => g.propose(moment, row))

/** From before the attack to the decision whether to go on. */
export const attackRound = procedure('attackRound', 4, [
  step('10.1.1.1', (g) => g.variable(attackerIs, turnPlayer(g) + 1)),
  step('10.1.1.2', (g) => g.propose(moments.attackStart, turnPlayer(g))),
  step('10.1.1.3', (g) => g.call(priorityWindow.value)),
  step(
    '10.1.2',
    (g) => {
      if (!closedToAttack()) g.call(priorityWindow.value)
    },
    'attackers',
  ),
  ask('10.1.2.2', {
    offer(g, d) {
      const from = possibleAttackers(g)
      if (from.length === 0) return
      d.choose(turnPlayer(g), 'battle.attackers', from, 0, mostAttackers(from))
      d.with(attackerConstraints(g, from)).because(attackerReasons)
    },
    take: (g, answer) => g.setList(CHOSEN, answer.values),
  }),
  step(
    '10.1',
    (g) => {
      for (const row of chosen(g)) g.propose(designate, row, g.get(Var.turn))
    },
    'designated',
  ),
  step('10.1.2.4', (g) => {
    for (const row of chosen(g)) if (!staysActive(g, row)) g.propose(wipe, row)
  }),
  step('10.1.2.5', (g) =>
    g.setLocal(
      COST,
      chosen(g).reduce((sum, row) => sum + query(g, attackCost, row, NONE), 0),
    ),
  ),
  step(
    '10.1',
    (g) => {
      if (g.local(COST) > 0) g.call(paySouls, turnPlayer(g), asCost(g.local(COST)), NONE)
    },
    'pay for the attack',
  ),
  step('10.1.2.6', (g) => {
    for (const row of chosen(g)) if (isStillHis(g, row, turnPlayer(g))) g.propose(becomeAttacker, row)
  }),
  step('10.1.2.7', (g) => {
    for (const row of attackUnits(g)) {
      g.propose(moments.attacked, row)
      if (isSquad(g)) g.propose(moments.squadAttacked, row)
    }
  }),
  step('10.1.2.8', (g) => {
    if (attackUnits(g).length === 0) g.goto('going on')
  }),
  step('10.1', (g) => g.propose(book.kernelVerb('beginScope'), scopes.battle.id), 'battle begins'),
  step('10.1.3.2', (g) => g.call(priorityWindow.value)),
  step(
    '10.1.4',
    (g) => {
      if (!closedToDefence()) g.call(priorityWindow.value)
    },
    'defender',
  ),
  step('10.1', (g) => g.setLocal(TARGET, 0), 'no defender yet'),
  step('10.1.4.2.2', (g) => told(g, moments.levelBars, barredByLevel(g)), 'why the level bars it'),
  step('10.1.4.2.3', (g) => told(g, moments.auraBars, barringByAura(g)), 'why the aura bars it'),
  ask('10.1.4.2', {
    offer(g, d) {
      if (attackUnits(g).length === 0) return
      const from = possibleDefenders(g)
      const forced = forcedDefenders(g, from)
      if (forced.length > 0) d.choose(otherPlayer(g), 'battle.defender', forced, 1, 1)
      else if (from.length > 0) d.choose(otherPlayer(g), 'battle.defender', from, 0, 1)
      d.because(defenderReasons)
    },
    take: (g, answer) => g.setLocal(TARGET, answer.value + 1),
  }),
  step('10.1.4.2.5', (g) => {
    g.setLocal(COST, g.local(TARGET) === 0 ? 0 : query(g, defenceCost, g.local(TARGET) - 1, NONE))
    if (g.local(COST) > 0) g.call(paySouls, otherPlayer(g), asCost(g.local(COST)), NONE)
  }),
  step('10.1.4.3', (g) => {
    const row = g.local(TARGET) - 1
    if (row >= 0 && isStillHis(g, row, otherPlayer(g))) g.propose(becomeDefender, row)
  }),
  step('10.1.4.5', (g) => {
    const row = defenceUnit(g)
    if (row === NONE) return
    g.propose(moments.defended, row)
    for (const attacker of attackUnits(g)) g.propose(moments.blocked, attacker)
  }),
  step('10.1.5.2', (g) => g.call(priorityWindow.value)),
  step('10.2', (g) => g.variable(damageStep, 1), 'damage'),
  ask('10.2', division, 'divide'),
  step('10.2.1', (g) => {
    const through = wasBlocked(g)
      ? attackUnits(g).filter((row) => !blockedUnits(g).includes(row))
      : attackUnits(g)
    if (through.length > 0)
      g.propose(damagePlayer, defendingPlayer(g), attackDamage(g, through), sourceOfDamage(through))
  }),
  step('10.2.1.2', (g) => {
    const defender = defenceUnit(g)
    const units = blockedUnits(g)
    if (defender === NONE || units.length === 0) return
    const [squad, alone] = [sourceOfDamage(units), sourceOfDamage([defender])]
    g.propose(damageUnit, defender, squadPower(g, units), squad)
    const shares = g.list(DEALT)
    if (shares.length === 0) g.propose(damageUnit, units[0], powerOf(g, defender), alone)
    for (let i = 0; i < shares.length; i += 2) g.propose(damageUnit, shares[i], shares[i + 1], alone)
  }),
  step('10.2.1.4', (g) => g.call(priorityWindow.value)),
  step('10.2', (g) => g.variable(damageStep, 0), 'damage is over'),
  step('10.2', (g) => g.propose(book.kernelVerb('endScope'), scopes.battle.id), 'battle is over'),
  step('10.3', () => undefined, 'going on'),
  step('10.3.1', (g) => g.propose(endBattle)),
  step('10.3', (g) => g.done(chosen(g).length), 'round is over'),
])

/** Nothing was attacked with: the phase ends by itself (10.3.2). */
const endsByItself = rule(
  '10.3.2',
  (attackers: number): boolean => attackers === 0,
  () => false,
)
/** Without a unit that could still attack it ends by itself, too (10.3.3.1). */
const canGoOn = rule(
  '10.3.3.1',
  (g: Game): boolean => possibleAttackers(g).length > 0,
  () => true,
)

export const battlePhase = procedure('battlePhase', 1, [
  step('10', (g) => beginPhase(g, 'battle')),
  step('10', (g) => g.call(attackRound), 'round'),
  step('10', (g) => g.setLocal(0, g.result), 'fought'),
  ask('10.3.3', {
    offer(g, d) {
      if (!endsByItself(g.local(0)) && canGoOn(g)) d.yesNo(turnPlayer(g), 'battle.again')
    },
    take(g, answer) {
      if (answer.yes) g.goto('round')
    },
  }),
  step('10.3.4', (g) => g.variable(attackerIs, 0)),
  step('10', endPhase, 'end of the battle phase'),
])
