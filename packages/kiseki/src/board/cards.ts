import type { Bilingual } from '@fudaba/kernel'
import {
  type Book,
  CardCell,
  type CardLiteral,
  type Game,
  type Player,
  badCard,
  byCard,
  literalLines,
  literalWords,
  namedLiteral,
  shown,
} from '@fudaba/kernel/rules'
import type { Ability } from '@fudaba/kernel/text'
import { rule } from '../book.ts'
import { corrected } from './corrected.ts'
import { type CardType, cardTypes, names, organisations, subNames, types } from './words.ts'

/** The printed data of a card (200). Nothing else belongs to it: what it does is its text. */
export interface KisekiCard {
  readonly id: string
  /** カード名 (201) and サブ名 (202). */
  readonly name: string
  readonly sub?: string
  /** The same in English: for reading, no part of the card. */
  readonly nameEn?: string
  readonly subEn?: string
  readonly types: readonly CardType[]
  /** CPコスト (204) of UNIT and ITEM, EPコスト (205) of EVENT, 創設レベル (206) of BASE. */
  readonly cp?: number
  readonly ep?: number
  readonly level?: number
  readonly str?: number
  readonly def?: number
  readonly organisations?: readonly string[]
  readonly text?: string
  /** The text in other languages, as printed there (1503). */
  readonly translations?: Readonly<Record<string, string>>
  /** What the text says, sentence by sentence. */
  readonly abilities?: readonly Ability[]
  /** アーツ (208). */
  readonly arts?: { readonly ep: number; readonly text: string; readonly abilities?: readonly Ability[] }
  readonly rarity?: Rarity
  /** テキスト訂正 (1601): what counts instead of what is printed, from a day on. */
  readonly corrections?: readonly CardCorrection[]
}

/** A correction of our own cards, in the fields of a card; days as 2026-04-10. */
export interface CardCorrection extends Partial<
  Pick<KisekiCard, 'name' | 'sub' | 'nameEn' | 'subEn' | 'cp' | 'ep' | 'level' | 'text' | 'arts'>
> {
  /** Null where nothing is said: it has always held. */
  readonly since: string | null
}

/** What it is called: its name, and the sub-name in brackets behind it. */
export const cardName = ({ name, sub, nameEn = name, subEn = sub }: KisekiCard): Bilingual => ({
  ja: sub === undefined ? name : `${name}[${sub}]`,
  en: subEn === undefined ? nameEn : `${nameEn} [${subEn}]`,
})

export const rarities = ['C', 'U', 'R'] as const
export type Rarity = (typeof rarities)[number]

export const printed = (g: Game, card: number): KisekiCard => corrected(g, g.printed(card) as KisekiCard)
/** 持ち主 (105.2). */
export const ownerOf = (g: Game, card: number): Player => g.card(card, CardCell.owner) as Player

/** What is noted of a card: its words as sets, and whether it has an art. */
export interface CardSets {
  readonly types: number
  readonly organisations: number
  readonly names: number
  readonly subNames: number
  readonly hasArt: boolean
}
const sets = new WeakMap<KisekiCard, CardSets>()

/** Its words are numbered in the book that the card is read into; a game's own book knows them. */
export function setsOf(book: Book, card: KisekiCard): CardSets {
  const known = sets.get(card)
  if (known !== undefined) return known
  const made: CardSets = {
    types: types.of(...card.types),
    organisations: organisations.in(book).of(...(card.organisations ?? [])),
    names: names.in(book).of(card.name),
    subNames: subNames.in(book).of(...(card.sub === undefined ? [] : [card.sub])),
    hasArt: card.arts !== undefined,
  }
  sets.set(card, made)
  return made
}

/** A card with corrections depends on the day of the game: there is nothing to keep. */
const setsByNumber = byCard((g, number): CardSets | 'by day' => {
  const found = g.cards[number] as KisekiCard
  return found.corrections === undefined ? setsOf(g.book, found) : 'by day'
})

