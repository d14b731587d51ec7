import {
  type Ask,
  type Game,
  PLAYERS,
  type Player,
  type Requirement,
  atom,
  opponent,
  tellPlace,
} from '@fudaba/kernel/rules'
import { battlePhase } from '../battle/battle.ts'
import { ask, book, direct, fact, procedure, requirement, step } from '../book.ts'
import { isUnit } from '../board/characteristics.ts'
import { configOf } from '../board/config.ts'
import { moments } from '../changes/moments.ts'
import { beginPhase, beginStep, beginTurn, endPhase, endStep, phaseForEach } from '../changes/periods.ts'
import { priority } from './priority.ts'
import { lose, noBond, playerBits } from './ruleActions.ts'
import { bond, initiative, initiativeIs, isStunned, scopes, stepOf } from '../board/state.ts'
import { gainCp } from '../changes/bond.ts'
import { recover } from '../changes/stun.ts'
import { draw, enterHomebase, ready, toTrails } from '../changes/verbs.ts'
import { goToTrails, may } from '../changes/verdicts.ts'
import { field, hand, homebase } from '../board/zones.ts'

/** ターンの進行 (700). */

const PLAYER = 0
const stepPlayer = (g: Game): Player => g.local(PLAYER) as Player

const atMost = fact('703.7a', 1, 0)

/** Two cards are drawn one after the other (1313.2): what replaces a draw sees each of them. */
direct('1313.2')

/** The three steps of one player (703.6, 703.7, 703.8). Called with the player. */
export const preparationSteps = procedure('preparationSteps', 1, [
  step('703.6', (g) => beginStep(g, 'draw', stepPlayer(g))),
  step('703.6a', (g) => g.propose(draw, stepPlayer(g))),
  step('703.6a', (g) => g.propose(draw, stepPlayer(g)), 'the second card'),
  step('703.6b', (g) => g.propose(moments.drawStepStart, stepPlayer(g))),
  step('703.6c', (g) => g.call(priority.procedure)),
  step('703.6', endStep, 'end of the draw step'),
  step('703.7', (g) => beginStep(g, 'homebase', stepPlayer(g))),
  ask('703.7a', {
    offer(g, d) {
      d.choose(stepPlayer(g), 'turn.homebase', g.objects(hand, stepPlayer(g)), 0, atMost())
    },
    take(g, answer) {
      for (const row of answer.values) g.propose(enterHomebase, row, stepPlayer(g), atom.FACE_DOWN_FLAG)
    },
  }),
  step('703.7b', (g) => g.propose(moments.homebaseStepStart, stepPlayer(g))),
  step('703.7c', (g) => g.call(priority.procedure)),
  step('703.7', endStep, 'end of the homebase step'),
  step('703.8', (g) => beginStep(g, 'deployment', stepPlayer(g))),
  step('703.8a', (g) => g.propose(gainCp, stepPlayer(g), g.count(homebase, stepPlayer(g)))),
  step('703.8b', (g) => g.propose(moments.deploymentStepStart, stepPlayer(g))),
  step('703.8c', (g) => g.call(priority.procedure)),
  step('703.8', endStep, 'end of the deployment step'),
])

/** 準備フェイズ. */
export const preparationPhase = procedure('preparationPhase', 0, [
  step('703', (g) => beginPhase(g, 'preparation')),
  step('703.1', (g) => g.propose(moments.turnStart, initiative(g))),
  step('703.2', (g) => g.call(priority.procedure)),
  step('703.3', (g) => g.propose(moments.preparationStart, initiative(g))),
  step('703.4', (g) => g.call(priority.procedure)),
  step('703.5', (g) => g.call(preparationSteps, initiative(g)), 'the initiative player'),
  step('703', phaseForEach, 'between the players'),
  step('703.5', (g) => g.call(preparationSteps, opponent(initiative(g))), 'then the other'),
  step('703', (g) => g.variable(stepOf, 0), 'nobody is in a step'),
  step('703', endPhase, 'end of the preparation phase'),
])

