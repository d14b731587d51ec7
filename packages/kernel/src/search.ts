import { S } from './columns.ts'
import type { Game } from './game.ts'
import { Offer } from './offer.ts'

/**
 * Going ahead and back as if nothing had been: random position and knowledge go back too. The decision at a mark
 * is kept, because describing it anew would cost as much as answering it.
 */
export class Search {
  readonly game: Game
  private readonly journal: number[] = []
  private readonly times: number[] = []
  /** Reused from mark to mark. */
  private readonly offers: Offer[] = []

  constructor(game: Game) {
    this.game = game
  }

  get depth(): number {
    return this.journal.length
  }

  /** Remembers this place, which must be a decision. */
  mark(): void {
    const { game, journal, offers } = this
    const depth = journal.length
    if (offers.length === depth) offers.push(new Offer())
    offers[depth].copy(game.offer)
    journal.push(game.store.top)
    this.times.push(game.clock(S.time))
  }

  /** Back to the last mark, which is used up. */
  back(): void {
    const { game, journal } = this
    const mark = journal.pop()
    const time = this.times.pop()
    if (mark === undefined || time === undefined) throw new Error('there is no mark to go back to')
    game.store.undo(mark)
    game.log.truncate(time)
    game.offer.copy(this.offers[journal.length])
  }
}
