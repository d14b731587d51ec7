import { KernelError } from './errors.ts'
import type { GameRules, RulesConfig } from './rules.ts'
import { type Input, Match } from './match.ts'
import type { Position } from './position.ts'

export const REPLAY_FORMAT = 'fudaba-replay/1'

/** A whole game as plain JSON: how it began, and everything players did. */
export interface Replay {
  readonly format: typeof REPLAY_FORMAT
  readonly game: string
  readonly rulesVersion: string
  readonly config: RulesConfig
  /** Over the whole catalogue: a card that changed since would change the game. */
  readonly cardsHash: string
  /** Day of the publisher's corrections that were applied, where a game has any. */
  readonly correctionsDate: string | null
  readonly start: ReplayStart
  readonly inputs: readonly Input[]
  /** Of the state before the first input and after each one. */
  readonly digests: readonly string[]
}

export type ReplayStart = (
  | { readonly decks: readonly [readonly string[], readonly string[]] }
  | { readonly position: Position }
) & {
  readonly seed: string | number
  /** Windows with nothing but a pass were asked too. */
  readonly everyWindow?: boolean
}

export interface PlayReplayOptions {
  /** Stops before input number `at`; all inputs if absent. */
  readonly at?: number
  /** Compares the digest after every input. Default: true. */
  readonly verify?: boolean
}

export function toReplay(match: Match): Replay {
  const copy = match.branch(0)
  const digests = [copy.digest()]
  for (const input of match.inputs) {
    copy.apply(input)
    digests.push(copy.digest())
  }
  if (copy.digest() !== match.digest())
    throw bad('this match was not played from its start: it has no replay')
  return replayWith(match, digests)
}

/** The same for whoever took the digests while the match was played: before the first input and after each one. */
export function replayWith(match: Match, digests: readonly string[]): Replay {
  const { rules } = match
  if (digests.length !== match.inputs.length + 1)
    throw bad(`${match.inputs.length} inputs need ${match.inputs.length + 1} digests, not ${digests.length}`)
  return {
    format: REPLAY_FORMAT,
    game: rules.name,
    rulesVersion: rules.book.rulebook.version,
    config: match.config,
    cardsHash: cardsHash(rules),
    correctionsDate: null,
    start: {
      seed: match.seed,
      ...(match.position === null ? { decks: match.decks } : { position: match.position }),
      ...(match.game.everyWindow ? { everyWindow: true } : {}),
    },
    inputs: [...match.inputs],
    digests: [...digests],
  }
}

/** Plays a replay again. Whatever is wrong with it is said in one sentence, with the number of the input. */
export function playReplay(rules: GameRules, replay: unknown, options: PlayReplayOptions = {}): Match {
  const { at, verify = true } = options
  const checked = checkReplay(rules, replay)
  const match = begin(rules, checked)
  const stop = at ?? checked.inputs.length
  if (!Number.isInteger(stop) || stop < 0 || stop > checked.inputs.length)
    throw bad(`there is no input ${String(at)}: the replay has ${checked.inputs.length}`)
  const compare = (i: number, where: string): void => {
    if (verify && match.digest() !== checked.digests[i]) throw bad(`the game differs ${where}`)
  }
  compare(0, 'before the first input')
  for (let i = 0; i < stop; i++) {
    try {
      match.apply(checked.inputs[i])
    } catch (error) {
      throw bad(`input ${i}: ${sentence(error)}`)
    }
    compare(i + 1, `after input ${i}`)
  }
  return match
}

function begin(rules: GameRules, { start, config }: Replay): Match {
  try {
    return new Match({ rules, config, ...start })
  } catch (error) {
    throw bad(`it cannot begin: ${sentence(error)}`)
  }
}

/** The replay, or an error that names the field which is wrong. Does not play it. */
export function checkReplay(rules: GameRules, replay: unknown): Replay {
  if (!isRecord(replay)) throw bad('a replay is an object')
  if (replay.format !== REPLAY_FORMAT)
    throw bad(`format ${String(replay.format)} is unknown; this reads ${REPLAY_FORMAT}`)
  if (replay.game !== rules.name) throw bad(`a replay of ${String(replay.game)}, not of ${rules.name}`)
  const { version } = rules.book.rulebook
  if (replay.rulesVersion !== version)
    throw bad(`rules version ${String(replay.rulesVersion)}, these are ${version}`)
  if (replay.cardsHash !== cardsHash(rules))
    throw bad('its cards are not those of this catalogue (cardsHash)')
  if (replay.correctionsDate !== null && typeof replay.correctionsDate !== 'string')
    throw bad('correctionsDate is a day or null')
  if (!isRecord(replay.config)) throw bad('config is missing')
  checkStart(replay.start)
  const { inputs, digests } = replay
  if (!Array.isArray(inputs)) throw bad('inputs is not a list')
  if (!Array.isArray(digests)) throw bad('digests is not a list')
  inputs.forEach(checkInput)
  if (digests.length !== inputs.length + 1)
    throw bad(`cut short: ${inputs.length} inputs need ${inputs.length + 1} digests, not ${digests.length}`)
  const odd = digests.findIndex((d) => typeof d !== 'string' || !/^[0-9a-f]{16}$/.test(d))
  if (odd >= 0) throw bad(`digest ${odd} is none`)
  return replay as unknown as Replay
}

function checkStart(start: unknown): void {
  if (!isRecord(start)) throw bad('start is missing')
  if (typeof start.seed !== 'string' && typeof start.seed !== 'number') throw bad('start has no seed')
  if (start.everyWindow !== undefined && typeof start.everyWindow !== 'boolean')
    throw bad('everyWindow is true or false')
  if (isRecord(start.position)) return
  const { decks } = start
  const isDeck = (deck: unknown): boolean => Array.isArray(deck) && deck.every((id) => typeof id === 'string')
  if (!Array.isArray(decks) || decks.length !== 2 || !decks.every(isDeck))
    throw bad('start has neither two decks nor a position')
}

function checkInput(input: unknown, i: number): void {
  if (!isRecord(input)) throw bad(`input ${i} is no object`)
  if (input.player !== 'P1' && input.player !== 'P2')
    throw bad(`input ${i}: nobody is called ${String(input.player)}`)
  const kinds = ['answer', 'cancel', 'concede'].filter((kind) => kind in input)
  if (kinds.length !== 1) throw bad(`input ${i} is neither an answer, a cancel nor a concession`)
  const { answer } = input
  if (kinds[0] === 'answer' && !(Array.isArray(answer) && answer.every((id) => typeof id === 'string')))
    throw bad(`input ${i}: an answer is a list of candidate ids`)
  if (kinds[0] !== 'answer' && input[kinds[0]] !== true)
    throw bad(`input ${i}: ${kinds[0]} is true or absent`)
}

/** Over the printed data in the order of the catalogue, as 16 hexadecimal digits. */
export function cardsHash(rules: GameRules): string {
  let a = 0x811c9dc5
  let b = 0x9e3779b9
  for (const card of rules.cards) {
    const text = `${rules.cardId(card)}\n${JSON.stringify(card)}\n`
    for (let i = 0; i < text.length; i++) {
      const c = text.charCodeAt(i)
      a = Math.imul(a ^ c, 0x01000193)
      b = (Math.imul(b, 31) + c + (b >>> 15)) | 0
    }
  }
  return (a >>> 0).toString(16).padStart(8, '0') + (b >>> 0).toString(16).padStart(8, '0')
}

const bad = (message: string): KernelError => new KernelError('bad-replay', message)

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function sentence(error: unknown): string {
  if (error instanceof KernelError) return error.message
  throw error
}
