import { type AnswerIds, type Game, type View, decision, idsFor, playerNumber } from '@fudaba/kernel'
import type { Advice } from './advice.ts'
import { adviceFrom } from './adviceFrom.ts'
import type { Agent, Situation, Thought } from './agent.ts'
import type { Branch } from './tree.ts'
import { type TreeOptions, TreeSearch, treeOptions } from './treeSearch.ts'
import { follow, misjudged, mostTried } from './walk.ts'

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
  readonly seesAll?: true
}

/** Whether a world asks what the view asks, with the same candidates. */
export function asks({ decision: asked }: View): (world: Game) => boolean {
  return (world) => {
    const here = decision(world)
    return (
      here !== null &&
      asked !== null &&
      here.player === asked.player &&
      here.autoKey === asked.autoKey &&
      here.candidates.length === asked.candidates.length &&
      here.candidates.every(({ id }, i) => id === asked.candidates[i].id)
    )
  }
}

/** After this part of the budget, an answer that took so many of the playouts is clear. */
const ENOUGH = 0.15
const CLEAR = 0.85

/** Walks between two looks at the clock. */
const BETWEEN_LOOKS = 4

class TreeThought implements Thought {
  readonly search: TreeSearch
  /** The branch of the answer, once it was given. */
  last: Branch | undefined
  private readonly situation: Situation
  private readonly options: SearchOptions
  private readonly start = performance.now()
  private spent = 0
  private given: AnswerIds | null = null

  constructor(situation: Situation, options: SearchOptions, earlier: TreeThought | undefined) {
    const { view, rules, random, worlds } = situation
    this.situation = situation
    this.options = options
    const player = playerNumber(view.decision!.player)
    const last = earlier?.last
    const before = earlier === undefined || last === undefined ? undefined : { search: earlier.search, last }
    const tree = { ...treeOptions, ...options }
    this.search = new TreeSearch({ rules, player, asked: asks(view) }, worlds, random, tree, before)
    this.spent = performance.now() - this.start
  }

  get progress(): number {
    const { nodes = Infinity, seconds = Infinity } = this.options
    return Math.min(1, Math.max(this.search.iterations / nodes, this.spent / 1000 / seconds))
  }

  get done(): boolean {
    return this.progress >= 1 || (this.options.hurries === true && this.settled())
  }

  /** Whether nothing that is left of the budget could make another branch the most tried one. */
  private settled(): boolean {
    const { nodes = Infinity } = this.options
    const { root, iterations } = this.search
    let first = 0
    let second = 0
    for (const { visits } of root.branches) {
      if (visits > first) {
        second = first
        first = visits
      } else if (visits > second) second = visits
    }
    if (first - second > nodes - iterations) return true
    return iterations >= nodes * ENOUGH && first >= iterations * CLEAR
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
    const world = search.world().game
    const prefer = noise > 0 ? misjudged(noise, situation.random) : mostTried
    const { picks, last } = follow(world, search.root, prefer)
    this.last = last
    this.given = idsFor(situation.view.decision!, picks)
    return this.given
  }

  advice(): Advice {
    return adviceFrom(this.situation, this.search)
  }
}

/** Information-set tree search with a budget of playouts or of time. */
export function makeSearch(options: SearchOptions): Agent {
  const think = (situation: Situation, earlier?: Thought): TreeThought =>
    new TreeThought(situation, options, earlier instanceof TreeThought ? earlier : undefined)
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
