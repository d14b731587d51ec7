import {
  type Game,
  type Player,
  type Random,
  answer,
  isFinished,
  nextPicks,
  partialToPicks,
} from '@fudaba/kernel'
import type { History, Tally } from './history.ts'
import { turnOf } from './horizon.ts'
import { labelOf, situationOf } from './label.ts'

/** How a playout goes on from the edge of the tree. */
export interface PlayoutOptions {
  /** Turns to the moment of judging: 1 is the end of the turn in which the question is asked. */
  readonly turns: number
  /** Decisions after which it is judged in any case. */
  readonly decisions: number
  /** How much chance there is in the answers to questions on the way. */
  readonly chance: number
}

/** What was picked on the way and by whom, so that it can be learned from. */
export interface Notes {
  readonly tallies: Tally[]
  readonly players: Player[]
}

/**
 * Plays on to the end of the turn `until`: everybody passes where he may, and answers other questions by what went well
 * in earlier playouts. All playouts of a search are judged at the same moment: before it one has what lasts for the
 * turn only, after it the other player has drawn.
 */
export function playOn(
  world: Game,
  random: Random,
  options: PlayoutOptions,
  until: number,
  history: History,
  notes: Notes,
): void {
  for (let left = options.decisions; left > 0 && !world.over && turnOf(world) < until; left--)
    answer(
      world,
      world.offer.shape === 'act' && world.offer.pass ? [] : recalled(world, random, options, history, notes),
    )
}

/** An answer made of picks that went well; what was seldom picked has a chance too. */
function recalled(
  world: Game,
  random: Random,
  { chance }: PlayoutOptions,
  history: History,
  { tallies, players }: Notes,
): number[] {
  const { offer } = world
  const situation = situationOf(world)
  const path: number[] = []
  while (!isFinished(offer, path)) {
    const picks = nextPicks(offer, path)
    let best = picks[0]
    let bestTally: Tally | undefined
    if (picks.length > 1) {
      let bestScore = -Infinity
      for (const pick of picks) {
        const tally = history.tally(situation, labelOf(world, offer, path.length, pick))
        const score = tally.value + (chance * (random.fraction() - 0.5)) / Math.sqrt(tally.visits + 1)
        if (score <= bestScore) continue
        best = pick
        bestTally = tally
        bestScore = score
      }
    }
    if (bestTally !== undefined) {
      tallies.push(bestTally)
      players.push(offer.player)
    }
    path.push(best)
  }
  return partialToPicks(offer, path)
}
