import {
  type Game,
  type GameRules,
  type Player,
  type Random,
  Search,
  answer,
  isFinished,
  nextPicks,
  partialToPicks,
} from '@fudaba/kernel'
import type { Worlds } from './agent.ts'
import { History, type Tally } from './history.ts'
import { turnOf } from './horizon.ts'
import { labelOf, situationOf } from './label.ts'
import { Outlook } from './outlook.ts'
import { type PlayoutOptions, playOn } from './playout.ts'
import { type Branch, Junction, NEXT_PICK } from './tree.ts'

export interface TreeOptions extends PlayoutOptions {
  /** How much a branch that was tried seldom is worth trying again. */
  readonly curiosity: number
  /** Branches of a junction: at first, and more by the root of its visits. */
  readonly branches: number
  readonly widening: number
  /** Iterations in a world before another one takes its place. */
  readonly perWorld: number
  /** How many visits what was learned elsewhere counts for. */
  readonly experience: number
}

export const treeOptions: TreeOptions = {
  curiosity: 0.5,
  branches: 6,
  widening: 1,
  perWorld: 2,
  turns: 1,
  decisions: 60,
  looks: 6,
  experience: 2,
}

/** One player's question, asked in worlds that fit what he knows. */
export interface Question {
  readonly rules: GameRules
  readonly player: Player
  /** Whether it is asked in this world at all: with other hidden cards it may not be. */
  asked(world: Game): boolean
}

/** Dealings in a row in which the question was not asked, before the search gives up. */
const PATIENCE = 64

/**
 * Single-observer information-set tree search: every iteration goes through one world, and all worlds share one tree.
 * Depends on the question, the worlds and the chance given, so equal numbers of iterations give equal trees.
 */
export class TreeSearch {
  readonly root: Junction
  /** Walks that went through the root, those of an earlier tree included. */
  iterations = 0
  private readonly question: Question
  private readonly worlds: Worlds
  private readonly random: Random
  private readonly options: TreeOptions
  private readonly outlook: Outlook
  private readonly taken: Branch[] = []
  private readonly takers: Player[] = []
  private readonly noted: Tally[] = []
  private readonly noters: Player[] = []
  private readonly history: History
  private memory: Game | undefined
  private search: Search | null = null
  private uses = 0

  /** `before`: a search whose part below an answer that was given is gone on with. */
  constructor(
    question: Question,
    worlds: Worlds,
    random: Random,
    options: TreeOptions = treeOptions,
    before?: { readonly search: TreeSearch; readonly last: Branch },
  ) {
    this.question = question
    this.worlds = worlds
    this.random = random
    this.options = options
    this.outlook = before?.search.outlook ?? new Outlook(question.rules, question.player)
    this.history = before?.search.history ?? new History()
    const root = before?.last.after.get(situationOf(this.world().game))
    this.root = root ?? new Junction()
    this.iterations = this.root.branches.reduce((sum, { visits }) => sum + visits, 0)
  }

  /** One more walk from the question to the edge of the tree, and what came of it. */
  iterate(): void {
    const search = this.world()
    const { game } = search
    search.mark()
    const until = turnOf(game) + this.options.turns
    this.descend(game, until)
    playOn(game, this.random, this.options, until, { rules: this.question.rules, search })
    const value = this.outlook.of(game)
    search.back()
    this.iterations++
    const { taken, takers } = this
    for (let i = 0; i < taken.length; i++) {
      taken[i].visits++
      taken[i].total += takers[i] === this.question.player ? value : 1 - value
    }
    for (let i = 0; i < this.noted.length; i++) {
      this.noted[i].visits++
      this.noted[i].total += this.noters[i] === this.question.player ? value : 1 - value
    }
  }

  /** A world in which the question is asked; the same one for a few walks. */
  world(): Search {
    if (this.search !== null && this.uses++ < this.options.perWorld) return this.search
    for (let tries = 0; tries < PATIENCE; tries++) {
      this.memory = this.worlds.draw(this.random, this.memory)
      if (!this.question.asked(this.memory)) continue
      this.search = new Search(this.memory)
      this.uses = 1
      return this.search
    }
    throw new Error('the question is asked in no world that fits')
  }

  /** Walks down the tree, answer after answer, until one of them is new. */
  private descend(world: Game, until: number): void {
    this.taken.length = 0
    this.takers.length = 0
    this.noted.length = 0
    this.noters.length = 0
    let at = this.root
    let fresh = false
    while (!world.over && !fresh && turnOf(world) < until) {
      const { offer } = world
      const path: number[] = []
      for (;;) {
        at.visits++
        const picks = nextPicks(offer, path)
        const pick = this.select(world, at, picks, path.length)
        const branch = this.taken[this.taken.length - 1]
        this.takers.push(offer.player)
        if (branch.visits === 0) fresh = true
        path.push(pick)
        if (isFinished(offer, path)) break
        at = branch.junction(NEXT_PICK)
      }
      const last = this.taken[this.taken.length - 1]
      answer(world, partialToPicks(offer, path))
      if (!world.over) at = last.junction(situationOf(world))
    }
  }

  /** A new branch while there is room for one, else the best bet. Notes the branch and returns its pick here. */
  private select(world: Game, at: Junction, picks: readonly number[], depth: number): number {
    const { offer } = world
    const { curiosity, branches, widening, experience } = this.options
    const situation = situationOf(world)
    const room = branches + widening * Math.sqrt(at.visits)
    let best: Branch | undefined
    let bestPick = 0
    let bestScore = -Infinity
    const known: number[] = []
    const fresh: number[] = []
    const freshLabels: number[] = []
    for (const pick of picks) {
      const label = labelOf(world, offer, depth, pick)
      const branch = at.find(label)
      if (branch === undefined) {
        if (freshLabels.includes(label)) continue
        fresh.push(pick)
        freshLabels.push(label)
        continue
      }
      // Another copy of the same card.
      if (known.includes(label)) continue
      known.push(label)
      branch.offered++
      const score =
        branch.visits === 0
          ? Infinity
          : (branch.total + experience * this.history.tally(situation, label).value) /
              (branch.visits + experience) +
            curiosity * Math.sqrt(Math.log(branch.offered + 1) / branch.visits)
      if (score > bestScore) {
        best = branch
        bestPick = pick
        bestScore = score
      }
    }
    if (fresh.length > 0 && (best === undefined || known.length < room)) {
      let i = this.random.below(fresh.length)
      if (experience > 0)
        for (let k = 0; k < fresh.length; k++)
          if (
            this.history.tally(situation, freshLabels[k]).value >
            this.history.tally(situation, freshLabels[i]).value
          )
            i = k
      best = at.add(freshLabels[i])
      best.offered++
      bestPick = fresh[i]
    }
    this.taken.push(best!)
    this.noted.push(this.history.tally(situation, best!.label))
    this.noters.push(offer.player)
    return bestPick
  }
}
