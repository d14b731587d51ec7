import type { Action, Book, Procedure } from '../book.ts'
import { NONE, type Player, opponent } from '../columns.ts'
import type { Game } from '../game.ts'
import { offerActions } from './window.ts'

export interface PriorityClauses<C extends string> {
  /** Who gets priority first. */
  readonly first: C
  /** Rule check before anyone really has priority. */
  readonly check: C
  /** Whoever has priority acts or passes. */
  readonly window: C
  /** After an action the player who did it goes on; switched off, the other player gets priority. */
  readonly keep: C
  /** After an action that uses no stack. Needed only with `special`. */
  readonly special?: C
  /** After a pass that was not the second in a row. */
  readonly passOn: C
  /** Two passes in a row: the last one in resolves; with nothing left the processing ends. */
  readonly resolve: C
  /** Who gets priority after a resolution. */
  readonly afterResolution: C
  /** The pass itself; without it there is always one. */
  readonly pass?: C
  /** After an action that came to nothing, who had priority has it again; switched off, the other player. */
  readonly takenBack?: C
  /** Until it is over, back to the rule check; switched off, it comes only once. */
  readonly again?: C
}

export interface PriorityHooks<C extends string> {
  readonly name?: string
  readonly clauses: PriorityClauses<C>
  /** The primary player, the turn player. */
  first(g: Game): Player
  readonly ruleCheck: Procedure
  readonly actions?: readonly Action[]
  /** Keeps priority after acting; the game's setting. Default: always. */
  keeps?(g: Game, action: Action): boolean
  /** Actions that use no stack, after which priority goes back to the first player. */
  special?(action: Action): boolean
  /** What came last onto the stack (waiting zone), or NONE. */
  top(g: Game): number
  /** Resolves it and takes it away: (object). */
  readonly resolve: Procedure
  readonly message?: string
}

export interface Priority {
  readonly procedure: Procedure
  /** Who has priority, or NONE outside its processing. */
  holder(g: Game): Player | typeof NONE
}

const HOLDER = 0
const PASSES = 1
const ACTION = 2
/** Who had priority in the processing around this one. */
const OUTER = 3
const TOP = 4

/** Priority with a zone that resolves last in, first out (優先権処理). */
export function priority<C extends string>(book: Book<C>, hooks: PriorityHooks<NoInfer<C>>): Priority {
  const { clauses } = hooks
  const actions = hooks.actions ?? book.actions
  /** Player + 1, so that 0 is nobody. */
  const holderIs = book.bookkeeping('priority.holder')
  const give = (g: Game, player: Player): void => {
    g.setLocal(HOLDER, player)
    g.variable(holderIs, player + 1)
  }
  const holder = (g: Game): Player => g.local(HOLDER) as Player
  const keeps = book.rule(
    clauses.keep,
    () => true,
    () => false,
    'keep priority',
  )
  const toFirst =
    clauses.special === undefined
      ? null
      : book.rule(
          clauses.special,
          () => true,
          () => false,
          'after an action without the stack',
        )

  const yes = (): boolean => true
  const no = (): boolean => false
  const mayPass = clauses.pass === undefined ? yes : book.rule(clauses.pass, yes, no, 'pass')
  const checksAgain = clauses.again === undefined ? yes : book.rule(clauses.again, yes, no, 'check again')
  const isGivenBack =
    clauses.takenBack === undefined ? yes : book.rule(clauses.takenBack, yes, no, 'after going back')
  const again = (g: Game): void => g.goto(checksAgain() ? 'check' : 'window')

  const afterAction = (g: Game): void => {
    const action = book.actions[g.local(ACTION)]
    g.setLocal(PASSES, 0)
    if (hooks.special?.(action) === true && toFirst !== null && toFirst()) give(g, hooks.first(g))
    else if ((hooks.keeps?.(g, action) ?? true) && keeps()) give(g, holder(g))
    else give(g, opponent(holder(g)))
  }

  const procedure = book.procedure(hooks.name ?? 'priority', 5, [
    book.step(clauses.window, (g) => g.setLocal(OUTER, g.get(holderIs)), 'begin'),
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
      {
        offer(g, d) {
          d.act(holder(g), hooks.message ?? 'priority.window', mayPass())
          offerActions(g, d, holder(g), actions)
        },
        take(g, answer) {
          if (answer.passed) return g.setLocal(ACTION, NONE)
          g.setLocal(ACTION, answer.value)
          g.call(book.actions[answer.value].perform, holder(g), answer.source, answer.value)
        },
      },
      'window',
    ),
    book.step(
      clauses.window,
      (g) => {
        if (g.local(ACTION) === NONE) return g.setLocal(PASSES, g.local(PASSES) + 1)
        // An action that came to nothing was never done: passes still stand.
        if (g.result >= 0) afterAction(g)
        else if (!isGivenBack()) give(g, opponent(holder(g)))
        again(g)
      },
      'acted',
    ),
    book.step(
      clauses.resolve,
      (g) => {
        if (g.local(PASSES) < 2) return g.goto('pass on')
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
          g.variable(holderIs, g.local(OUTER))
          g.done()
          return
        }
        g.setLocal(PASSES, 0)
        // What is gone is no part of where the game stands: the watch for loops compares that.
        g.setLocal(TOP, NONE)
      },
      'end',
    ),
    book.step(clauses.afterResolution, (g) => give(g, hooks.first(g)), 'after a resolution'),
    book.step(clauses.window, again, 'priority again'),
    book.step(clauses.passOn, (g) => give(g, opponent(holder(g))), 'pass on'),
    book.step(clauses.window, again, 'next'),
  ])
  return { procedure, holder: (g) => (g.get(holderIs) - 1) as Player | typeof NONE }
}
