import { board, describe, expect, test } from '@fudaba/kernel/testing'
import { vanguard } from '@fudaba/vanguard'
import { call, retire } from '../../src/changes/moving.ts'
import { at, happens, plain, unit, vanguardUnit } from '../cards.ts'

const table = (moment: string, mine: object = {}, theirs: object = {}, more: object = {}) =>
  board(vanguard, {
    at: moment,
    turn: 3,
    P1: { field: [vanguardUnit('A')], deck: plain('m', 10), ...mine },
    P2: { field: [vanguardUnit('V')], deck: plain('t', 10), ...theirs },
    ...more,
  })

describe('set-up', () => {
  const decks = (seed = 0) =>
    board(vanguard, {
      at: 'setup',
      seed,
      P1: { brought: [unit('z1', { grade: 0 }), unit('z2', { grade: 0 }), ...plain('m', 12)] },
      P2: { brought: [unit('y1', { grade: 0 }), unit('y2', { grade: 0 }), ...plain('t', 12)] },
    })
  const begun = (seed = 0) => {
    const g = decks(seed)
    g.P1.chooses('z1')
    g.P2.chooses('y2')
    return g
  }

  test('each puts aside a card of grade 0, hidden until stand up', () => {
    const g = decks()
    expect(g.P1).toBeAsked('setup.first')
    expect(g.P1).toOfferExactly('z1', 'z2')
    g.P1.chooses('z1')
    const seen = g.view('P2').zones.find((zone) => zone.zone === 'first' && zone.owner === 'P1')!
    expect(seen.objects).toEqual([])
    g.P2.chooses('y2')
    g[g.deciding!].chooses()
    g[g.deciding!].chooses()
    expect(g.at('z1').cell).toBe('front-centre')
    expect(g.at('y2').cell).toBe('front-centre')
    g.proves('5.4.3', '6.1.1', '4.6.4')
  })

  test('five cards each; any of them may be put back and drawn anew, once', () => {
    const g = begun()
    expect(g.zone('P1', 'hand')).toHaveLength(5)
    const who = g.deciding!
    expect(g[who]).toBeAsked('setup.exchange')
    const [one, two] = g.zone(who, 'hand')
    g[who].chooses(one, two)
    expect(g.zone(who, 'hand')).toHaveLength(5)
    expect(g.deciding).not.toBe(who)
    g.proves('5.4.3.4', '3.12.3', '5.4.3.1')
  })

  test('chance decides who begins', () => {
    const first = new Set(Array.from({ length: 12 }, (_, seed) => begun(seed).deciding))
    expect(first).toEqual(new Set(['P1', 'P2']))
    begun().proves('5.4.3.2')
  })
})

describe('a turn', () => {
  test('units stand in the stand phase, then one card is drawn, and then one may ride', () => {
    const g = table('stand', {
      field: [vanguardUnit('A', { grade: 1 }, { turned: true }), at('front-left', 'L', {}, { turned: true })],
      hand: [unit('g2', { grade: 2 })],
    })
    expect(g.P1).toBeAsked('ride.card')
    expect(g.at('A').turned).toBe(false)
    expect(g.at('L').turned).toBe(false)
    expect(g.zone('P1', 'hand')).toEqual(['g2', 'm1'])
    g.proves('6.3.1.2', '6.4.1.1.2', '3.12.2', '6.2.1')
  })

  test('the main phase comes before the battle phase', () => {
    const g = table('ride')
    expect(g.view(null).facts['phase']).toBe('main')
    expect(g.P1).toBeAsked('main.window')
    g.P1.passes()
    expect(g.P1).toBeAsked('battle.attack')
    expect(g.view(null).facts['phase']).toBe('battle')
    g.proves('6.6.1.1', '6.6.1.3')
  })
})

