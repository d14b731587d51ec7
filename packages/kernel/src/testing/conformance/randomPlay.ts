import { idsFor } from '../../answers/decision.ts'
import { type Input, Match } from '../../match/match.ts'
import { isFinished, nextPicks, partialToPicks } from '../../answers/picks.ts'
import { Random } from '../../base/random.ts'
import { randomAnswer } from '../../answers/randomAnswer.ts'
import type { GameRules, RulesConfig } from '../../game/contract.ts'
import type { EveryWindow } from '../../game/game.ts'
import { cancellable } from '../../running/loop.ts'

/** One way to set a game up: the settings, and the decks if not the usual ones. */
export interface Setup {
  readonly config?: Partial<RulesConfig>
  readonly decks?: readonly [string | readonly string[], string | readonly string[]]
}

/** A random game: all that is needed to play it again after a failure. */
export interface Playing {
  readonly rules: GameRules
  readonly setup: Setup
  readonly seed: number
  /** The expensive checks run at one of so many decisions; at each if absent. */
  readonly every?: number
  readonly everyWindow?: EveryWindow
}

/** Whether the expensive checks run at this decision; which ones depends on the seed. */
export const isLookedAt = ({ seed, every = 1 }: Playing, decision: number): boolean =>
  (decision + seed) % every === 0

export function begin({ rules, setup, seed, everyWindow }: Playing): Match {
  return new Match({ rules, seed, ...setup, everyWindow })
}

/** "seed 7, config {…}, decision 12": where a failure can be found again. */
export function place(playing: Playing, match: Match): string {
  const { config, decks } = playing.setup
  const parts = [`seed ${playing.seed}`]
  if (config !== undefined) parts.push(`config ${JSON.stringify(config)}`)
  if (decks !== undefined) parts.push(`decks ${JSON.stringify(decks)}`)
  return [...parts, `after ${match.inputs.length} inputs`].join(', ')
}

/** One play in eight is cancelled where that is allowed. */
const CANCELS = 8

/** What a random player does now. */
export function randomInput(match: Match, random: Random): Input {
  const d = match.decision!
  if (cancellable(match.game) && random.below(CANCELS) === 0) return { player: d.player, cancel: true }
  const picks = randomAnswer(match.game.offer, (n) => random.below(n))
  return { player: d.player, answer: idsFor(d, picks) }
}

/**
 * Plays to the end. `visit` sees the game at every decision and once it is over, `chosen` each input before it is
 * given. Throws when the game is longer than its rules say any game is.
 */
export function playOut(
  playing: Playing,
  visit: (match: Match, random: Random) => void = () => undefined,
  chosen: (match: Match, input: Input) => void = () => undefined,
): Match {
  const match = begin(playing)
  const random = new Random(`play ${playing.seed}`)
  while (!match.game.over) {
    visit(match, random)
    if (match.inputs.length > playing.rules.decisionBound)
      throw new Error(`no end after ${playing.rules.decisionBound} decisions: ${place(playing, match)}`)
    const input = randomInput(match, random)
    chosen(match, input)
    match.apply(input)
  }
  visit(match, random)
  return match
}

/** Plays to the end, always with the first answer or always with the last. */
export function playStubbornly(playing: Playing, which: 'first' | 'last'): Match {
  const match = begin(playing)
  while (!match.game.over) {
    if (match.inputs.length > playing.rules.decisionBound)
      throw new Error(`${which} answers do not end it: ${place(playing, match)}`)
    const { offer } = match.game
    const path: number[] = []
    while (!isFinished(offer, path)) path.push(nextPicks(offer, path).at(which === 'first' ? 0 : -1)!)
    const d = match.decision!
    match.answer(d.player, idsFor(d, partialToPicks(offer, path)))
  }
  return match
}

/** Every seed with every set-up in turn. */
export function playings(rules: GameRules, setups: readonly Setup[], count: number, first = 1): Playing[] {
  return Array.from({ length: count }, (_, i) => ({
    rules,
    setup: setups[i % setups.length],
    seed: first + i,
  }))
}

/** The game as it is, and once for every value of a setting that is not the default. */
export function everySetting(rules: GameRules): Setup[] {
  const others = Object.entries(rules.settings).flatMap(([name, setting]) =>
    setting.values
      .filter((value) => value !== setting.default)
      .map((value): Setup => ({ config: { [name]: value } })),
  )
  return [{}, ...others]
}
