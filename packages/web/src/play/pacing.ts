/** While the computer plays without pauses, the table is drawn at most this often. */
export const SHOWN_MILLISECONDS = 250

/** An answer that gives the opponent a window takes at least this long, whether or not he can respond in it. */
export const ANSWER_MILLISECONDS = 600

export const rest = (milliseconds: number): Promise<void> =>
  milliseconds === 0 ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Runs work after the next frame; a hidden page draws none, so a timer runs it there. */
export function whenIdle(work: () => Promise<void>): void {
  let done = false
  const begin = (): void => {
    if (done) return
    done = true
    void work()
  }
  requestAnimationFrame(() => setTimeout(begin, 0))
  setTimeout(begin, SHOWN_MILLISECONDS)
}
