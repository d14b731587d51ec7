import type { Book, Procedure, Step } from './book.ts'
import { NONE, PLAYERS, type Player, V, opponent } from './columns.ts'
import type { Game } from './game.ts'
import { bar, choiceIn, clearBars, narrowByBars, sourceAt } from './loopBars.ts'
import { type Accumulators, loopDigest, multiply, noteAccumulators, quickDigest } from './loopState.ts'
import { forcedAnswer } from './run.ts'

export interface LoopHooks<C extends string> {
  readonly clauses: {
    /** Nobody can stop it: a draw. */
    readonly draw: C
    /** One player can stop it: he says how often. */
    readonly one: C
    /** Both can: the turn player says first, then the other. */
    readonly both: C
    /** All rounds are carried out at one stroke. */
    readonly repeat: C
    /** Whoever ends it may not begin it again in the state it began in. */
    readonly bar: C
  }
  turnPlayer(g: Game): Player
  readonly accumulators?: Accumulators
  /** Ending of a draw. */
  readonly ending: number
  /** The number of rounds of what both said; the smaller if absent. */
  readonly rounds?: (first: number, second: number) => number
  /** Events inside one turn before anyone looks: more than an ordinary turn has. */
  readonly after?: number
  /** The largest number a player may say. */
  readonly most?: number
}

export interface Loops {
  /** Compares the state with an earlier one, after many events of one turn. Put `step` where rounds meet. */
  look(g: Game): void
  readonly step: Step
}

const WATCHING = 0
const MEASURING = 1

/**
 * Loops (ループ, 永久循環): the watch keeps one digest and compares each look with it, keeping a newer one after 1, 2,
 * 4, 8 … looks (Brent), so a loop of any length is found with a few numbers of state. One more time round tells
 * who has a choice in it and what it adds; then the game's clause decides.
 */
