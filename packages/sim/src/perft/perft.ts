import { type Decision, type GameRules, Match, type MatchOptions, idsFor } from '@fudaba/kernel'
import { Search, allAnswers, answer, decision, result } from '@fudaba/kernel/search'

export interface PerftOptions extends Omit<MatchOptions, 'rules'> {
  readonly rules: GameRules
  readonly depth: number
}

export interface PerftReport {
  readonly game: string
  readonly seed: string
  readonly depth: number
  /** Sequences of 1, 2, … depth legal answers, those that end the game sooner at their own length. */
  readonly counts: readonly number[]
  /** Sequences after which the game is over. */
  readonly ended: number
  /**
   * 64 bits over every sequence in candidate ids and every result, added up: neither the machine nor the order in
   * which candidates are listed matters, only what is legal and what comes of it.
   */
  readonly digest: string
}

/** Counts every sequence of legal answers up to a depth, going ahead and back in one game. */
export function perft(options: PerftOptions): PerftReport {
  const { rules, depth } = options
  const { game } = new Match(options)
  game.log.keep = false
  const search = new Search(game)
  const counts: number[] = Array.from({ length: depth }, () => 0)
  const sum = new Sum()
  let ended = 0

  const visit = (at: number, path: Hash): void => {
    if (game.over) {
      ended++
      sum.add(mix(path, JSON.stringify(result(game))))
      return
    }
    if (at === depth) return sum.add(path)
    const asked = decision(game)!
    // Taken all at once: the offer they are drawn from changes with the first answer.
    const answers = Array.from(allAnswers(game.offer))
    for (const picks of answers) {
      counts[at]++
      search.mark()
      answer(game, picks)
      visit(at + 1, mix(path, `${asked.message.key}:${named(asked, picks)}`))
      search.back()
    }
  }
  visit(0, [0x811c9dc5, 0x9e3779b9])
  return { game: rules.name, seed: String(options.seed), depth, counts, ended, digest: sum.text() }
}

/** The answer in words; where the order of its parts means nothing, in a fixed one. */
function named(asked: Decision, picks: readonly number[]): string {
  const ids = idsFor(asked, picks)
  const inOrder = asked.ordered || asked.bins.some((bin) => bin.ordered)
  return (inOrder ? ids : ids.toSorted()).join('+')
}

type Hash = readonly [number, number]

function mix([a, b]: Hash, text: string): Hash {
  let x = Math.imul(a ^ 0x5bd1e995, 0x01000193)
  let y = Math.imul(b ^ 0x27d4eb2f, 0x85ebca6b)
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i)
    x = Math.imul(x ^ c, 0x01000193)
    y = Math.imul((y ^ c) + (y >>> 15), 0x9e3779b1)
  }
  return [x ^ (x >>> 13), y ^ (y >>> 16)]
}

class Sum {
  private low = 0
  private high = 0

  add([a, b]: Hash): void {
    this.low = (this.low + a) | 0
    this.high = (this.high + b) | 0
  }

  text(): string {
    return [this.high, this.low].map((n) => (n >>> 0).toString(16).padStart(8, '0')).join('')
  }
}
