import { Clock, type Game } from '@fudaba/kernel/rules'
import { type Search, answer } from '@fudaba/kernel/search'
import { answersOf } from './answersOf.ts'
import { type Goal, outcome } from './goal.ts'
import { stateKey } from './stateKey.ts'

/** More than any proof number that is no proof. */
export const INFINITE = 1_000_000_000

/** What is known of a state. */
export interface Node {
  /** How much has at least to be shown yet to prove, or to refute, that the goal is reached from here; 0: shown. */
  proof: number
  refutation: number
  /** Answers that differ and the states they lead to, once they were looked at. */
  answers: readonly (readonly number[])[] | null
  children: readonly number[]
  /** Whether the side that has the goal decides here. */
  readonly mine: boolean
}

/**
 * Depth-first proof-number search: whether a side can bring its goal about against every answer of the other. It goes
 * on where the least is missing to a proof or a refutation, and keeps what it has found by state. Of numbers that would
 * be added up only the greatest counts, because states are reached in several ways.
 *
 * Exhaustive, with all cards open: what it calls proved or refuted is. An answer that uses chance does not count as
 * reaching the goal, nor does coming back to a state one comes from; `chance` and `incomplete` say whether that mattered
 * or a question had too many answers.
 */
export class ProofSearch {
  readonly game: Game
  readonly goal: Goal
  private readonly search: Search
  private readonly nodes = new Map<number, Node>()
  private readonly path = new Set<number>()
  private readonly budget: number
  /** Answers that were carried out. */
  looked = 0
  chance = false
  incomplete = false

  constructor(search: Search, goal: Goal, budget: number) {
    this.search = search
    this.game = search.game
    this.goal = goal
    this.budget = budget
  }

  get isSpent(): boolean {
    return this.looked >= this.budget
  }

  /** What is known of the present state. */
  here(): Node {
    return this.node(stateKey(this.game))
  }

  /** Goes on until the present state is proved or refuted, or the budget is spent. */
  decide(): Node {
    const key = stateKey(this.game)
    this.go(key, INFINITE, INFINITE)
    return this.node(key)
  }

  /** Carries an answer out, lets one look, and takes it back. */
  after<T>(picks: readonly number[], look: () => T): T {
    this.search.mark()
    this.looked++
    answer(this.game, picks)
    try {
      return look()
    } finally {
      this.search.back()
    }
  }

  nodeOf(key: number): Node {
    return this.node(key)
  }

  private node(key: number): Node {
    const known = this.nodes.get(key)
    if (known !== undefined) return known
    const made = this.begin()
    this.nodes.set(key, made)
    return made
  }

  private begin(): Node {
    const { game, goal } = this
    const end = outcome(game, goal)
    const mine = !game.over && game.offer.player === goal.side
    if (end === 'reached') return { proof: 0, refutation: INFINITE, answers: [], children: [], mine }
    if (end === 'missed') return { proof: INFINITE, refutation: 0, answers: [], children: [], mine }
    return { proof: 1, refutation: 1, answers: null, children: [], mine }
  }

  /** Looks at every answer of the present state once. */
  private expand(node: Node): void {
    const { game } = this
    const { answers, complete } = answersOf(game)
    const position = game.clock(Clock.position)
    const children: number[] = []
    for (const picks of answers) {
      children.push(
        this.after(picks, () => {
          if (game.clock(Clock.position) !== position && outcome(game, this.goal) === null) {
            this.chance = true
            return BY_CHANCE
          }
          const key = stateKey(game)
          this.node(key)
          return key
        }),
      )
    }
    if (!complete) this.incomplete = true
    // What was left out might refute a reply of the other side, and is no help to the own.
    node.answers = complete || node.mine ? answers : [...answers, []]
    node.children = complete || node.mine ? children : [...children, BY_CHANCE]
  }

  private go(key: number, mostProof: number, mostRefutation: number): void {
    const node = this.node(key)
    if (node.proof === 0 || node.refutation === 0) return
    if (node.answers === null) this.expand(node)
    this.path.add(key)
    for (;;) {
      const best = this.update(node)
      if (node.proof >= mostProof || node.refutation >= mostRefutation || best === null || this.isSpent) break
      const { at, child, second } = best
      const limit = Math.max(second + 1, Math.min(second * 2, INFINITE))
      const [proof, refutation] = node.mine
        ? [Math.min(mostProof, limit), mostRefutation]
        : [mostProof, Math.min(mostRefutation, limit)]
      const picks = node.answers![at]
      this.after(picks, () => this.go(child, proof, refutation))
    }
    this.path.delete(key)
  }

  /** Numbers of a node from those of its children; which child is looked at next, and the number of the next best. */
  private update(node: Node): { at: number; child: number; second: number } | null {
    let least = INFINITE
    let second = INFINITE
    let at = -1
    let most = 0
    let open = 0
    const { children, mine } = node
    for (let i = 0; i < children.length; i++) {
      const { proof, refutation } = this.known(children[i])
      const small = mine ? proof : refutation
      const large = mine ? refutation : proof
      if (large > 0) open++
      if (large > most) most = large
      if (small < least) [second, least, at] = [least, small, i]
      else if (small < second) second = small
    }
    const sum = most >= INFINITE ? INFINITE : open === 0 ? 0 : most + open - 1
    if (mine) [node.proof, node.refutation] = [least, sum]
    else [node.proof, node.refutation] = [sum, least]
    return at < 0 || least >= INFINITE ? null : { at, child: children[at], second }
  }

  private known(key: number): { readonly proof: number; readonly refutation: number } {
    if (key === BY_CHANCE || this.path.has(key)) return MISSED
    return this.nodes.get(key)!
  }
}

/** Stands for what comes of chance: no key of a state is negative. */
export const BY_CHANCE = -1

const MISSED = { proof: INFINITE, refutation: 0 }
