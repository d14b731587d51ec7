import {
  FINISH,
  type Game,
  type GameRules,
  type Player,
  Random,
  Search,
  answer,
  isFinished,
  nextPicks,
  partialToPicks,
} from '@fudaba/kernel'
import type { Worlds } from './agent.ts'
import { AskedWorlds } from './asked.ts'
import { History } from './history.ts'
import { type Horizon, horizonFrom } from './horizon.ts'
import { labelOf, situationOf } from './label.ts'
import { Outlook, type Outcome } from './outlook.ts'
import { type Notes, type PlayoutOptions, playOn } from './playout.ts'
import { Race, shortRace } from './race.ts'
import { type SelectOptions, select } from './select.ts'
import { type Branch, Junction, NEXT_PICK } from './tree.ts'

export interface TreeOptions extends PlayoutOptions, SelectOptions {
  /** Worlds that are drawn for a question; the walks go through them in turn. */
  readonly worlds: number
}

export const treeOptions: TreeOptions = {
  curiosity: 0.5,
  branches: 6,
  widening: 1,
  worlds: 12,
  decisions: 60,
  chance: 1,
  experience: 2,
  looks: 8,
}

/** One player's question, asked in worlds that fit what he knows. */
export interface Question {
  readonly rules: GameRules
  readonly player: Player
  /** Whether it is asked in this world at all: with other hidden cards it may not be. */
  asked(world: Game): boolean
}

/** How often something was done in the answers just before: by who was asked what, and by its first pick. */
export type Repeated = ReadonlyMap<number, ReadonlyMap<number, number>>

/** A search whose part below the answer that was given is gone on with, if the tree reaches that far. */
export interface Before {
  readonly search: TreeSearch | undefined
  readonly last: Branch | undefined
  readonly repeated: Repeated
}

/**
 * Single-observer information-set tree search: every iteration goes through one world, and all worlds share one tree.
 * Depends on the question, the worlds and the chance given, so equal numbers of iterations give equal trees.
 */
export class TreeSearch {
  readonly root: Junction
  /** Who is asked what. */
  readonly situation: number
  /** The first picks, one against the other. */
  readonly race: Race
  /** Walks from the root. */
  iterations = 0
  private readonly question: Question
  private readonly worlds: AskedWorlds
  private readonly random: Random
  private readonly options: TreeOptions
  private readonly outlook: Outlook
  private readonly history: History
  private readonly drawn: Search[] = []
  private turn = 0
  /** The walks of this round. */
  private readonly round: Walk[] = []
  private place: Place = NO_PLACE

  constructor(
    question: Question,
    worlds: Worlds,
    random: Random,
    options: TreeOptions = treeOptions,
    { search, last, repeated }: Partial<Before> = {},
  ) {
    this.question = question
    this.worlds = new AskedWorlds(worlds, question.asked)
    this.random = random
    this.options = options
    const before = last === undefined ? undefined : search
    this.outlook = before?.outlook ?? new Outlook(question.rules, question.player)
    this.history = before?.history ?? new History()
    const { game } = this.world()
    this.situation = situationOf(game)
    this.race = new Race(shortRace, repeated?.get(this.situation))
    this.root = last?.after.get(this.situation) ?? new Junction()
    for (const label of firstLabels(game)) this.race.add(this.root.find(label) ?? this.root.add(label))
  }

  /** One more walk from the question to the edge of the tree. */
  iterate(): void {
    const { round, race } = this
    if (round.length === 0) this.place = { search: this.world(), seed: this.random.word() }
    const { search, seed } = this.place
    const { game } = search!
    const dice = new Random(seed)
    const walk: Walk = { taken: [], takers: [], tallies: [], players: [], outcome: UNKNOWN }
    search!.mark()
    const isReached = horizonFrom(game, this.question.rules.judged ?? 'turn')
    const begin = race.isRun ? this.bestBet() : race.running[round.length].branch
    this.descend(game, isReached, dice, walk, begin)
    const { options, history, outlook } = this
    playOn(game, isReached, { options, search: search!, history, outlook, seed }, walk)
    walk.outcome = this.outlook.outcome(game)
    search!.back()
    this.iterations++
    round.push(walk)
    if (race.isRun || round.length >= race.running.length) this.learn()
  }

