import { aquarianAge } from '@fudaba/aquarian-age'
import { board, describe, expect, test } from '@fudaba/kernel/testing'
import { type Stats, breakCard, character, fast, permanent, powers, skill } from '../cards.ts'

const table = (mine: Stats, theirs: Stats = {}) =>
  board(aquarianAge, { at: 'main', P1: { deck: 5, ...mine }, P2: { deck: 5, ...theirs } })

describe('setting a character', () => {
  test('is free, waits as a declaration, and comes on top of its party', () => {
    const g = table({ hand: [character('C')], factions: [character('old')] })
    g.P1.acts('set', { with: 'C' })
    expect(g.at('C').zone).toBe('declared')
    g.everyonePasses()
    expect(g.at('C').zone).toBe('factions')
    expect(g.at('C').values['active']).toBe(true)
    g.proves('base.1.4.4', '21-3a')
  })

  test('a name that is out already cannot be declared', () => {
    const g = table(
      { hand: [character('C', { personal: 'レン' }), character('D', { personal: 'ソウ' })] },
      { controlled: [character('E', { personal: 'レン' })] },
    )
    expect(g.may('P1', 'set', 'C')).toBe(false)
    expect(g.may('P1', 'set', 'D')).toBe(true)
    g.proves('21-3c')
  })

  test('belongs to the own main phase', () => {
    const g = table({ hand: [character('C')] }, { hand: [character('D')] })
    expect(g.may('P1', 'set', 'C')).toBe(true)
    expect(g.may('P2', 'set', 'D')).toBe(false)
    g.proves('base.1.4.11')
  })
})

describe('a break card', () => {
  const breaking = (stats: Stats, mine: Stats = {}, theirs: Stats = {}) =>
    table({ hand: [breakCard('X', stats)], controlled: [character('A')], ...mine }, theirs)

  test('lies on a character and gives it its own information', () => {
    const g = breaking({ attack: 7 })
    g.P1.plays('break', { with: 'X', target: 'A' })
    expect(g.at('A').cards).toHaveLength(2)
    expect(g.at('A').values['attack']).toBe(7)
    g.proves('base.1.5.9')
  })

  test('needs an icon in common', () => {
    const g = breaking({ icons: ['ゴースト'] })
    expect(g.may('P1', 'break', 'X')).toBe(false)
    g.proves('base.1.5.4')
  })

  test('needs as many controlled characters of the faction as its factor', () => {
    const one = breaking({ factor: { ego: 2 } })
    expect(one.may('P1', 'break', 'X')).toBe(false)
    const two = breaking({ factor: { ego: 2 } }, { controlled: [character('A'), character('B')] })
    expect(two.may('P1', 'break', 'X')).toBe(true)
    const party = breaking({ factor: { ego: 2 } }, { factions: [character('F')] })
    expect(party.may('P1', 'break', 'X')).toBe(false)
    two.proves('19-1', 'base.1.5.1')
  })

  test('its cost is paid with power of any controlled characters, exactly', () => {
    const g = breaking(
      { cost: 2 },
      { controlled: [character('A'), character('B')], power: [...powers('A', 2), ...powers('B', 1)] },
    )
    g.P1.acts('break', { with: 'X', target: 'A' })
    expect(g.P1).toBeAsked('pay.card')
    expect(g.P1).toOfferExactly('Ap1', 'Ap2', 'Bp1')
    expect([g.match.decision?.min, g.match.decision?.max]).toEqual([2, 2])
    g.P1.chooses('Ap1', 'Bp1')
    expect(g.at('Bp1').zone).toBe('discard')
    g.proves('base.1.5.2', '15-3a', '20-2', '20-3')
  })

  test('cannot be declared without its cost', () => {
    const g = breaking({ cost: 2 }, { power: powers('A', 1) })
    expect(g.may('P1', 'break', 'X')).toBe(false)
    g.proves('21-3c')
  })

  test('brings an own faction character under control', () => {
    const g = breaking({}, { controlled: [], factions: [character('top'), character('F')] })
    expect(g.P1).toOffer('break')
    g.P1.plays('break', { with: 'X', target: 'F' })
    expect(g.at('F').zone).toBe('controlled')
    expect(g.at('top').zone).toBe('factions')
    g.proves('base.1.5.6', 'base.1.2.1')
  })

  test('takes away an opponent character without power, which is discarded', () => {
    const g = breaking(
      {},
      { controlled: [] },
      { controlled: [character('B'), character('C')], power: powers('B', 1) },
    )
    expect(g.may('P1', 'break', 'X')).toBe(true)
    g.P1.acts('break', { with: 'X', target: 'C' })
    g.everyonePasses()
    expect(g.at('C').zone).toBe('discard')
    expect(g.at('X').zone).toBe('controlled')
    expect(g.at('X').of).toBe('P1')
    g.proves('base.1.5.7', 'base.1.5.8')
  })

  test('a name-level character is broken by its own name only', () => {
    const g = breaking({}, { controlled: [character('A', { personal: 'レン' })] })
    expect(g.may('P1', 'break', 'X')).toBe(false)
    const same = breaking({ personal: 'レン' }, { controlled: [character('A', { personal: 'レン' })] })
    expect(same.may('P1', 'break', 'X')).toBe(true)
    g.proves('base.1.5.5')
  })
})