describe('riding', () => {
  const riding = (...hand: readonly ReturnType<typeof unit>[]) =>
    table('ride', { field: [vanguardUnit('A', { grade: 1 }, { turned: true })], hand })

  test('the same grade or one more, once a turn, and the unit before goes into the soul', () => {
    const g = riding(
      unit('g0', { grade: 0 }),
      unit('g1', { grade: 1 }),
      unit('g2', { grade: 2 }),
      unit('g3', { grade: 3 }),
    )
    expect(g.P1).toBeAsked('ride.card')
    expect(g.P1).toOfferExactly('g1', 'g2')
    g.P1.chooses('g2')
    expect(g.at('g2').cell).toBe('front-centre')
    expect(g.at('g2').turned).toBe(false)
    expect(g.at('A').zone).toBe('soul')
    expect(g.match.decision?.message.key).not.toBe('ride.card')
    g.proves('8.5.2.1.1.1', '6.5.1.1.2', '10.6.1', '4.6.4.1', '8.5.1.1', '6.5.1.1.3')
  })

  test('the unit before is ridden over in the same moment: its ability triggers', () => {
    const ridden = { grade: 1, text: '【自】:このユニットがライドされた時、1枚引く。' }
    const g = table('ride', { field: [vanguardUnit('A', ridden)], hand: [unit('g2', { grade: 2 })] })
    g.P1.chooses('g2')
    expect(g.zone('P1', 'hand')).toEqual(['m1'])
    expect(g.zone('P1', 'soul')).toEqual(['A'])
    g.proves('8.5.3.1')
  })

  test('nobody asks for the clan', () => {
    const g = riding(unit('g2', { grade: 2, clans: ['宵'] }))
    expect(g.P1).toOfferExactly('g2')
    const boosted = table('battle', {
      field: [
        vanguardUnit('A'),
        at('front-left', 'L'),
        at('back-left', 'B', { skill: 'boost', clans: ['宵'] }),
      ],
    })
    boosted.P1.answers(true)
    boosted.P1.chooses('L')
    expect(boosted.P1).toBeAsked('battle.booster')
    g.proves('base.5.1.3')
  })

  test('may be left out', () => {
    const g = riding(unit('g2', { grade: 2 }))
    g.P1.chooses()
    expect(g.at('A').cell).toBe('front-centre')
  })
})

describe('calling', () => {
  const calling = (...hand: readonly ReturnType<typeof unit>[]) =>
    table('main', { field: [vanguardUnit('A', { grade: 2 }), at('front-left', 'L')], hand })

  test('onto a rear-guard circle, of no higher grade than the vanguard, standing', () => {
    const g = calling(unit('ok', { grade: 2 }), unit('high', { grade: 3 }))
    expect(g.may('P1', 'call', 'high')).toBe(false)
    g.P1.acts('call', { with: 'ok' })
    expect(g.P1).toOfferExactly('front-left', 'front-right', 'back-left', 'back-centre', 'back-right')
    g.P1.answers('back-centre')
    expect(g.at('ok').cell).toBe('back-centre')
    expect(g.at('ok').turned).toBe(false)
    g.proves('8.5.2.1.1.2', '6.6.1.2.1.1', '8.5.2.2.1', '10.7.1', '4.6.6', '4.6.6.1')
  })

  test('the unit that was there drops at the next rule action', () => {
    const g = calling(unit('ok'))
    g.P1.acts('call', { with: 'ok', circle: 'front-left' })
    expect(g.at('L').zone).toBe('drop')
    expect(g.at('ok').cell).toBe('front-left')
    g.proves('9.3.6')
  })

  test('as many as he likes, also after other actions', () => {
    const g = calling(unit('one'), unit('two'))
    expect(g.P1).toBeAsked('main.window')
    expect(g.P1).toOffer('call')
    g.P1.acts('call', { with: 'one' })
    expect(g.P1).toBeAsked('call.circle')
    g.P1.answers('back-left')
    g.P1.acts('exchange', { with: 'L' })
    expect(g.P1).toBeAsked('main.window')
    g.P1.acts('call', { with: 'two', circle: 'back-right' })
    expect(g.at('two').cell).toBe('back-right')
    g.proves('6.6.1.2', '6.6.1.2.1', '8.4.2.2')
  })

  test('belongs to the own main phase', () => {
    const g = table('main', { hand: [unit('c')] }, { hand: [unit('d')] })
    expect(g.may('P1', 'call', 'c')).toBe(true)
    expect(g.may('P2', 'call', 'd')).toBe(false)
    g.proves('10.7.1.2.1')
  })
})

describe('changing places', () => {
  test('front and back of a column, as they stand', () => {
    const g = table('main', {
      field: [vanguardUnit('A'), at('front-left', 'F', {}, { turned: true }), at('back-left', 'B')],
    })
    expect(g.P1).toOffer('exchange')
    g.P1.acts('exchange', { with: 'F' })
    expect(g.at('F').cell).toBe('back-left')
    expect(g.at('B').cell).toBe('front-left')
    expect(g.at('F').turned).toBe(true)
    g.proves('6.6.1.2.3', '4.6.6.2', '10.32.1', '3.10.1')
  })

  test('to and fro, until it is a loop: then not again before anything is different', () => {
    const g = table('main', { field: [vanguardUnit('A'), at('front-left', 'F')], hand: [unit('h')] })
    for (let i = 0; i < 500 && !g.P1.isAsked('loop.rounds'); i++) g.P1.acts('exchange', { with: 'F' })
    g.P1.answers(0)
    expect(g.P1).not.toOffer('exchange')
    g.P1.acts('call', { with: 'h', circle: 'back-centre' })
    expect(g.P1).toOffer('exchange')
    g.proves('12.1.1.2')
  })

  test('not with the vanguard', () => {
    const g = table('main', { field: [vanguardUnit('A'), at('back-centre', 'B')] })
    expect(g.may('P1', 'exchange', 'B')).toBe(false)
    g.proves('6.6.1.2.3')
  })
})

