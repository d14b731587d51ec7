import type { Bilingual } from '@fudaba/kernel'
import {
  type Book,
  CardCell,
  type CardLiteral,
  type Game,
  badCard,
  byCard,
  literalLines,
  literalNumber,
  literalWords,
  namedLiteral,
  shown,
} from '@fudaba/kernel/rules'
import type { Ability } from '@fudaba/kernel/text'
import { type Skill, isUnknown, numericSkills, plainSkills, wordSkills } from './skills.ts'
import { type CardType, type Faction, factionWords, factions, icons, names, types } from './words.ts'

/** The printed data of a card. */
export interface AquarianCard {
  readonly id: string
  /** フルネーム: what the limit of four counts. */
  readonly name: string
  /** ネーム: of a name-level character or of a card that breaks one. */
  readonly personal?: string
  /** The same in English: for reading, no part of the card. */
  readonly nameEn?: string
  readonly personalEn?: string
  readonly type: CardType
  readonly factions: readonly Faction[]
  readonly icons: readonly string[]
  /** 精神力, 攻撃力, 耐久力 of characters and breaks; what a permanent adds. */
  readonly mind?: number
  readonly attack?: number
  readonly endurance?: number
  /** 精神攻撃: the attack is printed in brackets. */
  readonly mental?: true
  /** 必要ファクター: how many characters of each faction. */
  readonly factor?: Readonly<Partial<Record<Faction, number>>>
  /** コスト; `x` below says what X is. */
  readonly cost?: number | 'X'
  readonly x?: XCost
  readonly skills: readonly Skill[]
  /** 効果時間 of projects and fast cards: done at once, until the end of the turn, or as long as it has targets. */
  readonly duration?: 'instant' | 'turn' | 'lasting'
  /** 【“…”のみブレイク可能】: whom alone it may break; no ability (base.1.3.5). */
  readonly breaks?: string
  readonly text?: string
  /** What its text means. */
  readonly abilities?: readonly Ability[]
}

/** Xコスト (20-5): chosen and fixed (a), chosen and changing (b), counted by its text (c); `most`: with a limit (d). */
interface XCost {
  readonly kind: 'fixed' | 'changing' | 'counted'
  readonly most?: number
}

/** The same card with all its fields, given or not: objects of one shape are read faster. */
export const inOneShape = (card: AquarianCard): AquarianCard => ({
  id: card.id,
  name: card.name,
  personal: card.personal,
  nameEn: card.nameEn,
  personalEn: card.personalEn,
  type: card.type,
  factions: card.factions,
  icons: card.icons,
  mind: card.mind,
  attack: card.attack,
  endurance: card.endurance,
  mental: card.mental,
  factor: card.factor,
  cost: card.cost,
  x: card.x,
  skills: card.skills,
  duration: card.duration,
  breaks: card.breaks,
  text: card.text,
  abilities: card.abilities,
})

/** What it is called. */
export const cardName = ({ name, nameEn = name }: AquarianCard): Bilingual => ({ ja: name, en: nameEn })

export const printed = (g: Game, card: number): AquarianCard => g.printed(card) as AquarianCard

/** Keeps what follows from a card and its text: some things are asked of every card of a hand in every window. */
export function byNumber<T extends {}>(
  find: (card: AquarianCard, book: Book) => T,
): (g: Game, card: number) => T {
  const found = byCard((g, number) => find(g.cards[number] as AquarianCard, g.book))
  return (g, card) => found(g, g.card(card, CardCell.def))
}

/** The words of a card as sets, found once. */
interface CardSets {
  readonly factions: number
  readonly icons: number
  readonly names: number
}
const sets = new WeakMap<AquarianCard, CardSets>()

/** Its words are numbered in the book that the card is read into; a game's own book knows them. */
export function setsOf(book: Book, card: AquarianCard): CardSets {
  const known = sets.get(card)
  if (known !== undefined) return known
  const made: CardSets = {
    factions: factionWords.of(...card.factions.filter((faction) => faction !== 'none')),
    icons: icons.in(book).of(...card.icons),
    names: names.in(book).of(...(card.personal === undefined ? [] : [card.personal])),
  }
  sets.set(card, made)
  return made
}

// ── cards defined in place ─────────────────────────────────────────────────────────────────────────────────────

const fields: readonly string[] = [
  'id',
  'name',
  'personal',
  'nameEn',
  'personalEn',
  'type',
  'factions',
  'icons',
  'mind',
  'attack',
  'endurance',
  'mental',
  'factor',
  'cost',
  'x',
  'skills',
  'duration',
  'breaks',
  'text',
  'abilities',
]

/** What is not printed counts as 0 wherever it is asked for. */
const numberOf = (literal: CardLiteral, key: string): number | undefined =>
  literal[key] === undefined ? undefined : literalNumber(literal[key], key)

const isFaction = (word: string): word is Faction => factions.some((faction) => faction === word)
const isType = (word: unknown): word is CardType => types.some((type) => type === word)

function readSkill(value: unknown): Skill {
  if (typeof value !== 'object' || value === null || !('skill' in value)) return badCard('a skill has a name')
  const { skill } = value
  const known = [...numericSkills, ...plainSkills, ...wordSkills].some((word) => word === skill)
  return known || (typeof skill === 'string' && isUnknown(skill))
    ? (value as Skill)
    : badCard(`there is no skill '${shown(skill)}'`)
}

const kindsOfX = ['fixed', 'changing', 'counted'] as const satisfies readonly XCost['kind'][]

/** What X is, if the literal says so. */
function readX(value: unknown): XCost | undefined {
  if (value === undefined) return undefined
  const { kind, most } = (value ?? {}) as { readonly kind?: unknown; readonly most?: unknown }
  const known = kindsOfX.find((each) => each === kind) ?? badCard(`there is no X '${shown(kind)}'`)
  return { kind: known, ...(most === undefined ? {} : { most: literalNumber(most, 'x.most') }) }
}

/** What a card says beside its numbers, as it stands in the literal. */
const textFields = (literal: CardLiteral): Partial<AquarianCard> =>
  Object.fromEntries(
    ['duration', 'breaks', 'text', 'abilities']
      .filter((field) => literal[field] !== undefined)
      .map((field) => [field, literal[field]]),
  )

/** A card by its stats, as positions define it; without a type it is a character. */
export function readCard(literal: CardLiteral): AquarianCard {
  const { id, name } = namedLiteral(literal, fields)
  const { type = 'character', factor, mental, skills = [] } = literal
  if (!isType(type))
    return badCard(`${name}: there is no type '${shown(type)}'; there are ${types.join(', ')}`)
  const of = literalWords(literal['factions'] ?? [], 'factions').map((word) =>
    isFaction(word)
      ? word
      : badCard(`${name}: there is no faction '${word}'; there are ${factions.join(', ')}`),
  )
  return inOneShape({
    id,
    name,
    type,
    factions: of,
    icons: literalWords(literal['icons'] ?? [], 'icons'),
    mind: numberOf(literal, 'mind'),
    attack: numberOf(literal, 'attack'),
    endurance: numberOf(literal, 'endurance'),
    cost: literal['cost'] === 'X' ? 'X' : numberOf(literal, 'cost'),
    factor: factor as AquarianCard['factor'],
    x: readX(literal['x']),
    skills: (Array.isArray(skills) ? (skills as readonly unknown[]) : badCard('skills are a list')).map(
      readSkill,
    ),
    ...literalLines(literal, 'personal', 'nameEn', 'personalEn'),
    ...(mental === true ? { mental } : {}),
    ...textFields(literal),
  })
}
