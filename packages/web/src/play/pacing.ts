/** While the computer plays at once, the table is drawn this often. */
export const SHOWN_MILLISECONDS = 250

/** What the other player may answer takes this long, whether or not he can. */
export const ANSWER_MILLISECONDS = 600

export const rest = (milliseconds: number): Promise<void> =>
  milliseconds === 0 ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, milliseconds))

/** After the next frame is drawn: what the person waits for comes first. A page that is not seen draws none. */
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
