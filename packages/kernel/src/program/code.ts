import type { Game } from '../game.ts'
import type { Answer, Offer } from '../offer.ts'
import type { Context } from './context.ts'
import type { Choosing } from './choosing.ts'
import type { EventMatch } from './matching.ts'

/**
 * An ability as linear code with jumps, so that one frame carries out a whole resolution and every place in it is
 * a number. What an instruction does is compiled once, when the rules are loaded; what it works on lies in the
 * frame and in the registers.
 */
export interface Program {
  readonly id: number
  readonly name: string
  readonly code: readonly Instruction[]
  /** Names of its X, Y, Z, and how a text that defines one says so. */
  readonly variables: readonly Variable[]
  /** What is chosen on play, in the printed order. */
  readonly targets: readonly Target[]
  readonly modes: readonly Modes[]
  /** Events whose results later steps speak of, by slot. */
  readonly asks: readonly { readonly verb: string; readonly match: EventMatch | null }[]
  /** It pays a cost: all of it, or it fails. */
  readonly paying: boolean
  /** No decision and no branch: it can be carried out inside another change. */
  readonly plain: boolean
  /** What the ability excepts from what it does. */
  readonly except: EventMatch | null
}

export interface Variable {
  readonly name: string
  /** How the text defines it; absent: the player decides on play. */
  readonly amount: ((g: Game, c: Context) => number) | null
  /** It is needed to play the ability: for its cost or its targets. */
  readonly onPlay: boolean
  /** How it is defined says nothing about what the ability itself does. */
  readonly early: boolean
}

export interface Target {
  readonly choosing: Choosing
  /** A number that is divided among them. */
  divides: ((g: Game, c: Context) => number) | null
  /** Modes it belongs to, if any: it is chosen only with them. */
  readonly within: { readonly modes: number; readonly mode: number } | null
}

export interface Modes {
  readonly count: number
  bounds(g: Game, c: Context): readonly [number, number]
}

export type Instruction = Gate | Run | Ask | Branch | Jump | Note

/** The beginning of a node's code: switched off, all of it is passed over. */
export interface Gate {
  readonly op: 'gate'
  readonly node: number
  readonly clause: number
  over: number
}

/** Proposes one batch or calls one procedure; `settle` binds what came of it. */
export interface Run {
  readonly op: 'run'
  /** Kind of its node. */
  readonly kind: string
  readonly clause: number
  run(g: Game, c: Context): void
  settle?(g: Game, c: Context): void
  /** Slot of the result that it begins anew, or -1. */
  readonly resets?: number
}

export interface Ask {
  readonly op: 'ask'
  readonly clause: number
  offer(g: Game, c: Context, d: Offer): void
  take(g: Game, c: Context, answer: Answer): void
  /** There was nothing to decide. */
  skip?(g: Game, c: Context): void
}

/** Goes on if the test holds, else at `to`. */
export interface Branch {
  readonly op: 'branch'
  test(g: Game, c: Context): boolean
  to: number
}

export interface Jump {
  readonly op: 'jump'
  to: number
}

/** Bookkeeping of the program itself; changes nothing on the table. */
export interface Note {
  readonly op: 'note'
  note(g: Game, c: Context): void
}

/** Locals of the frame. The first six are what it is called with. */
export const LOCAL = {
  program: 0,
  source: 1,
  sourceId: 2,
  controller: 3,
  /** The object that holds what was chosen on play, or NONE. */
  record: 4,
  /** Key of the ability's instance, or 0. */
  instance: 5,
  /** Its registers were filled when it was called. */
  bound: 6,
  pc: 7,
  /** Who carries the step out and chooses. */
  actor: 8,
  /** The step before did something. */
  did: 9,
  /** No condition of the sentence has failed. */
  held: 10,
  /** A batch or a call of this instruction is under way. */
  settling: 11,
  answered: 12,
  /** A cost could not be paid. */
  failed: 13,
  modes: 14,
  /** The player an event was about, plus 1. */
  thatPlayer: 15,
  /** Bit per variable that is decided. */
  fixed: 16,
  variables: 17,
  /** How much came of each verb that the text asks about. */
  results: 20,
  /** Loop counters and what has to be put back. */
  slots: 26,
} as const
export const VARIABLES = LOCAL.results - LOCAL.variables
export const RESULTS = LOCAL.slots - LOCAL.results
export const SLOTS = 12
export const LOCALS = LOCAL.slots + SLOTS
