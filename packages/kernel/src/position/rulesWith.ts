import { contentHash } from '../base/canonical.ts'
import type { CardWords, GameRules } from '../game/contract.ts'

/** Rules that were made with more cards and are still in use: by the rules they extend, and the content of the cards. */
let inUse = new WeakMap<GameRules, Map<string, WeakRef<GameRules>>>()

const added = new WeakSet<object>()
/** Whether rules were made with this card: no release has it. */
export const isAdded = (card: unknown): boolean => added.has(card as object)

/** From here on cards are read anew. For tests: reading is part of what they prove, and of what they switch off. */
export function readCardsAnew(): void {
  inUse = new WeakMap()
}

/**
 * Rules that go on where these are, with more cards in a book of their own: nothing of these rules changes. The same
 * cards give the same rules while anybody has them, and nothing is kept of rules that nobody has.
 */
export function rulesWith<Card>(
  rules: GameRules<Card>,
  cards: readonly Card[],
  words: CardWords = {},
): GameRules<Card> {
  if (cards.length === 0) return rules
  const given = rules as GameRules
  const known = inUse.get(given) ?? new Map<string, WeakRef<GameRules>>()
  inUse.set(given, known)
  // What a game declares while it is loaded comes into rules that are made from then on.
  const hash = contentHash([rules.book.switches.declarations.length, cards, words])
  const there = known.get(hash)?.deref()
  if (there !== undefined) return there as GameRules<Card>
  const made = extended(rules, cards, words)
  for (const [each, rest] of known) if (rest.deref() === undefined) known.delete(each)
  known.set(hash, new WeakRef(made as GameRules))
  return made
}

function extended<Card>(rules: GameRules<Card>, cards: readonly Card[], words: CardWords): GameRules<Card> {
  const book = rules.enter === undefined ? rules.book : rules.book.extended()
  // What a card was read to is noted by the card: two sets of rules never share one that is not in both.
  const copies = cards.map((card) => ({ ...card }))
  const { cards: own, messages } = rules.enter?.(book, copies, words) ?? { cards: copies, messages: {} }
  for (const card of own) added.add(card as object)
  if (book !== rules.book) book.seal()
  return {
    ...rules,
    book,
    cards: [...rules.cards, ...own],
    cardByWord: (word) => rules.cardByWord?.(word) ?? own.find((card) => isNamed(rules, card, word)),
    table: { ...rules.table, messages: { ...rules.table.messages, ...messages } },
  }
}

function isNamed<Card>(rules: GameRules<Card>, card: Card, word: string): boolean {
  const { ja, en } = rules.cardName(card)
  return ja === word || en === word
}