export function setsAt(g: Game, card: number): CardSets {
  const number = g.card(card, CardCell.def)
  const found = setsByNumber(g, number)
  return found === 'by day' ? setsOf(g.book, corrected(g, g.cards[number] as KisekiCard)) : found
}

/** By card number, whether a card has an art: read for every card of a player in every window. */
const allArts = byCard((g) => new Uint8Array(g.cards.length))
export const artsKnown = (g: Game): Uint8Array => allArts(g, 0)
export const ART = { unknown: 0, none: 1, some: 2 } as const

/** A card with corrections may have an art on some days only: it is not cached. */
export function findArt(g: Game, card: number): boolean {
  const { hasArt } = setsAt(g, card)
  const number = g.card(card, CardCell.def)
  const changes = (g.cards[number] as KisekiCard).corrections !== undefined
  if (!changes) artsKnown(g)[number] = hasArt ? ART.some : ART.none
  return hasArt
}

// ── cards defined in place ─────────────────────────────────────────────────────────────────────────────────────

/** A type is one of four (203.2). */
const isType = rule(
  '203.2',
  (word: string): boolean => cardTypes.some((type) => type === word),
  () => true,
)

const numbers = ['cp', 'ep', 'level', 'str', 'def'] as const
const fields: readonly string[] = [
  'id',
  'name',
  'sub',
  'nameEn',
  'subEn',
  'types',
  ...numbers,
  'organisations',
  'text',
  'translations',
  'abilities',
  'arts',
  'rarity',
  'corrections',
]

/** A card by its stats, as positions define it; without types it is a UNIT. */
export function readCard(literal: CardLiteral): KisekiCard {
  const { id, name } = namedLiteral(literal, fields)
  const { sub, types: kinds = ['UNIT'], organisations, text } = literal
  const stats: Record<string, number> = {}
  for (const key of numbers) {
    const value = literal[key]
    if (value === undefined) continue
    if (!Number.isInteger(value) || (value as number) < 0)
      badCard(`${key} of ${name} is a whole number from 0 up`)
    stats[key] = value as number
  }
  const typeWords = literalWords(kinds, 'types')
  const strange = typeWords.find((word) => !isType(word))
  if (strange !== undefined)
    badCard(`${name}: there is no type '${strange}'; there are ${cardTypes.join(', ')}`)
  return {
    id,
    name,
    types: typeWords as CardType[],
    ...(organisations === undefined ? {} : { organisations: literalWords(organisations, 'organisations') }),
    ...stats,
    ...(sub === undefined ? {} : { sub: literalWords(sub, 'sub')[0] }),
    ...literalLines(literal, 'nameEn', 'subEn'),
    ...(text === undefined ? {} : { text: literalWords(text, 'text')[0] }),
    ...(literal['translations'] === undefined
      ? {}
      : { translations: literal['translations'] as Readonly<Record<string, string>> }),
    ...(literal['abilities'] === undefined ? {} : { abilities: literal['abilities'] as readonly Ability[] }),
    ...(literal['arts'] === undefined ? {} : { arts: readArts(literal['arts'], name) }),
    ...(literal['rarity'] === undefined ? {} : { rarity: readRarity(literal['rarity'], name) }),
    ...(literal['corrections'] === undefined
      ? {}
      : { corrections: literal['corrections'] as readonly CardCorrection[] }),
  }
}

const readRarity = (value: unknown, name: string): Rarity =>
  rarities.find((rarity) => rarity === value) ??
  badCard(`${name}: there is no rarity '${shown(value)}'; there are ${rarities.join(', ')}`)

function readArts(value: unknown, name: string): NonNullable<KisekiCard['arts']> {
  const { ep, text, abilities } = value as { ep?: unknown; text?: unknown; abilities?: readonly Ability[] }
  if (typeof ep !== 'number' || typeof text !== 'string') return badCard(`arts of ${name} have ep and text`)
  return { ep, text, ...(abilities === undefined ? {} : { abilities }) }
}
