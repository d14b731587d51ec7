import { type Game, Obj, anyPending, chance } from '@fudaba/kernel/rules'
import { book, procedure, step } from '../book.ts'
import { toStage } from '../changes/verbs.ts'
import { configOf } from '../board/config.ts'
import { frameOf } from '../play/frame.ts'
import { request } from '../play/request.ts'
import { resolve, topOfStage } from '../play/resolve.ts'
import { triggerCheck } from './triggers.ts'
import { chanceHolder, turnPlayer } from '../board/state.ts'
import { someoneIsOut, winCheck } from './ruleCheck.ts'
import '../play/index.ts'

const putOnStage = procedure('putOnStage', 1, [step('base.3.5.3', (g) => g.propose(toStage, g.local(0)))])

/** チャンス: the core flow. It never ends by itself; a turn ends by エンド, a game by its result. */
export const flow = chance(book, {
  clauses: {
    toTurnPlayer: 'base.3.5.36',
    window: 'base.3.5.38',
    mustAct: 'base.3.8.1',
    clearPasses: 'base.3.5.32',
    request: 'base.3.5.39',
    triggersOnRequest: 'base.3.5.40',
    immediate: 'base.3.5.5',
    winAfterImmediate: 'base.3.5.41',
    stage: 'base.3.5.41',
    triggersAfterRequest: 'base.3.5.41',
    keep: 'base.3.5.30',
    passOn: 'base.3.7.20',
    recordPass: 'base.3.5.31',
    allPassed: 'base.3.5.33',
    winAfterResolution: 'base.3.5.42',
    triggersAfterResolution: 'base.3.5.35',
    toOther: 'base.3.5.43',
  },
  turnPlayer,
  request,
  immediate: (_g, _row, action) => frameOf(action).speed === 'immediate',
  stage: putOnStage,
  top: topOfStage,
  resolve,
  winCheck,
  triggerCheck,
  nothingToCheck: (g: Game) => !anyPending(g) && !someoneIsOut(g),
  keeps: (g: Game) => configOf(g).chanceAfterRequest === 'keep',
  message: 'chance.window',
  holder: chanceHolder,
})

/** Bits of the players whose pass is on record, and whether both passed over an empty stage. */
export const { passes, idle } = flow

/** The action a request on the stage stands for, by name. */
export const requestName = (g: Game, row: number): string => book.actions[g.object(row, Obj.stands) - 1].name
