import { type AnswerIds, FINISH, idsFor, playerNumber } from '@fudaba/kernel'
import type { Advice } from './advice.ts'
import { adviceFrom, withFirst } from './adviceFrom.ts'
import type { Agent, Situation, Thought } from './agent.ts'
import { asks } from './asked.ts'
import { answeredAtOnce } from './greedy.ts'
import { type FirstThought, Reconsidered } from './reconsidered.ts'
import { type SecondLookOptions, secondLookIn } from './secondLook.ts'
import type { Branch } from './tree.ts'
import { type Repeated, type TreeOptions, TreeSearch, treeOptions } from './treeSearch.ts'
import { type Found, follow, misjudged, mostTried } from './walk.ts'

export interface SearchOptions extends Partial<TreeOptions> {
  readonly name?: string
  /** Playouts for a decision. */
  readonly nodes?: number
  /** Time for a decision: with nodes a ceiling, without them the budget. */
  readonly seconds?: number
  /** By how much it misjudges answers, as a part of winning. */
  readonly noise?: number
  /** Answers before the budget is spent where the rest of it could not change the answer. */
  readonly hurries?: boolean
  /** Has as many more playouts, and worlds for the second look, as the game says that they are cheap there. */
  readonly scaled?: boolean
  /** Asked first where one may pass; if it does, so does the search. Most windows are passed, and cost little so. */
  readonly screen?: Agent
  /** The best answers it has found are played on and compared once more. */
  readonly again?: SecondLookOptions
  /** Playouts for a decision in games that are too dear for that. */
  readonly insteadOfAgain?: number
  readonly seesAll?: true
}

/** An answer that was tried so much more often than the next is clear. */
const CLEAR = 0.85
/** So is one whose value is ahead of all others by this over the root of the playouts: about two errors. */
const SURE = 0.6

/** Walks between two looks at the clock. */
const BETWEEN_LOOKS = 4

export class TreeThought implements FirstThought {
  readonly search: TreeSearch
  /** The branches of the first and of the last pick of the answer, once it was given. */
  private first: Branch | undefined
  private last: Branch | undefined
  private readonly situation: Situation
  private readonly options: SearchOptions
  private readonly nodes: number
  private readonly start: number
  /** What was done in the answers just before this one. */
  private readonly repeated: Repeated
  private spent = 0
  private given: AnswerIds | null = null

  constructor(situation: Situation, options: SearchOptions, start: number, earlier?: TreeThought) {
    const { view, rules, random, worlds } = situation
    this.start = start
    this.situation = situation
    this.options = options
    const player = playerNumber(view.decision!.player)
    this.repeated = earlier?.repeatedNow ?? new Map()
    const before = { search: earlier?.search, last: earlier?.last, repeated: this.repeated }
    const tree = { ...treeOptions, ...options }
    this.search = new TreeSearch({ rules, player, asked: asks(view) }, worlds, random, tree, before)
    const budget = (options.nodes ?? Infinity) * (options.scaled === true ? (rules.playouts ?? 1) : 1)
    // Every first pick is played on once, however small the budget is.
    this.nodes = Math.max(budget, this.search.race.running.length)
    this.spent = performance.now() - this.start
  }

  get progress(): number {
    const { nodes } = this
    const { seconds = Infinity } = this.options
    return Math.min(1, Math.max(this.search.iterations / nodes, this.spent / 1000 / seconds))
  }

  get done(): boolean {
    return this.progress >= 1 || (this.options.hurries === true && this.settled())
  }

  /** Whether the answer is clear, or nothing that is left of the budget could change it. */
  private settled(): boolean {
    const { nodes } = this
    const { race, iterations } = this.search
    if (race.isDecided) return true
    if (!race.isRun) return false
    const best = race.answer()
    let second = 0
    let isAhead = true
    for (const { branch } of race.running) {
      if (branch === best) continue
      second = Math.max(second, branch.visits)
      const least = Math.min(branch.visits, best.visits)
      if (best.value - branch.value < SURE / Math.sqrt(least)) isAhead = false
    }
    return (
      isAhead || best.visits - second > nodes - iterations || best.visits >= (best.visits + second) * CLEAR
    )
  }

