import type { PlayerName, RulesConfig, View } from '@fudaba/kernel'

/** The JSON messages of `fudaba env`, and the check of a request. Documented in docs/env.md. */

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

/** What a program asks for. */
export type EnvRequest = ResetRequest | StepRequest | ConcedeRequest | ObserveRequest

/** What a seat knows, and what it can do. */
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

/** A request that was refused; nothing has changed. */
export interface EnvError {
  readonly format: typeof ENV_FORMAT
  readonly type: 'error'
  readonly id?: string | number
  readonly code: string
  readonly message: string
}

/** A fault in what was asked; nothing has changed. */
export class RequestError extends Error {
  readonly code: 'bad-json' | 'bad-request' | 'no-game' | 'unknown-action'

  constructor(code: RequestError['code'], message: string) {
    super(message)
    this.name = 'RequestError'
    this.code = code
  }
}

/** 1 for who has won, -1 for who has lost, 0 before the end and for a draw. */
export function rewardOf(result: View['result']): Observation['reward'] {
  const of = (seat: PlayerName): number =>
    result === null || result.winner === null ? 0 : result.winner === seat ? 1 : -1
  return { P1: of('P1'), P2: of('P2') }
}

/** The request in a line; throws a `RequestError` that says what is wrong with it. `seat`: the one it may leave out. */
export function parseRequest(text: string, seat?: PlayerName): EnvRequest {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new RequestError('bad-json', 'the line is not JSON')
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new RequestError('bad-request', 'a request is an object with a type')
  const asked = value as Record<string, unknown>
  const isOfSeat = asked['type'] === 'observe' || asked['type'] === 'concede'
  return checked(isOfSeat && seat !== undefined ? { seat, ...asked } : asked)
}

/** The keys of each request beside `type` and `id`. */
const KEYS: Readonly<Record<EnvRequest['type'], readonly string[]>> = {
  reset: ['seed', 'config', 'decks', 'seat', 'opponent'],
  step: ['action', 'answer'],
  concede: ['seat'],
  observe: ['seat'],
}

function checked(r: Record<string, unknown>): EnvRequest {
  const must = (ok: boolean, what: string): void => {
    if (!ok) throw new RequestError('bad-request', what)
  }
  must(r['id'] === undefined || isText(r['id']) || typeof r['id'] === 'number', 'id is text or a number')
  const { type } = r
  if (type !== 'reset' && type !== 'step' && type !== 'concede' && type !== 'observe')
    throw new RequestError('bad-request', 'type is one of reset, step, observe, concede')
  const known = ['type', 'id', ...KEYS[type]]
  for (const key of Object.keys(r))
    must(known.includes(key), `${type} has no ${JSON.stringify(key)}; it has ${known.join(', ')}`)
  switch (type) {
    case 'reset':
      must(isText(r['seed']) || typeof r['seed'] === 'number', 'reset needs a seed: text or a number')
      must(r['seat'] === undefined || isSeat(r['seat']), 'seat is P1 or P2')
      must(r['opponent'] === undefined || isText(r['opponent']), 'opponent is the name of an agent')
      must(
        r['opponent'] === undefined || r['seat'] !== undefined,
        'opponent needs a seat: which one is yours',
      )
      must(
        r['config'] === undefined || isSettings(r['config']),
        'config is an object of settings: text, numbers, true or false',
      )
      must(
        r['decks'] === undefined ||
          (Array.isArray(r['decks']) &&
            r['decks'].length === 2 &&
            r['decks'].every((d) => isText(d) || isTexts(d))),
        'decks are two names of decks or lists of card ids',
      )
      break
    case 'step':
      must('action' in r !== 'answer' in r, 'step needs an action or an answer')
      must(r['action'] === undefined || isText(r['action']), 'action is text')
      must(r['answer'] === undefined || isTexts(r['answer']), 'answer is a list of candidate ids')
      break
    case 'concede':
    case 'observe':
      must(isSeat(r['seat']), 'seat is P1 or P2')
      break
  }
  return r as unknown as EnvRequest
}

const isSeat = (v: unknown): boolean => v === 'P1' || v === 'P2'
const isText = (v: unknown): boolean => typeof v === 'string'
const isTexts = (v: unknown): boolean => Array.isArray(v) && v.every(isText)
const isSettings = (v: unknown): boolean =>
  typeof v === 'object' &&
  v !== null &&
  !Array.isArray(v) &&
  Object.values(v).every((each) => ['string', 'number', 'boolean'].includes(typeof each))
