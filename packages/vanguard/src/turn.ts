import { type Action, type Game, NONE, type Player, type Verb, offerActions } from '@fudaba/kernel'
import { useAbilities } from './abilities.ts'
import { battlePhase } from './battle.ts'
import { ask, book, fact, procedure, requirement, rule, step } from './book.ts'
import { checkTiming } from './check.ts'
import { gradeFits } from './guard.ts'
import { endPhase } from './endPhase.ts'
import { assistStep } from './gAssist.ts'
import { nextTurn } from './extraTurns.ts'
import { isLockedHere } from './locking.ts'
import { moments } from './moments.ts'
import { call, draw, moveTo, ride, stand } from './moving.ts'
import { legionAction } from './seekMate.ts'
import { type Phase, beginTurn, inPhase, phaseIs, phases, turnFighter } from './state.ts'
import { strideStep } from './stride.ts'
import { grade, rearGuards, unitsOf, vanguardOf } from './units.ts'
import { behind, circleOf, circles, hand, isRearGuardCircle, onCircle, rearGuardCircles } from './zones.ts'

/** ターンの進行 (第6章). */

const enters = (g: Game, phase: Phase): void => g.variable(phaseIs, phases.indexOf(phase) + 1)
const check = (clause: Parameters<typeof step>[0]) => step(clause, (g) => g.call(checkTiming))
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
    for (const row of unitsOf(g, turnFighter(g))) if (g.turned(row)) g.propose(stand, row)
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

/** The same grade as the vanguard, or one more (8.5.2.1.1.1). */
const rideable = rule(
  '8.5.2.1.1.1',
  (g: Game, player: Player, row: number): boolean => {
    const difference = g.value(grade, row) - g.value(grade, vanguardOf(g, player))
    return difference === 0 || difference === 1
  },
  () => true,
)
const onlyOne = fact('6.5.1.1.2', 1, 2)

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
        if (from.length > 0 && g.local(0) < onlyOne()) d.choose(player, 'ride.card', from, 0, 1)
      },
      take(g, answer) {
        if (answer.values.length === 0) return
        g.propose(ride, answer.value, turnFighter(g))
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
  (g: Game, player: Player): number[] => rearGuardCircles().filter((circle) => isFree(g, player, circle)),
  (): number[] => circles.map((_, i) => i),
)
/** With a locked card on it, it is no rear-guard circle (4.6.7). */
const isFree = (g: Game, player: Player, circle: number): boolean =>
  !onCircle(g, player, circle).some((row) => isLockedHere(g, row))

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
      g.propose(call, g.local(SOURCE), openCircles(g, player)[answer.value], player)
    },
  }),
])
export const normalCall: Action = book.action({
  name: 'call',
  title: { ja: 'ノーマルコール', en: 'Normal call' },
  requirements: [inMain, gradeFits],
  sources: (g, player) => g.objects(hand, player),
  perform: performCall,
})

/** Front and back of a column, both rear-guard circles (6.6.1.2.3). */
const partner = (circle: number): number => (behind(circle) === NONE ? circle - 3 : behind(circle))
const performExchange = procedure('exchange', 3, [
  step('6.6.1.2.3', (g) => {
    const row = g.local(SOURCE)
    const here = circleOf(g, row)
    const there = partner(here)
    for (const other of onCircle(g, g.local(PLAYER) as Player, there)) g.propose(moveTo, other, here)
    g.propose(moveTo, row, there)
  }),
])
const columnIsFree = requirement('6.6.1.2.3', (g, player, source) => {
  const there = partner(circleOf(g, source))
  return (
    there >= 0 &&
    isRearGuardCircle(there) &&
    isRearGuardCircle(circleOf(g, source)) &&
    isFree(g, player, there)
  )
})
export const exchange: Action = book.action({
  name: 'exchange',
  title: { ja: '前後の交換', en: 'Change places' },
  requirements: [inMain, columnIsFree],
  sources: (g, player) => rearGuards(g, player),
  perform: performExchange,
})
export const mainActions = [normalCall, exchange, legionAction, ...useAbilities]

export const mainPhase = procedure('mainPhase', 0, [
  step('6.6.1.1', (g) => enters(g, 'main'), 'begin'),
  step('6.6.1.1', (g) => g.propose(moments.mainStart, turnFighter(g)), 'main phase start'),
  step('8.4.2.1', (g) => g.call(checkTiming), 'check'),
  ask(
    '8.4.2.2',
    {
      offer(g, d) {
        d.act(turnFighter(g), 'main.window', true)
        offerActions(g, d, turnFighter(g), mainActions)
      },
      take(g, answer) {
        if (answer.passed) return
        g.goto('check')
        g.call(book.actions[answer.value].perform, turnFighter(g), answer.source, answer.value)
      },
    },
    'window',
  ),
])

const inOrder = [standPhase, drawPhase, ridePhase, mainPhase, battlePhase, endPhase]
const order = rule(
  '6.2.1',
  () => inOrder,
  () => [standPhase, ridePhase, drawPhase, mainPhase, battlePhase, endPhase],
)
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
