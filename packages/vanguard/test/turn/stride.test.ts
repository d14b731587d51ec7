import type { Ability } from '@fudaba/kernel/text'
import { board, describe, expect, test } from '@fudaba/kernel/testing'
import { vanguard } from '@fudaba/vanguard'
import { ride, toSoul } from '../../src/changes/moving.ts'
import { happens, plain, unit, vanguardUnit } from '../cards.ts'
import { at, discard, noun, phrase, self, strengthen, yours } from '../trees.ts'

const gUnit = (name: string, faceDown = true) =>
  unit(name, { type: 'G', grade: 4, power: 15_000, skill: 'triple', shield: undefined }, { faceDown })

const striding = (mine: object = {}, theirs: object = {}) =>
  board(vanguard, {
    at: 'ride',
    turn: 5,
    P1: {
      field: [vanguardUnit('A', { grade: 3, power: 11_000 }, { turned: true })],
      hand: [unit('h1', { grade: 1 }), unit('h2', { grade: 2 }), unit('h0', { grade: 0 })],
      g: [gUnit('G1'), gUnit('G2', false)],
      deck: plain('m', 10),
      ...mine,
    },
    P2: { field: [vanguardUnit('V', { grade: 3 })], deck: plain('t', 10), ...theirs },
  })
type Table = ReturnType<typeof striding>
const strides = (g: Table): void => {
  g.P1.chooses('G1')
  g.P1.chooses('h1', 'h2')
}

describe('striding', () => {
  test('a face down G unit, for grades of three or more, once a turn', () => {
    const g = striding()
    expect(g.P1).toBeAsked('stride.card')
    expect(g.P1).toOfferExactly('G1')
    g.P1.chooses('G1')
    expect(g.P1).toBeAsked('stride.cost')
    g.P1.chooses('h1', 'h2')
    expect(g.at('h1').zone).toBe('drop')
    expect(g.at('G1').cell).toBe('front-centre')
    expect(g.P1).toBeAsked('main.window')
    g.proves('10.28.1', '10.28.3.1', '11.11.1.3', '8.5.1.3', '6.5.1.2.3')
  })

  test('too little does not pay', () => {
    const g = striding({
      hand: [unit('h1', { grade: 1 }), unit('h2', { grade: 2 }), unit('h3', { grade: 3 })],
      g: [gUnit('G1'), gUnit('G3')],
    })
    while (!g.P1.isAsked('stride.card')) g.P1.chooses()
    g.P1.chooses('G1')
    const before = g.situation()
    expect(() => g.P1.chooses('h2')).toThrow()
    expect(g.situation()).toBe(before)
    g.P1.chooses('h3')
    expect(g.P1).toBeAsked('main.window')
    g.proves('11.11.1.3.1', '6.5.1.2.2')
  })

  test('needs grade 3 on both sides', () => {
    const g = striding({}, { field: [vanguardUnit('V', { grade: 2 })] })
    expect(g.match.decision?.message.key).toBe('main.window')
    g.proves('8.5.2.1.1.3')
  })

  test('takes over how the vanguard stood, which becomes a heart and gives its power', () => {
    const g = striding()
    strides(g)
    expect(g.at('G1').turned).toBe(true)
    expect(g.at('A').marks['heart']).toBe(1)
    expect(g.at('A').turned).toBe(false)
    expect(g.at('G1').values['power']).toBe(26_000)
    expect(g.at('A').values['vanguard']).toBe(false)
    g.proves('10.28.3.1.1', '10.28.3.2', '10.28.3.3', '10.27.2', '10.27.3')
  })

  test('at the end of the turn it goes back face up, and the heart is the vanguard again', () => {
    const g = striding()
    strides(g)
    g.P1.passes()
    if (g.P1.isAsked('battle.attack')) g.P1.answers(false)
    expect(g.at('G1').zone).toBe('g')
    expect(g.at('G1').faceDown).toBe(false)
    expect(g.at('A').values['vanguard']).toBe(true)
    expect(g.at('A').turned).toBe(true)
    expect(g.log().some((line) => line.event === 'retire')).toBe(false)
    g.proves('6.8.1.1.3', '10.28.5')
  })

  test('a G unit goes nowhere else', () => {
    const g = striding()
    strides(g)
    happens(g, toSoul, 'G1')
    expect(g.at('G1').zone).toBe('g')
    g.proves('10.28.4')
  })

  test('a ride puts hearts into the soul', () => {
    const g = striding()
    strides(g)
    happens(g, ride, 'h0', 'P1')
    expect(g.at('A').zone).toBe('soul')
    expect(g.at('G1').zone).toBe('g')
    g.proves('10.6.1.4', '10.6.1.3')
  })
})

