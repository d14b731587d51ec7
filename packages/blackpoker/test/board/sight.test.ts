import { blackpoker } from '@fudaba/blackpoker'
import { type Transcript, board, describe, expect, ref, test } from '@fudaba/kernel/testing'

type Name = 'P1' | 'P2'

const table = (life: number | string = 9) =>
  board(blackpoker, {
    P1: {
      soldiers: [ref('S', '♠5'), ref('tired', '♠6', { turned: true })],
      barriers: [ref('wall', '♠4')],
      hand: '♡5 ♡6',
      graveyard: '◇2 ◇3 ◇4',
      life,
    },
    P2: { life: 5 },
  })

/** What `viewer` sees of a zone of P1. */
const seen = (g: Transcript, viewer: Name | null, name: string) =>
  g.view(viewer).zones.find((zone) => zone.zone === name && zone.owner === 'P1')!
const names = (g: Transcript, viewer: Name | null, zone: string) =>
  seen(g, viewer, zone).objects.flatMap((object) => object.cards)

describe('Who may see what', () => {
  test('nobody sees the cards of a life, its owner neither', () => {
    const g = table('♣2 ♣3 ♣4')
    expect(names(g, 'P1', 'life')).toEqual([])
    expect(names(g, 'P2', 'life')).toEqual([])
    expect(seen(g, 'P1', 'life').places).toEqual([])
    g.proves('base.3.2.18')
  })

  test('only its owner may look at a barrier', () => {
    const g = table()
    expect(names(g, 'P1', 'field')).toContain('♠4')
    expect(names(g, 'P2', 'field')).not.toContain('♠4')
    expect(names(g, null, 'field')).not.toContain('♠4')
    g.proves('base.3.4.6')
  })

  test('the opponent sees the top card of a graveyard and how many there are', () => {
    const g = table()
    expect(names(g, 'P2', 'graveyard')).toEqual(['◇2'])
    expect(seen(g, 'P2', 'graveyard').count).toBe(3)
    g.proves('base.3.4.9')
  })

  test('the owner sees the whole graveyard, the opponent its top', () => {
    const g = table()
    expect(names(g, 'P1', 'graveyard')).toEqual(['◇2', '◇3', '◇4'])
    expect(names(g, 'P2', 'graveyard')).toEqual(['◇2'])
  })

  test('the opponent knows how many cards a hand has, and not which', () => {
    const g = table()
    expect(seen(g, 'P2', 'hand').count).toBe(2)
    expect(names(g, 'P2', 'hand')).toEqual([])
    expect(names(g, 'P1', 'hand')).toEqual(['♡5', '♡6'])
    g.proves('base.3.4.10')
  })

  test('the number of life cards is public below ten', () => {
    expect(seen(table(9), 'P2', 'life').count).toBe(9)
    const g = table(10)
    expect(seen(g, 'P2', 'life').count).toBeNull()
    expect(seen(g, null, 'life').count).toBeNull()
    g.proves('base.3.4.11')
  })

  test('a life of ten is shown to the opponent only as ten or more', () => {
    const g = table(14)
    expect(seen(g, 'P2', 'life')).toMatchObject({ count: null, atLeast: 10 })
    expect(seen(g, 'P1', 'life').count).toBe(14)
  })

  test('everybody sees soldiers and how each character stands', () => {
    const g = table()
    expect(names(g, 'P2', 'field')).toEqual(['♠5', '♠6', null])
    const turned = seen(g, 'P2', 'field').objects.map((object) => object.turned)
    expect(turned).toEqual([false, true, false])
    expect(names(g, null, 'field')).toContain('♠5')
    g.proves('base.3.4.12')
  })
})
