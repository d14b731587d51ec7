import {
  type AnswerIds,
  type Input,
  type Match,
  type PlayerName,
  type PublicEvent,
  type Refusal,
  type Replay,
  type View,
  toReplay,
  type ValueSum,
} from '@fudaba/kernel'
import { playerNumber } from '@fudaba/kernel/rules'
import { type RuleText, ruleText } from '../words/ruleText.ts'
import { HostError, refusing } from './faults.ts'
import type { AnswerOutcome } from './forecast.ts'
import {
  clausesBehind,
  effectsOn,
  outcomesOf,
  refusalOf,
  refusalsWith,
  sightOf,
  sumsOf,
} from './questions.ts'

/** What a seat sees of a game: no seed, no digest, no number of inputs, nothing of the other's question. */
export interface SeatLook {
  readonly view: View
  readonly events: readonly PublicEvent[]
}

/**
 * A match as the person on one seat has it, or somebody who watches (`seat` null): it cannot be asked to look, answer
 * or save for another. A match server hands out these; `Table`, which trusts who holds it, stays where the game is
 * played. Whatever is refused changes nothing and throws a `HostError`.
 */
export class SeatTable {
  readonly seat: PlayerName | null
  private open: Match | null
  private readonly isOver: () => boolean

  /** `isOver`: for a room, in which a game may also end by agreement or by time. */
  constructor(match: Match, seat: PlayerName | null, isOver: () => boolean = () => match.result !== null) {
    if (seat !== null) refusing(() => playerNumber(seat))
    this.seat = seat
    this.open = match
    this.isOver = isOver
  }

  /** What he may know, and what happened from logical time `since` on. */
  look(since = 0): SeatLook {
    return sightOf(this.match, this.seat, since)
  }

  /** His input; returns its number. */
  send(input: Input): number {
    const { match } = this
    if (this.seat === null || input.player !== this.seat)
      throw new HostError('not-your-seat', `${String(input.player)} is not yours`)
    refusing(() => match.apply(input))
    return match.inputs.length - 1
  }

  /** The clauses behind the event at a time, or, if he decides, behind his question (null); outermost first. */
  why(time: number | null): readonly string[] {
    return clausesBehind(this.match, this.seat, time)
  }

  /** Why an action is not offered in his question, with this source if one is named. */
  whyNot(action: string, source?: string): Refusal {
    const seat = this.deciding()
    return refusing(() => refusalOf(this.match, seat, action, source))
  }

  /** The same for every action that has this thing as its source. */
  whyNotWith(source: string): readonly Refusal[] {
    const seat = this.deciding()
    return refusing(() => refusalsWith(this.match, seat, source))
  }

  /** How each number of a thing came about. */
  sums(id: string): readonly ValueSum[] {
    return sumsOf(this.match, this.seat, id)
  }

  /** The effects that apply to a thing, in order of application. */
  changedBy(id: string): readonly string[] {
    return effectsOn(this.match, this.seat, id)
  }

  /** What an answer to his question would lead to if nobody responds, in worlds that fit what he knows. */
  forecast(answer: AnswerIds): readonly AnswerOutcome[] {
    return outcomesOf(this.match, this.deciding(), answer)
  }

  /** A clause of the rulebook, or null. */
  rule(id: string): RuleText | null {
    return ruleText(this.match.rules, id)
  }

  /** The game as a replay, which shows all that was hidden: only after its end. */
  save(): Replay {
    const { match } = this
    if (!this.isOver()) throw new HostError('not-over', 'the game goes on: it can be saved after its end')
    return refusing(() => toReplay(match))
  }

  /** From here on everything is refused, and the match is no longer held. */
  close(): void {
    this.open = null
  }

  private get match(): Match {
    if (this.open === null) throw new HostError('no-table', 'this table is closed')
    return this.open
  }

  /** His seat, if the question is his. What he could do while the other decides could tell what that one is asked. */
  private deciding(): PlayerName {
    const { match, seat } = this
    if (seat === null || match.decision?.player !== seat)
      throw new HostError('not-your-decision', 'there is nothing for you to decide')
    return seat
  }
}