describe('G assist', () => {
  const assisting = (mine: object = {}) =>
    board(vanguard, {
      at: 'draw',
      turn: 3,
      P1: {
        field: [vanguardUnit('A', { grade: 1 })],
        hand: [unit('h1', { grade: 1 }), unit('h0', { grade: 0 })],
        g: [gUnit('G1'), gUnit('G2'), gUnit('G3')],
        deck: [
          unit('d0', { grade: 0 }),
          unit('d1', { grade: 0 }),
          unit('d2', { grade: 2 }),
          ...plain('m', 6),
        ],
        ...mine,
      },
      P2: { field: [vanguardUnit('V')], deck: plain('t', 6) },
    })

  test('five cards are seen, one of the next grade taken, two of hand and G zone leave the game', () => {
    const g = assisting()
    expect(g.P1).toBeAsked('assist.use')
    g.P1.answers(true)
    expect(g.P1).toBeAsked('assist.card')
    expect(g.P1).toOfferExactly('d2')
    g.P1.chooses('d2')
    expect(g.P1).toBeAsked('assist.hand')
    g.P1.chooses('h0', 'd0')
    g.P1.chooses('G1', 'G2')
    expect(g.zone('P1', 'outside')).toHaveLength(4)
    expect(g.at('d2').zone).toBe('hand')
    const away = g.view('P2').zones.find((each) => each.zone === 'outside' && each.owner === 'P1')
    expect(away?.objects.filter(({ cards }) => typeof cards[0] === 'string')).toHaveLength(4)
    g.proves('6.4.1.2.1.2', '6.4.1.2.5', '6.4.1.2.5.1')
  })

  test('the hand is shown as proof', () => {
    const g = assisting()
    g.P1.answers(true)
    const shown = g.log('P2').filter((line) => line.event === 'show' && line.card !== null)
    expect(shown.map((line) => line.card)).toContain('h1')
    g.proves('6.4.1.2.4')
  })

  test('may be left out', () => {
    const g = assisting()
    g.P1.answers(false)
    expect(g.match.decision?.message.key).not.toBe('assist.card')
    expect(g.log().some((line) => line.event === 'shuffle')).toBe(false)
    g.proves('6.4.1.2.1.3')
  })

  test('needs a low vanguard, two G cards and no card of the next grade in hand', () => {
    const refuses = (mine: object, clause: string): void => {
      const g = assisting(mine)
      expect(g.match.decision?.message.key).not.toBe('assist.use')
      g.proves(clause, '6.4.1.2.2', '6.4.1.2.3')
    }
    refuses({ field: [vanguardUnit('A', { grade: 3 })] }, '6.4.1.2.2.1')
    refuses({ g: [gUnit('G1')] }, '6.4.1.2.2.2')
    refuses({ hand: [unit('h2', { grade: 2 })] }, '6.4.1.2.2.3')
  })

  test('where there are fewer than two cards all of them leave', () => {
    const empties = at('assist-start', discard())
    const g = assisting({ hand: [], field: [vanguardUnit('A', { grade: 1, abilities: [empties] })] })
    g.P1.answers(true)
    g.P1.chooses('d2')
    g.P1.chooses('G1', 'G2')
    expect(g.zone('P1', 'hand')).toEqual([])
    expect(g.zone('P1', 'outside')).toHaveLength(3)
    g.proves('6.4.1.2.5.2')
  })

  test('what waits for it comes before the ride phase', () => {
    const taken: Ability = {
      kind: 'triggered',
      trigger: {
        kind: 'event',
        of: [
          {
            kind: 'event',
            verb: 'put',
            subject: phrase(yours, noun('card')),
            from: { zone: 'deck' },
            to: { zone: 'hand' },
          },
        ],
      },
      effect: strengthen(self, 1000, 'turn'),
    }
    const g = assisting({ field: [vanguardUnit('A', { grade: 1, abilities: [taken] })] })
    g.P1.answers(true)
    g.P1.chooses('d2')
    g.P1.chooses('h0', 'd0')
    g.P1.chooses('G1', 'G2')
    const place = (event: string, nth = 0) =>
      g.log().flatMap((line, i) => (line.event === event ? [i] : []))[nth] ?? -1
    expect(place('beginEffect', 1)).toBeGreaterThan(-1)
    expect(place('beginEffect', 1)).toBeLessThan(place('ridePhaseStart'))
    g.proves('6.4.1.3')
  })
})