describe('rule actions', () => {
  test('six damage are defeat', () => {
    const g = table('main', {}, { damage: plain('d', 6) })
    expect(g.winner).toBe('P1')
    expect(g.ending).toBe('damage')
    g.proves('9.2.2', '1.2.1', '8.4.1.1')
  })

  test('an empty deck is defeat, without a draw', () => {
    const g = table('main', {}, { deck: [] })
    expect(g.winner).toBe('P1')
    expect(g.ending).toBe('deck')
    g.proves('9.2.3')
  })

  test('both at once is a draw', () => {
    const g = table('main', { deck: [] }, { deck: [] })
    expect(g.winner).toBeNull()
    expect(g.ending).toBe('deck')
    g.proves('1.2.3')
  })

  test('without a vanguard one rides from the soul; without a soul it is defeat', () => {
    const g = table('main', {}, { field: [], soul: [unit('s1'), unit('s2')] })
    expect(g.P2).toBeAsked('check.vanguard')
    g.P2.chooses('s2')
    expect(g.at('s2').cell).toBe('front-centre')
    g.proves('9.5.1')
    const gone = table('main', {}, { field: [] })
    expect(gone.winner).toBe('P1')
    expect(gone.ending).toBe('vanguard')
    gone.proves('9.2.4')
  })

  test('guardians outside the battle phase drop', () => {
    const g = table('main', { field: [vanguardUnit('A'), at('foremost', 'G')] })
    expect(g.at('G').zone).toBe('drop')
    g.proves('9.4.1', '3.11.1.1')
  })

  test('of two units on the vanguard circle the last stays', () => {
    const g = table('main', { hand: [unit('c')] })
    happens(g, call, 'c', 1, 'P1')
    g.P1.passes()
    expect(g.at('A').zone).toBe('soul')
    expect(g.at('c').cell).toBe('front-centre')
    g.proves('9.3.1')
  })

  test('a player may concede', () => {
    const g = table('main')
    g.P1.concedes()
    expect(g.winner).toBe('P2')
    g.proves('1.2.4')
  })
})

describe('damage of both', () => {
  test('that of the turn fighter is processed first', () => {
    const g = table('main', { vanguardDamage: 1 }, { vanguardDamage: 1 })
    const turned = g.log().filter((line) => line.event === 'turnUp')
    expect(turned.map((line) => line.player)).toEqual(['P1', 'P2'])
    g.proves('9.6.1.1')
  })
})

describe('zones', () => {
  test('everybody knows how many cards there are', () => {
    const g = table('main')
    const deck = g.view('P2').zones.find((each) => each.zone === 'deck' && each.owner === 'P1')
    expect(typeof deck?.count).toBe('number')
    g.proves('4.1.2')
  })

  const seen = (g: ReturnType<typeof table>, zone: string, viewer: 'P1' | 'P2') =>
    g
      .view(viewer)
      .zones.find((each) => each.zone === zone && each.owner === 'P1')!
      .objects.filter(({ cards }) => cards[0] !== null).length

  test('who sees what', () => {
    const g = table('main', {
      hand: [unit('h')],
      soul: [unit('s')],
      drop: [unit('d')],
      damage: [unit('x')],
      g: [unit('G1', { type: 'G', grade: 4 }, { faceDown: true }), unit('G2', { type: 'G', grade: 4 })],
    })
    expect(
      ['deck', 'hand', 'soul', 'drop', 'damage', 'field', 'g'].map((zone) => seen(g, zone, 'P1')),
    ).toEqual([0, 1, 1, 1, 1, 1, 2])
    expect(
      ['deck', 'hand', 'soul', 'drop', 'damage', 'field', 'g'].map((zone) => seen(g, zone, 'P2')),
    ).toEqual([0, 0, 1, 1, 1, 1, 1])
    g.proves('4.2.2', '4.3.2', '4.7.3', '4.4.2', '4.8.2', '4.5.3', '4.11.2')
  })

  test('a card that leaves the field is a new one', () => {
    const g = table('main', { field: [vanguardUnit('A'), at('front-left', 'L')] })
    const id = g.match.game.id(g.names.row('L'))
    happens(g, retire, 'L')
    expect(g.match.game.find(id)).toBe(-1)
    g.proves('4.1.4')
  })
})
