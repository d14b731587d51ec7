import type {
  AnswerIds,
  Bilingual,
  Input,
  PlayerName,
  Position,
  PublicEvent,
  Replay,
  RulesConfig,
  View,
} from '@fudaba/kernel'
import type { ReplayDifference } from '@fudaba/kernel/host'
import type { AutoState } from '../auto/autoPass.ts'
import type { Table } from './table.ts'

/**
 * Where games run. Requests and replies are plain JSON, so that a host can be this process (`localHost.ts`), or a worker
 * or a match server at the other end of a channel (`remoteHost.ts`).
 */
export interface Host {
  open(request: OpenRequest): Promise<Table>
}

/** A game to open: new, from a position, or from a replay. */
export interface OpenRequest {
  readonly game: string
  readonly seats: Seats
  readonly seed?: string | number
  /** Deck names of the game, or lists of card ids. */
  readonly decks?: readonly [string | readonly string[], string | readonly string[]]
  readonly config?: Partial<RulesConfig>
  /** Printed data of cards that the decks have and the game does not, by id: as a replay brings them. */
  readonly cards?: Readonly<Record<string, unknown>>
  /** A position to start from, instead of decks. */
  readonly position?: Position
  /** A game to go on with: from before input number `at`, else from its end. */
  readonly replay?: Replay
  readonly at?: number
  /** `free`: undo is always allowed (one person). `fair`: only while no hidden information was revealed (two people). */
  readonly undo?: 'free' | 'fair'
}

/** The agent of a bot where none is named. */
export const usualAgent = 'normal'

/** Who decides for a seat. */
export type Seat = 'person' | { readonly agent: string }
/** Who decides for each player. */
export type Seats = Readonly<Record<PlayerName, Seat>>

/** An answer that an agent recommends, with its reasons in words. */
export interface TableAdvice {
  readonly answer: AnswerIds
  /** The recommendation in one sentence. */
  readonly hint: Bilingual
  /** What the other answers are worth, and what is expected to follow. */
  readonly lines: readonly Bilingual[]
}

/** What one viewer sees of a table. */
export interface Look {
  readonly view: View
  readonly events: readonly PublicEvent[]
  /** Who decides next: the viewer, an agent of this host, another person, or nobody (the game is over). */
  readonly next: 'viewer' | 'agent' | 'person' | 'nobody'
  readonly undo: UndoState
  readonly seed: string | number
  /** Number of inputs so far. */
  readonly inputs: number
  /** The replay it was opened from plays otherwise by these rules: from where on, and how it was noticed. */
  readonly difference: ReplayDifference | null
  /** Failures of agents in this game; each time another agent answered instead. */
  readonly failures: readonly AgentFailure[]
}

/** Which agent failed, at which decision of the game, and why. */
export interface AgentFailure {
  readonly agent: string
  readonly decision: number
  readonly message: string
}

/** A request to play on until a person has to decide, with everything that passes automatically on the way. */
export interface Follow {
  /** Done first: an input, or steps of agents; null: only what passes automatically. */
  readonly first: { readonly input: Input } | Steps | null
  readonly viewers: readonly (PlayerName | null)[]
  readonly since: number
  /** The AUTO state of each person. */
  readonly auto: Auto
}

/** At most this many decisions of agents: several where not each of them is drawn. */
export interface Steps {
  readonly steps: number
}

/** The reply to `Follow`. */
export interface Followed {
  /** One look for each viewer asked for. */
  readonly looks: readonly Look[]
  /** The AUTO state afterwards: a skip that ended is removed. */
  readonly auto: Auto
}

type Auto = Readonly<Record<PlayerName, AutoState>>

/** `none`: nothing to undo. `ask`: only if the other player agrees, because hidden information was revealed. */
export type UndoState = 'none' | 'free' | 'ask'
