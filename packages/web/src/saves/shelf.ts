/** What is kept lies in drawers, each record under a key of its own. */
export const drawers = ['heads', 'bodies', 'writers', 'unread'] as const
export type Drawer = (typeof drawers)[number]

export interface Place<D extends string = Drawer> {
  readonly drawer: D
  readonly key: string
}

/** One record written, or taken away where there is no `record`. */
export interface Change<D extends string = Drawer> extends Place<D> {
  readonly record?: unknown
}

/** What is done after a look at a record, and what is told to who asked for it. */
export interface Decided<T, D extends string = Drawer> {
  readonly changes: readonly Change<D>[]
  readonly value: T
}

/**
 * Where records are kept between visits: the browser's database, or one that a test makes fail. A call that fails
 * rejects with a `ShelfError`; whether it had an effect is then not known.
 */
export interface Shelf<D extends string = Drawer> {
  all(drawer: D): Promise<readonly (readonly [key: string, record: unknown])[]>
  keys(drawer: D): Promise<readonly string[]>
  /** Undefined: there is none. */
  read(place: Place<D>): Promise<unknown>
  /** Looks at one record and makes changes in this order, all or none; no other page's change comes in between. */
  change<T>(look: Place<D>, decide: (found: unknown) => Decided<T, D>): Promise<T>
}

/** `full`: no room is left. `forbidden`: the browser keeps nothing for this page. `broken`: anything else. */
export type ShelfFault = 'full' | 'forbidden' | 'broken'

export class ShelfError extends Error {
  readonly fault: ShelfFault

  constructor(fault: ShelfFault, message: string) {
    super(message)
    this.name = 'ShelfError'
    this.fault = fault
  }
}

export const faultOf = (error: unknown): ShelfFault => (error instanceof ShelfError ? error.fault : 'broken')