describe('a permanent', () => {
  test('is set on an own character and adds to it', () => {
    const g = table(
      {
        hand: [permanent('P', { attack: 2, ...skill({ skill: 'shield' }) })],
        controlled: [character('A', { attack: 1 })],
      },
      { controlled: [character('B')] },
    )
    g.P1.plays('permanent', { with: 'P' })
    expect(g.at('P').to['set on']).toEqual(['A'])
    expect(g.at('A').values['attack']).toBe(3)
    g.proves('11-5')
  })

  test('is for own characters, never for one of the opponent', () => {
    const held = { hand: [permanent('P')], controlled: [character('A'), character('C')] }
    const g = table(held, { controlled: [character('B')] })
    g.P1.acts('permanent', { with: 'P' })
    expect(g.P1).toBeAsked('permanent.target')
    expect(g.P1).toOfferExactly('A', 'C')
    g.P1.chooses('C')
    g.everyonePasses()
    expect(g.at('P').to['set on']).toEqual(['C'])
    g.proves('11-2')
  })

  test('only one permanent lies on a character, unless a skill says otherwise', () => {
    const g = table({
      hand: [permanent('P')],
      controlled: [character('A'), character('B', skill({ skill: 'permanent', value: 1 })), character('C')],
      permanents: [permanent('Q', {}, { 'set on': 'A' }), permanent('R', {}, { 'set on': 'B' })],
    })
    g.P1.acts('permanent', { with: 'P' })
    expect(g.P1).toOfferExactly('B', 'C')
    g.proves('base.1.5.10', 'base.1.7.7')
  })
})

describe('numbers', () => {
  test('a value below zero counts as zero', () => {
    const g = table({
      controlled: [character('A', { attack: 1, endurance: 3 })],
      permanents: [permanent('P', { attack: -3 }, { 'set on': 'A' })],
    })
    expect(g.at('A').values['attack']).toBe(0)
    g.proves('15-2')
  })

  test('a character with endurance zero is discarded', () => {
    const g = table({
      hand: [permanent('P', { endurance: -2 })],
      controlled: [character('A', { endurance: 2 })],
    })
    g.P1.plays('permanent', { with: 'P' })
    expect(g.at('A').zone).toBe('discard')
    expect(g.at('P').zone).toBe('discard')
    g.proves('9-2')
  })

  test('takes with it who has no endurance without it, and is a discard that texts hear', () => {
    const text = (...lines: readonly string[]) => ({ text: lines.join('\n') })
    const g = table(
      { hand: [fast('F', text('ターン終了時まで、目標の≪キャラクター1人≫の耐久力に-2する。'))] },
      {
        controlled: [
          character('B', text('≪あなたのキャラクター(タレント)全て≫の耐久力に+1する。')),
          character('C', { endurance: 0, icons: ['タレント'] }),
          character('W', text('≪あなたのキャラクター≫が捨て札された場合、あなたは1ドローする。')),
        ],
      },
    )
    g.P1.plays('fast', { with: 'F', target: 'B' })
    expect(g.at('B').zone).toBe('discard')
    expect(g.at('C').zone).toBe('discard')
    expect(g.zone('P2', 'hand')).toHaveLength(2)
    g.proves('9-2')
  })
})

describe('what is hidden', () => {
  const seen = (g: ReturnType<typeof table>, zone: string, viewer: 'P1' | 'P2') =>
    g
      .view(viewer)
      .zones.find((each) => each.zone === zone && each.owner === 'P1')!
      .objects.filter(({ cards }) => cards[0] !== null).length

  test('nobody looks through the discard pile or the deck, and damage is open', () => {
    const g = table({ discard: [breakCard('X')], damage: [breakCard('Y')], deck: [breakCard('Z')] })
    expect(seen(g, 'discard', 'P1')).toBe(0)
    expect(seen(g, 'deck', 'P1')).toBe(0)
    expect(seen(g, 'damage', 'P2')).toBe(1)
    g.proves('2-1', 'base.1.2.5', 'base.1.2.6')
  })
})
