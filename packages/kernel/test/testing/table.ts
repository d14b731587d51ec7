import { answer, run } from '@fudaba/kernel/search'
import { Book, Game, type Player } from '@fudaba/kernel/rules'
import { KernelError } from '@fudaba/kernel'
import { explainIllegal } from '@fudaba/kernel/host'

/** A table for games of a dozen clauses: a book with these clauses, and words to play it with. */
export function bookOf(game: string, clauses: readonly string[]): Book {
  const title = { ja: '試', en: 'test' }
  return new Book({
    game,
    name: title,
    version: '1',
    clauses: Object.fromEntries(clauses.map((id) => [id, { title }])),
    rulings: [],
  })
}

export const words = (en: string): { ja: string; en: string } => ({ ja: en, en })

export function newGame(book: Book, cards: readonly unknown[] = []): Game {
  return new Game(book, cards, {})
}

/** The names of what may be done now, a pass included; only for an open window. */
export function offered(g: Game): string[] {
  if (g.offer.shape !== 'act') throw new Error(`not a window but ${g.offer.message}`)
  const names = g.offer.items.map((id) => g.book.actions[id].name)
  return g.offer.pass ? [...names, 'pass'] : names
}

/** The player does the action, with this object if it matters. */
export function act(g: Game, player: Player, name: string, source?: number): void {
  if (g.offer.player !== player) throw new Error(`player ${g.offer.player} decides, not ${player}`)
  const at = g.offer.items.findIndex(
    (id, i) => g.book.actions[id].name === name && (source === undefined || g.offer.sources[i] === source),
  )
  if (g.offer.shape !== 'act' || at < 0) throw new Error(`${name} is not offered at ${g.offer.message}`)
  answer(g, [at])
}

export function pass(g: Game, ...players: readonly Player[]): void {
  for (const player of players) {
    if (g.offer.player !== player) throw new Error(`player ${g.offer.player} decides, not ${player}`)
    if (g.offer.shape !== 'act' || !g.offer.pass) throw new Error(`no pass at ${g.offer.message}`)
    answer(g, [])
  }
}

/** Answers the question that is open with these values (objects, options, a number). */
export function say(g: Game, ...values: readonly number[]): void {
  const { offer } = g
  const picks = offer.shape === 'number' ? [...values] : values.map((v) => offer.items.indexOf(v))
  const wrong = explainIllegal(offer, picks)
  if (picks.includes(-1) || wrong !== null) throw new KernelError('illegal-answer', wrong ?? 'not offered')
  answer(g, picks)
}

export function switchOff(book: Book, clause: string): void {
  book.switches.off[book.switches.number(clause)] = 1
}

export { run }
