/** What was wrong: with an input or a file, or, the first four, with the rules of a game. */
export type ErrorCode =
  /** A decision without a legal answer. */
  | 'no-answer'
  /** Procedures that run in a circle and never ask. */
  | 'endless'
  /** Procedures that end without a result. */
  | 'ended'
  /** A play is taken back where none is under way. */
  | 'no-play'
  | 'game-over'
  | 'not-your-decision'
  | 'unknown-player'
  | 'stale-decision'
  | 'unknown-candidate'
  | 'illegal-answer'
  | 'not-cancellable'
  | 'bad-deck'
  | 'bad-config'
  | 'bad-replay'
  | 'bad-position'
  /** A card says what the rules of its game cannot carry out. */
  | 'bad-card'
  | 'bad-state'
  | 'nothing-to-undo'

/** A code, and a sentence that says what is wrong. An input that is refused leaves the state unchanged. */
export class KernelError extends Error {
  readonly code: ErrorCode

  constructor(code: ErrorCode, message: string) {
    super(message)
    this.name = 'KernelError'
    this.code = code
  }
}
