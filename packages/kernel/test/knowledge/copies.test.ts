import { describe, expect, test } from 'vitest'
import { view } from '@fudaba/kernel/search'
import { type Game, atom } from '@fudaba/kernel/rules'
import { Match } from '@fudaba/kernel'
import { located } from '../../src/knowledge/knowledge.ts'
import { deck, hand, hush, table } from '../testing/hush.ts'

/** The two copies of P1's lowest card, and one of another: cards are numbered in the order of the list. */
const [ONE, COPY, OTHER] = [0, 1, 2]
const begin = (): Game => new Match({ rules: hush, seed: 7 }).game
const move = (g: Game, card: number, zone: typeof deck): void =>
  atom.move(g, g.card(card, 2), g.zone(zone, 0), atom.TOP, 0)
const inHand = (g: Game): readonly string[] =>
  view(hush, g, 1).zones.find(({ zone, owner }) => zone === 'hand' && owner === 'P1')!.contains

/** P2 has seen one copy go into the hand; the other came there unseen. */
function bothInHand(): Game {
  const g = begin()
  for (const card of [ONE, COPY]) if (g.inZone(g.card(card, 2), hand)) move(g, card, deck)
  atom.shuffle(g, g.zone(deck, 0))
  move(g, ONE, table)
  move(g, ONE, hand)
  move(g, COPY, hand)
  return g
}

describe('copies of a card', () => {
  test('of two copies in a hand, one is known to be there, the other is not', () => {
    expect(inHand(bothInHand())).toEqual(['1'])
  })

  test.each([
    { which: ONE, title: 'the one that was known' },
    { which: COPY, title: 'the other one' },
  ])('whoever sees one played cannot say that another is left ($title)', ({ which }) => {
    const g = bothInHand()
    move(g, which, table)
    expect(inHand(g)).toEqual([])
  })

  test.each([
    { which: ONE, title: 'the one surely in the hand' },
    { which: COPY, title: 'the one that may be elsewhere' },
  ])('of two that have been met, the clearer one is taken to be gone ($title)', ({ which }) => {
    const g = begin()
    move(g, COPY, table)
    move(g, COPY, deck)
    atom.shuffle(g, g.zone(deck, 0))
    move(g, ONE, table)
    move(g, ONE, hand)
    move(g, COPY, hand)
    expect(inHand(g)).toEqual(['1'])
    move(g, which, table)
    expect(inHand(g)).toEqual([])
    // Both have been seen: with the second one on the table nobody has to look for a third.
    move(g, which === ONE ? COPY : ONE, table)
    expect([ONE, COPY].every((card) => located(g, card, 1))).toBe(true)
  })

  test('seeing another card leave the hand changes nothing about a known copy', () => {
    const g = bothInHand()
    move(g, OTHER, hand)
    move(g, OTHER, table)
    expect(inHand(g)).toEqual(['1'])
  })
})

test('the last card of a hidden deck is not known to a viewer who has never met it', () => {
  const g = begin()
  for (const row of [...g.objects(deck, 0), ...g.objects(hand, 0)])
    if (g.cardOf(row) !== ONE) move(g, g.cardOf(row), table)
  move(g, ONE, deck)
  expect(g.count(deck, 0)).toBe(1)
  expect([0, 1].map((viewer) => located(g, ONE, viewer as 0 | 1))).toEqual([true, false])
})
