import type { CardGame } from '@fudaba/cardtext'
import type { OwnCards } from '@fudaba/files'
import type { Bilingual, GameRules } from '@fudaba/kernel'
import type { DeckLine, KeptDeck, KeptSet } from './kept.ts'
import { rulesWithBrought } from './broughtRules.ts'
import { type OwnCard, broughtFor, ownCards } from './ownRules.ts'

/** The cards a deck of a game can be built from: the game's own and those of the person's sets. */
export class Pool {
  /** The game's rules, as they are. */
  readonly rules: GameRules
  /** The same with every own card in the catalogue, to be shown: their texts are not read. */
  readonly shown: GameRules
  readonly sets: readonly KeptSet[]
  private readonly game: CardGame | null
  private readonly own: readonly OwnCard[]
  private readonly ownById: ReadonlyMap<string, OwnCard>
  private readonly byId: ReadonlyMap<string, unknown>

  constructor(rules: GameRules, game: CardGame | null, sets: readonly KeptSet[]) {
    this.rules = rules
    this.game = game
    this.sets = sets
    this.own = game === null ? [] : ownCards(rules, game, sets)
    this.ownById = new Map(this.own.map((each) => [each.id, each]))
    this.shown =
      this.own.length === 0
        ? rules
        : { ...rules, cards: [...rules.cards, ...this.own.map(({ made }) => made)] }
    this.byId = new Map(this.shown.cards.map((card) => [rules.cardId(card), card]))
  }

  has(id: string): boolean {
    return this.byId.has(id)
  }

  name(id: string): Bilingual {
    const card = this.byId.get(id)
    return card === undefined ? { ja: id, en: id } : this.rules.cardName(card)
  }

  /** The card of one's own; null for one of the game. */
  ownCard(id: string): OwnCard | null {
    return this.ownById.get(id) ?? null
  }

  get ids(): string[] {
    return [...this.byId.keys()]
  }

  /** What a deck with these cards brings into a game. */
  brought(ids: Iterable<string>): Readonly<Record<string, unknown>> {
    return this.game === null ? {} : broughtFor(this.game, this.own, new Set(ids))
  }

  /** The rules as a deck with these cards is played by. */
  rulesFor(ids: Iterable<string>): GameRules {
    return rulesWithBrought(this.rules, this.brought(ids))
  }

  /** The line of a card in a deck. */
  line(id: string, count: number): DeckLine {
    const own = this.ownById.get(id)
    const name = this.name(id).ja
    return own === undefined ? { card: id, name, count } : { card: own.card.id, set: own.set.id, name, count }
  }

  /** The id of a line's card here; null: its set or the card is gone. */
  idOf({ card, set }: DeckLine): string | null {
    if (set === undefined) return this.byId.has(card) && !this.ownById.has(card) ? card : null
    return this.own.find((each) => each.set.id === set && each.card.id === card)?.id ?? null
  }

  /** Ids and copies of a kept deck, and the lines whose cards are gone. */
  countsOf({ lines }: Pick<KeptDeck, 'lines'>): { counts: Map<string, number>; missing: DeckLine[] } {
    const counts = new Map<string, number>()
    const missing: DeckLine[] = []
    for (const line of lines) {
      const id = this.idOf(line)
      if (id === null) missing.push(line)
      else counts.set(id, (counts.get(id) ?? 0) + line.count)
    }
    return { counts, missing }
  }

  /** The own cards among these, as a file or a link takes them along. */
  exported(ids: Iterable<string>): OwnCards | undefined {
    const own = [...ids].flatMap((id) => this.ownById.get(id) ?? [])
    if (own.length === 0) return undefined
    const words: Record<string, Readonly<Record<string, string>>> = {}
    const said = JSON.stringify(own.map(({ card }) => card))
    for (const set of new Set(own.map((each) => each.set)))
      for (const [field, known] of Object.entries(set.words)) {
        const used = Object.entries(known).filter(([ja]) => said.includes(ja))
        if (used.length > 0) words[field] = { ...words[field], ...Object.fromEntries(used) }
      }
    return {
      cards: own.map(({ id, card }) => ({ ...card, id })),
      ...(Object.keys(words).length > 0 && { words }),
    }
  }
}
