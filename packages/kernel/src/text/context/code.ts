import type { Player } from '../../state/columns.ts'
import type { Game } from '../../game/game.ts'
import type { Answer, Offer } from '../../answers/offer.ts'
import type { Context } from './context.ts'
import type { CompiledSelection } from '../choose/choosing.ts'
import type { EventMatch } from '../query/matching.ts'

/**
 * A compiled text: linear code with jumps. The tree is compiled once, when the card is loaded; running it needs one
 * frame, whose local `pc` says which instruction is next. All state of a run lies in that frame's locals (numbers, see
 * `LOCAL`) and in its registers (lists of objects, see registers.ts), so a game can be saved, undone and resumed at any
 * decision in the middle of a resolution. The functions inside instructions keep no state.
 */
export interface Program {
  readonly id: number
  readonly name: string
  readonly code: readonly Instruction[]
  /** Its X, Y, Z, by the index of their local. */
  readonly variables: readonly Variable[]
  /** Targets chosen on play, in the printed order; the index is the slot. */
  readonly targets: readonly Target[]
  /** Choices between modes, in the printed order. */
  readonly modes: readonly Modes[]
  /**
   * Events whose results later steps ask about, by slot of the result. A null match: the step itself writes the result.
   */
  readonly asks: readonly { readonly verb: string; readonly match: EventMatch | null }[]
  /** It pays a cost: what cannot be done in full makes it fail. */
  readonly paying: boolean
  /**
   * Only gates and simple changes, no decision and no branch: a replacement can propose all of it in place of a change.
   */
  readonly inline: boolean
  /** Changes that match are removed from its batches ("except …"). */
  readonly except: EventMatch | null
}

/** A variable (X, Y, Z) of a program. */
export interface Variable {
  readonly name: string
  /** Computes it as the text defines it; null: the player chooses it on play. */
  readonly amount: ((g: Game, c: Context) => number) | null
  /** It must be known on play: chosen by the player, or needed by the cost or the targets. */
  readonly onPlay: boolean
  /** Its definition does not depend on what the program does, so it can be computed before the first step. */
  readonly independent: boolean
}

/** A choice of targets, made on play. */
export interface Target {
  readonly selection: CompiledSelection
  /** A number that the player divides among them, or null. */
  divides: ((g: Game, c: Context) => number) | null
  /** The mode it stands in, or null: it is chosen only if that mode is. */
  readonly within: { readonly modes: number; readonly mode: number } | null
}

/** A choice of some of `count` modes. */
export interface Modes {
  readonly count: number
  bounds(g: Game, c: Context): readonly [number, number]
}

/** An instruction; the interpreter has one case for each. */
export type Instruction = Gate | Run | Ask | Branch | Jump | Note | Both

/** Stands before a node's code and jumps to `over` if the kind of node or its clause is switched off. */
export interface Gate {
  readonly op: 'gate'
  readonly node: number
  readonly clause: number
  over: number
}

/** Proposes one batch or calls one procedure; afterwards `bindResult` sets the registers that later steps read. */
export interface Run {
  readonly op: 'run'
  /** Kind of its node. */
  readonly kind: string
  readonly clause: number
  run(g: Game, c: Context): void
  bindResult?(g: Game, c: Context): void
  /** Slot of the result that is reset before it runs, or -1. */
  readonly resets?: number
  /** It belongs to a choice: where both players choose, the other does not have to have come so far. */
  readonly choosing?: boolean
}

/** Asks a player. */
export interface Ask {
  readonly op: 'ask'
  readonly clause: number
  offer(g: Game, c: Context, d: Offer): void
  take(g: Game, c: Context, answer: Answer): void
  /** Called instead of `take` if `offer` offered nothing. */
  skip?(g: Game, c: Context): void
}

/** Continues with the next instruction if the test holds, else at `to`. */
export interface Branch {
  readonly op: 'branch'
  test(g: Game, c: Context): boolean
  to: number
}

/** Continues at `to`. */
export interface Jump {
  readonly op: 'jump'
  to: number
}

/** Writes locals or registers of the program; proposes nothing. */
export interface Note {
  readonly op: 'note'
  note(g: Game, c: Context): void
}

/**
 * Both players carry the code out that lies between this and `end`, each with a frame of his own, then it goes on there.
 * See sideBySide.ts.
 */
export interface Both {
  readonly op: 'both'
  /** Who is first. */
  players(g: Game, c: Context): readonly Player[]
  end: number
}

/** Locals of a program's frame. The first six are its arguments. */
export const LOCAL = {
  program: 0,
  source: 1,
  sourceId: 2,
  controller: 3,
  /** The record of the play (what was chosen on play), or NONE. */
  record: 4,
  /** Key of the ability's instance, or 0. */
  instance: 5,
  /** 1: its registers were set when it was called. */
  registersSet: 6,
  /** Program counter: index of the next instruction. */
  pc: 7,
  /** The player who carries the step out and chooses. */
  actor: 8,
  /** 1: the last step did something. */
  did: 9,
  /** 1: no condition of the sentence has failed. */
  conditionsHeld: 10,
  /** 1: the batch or call of the instruction at `pc` is under way; its `bindResult` comes next. */
  awaiting: 11,
  /** 1: the question at `pc` was answered. */
  answered: 12,
  /** 1: the program ends at once; a cost was not paid. */
  failed: 13,
  /** Chosen modes, a bit each; see `modesBit`. */
  modes: 14,
  /** The player an event was about, plus 1. */
  thatPlayer: 15,
  /** A bit for each variable that has its value. */
  fixed: 16,
  /** X, Y, Z: three locals from here on. */
  variables: 17,
  /** How often each event of `Program.asks` happened: six locals from here on. */
  results: 20,
  /** Loop counters and saved values, allocated at compile time by `Emitter.withTemporary`. */
  temporaries: 26,
  /** In a frame of one of both players: where his part of the code ends; else 0. */
  until: 38,
  /** In the frame of the second: the frame of the first plus 1; else 0. */
  first: 39,
  /** In the frame of the second: which of them runs now; 0 the second, 1 the first. */
  front: 40,
  /** What one of both does: `SIDE`. */
  side: 41,
} as const
/** What one of both players does: runs, stands before a change until the other does, stands there for good. */
export const SIDE = { runs: 0, waits: 1, done: 2 } as const
/** How many variables a program can have. */
export const VARIABLES = LOCAL.results - LOCAL.variables
/** How many events it can ask the results of. */
export const RESULTS = LOCAL.temporaries - LOCAL.results
/** How many temporaries it can use at a time. */
export const TEMPORARIES = LOCAL.until - LOCAL.temporaries
/** Size of its frame. */
export const LOCALS = LOCAL.side + 1
