import { KernelError } from '../base/errors.ts'
import type { GameRules } from '../game/contract.ts'
import { isAdded, rulesWith } from '../position/rulesWith.ts'
import type { Match } from './match.ts'
import { isRecord } from './replayFormat.ts'

/**
 * The printed data of the cards that a replay has to bring along: those of its decks, or of its position's owners, and
 * whatever else these rules were made with, because texts may speak of its words.
 */
export function printedIn({ rules, decks, position }: Match): Record<string, unknown> {
  const known = new Map(rules.cards.map((card) => [rules.cardId(card), card]))
  // A position brings the cards that it defines in place itself.
  const ids = [...new Set([...decks.flat(), ...Object.keys(cardsBroughtBy(rules))])]
    .filter((id) => position === null || known.has(id))
    .sort()
  return Object.fromEntries(
    ids.map((id) => {
      const card = known.get(id)
      return [id, isAdded(card) ? printed(rules, card) : played(rules, printed(rules, card))]
    }),
  )
}

/** What stands on a card: what its texts say when they are read is not part of it. */
const printed = (rules: GameRules, card: unknown): unknown => rules.asPrinted?.(card) ?? card

/** The printed data without what nothing is played by. */
const played = ({ unplayed = [] }: GameRules, card: unknown): unknown =>
  isRecord(card)
    ? Object.fromEntries(Object.entries(card).filter(([field]) => !unplayed.includes(field)))
    : card

/**
 * The rules with the cards of a replay as they were printed then: what the catalogue has otherwise now, or no longer
 * has, is read again from the replay. Without such a card these are the rules themselves.
 */
export function rulesWithCards(rules: GameRules, cards: Readonly<Record<string, unknown>>): GameRules {
  const here = new Map(rules.cards.map((card) => [rules.cardId(card), card]))
  const then = new Map<string, unknown>()
  for (const [id, card] of Object.entries(cards)) {
    const now = here.get(id)
    const isSame = inOrder(played(rules, printed(rules, now))) === inOrder(played(rules, card))
    if (now !== undefined && isSame) continue
    const read = readAgain(rules, card)
    if (read !== undefined && rules.cardId(read) === id) then.set(id, read)
  }
  if (then.size === 0) return rules
  const read = rulesWith(rules, [...then.values()])
  const entered = new Map([...then.keys()].map((id, i) => [id, read.cards[rules.cards.length + i]]))
  const kept = rules.cards.map((card) => entered.get(rules.cardId(card)) ?? card)
  const gone = [...entered].filter(([id]) => !here.has(id)).map(([, card]) => card)
  const made = { ...read, cards: [...kept, ...gone] }
  brought.set(made, Object.fromEntries([...then.keys()].map((id) => [id, cards[id]])))
  return made
}

const brought = new WeakMap<object, Readonly<Record<string, unknown>>>()

/** The printed data with which these rules differ from the catalogue's, for another thread to make the same of. */
export const cardsBroughtBy = (rules: GameRules): Readonly<Record<string, unknown>> =>
  brought.get(rules) ?? {}

/** The card of printed data; undefined if this release can't read it: then the catalogue's is played with. */
function readAgain(rules: GameRules, card: unknown): unknown {
  if (!isRecord(card)) return undefined
  if (rules.readCard === undefined) return undefined
  try {
    return rules.readCard(card)
  } catch (error) {
    if (error instanceof KernelError) return undefined
    throw error
  }
}

/** As JSON, with the fields of each object in order. */
const inOrder = (value: unknown): string =>
  JSON.stringify(value, (_, each: unknown) =>
    isRecord(each) ? Object.fromEntries(Object.entries(each).sort(([a], [b]) => (a < b ? -1 : 1))) : each,
  )
