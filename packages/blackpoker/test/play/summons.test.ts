import { blackpoker } from '@fudaba/blackpoker'
import { board, describe, expect, ref, test, turned } from '@fudaba/kernel/testing'

const full54 = { frame: 'full54' }

describe('Set barrier', () => {
  const table = () =>
    board(blackpoker, {
      P1: { soldiers: [ref('S', '♠5')], hand: '♠K ♠7', life: 5 },
      P2: { hand: '♡7', life: 5 },
    })

  test('costs a life and is done at once', () => {
    const g = table()
    expect(g.P1).toOffer('set-barrier')
    g.P1.acts('set-barrier', { card: '♠K' })
    expect(g.count('P1', 'life')).toBe(4)
    expect(g.zone('stage')).toEqual([])
    expect(g.at('♠K').zone).toBe('field')
    expect(g.deciding).toBe('P1')
    g.proves('set-barrier.frame')
  })

  test('is requested once a turn', () => {
    const g = table()
    g.P1.acts('set-barrier', { card: '♠K' })
    expect(g.P1).not.toOffer('set-barrier')
    g.P1.plays('end')
    g.everyonePasses()
    g.P2.answers(false)
    expect(g.P2).toOffer('set-barrier')
    g.proves('set-barrier.once-a-turn')
  })

  test('lays a hand card face down and charged, which can pay at once', () => {
    const g = table()
    expect(g.P1).not.toOffer('summon-soldier')
    g.P1.acts('set-barrier')
    expect(g.P1).toBeAsked('set-barrier.card')
    expect(g.P1).toOfferExactly('♠K', '♠7')
    g.P1.chooses('♠K')
    expect(g.at('♠K')).toMatchObject({ kind: 'barrier', cell: 'barriers', faceDown: true, turned: false })
    expect(g.P1).toOffer('summon-soldier')
    expect(g.at('S')).toBeUnchanged()
    g.proves('set-barrier.effect')
  })

  test('Set barrier with an empty hand costs a life and sets nothing', () => {
    const g = board(blackpoker, { P1: { soldiers: '♠5', life: 5 }, P2: { life: 5 } })
    expect(g.P1).toOffer('set-barrier')
    g.P1.acts('set-barrier')
    expect(g.count('P1', 'life')).toBe(4)
    expect(g.zone('P1', 'barriers')).toEqual([])
    expect(g.P1).not.toOffer('set-barrier')
  })
})

describe('Summon soldier', () => {
  const table = () =>
    board(blackpoker, {
      config: full54,
      P1: { barriers: [ref('wall', '◇4')], hand: '♠A ♠2 ♠10 ♠J Joker', life: 5 },
      P2: { life: 5 },
    })

  test('takes a two to ten as its key, a barrier and a life', () => {
    const g = table()
    expect(g.P1).toOffer('summon-soldier')
    g.P1.acts('summon-soldier')
    expect(g.P1).toOfferExactly('♠2', '♠10')
    g.P1.chooses('♠10')
    expect(g.at('wall').turned).toBe(true)
    expect(g.count('P1', 'life')).toBe(4)
    expect(g.zone('stage')).toEqual(['summon-soldier'])
    g.proves('summon-soldier.frame')
  })

  test('puts the key on the field face up and charged', () => {
    const g = table()
    g.P1.plays('summon-soldier', { key: '♠10' })
    expect(g.at('♠10')).toMatchObject({ zone: 'field', kind: 'soldier', faceDown: false, turned: false })
    expect(g.zone('P1', 'soldiers')).toEqual(['♠10'])
    g.proves('summon-soldier.effect')
  })

  test('needs a charged barrier', () => {
    const g = board(blackpoker, {
      P1: { barriers: [turned('◇4')], hand: '♠2', life: 5 },
      P2: { barriers: '♡4', life: 5 },
    })
    expect(g.P1).not.toOffer('summon-soldier')
  })
})

describe('Summon hero', () => {
  const table = (barriers: string) =>
    board(blackpoker, {
      config: full54,
      P1: { barriers, hand: '♠A ♠10 ♠J ♠Q ♠K Joker', life: 5 },
      P2: { life: 5 },
    })

  test('takes a jack, queen or king as its key, two barriers and a life', () => {
    expect(table('◇4').P1).not.toOffer('summon-hero')
    const g = table('◇4 ◇5')
    expect(g.P1).toOffer('summon-hero')
    g.P1.acts('summon-hero')
    expect(g.P1).toOfferExactly('♠J', '♠Q', '♠K')
    g.P1.chooses('♠Q')
    expect(g.at('◇4').turned && g.at('◇5').turned).toBe(true)
    expect(g.count('P1', 'life')).toBe(4)
    expect(g.zone('stage')).toEqual(['summon-hero'])
    g.proves('summon-hero.frame')
  })

  test('puts the key on the field face up and charged', () => {
    const g = table('◇4 ◇5')
    g.P1.plays('summon-hero', { key: '♠Q' })
    expect(g.at('♠Q')).toMatchObject({ zone: 'field', kind: 'hero', faceDown: false, turned: false })
    g.proves('summon-hero.effect')
  })
})

