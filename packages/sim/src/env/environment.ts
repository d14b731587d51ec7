import { type Agent, chooseFor } from '@fudaba/ai'
import { type GameRules, KernelError, Match, type PlayerName, Random } from '@fudaba/kernel'
import { agentByName } from '../simulate/simulate.ts'
import { Picking } from './picking.ts'
import {
  ENV_FORMAT,
  type EnvError,
  type EnvRequest,
  type Observation,
  RequestError,
  type ResetRequest,
  type StepRequest,
  parseRequest,
  rewardOf,
} from './protocol.ts'

/** Plays games for a client: one line of JSON in, one line out. Does no input or output itself. */
export class Environment {
  private readonly rules: GameRules
  private match: Match | null = null
  private picking: Picking | null = null
  private seat: PlayerName | null = null
  private opponent: Agent | null = null
  private dice = new Random(0)

  constructor(rules: GameRules) {
    this.rules = rules
  }

  /** The reply to one line. */
  line(text: string): string {
    let id: string | number | undefined
    try {
      const request = parseRequest(text)
      ;({ id } = request)
      return JSON.stringify({ ...this.reply(request), ...(id === undefined ? {} : { id }) })
    } catch (error) {
      if (!(error instanceof RequestError) && !(error instanceof KernelError)) throw error
      const fault: EnvError = {
        format: ENV_FORMAT,
        type: 'error',
        code: error.code,
        message: error.message,
        ...(id === undefined ? {} : { id }),
      }
      return JSON.stringify(fault)
    }
  }

  private reply(request: EnvRequest): Observation {
    switch (request.type) {
      case 'reset':
        return this.reset(request)
      case 'step':
        return this.step(request)
      case 'concede':
        this.current().concede(request.seat)
        return this.advance()
      case 'observe':
        return this.observe(request.seat)
    }
  }

  private reset(request: ResetRequest): Observation {
    const { seed, config, decks, seat } = request
    const opponent = seat === undefined ? null : agentByName(request.opponent ?? 'random')
    this.match = new Match({ rules: this.rules, seed, config, decks })
    this.seat = seat ?? null
    this.opponent = opponent
    this.dice = new Random(`${seed}/opponent`)
    return this.advance()
  }

  private step(request: StepRequest): Observation {
    const match = this.current()
    const { decision } = match
    if (decision === null || this.picking === null) throw new KernelError('game-over', 'the game is over')
    if (request.answer !== undefined) {
      match.answer(decision.player, request.answer)
      return this.advance()
    }
    const { picking } = this
    if (!picking.pick(request.action!))
      throw new RequestError(
        'unknown-action',
        `${request.action!} is not one of ${picking.actions().join(', ')}`,
      )
    const answer = picking.answer()
    if (answer === null) return this.observe(decision.player)
    match.answer(decision.player, answer)
    return this.advance()
  }

  /** Lets the built-in opponent play until the client has to act, or the game is over. */
  private advance(): Observation {
    const match = this.current()
    for (let d = match.decision; d !== null; d = match.decision) {
      if (this.seat === null || d.player === this.seat) {
        this.picking = new Picking(d)
        return this.observe(d.player)
      }
      match.answer(d.player, chooseFor(match, this.opponent!, this.dice))
    }
    this.picking = null
    return this.observe(this.seat ?? 'P1')
  }

  private observe(seat: PlayerName): Observation {
    const match = this.current()
    if (this.seat !== null && seat !== this.seat)
      throw new RequestError('bad-request', `${seat} is played by the other side`)
    const { result } = match
    const asked = this.picking !== null && this.picking.decision.player === seat
    return {
      format: ENV_FORMAT,
      type: 'observation',
      seat,
      view: match.view(seat),
      actions: asked ? this.picking!.actions() : [],
      partial: asked ? this.picking!.partial() : [],
      reward: rewardOf(result),
      done: result !== null,
      result,
    }
  }

  private current(): Match {
    if (this.match === null) throw new RequestError('no-game', 'there is no game yet; send a reset first')
    return this.match
  }
}
