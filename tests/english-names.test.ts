import { describe, expect, test } from 'vitest'
import { aquarianAge } from '@fudaba/aquarian-age'
import { kiseki } from '@fudaba/kiseki'
import { lastChronicle } from '@fudaba/last-chronicle'
import { vanguard } from '@fudaba/vanguard'
import { type GameRules, Match, toReplay } from '@fudaba/kernel'
import { rulesWithCards } from '@fudaba/kernel/host'

/** Names, sub-names and personal names on a card, each with its English; absent: it has none. */
const namesOn = (card: object): [ja: string, en: unknown][] => {
  const fields = new Map(Object.entries(card))
  return ['name', 'sub', 'personal'].flatMap((field): [string, unknown][] => {
    const ja: unknown = fields.get(field)
    return typeof ja === 'string' ? [[ja, fields.get(`${field}En`)]] : []
  })
}

const JAPANESE = /[\u3040-\u30ff\u3400-\u9fff\uff00-\uffef]/u

const games = [kiseki, lastChronicle, vanguard, aquarianAge] as readonly GameRules[]

describe.each(games)('the cards of $name in English', (rules) => {
  test('each has a name, and each of its names is in English', () => {
    expect(rules.cards.filter((card) => JAPANESE.test(rules.cardName(card).en))).toEqual([])
    const names = rules.cards.flatMap((card) => namesOn(card as object))
    expect(names.filter(([, en]) => typeof en !== 'string')).toEqual([])
    expect(names.filter(([, en]) => !/^[A-Z][A-Za-z',-]*(?: [A-Za-z',-]+)*$/u.test(String(en)))).toEqual([])
  })

  test('one English name is one Japanese name, and the other way round', () => {
    const ways = rules.cards.flatMap((card) =>
      namesOn(card as object).map(([ja, en]) => `${ja} = ${String(en)}`),
    )
    const pairs = [...new Set(ways)].map((each) => each.split(' = '))
    const twice = (at: 0 | 1): string[] => {
      const all = pairs.map((pair) => pair[at])
      return all.filter((name, i) => all.indexOf(name) < i)
    }
    expect(twice(0)).toEqual([])
    expect(twice(1)).toEqual([])
  })

  test('no card is called like another', () => {
    const called = rules.cards.map((card) => rules.cardName(card).en)
    expect(called.filter((name, i) => called.indexOf(name) < i)).toEqual([])
  })

  test('a part of a name that texts may ask for is in the English of every name that has it', () => {
    const whole = new Set(rules.cards.flatMap((card) => namesOn(card as object).map(([ja]) => ja)))
    const parts = Object.entries(rules.table.messages).flatMap(([key, text]) =>
      key.startsWith('card.name.') && !whole.has(text.ja) ? [text] : [],
    )
    const names = rules.cards.map((card) => rules.cardName(card))
    for (const { ja, en } of parts)
      expect(names.filter((name) => name.ja.includes(ja) !== name.en.includes(en))).toEqual([])
  })

  test('nothing is played by them: a replay has none, and opens by the catalogue whatever they are', () => {
    const match = new Match({ rules, seed: 'names' })
    const cards = toReplay(match).cards ?? {}
    const first = Object.values(cards)[0] as object
    expect(Object.keys(first)).not.toContain('nameEn')
    expect(rulesWithCards(rules, cards)).toBe(rules)
    const renamed = Object.entries(cards).map(([id, card]) => [id, { ...(card as object), nameEn: 'Other' }])
    expect(rulesWithCards(rules, Object.fromEntries(renamed))).toBe(rules)
  })

  test('their texts read in English without a word of Japanese', () => {
    const left = rules.cards.flatMap((card) =>
      (rules.cardText?.(card, rules.book) ?? []).filter(({ text }) => JAPANESE.test(text.en)),
    )
    expect(left).toEqual([])
  })
})
