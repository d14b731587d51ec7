import { type ErrorCode, KernelError } from '@fudaba/kernel'

/** Why a request was refused. */
export type FaultCode =
  | ErrorCode
  /** The message has no such form, or is too large. */
  | 'bad-request'
  /** Something went wrong that is nobody's request's fault. */
  | 'internal'
  /** What the table ran in has ended; what it held is gone. */
  | 'worker-gone'
  /** The rules of the game could not be loaded. */
  | 'not-loaded'
  | 'unknown-game'
  | 'unknown-action'
  /** Nothing of this id is there, as far as who asks can see. */
  | 'unknown-thing'
  /** It was never opened, or is closed. */
  | 'no-table'
  | 'too-many-tables'
  | 'not-your-seat'
  | 'not-an-agent'
  | 'no-agent'
  /** An agent was asked and did not answer. */
  | 'no-thought'
  /** Something was learned since; the other player has to agree. */
  | 'ask-first'
  /** Only after the end. */
  | 'not-over'
  /** Of a match server, with its own code behind the slash. */
  | `room/${string}`

/** A refused request: what was wrong, as a code and in a sentence. */
export class HostError extends Error {
  readonly code: FaultCode

  constructor(code: FaultCode, message: string) {
    super(message)
    this.name = 'HostError'
    this.code = code
  }
}

/** Turns a `KernelError` into a `HostError`, which can be sent. */
export function refusing<T>(act: () => T): T {
  try {
    return act()
  } catch (error) {
    throw asFault(error)
  }
}

/** The same for an asynchronous function. */
export async function refusingLater<T>(act: () => T | Promise<T>): Promise<T> {
  try {
    return await act()
  } catch (error) {
    throw asFault(error)
  }
}

const asFault = (error: unknown): unknown =>
  error instanceof KernelError ? new HostError(error.code, error.message) : error
