import { Clock } from '../state/columns.ts'
import type { Game } from '../game/game.ts'
import { Offer } from '../answers/offer.ts'

/**
 * Looking ahead and undoing: the whole state is undone, with the random stream and what players know. The offer at a
 * mark is copied, because building it again would cost as much as answering it.
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

  /** How many marks are set. */
  get depth(): number {
    return this.journal.length
  }

  /** Sets a mark at the present state, which must be a decision. */
  mark(): void {
    const { game, journal, offers } = this
    const depth = journal.length
    if (offers.length === depth) offers.push(new Offer())
    offers[depth].copy(game.offer)
    journal.push(game.store.top)
    this.times.push(game.clock(Clock.time))
  }

  /** Undoes everything since the last mark and removes the mark. */
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
