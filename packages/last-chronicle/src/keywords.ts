import { type AbilityDef, type Game, abilitiesOf } from '@fudaba/kernel'
import type { ChronicleClause } from '../rulebook/index.ts'
import { book, fact } from './book.ts'
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

const idsOf = (words: Keywords | undefined, colour: Colour): number[] =>
  Object.keys(words ?? {}).flatMap((word) => all.get(word)?.[colours.indexOf(colour)].id ?? [])

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
