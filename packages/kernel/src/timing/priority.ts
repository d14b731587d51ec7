import type { Action, Book, Procedure } from '../game/book.ts'
import { NONE, type Player, opponent } from '../state/columns.ts'
import type { Game } from '../game/game.ts'
import { actionWindow } from './window.ts'
import type { ObjectRow } from '../state/rows.ts'

/** The clauses of priority, one for each thing that can be switched off. */
export interface PriorityClauses<C extends string> {
  /** Who gets priority first. */
  readonly first: C
  /** Rule check before a player gets priority. */
  readonly check: C
  /** Whoever has priority acts or passes. */
  readonly window: C
  /** After an action its player keeps priority; switched off, the other player gets it. */
  readonly keep: C
  /** After an action that uses no stack the first player gets priority; read only with `special`. */
  readonly special?: C
  /** After a pass that was not the second in a row. */
  readonly passOn: C
  /** Two passes in a row: the last one in resolves; with nothing left the processing ends. */
  readonly resolve: C
  /** Who gets priority after a resolution. */
  readonly afterResolution: C
  /** The pass itself; without it there is always one. */
  readonly pass?: C
  /** After an action that failed its player has priority again; switched off, the other player gets it. */
  readonly takenBack?: C
  /** The rule check is repeated before each priority; switched off, it is made only once. */
  readonly again?: C
}

/** What a game says about its priority. */
export interface PriorityHooks<C extends string> {
  readonly name?: string
  readonly clauses: PriorityClauses<C>
  /** The primary player, the turn player. */
  first(g: Game): Player
  readonly ruleCheck: Procedure
  readonly actions?: readonly Action[]
  /** Whether a player keeps priority after this action, by the game's settings. Default: always. */
  keeps?(g: Game, action: Action): boolean
  /** Actions that use no stack, after which priority goes back to the first player. */
  special?(action: Action): boolean
  /** What came last onto the stack (waiting zone), or NONE. */
  top(g: Game): ObjectRow
  /** Resolves an object of the stack and removes it: (object). */
  readonly resolve: Procedure
  readonly message?: string
}

/** What `priority` declares. */
export interface Priority {
  readonly procedure: Procedure
  /** Who has priority, or NONE outside its processing. */
  holder(g: Game): Player | typeof NONE
}

const HOLDER = 0
const PASSES = 1
const ACTION = 2
/** Who had priority in the enclosing processing. */
const OUTER = 3
const TOP = 4

/** Priority with a zone that resolves last in, first out (優先権処理). */
export function priority<C extends string>(book: Book<C>, hooks: PriorityHooks<NoInfer<C>>): Priority {
  const { clauses } = hooks
  const actions = hooks.actions ?? book.actions
  /** Player + 1, so that 0 is nobody. */
  const holderVariable = book.bookkeeping('priority.holder')
  const give = (g: Game, player: Player): void => {
    g.setLocal(HOLDER, player)
    g.variable(holderVariable, player + 1)
  }
  const holder = (g: Game): Player => g.local(HOLDER) as Player
  const keeps = book.holds(clauses.keep, 'keep priority')
  const returnsToFirst = book.holds(clauses.special, 'after an action without the stack')
  const mayPass = book.holds(clauses.pass, 'pass')
  const checksAgain = book.holds(clauses.again, 'check again')
  const keepsAfterFailure = book.holds(clauses.takenBack, 'after going back')
  const checkAgain = (g: Game): void => g.goto(checksAgain() ? 'check' : 'window')

  const afterAction = (g: Game): void => {
    const action = book.actions[g.local(ACTION)]
    g.setLocal(PASSES, 0)
    if (hooks.special?.(action) === true && returnsToFirst()) give(g, hooks.first(g))
    else if ((hooks.keeps?.(g, action) ?? true) && keeps()) give(g, holder(g))
    else give(g, opponent(holder(g)))
  }

  const procedure = book.procedure(hooks.name ?? 'priority', 5, [
    book.step(clauses.window, (g) => g.setLocal(OUTER, g.get(holderVariable)), 'begin'),
    book.step(clauses.first, (g) => give(g, hooks.first(g)), 'first'),
    book.step(
      clauses.check,
      (g) => {
        g.setLocal(ACTION, NONE)
        g.call(hooks.ruleCheck)
      },
      'check',
    ),
    book.ask(
      clauses.window,
      actionWindow({
        player: holder,
        actions,
        message: hooks.message ?? 'priority.window',
        mayPass,
        chosen: ACTION,
        passed: (g) => g.setLocal(ACTION, NONE),
      }),
      'window',
    ),
    book.step(
      clauses.window,
      (g) => {
        if (g.local(ACTION) === NONE) {
          g.setLocal(PASSES, g.local(PASSES) + 1)
          if (g.local(PASSES) < 2) g.goto('pass on')
          return
        }
        // An action that failed was rolled back, so the passes before it still count.
        if (g.result >= 0) afterAction(g)
        else if (!keepsAfterFailure()) give(g, opponent(holder(g)))
        checkAgain(g)
      },
      'acted',
    ),
    book.step(
      clauses.resolve,
      (g) => {
        const top = hooks.top(g)
        g.setLocal(TOP, top)
        if (top !== NONE) g.call(hooks.resolve, top)
      },
      'resolve',
    ),
    book.step(
      clauses.window,
      (g) => {
        if (g.local(TOP) === NONE) {
          g.variable(holderVariable, g.local(OUTER))
          g.done()
          return
        }
        g.setLocal(PASSES, 0)
        // Cleared, since the loop watch compares the locals of frames, and the row's object is gone.
        g.setLocal(TOP, NONE)
      },
      'end',
    ),
    book.step(clauses.afterResolution, (g) => give(g, hooks.first(g)), 'after a resolution'),
    book.step(clauses.window, checkAgain, 'priority again'),
    book.step(clauses.passOn, (g) => give(g, opponent(holder(g))), 'pass on'),
    book.step(clauses.window, checkAgain, 'next'),
  ])
  book.meanings.actionAt.set(procedure, ACTION)
  return { procedure, holder: (g) => (g.get(holderVariable) - 1) as Player | typeof NONE }
}