describe('Summon ace', () => {
  const table = () =>
    board(blackpoker, {
      config: full54,
      P1: { hand: '♠A ♡A ♠2 ♠J Joker', life: 5 },
      P2: { life: 5 },
    })

  test('takes an ace as its key and a life, and no barrier', () => {
    const g = table()
    expect(g.P1).toOffer('summon-ace')
    g.P1.acts('summon-ace')
    expect(g.P1).toOfferExactly('♠A', '♡A')
    g.P1.chooses('♡A')
    expect(g.count('P1', 'life')).toBe(4)
    expect(g.zone('stage')).toEqual(['summon-ace'])
    g.proves('summon-ace.frame')
  })

  test('puts the key on the field face up and charged', () => {
    const g = table()
    g.P1.plays('summon-ace', { key: '♡A' })
    expect(g.at('♡A')).toMatchObject({ zone: 'field', kind: 'ace', faceDown: false, turned: false })
    g.proves('summon-ace.effect')
  })
})

describe('Equip', () => {
  const table = (fields = {}) =>
    board(blackpoker, {
      config: full54,
      turn: 3,
      P1: {
        soldiers: [ref('A', '♠3', fields), ref('B', '♠4'), ref('hearts', '♡9')],
        barriers: [ref('wall', '♠9')],
        hand: '♠5 ♠K ♠A ◇5 Joker',
        life: 5,
      },
      P2: { soldiers: [ref('enemy', '♠7')], hand: '◇2 ◇3', life: 5 },
    })

  test('takes an ace to king of the suit of an own soldier as its key, a barrier and a life', () => {
    const g = table()
    expect(g.P1).toOffer('equip')
    g.P1.acts('equip')
    expect(g.P1).toOfferExactly('♠5', '♠K', '♠A')
    g.P1.chooses('♠5').chooses('A')
    expect(g.at('wall').turned).toBe(true)
    expect(g.count('P1', 'life')).toBe(4)
    expect(g.zone('stage')).toEqual(['equip'])
    g.proves('equip.frame')
  })

  test('is aimed at an own soldier of the same suit', () => {
    const g = table()
    g.P1.acts('equip', { key: '♠5' })
    expect(g.P1).toBeAsked('request.target')
    expect(g.P1).toOfferExactly('A', 'B')
    g.proves('equip.target')
  })

  test('lays the key on the soldier: one character of two cards', () => {
    const g = table()
    g.P1.plays('equip', { key: '♠5', target: 'A' })
    expect(g.at('A')).toMatchObject({ zone: 'field', kind: 'equipped', cards: ['♠3', '♠5'] })
    expect(g.zone('P1', 'soldiers')).toEqual(['♠3+♠5', '♠4', '♡9'])
    expect(g.at('B')).toBeUnchanged()
    g.proves('equip.effect')
  })

  test('an equipped soldier may be equipped again', () => {
    const g = board(blackpoker, {
      P1: { soldiers: [ref('A', '♠3+♠5')], barriers: '♠9', hand: '♠K', life: 5 },
      P2: { life: 5 },
    })
    expect(g.P1).toOffer('equip')
    g.P1.plays('equip')
    expect(g.at('A').cards).toEqual(['♠3', '♠5', '♠K'])
    expect(g.at('A').values['size']).toBe(21)
  })

  test('a soldier of an earlier turn may attack in the turn it is equipped', () => {
    const g = table()
    g.P1.plays('equip', { key: '♠5', target: 'A' })
    g.P1.plays('attack')
    expect(g.P1).toOfferExactly('A', 'B', 'hearts')
    g.proves('base.3.7.13')
  })

  test('equipping keeps orientation, modifiers and the turn of entry', () => {
    const g = board(blackpoker, {
      turn: 3,
      P1: {
        soldiers: [ref('A', '♠3', { turned: true, entered: 3 }), ref('B', '♠4', { entered: 1 })],
        barriers: '♠9 ♠8',
        fog: [{ '♡4': { clouds: 'A' } }],
        hand: '♠5 ♠6',
        life: 5,
      },
      P2: { life: 5 },
    })
    g.P1.plays('equip', { barrier: '♠9', key: '♠5', target: 'A' })
    expect(g.at('A').turned).toBe(true)
    expect(g.at('A').values['size']).toBe(3 + 5 + 4)
    expect(g.at('A').marks['entered']).toBe(3)
    g.P1.plays('equip', { target: 'B' })
    expect(g.at('B').marks['entered']).toBe(1)
  })

  test('an Equip still works on a soldier that was driven in response', () => {
    const g = table()
    g.P1.acts('equip', { key: '♠5', target: 'A' }).passes()
    g.P2.plays('twist', { discard: '◇3', key: '◇2', target: 'A' }).answers('drive')
    expect(g.at('A').turned).toBe(true)
    g.everyonePasses()
    expect(g.at('A').cards).toEqual(['♠3', '♠5'])
    expect(g.at('A').turned).toBe(true)
  })
})

test('no Joker ever stands as a soldier', () => {
  const g = board(blackpoker, {
    config: full54,
    P1: { soldiers: '♠5', barriers: '◇4 ◇5', hand: 'Joker', life: 5 },
    P2: { life: 5 },
  })
  expect(g.P1).toOfferExactly('attack', 'end', 'set-barrier', 'search')
})
