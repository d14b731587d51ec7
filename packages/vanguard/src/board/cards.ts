import type { Bilingual } from '@fudaba/kernel'
import {
  type Book,
  CardCell,
  type CardLiteral,
  type Game,
  type Player,
  badCard,
  literalNumber,
  literalLines,
  literalWords,
  namedLiteral,
  shown,
} from '@fudaba/kernel/rules'
import type { Ability } from '@fudaba/kernel/text'
import { direct } from '../book.ts'
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
  /** The same in English: for reading, no part of the card. */
  readonly nameEn?: string
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

/** What it is called. */
export const cardName = ({ name, nameEn = name }: VanguardCard): Bilingual => ({ ja: name, en: nameEn })

export const printed = (g: Game, card: number): VanguardCard => g.printed(card) as VanguardCard
export const ownerOf = (g: Game, card: number): Player => g.card(card, CardCell.owner) as Player

/** How it is read is no part of its name (2.1.1.1). */
direct('2.1.1.1')
export const nameOf = ({ name }: VanguardCard): string => name
/** What is noted of a card: its words as sets. */
export interface CardSets {
  readonly clans: number
  readonly races: number
  readonly names: number
}
const sets = new WeakMap<VanguardCard, CardSets>()
/** Its words are numbered in the book that the card is read into; a game's own book knows them. */
export function setsOf(book: Book, card: VanguardCard): CardSets {
  const known = sets.get(card)
  if (known !== undefined) return known
  const made: CardSets = {
    clans: clans.in(book).of(...card.clans),
    races: races.in(book).of(...(card.race === undefined ? [] : [card.race])),
    names: names.in(book).of(nameOf(card)),
  }
  // Known from the beginning: words are not added while games go on.
  if (card.nation !== undefined) nations.in(book).of(card.nation)
  sets.set(card, made)
  return made
}

// ── cards defined in place ─────────────────────────────────────────────────────────────────────────────────────

const fields: readonly string[] = [
  'id',
  'name',
  'nameEn',
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
function oneOf<T extends string>(list: readonly T[], value: unknown, field: string): T {
  return (
    list.find((word) => word === value) ??
    badCard(`there is no ${field} '${shown(value)}'; there are ${list.join(', ')}`)
  )
}

/** A card by its stats, as positions define it; without more it is a plain unit of grade 1. */
export function readCard(literal: CardLiteral): VanguardCard {
  const { id, name } = namedLiteral(literal, fields)
  const { type = 'normal', trigger, skill, shield, sentinel } = literal
  return {
    id,
    name,
    type: oneOf(cardTypes, type, 'type'),
    clans: literalWords(literal['clans'] ?? ['暁'], 'clans'),
    grade: literalNumber(literal['grade'] ?? 1, 'grade'),
    power: literalNumber(literal['power'] ?? 7000, 'power'),
    critical: literalNumber(literal['critical'] ?? 1, 'critical'),
    ...(shield === undefined ? {} : { shield: literalNumber(shield, 'shield') }),
    ...(trigger === undefined ? {} : { trigger: oneOf(triggerIcons, trigger, 'trigger') }),
    ...(skill === undefined ? {} : { skill: oneOf(skillIcons, skill, 'skill') }),
    ...(sentinel === true ? { sentinel } : {}),
    ...literalLines(literal, 'race', 'nameEn', 'reading', 'nation'),
    ...(literal['keywords'] === undefined
      ? {}
      : {
          keywords: literalWords(literal['keywords'], 'keywords').map((word) =>
            oneOf(keywords, word, 'keyword'),
          ),
        }),
    ...(literal['mates'] === undefined ? {} : { mates: literalWords(literal['mates'], 'mates') }),
    ...(typeof literal['text'] === 'string' ? { text: literal['text'] } : {}),
    ...(Array.isArray(literal['abilities']) ? { abilities: literal['abilities'] as readonly Ability[] } : {}),
  }
}
