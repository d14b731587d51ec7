import type { Book, Procedure } from '../game/book.ts'
import { NONE, PLAYERS, type Player, Var } from '../state/columns.ts'
import type { Game } from '../game/game.ts'
import type { Offer } from '../answers/offer.ts'
import { type Accumulators, noteAccumulators } from './accumulators.ts'
import { bar, choiceIn, clearBars, narrowByBars, sourceAt } from './loopBars.ts'
import { loopDigest, quickDigest } from './loopDigest.ts'
import { forcedAnswer } from '../running/loop.ts'

/** Comparing states with a saved one. */
const WATCHING = 0
/** A state has come back: one more round tells who has a choice in it and what it adds. */
const MEASURING = 1

/**
 * Finds loops by Brent's algorithm: it saves one digest, compares the state at each look with it, and saves a newer
 * one after 1, 2, 4, 8 … looks. So a loop of any length is found with a few numbers. They are variables of the state,
 * so that saves and undo cover them; positions don't write them.
 */
export class LoopWatch {
  private readonly accumulators: Accumulators
  private readonly minEvents: number
  /** Its variables, which the digests leave out. */
  private readonly own = new Set<number>()
  private readonly turn: number
  /** Time when the watch was restarted. */
  private readonly since: number
  private readonly low: number
  private readonly high: number
  private readonly quick: number
  /** After how many looks a newer digest is saved; 0: none is saved yet. */
  private readonly power: number
  /** Looks since the digest was saved, or since measuring began. */
  private readonly looks: number
  private readonly stage: number
  /** Bit per player who had a choice in the round. */
  private readonly choosers: number
  /** 1 once a loop has been ended in this turn. */
  private readonly ended: number
  /** For each player the choice that keeps the round going: its value, and 64 bits of it with its state. */
  private readonly chosen: readonly number[]
  private readonly choiceLow: readonly number[]
  private readonly choiceHigh: readonly number[]

  /** `minEvents`: no look before so many events of a turn. */
  constructor(book: Pick<Book, 'bookkeeping' | 'unwritten'>, accumulators: Accumulators, minEvents: number) {
    this.accumulators = accumulators
    this.minEvents = minEvents
    const variable = (name: string): number => {
      // `derived`, so no part of a state's own digest: the digests among them are made of declaration numbers.
      const v = book.bookkeeping(`loop.${name}`, 'derived')
      this.own.add(v)
      book.unwritten.push(v)
      return v
    }
    this.turn = variable('turn')
    this.since = variable('since')
    this.low = variable('digest low')
    this.high = variable('digest high')
    this.quick = variable('quick digest')
    this.power = variable('power')
    this.looks = variable('looks')
    this.stage = variable('stage')
    this.choosers = variable('choosers')
    this.ended = variable('ended')
    this.chosen = [variable('what 1'), variable('what 2')]
    this.choiceLow = [variable('choice low 1'), variable('choice low 2')]
    this.choiceHigh = [variable('choice high 1'), variable('choice high 2')]
  }

  private digest(g: Game): readonly [number, number] {
    return loopDigest(g, this.accumulators, this.own)
  }

  /** Begins anew with the state as it is. */
  restart(g: Game): void {
    g.variable(this.since, g.time)
    g.variable(this.power, 0)
    g.variable(this.stage, WATCHING)
  }

  /** Compares the state with the saved one. After a measured round it calls `found`: (bit per player with a choice). */
  look(g: Game, found: Procedure): void {
    if (g.get(this.turn) !== g.get(Var.turn)) return this.beginTurn(g)
    // Where a loop has been ended in this turn, the next is looked for without waiting.
    if (g.get(this.ended) === 0 && g.time - g.get(this.since) < this.minEvents) return
    // Most states differ in the quick digest already.
    const quick = quickDigest(g, this.accumulators, this.own)
    const same = g.get(this.power) > 0 && g.get(this.quick) === quick && this.isSaved(g, this.digest(g))
    g.variable(this.looks, g.get(this.looks) + 1)
    if (g.get(this.stage) === MEASURING) {
      if (same) g.call(found, g.get(this.choosers))
      // The state came back once, by chance or choice, but not again.
      else if (g.get(this.looks) > 2 * g.get(this.power)) this.restart(g)
    } else if (same) this.beginMeasuring(g)
    else if (g.get(this.power) === 0 || g.get(this.looks) >= g.get(this.power)) this.save(g, quick)
  }

  private beginTurn(g: Game): void {
    g.variable(this.turn, g.get(Var.turn))
    if (g.get(this.ended) !== 0) clearBars(g)
    g.variable(this.ended, 0)
    this.restart(g)
  }

  private beginMeasuring(g: Game): void {
    g.variable(this.stage, MEASURING)
    g.variable(this.choosers, 0)
    g.variable(this.looks, 0)
    noteAccumulators(g, this.accumulators)
  }

  private isSaved(g: Game, [a, b]: readonly [number, number]): boolean {
    return g.get(this.low) === a && g.get(this.high) === b
  }

  private save(g: Game, quick: number): void {
    g.variable(this.power, Math.max(1, g.get(this.power) * 2))
    const [a, b] = this.digest(g)
    g.variable(this.quick, quick)
    g.variable(this.low, a)
    g.variable(this.high, b)
    g.variable(this.looks, 0)
  }

  /** Notes an answer of the measured round: the first one of each player that is not a pass keeps the round going. */
  answered(g: Game, offer: Offer, picks: readonly number[]): void {
    const { player } = offer
    // A forced answer is no choice, even if a host has shown the window.
    if (forcedAnswer(offer) !== null) return
    if (g.get(this.stage) !== MEASURING) return
    if ((g.get(this.choosers) & (1 << player)) === 0 || this.onlyPassed(g, player)) {
      const value = picks.length === 0 ? NONE : (offer.items[picks[0]] ?? picks[0])
      const [a, b] = choiceIn(this.digest(g), player, value, sourceAt(offer, picks))
      g.variable(this.chosen[player], value)
      g.variable(this.choiceLow[player], a)
      g.variable(this.choiceHigh[player], b)
    }
    g.variable(this.choosers, g.get(this.choosers) | (1 << player))
  }

  /** Whether the player did nothing but pass in the measured round. */
  onlyPassed(g: Game, player: Player): boolean {
    return g.get(this.chosen[player]) === NONE
  }

  /** Ends the loop: the players of the bit mask may not make their choices again in the states they made them in. */
  barChoices(g: Game, players: number): void {
    g.variable(this.ended, 1)
    for (const player of PLAYERS)
      if ((players & (1 << player)) !== 0)
        bar(g, [g.get(this.choiceLow[player]), g.get(this.choiceHigh[player])])
  }

  /** Takes barred choices out of an offer. */
  narrow(g: Game, offer: Offer): void {
    if (g.get(this.ended) !== 0) narrowByBars(g, offer, (game) => this.digest(game))
  }
}
