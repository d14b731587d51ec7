import {
  type Action,
  type Game,
  NONE,
  type Player,
  type Requirement,
  type Verb,
  offerActions,
  tellPlace,
} from '@fudaba/kernel/rules'
import { useAbilities } from '../play/abilities.ts'
import { battlePhase } from '../battle/battle.ts'
import { ask, book, fact, procedure, requirement, rule, step, direct } from '../book.ts'
import { checkNow, checkTiming } from './ruleCheck.ts'
import { cardsToCall, gradeFits } from '../battle/guard.ts'
import { endPhase } from './endPhase.ts'
import { exchange } from '../play/exchange.ts'
import { assistStep } from './gAssist.ts'
import { nextTurn } from '../changes/extraTurns.ts'
import { moments } from '../changes/moments.ts'
import { circlesNamed } from '../board/circleNames.ts'
import { call, draw, ride, stand } from '../changes/moving.ts'
import { legionAction } from '../play/seekMate.ts'
import { type Phase, beginTurn, inPhase, phaseIs, phases, turnFighter } from '../board/state.ts'
import { strideStep } from './stride.ts'
import { grade } from '../board/characteristics.ts'
import { isUnit } from '../board/cardStates.ts'
import { mateOf, vanguardOf } from '../board/units.ts'
import { circles, field, hand } from '../board/zones.ts'

/** ターンの進行 (第6章). */

const enters = (g: Game, phase: Phase): void => g.variable(phaseIs, phases.indexOf(phase) + 1)
const check = (clause: Parameters<typeof step>[0]) => step(clause, checkNow)
/** Abilities that wait for this moment are on standby; then a check timing comes. */
function raise(g: Game, moment: Verb): void {
  g.propose(moment, turnFighter(g))
  g.call(checkTiming)
}

export const standPhase = procedure('standPhase', 0, [
  step('6.3.1.1', (g) => {
    enters(g, 'stand')
    raise(g, moments.turnStart)
  }),
  step('6.3.1.2', (g) => {
    for (let row = g.top(field, turnFighter(g)); row !== NONE; row = g.next(row))
      if (g.turned(row) && isUnit(g, row)) g.propose(stand, row)
  }),
  check('6.3.1.3'),
])

export const drawPhase = procedure('drawPhase', 0, [
  step('6.4.1.1.1', (g) => {
    enters(g, 'draw')
    raise(g, moments.drawStart)
  }),
  step('6.4.1.1.2', (g) => draw(g, turnFighter(g), 1)),
  check('6.4.1.1.3'),
  step('6.4.1.2', (g) => g.call(assistStep), 'G assist step'),
  check('6.4.1.3'),
])

/** Over two in legion the grade of the leader counts (10.25.9). */
const riddenOver = rule(
  '10.25.9',
  vanguardOf,
  (g: Game, player: Player): number => {
    const leader = vanguardOf(g, player)
    return mateOf(g, leader) === NONE ? leader : mateOf(g, leader)
  },
  '10.25.4',
)
/** The same grade as the vanguard, or one more (8.5.2.1.1.1). */
const gradeOfRide = rule(
  '8.5.2.1.1.1',
  (g: Game, player: Player, row: number): boolean => {
    const difference = g.value(grade, row) - g.value(grade, riddenOver(g, player))
    return difference === 0 || difference === 1
  },
  () => true,
)
/** Only what meets its condition can be played (8.5.2.1). */
const rideable = rule('8.5.2.1', gradeOfRide, () => true)
const onlyOne = fact('6.5.1.1.2', 1, 2)
/** Onto the vanguard circle and no other (6.5.1.1.3). */
const rides = rule(
  '6.5.1.1.3',
  (g: Game, row: number, player: Player): void => g.propose(ride, row, player),
  (g: Game, row: number, player: Player): void => g.propose(call, row, 0, player),
)

/** Why a card is not among those that can be ridden. */
const rideReasons: readonly Requirement[] = [
  requirement('8.5.1.1', (g, player, row) => g.zoneOf(row) === g.zone(hand, player), {
    tells: tellPlace(hand),
  }),
  requirement('8.5.2.1.1.1', (g, player, row) => rideable(g, player, row), {
    tells(g, player, row) {
      const [have, vanguard] = [g.value(grade, row), g.value(grade, riddenOver(g, player))]
      return have < vanguard
        ? { key: 'ride', have, need: vanguard, parameters: { vanguard } }
        : { key: 'ride', have, most: vanguard + 1, parameters: { vanguard } }
    },
  }),
]

