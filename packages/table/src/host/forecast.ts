import {
  type AnswerIds,
  type Decision,
  type GameRules,
  type PublicEvent,
  Random,
  type View,
  choiceOf,
  picksFor,
  publicEvents,
} from '@fudaba/kernel'
import { explainIllegal } from '@fudaba/kernel/host'
import { Game, type Player, playerNumber } from '@fudaba/kernel/rules'
import { answer, decision as decisionOf, sample, view as viewOf } from '@fudaba/kernel/search'
import { LogBook } from '../log/logBook.ts'
import { findObject } from '../words/labels.ts'
import type { Words } from '../words/words.ts'

/** What an answer leads to in one sampled world that fits what its player knows, if nobody responds. */
export interface AnswerOutcome {
  readonly view: View
  readonly events: readonly PublicEvent[]
  /** Of an action that begins with no thing: those among which its player chooses while he takes it. */
  readonly asks: readonly string[]
}

/** Worlds that are sampled: an outcome common to all of them is taken not to depend on hidden cards. */
const WORLDS = 3
/** At most this many questions are answered in a world: more than any attack or play asks. */
const STEPS = 40

/** Plays the answer on in sampled worlds. The game itself is not changed, and hidden cards are not read. */
export function simulateAnswer(
  rules: GameRules,
  game: Game,
  player: Player,
  ids: AnswerIds,
): AnswerOutcome[] {
  const asked = decisionOf(game)
  if (asked === null || playerNumber(asked.player) !== player) return []
  const picks = picksFor(asked, ids)
  // It was meant for the question before this one: a pass fits none that has to be answered.
  if (explainIllegal(choiceOf(asked), picks) !== null) return []
  const random = new Random(`forecast/${game.time}`)
  const time = timeOf(viewOf(rules, game, player))
  const isUnplaced = asked.candidates.some(({ id, source }) => ids[0] === id && source === undefined)
  const asks = asked.shape === 'act' && isUnplaced ? thingsAsked(rules, game, player, asked, picks) : []
  return Array.from({ length: WORLDS }, () => {
    const world = sample(game, player, random, { rules, into: spareFor(game) })
    world.log.keep = true
    answer(world, picks)
    for (let i = 0; i < STEPS && !world.over; i++) {
      const next = usualAnswer(rules, world, time)
      if (next === null) break
      answer(world, next)
    }
    return { view: viewOf(rules, world, player), events: publicEvents(rules, world, player), asks }
  })
}

/** The things among which its player chooses while he takes this action, whatever is paid for it. */
function thingsAsked(
  rules: GameRules,
  game: Game,
  player: Player,
  asked: Decision,
  picks: readonly number[],
): string[] {
  const before = thingsIn(viewOf(rules, game, player))
  const [once, again] = [true, false].map((takesFirst) => {
    const world = sample(game, player, new Random(`asks/${game.time}`), { rules, into: spareFor(game) })
    answer(world, picks)
    const found: string[] = []
    const about = decisionOf(world)?.source
    for (let i = 0; i < STEPS; i++) {
      const next = decisionOf(world)
      if (next?.player !== asked.player || next.source !== about) break
      const { candidates, min, shape } = next
      if (shape !== 'choose' && !isCost(next)) break
      const seen = isCost(next) ? [] : (viewOf(rules, world, player).decision?.candidates ?? [])
      found.push(...seen.flatMap(({ id, kind }) => (kind === 'object' ? [id] : [])))
      const first = takesFirst ? 0 : candidates.length - 1
      const taken = Array.from({ length: Math.max(1, min) }, (_, n) => Math.abs(first - n))
      if (candidates.length === 0 || explainIllegal(choiceOf(next), taken) !== null) break
      answer(world, taken)
    }
    const left = new Set(thingsIn(viewOf(rules, world, player)))
    return { found, gone: before.filter((id) => !left.has(id)) }
  })
  // What is the only choice is not asked for, and is gone whatever is paid with.
  const forced = once.gone.filter((id) => again.gone.includes(id))
  return [...new Set([...once.found, ...again.found, ...forced])]
}

const thingsIn = ({ zones }: View): string[] => zones.flatMap(({ objects }) => objects.map(({ id }) => id))

/** Whether it is asked with what something is paid. */
export const isCost = ({ message }: Pick<Decision, 'message'>): boolean => /^(cost|pay)\./.test(message.key)

const spares = new WeakMap<Game, Game>()

/** One scratch game per game, reused for all its sampled worlds. */
function spareFor(game: Game): Game {
  const spare = spares.get(game) ?? new Game(game.book, game.cards, game.config)
  spares.set(game, spare)
  return spare
}

/** Turn and phase. What happens in another phase is not counted as a consequence. */
const timeOf = ({ turn, facts }: View): string => `${turn} ${facts['phase'] ?? ''}`

