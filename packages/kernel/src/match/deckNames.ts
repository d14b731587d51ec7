import type { PlayerName } from '../answers/decision.ts'
import { KernelError } from '../base/errors.ts'
import { shown } from '../base/shown.ts'
import { seedFor } from '../base/random.ts'
import type { DeckSource, GameRules } from '../game/contract.ts'

/** A source of decks and the seed it is opened by: of the name `name:seed`, or of `name` with a given seed. */
export interface NamedSource {
  readonly source: DeckSource
  readonly seed: string
}

/** The source of decks that a name means, with the seed it is opened by; undefined for every other name. */
export function deckSource(
  rules: Pick<GameRules, 'deckSources'>,
  name: string,
  seed: string,
): NamedSource | undefined {
  const colon = name.indexOf(':')
  const word = colon < 0 ? name : name.slice(0, colon)
  const source = rules.deckSources?.find((each) => each.name === word)
  return source && { source, seed: colon < 0 ? seed : name.slice(colon + 1) }
}

/**
 * The seed by which a deck of this seat is opened in a game of this seed. It is one of its own: whoever knows his
 * boosters, or the name of their deck, does not know the game's.
 */
export const deckSeed = (seed: string | number, seat: PlayerName): string => seedFor(seed, `deck of ${seat}`)

/** A deck with the name that gives the same deck again; a list has none. */
export interface NamedDeck {
  readonly name?: string
  readonly cards: readonly string[]
}

/**
 * The deck of a name: a ready one or one of a source. A list is the deck itself. `seed` opens a source that is named
 * without one; see `deckSeed`.
 */
export function deckByName(rules: GameRules, deck: string | readonly string[], seed: string): NamedDeck {
  if (typeof deck !== 'string') return { cards: deck }
  const ready = rules.decks.find(({ name }) => name === deck)
  if (ready !== undefined) return { name: deck, cards: ready.cards }
  const made = deckSource(rules, deck, seed)
  if (made !== undefined)
    return { name: `${made.source.name}:${made.seed}`, cards: made.source.open(made.seed) }
  const sources = (rules.deckSources ?? []).map(({ name }) => `${name}:<seed>`)
  const there = [...rules.decks.map(({ name }) => name), ...sources].join(', ')
  throw new KernelError('bad-deck', `no deck ${shown(deck)} in ${rules.name}; there are ${there}`)
}
