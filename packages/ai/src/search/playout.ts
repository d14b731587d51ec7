import type { Game, Player } from '@fudaba/kernel/rules'
import { type Search, answer, isFinished, nextPicks, partialToPicks } from '@fudaba/kernel/search'
import type { History, Tally } from './history.ts'
import type { Horizon } from './horizon.ts'
import { labelOf, situationOf } from './label.ts'
import type { ValueScale } from './valueScale.ts'

/** How a playout goes on from the edge of the tree. */
export interface PlayoutOptions {
  /** Decisions after which it is judged in any case. */
  readonly decisions: number
  /** How much chance there is in the answers to questions on the way. */
  readonly chance: number
  /** Answers to a question on the way that are looked at the first time. */
  readonly looks: number
}

/** What was picked on the way and by whom, so that it can be learned from. */
export interface Notes {
  readonly tallies: Tally[]
  readonly players: Player[]
}

/** What a playout knows and learns. */
export interface Guide {
  readonly options: PlayoutOptions
  readonly search: Search
  readonly history: History
  readonly scale: ValueScale
  readonly seed: number
}

/**
 * Playout to the horizon: everybody passes where he may, and answers other questions by the history, at first by how
 * the game is evaluated at the next question. All playouts of a search are judged at the same moment: an earlier one
 * still has what lasts for the turn only, at a later one the other player has drawn.
 */
export function playOn(world: Game, isReached: Horizon, guide: Guide, notes: Notes): void {
  for (let left = guide.options.decisions; left > 0 && !world.over && !isReached(world); left--)
    answer(
      world,
      world.offer.shape === 'act' && world.offer.pass ? [] : answerFromHistory(world, guide, notes),
    )
}

/** An answer made of the picks with the best history; noise gives those that were seldom picked a chance. */
function answerFromHistory(world: Game, guide: Guide, { tallies, players }: Notes): number[] {
  const { offer } = world
  const { history, seed } = guide
  const { chance } = guide.options
  const situation = situationOf(world)
  const path: number[] = []
  while (!isFinished(offer, path)) {
    const picks = nextPicks(offer, path)
    let best = picks[0]
    if (picks.length > 1) {
      const labels = picks.map((pick) => labelOf(world, offer, path.length, pick))
      const known = labels.map((label) => history.tally(situation, label))
      if (path.length === 0 && picks.length <= guide.options.looks) setPriors(world, guide, picks, known)
      let bestAt = 0
      let bestScore = -Infinity
      for (let i = 0; i < picks.length; i++) {
        const { value, visits } = known[i]
        const score = value + (chance * (pickNoise(seed, situation, labels[i]) - 0.5)) / Math.sqrt(visits + 1)
        if (score > bestScore) [bestAt, bestScore] = [i, score]
      }
      best = picks[bestAt]
      tallies.push(known[bestAt])
      players.push(offer.player)
    }
    path.push(best)
  }
  return partialToPicks(offer, path)
}

/** Priors of picks that were never met: the evaluation at the next question, beside that of the others. */
function setPriors(
  world: Game,
  { search, scale }: Guide,
  picks: readonly number[],
  known: readonly Tally[],
): void {
  if (known.every(({ prior }) => prior !== undefined)) return
  const { offer } = world
  const { player } = offer
  const scores: number[] = []
  for (const pick of picks) {
    if (!isFinished(offer, [pick])) {
      for (const tally of known) tally.prior ??= 0.5
      return
    }
    search.mark()
    answer(world, partialToPicks(offer, [pick]))
    scores.push(scale.scoreOf(world, player))
    search.back()
  }
  const average = scores.reduce((a, b) => a + b, 0) / scores.length
  for (const [i, tally] of known.entries()) tally.prior ??= scale.valueOf(scores[i] - average)
}

/**
 * Noise in [0, 1) by seed, situation and pick: the same pick has the same noise in all playouts of a round, whatever
 * has happened before it, so that two answers with equal effects end in equal playouts.
 */
function pickNoise(seed: number, situation: number, label: number): number {
  let mixed = Math.imul(seed ^ situation, 0x9e3779b1) ^ Math.imul(label, 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d)
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39)
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 0x1_0000_0000
}
