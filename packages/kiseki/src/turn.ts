import { type Game, NONE, PLAYERS, type Player, V, VERB, atom, opponent } from '@fudaba/kernel'
import { battlePhase } from './battle.ts'
import { ask, book, fact, procedure, rule, step } from './book.ts'
import { isUnit } from './characteristics.ts'
import { moments } from './moments.ts'
import { priority } from './priority.ts'
import { STEP, bond, initiative, initiativeIs, isStunned, primary, scopes, stepIs, stepOf } from './state.ts'
import { draw, emptyPools, enterHomebase, gainCp, ready, recover, toTrails } from './verbs.ts'
import { field, hand, homebase } from './zones.ts'

/** ターンの進行 (700). */

const PLAYER = 0
const stepPlayer = (g: Game): Player => g.local(PLAYER) as Player

/** The step of this player begins: he is the primary player (702.3). */
const becomesPrimary = rule(
  '702.3',
  (g: Game, player: Player) => g.variable(stepOf, player + 1),
  (g: Game) => g.variable(stepOf, 0),
)
const enter = (g: Game, name: keyof typeof STEP): void => {
  g.variable(stepIs, STEP[name])
  becomesPrimary(g, stepPlayer(g))
}
const endOfStep = (g: Game): void => {
  g.variable(stepIs, STEP.none)
  g.propose(emptyPools)
}

const CARDS = 2
const atMostOne = fact('703.7a', 1, 0)

/** The three steps of one player (703.6, 703.7, 703.8). Called with the player. */
const preparationSteps = procedure('preparationSteps', 1, [
  step('703.6', (g) => enter(g, 'draw')),
  step('703.6a', (g) => {
    for (let i = 0; i < CARDS; i++) g.propose(draw, stepPlayer(g))
  }),
  step('703.6b', (g) => g.propose(moments.drawStepStart, stepPlayer(g))),
  step('703.6c', (g) => g.call(priority.procedure)),
  step('703.6', endOfStep, 'end of the draw step'),
  step('703.7', (g) => enter(g, 'homebase')),
  ask('703.7a', {
    offer(g, d) {
      d.choose(stepPlayer(g), 'turn.homebase', g.objects(hand, stepPlayer(g)), 0, atMostOne())
    },
    take(g, answer) {
      for (const row of answer.values) g.propose(enterHomebase, row, stepPlayer(g), atom.FACE_DOWN_FLAG)
    },
  }),
  step('703.7b', (g) => g.propose(moments.homebaseStepStart, stepPlayer(g))),
  step('703.7c', (g) => g.call(priority.procedure)),
  step('703.7', endOfStep, 'end of the homebase step'),
  step('703.8', (g) => enter(g, 'deployment')),
  step('703.8a', (g) => g.propose(gainCp, stepPlayer(g), g.count(homebase, stepPlayer(g)))),
  step('703.8b', (g) => g.propose(moments.deploymentStepStart, stepPlayer(g))),
  step('703.8c', (g) => g.call(priority.procedure)),
  step('703.8', endOfStep, 'end of the deployment step'),
])

/** 準備フェイズ. */
const preparationPhase = procedure('preparationPhase', 0, [
  step('703.1', (g) => g.propose(moments.turnStart, initiative(g))),
  step('703.2', (g) => g.call(priority.procedure)),
  step('703.3', (g) => g.propose(moments.preparationStart, initiative(g))),
  step('703.4', (g) => g.call(priority.procedure)),
  step('703.5', (g) => g.call(preparationSteps, initiative(g))),
  step('703.5', (g) => g.call(preparationSteps, opponent(initiative(g))), 'then the other'),
  step('703.5', (g) => g.variable(stepOf, 0), 'nobody is in a step'),
])

export const noBond = book.ending('bond')

/** 絆が0点以下: who loses at the end of the turn (705.5). */
function loser(g: Game): Player | typeof NONE {
  const [mine, theirs] = PLAYERS.map((player) => g.counter(bond, player))
  if (mine > 0 && theirs > 0) return NONE
  if (mine <= 0 && theirs <= 0) return mine === theirs ? initiative(g) : mine < theirs ? 0 : 1
  return mine <= 0 ? 0 : 1
}

const stunnedUnits = (g: Game, player: Player): number[] =>
  g.objects(field, player).filter((row) => isUnit(g, row) && isStunned(g, row))

const FIRST = 0
const SECOND = 1
const chooseRecovery = (which: 0 | 1) => ({
  offer(g: Game, d: Parameters<Parameters<typeof ask>[1]['offer']>[1]) {
    const player = which === FIRST ? initiative(g) : opponent(initiative(g))
    d.choose(player, 'turn.recover', stunnedUnits(g, player), 0, 1)
  },
  take: (g: Game, answer: Parameters<Parameters<typeof ask>[1]['take']>[1]) => g.setList(which, answer.values),
})

/** 回復フェイズ. */
const recoveryPhase = procedure('recoveryPhase', 2, [
  step('705.1', (g) => g.propose(moments.recoveryPhaseStart, initiative(g))),
  step('705.2', (g) => g.call(priority.procedure)),
  step('705.3', (g) => g.propose(moments.turnEnd, initiative(g))),
  step('705.4', (g) => g.call(priority.procedure)),
  step('705.5', (g) => {
    const who = loser(g)
    if (who !== NONE) g.propose(book.verbs[VERB.finish], opponent(who), noBond)
  }),
  ask('705.6', chooseRecovery(FIRST), 'the initiative player chooses'),
  ask('705.6', chooseRecovery(SECOND), 'the other chooses'),
  step(
    '705.6',
    (g) => {
      for (const row of [...g.list(FIRST), ...g.list(SECOND)]) g.propose(recover, row)
    },
    'recover together',
  ),
  step(
    '705.6',
    (g) => {
      for (const player of PLAYERS) for (const row of stunnedUnits(g, player)) g.propose(toTrails, row)
    },
    'the others go to the trails',
  ),
  step('705.7', (g) => g.propose(book.verbs[VERB.endScope], scopes.turn.id)),
  step('705.8', (g) => {
    for (const player of PLAYERS)
      for (const row of [...g.objects(field, player), ...g.objects(homebase, player)])
        if (g.turned(row)) g.propose(ready, row)
  }),
  step('705.9', (g) => g.variable(initiativeIs, opponent(initiative(g)))),
])

/** One turn after another, for ever: a game ends by its result. */
export const turns = procedure('turns', 0, [
  step(
    '701.1',
    (g) => {
      g.variable(V.turn, g.get(V.turn) + 1)
      g.propose(book.verbs[VERB.beginScope], scopes.turn.id)
    },
    'begin',
  ),
  step('701.1', (g) => g.call(preparationPhase), 'preparation'),
  step('704.1', (g) => g.call(battlePhase)),
  step('701.1', (g) => g.call(recoveryPhase), 'recovery'),
  step('701.1', (g) => g.goto('begin'), 'again'),
])

export { primary }
