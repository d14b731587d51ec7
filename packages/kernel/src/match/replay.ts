import { KernelError } from '../base/errors.ts'
import { shown } from '../base/shown.ts'
import type { GameRules, RulesConfig } from '../game/contract.ts'
import { Match } from './match.ts'
import { type RecordedEvent, Recording } from './recording.ts'
import { printedIn, rulesWithCards } from './replayCards.ts'
import { REPLAY_FORMAT, type Replay, asReplay, bad } from './replayFormat.ts'

/** Where a replay plays otherwise than it did when it was recorded. */
export interface ReplayDifference {
  /** Number of the first input that is not known to lead where it led then; that many play as recorded. */
  readonly input: number
  /** By what it was noticed: the input is refused now, a seat is told something else, or the state is another. */
  readonly by: 'refused' | 'events' | 'digest'
  /** In one sentence. */
  readonly message: string
  /** The revision of the rules it was played by, and that of these. */
  readonly revisions: readonly [then: number, now: number]
}

/** A replay that was played again as far as it plays as recorded. */
export interface OpenedReplay {
  readonly replay: Replay
  /** With the cards as they were printed when it was played. */
  readonly rules: GameRules
  /** Stands before the input that was asked for, or before the first one that differs. */
  readonly match: Match
  /** Of that match, so that it can be gone on with and saved. */
  readonly recording: Recording
  readonly difference: ReplayDifference | null
}

/** Options of `openReplay` and `playReplay`. */
export interface PlayReplayOptions {
  /** Stops before input number `at`; all inputs if absent. */
  readonly at?: number
}

/** The match as a replay. Plays it again for what it keeps; throws if it was not played from its start. */
export function toReplay(match: Match): Replay {
  const copy = match.branch(0)
  const recording = new Recording(copy)
  for (const input of match.inputs) {
    copy.apply(input)
    recording.note(copy)
  }
  if (copy.digest() !== match.digest())
    throw bad('this match was not played from its start: it has no replay')
  return replayWith(match, recording)
}

/** As `toReplay`, with what was recorded while the match was played. */
export function replayWith(match: Match, recording: Recording): Replay {
  const { rules } = match
  return {
    format: REPLAY_FORMAT,
    game: rules.name,
    rulesVersion: rules.book.rulebook.version,
    revision: revisionOf(rules),
    config: match.config,
    correctionsDate: null,
    cards: printedIn(match),
    start: {
      seed: match.seed,
      ...(match.position === null ? { decks: match.decks } : { position: match.position }),
      ...(match.game.everyWindow === false ? {} : { everyWindow: match.game.everyWindow }),
    },
    inputs: [...match.inputs],
    digests: recording.digestsOf(match),
    events: [...recording.events],
  }
}

/** The revision of a game's rules. */
const revisionOf = ({ revision = 1 }: GameRules): number => revision

/**
 * Plays a replay as far as it plays as recorded. Refused is only what is no replay of this game, or cannot even begin;
 * where a later release plays otherwise, the match stands before that input, and `difference` says so.
 */
export function openReplay(rules: GameRules, file: unknown, options: PlayReplayOptions = {}): OpenedReplay {
  const replay = asReplay(file)
  if (replay.game !== rules.name) throw bad(`a replay of ${replay.game}, not of ${rules.name}`)
  const stop = options.at ?? replay.inputs.length
  if (!Number.isInteger(stop) || stop < 0 || stop > replay.inputs.length)
    throw bad(`there is no input ${shown(options.at)}: the replay has ${replay.inputs.length}`)
  const match = begin(rulesWithCards(rules, replay.cards), replay)
  const recording = new Recording(match)
  const difference = follow(match, recording, replay, stop)
  if (difference !== null) {
    if (match.inputs.length > difference.input) match.undo(difference.input)
    recording.truncate(difference.input)
  }
  return { replay, rules: match.rules, match, recording, difference }
}

/** As `openReplay`; throws if it plays otherwise before the input that was asked for. */
export function playReplay(rules: GameRules, replay: unknown, options: PlayReplayOptions = {}): Match {
  const { match, difference } = openReplay(rules, replay, options)
  if (difference !== null) throw bad(difference.message)
  return match
}

/** Gives the inputs up to `stop`, and compares what follows with what was recorded. */
function follow(match: Match, recording: Recording, replay: Replay, stop: number): ReplayDifference | null {
  const { inputs, events, revision } = replay
  const digests = new Map(replay.digests)
  const revisions = [revision, revisionOf(match.rules)] as const
  /** After so many inputs the state is known to be as it was. */
  let sure = 0
  for (let n = 0; n <= stop; n++) {
    if (n > 0) {
      try {
        match.apply(inputs[n - 1])
      } catch (error) {
        return { input: n - 1, by: 'refused', message: `input ${n - 1}: ${sentence(error)}`, revisions }
      }
      recording.note(match)
    }
    const where = n === 0 ? 'before the first input' : `after input ${n - 1}`
    const told = events[n]
    if (told !== undefined && !isSame(told, recording.events[n]))
      return {
        input: Math.max(0, n - 1),
        by: 'events',
        message: `the players are told something else ${where}`,
        revisions,
      }
    const digest = digests.get(n)
    if (digest === undefined) continue
    if (digest !== match.digest())
      return { input: sure, by: 'digest', message: `the game differs ${where}`, revisions }
    sure = n
  }
  return null
}

const isSame = (then: readonly RecordedEvent[], now: readonly RecordedEvent[]): boolean =>
  then === now || JSON.stringify(then) === JSON.stringify(now)

function begin(rules: GameRules, { start, config }: Replay): Match {
  try {
    return new Match({ rules, config: settingsOf(rules, config), ...start, recorded: true })
  } catch (error) {
    throw bad(`it cannot begin: ${sentence(error)}`)
  }
}

/** The settings that there still are, with values that they still have. What that changes shows in play. */
function settingsOf({ settings }: GameRules, config: RulesConfig): Partial<RulesConfig> {
  const there = ([name, value]: [string, RulesConfig[string]]): boolean =>
    Object.hasOwn(settings, name) && settings[name].values.includes(value)
  return Object.fromEntries(Object.entries(config).filter(there))
}

function sentence(error: unknown): string {
  if (error instanceof KernelError) return error.message
  throw error
}
