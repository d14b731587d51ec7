import { type AnswerIds, idsFor } from '@fudaba/kernel'
import { playerNumber } from '@fudaba/kernel/rules'
import { FINISH } from '@fudaba/kernel/search'
import { asks } from '../search/askedWorlds.ts'
import type { Situation } from '../search/situation.ts'
import type { TimeBudget } from '../search/timeBudget.ts'
import type { Branch } from '../search/tree.ts'
import { type Repeated, TreeSearch, treeOptions } from '../search/treeSearch.ts'
import { type Found, follow, mostTried, noisyBest } from '../search/walk.ts'
import type { Advice } from './advice.ts'
import { adviceFrom } from './adviceFrom.ts'
import type { SearchOptions } from './searchOptions.ts'
import type { FirstThought } from './twoStageThought.ts'

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
  private readonly time: TimeBudget
  /** What was done in the answers just before this one. */
  private readonly repeated: Repeated
  /** Milliseconds spent at the last look at the clock. */
  private spent = 0
  private given: AnswerIds | null = null

  constructor(situation: Situation, options: SearchOptions, time: TimeBudget, earlier?: TreeThought) {
    const { view, rules, random, worlds } = situation
    this.time = time
    this.situation = situation
    this.options = options
    const player = playerNumber(view.decision!.player)
    this.repeated = earlier?.repeatedNow ?? new Map()
    const before = { search: earlier?.search, last: earlier?.last, repeated: this.repeated }
    const tree = { ...treeOptions, ...options }
    this.search = new TreeSearch({ rules, player, asked: asks(view) }, worlds, random, tree, before)
    const budget = (options.nodes ?? Infinity) * (options.scaled === true ? (rules.ai.playouts ?? 1) : 1)
    // Every first pick is played on once, however small the budget is.
    this.nodes = Math.max(budget, this.search.race.running.length)
    this.spent = time.spent
  }

  get progress(): number {
    return Math.min(1, Math.max(this.search.iterations / this.nodes, this.time.partOf(this.spent)))
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
    const { time, search } = this
    const until = time.spent + millis
    do {
      for (let i = 0; i < BETWEEN_LOOKS; i++) search.iterate()
      this.spent = time.spent
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
        ? follow(world, search.root, noisyBest(noise, situation.random))
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
  replaceAnswer(ids: AnswerIds): void {
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
