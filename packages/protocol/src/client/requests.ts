import type { FromSeat } from '../messages/fromSeat.ts'

/** A request the server refused: `code` is one of the server or of the kernel. */
export class RequestRefused extends Error {
  readonly code: string

  constructor(code: string, message: string) {
    super(message)
    this.name = 'RequestRefused'
    this.code = code
  }
}

interface Open {
  readonly message: FromSeat
  readonly resolve: (value: unknown) => void
  readonly reject: (reason: RequestRefused) => void
}

/** Requests that were not answered yet, in the order in which they were made. */
export class Requests {
  private last = 0
  private readonly waiting = new Map<number, Open>()

  begin(message: (n: number) => FromSeat): { n: number; promise: Promise<unknown> } {
    const n = ++this.last
    const promise = new Promise<unknown>((resolve, reject) => {
      this.waiting.set(n, { message: message(n), resolve, reject })
    })
    return { n, promise }
  }

  message(n: number): FromSeat {
    return this.waiting.get(n)!.message
  }

  open(): FromSeat[] {
    return [...this.waiting.values()].map(({ message }) => message)
  }

  done(n: number, value: unknown): void {
    this.waiting.get(n)?.resolve(value)
    this.waiting.delete(n)
  }

  refused(n: number, code: string, message: string): void {
    this.waiting.get(n)?.reject(new RequestRefused(code, message))
    this.waiting.delete(n)
  }

  refuseAll(code: string, message: string): void {
    for (const n of this.waiting.keys()) this.refused(n, code, message)
  }
}
