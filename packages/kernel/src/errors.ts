/** What can be wrong with an input, as a code and a sentence that names it. Nothing was changed. */
export type ErrorCode =
  | 'no-answer'
  | 'endless'
  | 'ended'
  | 'no-play'
  | 'game-over'
  | 'not-your-decision'
  | 'stale-decision'
  | 'unknown-candidate'
  | 'illegal-answer'
  | 'not-cancellable'
  | 'bad-deck'
  | 'bad-config'
  | 'bad-replay'
  | 'bad-position'
  | 'bad-state'
  | 'nothing-to-undo'

export class KernelError extends Error {
  readonly code: ErrorCode

  constructor(code: ErrorCode, message: string) {
    super(message)
    this.name = 'KernelError'
    this.code = code
  }
}
