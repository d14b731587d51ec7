import { describe, expect, test } from 'vitest'
import { view } from '@fudaba/kernel/search'
import { type Game, atom } from '@fudaba/kernel/rules'
import { Match } from '@fudaba/kernel'
import { located, met, onlyIn } from '../../src/knowledge/knowledge.ts'
import { deck, discard, hand, hush, table } from '../testing/hush.ts'

const begin = (): Game => new Match({ rules: hush, seed: 7 }).game
const cardAt = (g: Game, zone: typeof deck, i: number): number => g.cardOf(g.objects(zone, 0)[i])
const move = (g: Game, card: number, zone: typeof deck, flags = 0): void =>
  atom.move(g, g.card(card, 2), g.zone(zone, 0), atom.TOP, flags)

describe('a viewer', () => {
  test('knows his hand, and the other player does not', () => {
    const g = begin()
    expect([0, 1].map((p) => located(g, cardAt(g, hand, 0), p as 0 | 1))).toEqual([true, false])
  })

  test('has met his own cards before he sees them, and those of a hidden list only then', () => {
    const g = begin()
    const card = cardAt(g, hand, 0)
    expect([0, 1].map((p) => met(g, card, p as 0 | 1))).toEqual([true, false])
    move(g, card, table)
    expect(met(g, card, 1)).toBe(true)
  })

  test('sees the card below when the top of an open pile is taken', () => {
    const g = begin()
    const [below, top] = [cardAt(g, deck, 0), cardAt(g, deck, 1)]
    move(g, below, discard, atom.UNSEEN_FLAG)
    move(g, top, discard)
    expect(located(g, below, 1)).toBe(false)
    move(g, top, table)
    expect(located(g, below, 1)).toBe(true)
  })

  test('remembers a card that was covered', () => {
    const g = begin()
    const [first, second] = [cardAt(g, deck, 0), cardAt(g, deck, 1)]
    move(g, first, discard)
    move(g, second, discard)
    expect(located(g, first, 1)).toBe(true)
  })

  test('knows that a card he saw is in the hand, but not which one it is', () => {
    const g = begin()
    const card = cardAt(g, deck, 0)
    move(g, card, table)
    move(g, card, hand)
    expect(onlyIn(g, card, 1, g.zone(hand, 0))).toBe(true)
    expect(located(g, card, 1)).toBe(false)
  })

  test('remembers in which place of the deck he put a card, until it is shuffled', () => {
    const g = begin()
    const card = cardAt(g, hand, 0)
    const places = (viewer: 0 | 1): number[] =>
      view(hush, g, viewer)
        .zones.find((z) => z.zone === 'deck' && z.owner === 'P1')!
        .places.map((p) => p.at)
    move(g, card, deck)
    expect([places(0), places(1)]).toEqual([[0], []])
    atom.shuffle(g, g.zone(deck, 0))
    expect(places(0)).toEqual([])
  })

  test('does not lose his hand when it is shuffled', () => {
    const g = begin()
    atom.shuffle(g, g.zone(hand, 0))
    expect(g.objects(hand, 0).every((row) => located(g, g.cardOf(row), 0))).toBe(true)
  })

  test('tells face-down cards on the table apart', () => {
    const g = begin()
    const [one, two] = [cardAt(g, hand, 0), cardAt(g, hand, 1)]
    move(g, one, table, atom.FACE_DOWN_FLAG)
    move(g, two, table, atom.FACE_DOWN_FLAG)
    atom.show(g, g.card(one, 2), 2)
    expect([one, two].map((card) => located(g, card, 1))).toEqual([true, false])
  })
})
