import { NONE, type Player } from '../state/columns.ts'
import type { PlannedCard } from './positionPlan.ts'
import { rulesWith } from './rulesWith.ts'
import { bad, cardByWord, isRecord, seatNumber, wordsOf } from './positionWords.ts'
import type { GameRules } from '../game/contract.ts'

/** How cards that a position defined in place were written, so that they can be written again. */
const literals = new WeakMap<object, Readonly<Record<string, unknown>>>()

/** What a position calls a card: its id, or its definition in place if the catalogue has no such card. */
export function cardWord(rules: GameRules, printed: unknown): string | Readonly<Record<string, unknown>> {
  const id = rules.cardId(printed)
  if (!isRecord(printed)) return id
  const asPrinted = (): typeof printed => (rules.asPrinted?.(printed) ?? printed) as typeof printed
  return literals.get(printed) ?? (cardByWord(rules, id) === NONE ? asPrinted() : id)
}

/** Reads the cards of a position: words of the catalogue, and cards that it defines in place. */
export class CardReader {
  private readonly rules: GameRules
  private readonly defined: {
    readonly card: unknown
    readonly literal: Readonly<Record<string, unknown>>
  }[] = []

  constructor(rules: GameRules) {
    this.rules = rules
  }

  /** The rules with the cards that the position defines: their texts are read here, when all of them are known. */
  rulesWithDefined(): GameRules {
    const { rules, defined } = this
    const made = rulesWith(
      rules,
      defined.map(({ card }) => card),
    )
    for (const [i, { literal }] of defined.entries()) {
      const card = made.cards[rules.cards.length + i]
      if (isRecord(card)) literals.set(card, literal)
    }
    return made
  }

  /** The words of '♠5+♠7'. A card may have '+' in its own name. */
  apart(word: string): string[] {
    return cardByWord(this.rules, word) === NONE ? word.split('+') : [word]
  }

  /** Reads a list of cards, each of this owner unless it says otherwise. */
  read(list: unknown, owner: Player, role: number, path: string): PlannedCard[] {
    const items = wordsOf(list ?? [], path).flatMap((item) =>
      typeof item === 'string' ? this.apart(item) : [item],
    )
    return items.map((item) => {
      if (!isRecord(item) || item['card'] === undefined) return { def: this.one(item, path), owner, role }
      const inner = item['card']
      if (isRecord(inner) && inner['card'] !== undefined) bad(`${path}: a card in a card in a card`)
      const [card] = this.read([inner], owner, role, path)
      return { ...card, owner: seatNumber(item['owner'], `${path}.owner`) ?? owner }
    })
  }

  /** Number of the card that a word names, or of a card defined in place: these come after the catalogue. */
  one(item: unknown, path: string): number {
    const { rules, defined } = this
    if (typeof item === 'string') {
      const def = cardByWord(rules, item)
      if (def === NONE) bad(`${path}: there is no card '${item}' in ${rules.name}`)
      return def
    }
    if (!isRecord(item)) bad(`${path}: ${JSON.stringify(item)} is no card`)
    if (rules.readCard === undefined) bad(`${path}: ${rules.name} reads no cards defined in place`)
    return rules.cards.length + defined.push({ card: rules.readCard(item), literal: item }) - 1
  }
}
