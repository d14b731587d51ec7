import type { Action, Ask, Book, Procedure } from '../book.ts'
import { NONE, PENDING_COLUMNS, type Player, T, opponent } from '../columns.ts'
import { publicId } from '../decision.ts'
import type { Game } from '../game.ts'
import { dropPending, pending, pendingValue } from '../gateway.ts'
import { offerActions } from './window.ts'

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
  /** Plays one trigger: (player, trigger, source, its id, two kept values, instance). It left the queue. */
  readonly play: Procedure
  /** It is played with (player, its row in the queue) instead, and `play` itself takes it out of the queue. */
  readonly queued?: true
  /** Whether whoever has triggers has to play them; if not, he may let all of them go. Absent: he has to. */
  compulsory?(): boolean
  /** `all`: a player's triggers one after another before the rules are looked at again (onto a stack). */
  readonly triggers?: 'one' | 'all'
}

const PLAYED = 0

/** Check timing (チェックタイミング), rule check (ルールチェック): hands back whether a trigger was played. */
export function checkTiming<C extends string>(book: Book<C>, hooks: CheckTimingHooks<NoInfer<C>>): Procedure {
  const { clauses, play, ruleActions } = hooks
  const ask = (who: (g: Game) => Player, label: string): Ask => ({
    offer(g, d) {
      const player = who(g)
      if (!anyPending(g, player)) return
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
      const args = [T.def, T.source, T.sourceId, T.a, T.b, T.instance].map((column) =>
        pendingValue(g, row, column),
      )
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
        // Only 'all' comes here with triggers played in this round: what they did is looked at again.
        if (g.local(PLAYED) === 1) g.goto('rules')
        else g.done(g.local(1))
      },
      'end',
    ),
  ])
}

function anyPending(g: Game, player: Player): boolean {
  const { data } = g.T.pending
  for (let row = 0, n = g.store.length(g.T.pending); row < n; row++)
    if (data[row * PENDING_COLUMNS + T.def] >= 0 && data[row * PENDING_COLUMNS + T.player] === player)
      return true
  return false
}

function ownTriggers(g: Game, player: Player): number[] {
  return pending(g).filter((row) => pendingValue(g, row, T.player) === player)
}

/** A word for each waiting trigger: its name, the object it comes from, and a number where both are equal. */
export function triggerKeys(g: Game, rows: readonly number[]): string[] {
  const seen = new Map<string, number>()
  return rows.map((row) => {
    const { name } = g.book.triggers[pendingValue(g, row, T.def)]
    const source = pendingValue(g, row, T.source)
    const same = source !== NONE && g.same(source, pendingValue(g, row, T.sourceId))
    const key = same ? `${name}@${publicId(g, source)}` : name
    const times = (seen.get(key) ?? 0) + 1
    seen.set(key, times)
    return times === 1 ? key : `${key}#${times}`
  })
}

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

/** Play timing (プレイタイミング) of the player given as first argument. Ends when he does nothing. */
export function playTiming<C extends string>(book: Book<C>, hooks: PlayTimingHooks<NoInfer<C>>): Procedure {
  const { clauses } = hooks
  const actions = hooks.actions ?? book.actions
  return book.procedure(hooks.name ?? 'play timing', 2, [
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
      {
        offer(g, d) {
          const player = g.local(PLAYER) as Player
          d.act(player, hooks.message ?? 'timing.play', true)
          offerActions(g, d, player, actions)
        },
        take(g, answer) {
          if (answer.passed) return g.done()
          g.setLocal(ACTION, answer.value)
          g.call(book.actions[answer.value].perform, g.local(PLAYER), answer.source, answer.value)
        },
      },
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
  ])
}
