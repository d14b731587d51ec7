import type { Book, Procedure, Step } from './book.ts'
import { F, NONE, type Player, V, opponent } from './columns.ts'
import type { Game } from './game.ts'
import { type Accumulators, loopDigest, multiply, noteAccumulators } from './loopState.ts'
import type { Offer } from './offer.ts'
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
    /** Whoever ends it may not begin it again before doing something else. */
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
    return v
  }
  const turn = variable('turn')
  const since = variable('since')
  const low = variable('digest low')
  const high = variable('digest high')
  const power = variable('power')
  const looks = variable('looks')
  const stage = variable('stage')
  /** Bit per player who had a choice in the round, and per player who may not repeat his. */
  const choosers = variable('choosers')
  const barred = variable('barred')
  /** For each player his choice in the round: where, what, with which object. */
  const where = [variable('where 1'), variable('where 2')]
  const what = [variable('what 1'), variable('what 2')]
  const source = [variable('source 1'), variable('source 2')]

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
  const save = (g: Game, a: number, b: number): void => {
    g.variable(low, a)
    g.variable(high, b)
    g.variable(looks, 0)
  }

  const look = (g: Game): void => {
    if (g.get(turn) !== g.get(V.turn)) {
      g.variable(turn, g.get(V.turn))
      g.variable(barred, 0)
      return restart(g)
    }
    if (g.time - g.get(since) < after) return
    const [a, b] = loopDigest(g, accumulators, own)
    const same = g.get(power) > 0 && g.get(low) === a && g.get(high) === b
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
      save(g, a, b)
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
    book.step(clauses.bar, (g) => g.variable(barred, stoppers(g)), 'bar'),
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
      if (g.get(stage) === MEASURING) {
        const value = picks.length === 0 ? NONE : offer.items[picks[0]]
        // The first choice of the round that is not a pass is the one that makes it go round.
        if ((g.get(choosers) & (1 << player)) === 0 || g.get(what[player]) === NONE) {
          g.variable(where[player], place(g))
          g.variable(what[player], value ?? picks[0])
          g.variable(source[player], sourceAt(offer, picks))
        }
        g.variable(choosers, g.get(choosers) | (1 << player))
      } else if ((g.get(barred) & (1 << player)) !== 0 && picks.length > 0)
        g.variable(barred, g.get(barred) & ~(1 << player))
    },
    narrow(g, offer) {
      const { player } = offer
      if ((g.get(barred) & (1 << player)) === 0 || g.get(where[player]) !== place(g)) return
      narrowBy(offer, g.get(what[player]), g.get(source[player]))
    },
  }
  return { look, step: book.step(clauses.repeat, look, 'look for a loop') }
}

/** The step that asks, as one number. */
function place(g: Game): number {
  const { data } = g.T.frames
  return data[g.frame + F.procedure] * 1024 + data[g.frame + F.step]
}

const sourceAt = (offer: Offer, picks: readonly number[]): number =>
  offer.shape === 'act' && picks.length > 0 ? offer.sources[picks[0]] : NONE

/** Takes one answer out, unless it is the only one: what the rules force is never forbidden. */
function narrowBy(offer: Offer, value: number, source: number): void {
  switch (offer.shape) {
    case 'act':
    case 'option':
    case 'name':
    case 'choose': {
      if (offer.max !== 1) return
      if (value === NONE) {
        if (offer.items.length === 0) return
        offer.pass = false
        offer.min = 1
        return
      }
      const at = offer.items.findIndex((item, i) => item === value && (offer.sources[i] ?? NONE) === source)
      if (at < 0 || (offer.items.length === 1 && offer.min > 0)) return
      offer.items.splice(at, 1)
      if (offer.shape === 'act') offer.sources.splice(at, 1)
      if (offer.keys.length > 0) offer.keys.splice(at, 1)
      return
    }
    case 'number':
    case 'order':
    case 'arrange':
    case 'distribute':
      return
  }
}
