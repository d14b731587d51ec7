import { FINISH } from '@fudaba/kernel/search'
import type { Branch } from './tree.ts'

/** What an answer's first pick brought, round by round. */
export interface Runner {
  readonly branch: Branch
  readonly values: number[]
}

/** Of more runners than this, the worse half drops out after every round. */
const CROWD = 8
/** An answer has to be better than passing by this: cards are not spent for nothing. */
const PASS_MARGIN = 0.01
/** Handicap for each time the same thing was just done: else two units could change places for ever. */
const REPEAT_PENALTY = 0.1

export interface RaceOptions {
  /** Rounds that are run at most. */
  readonly rounds: number
  /** Rounds before anybody drops out: after few of them even the best is often behind by chance. */
  readonly together: number
  /** Standard errors that a candidate must be behind the leader to drop out. */
  readonly behind: number
}

export const shortRace: RaceOptions = { rounds: 3, together: 3, behind: 3 }

/**
 * Racing by paired comparison: in every round all candidates meet the same world and the same chance, so differences
 * have less variance than values; who is clearly behind drops out. Questions with one good answer, or with answers of
 * equal effect, cost few playouts.
 */
export class Race {
  readonly running: Runner[] = []
  private readonly all: Runner[] = []
  rounds = 0
  private readonly options: RaceOptions
  /** How often each was done in the answers just before this one, to the same question. */
  private readonly done: ReadonlyMap<number, number>

  constructor(options: RaceOptions = shortRace, done: ReadonlyMap<number, number> = new Map()) {
    this.options = options
    this.done = done
  }

  add(branch: Branch): Runner {
    const runner = { branch, values: [] }
    this.running.push(runner)
    this.all.push(runner)
    return runner
  }

  /** After every runner has got a value. */
  endRound(): void {
    this.rounds++
    const { running, rounds } = this
    if (running.length > CROWD) {
      running.sort((a, b) => mean(b.values) - mean(a.values))
      const pass = running.find(({ branch }) => branch.label === FINISH)
      running.length = Math.max(CROWD, Math.ceil(running.length / 2))
      if (pass !== undefined && !running.includes(pass)) running.push(pass)
      return
    }
    const allSame = running.every((each) => comesToTheSame(each, running[0]))
    if (rounds < this.options.together && !(rounds > 1 && allSame)) return
    const pass = running.findIndex(({ branch }) => branch.label === FINISH)
    // Passing comes first: of answers that came to the same every time, the first stays.
    if (pass > 0) running.unshift(...running.splice(pass, 1))
    this.keep((each, i) => running.findIndex((earlier) => comesToTheSame(earlier, each)) === i)
    const leader = this.ahead()
    this.keep((each) => each === leader || !this.isBehind(each, leader))
  }

  private keep(stays: (runner: Runner, at: number) => boolean): void {
    const kept = this.running.filter(stays)
    this.running.splice(0, Infinity, ...kept)
  }

  /** Whether all of them have run often enough together. */
  get isRun(): boolean {
    return this.rounds >= this.options.rounds || (this.rounds > 0 && this.running.length === 1)
  }

  /** Whether more playouts would change nothing. */
  get isDecided(): boolean {
    return this.isRun && this.running.length <= 1
  }

  private ahead(): Runner {
    let [best] = this.running
    const of = ({ branch, values }: Runner): number => mean(values) - this.handicap(branch)
    for (const each of this.running) if (of(each) > of(best)) best = each
    return best
  }

  private handicap({ label }: Branch): number {
    return REPEAT_PENALTY * (this.done.get(label) ?? 0)
  }

  /** By paired differences, round by round. */
  private isBehind(other: Runner, leader: Runner): boolean {
    const handicap = this.handicap(leader.branch) - this.handicap(other.branch)
    const n = other.values.length
    let sum = 0
    let squares = 0
    for (let i = 0; i < n; i++) {
      const difference = leader.values[i] - other.values[i] - handicap
      sum += difference
      squares += difference * difference
    }
    if (sum <= 0) return false
    const average = sum / n
    const error = Math.sqrt(Math.max(0, squares / n - average * average) / (n - 1))
    return average > this.options.behind * error
  }

  /**
   * What a branch is worth beside the best. Of one that dropped out only the rounds count in which both ran: its few
   * worlds may have been better or worse ones than those that followed.
   */
  valueBeside(best: Branch, branch: Branch): number {
    const own = this.all.find((each) => each.branch === branch)
    const leader = this.all.find((each) => each.branch === best)
    if (own === undefined || leader === undefined || this.running.includes(own) || own.values.length === 0)
      return branch.value
    return best.value - mean(own.values.map((value, i) => leader.values[i] - value))
  }

  /** The branch that was tried most; passing, if that is about as good. */
  answer(): Branch {
    const { running } = this
    const of = (branch: Branch): number => branch.value - this.handicap(branch)
    let best = running[0].branch
    let pass: Branch | undefined
    for (const { branch } of running) {
      if (branch.label === FINISH) pass = branch
      if (branch.visits > best.visits || (branch.visits === best.visits && of(branch) > of(best)))
        best = branch
    }
    return pass !== undefined && pass.value + PASS_MARGIN >= of(best) ? pass : best
  }
}

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((a, b) => a + b, 0) / values.length

const comesToTheSame = (a: Runner, b: Runner): boolean => a.values.every((value, i) => value === b.values[i])
