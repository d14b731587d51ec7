import { type Agent, chooseFor } from '@fudaba/ai'
import {
  type GameRules,
  KernelError,
  Match,
  type PlayerName,
  Random,
  type RulesConfig,
  type View,
} from '@fudaba/kernel'
import { Picking } from './envActions.ts'
import { agentByName } from './simulate.ts'

/** The protocol's name and version; in every reply. */
export const ENV_FORMAT = 'fudaba-env/1'

/** Begins a game. With `seat`, the other seat is played by `opponent`; without, both are the client's. */
export interface ResetRequest {
  readonly type: 'reset'
  readonly id?: string | number
  readonly seed: string | number
  readonly config?: Partial<RulesConfig>
  readonly decks?: readonly [string | readonly string[], string | readonly string[]]
  readonly seat?: PlayerName
  readonly opponent?: string
}

/** One of the observation's actions, or a whole answer in candidate ids. */
export interface StepRequest {
  readonly type: 'step'
  readonly id?: string | number
  readonly action?: string
  readonly answer?: readonly string[]
}

export interface ConcedeRequest {
  readonly type: 'concede'
  readonly id?: string | number
  readonly seat: PlayerName
}

export interface ObserveRequest {
  readonly type: 'observe'
  readonly id?: string | number
  readonly seat: PlayerName
}

export type EnvRequest = ResetRequest | StepRequest | ConcedeRequest | ObserveRequest

export interface Observation {
  readonly format: typeof ENV_FORMAT
  readonly type: 'observation'
  readonly id?: string | number
  /** Whose eyes: who has to act; after the end the client's seat, or P1. */
  readonly seat: PlayerName
  readonly view: View
  /** Legal next picks of this seat; none if it is not asked or the game is over. */
  readonly actions: readonly string[]
  /** Picks already made of a combined choice. */
  readonly partial: readonly string[]
  readonly reward: Readonly<Record<PlayerName, number>>
  readonly done: boolean
  readonly result: View['result']
}

export interface EnvError {
  readonly format: typeof ENV_FORMAT
  readonly type: 'error'
  readonly id?: string | number
  readonly code: string
  readonly message: string
}

export type EnvReply = Observation | EnvError

/** A fault in what was asked; nothing has changed. */
class RequestError extends Error {
  readonly code: 'bad-json' | 'bad-request' | 'no-game' | 'unknown-action'

  constructor(code: RequestError['code'], message: string) {
    super(message)
    this.name = 'RequestError'
    this.code = code
  }
}

/** A game at the other end of a pipe: one line of JSON in, one out. Reads and writes nothing itself. */
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
      const request = parse(text)
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
        return this.goOn()
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
    return this.goOn()
  }

  private step(request: StepRequest): Observation {
    const match = this.current()
    const { decision } = match
    if (decision === null || this.picking === null) throw new KernelError('game-over', 'the game is over')
    if (request.answer !== undefined) {
      match.answer(decision.player, request.answer)
      return this.goOn()
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
    return this.goOn()
  }

  /** Lets the built-in opponent play until the client has to act, or the game is over. */
  private goOn(): Observation {
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
      reward: { P1: reward(result, 'P1'), P2: reward(result, 'P2') },
      done: result !== null,
      result,
    }
  }

  private current(): Match {
    if (this.match === null) throw new RequestError('no-game', 'there is no game yet; send a reset first')
    return this.match
  }
}

const reward = (result: View['result'], seat: PlayerName): number =>
  result === null || result.winner === null ? 0 : result.winner === seat ? 1 : -1

function parse(text: string): EnvRequest {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new RequestError('bad-json', 'the line is not JSON')
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new RequestError('bad-request', 'a request is an object with a type')
  return checked(value as Record<string, unknown>)
}

function checked(r: Record<string, unknown>): EnvRequest {
  const isSeat = (v: unknown): boolean => v === 'P1' || v === 'P2'
  const isText = (v: unknown): boolean => typeof v === 'string'
  const isTexts = (v: unknown): boolean => Array.isArray(v) && v.every(isText)
  const must = (ok: boolean, what: string): void => {
    if (!ok) throw new RequestError('bad-request', what)
  }
  must(r['id'] === undefined || isText(r['id']) || typeof r['id'] === 'number', 'id is text or a number')
  switch (r['type']) {
    case 'reset':
      must(isText(r['seed']) || typeof r['seed'] === 'number', 'reset needs a seed: text or a number')
      must(r['seat'] === undefined || isSeat(r['seat']), 'seat is P1 or P2')
      must(r['opponent'] === undefined || isText(r['opponent']), 'opponent is the name of an agent')
      must(r['config'] === undefined || isRecord(r['config']), 'config is an object of settings')
      must(
        r['decks'] === undefined ||
          (Array.isArray(r['decks']) &&
            r['decks'].length === 2 &&
            r['decks'].every((d) => isText(d) || isTexts(d))),
        'decks are two names of decks or lists of card ids',
      )
      break
    case 'step':
      must(isText(r['action']) !== isTexts(r['answer']), 'step needs an action or an answer')
      break
    case 'concede':
    case 'observe':
      must(isSeat(r['seat']), 'seat is P1 or P2')
      break
    default:
      throw new RequestError('bad-request', 'type is one of reset, step, observe, concede')
  }
  return r as unknown as EnvRequest
}

const isRecord = (v: unknown): boolean => typeof v === 'object' && v !== null && !Array.isArray(v)