/** The answer that needs no decision: a pass, a payment, the first of equal triggers; null for a real decision. */
function usualAnswer(rules: GameRules, world: Game, time: string): number[] | null {
  const next = decisionOf(world)
  if (next === null) return null
  const { message, shape, min, max, pass } = next
  if (message.key === 'cost.resource' || message.key === 'timing.trigger') return [0]
  // With what a cost is paid makes no difference to the outcome.
  if (isCost(next) && shape === 'choose' && min === max) {
    const first = Array.from({ length: min }, (_, i) => i)
    return explainIllegal(choiceOf(next), first) === null ? first : null
  }
  if (shape !== 'act' || !pass) return null
  const seen = viewOf(rules, world, playerNumber(next.player))
  return timeOf(seen) !== time || (rules.table.window?.(seen) ?? 'own') === 'own' ? null : []
}

/** The outcomes of an answer in words. */
export interface Forecast {
  /** Result lines of the log that are the same in all worlds. */
  readonly lines: readonly string[]
  /** The card would be used up without any effect but its cost. */
  readonly idle: boolean
  /** Result lines that a pass leads to in all worlds, and this answer in none. */
  readonly avoids: readonly string[]
}

/**
 * `own`: the cards that are played; their own moves do not count as an effect. `passed`: what a pass leads to in the same
 * worlds; what does not come about then is an effect too.
 */
export function forecastOf(
  words: Words,
  now: View,
  worlds: readonly AnswerOutcome[],
  own: readonly (string | null)[],
  passed: readonly AnswerOutcome[] = [],
): Forecast {
  const avoids = avoidedBy(words, now, worlds, passed)
  // Where time went on and a pass leads elsewhere, what the card was good for is not known.
  const isClear =
    passed.length === 0 ||
    areAbreast(worlds, passed) ||
    worlds.every(({ view }) => timeOf(view) === timeOf(now))
  const [first, ...others] = worlds.map(({ view, events }) =>
    logOf(words, now, view, events)
      .lines('result')
      .flatMap(({ text, header }) => (header ? [] : [text])),
  )
  return {
    lines: first?.filter((text) => others.every((lines) => lines.includes(text))) ?? [],
    idle:
      isClear &&
      avoids.length === 0 &&
      worlds.length > 0 &&
      worlds.every((world) => isIdle(words, now, world, own)),
    avoids,
  }
}

/** Whether all that follows ends at the same turn and phase: only then what one of them tells can be missed in the other. */
const areAbreast = (worlds: readonly AnswerOutcome[], others: readonly AnswerOutcome[]): boolean =>
  worlds.length === others.length && worlds.every(({ view }, i) => timeOf(view) === timeOf(others[i].view))

function avoidedBy(
  words: Words,
  now: View,
  worlds: readonly AnswerOutcome[],
  passed: readonly AnswerOutcome[],
): string[] {
  if (!areAbreast(worlds, passed)) return []
  const linesOf = ({ view, events }: AnswerOutcome): string[] =>
    logOf(words, now, view, events)
      .lines('result')
      .flatMap(({ text, header }) => (header ? [] : [text]))
  const [first, ...others] = passed.map(linesOf)
  const mine = worlds.map(linesOf)
  return (first ?? []).filter(
    (text) => others.every((lines) => lines.includes(text)) && mine.every((lines) => !lines.includes(text)),
  )
}

function logOf(words: Words, now: View, then: View, events: readonly PublicEvent[]): LogBook {
  const log = new LogBook(words)
  log.add(now, [])
  log.add(then, events)
  return log
}

/** Until the card was used up, nothing happened but what every play brings. */
function isIdle(
  words: Words,
  now: View,
  { view, events }: AnswerOutcome,
  own: readonly (string | null)[],
): boolean {
  const end = events.findIndex((event) => isUsedUp(words, event, own))
  const effects = new Set(events.filter((event) => !isRoutine(now, event)).map(({ time }) => time))
  return (
    end >= 0 &&
    logOf(words, now, view, events.slice(0, end + 1))
      .lines('standard')
      .every(
        ({ time, header, cards }) =>
          header || !effects.has(time) || (cards.length > 0 && cards.every((card) => own.includes(card))),
      )
  )
}

/** The event moves one of these cards to the drop pile. A card that stays in play is never idle. */
const isUsedUp = (
  { rules }: Words,
  { event, object, to }: PublicEvent,
  own: readonly (string | null)[],
): boolean =>
  event === 'move' && to?.zone === rules.table.layout.piles?.drop && own.includes(object?.card ?? null)

/**
 * Whether every play brings such an event: a decision, or what its player pays with, a thing of his that is turned on its
 * side or a counter of his that sinks. What happens to the other's things, and what stands up again, is an effect.
 */
function isRoutine(now: View, { event, object, player, n }: PublicEvent): boolean {
  switch (event) {
    case 'decide':
      return true
    case 'count':
      return player === now.viewer && n !== null && n < 0
    case 'turn': {
      const before = object?.id === null || object === null ? undefined : findObject(now, object.id)?.object
      return before !== undefined && before.controller === now.viewer && !before.turned
    }
    default:
      return false
  }
}
