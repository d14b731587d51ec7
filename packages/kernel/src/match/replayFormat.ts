import { KernelError } from '../base/errors.ts'
import { shown } from '../base/shown.ts'
import type { Position } from '../game/boardLiteral.ts'
import type { RulesConfig } from '../game/contract.ts'
import type { EveryWindow } from '../game/game.ts'
import { isDigest, isOfMeaning } from './digest.ts'
import type { Input } from './match.ts'
import type { DigestAt, RecordedEvent } from './recording.ts'

/** Format of the replays that are written. Those of format 1, of 0.1.0 and 0.2.0, are read too. */
export const REPLAY_FORMAT = 'fudaba-replay/2'
const FIRST_FORMAT = 'fudaba-replay/1'

/** Whoever wrote format 1 played by the first revision of each game's rules. */
const FIRST_REVISION = 1

/** A whole game as plain JSON: how it began, everything players did, and enough to notice what plays otherwise later. */
export interface Replay {
  readonly format: typeof REPLAY_FORMAT
  readonly game: string
  readonly rulesVersion: string
  /** See `RulesPart.revision`. */
  readonly revision: number
  readonly config: RulesConfig
  /** Day of the publisher's corrections that were applied, where a game has any. */
  readonly correctionsDate: string | null
  /** The printed data of the cards in it, by id. None in format 1: the catalogue has to have them. */
  readonly cards: Readonly<Record<string, unknown>>
  readonly start: ReplayStart
  readonly inputs: readonly Input[]
  /** Of the start, of the end and of moments between. */
  readonly digests: readonly DigestAt[]
  /** What each seat was told before the first input and after each one; none in format 1. */
  readonly events: readonly (readonly RecordedEvent[])[]
  readonly shuffle?: ReplayShuffle
}

/** Of a game between people: the shares that its seed was made of, and their hashes, which were told before. */
export interface ReplayShuffle {
  readonly shares: readonly [server: string, P1: string, P2: string]
  readonly commits: readonly [server: string, P1: string, P2: string]
}

/** How the game began: decks or a position, and the seed. */
export type ReplayStart = (
  | { readonly decks: readonly [readonly string[], readonly string[]] }
  | { readonly position: Position }
) & {
  readonly seed: string | number
  /** Which questions with one answer were asked too. */
  readonly everyWindow?: EveryWindow
}

/** Checks the fields of a replay of any format, without playing it. An error names the field that is wrong. */
export function asReplay(replay: unknown): Replay {
  if (!isRecord(replay)) throw bad('a replay is an object')
  const { format, inputs, start } = replay
  if (format !== REPLAY_FORMAT && format !== FIRST_FORMAT)
    throw bad(`format ${shown(format)} is unknown; this reads ${REPLAY_FORMAT}`)
  if (typeof replay.game !== 'string') throw bad('game is a name')
  if (typeof replay.rulesVersion !== 'string') throw bad('rulesVersion is a text')
  if (replay.correctionsDate !== null && typeof replay.correctionsDate !== 'string')
    throw bad('correctionsDate is a day or null')
  if (!isRecord(replay.config)) throw bad('config is missing')
  checkStart(start)
  checkShuffle(replay.shuffle)
  if (!Array.isArray(inputs)) throw bad('inputs is not a list')
  inputs.forEach(checkInput)
  if (format === FIRST_FORMAT) return ofFirstFormat(replay, inputs.length)
  if (!Number.isInteger(replay.revision)) throw bad('revision is a number')
  if (!isRecord(replay.cards)) throw bad('cards are missing')
  checkDigests(replay.digests, inputs.length)
  checkEvents(replay.events, inputs.length)
  return replay as unknown as Replay
}

