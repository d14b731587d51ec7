import {
  type AnswerIds,
  type GameRules,
  type Input,
  type Match,
  type PlayerName,
  Random,
  type Refusal,
  type Replay,
  toReplay,
  type ValueSum,
} from '@fudaba/kernel'
import { type OpenedReplay, Recording, replayWith } from '@fudaba/kernel/host'
import { AutoPass } from '../auto/autoPass.ts'
import { HostError, refusing, refusingLater } from './faults.ts'
import type { AnswerOutcome } from './forecast.ts'
import type {
  AgentFailure,
  Follow,
  Followed,
  Look,
  OpenRequest,
  Seats,
  TableAdvice,
  UndoState,
} from './host.ts'
import type { LocalHostOptions } from './localHost.ts'
import { type RuleText, ruleText } from '../words/ruleText.ts'
import {
  clausesBehind,
  effectsOn,
  outcomesOf,
  refusalOf,
  refusalsWith,
  sightOf,
  sumsOf,
} from './questions.ts'
import type { Table } from './table.ts'
import { Thinking } from './thinking.ts'

const playerNames: readonly PlayerName[] = ['P1', 'P2']

/** One game in this process. */
export class LocalTable implements Table {
  private readonly rules: GameRules
  private open: Match | null
  private readonly seats: Seats
  private readonly fair: boolean
  private readonly options: LocalHostOptions
  /** For each input: whether a person gave it himself (not automatically). Undo goes back to such inputs. */
  private readonly own: boolean[]
  /** What a replay needs, collected while playing, so that saving plays nothing again; null if it was begun elsewhere. */
  private readonly recording: Recording | null
  private readonly opened: OpenedReplay | null
  /** The decision an agent thinks about now. */
  private deciding: Thinking | null = null
  /** The advice an agent thinks about now. */
  private advising: Thinking | null = null
  private readonly failures: AgentFailure[] = []

  /** `opened`: the replay that the match was opened from. */
  constructor(
    rules: GameRules,
    match: Match,
    request: OpenRequest,
    options: LocalHostOptions,
    opened: OpenedReplay | null = null,
  ) {
    this.rules = rules
    this.open = match
    this.seats = request.seats
    this.fair = request.undo === 'fair'
    this.options = options
    this.own = match.inputs.map(({ player }) => this.seats[player] === 'person')
    this.opened = opened
    this.recording = opened?.recording ?? (match.inputs.length === 0 ? new Recording(match) : null)
  }

  private get match(): Match {
    if (this.open === null) throw new HostError('no-table', 'this table is closed')
    return this.open
  }

  async look(viewer: PlayerName | null, since: number): Promise<Look> {
    const { match } = this
    const { view, events } = refusing(() => sightOf(match, viewer, since))
    return {
      view,
      events,
      next: this.next(view.deciding, viewer),
      undo: this.undoState(viewer),
      seed: match.seed,
      inputs: match.inputs.length,
      difference: this.opened?.difference ?? null,
      failures: [...this.failures],
    }
  }

  private next(deciding: PlayerName | null, viewer: PlayerName | null): Look['next'] {
    if (deciding === null) return 'nobody'
    if (this.seats[deciding] !== 'person') return 'agent'
    return deciding === viewer ? 'viewer' : 'person'
  }

  async send(input: Input, automatic = false): Promise<void> {
    if (this.seats[input.player] !== 'person')
      throw new HostError('not-your-seat', `${input.player} is not yours`)
    this.interrupt()
    refusing(() => this.match.apply(input))
    this.record(!automatic)
    if (!automatic) this.autosave()
  }

  async follow({ first, viewers, since, auto }: Follow): Promise<Followed> {
    if (first !== null && 'input' in first) await this.send(first.input)
    const passing = { P1: new AutoPass(), P2: new AutoPass() }
    for (const player of playerNames) passing[player].state = auto[player]
    let left = first !== null && 'steps' in first ? first.steps : 0
    while (this.match.decision !== null) {
      const { player } = this.match.decision
      if (this.seats[player] === 'person') {
        if (!passing[player].passes(this.rules, this.match.view(player))) break
        await this.send({ player, answer: [] }, true)
      } else if (left-- > 0) {
        const before = this.match.inputs.length
        await this.step()
        // The agent was stopped.
        if (this.match.inputs.length === before) break
      } else break
    }
    return {
      looks: await Promise.all(viewers.map((viewer) => this.look(viewer, since))),
      auto: { P1: passing.P1.state, P2: passing.P2.state },
    }
  }

  /** Records the last input. */
  private record(own: boolean): void {
    // A concession in a game without one adds no input.
    if (this.match.inputs.length === this.own.length) return
    this.own.push(own)
    this.recording?.note(this.match)
  }

