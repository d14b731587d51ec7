import { type Ability, C, type Game, KernelError } from '@fudaba/kernel'
import { type Skill, isUnknown, numericSkills, plainSkills, wordSkills } from './skills.ts'
import { type CardType, type Faction, factionWords, factions, icons, names, types } from './words.ts'

/** The printed data of a card. */
export interface AquarianCard {
  readonly id: string
  /** フルネーム: what the limit of four counts. */
  readonly name: string
  /** ネーム: of a name-level character or of a card that breaks one. */
  readonly personal?: string
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

/** The same card with all its fields, said or not: what is asked of every card again and again has one shape. */
export const inOneShape = (card: AquarianCard): AquarianCard => ({
  id: card.id,
  name: card.name,
  personal: card.personal,
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

export const printed = (g: Game, card: number): AquarianCard => g.printed(card) as AquarianCard

/**
 * What follows from a card alone, found once and kept by the number it has in the game that asked last: some things are
 * asked of every card of a hand in every window. Found anew with another version of what else it is made from.
 */
export function byNumber<T>(
  find: (card: AquarianCard) => T,
  version: () => number = () => 0,
): (g: Game, card: number) => T {
  let cards: readonly unknown[] | null = null
  let since = 0
  let known: (T | undefined)[] = []
  return (g, card) => {
    if (cards !== g.cards || since !== version()) {
      cards = g.cards
      since = version()
      known = cards.map(() => undefined)
    }
    return (known[g.card(card, C.def)] ??= find(printed(g, card)))
  }
}

/** The words of a card as sets, found once. */
interface CardSets {
  readonly factions: number
  readonly icons: number
  readonly names: number
}
const sets = new WeakMap<AquarianCard, CardSets>()

export function setsOf(card: AquarianCard): CardSets {
  const known = sets.get(card)
  if (known !== undefined) return known
  const made: CardSets = {
    factions: factionWords.of(...card.factions.filter((faction) => faction !== 'none')),
    icons: icons.of(...card.icons),
    names: card.personal === undefined ? names.nothing : names.of(card.personal),
  }
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
  'personal',
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

const words = (value: unknown, field: string): string[] => {
  const list: readonly unknown[] = Array.isArray(value) ? value : [value]
  return list.map((word) => (typeof word === 'string' ? word : bad(`${field} of a card are words`)))
}

const numberOf = (literal: Readonly<Record<string, unknown>>, key: string): number => {
  const value = literal[key] ?? 0
  return typeof value === 'number' && Number.isInteger(value) ? value : bad(`${key} is a whole number`)
}

const isFaction = (word: string): word is Faction => factions.some((faction) => faction === word)
const isType = (word: unknown): word is CardType => types.some((type) => type === word)

function readSkill(value: unknown): Skill {
  if (typeof value !== 'object' || value === null || !('skill' in value)) return bad('a skill has a name')
  const { skill } = value
  const known = [...numericSkills, ...plainSkills, ...wordSkills].some((word) => word === skill)
  return known || (typeof skill === 'string' && isUnknown(skill))
    ? (value as Skill)
    : bad(`there is no skill '${String(skill)}'`)
}

/** What a card says beside its numbers, as it stands in the literal. */
const textFields = (literal: Readonly<Record<string, unknown>>): Partial<AquarianCard> =>
  Object.fromEntries(
    ['x', 'duration', 'breaks', 'text', 'abilities']
      .filter((field) => literal[field] !== undefined)
      .map((field) => [field, literal[field]]),
  )

/** A card by its stats, as positions define it; without a type it is a character. */
export function readCard(literal: Readonly<Record<string, unknown>>): AquarianCard {
  const unknown = Object.keys(literal).find((key) => !fields.includes(key))
  if (unknown !== undefined) bad(`a card has no '${unknown}'; there are ${fields.join(', ')}`)
  const { name, id = name, type = 'character', personal, factor = {}, mental, skills = [] } = literal
  if (typeof name !== 'string' || typeof id !== 'string') return bad('a card has a name')
  if (!isType(type)) return bad(`${name}: there is no type '${String(type)}'; there are ${types.join(', ')}`)
  const of = words(literal['factions'] ?? [], 'factions').map((word) =>
    isFaction(word) ? word : bad(`${name}: there is no faction '${word}'; there are ${factions.join(', ')}`),
  )
  const card = inOneShape({
    id,
    name,
    type,
    factions: of,
    icons: words(literal['icons'] ?? [], 'icons'),
    mind: numberOf(literal, 'mind'),
    attack: numberOf(literal, 'attack'),
    endurance: numberOf(literal, 'endurance'),
    cost: literal['cost'] === 'X' ? 'X' : numberOf(literal, 'cost'),
    factor: factor as NonNullable<AquarianCard['factor']>,
    skills: (skills as readonly unknown[]).map(readSkill),
    ...(typeof personal === 'string' ? { personal } : {}),
    ...(mental === true ? { mental } : {}),
    ...textFields(literal),
  })
  setsOf(card)
  return card
}
