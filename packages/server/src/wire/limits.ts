/** So many at once, and so many more each second. */
export type Measure = readonly [most: number, perSecond: number]

/** How much one connection and one address may do. */
export interface Limits {
  /** Requests of a connection. */
  readonly requests: Measure
  /** Its questions that play worlds on, and its talk. */
  readonly dear: Measure
  /** Rooms that an address opens. */
  readonly rooms: Measure
  /** Connections that an address opens. */
  readonly connections: Measure
  /** Connections that an address has at once: a school or a club has one address. */
  readonly sockets: number
}

/** More than people need, who click quickly and reload often. */
export const usualLimits: Limits = {
  requests: [60, 20],
  dear: [30, 6],
  rooms: [20, 0.1],
  connections: [60, 2],
  sockets: 200,
}

/** A bucket of tokens: so many at once, so many more each second. */
export class Rate {
  private readonly most: number
  private readonly perSecond: number
  private left: number
  private at: number

  constructor([most, perSecond]: Measure, now: number) {
    this.most = most
    this.perSecond = perSecond
    this.left = most
    this.at = now
  }

  /** Takes one; false where there is none. */
  take(now: number): boolean {
    this.left = Math.min(this.most, this.left + ((now - this.at) / 1000) * this.perSecond)
    this.at = now
    if (this.left < 1) return false
    this.left--
    return true
  }

  /** Whether it is as if nobody had taken anything. */
  isFull(now: number): boolean {
    return this.left + ((now - this.at) / 1000) * this.perSecond >= this.most
  }
}

/** A rate for each address; those that are quiet are forgotten. */
export class Rates {
  private readonly measure: Measure
  private readonly of = new Map<string, Rate>()

  constructor(measure: Measure) {
    this.measure = measure
  }

  take(who: string, now: number): boolean {
    if (this.of.size > 10_000) for (const [each, rate] of this.of) if (rate.isFull(now)) this.of.delete(each)
    let rate = this.of.get(who)
    if (rate === undefined) this.of.set(who, (rate = new Rate(this.measure, now)))
    return rate.take(now)
  }
}
