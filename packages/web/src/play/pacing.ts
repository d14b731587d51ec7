/** While the computer plays at once, the table is drawn this often. */
export const SHOWN_MILLISECONDS = 250

export const rest = (milliseconds: number): Promise<void> =>
  milliseconds === 0 ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, milliseconds))
