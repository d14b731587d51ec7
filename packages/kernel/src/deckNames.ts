import { KernelError } from './errors.ts'
import type { DeckSource, GameRules } from './rules.ts'

/** A deck of a source by its name: `name:seed`, or `name` alone, which takes the seed it is given. */
export interface NamedSource {
  readonly source: DeckSource
  readonly seed: string
}

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

/** A deck with the name under which it can be had again; a list has none. */
export interface NamedDeck {
  readonly name?: string
  readonly cards: readonly string[]
}

/** A ready deck, one that a source makes, or the list itself. */
export function deckByName(rules: GameRules, deck: string | readonly string[], seed: string): NamedDeck {
  if (typeof deck !== 'string') return { cards: deck }
  const ready = rules.decks.find(({ name }) => name === deck)
  if (ready !== undefined) return { name: deck, cards: ready.cards }
  const made = deckSource(rules, deck, seed)
  if (made !== undefined)
    return { name: `${made.source.name}:${made.seed}`, cards: made.source.open(made.seed) }
  const sources = (rules.deckSources ?? []).map(({ name }) => `${name}:<seed>`)
  const there = [...rules.decks.map(({ name }) => name), ...sources].join(', ')
  throw new KernelError('bad-deck', `no deck ${String(deck)} in ${rules.name}; there are ${there}`)
}
