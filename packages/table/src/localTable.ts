import {
  type AnswerIds,
  E,
  type GameRules,
  type Input,
  KernelError,
  type Match,
  type PlayerName,
  Random,
  type Refusal,
  type Replay,
  appliedTo,
  playerNumber,
  publicEvents,
  replayWith,
  whyNot,
  whyNotAll,
} from '@fudaba/kernel'
import { AutoPass } from './auto.ts'
import {
  type AgentFailure,
  type Follow,
  type Followed,
  HostError,
  type Look,
  type OpenRequest,
  type Seats,
  type Table,
  type TableAdvice,
  type UndoState,
} from './host.ts'
import { type Foretold, foretell } from './forecast.ts'
import { findObject } from './labels.ts'
import type { LocalHostOptions } from './localHost.ts'
import { type RuleText, ruleText } from './ruleText.ts'
import { Thinking } from './thinking.ts'

const playerNames: readonly PlayerName[] = ['P1', 'P2']

/** One game in this very process. */
export class LocalTable implements Table {
  private readonly rules: GameRules
  private readonly match: Match
  private readonly seats: Seats
  private readonly fair: boolean
  private readonly options: LocalHostOptions
  /** For each input: whether a person decided it himself. */
  private readonly own: boolean[]
  /** Of the state before the first input and after each one, so that saving plays nothing again. */
  private readonly digests: string[]
  /** Of the agent that thinks just now. */
  private deciding: Thinking | null = null
  /** Of whoever gives advice just now. */
  private advising: Thinking | null = null
  private readonly failures: AgentFailure[] = []

  constructor(rules: GameRules, match: Match, request: OpenRequest, options: LocalHostOptions) {
    this.rules = rules
    this.match = match
    this.seats = request.seats
    this.fair = request.undo === 'fair'
    this.options = options
    this.own = match.inputs.map(({ player }) => this.seats[player] === 'person')
    // Those of a replay were compared while it was played.
    this.digests = request.replay?.digests.slice(0, match.inputs.length + 1) ?? [match.digest()]
  }

  async look(viewer: PlayerName | null, since: number): Promise<Look> {
    const { match } = this
    const view = match.view(viewer)
    const player = viewer === null ? null : playerNumber(viewer)
    return {
      view,
      events: publicEvents(this.rules, match.game, player, since),
      next: this.next(view.deciding, viewer),
      undo: this.undoState(viewer),
      seed: match.seed,
      inputs: match.inputs.length,
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
    this.noted(!automatic)
    if (!automatic) this.keep()
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
        // It was stopped, and decided nothing.
        if (this.match.inputs.length === before) break
      } else break
    }
    return {
      looks: await Promise.all(viewers.map((viewer) => this.look(viewer, since))),
      auto: { P1: passing.P1.state, P2: passing.P2.state },
    }
  }

  private noted(own: boolean): void {
    // A concession where the rules know none is no input.
    if (this.match.inputs.length === this.own.length) return
    this.own.push(own)
    this.digests.push(this.match.digest())
  }

  async step(): Promise<void> {
    const { match } = this
    const decision = match.decision
    if (decision === null) throw new HostError('game-over', 'the game is over')
    const seat = this.seats[decision.player]
    if (seat === 'person') throw new HostError('not-an-agent', `a person decides for ${decision.player}`)
    // The same question is answered alike after an undo: taking back is not a second throw of the dice.
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
    this.noted(false)
    if (match.result !== null) this.keep()
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

  async undo(seat: PlayerName): Promise<void> {
    const state = this.undoState(seat)
    if (state === 'none') throw new HostError('nothing-to-undo', 'there is nothing to take back')
    if (state === 'ask')
      throw new HostError('ask-first', 'something was learned since; the other player has to agree')
    this.interrupt()
    const to = this.backTo(seat)
    refusing(() => this.match.undo(to))
    this.own.length = to
    this.digests.length = to + 1
    const kept = this.failures.filter((failure) => failure.decision <= to)
    this.failures.splice(0, Infinity, ...kept)
    this.keep()
  }

  /** The last decision a person made himself; between two people, that of this one. */
  private backTo(seat: PlayerName | null): number {
    const { inputs } = this.match
    return inputs.findLastIndex(({ player }, i) => this.own[i] && (!this.fair || player === seat))
  }

  private undoState(seat: PlayerName | null): UndoState {
    const to = this.backTo(seat)
    if (to < 0) return 'none'
    return this.fair && this.match.barrierSince(to) ? 'ask' : 'free'
  }

  async save(): Promise<Replay> {
    return replayWith(this.match, this.digests)
  }

  async why(viewer: PlayerName | null, time: number | null): Promise<readonly string[]> {
    if (time === null) return this.match.decision?.clauses ?? []
    const [event] = publicEvents(
      this.rules,
      this.match.game,
      viewer === null ? null : playerNumber(viewer),
      time,
    )
    return event === undefined ? [] : event.chain
  }

  async whyNot(seat: PlayerName, name: string, source?: string): Promise<Refusal> {
    const { game } = this.match
    const action = this.rules.book.actions.find((each) => each.name === name)
    if (action === undefined) throw new HostError('unknown-action', `no action ${name}`)
    const row = source === undefined ? undefined : game.find(Number(source.slice(1)))
    return whyNot(game, playerNumber(seat), action, row)
  }

  async whyNotWith(seat: PlayerName, source: string): Promise<readonly Refusal[]> {
    const { game } = this.match
    const row = game.find(Number(source.slice(1)))
    return row < 0 ? [] : whyNotAll(game, playerNumber(seat), row)
  }

  async changedBy(viewer: PlayerName | null, id: string): Promise<readonly string[]> {
    const { game } = this.match
    const object = findObject(this.match.view(viewer), id)?.object
    // Of what the viewer does not see nothing is told.
    if (object === undefined || object.cards.includes(null)) return []
    const row = game.find(Number(id.slice(1)))
    const names = appliedTo(game, row).map(
      (effect) => this.rules.book.effects[game.effect(effect, E.def)].name,
    )
    return [...new Set(names)]
  }

  async forecast(seat: PlayerName, answer: AnswerIds): Promise<readonly Foretold[]> {
    try {
      return foretell(this.rules, this.match.game, playerNumber(seat), answer)
    } catch (error) {
      // The question has gone by meanwhile: of its answers there is nothing to tell.
      if (error instanceof KernelError) return []
      throw error
    }
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

  private keep(): void {
    const { autosave } = this.options
    if (autosave === undefined) return
    if (this.match.result === null) autosave.write(replayWith(this.match, this.digests))
    else autosave.clear()
  }
}

/** The kernel's errors leave the host as its own, which can be sent. */
export function refusing<T>(act: () => T): T {
  try {
    return act()
  } catch (error) {
    if (error instanceof KernelError) throw new HostError(error.code, error.message)
    throw error
  }
}

/** The same for what takes its time. */
async function refusingLater<T>(act: () => T | Promise<T>): Promise<T> {
  try {
    return await act()
  } catch (error) {
    return refusing(() => {
      throw error
    })
  }
}
