import { describe, expect, test } from '@fudaba/kernel/testing'
import { circlesNamed, propertyOf } from '../../src/board/circleNames.ts'
import { lock } from '../../src/changes/locking.ts'
import { at as on, happens, unit, vanguardUnit } from '../cards.ts'
import { table } from '../playing.ts'

type Table = ReturnType<typeof table>
const G = { type: 'G', grade: 4 }
/** Of P1's zone, the names of the cards that this player sees. */
const seen = (g: Table, zone: string, viewer: 'P1' | 'P2'): string[] =>
  g
    .view(viewer)
    .zones.find((each) => each.zone === zone && each.owner === 'P1')!
    .objects.flatMap(({ cards }) => (cards[0] === null ? [] : [cards[0]]))

describe('what lies face down', () => {
  test('in open zones is seen by all: on circles and in the damage zone', () => {
    const g = table({
      field: [vanguardUnit('A'), on('front-left', 'L', {}, { faceDown: true, locked: 1 })],
      damage: [unit('d', {}, { faceDown: true })],
    })
    expect(seen(g, 'field', 'P2')).toContain('L')
    expect(seen(g, 'damage', 'P2')).toEqual(['d'])
    g.proves('4.6.8', '4.6.8.1', '4.8.2.1', '4.1.7')
  })

  test('in the bind zone only by its owner; face up ones by all', () => {
    const g = table({ bind: [unit('up'), unit('down', {}, { faceDown: true })] })
    expect(seen(g, 'bind', 'P2')).toEqual(['up'])
    expect(seen(g, 'bind', 'P1')).toEqual(['up', 'down'])
    g.proves('4.9.2', '4.9.2.1')
  })

  test('in the G zone only by its fighter; face up ones by all', () => {
    const g = table({ g: [unit('up', G), unit('down', G, { faceDown: true })] })
    expect(seen(g, 'g', 'P2')).toEqual(['up'])
    expect([...seen(g, 'g', 'P1')].sort()).toEqual(['down', 'up'])
    g.proves('4.11.3', '4.11.2')
  })
})

describe('circles', () => {
  test('whoever is on the vanguard circle is the vanguard, on a rear-guard circle a rear-guard', () => {
    const text = '【永】【(R)】:あなたのヴァンガードのパワー+1000。'
    const field = [vanguardUnit('A'), on('back-left', 'L', { text }), on('foremost', 'G')]
    const g = table({ field })
    expect(['A', 'L', 'G'].map((word) => g.at(word).values['power'])).toEqual([11_000, 7000, 7000])
    g.proves('3.9.1')
  })

  test('there are seven; five of them take rear-guards', () => {
    const g = table({ hand: [unit('h')] })
    expect(g.P1).toBeAsked('main.window')
    g.P1.acts('call', { with: 'h' })
    expect(g.P1).toOfferExactly('front-left', 'front-right', 'back-left', 'back-centre', 'back-right')
    g.P1.answers('back-right')
    expect(g.at('h').cell).toBe('back-right')
    expect(g.at('h').zone).toBe('field')
    g.proves('4.6.1', '4.5.2', '3.18.2')
  })

  test('with all of them locked nothing is called from the hand', () => {
    const locked = (cells: readonly string[]) =>
      table({
        field: [
          vanguardUnit('A'),
          ...cells.map((cell) => on(cell, cell, {}, { faceDown: true, locked: 1, locksCircle: 1 })),
        ],
        hand: [unit('h')],
      })
    const four = ['front-left', 'front-right', 'back-left', 'back-centre']
    expect(locked(four).may('P1', 'call', 'h')).toBe(true)
    const g = locked([...four, 'back-right'])
    expect(g.may('P1', 'call', 'h')).toBe(false)
    g.proves('8.5.2.2.1', '4.6.7')
  })

  test('with a locked card on it a circle is a locked one and no rear-guard circle', () => {
    const g = table({ hand: [unit('h')], field: [vanguardUnit('A'), on('front-left', 'L')] })
    happens(g, lock, 'L')
    g.P1.acts('call', { with: 'h' })
    expect(g.P1).toOfferExactly('front-right', 'back-left', 'back-centre', 'back-right')
    g.proves('3.18.1')
  })

  test('a circle with the property of vanguards is the vanguard circle', () => {
    const g = table()
    const { game } = g.match
    expect(circlesNamed(game, 0, 'vanguard')).toEqual([1])
    expect(propertyOf(game, 0, 6)).toBe('guardian')
    g.proves('3.18.2')
  })
})
