import { type Game, PLAYERS, type Player, Var, anyPending, opponent } from '@fudaba/kernel/rules'
import { battlePhase } from '../battle/battle.ts'
import { ask, book, fact, procedure, rule, step, direct } from '../book.ts'
import { isStructure } from '../board/characteristics.ts'
import { limitOf } from '../changes/handLimit.ts'
import { moments } from '../changes/moments.ts'
import { beginPhase, beginTurn, endPhase } from '../changes/periods.ts'
import { makeCheck } from '../play/burst.ts'
import { fillPower, powerSourceOf } from '../changes/powerSource.ts'
import { priority } from './priority.ts'
import { ruleProcess } from './ruleCheck.ts'
import { damage, mainPhases, scopes, turnPlayer, turnPlayerIs } from '../board/state.ts'
import { heal } from '../changes/damage.ts'
import { discard, draw, recover } from '../changes/verbs.ts'
import { battlefield, hand, soulYard } from '../board/zones.ts'

/** フェイズ (9). */

/** Nobody gets priority in the recovery phase (9.2.1.3). */
const closed = fact('9.2.1.3', true, false)
/** 配置物: what lies on the battlefield and in the soul yard (15.3.3.1). */
const placedThings = (g: Game, player: Player): number[] => [
  ...g.objects(battlefield, player),
  ...g.objects(soulYard, player),
]

export const recoveryPhase = procedure('recoveryPhase', 0, [
  step('9.2', (g) => beginPhase(g, 'recovery')),
  step('9.2.1.1', (g) => {
    for (const row of placedThings(g, turnPlayer(g))) if (g.turned(row)) g.propose(recover, row)
  }),
  step('9.2.1.2', (g) => {
    for (const row of g.objects(battlefield, turnPlayer(g)))
      if (isStructure(g, row) && powerSourceOf(g, row) > 0) g.propose(fillPower, row)
  }),
  step(
    '9.2',
    (g) => {
      if (!closed()) g.call(priority.procedure)
    },
    'no priority',
  ),
  step('9.2', endPhase, 'end of the recovery phase'),
])

const isFirstTurn = (g: Game): boolean => g.get(Var.turn) === 1
/** The first player draws in the first turn, too (base.4.1.3), but makes no chrono check (9.4.3.1). */
direct('base.4.1.3')
const checksNow = rule(
  '9.4.3.1',
  (g: Game) => !isFirstTurn(g),
  () => true,
)

/** One check a turn by the rules (15.1.14.2). */
const isUsual = fact('15.1.14.2', true, false)

export const drawPhase = procedure('drawPhase', 0, [
  step('9.3', (g) => beginPhase(g, 'draw')),
  step('9.3.2', (g) => g.propose(moments.drawStart, turnPlayer(g))),
  step('9.3.3', (g) => g.call(priority.procedure)),
  step('9.3.3.1', (g) => {
    g.propose(draw, turnPlayer(g))
  }),
  step('9.3.4', (g) => g.call(priority.procedure)),
  step('9.3.5', endPhase),
])

export const checkPhase = procedure('checkPhase', 0, [
  step('9.4', (g) => beginPhase(g, 'check')),
  step('9.4.2', (g) => g.propose(moments.checkStart, turnPlayer(g))),
  step('9.4.3', (g) => {
    if (checksNow(g) && isUsual()) g.call(makeCheck, turnPlayer(g))
  }),
  step('9.4.4', (g) => g.call(priority.procedure)),
  step('9.4.5', endPhase),
])

/** Only the first main phase of a turn is main phase 1 (9.5.1.3). */
export const mainPhaseNumber = rule(
  '9.5.1.3',
  (g: Game): number => Math.min(2, g.get(mainPhases)),
  () => 1,
)
export const mainPhase = procedure('mainPhase', 0, [
  step('9.5', (g) => {
    beginPhase(g, 'main')
    g.variable(mainPhases, g.get(mainPhases) + 1)
  }),
  step('9.5.1.1', (g) => g.propose(moments.mainStart, turnPlayer(g))),
  step('9.5.1.2', (g) => g.call(priority.procedure)),
  step('9.5.1.4', endPhase),
])

/** Damage is taken off (9.7.3.2.1) as what lasts for the turn ends (9.7.3.2.2). */
const healsDamage = fact('9.7.3.2.1', true, false)
const endsEffects = fact('9.7.3.2.2', true, false)

export const adjustmentPhase = procedure('adjustmentPhase', 1, [
  step('9.7', (g) => beginPhase(g, 'adjustment')),
  step('9.7.2.1', (g) => g.propose(moments.turnEnd, turnPlayer(g)), 'turn end'),
  step('9.7.2.1', (g) => g.call(priority.procedure)),
  step('9.7.2.2', (g) => g.goto('9.7.3.1')),
  step('9.7', (g) => g.call(priority.procedure), 'the processing step goes on'),
  ask('9.7.3.1', {
    offer(g, d) {
      const cards = g.objects(hand, turnPlayer(g))
      const over = cards.length - limitOf(g, turnPlayer(g))
      if (over > 0) d.choose(turnPlayer(g), 'turn.discard', cards, over, over)
    },
    take(g, answer) {
      for (const row of answer.values) g.propose(discard, row)
    },
  }),
  step('9.7.3.2', (g) => {
    for (const player of PLAYERS)
      for (const row of g.objects(battlefield, player))
        if (g.object(row, damage) > 0 && healsDamage()) g.propose(heal, row)
    if (endsEffects()) g.propose(book.kernelVerb('endScope'), scopes.turn.id)
  }),
  step('9.7.3', (g) => g.call(ruleProcess), 'look once more'),
  step('9.7.3.3', (g) => {
    if (g.result === 0 && !anyPending(g)) return
    g.goto('priority in the adjustment step')
  }),
  step('9.7.3', (g) => g.goto('over'), 'nothing is left'),
  step('9.7.3', (g) => g.call(priority.procedure), 'priority in the adjustment step'),
  step(
    '9.7.3',
    (g) => {
      g.propose(book.kernelVerb('beginScope'), scopes.turn.id)
      g.goto('9.7.3.1')
    },
    'once more',
  ),
  step('9.7', endPhase, 'over'),
])

/** One turn after another: a game ends by its result. */
export const turns = procedure('turns', 0, [
  step(
    '9',
    (g) => {
      g.variable(mainPhases, 0)
      beginTurn(g)
    },
    'begin',
  ),
  step('9', (g) => g.call(recoveryPhase), 'recovery'),
  step('9', (g) => g.call(drawPhase), 'draw'),
  step('9', (g) => g.call(checkPhase), 'check'),
  step('9', (g) => g.call(mainPhase), 'main 1'),
  step('9', (g) => g.call(battlePhase), 'battle'),
  step('9', (g) => g.call(mainPhase), 'main 2'),
  step('9', (g) => g.call(adjustmentPhase), 'adjustment'),
  step('9.7.3.4', (g) => g.variable(turnPlayerIs, opponent(turnPlayer(g)))),
  step('9', (g) => g.goto('begin'), 'again'),
])
