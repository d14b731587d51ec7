import { KernelError } from '@fudaba/kernel'

/** A refused wish: nothing was changed. Codes are the kernel's (`illegal-answer` …) or the room's. */
export class Refusal extends Error {
  readonly code: string

  constructor(code: string, message: string) {
    super(message)
    this.name = 'Refusal'
    this.code = code
  }
}

/** Turns the kernel's refusals into the room's. */
export function refusing<T>(act: () => T): T {
  try {
    return act()
  } catch (error) {
    // A circle in the rules is a fault of ours, not of who answered.
    if (error instanceof KernelError && error.code !== 'endless' && error.code !== 'ended')
      throw new Refusal(error.code, error.message)
    throw error
  }
}
