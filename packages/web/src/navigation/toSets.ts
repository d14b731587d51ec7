/** Opens the card sets of a game. They need the card language, which the first page does not: it comes with them. */
export const toSets = async (game: string, id?: string): Promise<void> =>
  (await import('./openSets.ts')).openSets(game, id)
