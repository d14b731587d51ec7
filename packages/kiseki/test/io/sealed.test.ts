import { kiseki } from '@fudaba/kiseki'
import { Match, Random } from '@fudaba/kernel'
import { deckSeed } from '@fudaba/kernel/host'
import { board, describe, expect, test } from '@fudaba/kernel/testing'
import { openBooster, openBoosters } from '../../src/io/boosters.ts'

const blitz = { format: 'blitz' }
const [source] = kiseki.deckSources!
const card = (id: string) => kiseki.cards.find((each) => each.id === id)!
const opened = (seed: string) => source.open(seed).map(card)
const problems = (list: ReturnType<typeof opened>, from?: string) => kiseki.checkDeck(list, blitz, from)
const table = () => board(kiseki, { P1: {}, P2: {}, at: 'draw' })

describe('opening boosters', () => {
  test('a booster has eight cards: five common, two uncommon, one rare, no two alike', () => {
    const pack = openBooster(kiseki.cards, new Random('pack'))
    const count = (rarity: string) => pack.filter((each) => each.rarity === rarity).length
    expect([pack.length, count('C'), count('U'), count('R')]).toEqual([8, 5, 2, 1])
    expect(new Set(pack).size).toBe(8)
  })

  test('five boosters of eight cards are forty', () => {
    const g = table()
    expect(openBoosters(kiseki.cards, 'any')).toHaveLength(40)
    g.proves('base.2.1.12')
  })

  test('the same seed opens the same boosters, another one others', () => {
    expect(source.open('7')).toEqual(source.open('7'))
    expect(source.open('8')).not.toEqual(source.open('7'))
  })

  test('every card of the set comes out of some booster', () => {
    const seen = new Set(Array.from({ length: 60 }, (_, seed) => source.open(String(seed))).flat())
    expect(kiseki.cards.filter(({ id }) => !seen.has(id)).map(({ id }) => id)).toEqual([])
  })
})

describe('ブリッツシールド戦', () => {
  test('the deck is what the boosters held, and a card exchanged for another of its rarity is noticed', () => {
    const g = table()
    const list = opened('7')
    expect(problems(list, 'sealed:7')).toEqual([])
    const common = list.findIndex((each) => each.rarity === 'C')
    const other = kiseki.cards.find((each) => each.rarity === 'C' && !list.includes(each))!
    const wrong = problems(list.with(common, other), 'sealed:7')
    expect(wrong.flatMap(({ cards }) => cards).sort()).toEqual([list[common].id, other.id].sort())
    g.proves('602.3a')
  })

  test('a sealed deck that leaves a card out is refused', () => {
    const g = table()
    const list = opened('7')
    expect(problems(list.slice(1), 'sealed:7')).not.toEqual([])
    expect(problems(list.slice(1))).not.toEqual([])
    g.proves('602.3a')
  })

  test('a deck that does not say where it is from could at least come out of five boosters', () => {
    const list = opened('7')
    const rare = list.find((each) => each.rarity === 'R')!
    const common = list.findIndex((each) => each.rarity === 'C')
    expect(problems(list)).toEqual([])
    expect(problems(list.with(common, rare))).not.toEqual([])
  })

  test('a sealed deck may hold any number of copies', () => {
    const g = table()
    const list = opened('copies')
    const common = list.find((each) => each.rarity === 'C')!
    expect(problems(list.map((each) => (each.rarity === 'C' ? common : each))).length === 0).toBe(true)
    g.proves('602.3b')
  })

  const boosters = (seed: string, seat: 'P1' | 'P2') => source.open(deckSeed(seed, seat))

  test('a game opens boosters by its own seed, other ones for each player', () => {
    const decks = (seed: string) => new Match({ rules: kiseki, seed, config: blitz }).decks
    expect(decks('3')).toEqual([boosters('3', 'P1'), boosters('3', 'P2')])
    expect(decks('3')[0]).not.toEqual(decks('3')[1])
    expect(decks('4')).not.toEqual(decks('3'))
  })

  test('the seed of boosters is their own: it has nothing of the game’s in it', () => {
    const seed = 'x0123456789abcdef0123456789abcdef'
    expect(deckSeed(seed, 'P1')).toMatch(/^x[0-9a-f]{32}$/)
    expect(deckSeed(seed, 'P1')).not.toBe(deckSeed(seed, 'P2'))
    expect(deckSeed(seed, 'P1')).not.toContain(seed.slice(1, 9))
  })

  test('another game with another seed opens new ones', () => {
    const match = new Match({ rules: kiseki, seed: '3', config: blitz, repeatable: true })
    expect(match.again('4').decks).toEqual([boosters('4', 'P1'), boosters('4', 'P2')])
  })

  test('boosters can be asked for by their seed', () => {
    const { decks } = new Match({ rules: kiseki, seed: '3', config: blitz, decks: ['sealed:9', 'sealed'] })
    expect(decks).toEqual([source.open('9'), boosters('3', 'P2')])
    expect(
      () => new Match({ rules: kiseki, seed: '3', config: blitz, decks: ['opened:9', 'sealed'] }),
    ).toThrow('sealed:<seed>')
  })
})