  go(millis = Infinity): void {
    const until = performance.now() - this.start + millis
    do {
      for (let i = 0; i < BETWEEN_LOOKS; i++) this.search.iterate()
      this.spent = performance.now() - this.start
    } while (!this.done && this.spent < until)
  }

  answer(): AnswerIds {
    if (this.given !== null) return this.given
    const { noise = 0 } = this.options
    const { search, situation } = this
    search.conclude()
    const world = search.world().game
    const { picks, first, last } =
      noise > 0
        ? follow(world, search.root, misjudged(noise, situation.random))
        : follow(world, search.root, mostTried, search.race.answer())
    this.first = first
    this.last = last
    this.given = idsFor(situation.view.decision!, picks)
    return this.given
  }

  /** Its best answers, first the one it would give. */
  best(count: number): AnswerIds[] {
    const own = this.answer()
    const answers = new Map([[own.join(), own]])
    for (const branch of this.byValue()) {
      if (answers.size >= count) break
      const { picks } = this.follow(branch)
      const ids = idsFor(this.situation.view.decision!, picks)
      answers.set(ids.join(), ids)
    }
    return [...answers.values()]
  }

  /** Another one of its best answers is given. */
  giveInstead(ids: AnswerIds): void {
    this.given = ids
    const found = this.search.root.branches.map((branch) => this.follow(branch))
    const asked = this.situation.view.decision!
    const own = found.find(({ picks }) => idsFor(asked, picks).join() === ids.join())
    this.first = own?.first
    this.last = own?.last
  }

  /** What was done up to this answer. Passing is no deed. */
  get repeatedNow(): Repeated {
    const all = new Map(this.repeated)
    const { first, search } = this
    if (first === undefined || first.label === FINISH) return all
    const counts = new Map(all.get(search.situation))
    counts.set(first.label, (counts.get(first.label) ?? 0) + 1)
    return all.set(search.situation, counts)
  }

  private follow(branch: Branch): Found {
    return follow(this.search.world().game, this.search.root, mostTried, branch)
  }

  private byValue(): Branch[] {
    const tried = this.search.root.branches.filter(({ visits }) => visits > 0)
    return tried.sort((a, b) => b.value - a.value)
  }

  advice(): Advice {
    this.search.conclude()
    return adviceFrom(this.situation, this.search)
  }
}

/** Who was asked first has answered, so nothing was thought about. */
class Answered implements Thought {
  readonly progress = 1
  readonly done = true
  private readonly ids: AnswerIds
  private readonly insteadOf: () => Thought

  constructor(ids: AnswerIds, insteadOf: () => Thought) {
    this.ids = ids
    this.insteadOf = insteadOf
  }

  go(): void {}

  answer(): AnswerIds {
    return this.ids
  }

  advice(): Advice {
    const thought = this.insteadOf()
    thought.go()
    return withFirst(thought.advice(), this.ids)
  }
}

/** Information-set tree search with a budget of playouts or of time. */
export function makeSearch(options: SearchOptions): Agent {
  const think = (situation: Situation, earlier?: Thought): Thought => {
    const start = performance.now()
    const before = earlier instanceof Reconsidered ? earlier.first : earlier
    const { screen, scaled = false, seconds } = options
    const again = secondLookIn(situation.rules, options.again, scaled)
    const nodes = again === undefined ? (options.insteadOfAgain ?? options.nodes) : options.nodes
    const search = (): TreeThought =>
      new TreeThought(
        situation,
        { ...options, nodes },
        start,
        before instanceof TreeThought ? before : undefined,
      )
    const ids =
      screen === undefined || again?.everywhere === true ? undefined : answeredAtOnce(situation, screen)
    if (ids !== undefined) return new Answered(ids, search)
    return again === undefined ? search() : new Reconsidered(situation, search(), again, { start, seconds })
  }
  return {
    name: options.name ?? `search-${options.nodes ?? `${options.seconds}s`}`,
    seesAll: options.seesAll,
    think,
    decide(view, rules, random, worlds) {
      const thought = think({ view, rules, random, worlds })
      thought.go()
      return thought.answer()
    },
  }
}
