import { existsSync, readFileSync } from 'node:fs'
import process from 'node:process'
import { checkCard } from '@fudaba/cardtext'
import type { DeckFile, NamedCard, OwnCard, StrayLine } from '@fudaba/files'
import { type GameRules, withCards } from '@fudaba/kernel'
import { wrongUse } from '../words/usageError.ts'
import { loadSet, rulesWithSets } from './cardSets.ts'
import { cardIdOf } from './choices.ts'
import { gameEntry } from './games.ts'

/** A deck in whatever form it was given, and the rules with the cards that it has. */
export interface GivenDeck {
  readonly deck: DeckFile
  readonly rules: GameRules
  /** A card id for each copy. */
  readonly ids: readonly string[]
  readonly strays: readonly StrayLine[]
}

interface DeckWish {
  readonly game?: string | undefined
  /** Card files and folders of one's own. */
  readonly cards: readonly string[]
}

/** Opens a deck: a file of any form, `-` for what is piped in, a code, a link, or a ready deck (`kiseki/wreckers`). */
export async function openDeck(source: string, { game, cards }: DeckWish): Promise<GivenDeck> {
  const { codeIn, readDeckText } = await import('@fudaba/files')
  const ready = await readyDeck(source, cards)
  if (ready !== null) return ready
  const text = codeIn(source) !== null ? source : textOf(source)
  const { deck, strays } = await readDeckText(source, text, {
    ...(game !== undefined && { game }),
    cardsOf: async (name) => namedCards(await rulesWithSets(name, cards)),
  })
  const rules = withOwnCards(await rulesWithSets(deck.game, cards), deck, await ownReader(deck))
  return { deck, rules, ids: deck.cards.map((card) => cardIdOf(rules, card)), strays }
}

async function readyDeck(source: string, cards: readonly string[]): Promise<GivenDeck | null> {
  const [, game, name] = /^([a-z-]+)\/([\w-]+)$/u.exec(source) ?? []
  if (game === undefined || existsSync(source)) return null
  const rules = await rulesWithSets(game, cards)
  const found = rules.decks.find((each) => each.name === name)
  if (found === undefined)
    throw wrongUse('noDeck', { name, decks: rules.decks.map((each) => each.name).join(', ') })
  const { title, cards: ids } = found
  return {
    deck: { format: 'fudaba-deck/1', game: rules.name, name: title.ja, nameEn: title.en, cards: ids },
    rules,
    ids,
    strays: [],
  }
}

const textOf = (source: string): string => {
  if (source === '-') return readFileSync(process.stdin.fd, 'utf8')
  if (!existsSync(source)) throw wrongUse('noDeckFile', { file: source })
  return readFileSync(source, 'utf8')
}

/** The cards of rules as lists name them. */
export const namedCards = (rules: GameRules): NamedCard[] =>
  rules.cards.map((card) => {
    const { ja, en } = rules.cardName(card)
    return { id: rules.cardId(card), names: ja === en ? [ja] : [ja, en] }
  })

/** How a card that a deck brings along is read: checked, then made. */
type Reader = (card: OwnCard) => { readonly problems: readonly string[]; readonly card: unknown }

async function ownReader({ game, own }: DeckFile): Promise<Reader | null> {
  if (own === undefined) return null
  const cardGame = await (await gameEntry(game)).cards?.()
  if (cardGame === undefined) throw wrongUse('noOwnCards', { game })
  return (value) => {
    const { card, problems } = checkCard(cardGame.fields, value)
    return {
      problems: problems.map(({ path, message }) => `${path.join('.')}: ${message.en}`),
      card: card === null ? null : cardGame.make(card),
    }
  }
}

/** Cards that the deck brings along and the rules do not have yet. */
function withOwnCards(rules: GameRules, { own }: DeckFile, read: Reader | null): GameRules {
  if (own === undefined || read === null) return rules
  const known = new Set(rules.cards.map((card) => rules.cardId(card)))
  const fresh = own.cards.filter(({ id }) => !known.has(id))
  const made = fresh.map((card) => {
    const { problems, card: done } = read(card)
    if (problems.length > 0) throw wrongUse('badOwnCard', { card: card.id, reason: problems.join('; ') })
    return done
  })
  return made.length === 0 ? rules : withCards(rules, made, [], own.words)
}

/** What the deck has to bring along, because the game does not have it: from the deck, and from the sets given. */
export async function broughtBy(given: GivenDeck, paths: readonly string[]): Promise<DeckFile['own']> {
  const { deck, ids } = given
  const entry = await gameEntry(deck.game)
  const rules = await entry.load()
  const base = new Set(rules.cards.map((card) => rules.cardId(card)))
  const wanted = new Set(ids.filter((id) => !base.has(id)))
  if (wanted.size === 0) return undefined
  const cards = new Map<string, OwnCard>((deck.own?.cards ?? []).map((card) => [card.id, card]))
  const words: Record<string, Readonly<Record<string, string>>> = { ...deck.own?.words }
  for (const path of paths) {
    const { set } = await loadSet(path, entry)
    for (const card of set.cards) cards.set(card.id, card)
    for (const [field, known] of Object.entries(set.words ?? {})) words[field] = { ...words[field], ...known }
  }
  const own = [...wanted].flatMap((id) => cards.get(id) ?? [])
  return { cards: own, ...(Object.keys(words).length > 0 && { words }) }
}