  /** Of those who have not dropped out. */
  private bestBet(): Branch {
    const { running } = this.race
    let best = running[0].branch
    let bestScore = -Infinity
    for (const { branch } of running) {
      const score =
        branch.value + this.options.curiosity * Math.sqrt(Math.log(this.iterations + 1) / (branch.visits + 1))
      if (score > bestScore) [best, bestScore] = [branch, score]
    }
    return best
  }

  /** Before it is asked for an answer: what was seen of a first round that was broken off is better than nothing. */
  conclude(): void {
    const { round, race } = this
    if (race.rounds > 0 || round.length === 0) return
    race.running.length = round.length
    this.learn()
  }

  /** Ends the round. */
  private learn(): void {
    const { round, race } = this
    const own = this.question.player
    const values = this.outlook.values(round.map(({ outcome }) => outcome))
    for (const [i, { taken, takers, tallies, players }] of round.entries()) {
      const value = values[i]
      if (!race.isRun) race.running[i].values.push(value)
      for (let k = 0; k < taken.length; k++) {
        taken[k].visits++
        taken[k].total += takers[k] === own ? value : 1 - value
      }
      for (let k = 0; k < tallies.length; k++) {
        tallies[k].visits++
        tallies[k].total += players[k] === own ? value : 1 - value
      }
    }
    round.length = 0
    if (!race.isRun) race.endRound()
  }

  /** A world in which the question is asked: a new one, or once enough are drawn, the next of them. */
  world(): Search {
    const { drawn } = this
    if (drawn.length >= this.options.worlds) return drawn[this.turn++ % drawn.length]
    const search = new Search(this.worlds.draw(this.random))
    drawn.push(search)
    return search
  }

  /** Walks down the tree from the branch, answer after answer, until one of them is new. */
  private descend(world: Game, isReached: Horizon, dice: Random, walk: Walk, begin: Branch): void {
    let at = this.root
    let fresh = false
    let first: Branch | undefined = begin
    do {
      const { offer } = world
      const path: number[] = []
      let branch: Branch
      for (;;) {
        at.visits++
        const picks = nextPicks(offer, path)
        const [found, pick] =
          first === undefined
            ? select(world, at, picks, path.length, dice, this.options, this.history)
            : ([first, pickOf(world, picks, first)] as const)
        first = undefined
        branch = found
        walk.taken.push(branch)
        walk.takers.push(offer.player)
        walk.tallies.push(this.history.tally(situationOf(world), branch.label))
        walk.players.push(offer.player)
        if (branch.visits === 0) fresh = true
        path.push(pick)
        if (isFinished(offer, path)) break
        at = branch.junction(NEXT_PICK)
      }
      answer(world, partialToPicks(offer, path))
      // While all run together, nothing but the answer itself shall make a difference.
      if (!this.race.isRun) return
      if (!world.over) at = branch.junction(situationOf(world))
    } while (!world.over && !fresh && !isReached(world))
  }
}

/** One walk through a world: the branches and picks on its way, and who made them. */
interface Walk extends Notes {
  readonly taken: Branch[]
  readonly takers: Player[]
  outcome: Outcome
}
const UNKNOWN: Outcome = { decided: false, score: 0 }

/** The world and the chance of a round. */
interface Place {
  readonly search: Search | null
  readonly seed: number
}
const NO_PLACE: Place = { search: null, seed: 0 }

/** The first picks there are, each kind once; passing before all others, so that it is looked at in any case. */
function firstLabels(world: Game): number[] {
  const { offer } = world
  const labels = new Set(nextPicks(offer, []).map((pick) => labelOf(world, offer, 0, pick)))
  return labels.delete(FINISH) ? [FINISH, ...labels] : [...labels]
}

const pickOf = (world: Game, picks: readonly number[], { label }: Branch): number =>
  picks.find((pick) => labelOf(world, world.offer, 0, pick) === label) ?? picks[0]
