import { type Ability, C, type Game, KernelError, type Player } from '@fudaba/kernel'
import { rule } from './book.ts'
import {
  type CardType,
  type Keyword,
  type SkillIcon,
  type TriggerIcon,
  cardTypes,
  clans,
  keywords,
  names,
  nations,
  races,
  skillIcons,
  triggerIcons,
} from './words.ts'

/** The printed data of a card (chapter 2). */
export interface VanguardCard {
  readonly id: string
  readonly name: string
  /** Its reading, printed above the name. */
  readonly reading?: string
  readonly type: CardType
  readonly clans: readonly string[]
  readonly race?: string
  readonly grade: number
  readonly power: number
  readonly critical: number
  /** Absent: it has none (2.6.3). */
  readonly shield?: number
  readonly trigger?: TriggerIcon
  readonly skill?: SkillIcon
  readonly sentinel?: true
  /** 国家 (2.17); absent: that of its clan. */
  readonly nation?: string
  /** Keyword abilities without a text of their own (chapter 11). */
  readonly keywords?: readonly Keyword[]
  /** シークメイト (11.10): the names of those it can be in legion with. */
  readonly mates?: readonly string[]
  /** テキスト (2.11), as printed. */
  readonly text?: string
  /** What its text says, as trees. */
  readonly abilities?: readonly Ability[]
}

export const printed = (g: Game, card: number): VanguardCard => g.printed(card) as VanguardCard
export const ownerOf = (g: Game, card: number): Player => g.card(card, C.owner) as Player

/** How it is read is no part of its name (2.1.1.1). */
export const nameOf = rule(
  '2.1.1.1',
  ({ name }: VanguardCard): string => name,
  ({ name, reading = '' }: VanguardCard): string => name + reading,
)
/** The words of a card as sets, found once. */
export interface CardSets {
  readonly clans: number
  readonly races: number
  readonly names: number
}
const sets = new WeakMap<VanguardCard, CardSets>()
export function setsOf(card: VanguardCard): CardSets {
  const known = sets.get(card)
  if (known !== undefined) return known
  const made: CardSets = {
    clans: clans.of(...card.clans),
    races: races.of(...(card.race === undefined ? [] : [card.race])),
    names: names.of(nameOf(card)),
  }
  // Known from the beginning: words are not added while games go on.
  if (card.nation !== undefined) nations.of(card.nation)
  sets.set(card, made)
  return made
}

// ── cards defined in place ─────────────────────────────────────────────────────────────────────────────────────

const bad = (message: string): never => {
  throw new KernelError('bad-position', message)
}
const fields: readonly string[] = [
  'id',
  'name',
  'reading',
  'type',
  'clans',
  'race',
  'grade',
  'power',
  'critical',
  'shield',
  'trigger',
  'skill',
  'sentinel',
  'nation',
  'keywords',
  'mates',
  'text',
  'abilities',
]
const wordsOf = (value: unknown): string[] => {
  const list: readonly unknown[] = Array.isArray(value) ? value : [value]
  return list.map((word) => (typeof word === 'string' ? word : bad('clans of a card are words')))
}
const numberOf = (value: unknown, field: string): number =>
  typeof value === 'number' && Number.isInteger(value) ? value : bad(`${field} is a whole number`)
function oneOf<T extends string>(list: readonly T[], value: unknown, field: string): T {
  return (
    list.find((word) => word === value) ??
    bad(`there is no ${field} '${String(value)}'; there are ${list.join(', ')}`)
  )
}

/** A card by its stats, as positions define it; without more it is a plain unit of grade 1. */
export function readCard(literal: Readonly<Record<string, unknown>>): VanguardCard {
  const unknown = Object.keys(literal).find((key) => !fields.includes(key))
  if (unknown !== undefined) bad(`a card has no '${unknown}'; there are ${fields.join(', ')}`)
  const { name, id = name, type = 'normal', trigger, skill, shield, sentinel } = literal
  if (typeof name !== 'string' || typeof id !== 'string') return bad('a card has a name')
  const card: VanguardCard = {
    id,
    name,
    type: oneOf(cardTypes, type, 'type'),
    clans: wordsOf(literal['clans'] ?? ['暁']),
    grade: numberOf(literal['grade'] ?? 1, 'grade'),
    power: numberOf(literal['power'] ?? 7000, 'power'),
    critical: numberOf(literal['critical'] ?? 1, 'critical'),
    ...(shield === undefined ? {} : { shield: numberOf(shield, 'shield') }),
    ...(trigger === undefined ? {} : { trigger: oneOf(triggerIcons, trigger, 'trigger') }),
    ...(skill === undefined ? {} : { skill: oneOf(skillIcons, skill, 'skill') }),
    ...(sentinel === true ? { sentinel } : {}),
    ...(typeof literal['race'] === 'string' ? { race: literal['race'] } : {}),
    ...(typeof literal['reading'] === 'string' ? { reading: literal['reading'] } : {}),
    ...(typeof literal['nation'] === 'string' ? { nation: literal['nation'] } : {}),
    ...(literal['keywords'] === undefined
      ? {}
      : { keywords: wordsOf(literal['keywords']).map((word) => oneOf(keywords, word, 'keyword')) }),
    ...(literal['mates'] === undefined ? {} : { mates: wordsOf(literal['mates']) }),
    ...(typeof literal['text'] === 'string' ? { text: literal['text'] } : {}),
    ...(Array.isArray(literal['abilities']) ? { abilities: literal['abilities'] as readonly Ability[] } : {}),
  }
  setsOf(card)
  return card
}