  async step(): Promise<void> {
    const { match } = this
    const decision = match.decision
    if (decision === null) throw new HostError('game-over', 'the game is over')
    const seat = this.seats[decision.player]
    if (seat === 'person') throw new HostError('not-an-agent', `a person decides for ${decision.player}`)
    // Seeded by the input number: after an undo an agent answers the same question in the same way.
    const random = new Random(`${match.seed}/${decision.player}/${match.inputs.length}`)
    this.interrupt()
    const thinking = new Thinking()
    this.deciding = thinking
    const ids = await refusingLater(() => this.options.decide?.(seat.agent, match, random, thinking))
    if (thinking.stopped) return
    this.deciding = null
    if (thinking.failure !== null) this.failures.push(thinking.failure)
    if (ids === undefined) throw new HostError('no-agent', `no agent ${seat.agent} here`)
    refusing(() => match.answer(decision.player, ids))
    this.record(false)
    if (match.result !== null) this.autosave()
  }

  async stop(): Promise<void> {
    this.interrupt()
  }

  async hurry(): Promise<void> {
    this.deciding?.hurry()
    this.advising?.hurry()
  }

  async thinking(): Promise<number | null> {
    return this.deciding?.progress ?? null
  }

  private interrupt(): void {
    this.deciding?.stop()
    this.deciding = null
  }

  async close(): Promise<void> {
    this.interrupt()
    this.advising?.stop()
    this.open = null
  }

  async undo(seat: PlayerName): Promise<void> {
    const state = this.undoState(seat)
    if (state === 'none') throw new HostError('nothing-to-undo', 'there is nothing to take back')
    if (state === 'ask')
      throw new HostError('ask-first', 'something was learned since; the other player has to agree')
    this.interrupt()
    const to = this.undoTarget(seat)
    refusing(() => this.match.undo(to))
    this.own.length = to
    this.recording?.truncate(to)
    const kept = this.failures.filter((failure) => failure.decision <= to)
    this.failures.splice(0, Infinity, ...kept)
    this.autosave()
  }

  /** Index of the input that undo goes back to: the last a person gave himself; with `fair`, the last of this seat. */
  private undoTarget(seat: PlayerName | null): number {
    const { inputs } = this.match
    return inputs.findLastIndex(({ player }, i) => this.own[i] && (!this.fair || player === seat))
  }

  private undoState(seat: PlayerName | null): UndoState {
    const to = this.undoTarget(seat)
    if (to < 0) return 'none'
    return this.fair && this.match.barrierSince(to) ? 'ask' : 'free'
  }

  async save(): Promise<Replay> {
    return refusing(() => this.replay())
  }

  async why(viewer: PlayerName | null, time: number | null): Promise<readonly string[]> {
    return refusing(() => clausesBehind(this.match, viewer, time))
  }

  async whyNot(seat: PlayerName, name: string, source?: string): Promise<Refusal> {
    return refusing(() => refusalOf(this.match, seat, name, source))
  }

  async whyNotWith(seat: PlayerName, source: string): Promise<readonly Refusal[]> {
    return refusing(() => refusalsWith(this.match, seat, source))
  }

  async sums(viewer: PlayerName | null, id: string): Promise<readonly ValueSum[]> {
    return refusing(() => sumsOf(this.match, viewer, id))
  }

  async changedBy(viewer: PlayerName | null, id: string): Promise<readonly string[]> {
    return refusing(() => effectsOn(this.match, viewer, id))
  }

  async forecast(seat: PlayerName, answer: AnswerIds): Promise<readonly AnswerOutcome[]> {
    return refusing(() => outcomesOf(this.match, seat, answer))
  }

  async advise(seat: PlayerName): Promise<TableAdvice> {
    const { match } = this
    if (match.decision?.player !== seat)
      throw new HostError('not-your-decision', `there is nothing for ${seat} to decide`)
    const random = new Random(`${match.seed}/advice/${match.inputs.length}`)
    const thinking = new Thinking()
    this.advising = thinking
    const advice = await refusingLater(() => this.options.advise?.(match, random, thinking))
    if (this.advising === thinking) this.advising = null
    if (advice === undefined) throw new HostError('no-agent', 'nobody gives advice here')
    return advice
  }

  async rule(id: string): Promise<RuleText | null> {
    return ruleText(this.rules, id)
  }

  private replay(): Replay {
    const { match, recording } = this
    return recording === null ? toReplay(match) : replayWith(match, recording)
  }

  /** Writes the autosave, or clears it when the game is over. */
  private autosave(): void {
    const { autosave } = this.options
    if (autosave === undefined) return
    if (this.match.result === null) autosave.write(this.replay())
    else autosave.clear()
  }
}
