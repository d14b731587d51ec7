import {
  type AnswerIds,
  Game,
  type GameRules,
  type Player,
  type PublicEvent,
  Random,
  type View,
  answer,
  choiceOf,
  decision as decisionOf,
  explainIllegal,
  picksFor,
  playerNumber,
  publicEvents,
  sample,
  view as viewOf,
} from '@fudaba/kernel'
import { LogBook } from './logBook.ts'
import type { Words } from './words.ts'

/** What an answer would bring about in one world that fits what its player knows, if nobody does anything about it. */
export interface Foretold {
  readonly view: View
  readonly events: readonly PublicEvent[]
}

/** What is the same in so many worlds does not hang on hidden cards. */
const WORLDS = 3
/** More questions than an attack or a play goes on for. */
const STEPS = 40

/** Plays on in worlds of its own: the game itself is not touched, and nothing hidden is looked at. */
export function foretell(rules: GameRules, game: Game, player: Player, ids: AnswerIds): Foretold[] {
  const asked = decisionOf(game)
  if (asked === null || playerNumber(asked.player) !== player) return []
  const random = new Random(`forecast/${game.time}`)
  const time = timeOf(viewOf(rules, game, player))
  return Array.from({ length: WORLDS }, () => {
    const world = sample(game, player, random, { rules, into: spareFor(game) })
    world.log.keep = true
    answer(world, picksFor(asked, ids))
    for (let i = 0; i < STEPS && !world.over; i++) {
      const next = usualAnswer(rules, world, time)
      if (next === null) break
      answer(world, next)
    }
    return { view: viewOf(rules, world, player), events: publicEvents(rules, world, player) }
  })
}

const spares = new WeakMap<Game, Game>()

/** Memory for the worlds of a game, one after the other. */
function spareFor(game: Game): Game {
  const spare = spares.get(game) ?? new Game(game.book, game.cards, game.config)
  spares.set(game, spare)
  return spare
}

/** What comes in another phase is no consequence any more. */
const timeOf = ({ turn, facts }: View): string => `${turn} ${facts['phase'] ?? ''}`

/** Passes, pays, lets equal things come in any order; null where somebody would really have to decide. */
function usualAnswer(rules: GameRules, world: Game, time: string): number[] | null {
  const next = decisionOf(world)
  if (next === null) return null
  const { message, shape, min, max, pass } = next
  if (message.key === 'cost.resource' || message.key === 'timing.trigger') return [0]
  // A cost is paid with what comes first: which it is makes no difference to what is bought.
  if (/^(cost|pay)\./.test(message.key) && shape === 'choose' && min === max) {
    const first = Array.from({ length: min }, (_, i) => i)
    return explainIllegal(choiceOf(next), first) === null ? first : null
  }
  if (shape !== 'act' || !pass) return null
  const seen = viewOf(rules, world, playerNumber(next.player))
  return timeOf(seen) !== time || (rules.window?.(seen) ?? 'own') === 'own' ? null : []
}

/** What an answer comes to, as the log would tell it. */
export interface Forecast {
  /** The outcomes that are the same in all worlds. */
  readonly lines: readonly string[]
  /** It would run its course, and nothing would be different but what it costs. */
  readonly idle: boolean
}

/** `own`: the cards that the answer is about; that they move is not what they are played for. */
export function forecastOf(
  words: Words,
  now: View,
  worlds: readonly Foretold[],
  own: readonly (string | null)[],
): Forecast {
  const [first, ...others] = worlds.map(({ view, events }) =>
    logOf(words, now, view, events)
      .lines('result')
      .flatMap(({ text, header }) => (header ? [] : [text])),
  )
  return {
    lines: first?.filter((text) => others.every((lines) => lines.includes(text))) ?? [],
    idle: worlds.length > 0 && worlds.every((world) => isIdle(words, now, world, own)),
  }
}

function logOf(words: Words, now: View, then: View, events: readonly PublicEvent[]): LogBook {
  const log = new LogBook(words)
  log.add(now, [])
  log.add(then, events)
  return log
}

/** Up to where the card is used up there was nothing but the course of every play. */
function isIdle(
  words: Words,
  now: View,
  { view, events }: Foretold,
  own: readonly (string | null)[],
): boolean {
  const end = events.findIndex((event) => isUsedUp(words, event, own))
  return (
    end >= 0 &&
    logOf(words, now, view, events.slice(0, end + 1))
      .lines('standard')
      .every(
        ({ event, header, cards }) =>
          header || COURSE.has(event) || (cards.length > 0 && cards.every((card) => own.includes(card))),
      )
  )
}

/** A card that stays is played for staying; one that is used up, for what it does. */
const isUsedUp = (
  { rules }: Words,
  { event, object, to }: PublicEvent,
  own: readonly (string | null)[],
): boolean => event === 'move' && to?.zone === rules.layout.piles?.drop && own.includes(object?.card ?? null)

/** What comes with every play: paying for it, and asking for it. */
const COURSE = new Set(['turn', 'count', 'decide'])