export const ridePhase = procedure('ridePhase', 1, [
  step('6.5.1.1.1', (g) => {
    enters(g, 'ride')
    raise(g, moments.rideStart)
  }),
  ask(
    '8.5.1.1',
    {
      offer(g, d) {
        const player = turnFighter(g)
        if (vanguardOf(g, player) === NONE) return
        const from = g.objects(hand, player).filter((row) => rideable(g, player, row))
        // Asked in any case: nobody shall learn from it what is in the hand.
        if (g.local(0) < onlyOne()) d.choose(player, 'ride.card', from, 0, 1).because(rideReasons)
      },
      take(g, answer) {
        if (answer.values.length === 0) return
        rides(g, answer.value, turnFighter(g))
        g.setLocal(0, g.local(0) + 1)
        g.goto('ride')
      },
    },
    'ride',
  ),
  check('6.5.1.1.4'),
  step('6.5.1.2', (g) => g.call(strideStep), 'stride step'),
  check('6.5.1.3'),
])

// ── main phase ─────────────────────────────────────────────────────────────────────────────────────────────────

const PLAYER = 0
const SOURCE = 1
const inMain = requirement('10.7.1.2.1', (g, player) => turnFighter(g) === player && inPhase(g, 'main'))
/** Onto rear-guard circles only (6.6.1.2.1.1). */
const openCircles = rule(
  '6.6.1.2.1.1',
  (g: Game, player: Player): number[] => circlesNamed(g, player, 'rear-guard'),
  (): number[] => circles.map((_, i) => i),
)

/** Without a circle to choose there is nothing to call to: a locked circle is none (4.6.7). */
const thereIsCircle = requirement('8.5.2.2.1', (g, player) => openCircles(g, player).length > 0)

/** One card at a time (10.7.1.1.1.2). */
const alone = rule(
  '10.7.1.1.1.2',
  (_g: Game, row: number): readonly number[] => [row],
  (g: Game, row: number): readonly number[] => g.objects(hand, g.controller(row)),
)
const NORMAL = 1
/** (fighter, card): he chooses a circle (8.5.2.2.1); whoever was there drops at the next rule action. */
const performCall = procedure('normalCall', 3, [
  ask('8.5.2.2.1', {
    offer(g, d) {
      const player = g.local(PLAYER) as Player
      const names = openCircles(g, player).map((circle) => circles[circle])
      d.option(player, 'call.circle', names)
      d.source = g.local(SOURCE)
    },
    take(g, answer) {
      const player = g.local(PLAYER) as Player
      const circle = openCircles(g, player)[answer.value]
      for (const row of alone(g, g.local(SOURCE))) g.propose(call, row, circle, player, 0, NORMAL)
    },
  }),
])
/** In the main phase cards of the hand are called (6.6.1.2.1). */
const called = rule('6.6.1.2.1', cardsToCall, () => [])
export const normalCall: Action = book.action({
  name: 'call',
  title: { ja: 'ノーマルコール', en: 'Normal call' },
  requirements: [inMain, thereIsCircle, gradeFits],
  of: [
    requirement(
      '6.6.1.2.1',
      (g, player, row) => g.zoneOf(row) === g.zone(hand, player) && g.cardOf(row) !== NONE,
    ),
  ],
  sources: called,
  perform: performCall,
})

export const mainActions = [normalCall, exchange, legionAction, ...useAbilities]

/** What can be done in it is done in any order and as often as he likes (6.6.1.2). */
const asOften = fact('6.6.1.2', true, false)
/** Doing nothing ends the play timing, and the game goes on (8.4.2.3). */
const endsTiming = fact('8.4.2.3', true, false)

/** Then the battle phase comes (6.6.1.3). */
const toBattle = fact('6.6.1.3', true, false)
export const mainPhase = procedure('mainPhase', 0, [
  step('6.6.1.1', (g) => enters(g, 'main'), 'begin'),
  step('6.6.1.1', (g) => g.propose(moments.mainStart, turnFighter(g)), 'main phase start'),
  step('8.4.2.1', checkNow, 'check'),
  ask(
    '8.4.2.2',
    {
      offer(g, d) {
        d.act(turnFighter(g), 'main.window', true)
        offerActions(g, d, turnFighter(g), mainActions)
      },
      take(g, answer) {
        if (answer.passed ? endsTiming() && toBattle() : !asOften()) return
        g.goto('check')
        if (!answer.passed)
          g.call(book.actions[answer.value].perform, turnFighter(g), answer.source, answer.value)
      },
    },
    'window',
  ),
])

const inOrder = [standPhase, drawPhase, ridePhase, mainPhase, battlePhase, endPhase]
direct('6.2.1')
const order = () => inOrder
/** Then the opponent is the turn fighter (6.8.1.5). */
const next = rule('6.8.1.5', nextTurn, turnFighter)
const PHASE = 0

/** One turn after another; the local is the number of the phase. */
export const turns = procedure('turns', 1, [
  step('6.8.1', (g) => g.call(order()[g.local(PHASE)]), 'phase'),
  step(
    '6.7.1',
    (g) => {
      g.setLocal(PHASE, g.local(PHASE) + 1)
      if (g.local(PHASE) < inOrder.length) g.goto('phase')
    },
    'next phase',
  ),
  step(
    '6.8.1',
    (g) => {
      g.setLocal(PHASE, 0)
      beginTurn(g, next(g))
      g.goto('phase')
    },
    'next turn',
  ),
])
