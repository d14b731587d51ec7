import { CardCell, type Game, NONE, hasWord } from '@fudaba/kernel/rules'
import { direct, book, fact, rule } from '../book.ts'
import { type ChronicleCard, categoriesOf, factsOf, printed } from './cards.ts'
import { body, isToken } from './tokens.ts'
import { costOf, powersIn } from './soulCost.ts'
import {
  HISTORY,
  SPELL,
  STRUCTURE,
  UNIT,
  categories,
  lettersOfPowers,
  names,
  powerWords,
  powers,
  types,
} from './words.ts'
import { configOf } from './config.ts'

/**
 * The computed information of a card (5): what is printed, with what is lit (litNumbers.ts), changed through the layers
 * of 11.9.4.7.
 */

const NO_CARD = {} as Pick<ChronicleCard, 'power' | 'atk'>
/** Cards joined to it add their numbers (15.2.15.1.4). */
/** A joined card is a card of the unit and no unit (15.2.15.1.6). */
direct('15.2.15.1.6')
const joinedAdd = fact('15.2.15.1.4', true, false)
const withJoined =
  (of: (card: Pick<ChronicleCard, 'power' | 'atk'>) => number | undefined) =>
  (g: Game, row: number): number => {
    const own = g.cardOf(row)
    if (own === NONE) return of(body(g, row) ?? NO_CARD) ?? 0
    let sum = of(printed(g, own)) ?? 0
    for (let card = g.card(own, CardCell.next); card !== NONE; card = g.card(card, CardCell.next))
      if (joinedAdd()) sum += of(printed(g, card)) ?? 0
    return sum
  }

export const level = book.characteristic(
  'level',
  { ja: 'レベル', en: 'Level' },
  (g, row) => body(g, row)?.level ?? 0,
  undefined,
  true,
)
export const power = book.characteristic(
  'power',
  { ja: 'パワー', en: 'Power' },
  withJoined((card) => card.power),
  undefined,
  true,
)
export const atk = book.characteristic(
  'atk',
  { ja: 'ATK', en: 'ATK' },
  withJoined((card) => card.atk),
  undefined,
  true,
)
for (const [of, number] of [
  [power, 'power'],
  [atk, 'atk'],
] as const)
  book.shares(of, (g, row) =>
    g.cardsOf(row).map((card) => [printed(g, card).id, printed(g, card)[number] ?? 0] as const),
  )

/** The CA of a token is zero, and so is its cost (6.11.2). */
const costsNothing = fact('6.11.2', true, false)
/** Without a name of its own a token is called what its category is (6.11.3). */
const nameOfToken = rule(
  '6.11.3',
  (g: Game, card: ChronicleCard): number =>
    names.in(g.book).of(card.name === '' ? card.categories.join('/') : card.name),
  (g: Game) => names.in(g.book).nothing,
)

/** Yellow and blue orbs; a blue one counts like a yellow one (base.4.3.2). */
const orbs = rule(
  '5.3.2',
  (card: ChronicleCard): number => (card.ca ?? 0) + (blueCounts() ? (card.blueCa ?? 0) : 0),
  () => 0,
)
const blueCounts = fact('base.4.3.2', true, false)
export const ca = book.characteristic(
  'ca',
  { ja: 'CA', en: 'CA' },
  (g, row) => {
    const card = body(g, row)
    return card === undefined || (isToken(g, row) && costsNothing()) ? 0 : orbs(card)
  },
  undefined,
  true,
)
/** 光碧CA: the blue ones among them. */
export const blueCa = book.characteristic(
  'blueCa',
  { ja: '光碧CA', en: 'Blue CA' },
  (g, row) => body(g, row)?.blueCa ?? 0,
  undefined,
  true,
)

export const typesOf = book.characteristic(
  'types',
  { ja: 'カードタイプ', en: 'Type' },
  (g, row) => {
    const card = body(g, row)
    return card === undefined ? types.nothing : factsOf(g.book, card).types
  },
  types,
  true,
)
export const categorySet = book.characteristic(
  'categories',
  { ja: 'カテゴリ', en: 'Categories' },
  (g, row) => {
    const card = body(g, row)
    return card === undefined ? categories.in(g.book).nothing : categoriesOf(g, card)
  },
  categories,
  true,
)
export const namesOf = book.characteristic(
  'names',
  { ja: 'カード名', en: 'Name' },
  (g, row) => {
    const card = body(g, row)
    if (card === undefined) return names.in(g.book).nothing
    return isToken(g, row) ? nameOfToken(g, card) : factsOf(g.book, card).names
  },
  names,
  true,
)

