/**
 * Where thinking gets its time from. Tests pass one that moves with counted work, so that budgets of time are proved
 * without waiting for any.
 */
export interface Clock {
  /** Milliseconds since a fixed moment; never goes back. */
  now(): number
}

/** The clock of the machine. The only place in the packages that reads it; lint refuses all others. */
export const systemClock: Clock = { now: () => performance.now() }

/** The time of day, for what people read: when a game was played. It may go back. */
export interface Calendar {
  /** Milliseconds since 1970. */
  now(): number
}

/** The calendar of the machine. */
export const systemCalendar: Calendar = { now: () => Date.now() }
