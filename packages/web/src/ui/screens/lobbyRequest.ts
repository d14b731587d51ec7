import { type Deck, type GameRules, type PlayerName, type RulesConfig, resolveConfig } from '@fudaba/kernel'
import { deckSeed } from '@fudaba/kernel/host'
import type { CardSet } from '@fudaba/protocol'
import type { OpenRequest } from '@fudaba/table'
import { rulesOf } from '../../navigation/rulesOf.ts'
import { rulesWithBrought } from '../../decks/broughtRules.ts'
import { playableDeck, standing } from '../../decks/playable.ts'
import { configFor } from '../../decks/deckConfig.ts'
import { newSeed } from '../../play/newSeed.ts'
import type { OpenedPacks } from '../../decks/packs.ts'
import { strength } from '../../settings/settings.ts'

/** Against a bot, for both seats, or watching two bots. */
export const modes = ['bot', 'both', 'watch'] as const
export type Mode = (typeof modes)[number]

/** How the next game is to be played. Null and empty: the default. */
export interface LobbyChoice {
  readonly decks: readonly [string | null, string | null]
  readonly imported: readonly Deck[]
  readonly seat: PlayerName
  readonly seed: string
  readonly config: Partial<RulesConfig>
}

export const freshChoice: LobbyChoice = {
  decks: [null, null],
  imported: [],
  seat: 'P1',
  seed: '',
  config: {},
}

/** The request for the host. Where a chosen deck is legal under one setting only, that setting is used. */
export async function requestFor(game: string, mode: Mode, choice: LobbyChoice): Promise<OpenRequest> {
  const rules = await rulesOf(game)
  const bot = { agent: strength.value }
  const other: PlayerName = choice.seat === 'P1' ? 'P2' : 'P1'
  const seats = { P1: bot, P2: bot, ...(mode === 'watch' ? {} : { [choice.seat]: 'person' as const }) }
  const usual = rules.defaultDecks(resolveConfig(rules, choice.config))
  const seed = choice.seed.trim() === '' ? newSeed() : choice.seed.trim()
  const chosen = await Promise.all(choice.decks.map(standing))
  const names = chosen.map((name, i) => name ?? usual[i])
  const kept = await Promise.all(names.map((name) => playableDeck(rules, name)))
  const cards = Object.assign({}, ...kept.map((deck) => deck?.brought ?? {})) as Record<string, unknown>
  const sources = names.map((name) => rules.deckSources?.find((source) => source.name === name))
  const all = [...rules.decks, ...choice.imported]
  const written = names.flatMap((name, i): readonly Pick<Deck, 'cards'>[] => {
    const deck = kept[i] ?? all.find((each) => each.name === name)
    return deck === undefined ? [] : [deck]
  })
  const [own, theirs] = names.map((name, i): string | readonly string[] => {
    const seat = i === 0 ? choice.seat : other
    return sources[i] === undefined
      ? (kept[i]?.cards ?? all.find((deck) => deck.name === name)?.cards ?? name)
      : `${name}:${deckSeed(seed, seat)}`
  })
  const config = Object.assign(
    {},
    ...kept.map((deck) => deck?.config ?? {}),
    choice.config,
    ...sources.map((source) => source?.config ?? {}),
  )
  return {
    game,
    seats: mode === 'both' ? { P1: 'person', P2: 'person' } : seats,
    seed,
    decks: other === 'P1' ? [theirs, own] : [own, theirs],
    config: configFor(rulesWithBrought(rules, cards), written, config),
    ...(Object.keys(cards).length > 0 && { cards }),
  }
}

/** The packs of the person's deck, if it comes from packs. */
export async function packsFor({ game, seats, decks }: OpenRequest): Promise<OpenedPacks | null> {
  const rules = await rulesOf(game)
  const deck = seats.P1 === 'person' ? decks?.[0] : seats.P2 === 'person' ? decks?.[1] : undefined
  if (typeof deck !== 'string') return null
  const source = rules.deckSources?.find(({ name }) => deck.startsWith(`${name}:`))
  if (source === undefined) return null
  const cards = source.open(deck.slice(source.name.length + 1))
  const size = Math.ceil(cards.length / (source.packs ?? 1))
  const packs = Array.from({ length: source.packs ?? 1 }, (_, i) => cards.slice(i * size, (i + 1) * size))
  return { rules, title: source.title, packs }
}

/** Chooses a deck. A deck from packs sets the settings it needs, and gives the other player packs too. */
export function withDeck(rules: GameRules, choice: LobbyChoice, i: 0 | 1, name: string): LobbyChoice {
  const sources = rules.deckSources ?? []
  const source = sources.find((each) => each.name === name)
  const before = choice.decks[1 - i]
  const wasFromPacks = sources.some((each) => each.name === before)
  const other = source !== undefined ? name : wasFromPacks ? null : (before ?? (i === 0 ? name : null))
  const brought = new Set(sources.flatMap((each) => Object.keys(each.config)))
  const kept = Object.fromEntries(Object.entries(choice.config).filter(([key]) => !brought.has(key)))
  return {
    ...choice,
    decks: i === 0 ? [name, other] : [other, name],
    config: source === undefined ? kept : { ...kept, ...source.config },
  }
}

/** What of the choice counts for a room: the person's own deck, seat and settings; the other brings a deck himself. */
export async function roomWish(
  game: string,
  choice: LobbyChoice,
): Promise<{
  deck: string | readonly string[]
  config: Record<string, string | number | boolean>
  seat: PlayerName
  cards: CardSet | null
}> {
  const { seat } = choice
  const { decks, config = {}, cards } = await requestFor(game, 'both', { ...choice, seed: '' })
  const deck = decks![seat === 'P1' ? 0 : 1]
  const rules = await rulesOf(game)
  // The server opens boosters itself: nobody can choose which.
  const source =
    typeof deck === 'string' ? rules.deckSources?.find(({ name }) => deck.startsWith(`${name}:`)) : undefined
  return {
    deck: source?.name ?? deck,
    config: config as Record<string, string | number | boolean>,
    seat,
    cards: cards === undefined ? null : { cards: Object.values(cards) as CardSet['cards'], words: {} },
  }
}