/** A card is of the powers of its power cost (5.2.2.3). */
const belongs = rule(
  '5.2.2.3',
  (g: Game, card: ChronicleCard): number => powersIn(costOf(factsOf(g.book, card).cost)),
  () => 0,
)
/** Sets of powers by their bits, made once. */
const sets: number[] = []
const setOfBits = (bits: number): number =>
  lettersOfPowers().length === 0
    ? powerWords.nothing
    : (sets[bits] ??= powerWords.of(...powers.filter((_, i) => (bits & (1 << i)) !== 0)))
export const powerSet = book.characteristic(
  'powers',
  { ja: '勢力', en: 'Powers' },
  (g, row) => {
    const card = body(g, row)
    return card === undefined ? powerWords.nothing : setOfBits(belongs(g, card))
  },
  powerWords,
  true,
)

/** Characteristics of objects, by name. */
export const characteristics = {
  level,
  power,
  atk,
  ca,
  blueCa,
  types: typesOf,
  categories: categorySet,
  names: namesOf,
  powers: powerSet,
}

// ── numbers as the rules read them ─────────────────────────────────────────────────────────────────────────────

/** Outside of calculations a negative number is zero (4.3). */
const notNegative = rule(
  '4.3',
  (n: number): number => Math.max(0, n),
  (n: number): number => n,
)
export const powerOf = (g: Game, row: number): number => notNegative(g.value(power, row))
export const atkOf = (g: Game, row: number): number => notNegative(g.value(atk, row))
export const caOf = (g: Game, row: number): number => notNegative(g.value(ca, row))
/** Above 4 it is 4, below 1 it is 1 (5.13.3). */
export const levelOf = rule(
  '5.13.3',
  (g: Game, row: number): number => Math.min(4, Math.max(1, g.value(level, row))),
  (g: Game, row: number): number => g.value(level, row),
)

// ── words ──────────────────────────────────────────────────────────────────────────────────────────────────────

export const isUnit = (g: Game, row: number): boolean => hasWord(g, typesOf, row, UNIT)
export const isHistory = (g: Game, row: number): boolean => hasWord(g, typesOf, row, HISTORY)
export const isStructure = (g: Game, row: number): boolean => hasWord(g, typesOf, row, STRUCTURE)
export const isSpell = (g: Game, row: number): boolean => hasWord(g, typesOf, row, SPELL)

/** Powers of an object as words. */
export const powersOf = (g: Game, row: number): number[] => [...powerWords.own(g.value(powerSet, row))]
/** 無勢力: of no power, which is none of the powers (5.2.2.1.1). */
export const isPowerless = rule(
  '5.2.2.1.1',
  (g: Game, row: number): boolean => powersOf(g, row).length === 0,
  () => false,
)
/** マルチソウル (5.2.2.1.2), also where an effect has made it so (5.2.2.1.2.1). */
const printedPowers = (g: Game, row: number): number => {
  const card = body(g, row)
  return card === undefined ? 0 : powerWords.own(setOfBits(belongs(g, card))).length
}
const byEffects = rule(
  '5.2.2.1.2.1',
  (g: Game, row: number): number => powersOf(g, row).length,
  printedPowers,
)
export const isMultiSoul = rule(
  '5.2.2.1.2',
  (g: Game, row: number): boolean => byEffects(g, row) > 1,
  () => false,
)

/** 継続効果の適用順 (11.9.4.7). */
export const layers = {
  level: book.layer('11.9.4.7', 'levels'),
  words: book.layer('11.9.4.7', 'types and categories'),
  general: book.layer('11.9.4.7', 'others'),
  power: book.layer('11.9.4.7', 'power'),
}
/** 11.9.4.8 stands before 11.9.4.9; read the other way round, it holds among those that set and those that add. */
const ownComesFirst = (g: Game): boolean => configOf(g).ownChanges === 'beforeSetting'
const ownFirst = ({ own }: { readonly own?: boolean }): number => (own === true ? 0 : 1)
book.rank('11.9.4.8', 'own card first', (g, _effect, part) => (ownComesFirst(g) ? ownFirst(part) : 0))
book.rank('11.9.4.9', 'setting before adding', (_g, _effect, part) => (part.sets === true ? 0 : 1))
book.rank('11.9.4.8', 'own card first of its kind', (g, _effect, part) =>
  ownComesFirst(g) ? 0 : ownFirst(part),
)
book.dependencies('11.9.4.16', '11.9.4.17')
