import type { Action, Book, Procedure } from '../game/book.ts'
import { NONE, type Player, opponent } from '../state/columns.ts'
import type { Game } from '../game/game.ts'
import { offerActions } from './window.ts'
import type { ObjectRow } from '../state/rows.ts'

/** The clauses of the flow of chance, one for each thing that can be switched off. */
export interface ChanceClauses<C extends string> {
  /** The chance goes to the turn player: at the start and after a resolution. */
  readonly toTurnPlayer: C
  /** The open window itself, and the way back to it. */
  readonly window: C
  /** Once both have passed over an empty stage, the turn player must act if he can. */
  readonly mustAct: C
  readonly clearPasses: C
  readonly request: C
  readonly triggersOnRequest: C
  readonly immediate: C
  readonly winAfterImmediate: C
  readonly stage: C
  readonly triggersAfterRequest: C
  /** The requester keeps the chance, by one setting of the game. */
  readonly keep: C
  /** After a request the chance goes to the other player, by the other setting. */
  readonly passOn: C
  readonly recordPass: C
  readonly allPassed: C
  readonly winAfterResolution: C
  readonly triggersAfterResolution: C
  readonly toOther: C
}

/** What a game says about its flow of chance. */
export interface ChanceHooks<C extends string> {
  readonly clauses: ChanceClauses<C>
  turnPlayer(g: Game): Player
  /** What a player may ask for; each is still tested with its requirements. Default: every action of the book. */
  readonly actions?: readonly Action[]
  /** Carries the request out: (player, source, action). Its result is the request's object, negative if it failed. */
  readonly request: Procedure
  /** Whether what was requested resolves at once, without the stage. */
  immediate(g: Game, request: ObjectRow, action: Action): boolean
  /** Puts the request on the stage: (request). */
  readonly stage: Procedure
  /** The top of the stage, or NONE. */
  top(g: Game): ObjectRow
  /** Resolves one request: (request). */
  readonly resolve: Procedure
  readonly winCheck: Procedure
  readonly triggerCheck: Procedure
  /** Whether neither check would find anything now, so that they are skipped. Absent: they are always made. */
  nothingToCheck?(g: Game): boolean
  /** Whether the requester keeps the chance, by the game's settings. */
  keeps(g: Game): boolean
  readonly message?: string
  /** A variable of the game for the holder, where its requirements read it. */
  readonly holder?: number
}

/** What `chance` declares. */
export interface Chance {
  readonly procedure: Procedure
  /** Who has the chance. */
  holder(g: Game): Player
  /** Whether this player's pass is on record. */
  passed(g: Game, player: Player): boolean
  /** Variables, for positions: bit per player who passed; 1 once both passed over an empty stage. */
  readonly passes: number
  readonly idle: number
}

const ACTION = 0
const REQUEST = 1
/** Bit mask of both players. */
const EVERYBODY = 3

/**
 * Chance and stage (チャンスとステージ): the holder of the chance requests or passes; requests wait on the stage and
 * the last one resolves when all have passed. The procedure does not end by itself: turns are actions too.
 */
export function chance<C extends string>(book: Book<C>, hooks: ChanceHooks<NoInfer<C>>): Chance {
  const { clauses, request, stage, resolve, winCheck, triggerCheck } = hooks
  const actions = hooks.actions ?? book.actions
  const holderVariable = hooks.holder ?? book.variable('chance.holder')
  const passes = book.variable('chance.passes')
  /** 1 once both passed over an empty stage, until somebody requests. */
  const idle = book.variable('chance.idle')
  const holder = (g: Game): Player => g.get(holderVariable) as Player
  const keeps = book.holds(clauses.keep, 'keep the chance')
  const movesOn = book.holds(clauses.passOn, 'pass the chance on')
  const mustAct = book.rule(
    clauses.mustAct,
    (g: Game) => g.get(idle) === 1 && holder(g) === hooks.turnPlayer(g) && hooks.top(g) === NONE,
    () => false,
    null,
    'no endless passing',
  )

  const check = (g: Game, checks: Procedure): void => {
    if (hooks.nothingToCheck?.(g) !== true) g.call(checks)
  }

  const procedure = book.procedure('chance', 2, [
    book.step(
      clauses.toTurnPlayer,
      (g) => {
        g.setLocal(ACTION, NONE)
        g.variable(holderVariable, hooks.turnPlayer(g))
      },
      'to the turn player',
    ),
    book.ask(
      clauses.window,
      {
        offer(g, d) {
          const player = holder(g)
          d.act(player, hooks.message ?? 'chance.window', true)
          if (offerActions(g, d, player, actions) > 0 && g.get(idle) === 1 && mustAct(g)) {
            d.pass = false
            d.min = 1
          }
        },
        take(g, answer) {
          if (answer.passed) return g.goto('record the pass')
          g.setLocal(ACTION, answer.value)
          g.call(request, holder(g), answer.source, answer.value)
        },
      },
      'window',
    ),
    book.step(
      clauses.request,
      (g) => {
        g.setLocal(REQUEST, g.result)
        if (g.result < 0) g.goto('window')
        else g.variable(idle, 0)
      },
      'requested',
    ),
    book.step(clauses.clearPasses, (g) => g.variable(passes, 0), 'clear the passes'),
    book.step(clauses.triggersOnRequest, (g) => check(g, triggerCheck), 'triggers of the request'),
    book.step(
      clauses.immediate,
      (g) => {
        if (hooks.immediate(g, g.local(REQUEST), book.actions[g.local(ACTION)]))
          g.call(resolve, g.local(REQUEST))
        else g.goto('stage')
      },
      'immediate',
    ),
    book.step(clauses.winAfterImmediate, (g) => check(g, winCheck), 'win check of the immediate'),
    book.step(clauses.window, (g) => g.goto('triggers after the request'), 'past the stage'),
    book.step(clauses.stage, (g) => g.call(stage, g.local(REQUEST)), 'stage'),
    book.step(clauses.triggersAfterRequest, (g) => check(g, triggerCheck), 'triggers after the request'),
    book.step(
      clauses.window,
      (g) => {
        if (hooks.keeps(g) ? !keeps() : movesOn()) g.variable(holderVariable, opponent(holder(g)))
        g.goto('window')
      },
      'whose chance now',
    ),
    book.step(
      clauses.recordPass,
      (g) => g.variable(passes, g.get(passes) | (1 << holder(g))),
      'record the pass',
    ),
    book.step(
      clauses.allPassed,
      (g) => {
        if (g.get(passes) !== EVERYBODY) return g.goto('to the other')
        g.variable(passes, 0)
        const top = hooks.top(g)
        if (top === NONE) g.variable(idle, 1)
        else g.call(resolve, top)
      },
      'all passed',
    ),
    book.step(clauses.winAfterResolution, (g) => check(g, winCheck), 'win check of the resolution'),
    book.step(
      clauses.triggersAfterResolution,
      (g) => check(g, triggerCheck),
      'triggers after the resolution',
    ),
    book.step(clauses.window, (g) => g.goto('to the turn player'), 'chance again'),
    book.step(clauses.toOther, (g) => g.variable(holderVariable, opponent(holder(g))), 'to the other'),
    book.step(clauses.window, (g) => g.goto('window'), 'next chance'),
  ])
  book.meanings.actionAt.set(procedure, ACTION)
  return { procedure, holder, passed: (g, player) => (g.get(passes) & (1 << player)) !== 0, passes, idle }
}
