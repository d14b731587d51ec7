import type { Action, Book, Procedure, ZoneDef } from '../game/book.ts'
import { Frame, NONE, type Player, opponent } from '../state/columns.ts'
import type { Game } from '../game/game.ts'
import { decline, opensEveryWindow } from '../running/passing.ts'
import { actionWindow, anyAction } from './window.ts'
import type { ObjectRow } from '../state/rows.ts'

/** The clauses of a response chain, one for each thing that can be switched off. */
export interface ChainClauses<C extends string> {
  /** A declaration opens a chain. */
  readonly declare: C
  /** Players may respond. */
  readonly respond: C
  /** They alternate, beginning with the player who did not declare. */
  readonly alternate: C
  /** Until both decline in a row. */
  readonly bothDecline: C
  /** Last declared, first resolved. */
  readonly resolve: C
  /** What is carried out at the end of the chain. Needed only with `deferred`. */
  readonly deferred?: C
}

/** What a game says about its response chain. */
export interface ChainHooks<C extends string> {
  readonly name?: string
  readonly clauses: ChainClauses<C>
  /** Shared, ordered zone of the declarations that are not resolved yet, the newest on top. */
  readonly zone: ZoneDef
  readonly responses?: readonly Action[]
  /** Resolves a declaration and removes it from the zone: (object). */
  readonly resolve: Procedure
  /**
   * What is carried out after all resolutions (a battle): a resolution moves its declaration into this zone, and the
   * procedure takes it out again: (object). `outermost`: in a nested chain it waits for the end of the outermost one.
   */
  readonly deferred?: { readonly zone: ZoneDef; readonly procedure: Procedure; readonly outermost?: boolean }
  readonly message?: string
}

/** What `responseChain` declares. */
export interface ResponseChain {
  /**
   * (player, source, action): the player declares by the action, whose procedure puts a declaration on top of the
   * zone; its result is negative if it failed. With NONE as action the declaration is in the zone already: so a
   * resolution opens a nested chain.
   */
  readonly procedure: Procedure
  /** The declaration that a response now would answer directly, or NONE. */
  last(g: Game): ObjectRow
}

const PLAYER = 0
const SOURCE = 1
const ACTION = 2
/** How many declarations of enclosing chains lie in the zone, and in that of the deferred ones. */
const BASE = 3
const DEFERRED_BASE = 4
const RESPONDER = 5
const DECLINES = 6

/** Declaration, responses until both decline, resolution from the last one back. */
export function responseChain<C extends string>(book: Book<C>, hooks: ChainHooks<NoInfer<C>>): ResponseChain {
  const { clauses, zone, deferred } = hooks
  const actions = hooks.responses ?? book.actions
  const name = hooks.name ?? 'response chain'
  const { switches } = book
  const respondClause = switches.number(clauses.respond)
  const declineClause = switches.number(clauses.bothDecline)

  const deferredSteps =
    deferred === undefined || clauses.deferred === undefined
      ? []
      : [
          book.step(
            clauses.deferred,
            (g: Game) => {
              if (deferred.outermost === true && isNested(g)) return
              if (g.count(deferred.zone, 0) <= g.local(DEFERRED_BASE)) return
              g.goto('deferred')
              g.call(deferred.procedure, g.top(deferred.zone, 0))
            },
            'deferred',
          ),
        ]

  const procedure: Procedure = book.procedure(name, 7, [
    book.step(
      clauses.declare,
      (g) => {
        const action = g.local(ACTION)
        g.setLocal(BASE, g.count(zone, 0) - (action === NONE ? 1 : 0))
        // What an enclosing chain has deferred is left to that chain.
        if (deferred !== undefined)
          g.setLocal(
            DEFERRED_BASE,
            isNested(g) && deferred.outermost !== true ? g.count(deferred.zone, 0) : 0,
          )
        g.setLocal(RESPONDER, g.local(PLAYER))
        if (action !== NONE) g.call(book.actions[action].perform, g.local(PLAYER), g.local(SOURCE), action)
      },
      'declare',
    ),
    book.step(
      clauses.declare,
      (g) => {
        if (g.local(ACTION) !== NONE && g.result < 0) return g.done(NONE)
        g.setLocal(ACTION, NONE)
      },
      'declared',
    ),
    book.step(
      clauses.alternate,
      (g) => {
        let responder = opponent(g.local(RESPONDER) as Player)
        // Mostly neither player has a response: then no window is opened.
        if (!opensEveryWindow(g) && switches.on(respondClause) && switches.on(declineClause))
          for (; !anyAction(g, responder, actions); responder = opponent(responder)) {
            decline(g, responder, respondClause)
            g.setLocal(DECLINES, g.local(DECLINES) + 1)
            if (g.local(DECLINES) === 2) {
              g.goto('resolve')
              break
            }
          }
        g.setLocal(RESPONDER, responder)
      },
      'alternate',
    ),
    book.ask(
      clauses.respond,
      actionWindow({
        player: (g) => g.local(RESPONDER) as Player,
        actions,
        message: hooks.message ?? 'chain.respond',
        chosen: ACTION,
      }),
      'respond',
    ),
    book.step(
      clauses.bothDecline,
      (g) => {
        const responded = g.local(ACTION) !== NONE
        g.setLocal(ACTION, NONE)
        // After a response that failed the same player may respond or decline.
        if (responded && g.result < 0) return g.goto('respond')
        g.setLocal(DECLINES, responded ? 0 : g.local(DECLINES) + 1)
        if (g.local(DECLINES) < 2) g.goto('alternate')
      },
      'both decline',
    ),
    book.step(
      clauses.resolve,
      (g) => {
        if (g.count(zone, 0) <= g.local(BASE)) return
        g.goto('resolve')
        g.call(hooks.resolve, g.top(zone, 0))
      },
      'resolve',
    ),
    ...deferredSteps,
  ])
  book.meanings.actionAt.set(procedure, ACTION)

  /** Whether the current chain runs inside another one. */
  function isNested(g: Game): boolean {
    const { data } = g.tables.frames
    for (let at = data[g.frame + Frame.previous]; at !== NONE; at = data[at + Frame.previous])
      if (data[at + Frame.procedure] === procedure.id) return true
    return false
  }

  return { procedure, last: (g) => g.top(zone, 0) }
}
