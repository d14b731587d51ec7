import { NONE } from '../state/columns.ts'
import type { ObjectRow } from '../state/rows.ts'
import type { Book } from '../game/book.ts'
import { EffectSnapshot } from './effectSnapshot.ts'

/** What stays valid from state to state: which values and which order of effects are cached. See valueCache.ts. */
export class CacheState {
  /** Characteristics whose values are cached across states, a bit each. */
  cached = 0
  /** Counts down whenever effects are put in order. Negative, so that it never equals `Computed.epoch`. */
  epoch = -1
  /** By characteristic: `epoch` when its values last became invalid. Cached values are stamped with it. */
  readonly epochs: Int32Array
  /** By characteristic: the effects that change it. */
  readonly snapshots: readonly EffectSnapshot[]
  /** By characteristic, for each effect of it: how many earlier effects change what it reads. */
  readonly priorWriters: readonly number[][]
  /**
   * By row: characteristics of this object that are not cached all the same, a bit each; and the rows that have any.
   */
  excluded = new Int32Array(0)
  readonly excludedRows: ObjectRow[] = []

  /** How many of `Computed.listed` have a cached order; 0 if none. */
  orderedUpTo = 0
  /** Zones whose objects that order depends on, a bit each. */
  orderedZones = 0
  /** The cached order is still right. */
  orderHolds = false
  /** Rows of these zones that were written to since the order was found. */
  readonly orderDirtyRows: ObjectRow[] = []
  /** The first of `Computed.listed` that were found in order of time with no dependency among them. */
  readonly independent = new EffectSnapshot()

  /** Indices in `Computed.listed` of effects whose ability has a condition. */
  readonly conditional: number[] = []
  /** Nothing that is cached may be used any more. */
  allInvalid = false
  /** While writes are processed: the row whose values were dropped last, since mostly one is written several times. */
  lastDropped: ObjectRow = NONE

  constructor({ characteristics }: Book) {
    this.epochs = new Int32Array(characteristics.length)
    this.snapshots = characteristics.map(() => new EffectSnapshot())
    this.priorWriters = characteristics.map(() => [])
  }
}
