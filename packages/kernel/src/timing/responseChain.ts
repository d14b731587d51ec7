import type { Action, Book, Procedure, ZoneDef } from '../book.ts'
import { F, NONE, type Player, opponent } from '../columns.ts'
import type { Game } from '../game.ts'
import { decline, opensAll } from '../passing.ts'
import { anyAction, offerActions } from './window.ts'

export interface ChainClauses<C extends string> {
  /** A declaration opens a chain. */
  readonly declare: C
  /** Players may respond. */
  readonly respond: C
  /** They alternate, whoever did not declare first. */
  readonly alternate: C
  /** Until both decline in a row. */
  readonly bothDecline: C
  /** Last declared, first resolved. */
  readonly resolve: C
  /** What waits for the very end of the chain. Needed only with `deferred`. */
  readonly deferred?: C
}

export interface ChainHooks<C extends string> {
  readonly name?: string
  readonly clauses: ChainClauses<C>
  /** Shared, ordered: declarations that are not resolved yet, the newest on top. */
  readonly zone: ZoneDef
  readonly responses?: readonly Action[]
  /** Resolves the declaration and takes it out of the zone: (object). */
  readonly resolve: Procedure
  /**
   * The part that comes last (a battle): a resolution moves its declaration into this zone, and the procedure
   * takes it out again: (object). `outermost`: it waits for the end of the chain around a nested one, too.
   */
  readonly deferred?: { readonly zone: ZoneDef; readonly procedure: Procedure; readonly outermost?: boolean }
  readonly message?: string
}

export interface ResponseChain {
  /**
   * (player, source, action): the player declares by the action, whose procedure puts a declaration on top of the
   * zone, and hands back a negative number if it came to nothing. With NONE as action the declaration is there
   * already: so a resolution opens a chain inside the chain.
   */
  readonly procedure: Procedure
  /** The declaration that a response now would answer directly, or NONE. */
  last(g: Game): number
}

const PLAYER = 0
const SOURCE = 1
const ACTION = 2
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
  const asks = switches.number(clauses.respond)
  const ends = switches.number(clauses.bothDecline)

  const atTheEnd =
    deferred === undefined || clauses.deferred === undefined
      ? []
      : [
          book.step(
            clauses.deferred,
            (g: Game) => {
              if (deferred.outermost === true && nested(g)) return
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
        // What an enclosing chain has put off is not this one's business.
        if (deferred !== undefined)
          g.setLocal(DEFERRED_BASE, nested(g) && deferred.outermost !== true ? g.count(deferred.zone, 0) : 0)
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
        // Most of the time neither has anything to respond with.
        if (!opensAll(g) && switches.on(asks) && switches.on(ends))
          for (; !anyAction(g, responder, actions); responder = opponent(responder)) {
            decline(g, responder, asks)
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
      {
        offer(g, d) {
          const player = g.local(RESPONDER) as Player
          d.act(player, hooks.message ?? 'chain.respond', true)
          offerActions(g, d, player, actions)
        },
        take(g, answer) {
          if (answer.passed) return
          g.setLocal(ACTION, answer.value)
          g.call(book.actions[answer.value].perform, g.local(RESPONDER), answer.source, answer.value)
        },
      },
      'respond',
    ),
    book.step(
      clauses.bothDecline,
      (g) => {
        const responded = g.local(ACTION) !== NONE
        g.setLocal(ACTION, NONE)
        // A response that came to nothing leaves the same player to respond or decline.
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
    ...atTheEnd,
  ])

  /** Whether the current chain runs inside another one. */
  function nested(g: Game): boolean {
    const { data } = g.T.frames
    for (let at = data[g.frame + F.previous]; at !== NONE; at = data[at + F.previous])
      if (data[at + F.procedure] === procedure.id) return true
    return false
  }

  return { procedure, last: (g) => g.top(zone, 0) }
}
