import { aquarianAge, cardGame as aquarianCards, testBoard as aquarianBoard } from '@fudaba/aquarian-age'
import type { CardGame } from '@fudaba/cardtext'
import type { GameRules, Position } from '@fudaba/kernel'
import { cardGame as kisekiCards, kiseki, testBoard as kisekiBoard } from '@fudaba/kiseki'
import {
  cardGame as chronicleCards,
  lastChronicle,
  testBoard as chronicleBoard,
} from '@fudaba/last-chronicle'
import { cardGame as vanguardCards, testBoard as vanguardBoard, vanguard } from '@fudaba/vanguard'

type Literal = Readonly<Record<string, unknown>>

/** A game that takes cards of one's own, and a card for it: of a word of its own, with one of two texts. */
export interface OwnCardGame {
  readonly rules: GameRules
  readonly cards: CardGame
  readonly board: (card: Literal) => Position
  readonly card: (word: string, text: 0 | 1) => Literal
}

const card =
  (fields: Literal, bring: string, texts: readonly [string, string]) =>
  (word: string, text: 0 | 1): Literal => ({
    id: `own-${word}`,
    name: `名${word}`,
    [bring]: [word],
    text: texts[text],
    ...fields,
  })

export const ownCardGames: readonly OwnCardGame[] = [
  {
    rules: kiseki as GameRules,
    cards: kisekiCards,
    board: kisekiBoard,
    card: card({ types: ['UNIT'], cp: 0, str: 2, def: 2 }, 'organisations', [
      '・これは+1/+0を得る。',
      '・これは+2/+0を得る。',
    ]),
  },
  {
    rules: lastChronicle as GameRules,
    cards: chronicleCards,
    board: chronicleBoard,
    card: card({ type: 'unit', cost: '0', level: 0, power: 2000, atk: 1 }, 'categories', [
      '『勇猛』',
      '『速攻』',
    ]),
  },
  {
    rules: aquarianAge as GameRules,
    cards: aquarianCards,
    board: aquarianBoard,
    card: card({ type: 'character', mind: 1, attack: 2, endurance: 2 }, 'icons', [
      'このキャラクターの攻撃力に+1する。',
      'このキャラクターの攻撃力に+2する。',
    ]),
  },
  {
    rules: vanguard as GameRules,
    cards: vanguardCards,
    board: vanguardBoard,
    card: card({ grade: 1, power: 7000 }, 'clans', [
      '【永】【(V)/(R)】:このユニットのパワー+1000。',
      '【永】【(V)/(R)】:このユニットのパワー+2000。',
    ]),
  },
]

/** How much there is in a book and in a grammar, list by list. */
export function sizes({ rules, cards }: OwnCardGame): Readonly<Record<string, unknown>> {
  const { grammar, brings } = cards
  const lists = Object.entries(brings).map(([field, list]) => [`words ${field}`, list.size])
  return { ...counted(rules.book), ...Object.fromEntries(lists), ops: grammar.program.ops.length }
}

function counted(value: object, depth = 3): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, each]: [string, unknown]): [string, unknown][] => {
      if (each instanceof Map || each instanceof Set) return [[key, each.size]]
      if (typeof each !== 'object' || each === null || ArrayBuffer.isView(each)) return []
      const own = Array.isArray(each) ? [[`${key} length`, each.length] as [string, unknown]] : []
      return depth === 0 || (Array.isArray(each) && key !== 'owns')
        ? own
        : [...own, [key, counted(each, depth - 1)]]
    }),
  )
}