/** A replay of format 1 as one of the present format. */
function ofFirstFormat(replay: Record<string, unknown>, inputs: number): Replay {
  const { digests } = replay
  if (!Array.isArray(digests)) throw bad('digests is not a list')
  if (digests.length !== inputs + 1)
    throw bad(`cut short: ${inputs} inputs need ${inputs + 1} digests, not ${digests.length}`)
  const odd = digests.findIndex((each) => !isDigest(each))
  if (odd >= 0) throw bad(`digest ${odd} is none`)
  const { cardsHash: _, ...rest } = replay
  return {
    ...(rest as unknown as Replay),
    format: REPLAY_FORMAT,
    revision: FIRST_REVISION,
    cards: {},
    // Those of 0.1.0 were made of bare numbers and can't be compared.
    digests: (digests as string[]).flatMap((each, i): DigestAt[] => (isOfMeaning(each) ? [[i, each]] : [])),
    events: [],
  }
}

function checkStart(start: unknown): void {
  if (!isRecord(start)) throw bad('start is missing')
  if (typeof start.seed !== 'string' && typeof start.seed !== 'number') throw bad('start has no seed')
  if (![undefined, true, false, 'discreet'].includes(start.everyWindow as EveryWindow))
    throw bad("everyWindow is true, false or 'discreet'")
  if (isRecord(start.position)) return
  const { decks } = start
  const isDeck = (deck: unknown): boolean => Array.isArray(deck) && deck.every((id) => typeof id === 'string')
  if (!Array.isArray(decks) || decks.length !== 2 || !decks.every(isDeck))
    throw bad('start has neither two decks nor a position')
}

function checkShuffle(shuffle: unknown): void {
  if (shuffle === undefined) return
  const isTriple = (list: unknown): boolean =>
    Array.isArray(list) && list.length === 3 && list.every((each) => typeof each === 'string')
  if (!isRecord(shuffle) || !isTriple(shuffle.shares) || !isTriple(shuffle.commits))
    throw bad('shuffle has three shares and three hashes')
}

function checkInput(input: unknown, i: number): void {
  if (!isRecord(input)) throw bad(`input ${i} is no object`)
  if (input.player !== 'P1' && input.player !== 'P2')
    throw bad(`input ${i}: nobody is called ${shown(input.player)}`)
  const kinds = ['answer', 'cancel', 'concede'].filter((kind) => Object.hasOwn(input, kind))
  if (kinds.length !== 1) throw bad(`input ${i} is neither an answer, a cancel nor a concession`)
  const { answer } = input
  if (kinds[0] === 'answer' && !(Array.isArray(answer) && answer.every((id) => typeof id === 'string')))
    throw bad(`input ${i}: an answer is a list of candidate ids`)
  if (kinds[0] !== 'answer' && input[kinds[0]] !== true)
    throw bad(`input ${i}: ${kinds[0]} is true or absent`)
}

function checkDigests(digests: unknown, inputs: number): void {
  if (!Array.isArray(digests)) throw bad('digests is not a list')
  let before = -1
  for (const [i, each] of digests.entries()) {
    if (!Array.isArray(each) || each.length !== 2 || !isDigest(each[1])) throw bad(`digest ${i} is none`)
    const [at] = each as [unknown]
    if (!Number.isInteger(at) || (at as number) <= before) throw bad(`digest ${i} is out of order`)
    before = at as number
  }
  if (before !== inputs) throw bad(`cut short: ${inputs} inputs, and the last digest is that after ${before}`)
}

function checkEvents(events: unknown, inputs: number): void {
  if (!Array.isArray(events) || events.length !== inputs + 1)
    throw bad(`cut short: ${inputs} inputs need ${inputs + 1} lists of events`)
  events.forEach((list: unknown, i) => {
    if (!Array.isArray(list) || !list.every(isEvent)) throw bad(`the events ${i} are none`)
  })
}

const isEvent = (event: unknown): boolean => isRecord(event) && (isTold(event) || isToldApart(event))

const isTold = ({ time, event, clause }: Record<string, unknown>): boolean =>
  Number.isInteger(time) && typeof event === 'string' && typeof clause === 'string'

const isToldApart = (event: Record<string, unknown>): boolean =>
  ['P1', 'P2'].every((seat) => {
    const told = event[seat]
    return isRecord(told) && isTold(told)
  })

export const bad = (message: string): KernelError => new KernelError('bad-replay', message)

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
