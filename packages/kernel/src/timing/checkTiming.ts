import type { Action, Ask, Book, Procedure } from '../game/book.ts'
import { NONE, PENDING_COLUMNS, type Player, Pending, opponent } from '../state/columns.ts'
import { publicId } from '../running/decision.ts'
import type { Game } from '../game/game.ts'
import { dropPending, pending, pendingValue } from '../changes/gateway.ts'
import { actionWindow } from './window.ts'

/** What a game says about its check timing. */
export interface CheckTimingHooks<C extends string> {
  readonly clauses: {
    /** Rule actions, all together, until none is left. */
    readonly rules: C
    /** Then one standby ability of the turn player, and back. */
    readonly turnPlayer: C
    /** Then one of the other player, and back. */
    readonly other: C
  }
  readonly name?: string
  turnPlayer(g: Game): Player
  /** The game's rule checks; see checks.ts. */
  readonly ruleActions: Procedure
  /** Plays a trigger, which has left the queue: (player, trigger, source, its id, two kept values, instance). */
  readonly play: Procedure
  /** `play` is called with (player, row of the queue) instead, and removes the trigger from the queue itself. */
  readonly queued?: true
  /** Whether a player must play his triggers, the default; if not, he may drop all of them. */
  compulsory?(): boolean
  /** `all`: all triggers of a player are played before the next rule check (onto a stack). Default: one. */
  readonly triggers?: 'one' | 'all'
}

const PLAYED = 0

/** Check timing (チェックタイミング), rule check (ルールチェック). The result is 1 if a trigger was played. */
export function checkTiming<C extends string>(book: Book<C>, hooks: CheckTimingHooks<NoInfer<C>>): Procedure {
  const { clauses, play, ruleActions } = hooks
  const ask = (who: (g: Game) => Player, label: string): Ask => ({
    offer(g, d) {
      const player = who(g)
      if (!hasPending(g, player)) return
      const keys = triggerKeys(g, ownTriggers(g, player))
      d.option(player, 'timing.trigger', hooks.compulsory?.() === false ? [...keys, 'none'] : keys)
    },
    take(g, answer) {
      const player = who(g)
      const row = ownTriggers(g, player)[answer.value]
      if (row === undefined) {
        for (const each of ownTriggers(g, player)) dropPending(g, each)
        return
      }
      g.setLocal(PLAYED, 1)
      g.goto(hooks.triggers === 'all' ? label : 'rules')
      if (hooks.queued === true) return g.call(play, player, row)
      const args = [
        Pending.def,
        Pending.source,
        Pending.sourceId,
        Pending.a,
        Pending.b,
        Pending.instance,
      ].map((column) => pendingValue(g, row, column))
      dropPending(g, row)
      g.call(play, player, ...args)
    },
  })
  return book.procedure(hooks.name ?? 'check timing', 2, [
    book.step(
      clauses.rules,
      (g) => {
        g.setLocal(1, g.local(PLAYED))
        g.setLocal(PLAYED, 0)
        g.call(ruleActions)
      },
      'rules',
    ),
    book.ask(
      clauses.turnPlayer,
      ask((g) => hooks.turnPlayer(g), 'turn player'),
      'turn player',
    ),
    book.ask(
      clauses.other,
      ask((g) => opponent(hooks.turnPlayer(g)), 'other'),
      'other',
    ),
    book.step(
      clauses.rules,
      (g) => {
        // Only with 'all' were triggers played in this round: the rules are checked again after them.
        if (g.local(PLAYED) === 1) g.goto('rules')
        else g.done(g.local(1))
      },
      'end',
    ),
  ])
}

/** Whether a trigger of this player waits. */
function hasPending(g: Game, player: Player): boolean {
  const { data } = g.tables.pending
  for (let row = 0, n = g.store.length(g.tables.pending); row < n; row++)
    if (
      data[row * PENDING_COLUMNS + Pending.def] >= 0 &&
      data[row * PENDING_COLUMNS + Pending.player] === player
    )
      return true
  return false
}

function ownTriggers(g: Game, player: Player): number[] {
  return pending(g).filter((row) => pendingValue(g, row, Pending.player) === player)
}

/** The key of each waiting trigger: its name, the object it comes from, and a number where both are equal. */
export function triggerKeys(g: Game, rows: readonly number[]): string[] {
  const seen = new Map<string, number>()
  return rows.map((row) => {
    const { name } = g.book.triggers[pendingValue(g, row, Pending.def)]
    const source = pendingValue(g, row, Pending.source)
    const same = source !== NONE && g.same(source, pendingValue(g, row, Pending.sourceId))
    const key = same ? `${name}@${publicId(g, source)}` : name
    const times = (seen.get(key) ?? 0) + 1
    seen.set(key, times)
    return times === 1 ? key : `${key}#${times}`
  })
}

/** What a game says about its play timing. */
export interface PlayTimingHooks<C extends string> {
  readonly clauses: {
    /** A check timing comes first. */
    readonly check: C
    /** The player does something or nothing. */
    readonly window: C
    /** After an action the same player gets play timing again. */
    readonly again: C
  }
  readonly name?: string
  readonly checkTiming: Procedure
  readonly actions?: readonly Action[]
  /** Whether play timing comes back after this action. Default: always. */
  again?(g: Game, action: Action): boolean
  readonly message?: string
}

const PLAYER = 0
const ACTION = 1

/** Play timing (プレイタイミング): (player). Ends when the player does nothing. */
export function playTiming<C extends string>(book: Book<C>, hooks: PlayTimingHooks<NoInfer<C>>): Procedure {
  const { clauses } = hooks
  const actions = hooks.actions ?? book.actions
  return book.procedure(
    hooks.name ?? 'play timing',
    2,
    [
      book.step(
        clauses.check,
        (g) => {
          g.setLocal(ACTION, NONE)
          g.call(hooks.checkTiming)
        },
        'check',
      ),
      book.ask(
        clauses.window,
        actionWindow({
          player: (g) => g.local(PLAYER) as Player,
          actions,
          message: hooks.message ?? 'timing.play',
          chosen: ACTION,
          passed: (g) => g.done(),
        }),
        'window',
      ),
      book.step(
        clauses.again,
        (g) => {
          const action = g.local(ACTION)
          if (action !== NONE && (hooks.again?.(g, book.actions[action]) ?? true)) g.goto('check')
        },
        'again',
      ),
    ],
    { locals: { [ACTION]: 'action' } },
  )
}