/** 絆が0点以下: of two the lower, of equals the initiative player (705.5). */
function withoutBond(g: Game): Player[] {
  const [mine, theirs] = PLAYERS.map((player) => g.counter(bond, player))
  if (mine > 0 && theirs > 0) return []
  if (mine > 0 || theirs > 0) return [mine > 0 ? 1 : 0]
  return [mine === theirs ? initiative(g) : mine < theirs ? 0 : 1]
}

const stunnedUnits = (g: Game, player: Player): number[] =>
  g.objects(field, player).filter((row) => isUnit(g, row) && isStunned(g, row))

const FIRST = 0
const SECOND = 1
/** 'own': one of his own; 'any': the letter of 705.6 names no controller. */
const recoverable = (g: Game, player: Player): number[] =>
  configOf(g).recoveryChoice === 'own'
    ? stunnedUnits(g, player)
    : PLAYERS.flatMap((each) => stunnedUnits(g, each))
/** Why something is not among what can be saved from the trails (705.6). */
const recoveryReasons: readonly Requirement[] = [
  requirement('705.6', (g, _player, row) => g.inZone(row, field) && isUnit(g, row), {
    tells: tellPlace(field),
  }),
  requirement(
    '705.6',
    (g, player, row) => configOf(g).recoveryChoice !== 'own' || g.controller(row) === player,
  ),
  requirement('705.6', (g, _player, row) => isStunned(g, row)),
]
const chooseRecovery = (which: 0 | 1): Ask => ({
  offer(g, d) {
    const player = which === FIRST ? initiative(g) : opponent(initiative(g))
    d.choose(player, 'turn.recover', recoverable(g, player), 0, 1).because(recoveryReasons)
  },
  take: (g, answer) => g.setList(which, answer.values),
})

/** 回復フェイズ. */
export const recoveryPhase = procedure('recoveryPhase', 2, [
  step('705', (g) => beginPhase(g, 'recovery')),
  step('705.1', (g) => g.propose(moments.recoveryPhaseStart, initiative(g))),
  step('705.2', (g) => g.call(priority.procedure)),
  step('705.3', (g) => g.propose(moments.turnEnd, initiative(g))),
  step('705.4', (g) => g.call(priority.procedure)),
  step('705.5', (g) => {
    const losers = withoutBond(g)
    if (losers.length > 0) g.propose(lose, playerBits(losers), noBond)
  }),
  ask('705.6', chooseRecovery(FIRST), 'the initiative player chooses'),
  ask('705.6', chooseRecovery(SECOND), 'the other chooses'),
  step(
    '705.6',
    (g) => {
      for (const row of new Set([...g.list(FIRST), ...g.list(SECOND)])) g.propose(recover, row)
    },
    'recover together',
  ),
  step(
    '705.6',
    (g) => {
      for (const player of PLAYERS)
        for (const row of stunnedUnits(g, player)) if (may(g, goToTrails, row)) g.propose(toTrails, row)
    },
    'the others go to the trails',
  ),
  step('705.7', (g) => g.propose(book.kernelVerb('endScope'), scopes.turn.id)),
  step('705.8', (g) => {
    for (const player of PLAYERS)
      for (const row of [...g.objects(field, player), ...g.objects(homebase, player)])
        if (g.turned(row)) g.propose(ready, row)
  }),
  step('705.9', (g) => g.variable(initiativeIs, opponent(initiative(g)))),
  step('705', endPhase, 'end of the recovery phase'),
])

/** One turn after another, for ever: a game ends by its result. */
export const turns = procedure('turns', 0, [
  step('700', beginTurn, 'begin'),
  step('701.1', (g) => g.call(preparationPhase), 'preparation'),
  step('704.1', (g) => g.call(battlePhase)),
  step('701.1', (g) => g.call(recoveryPhase), 'recovery'),
  step('700', (g) => g.goto('begin'), 'again'),
])
