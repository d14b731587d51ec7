import type { Game } from './game.ts'

/** Whether a replacement took the batch over. */
export function replaced(g: Game): boolean {
  return g.book.replacements.length < 0
}
