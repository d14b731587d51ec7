import type { Book, Procedure, Step } from '../game/book.ts'
import { NONE, type Player, opponent } from '../state/columns.ts'
import type { Game } from '../game/game.ts'
import { type Accumulators, multiply } from './accumulators.ts'
import { LoopWatch } from './loopWatch.ts'

/** What a game says about loops. */
export interface LoopHooks<C extends string> {
  readonly clauses: {
    /** Nobody can stop it: a draw. */
    readonly draw: C
    /** One player can stop it: he says how often. */
    readonly one: C
    /** Both can: the turn player says first, then the other. */
    readonly both: C
    /** All rounds are carried out at once. */
    readonly repeat: C
    /** Whoever ends it may not begin it again in the state it began in. */
    readonly bar: C
  }
  turnPlayer(g: Game): Player
  readonly accumulators?: Accumulators
  /** Ending of a draw. */
  readonly ending: number
  /** How many rounds are carried out, of the numbers both players said; the smaller by default. */
  readonly rounds?: (first: number, second: number) => number
  /** How many events of a turn pass before the watch begins: more than an ordinary turn has. */
  readonly after?: number
  /** The largest number a player may say. */
  readonly most?: number
}

/** What `loops` declares. */
export interface Loops {
  /** Compares the state with an earlier one, after many events of one turn. */
  look(g: Game): void
  /** `look` as a step, to be put where every round of a loop comes by. */
  readonly step: Step
}

const CHOOSERS = 0
const FIRST = 1
const SECOND = 2

/** Bit mask of both players. */
const BOTH = 3

/** Whether the player has a choice in the loop. */
const hasChoice = (g: Game, player: Player): boolean => (g.local(CHOOSERS) & (1 << player)) !== 0
/** Whether exactly one player has. */
const oneChooses = (g: Game): boolean => g.local(CHOOSERS) === 1 || g.local(CHOOSERS) === 2
const bothChoose = (g: Game): boolean => g.local(CHOOSERS) === BOTH

/**
 * Loops (ループ, 永久循環): the watch finds one (loopWatch.ts); then the game's clauses decide. Nobody has a choice in
 * it: a draw. Else whoever has says how many rounds are carried out, and may not begin it again in the same state.
 */
export function loops<C extends string>(book: Book<C>, hooks: LoopHooks<NoInfer<C>>): Loops {
  const { clauses } = hooks
  const accumulators = hooks.accumulators ?? {}
  const most = hooks.most ?? 999
  const endless = book.ending('endless')
  const watch = new LoopWatch(book, accumulators, hooks.after ?? 400)
  const isDraw = book.holds(clauses.draw, 'a loop nobody can stop')
  const repeat = book.verb(clauses.repeat, 'repeat the loop', (g, times) => multiply(g, accumulators, times))

  /** Who says a number first: the only one who has a choice, or the turn player. */
  const first = (g: Game): Player => (oneChooses(g) ? (hasChoice(g, 0) ? 0 : 1) : hooks.turnPlayer(g))
  const second = (g: Game): Player => opponent(first(g))
  const askRounds = (
    clause: C,
    when: (g: Game) => boolean,
    who: (g: Game) => Player,
    local: number,
    label: string,
  ): Step =>
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

  /** Bit mask of those whose choice is barred: who said less, and the other one too unless he only passed. */
  const barred = (g: Game): number => {
    if (oneChooses(g)) return g.local(CHOOSERS)
    const stopper = g.local(FIRST) <= g.local(SECOND) ? first(g) : second(g)
    const other = opponent(stopper)
    return (1 << stopper) | (watch.onlyPassed(g, other) ? 0 : 1 << other)
  }

  const decide: Procedure = book.procedure('loop', 3, [
    book.step(
      clauses.repeat,
      (g) => {
        watch.restart(g)
        if (g.local(CHOOSERS) !== 0) return
        g.propose(book.kernelVerb('finish'), NONE, isDraw() ? hooks.ending : endless)
      },
      'nobody',
    ),
    askRounds(clauses.one, oneChooses, first, FIRST, 'one'),
    askRounds(clauses.both, bothChoose, first, FIRST, 'turn player'),
    askRounds(clauses.both, bothChoose, second, SECOND, 'other'),
    book.step(
      clauses.repeat,
      (g) => {
        const rounds = hooks.rounds ?? Math.min
        g.propose(repeat, oneChooses(g) ? g.local(FIRST) : rounds(g.local(FIRST), g.local(SECOND)))
      },
      'repeat',
    ),
    book.step(clauses.bar, (g) => watch.barChoices(g, barred(g)), 'bar'),
  ])

  book.watcher = watch
  const look = (g: Game): void => watch.look(g, decide)
  return { look, step: book.step(clauses.repeat, look, 'look for a loop') }
}
