import { NONE, type Player } from './columns.ts'
import { type PlannedCard, bad, seatNumber } from './positionPlan.ts'
import { cardByWord, isRecord, wordsOf } from './positionWords.ts'
import type { GameRules } from './rules.ts'

/** How cards that a position defined in place were written, so that they can be written again. */
const literals = new WeakMap<object, Readonly<Record<string, unknown>>>()

/** What a position calls a card: its id, or its definition in place if the catalogue has no such card. */
export function cardWord(rules: GameRules, printed: unknown): string | Readonly<Record<string, unknown>> {
  const id = rules.cardId(printed)
  if (!isRecord(printed)) return id
  return literals.get(printed) ?? (cardByWord(rules, id) === NONE ? printed : id)
}

/** Reads the cards of a position: words of the catalogue, and cards that it defines in place. */
export class CardReader {
  private readonly rules: GameRules
  private readonly defined: unknown[] = []

  constructor(rules: GameRules) {
    this.rules = rules
  }

  /** The catalogue, with the cards defined so far. */
  get catalogue(): readonly unknown[] {
    const { rules, defined } = this
    return defined.length === 0 ? rules.cards : [...rules.cards, ...defined]
  }

  /** '♠5+♠7' as its words; a card may have the sign in its own name. */
  apart(word: string): string[] {
    return cardByWord(this.rules, word) === NONE ? word.split('+') : [word]
  }

  read(list: unknown, owner: Player, role: number, path: string): PlannedCard[] {
    const items = wordsOf(list ?? [], path).flatMap((item) =>
      typeof item === 'string' ? this.apart(item) : [item],
    )
    return items.map((item) => {
      if (!isRecord(item) || item['card'] === undefined) return { def: this.one(item, path), owner, role }
      const [card] = this.read([item['card']], owner, role, path)
      return { ...card, owner: seatNumber(item['owner'], `${path}.owner`) ?? owner }
    })
  }

  /** Number of the card in the catalogue that a word names, or of one more that is defined in place. */
  one(item: unknown, path: string): number {
    const { rules, defined } = this
    if (typeof item === 'string') {
      const def = cardByWord(rules, item)
      if (def === NONE) bad(`${path}: there is no card '${item}' in ${rules.name}`)
      return def
    }
    if (!isRecord(item)) bad(`${path}: ${JSON.stringify(item)} is no card`)
    if (rules.readCard === undefined) bad(`${path}: ${rules.name} reads no cards defined in place`)
    const card = rules.readCard(item)
    if (isRecord(card)) literals.set(card, item)
    return rules.cards.length + defined.push(card) - 1
  }
}
