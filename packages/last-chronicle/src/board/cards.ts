import type { Bilingual } from '@fudaba/kernel'
import {
  type Book,
  CardCell,
  type CardLiteral,
  type Game,
  type Player,
  badCard,
  namedLiteral,
  shown,
} from '@fudaba/kernel/rules'
import type { Ability } from '@fudaba/kernel/text'
import { rule, direct } from '../book.ts'
import { type SoulCost, readCost } from './soulCost.ts'
import { type CardType, cardTypes, categories, names, types } from './words.ts'

/** ランプ (5.7.3): one for each era. */
export const lampColours = ['none', 'green', 'red'] as const
export type LampColour = (typeof lampColours)[number]

/** What the card has more of while the lamp of the era has this colour (5.3.3, 5.13.5, 5.13.7). */
export interface LitPart {
  readonly text?: string
  readonly ca?: number
  readonly power?: number
  readonly atk?: number
  readonly abilities?: readonly Ability[]
  readonly keywords?: Keywords
}

/** Keyword abilities by name; those with a number have it, the others are true. */
export type Keywords = Readonly<Record<string, number | string | true>>

/** The printed data of a card (5). */
export interface ChronicleCard {
  readonly id: string
  readonly name: string
  /** The same in English: for reading, no part of the card. */
  readonly nameEn?: string
  readonly type: CardType
  /** As printed: 「3白白」, 「X橙」, 「0」. */
  readonly cost: string
  /** 異能 (15.2.12). */
  readonly alternative?: string
  /** CA: yellow orbs, and blue ones (光碧). */
  readonly ca?: number
  readonly blueCa?: number
  readonly icon?: 'LEGACY' | 'EPIC'
  readonly categories: readonly string[]
  readonly lamps?: readonly LampColour[]
  readonly green?: LitPart
  readonly red?: LitPart
  readonly level?: number
  readonly power?: number
  readonly atk?: number
  readonly keywords?: Keywords
  readonly text?: string
  readonly abilities?: readonly Ability[]
  /** クロノバースト (15.3.2): its own text; the icon is there if this is. */
  readonly burst?: Burst
  readonly soulBurst?: SoulBurst
}

/** ソウルバースト (15.2.10): its cost and its text. */
export interface SoulBurst extends Omit<Burst, 'lamp'> {
  readonly cost: string
}

export interface Burst {
  readonly text?: string
  readonly abilities?: readonly Ability[]
  /** Only while the lamp has this colour (15.3.2.4). */
  readonly lamp?: 'green' | 'red'
  /** It puts the card itself onto the battlefield. */
  readonly placesItself?: boolean
}

/** What it is called. */
export const cardName = ({ name, nameEn = name }: ChronicleCard): Bilingual => ({ ja: name, en: nameEn })

export const printed = (g: Game, card: number): ChronicleCard => g.printed(card) as ChronicleCard
/** オーナー (6.2.1). */
export const ownerOf = (g: Game, card: number): Player => g.card(card, CardCell.owner) as Player

/** Derived from the printed data once per card, because values are asked for after every change. */
export interface CardFacts {
  readonly types: number
  readonly categories: number
  readonly names: number
  readonly cost: SoulCost
  readonly alternative: SoulCost | null
}
const known = new WeakMap<ChronicleCard, CardFacts>()

/** A card of A/B is an A and a B (5.6.5); without the clause it is the one word A/B. */
direct('5.6.5')

/** Its words are numbered in the book that the card is read into; a game's own book knows them. */
export function factsOf(book: Book, card: ChronicleCard): CardFacts {
  const found = known.get(card)
  if (found !== undefined) return found
  const made: CardFacts = {
    types: types.of(card.type),
    categories: categories.in(book).of(...card.categories),
    names: names.in(book).of(...(card.name === '' ? [] : [card.name])),
    cost: readCost(card.cost),
    alternative: card.alternative === undefined ? null : readCost(card.alternative),
  }
  if (card.categories.length > 1) categories.in(book).word(card.categories.join('/'))
  // A token without a name is called by its category (6.11.3).
  if (card.name === '') names.in(book).word(card.categories.join('/'))
  known.set(card, made)
  return made
}

/** Its categories as a set of words. */
export const categoriesOf = (g: Game, card: ChronicleCard): number =>
  card.categories.length < 2 ? factsOf(g.book, card).categories : categories.in(g.book).of(...card.categories)

// ── cards defined in place ─────────────────────────────────────────────────────────────────────────────────────

/** A type is one of four (5.6.2). */
const isType = rule(
  '5.6.2',
  (word: unknown): boolean => cardTypes.some((type) => type === word),
  () => true,
)

const numbers = ['ca', 'blueCa', 'level', 'power', 'atk'] as const
const fields: readonly string[] =
  'id name nameEn type cost alternative icon categories lamps green red keywords text abilities burst soulBurst rarity'
    .split(' ')
    .concat(numbers)

/** A card by its stats, as positions define it; without a type it is a unit, without a cost it is free. */
export function readCard(literal: CardLiteral): ChronicleCard {
  const { id, name } = namedLiteral(literal, fields)
  const { type = 'unit', cost = '0', lamps } = literal
  if (!isType(type)) badCard(`${name}: there is no type '${shown(type)}'; there are ${cardTypes.join(', ')}`)
  for (const key of numbers) {
    const value = literal[key]
    if (value !== undefined && !Number.isInteger(value)) badCard(`${key} of ${name} is a whole number`)
  }
  for (const [key, value] of Object.entries({ cost, alternative: literal['alternative'] }))
    if (value !== undefined && typeof value !== 'string') badCard(`${key} of ${name} is a text: '3白白'`)
  if (lamps !== undefined && !(Array.isArray(lamps) && lamps.length === 4))
    badCard(`${name} has four lamps or none`)
  const words = literal['categories'] ?? []
  if (!Array.isArray(words) || words.some((word) => typeof word !== 'string'))
    badCard(`categories of ${name} are words`)
  return { ...literal, id, name, type, cost, categories: words } as ChronicleCard
}
