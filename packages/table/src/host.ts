import type {
  AnswerIds,
  Bilingual,
  Input,
  PlayerName,
  Position,
  PublicEvent,
  Refusal,
  Replay,
  RulesConfig,
  View,
} from '@fudaba/kernel'
import type { AutoState } from './auto.ts'
import type { Foretold } from './forecast.ts'
import type { RuleText } from './ruleText.ts'

/**
 * Where a game is kept. The table (terminal, browser) asks and is answered; everything that passes is plain JSON,
 * so that a worker or a match server can be a host as well as this process (`localHost.ts`, `remoteHost.ts`).
 */
export interface Host {
  open(request: OpenRequest): Promise<Table>
}

export interface OpenRequest {
  readonly game: string
  readonly seats: Seats
  readonly seed?: string | number
  /** Deck names of the game, or lists of card ids. */
  readonly decks?: readonly [string | readonly string[], string | readonly string[]]
  readonly config?: Partial<RulesConfig>
  /** A board to start from, instead of the decks. */
  readonly position?: Position
  /** A game to go on with, from before input number `at`, else from its end. */
  readonly replay?: Replay
  readonly at?: number
  /** `free`: whoever plays may always take back (alone or against a bot). `fair`: only while nothing was learned. */
  readonly undo?: 'free' | 'fair'
}

/** Who sits opposite where nobody is named. */
export const usualAgent = 'normal'

/** Who decides for a seat. */
export type Seat = 'person' | { readonly agent: string }
export type Seats = Readonly<Record<PlayerName, Seat>>

/** One open game. A refused request changes nothing and rejects with a `HostError`. */
export interface Table {
  /** What the viewer may know, and what happened from logical time `since` on. */
  look(viewer: PlayerName | null, since: number): Promise<Look>
  /** An input of a person. `automatic`: the table passed for him, so undo goes back further. */
  send(input: Input, automatic?: boolean): Promise<void>
  /** Several of these in one message: an input or a step, then every pass that goes by itself, then the looks. */
  follow(wish: Follow): Promise<Followed>
  /** Lets the agent whose decision it is decide once. One that is stopped meanwhile decides nothing. */
  step(): Promise<void>
  /** Stops an agent that thinks. So does everything that changes the game. */
  stop(): Promise<void>
  /** Whoever thinks, also about advice, answers now with the best found so far. */
  hurry(): Promise<void>
  /** How far the agent whose decision it is has got, from 0 to 1; null if none thinks. */
  thinking(): Promise<number | null>
  /** Takes back to the person's last own decision. */
  undo(seat: PlayerName): Promise<void>
  /** The game so far as a file. */
  save(): Promise<Replay>
  /** The clauses behind what happened at a time, or behind the question being asked; outermost first. */
  why(viewer: PlayerName | null, time: number | null): Promise<readonly string[]>
  whyNot(seat: PlayerName, action: string, source?: string): Promise<Refusal>
  /** The same for every action that is done with this thing. */
  whyNotWith(seat: PlayerName, source: string): Promise<readonly Refusal[]>
  /** The effects that make a thing what it is now, the first to apply first: names as `effectName` puts into words. */
  changedBy(viewer: PlayerName | null, id: string): Promise<readonly string[]>
  /** What this answer would bring about if nobody does anything about it, in worlds that fit what the seat knows. */
  forecast(seat: PlayerName, answer: AnswerIds): Promise<readonly Foretold[]>
  /** What an agent would answer in the place of whoever has to decide, from what he may know. */
  advise(seat: PlayerName): Promise<TableAdvice>
  rule(id: string): Promise<RuleText | null>
}

/** An answer with what speaks for it, in words. */
export interface TableAdvice {
  readonly answer: AnswerIds
  /** The answer alone. */
  readonly hint: Bilingual
  /** What the others are worth, and what is expected to follow. */
  readonly lines: readonly Bilingual[]
}

export interface Look {
  readonly view: View
  readonly events: readonly PublicEvent[]
  /** Who decides next: the viewer himself, an agent here, or another person. */
  readonly next: 'viewer' | 'agent' | 'person' | 'nobody'
  readonly undo: UndoState
  readonly seed: string | number
  /** How many inputs there were. */
  readonly inputs: number
  /** Agents that failed in this game, and in whose place another one answered. */
  readonly failures: readonly AgentFailure[]
}

/** Which agent failed, at which decision of the game, and why. */
export interface AgentFailure {
  readonly agent: string
  readonly decision: number
  readonly message: string
}

/** What a table wants after an answer: to be back where somebody is needed, without asking at every window. */
export interface Follow {
  /** First of all; nothing: only what goes by itself. */
  readonly first: { readonly input: Input } | Steps | null
  readonly viewers: readonly (PlayerName | null)[]
  readonly since: number
  /** For each person at this table. */
  readonly auto: Auto
}

/** Steps of agents, as long as it is an agent's turn: several where nobody looks at each of them. */
export interface Steps {
  readonly steps: number
}

export interface Followed {
  /** One for each viewer. */
  readonly looks: readonly Look[]
  /** A skip that stopped is gone. */
  readonly auto: Auto
}

type Auto = Readonly<Record<PlayerName, AutoState>>

/** `none`: nothing to take back. `ask`: only if the other player agrees, because something was learned. */
export type UndoState = 'none' | 'free' | 'ask'

/** What a host refuses. Codes of the kernel, and its own. */
export class HostError extends Error {
  readonly code: string

  constructor(code: string, message: string) {
    super(message)
    this.name = 'HostError'
    this.code = code
  }
}

/** Decides for an agent; the table itself knows no agent. */
export type { AnswerIds }
