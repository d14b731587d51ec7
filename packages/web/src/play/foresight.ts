import { type Signal, signal } from '@preact/signals'
import { type Decision, type View, idsFor } from '@fudaba/kernel'
import type { AnswerOutcome, Table } from '@fudaba/table'
import { type Picks, isLegal } from './picks.ts'

/** A question is looked at after this long: whoever answers sooner has not read it, and is not held up. */
const RESTS_MILLISECONDS = 150

const NONE: ReadonlySet<string> = new Set()
const NO_OUTCOMES: ReadonlyMap<string, readonly AnswerOutcome[]> = new Map()
const NOTHING: ReadonlyMap<number, readonly string[]> = new Map()

/** An answer as a key. */
const keyOf = (picks: Picks): string => picks.join()

/**
 * What is foreseen of the answers of the question on the page: which of them end the game against their player, and which
 * things an action that begins with none of them asks for first.
 */
export class Foresight {
  private readonly table: Pick<Table, 'forecast'>
  private readonly losing: Signal<ReadonlySet<string>> = signal(NONE)
  /** By action, the things it asks for first. */
  readonly asks: Signal<ReadonlyMap<number, readonly string[]>> = signal(NOTHING)
  /** By answer, what it leads to. */
  private readonly found: Signal<ReadonlyMap<string, readonly AnswerOutcome[]>> = signal(NO_OUTCOMES)
  private timer: ReturnType<typeof setTimeout> | undefined
  /** Raised with every question: what is found out about an earlier one is dropped. */
  private question = 0

  constructor(table: Pick<Table, 'forecast'>) {
    this.table = table
  }

  /** Whether this answer is known to lose; asked while drawing, it draws anew when that is found out. */
  readonly loses = (picks: Picks): boolean => this.losing.value.has(keyOf(picks))

  /** What this answer leads to in each world that was tried; empty as long as nothing is known. */
  readonly outcomes = (picks: Picks): readonly AnswerOutcome[] => this.found.value.get(keyOf(picks)) ?? []

  /** Looks at the question once somebody has rested on it. */
  rest(view: View): void {
    this.clear()
    const { decision } = view
    if (decision === null) return
    const question = this.question
    this.timer = setTimeout(() => void this.look(decision, question), RESTS_MILLISECONDS)
  }

  clear(): void {
    clearTimeout(this.timer)
    this.question++
    this.losing.value = NONE
    this.asks.value = NOTHING
    this.found.value = NO_OUTCOMES
  }

  private async look(decision: Decision, question: number): Promise<void> {
    const { player } = decision
    for (const picks of [...oneKeyAnswers(decision), ...unplaced(decision)]) {
      const worlds = await this.table.forecast(player, idsFor(decision, picks)).catch(() => [])
      if (question !== this.question) return
      this.found.value = new Map([...this.found.value, [keyOf(picks), worlds]])
      const isLost = worlds.every(({ view: { result } }) => result !== null && isOther(result.winner, player))
      if (worlds.length > 0 && isLost) this.losing.value = new Set([...this.losing.value, keyOf(picks)])
      const [first, ...others] = worlds.map(({ asks }) => asks)
      const things = first?.filter((id) => others.every((each) => each.includes(id))) ?? []
      if (decision.shape === 'act' && picks.length === 1 && things.length > 0)
        this.asks.value = new Map([...this.asks.value, [picks[0], things]])
    }
  }
}

const isOther = (winner: View['deciding'], player: Decision['player']): boolean =>
  winner !== null && winner !== player

/** At most this many answers of a question are tried. */
const MOST = 4

/** The answers that one key can give: passing or choosing nothing, and each option. */
function oneKeyAnswers(decision: Decision): Picks[] {
  const { shape, candidates } = decision
  const options = shape === 'option' || (shape === 'act' && candidates.length < MOST)
  const each = options ? candidates.slice(0, MOST).map((_, i) => [i]) : []
  return [[], ...each].filter((picks) => isLegal(decision, picks))
}

/** At most this many actions are looked at for what they ask first. */
const MOST_ACTIONS = 16

/** The actions of a window that begin with no thing: one would not find them at the thing they are done with. */
function unplaced({ shape, candidates }: Decision): Picks[] {
  if (shape !== 'act') return []
  const looked = candidates.length < MOST ? candidates.length : 0
  return candidates
    .flatMap(({ source }, i) => (source === undefined && i >= looked ? [[i]] : []))
    .slice(0, MOST_ACTIONS)
}
