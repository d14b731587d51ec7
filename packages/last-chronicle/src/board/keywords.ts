import { type AbilityDef, type Game, NONE, abilitiesOf } from '@fudaba/kernel/rules'
import type { ChronicleClause } from '../../rulebook/index.ts'
import { book, fact, rule } from '../book.ts'
import { type ChronicleCard, type Keywords, printed } from './cards.ts'
import { isLit } from './lamps.ts'

/**
 * キーワード能力 (15.2). A keyword is an ability without a text: the rules that know it look for it. Those of a coloured
 * part are there while their lamp is lit (5.7.4).
 */

const litText = fact('5.7.4', true, false)

type Colour = 'plain' | 'green' | 'red'
const colours: readonly Colour[] = ['plain', 'green', 'red']
const active = (colour: 'green' | 'red') => (g: Game, holder: number) =>
  litText() && isLit(g, printed(g, g.cardOf(holder)), g.controller(holder), colour)

const declare = (clause: ChronicleClause, name: string): readonly AbilityDef[] =>
  colours.map((colour) =>
    colour === 'plain'
      ? book.ability(clause, name, {})
      : book.ability(clause, `${name} (${colour})`, { active: active(colour) }),
  )

/** By the name on the card: plain, in the green part, in the red part. */
export const keywords = {
  /** 勇猛. */
  valor: declare('15.2.1.2', 'valor'),
  /** 速攻. */
  haste: declare('15.2.2.2', 'haste'),
  /** オーラ. */
  aura: declare('15.2.3.2', 'aura'),
  /** 魂石化. */
  soulstone: declare('15.2.5.2', 'soulstone'),
  /** 吸収. */
  absorption: declare('15.2.14.6', 'absorption'),
} as const
export type Keyword = keyof typeof keywords

const all = new Map<string, readonly AbilityDef[]>(Object.entries(keywords))

/** Keywords with a number: an ability for each number, made when a card needs it. */
const numbered = {
  /** 突破 (15.2.4.1). */
  breakthrough: '15.2.4.1',
  /** 動力 (15.2.14.8). */
  powerSource: '15.2.14.8',
} as const
type Numbered = keyof typeof numbered
const isNumbered = (word: string): word is Numbered => Object.hasOwn(numbered, word)

/** The abilities of a keyword by number and colour, and the numbers of these abilities. */
const made = new Map<string, readonly AbilityDef[]>()
const numbersOf: Readonly<Record<Numbered, Map<number, number>>> = {
  breakthrough: new Map(),
  powerSource: new Map(),
}
function abilityOf(word: Numbered, n: number, colour: Colour): number {
  const name = `${word} ${n}`
  const all = made.get(name) ?? declare(numbered[word], name)
  made.set(name, all)
  for (const { id } of all) numbersOf[word].set(id, n)
  return all[colours.indexOf(colour)].id
}
/** Numbers that a text can find out only as it resolves: their abilities are there before a game begins. */
const MOST = 20
for (let n = 1; n <= MOST; n++) abilityOf('breakthrough', n, 'plain')
/** 突破X, as it is gained. */
export const gainedBreakthrough = (n: number): number[] =>
  n < 1 ? [] : [abilityOf('breakthrough', Math.min(n, MOST), 'plain')]

/** Both are abilities, and lost with them (15.2.4.1, 15.2.14.8); else a card would have what is printed on it. */
const printedNumber = (word: Numbered) => (g: Game, row: number) =>
  g.cardOf(row) === NONE ? [] : [keywordNumber(printed(g, g.cardOf(row)), word)]
const numbersAmong = (word: Numbered) => (g: Game, row: number) =>
  abilitiesOf(g, row).flatMap((id) => numbersOf[word].get(id) ?? [])
const possessed: Readonly<Record<Numbered, (g: Game, row: number) => number[]>> = {
  breakthrough: rule('15.2.4.1', numbersAmong('breakthrough'), printedNumber('breakthrough')),
  powerSource: rule('15.2.14.8', numbersAmong('powerSource'), printedNumber('powerSource')),
}
/** The numbers of a keyword that the object has now, in the order in which it got them. */
export const numbersNow = (g: Game, row: number, word: Numbered): readonly number[] => possessed[word](g, row)

const idsOf = (words: Keywords | undefined, colour: Colour): number[] =>
  Object.entries(words ?? {}).flatMap(([word, value]) =>
    isNumbered(word) && typeof value === 'number' && value > 0
      ? abilityOf(word, value, colour)
      : (all.get(word)?.[colours.indexOf(colour)].id ?? []),
  )

const lists = new WeakMap<ChronicleCard, readonly number[]>()
/** Numbers of the keywords printed on a card. */
export function keywordAbilities(card: ChronicleCard): readonly number[] {
  const known = lists.get(card)
  if (known !== undefined) return known
  const made = [
    ...idsOf(card.keywords, 'plain'),
    ...idsOf(card.green?.keywords, 'green'),
    ...idsOf(card.red?.keywords, 'red'),
  ]
  lists.set(card, made)
  return made
}

export const hasKeyword = (g: Game, row: number, keyword: Keyword): boolean => {
  const there = abilitiesOf(g, row)
  return there.length > 0 && keywords[keyword].some(({ id }) => there.includes(id))
}

/** The number of a keyword printed on a card, or 0. */
export const keywordNumber = (card: ChronicleCard, word: string): number => {
  const value = card.keywords?.[word]
  return typeof value === 'number' ? value : 0
}

/** 準備: how many counters it comes with; the keyword says in parentheses what removes one. */
export function preparationOf(card: ChronicleCard): number {
  const word = Object.keys(card.keywords ?? {}).find((each) => each.startsWith('preparation('))
  return word === undefined ? 0 : keywordNumber(card, word)
}
