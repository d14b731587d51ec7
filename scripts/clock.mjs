// The clock of the scripts, which also run before anything is installed. The packages have their own: @fudaba/ai/clock.

/** A function that says how many seconds have passed since now. */
export function stopwatch() {
  const begun = performance.now()
  return () => (performance.now() - begun) / 1000
}

/** The day and the minute, for a person to read. */
export const timestamp = () => new Date().toISOString().slice(0, 16).replace('T', ' ')
