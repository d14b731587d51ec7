import { type GameRules, Random } from '@fudaba/kernel'
import type { Game, Player } from '@fudaba/kernel/rules'
import { FINISH, Search, answer, isFinished, nextPicks, partialToPicks } from '@fudaba/kernel/search'
import type { Worlds } from './situation.ts'
import { AskedWorlds } from './askedWorlds.ts'
import { History } from './history.ts'
import { type Horizon, horizonFrom } from './horizon.ts'
import { labelOf, situationOf } from './label.ts'
import { ValueScale, type Outcome } from './valueScale.ts'
import { type Notes, type PlayoutOptions, playOn } from './playout.ts'
import { Race, shortRace } from './race.ts'
import { type SelectOptions, select } from './select.ts'
import { type Branch, TreeNode, NEXT_PICK } from './tree.ts'

/** How a tree is searched: worlds, playouts, and which branch is taken next. */
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

/** An earlier search: its subtree below the answer that was given is used again, if the tree reaches that far. */
export interface Before {
  readonly search: TreeSearch | undefined
  readonly last: Branch | undefined
  readonly repeated: Repeated
}

/**
 * Single-observer information-set Monte-Carlo tree search: every iteration plays in one sampled world, and all worlds
 * share one tree. Deterministic: the same question, worlds, chance and number of iterations give the same tree.
 */
export class TreeSearch {
  readonly root: TreeNode
  /** Who is asked what. */
  readonly situation: number
  /** Compares the first picks, before the tree below them grows. */
  readonly race: Race
  iterations = 0
  private readonly question: Question
  private readonly worlds: AskedWorlds
  private readonly random: Random
  private readonly options: TreeOptions
  private readonly scale: ValueScale
  private readonly history: History
  private readonly drawn: Search[] = []
  private turn = 0
  /** The walks of this round. */
  private readonly round: Walk[] = []
  private place: RoundWorld = NO_WORLD

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
    this.scale = before?.scale ?? new ValueScale(question.rules, question.player)
    this.history = before?.history ?? new History()
    const { game } = this.world()
    this.situation = situationOf(game)
    this.race = new Race(shortRace, repeated?.get(this.situation))
    this.root = last?.after.get(this.situation) ?? new TreeNode()
    for (const label of firstLabels(game)) this.race.add(this.root.find(label) ?? this.root.add(label))
  }

  /** One iteration: selection down the tree, playout to the horizon; values are backed up when the round is full. */
  iterate(): void {
    const { round, race } = this
    if (round.length === 0) this.place = { search: this.world(), seed: this.random.word() }
    const { search, seed } = this.place
    const { game } = search!
    const dice = new Random(seed)
    const walk: Walk = { taken: [], takers: [], tallies: [], players: [], outcome: UNKNOWN }
    search!.mark()
    const isReached = horizonFrom(game, this.question.rules.ai.judged ?? 'turn')
    const begin = race.isRun ? this.bestByConfidence() : race.running[round.length].branch
    this.descend(game, isReached, dice, walk, begin)
    const { options, history, scale } = this
    playOn(game, isReached, { options, search: search!, history, scale, seed }, walk)
    walk.outcome = this.scale.outcome(game)
    search!.back()
    this.iterations++
    round.push(walk)
    if (race.isRun || round.length >= race.running.length) this.learn()
  }

  /** Upper confidence bound, among the first picks that are still in the race. */
  private bestByConfidence(): Branch {
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

  /** Backs up a first round that was broken off, so that there is something to answer by. */
  conclude(): void {
    const { round, race } = this
    if (race.rounds > 0 || round.length === 0) return
    race.running.length = round.length
    this.learn()
  }

  /** Ends the round: backs its values up and lets the race judge it. */
  private learn(): void {
    const { round, race } = this
    const own = this.question.player
    const values = this.scale.values(round.map(({ outcome }) => outcome))
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

  /** Selection: follows the tree from the first pick `begin`, answer after answer, until one of them is new. */
  private descend(world: Game, isReached: Horizon, dice: Random, walk: Walk, begin: Branch): void {
    let at = this.root
    let first: Branch | undefined = begin
    do {
      const { last, isNew } = this.takeAnswer(world, at, dice, walk, first)
      first = undefined
      // While the race runs, nothing but the answer itself shall make a difference.
      if (!this.race.isRun || world.over) return
      at = last.node(situationOf(world))
      if (isNew) return
    } while (!isReached(world))
  }

  /** Picks one answer from this node on and gives it; says the branch of its last pick, and whether any was new. */
  private takeAnswer(
    world: Game,
    from: TreeNode,
    dice: Random,
    walk: Walk,
    first: Branch | undefined,
  ): { readonly last: Branch; readonly isNew: boolean } {
    const { offer } = world
    const path: number[] = []
    let at = from
    let forced = first
    let isNew = false
    for (;;) {
      at.visits++
      const picks = nextPicks(offer, path)
      const [branch, pick] =
        forced === undefined
          ? select(world, at, picks, path.length, dice, this.options, this.history)
          : ([forced, pickOf(world, picks, forced)] as const)
      forced = undefined
      walk.taken.push(branch)
      walk.takers.push(offer.player)
      walk.tallies.push(this.history.tally(situationOf(world), branch.label))
      walk.players.push(offer.player)
      if (branch.visits === 0) isNew = true
      path.push(pick)
      if (isFinished(offer, path)) {
        answer(world, partialToPicks(offer, path))
        return { last: branch, isNew }
      }
      at = branch.node(NEXT_PICK)
    }
  }
}

/** What one iteration took: branches of the tree and tallies of the history, each with the player who picked. */
interface Walk extends Notes {
  readonly taken: Branch[]
  readonly takers: Player[]
  outcome: Outcome
}
const UNKNOWN: Outcome = { decided: false, score: 0 }

/** The world and the seed that all iterations of a round share. */
interface RoundWorld {
  readonly search: Search | null
  readonly seed: number
}
const NO_WORLD: RoundWorld = { search: null, seed: 0 }

/** The first picks there are, each kind once; passing before all others, so that it is looked at in any case. */
function firstLabels(world: Game): number[] {
  const { offer } = world
  const labels = new Set(nextPicks(offer, []).map((pick) => labelOf(world, offer, 0, pick)))
  return labels.delete(FINISH) ? [FINISH, ...labels] : [...labels]
}

const pickOf = (world: Game, picks: readonly number[], { label }: Branch): number =>
  picks.find((pick) => labelOf(world, world.offer, 0, pick) === label) ?? picks[0]
