import { type Ability, C, type Game, KernelError, type Player } from '@fudaba/kernel'
import { rule } from './book.ts'
import { corrected } from './corrected.ts'
import { type CardType, cardTypes, names, organisations, subNames, types } from './words.ts'

/** The printed data of a card (200). Nothing else belongs to it: what it does is its text. */
export interface KisekiCard {
  readonly id: string
  /** カード名 (201) and サブ名 (202). */
  readonly name: string
  readonly sub?: string
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
  Pick<KisekiCard, 'name' | 'sub' | 'cp' | 'ep' | 'level' | 'text' | 'arts'>
> {
  /** Null where nothing is said: it has always held. */
  readonly since: string | null
}

export const rarities = ['C', 'U', 'R'] as const
export type Rarity = (typeof rarities)[number]

export const printed = (g: Game, card: number): KisekiCard => corrected(g, g.printed(card) as KisekiCard)
/** 持ち主 (105.2). */
export const ownerOf = (g: Game, card: number): Player => g.card(card, C.owner) as Player

/** The words of a card as sets, and whether it has an art, found once: they are asked for far more often than cards are made. */
export interface CardSets {
  readonly types: number
  readonly organisations: number
  readonly names: number
  readonly subNames: number
  readonly hasArt: boolean
}
const sets = new WeakMap<KisekiCard, CardSets>()

export function setsOf(card: KisekiCard): CardSets {
  const known = sets.get(card)
  if (known !== undefined) return known
  const made: CardSets = {
    types: types.of(...card.types),
    organisations: organisations.of(...(card.organisations ?? [])),
    names: names.of(card.name),
    subNames: card.sub === undefined ? subNames.nothing : subNames.of(card.sub),
    hasArt: card.arts !== undefined,
  }
  sets.set(card, made)
  return made
}

/** The same by number of the card, for the catalogue of the game that is being played: no search at all. */
let catalogue: readonly unknown[] = []
let byNumber: (CardSets | undefined)[] = []

export function setsAt(g: Game, card: number): CardSets {
  if (g.cards !== catalogue) {
    catalogue = g.cards
    byNumber = []
  }
  const number = g.card(card, C.def)
  return byNumber[number] ?? findSets(g, number)
}

/** One that was corrected is what it is on the day of the game. */
function findSets(g: Game, number: number): CardSets {
  const found = g.cards[number] as KisekiCard
  if (found.corrections !== undefined) return setsOf(corrected(g, found))
  const made = setsOf(found)
  byNumber[number] = made
  return made
}

/** Whether cards have arts, by their number: asked of every card of a player in every window. */
export function artsKnown(g: Game): Uint8Array {
  if (g.cards !== withArts) {
    withArts = g.cards
    arts = new Uint8Array(g.cards.length)
  }
  return arts
}
let withArts: readonly unknown[] = []
let arts = new Uint8Array(0)
export const ART = { unknown: 0, none: 1, some: 2 } as const

/** One that was corrected may have one on some days alone. */
export function findArt(g: Game, card: number): boolean {
  const { hasArt } = setsAt(g, card)
  const number = g.card(card, C.def)
  const changes = (g.cards[number] as KisekiCard).corrections !== undefined
  if (!changes) artsKnown(g)[number] = hasArt ? ART.some : ART.none
  return hasArt
}

// ── cards defined in place ─────────────────────────────────────────────────────────────────────────────────────

const bad = (message: string): never => {
  throw new KernelError('bad-position', message)
}

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

const words = (value: unknown, field: string): string[] => {
  const list: readonly unknown[] = Array.isArray(value) ? value : [value]
  return list.map((word) => (typeof word === 'string' ? word : bad(`${field} of a card are words`)))
}

/** A card by its stats, as positions define it; without types it is a UNIT. */
export function readCard(literal: Readonly<Record<string, unknown>>): KisekiCard {
  const unknown = Object.keys(literal).find((key) => !fields.includes(key))
  if (unknown !== undefined) bad(`a card has no '${unknown}'; there are ${fields.join(', ')}`)
  const { name, id = name, sub, types: kinds = ['UNIT'], organisations: of = [], text } = literal
  if (typeof name !== 'string' || typeof id !== 'string') return bad('a card has a name')
  const stats: Record<string, number> = {}
  for (const key of numbers) {
    const value = literal[key]
    if (value === undefined) continue
    if (!Number.isInteger(value) || (value as number) < 0)
      bad(`${key} of ${name} is a whole number from 0 up`)
    stats[key] = value as number
  }
  const typeWords = words(kinds, 'types')
  const strange = typeWords.find((word) => !isType(word))
  if (strange !== undefined) bad(`${name}: there is no type '${strange}'; there are ${cardTypes.join(', ')}`)
  const card: KisekiCard = {
    id,
    name,
    types: typeWords as CardType[],
    organisations: words(of, 'organisations'),
    ...stats,
    ...(sub === undefined ? {} : { sub: words(sub, 'sub')[0] }),
    ...(text === undefined ? {} : { text: words(text, 'text')[0] }),
    ...(literal['translations'] === undefined
      ? {}
      : { translations: literal['translations'] as Readonly<Record<string, string>> }),
    ...(literal['abilities'] === undefined ? {} : { abilities: literal['abilities'] as readonly Ability[] }),
    ...(literal['arts'] === undefined ? {} : { arts: readArts(literal['arts'], name) }),
    ...(literal['corrections'] === undefined
      ? {}
      : { corrections: literal['corrections'] as readonly CardCorrection[] }),
  }
  setsOf(card)
  return card
}

function readArts(value: unknown, name: string): NonNullable<KisekiCard['arts']> {
  const { ep, text, abilities } = value as { ep?: unknown; text?: unknown; abilities?: readonly Ability[] }
  if (typeof ep !== 'number' || typeof text !== 'string') return bad(`arts of ${name} have ep and text`)
  return { ep, text, ...(abilities === undefined ? {} : { abilities }) }
}