export function loops<C extends string>(book: Book<C>, hooks: LoopHooks<NoInfer<C>>): Loops {
  const { clauses } = hooks
  const accumulators = hooks.accumulators ?? {}
  const after = hooks.after ?? 400
  const most = hooks.most ?? 999
  const stalled = book.ending('endless')
  const own = new Set<number>()
  const variable = (name: string): number => {
    const v = book.bookkeeping(`loop.${name}`)
    own.add(v)
    book.unwritten.push(v)
    return v
  }
  const turn = variable('turn')
  const since = variable('since')
  const low = variable('digest low')
  const high = variable('digest high')
  const quick = variable('quick digest')
  const power = variable('power')
  const looks = variable('looks')
  const stage = variable('stage')
  /** Bit per player who had a choice in the round. */
  const choosers = variable('choosers')
  /** Whether a loop has been ended in this turn. */
  const ended = variable('ended')
  /** For each player his choice in the round: what, and all of it with the state it was made in. */
  const what = [variable('what 1'), variable('what 2')]
  const choiceLow = [variable('choice low 1'), variable('choice low 2')]
  const choiceHigh = [variable('choice high 1'), variable('choice high 2')]
  const digest = (g: Game): readonly [number, number] => loopDigest(g, accumulators, own)

  const isDraw = book.rule(
    clauses.draw,
    () => true,
    () => false,
    'a loop nobody can stop',
  )
  const repeat = book.verb(clauses.repeat, 'repeat the loop', (g, times) => multiply(g, accumulators, times))

  const restart = (g: Game): void => {
    g.variable(since, g.time)
    g.variable(power, 0)
    g.variable(stage, WATCHING)
  }
  const save = (g: Game, [a, b]: readonly [number, number], part: number): void => {
    g.variable(quick, part)
    g.variable(low, a)
    g.variable(high, b)
    g.variable(looks, 0)
  }

  const isSame = (g: Game, [a, b]: readonly [number, number]): boolean =>
    g.get(low) === a && g.get(high) === b

  const look = (g: Game): void => {
    if (g.get(turn) !== g.get(V.turn)) {
      g.variable(turn, g.get(V.turn))
      if (g.get(ended) !== 0) clearBars(g)
      g.variable(ended, 0)
      return restart(g)
    }
    // Where one loop was, the next is looked for at once.
    if (g.get(ended) === 0 && g.time - g.get(since) < after) return
    // Most states differ in the part that is found quickly.
    const part = quickDigest(g, accumulators, own)
    const same = g.get(power) > 0 && g.get(quick) === part && isSame(g, digest(g))
    g.variable(looks, g.get(looks) + 1)
    if (g.get(stage) === MEASURING) {
      if (same) return g.call(decide, g.get(choosers))
      // It came round once by chance or choice and then went elsewhere.
      if (g.get(looks) > 2 * g.get(power)) restart(g)
      return
    }
    if (same) {
      g.variable(stage, MEASURING)
      g.variable(choosers, 0)
      g.variable(looks, 0)
      noteAccumulators(g, accumulators)
    } else if (g.get(power) === 0 || g.get(looks) >= g.get(power)) {
      g.variable(power, Math.max(1, g.get(power) * 2))
      save(g, digest(g), part)
    }
  }

  const CHOOSERS = 0
  const FIRST = 1
  const SECOND = 2
  const has = (g: Game, player: Player): boolean => (g.local(CHOOSERS) & (1 << player)) !== 0
  const alone = (g: Game): boolean => g.local(CHOOSERS) === 1 || g.local(CHOOSERS) === 2
  const first = (g: Game): Player => (alone(g) ? (has(g, 0) ? 0 : 1) : hooks.turnPlayer(g))
  const number = (
    clause: C,
    when: (g: Game) => boolean,
    who: (g: Game) => Player,
    local: number,
    label: string,
  ) =>
    book.ask(
      clause,
      {
        offer: (g, d) => {
          if (when(g)) d.number(who(g), 'loop.rounds', 0, most)
        },
        take: (g, answer) => g.setLocal(local, answer.value),
      },
      label,
    )

  const decide: Procedure = book.procedure('loop', 3, [
    book.step(
      clauses.repeat,
      (g) => {
        restart(g)
        if (g.local(CHOOSERS) !== 0) return
        g.propose(book.kernelVerb('finish'), NONE, isDraw() ? hooks.ending : stalled)
      },
      'nobody',
    ),
    number(clauses.one, alone, first, FIRST, 'one'),
    number(clauses.both, (g) => g.local(CHOOSERS) === 3, first, FIRST, 'turn player'),
    number(
      clauses.both,
      (g) => g.local(CHOOSERS) === 3,
      (g) => opponent(first(g)),
      SECOND,
      'other',
    ),
    book.step(
      clauses.repeat,
      (g) => {
        const rounds = hooks.rounds ?? Math.min
        g.propose(repeat, alone(g) ? g.local(FIRST) : rounds(g.local(FIRST), g.local(SECOND)))
      },
      'repeat',
    ),
    book.step(
      clauses.bar,
      (g) => {
        g.variable(ended, 1)
        for (const player of PLAYERS)
          if ((stoppers(g) & (1 << player)) !== 0)
            bar(g, [g.get(choiceLow[player]), g.get(choiceHigh[player])])
      },
      'bar',
    ),
  ])

  /** Whoever said less stops now; whoever said more may not go on by himself either, unless he only passed. */
  const stoppers = (g: Game): number => {
    if (alone(g)) return g.local(CHOOSERS)
    const firstStops = g.local(FIRST) <= g.local(SECOND)
    const stopper = firstStops ? first(g) : opponent(first(g))
    return (1 << stopper) | (g.get(what[opponent(stopper)]) === NONE ? 0 : 1 << opponent(stopper))
  }

  book.watcher = {
    answered(g, offer, picks) {
      const { player } = offer
      // A window in which there was nothing to do is no choice, though a host may have shown it.
      if (forcedAnswer(offer) !== null) return
      if (g.get(stage) !== MEASURING) return
      // The first choice of the round that is not a pass is the one that makes it go round.
      if ((g.get(choosers) & (1 << player)) === 0 || g.get(what[player]) === NONE) {
        const value = picks.length === 0 ? NONE : (offer.items[picks[0]] ?? picks[0])
        const [a, b] = choiceIn(digest(g), player, value, sourceAt(offer, picks))
        g.variable(what[player], value)
        g.variable(choiceLow[player], a)
        g.variable(choiceHigh[player], b)
      }
      g.variable(choosers, g.get(choosers) | (1 << player))
    },
    narrow(g, offer) {
      if (g.get(ended) !== 0) narrowByBars(g, offer, digest)
    },
  }
  return { look, step: book.step(clauses.repeat, look, 'look for a loop') }
}
