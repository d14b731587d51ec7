import { blackpoker } from '@fudaba/blackpoker'
import { board, describe, expect, ref, test, turned } from '@fudaba/kernel/testing'

describe('Costs', () => {
  test('B drives one of the own charged barriers, and no other', () => {
    const g = board(blackpoker, {
      P1: { barriers: [ref('wall', '◇4'), ref('spare', '◇5')], hand: '♠7', life: 5 },
      P2: { barriers: [ref('other', '♡4')], life: 5 },
    })
    expect(g.P1).toOffer('summon-soldier')
    g.P1.acts('summon-soldier')
    expect(g.P1).toBeAsked('cost.barrier')
    g.P1.chooses('wall')
    expect(g.at('wall').turned).toBe(true)
    expect(g.at('spare')).toBeUnchanged()
    expect(g.at('other')).toBeUnchanged()
    g.proves('legend.cost-B')
  })

  test('BB drives two barriers', () => {
    const g = board(blackpoker, {
      P1: { barriers: [ref('wall', '◇4'), ref('spare', '◇5'), ref('third', '◇6')], hand: '♠Q', life: 5 },
      P2: { life: 5 },
    })
    expect(g.P1).toOffer('summon-hero')
    g.P1.acts('summon-hero', { barrier: ['wall', 'third'] })
    expect(g.at('wall').turned).toBe(true)
    expect(g.at('third').turned).toBe(true)
    expect(g.at('spare')).toBeUnchanged()
  })

  test('L takes one damage', () => {
    const g = board(blackpoker, { P1: { hand: '♠A', life: '♡2 ♡3 ♡4' }, P2: { life: 5 } })
    expect(g.P1).toOffer('summon-ace')
    g.P1.acts('summon-ace')
    expect(g.zone('P1', 'life')).toEqual(['♡3', '♡4'])
    expect(g.zone('P1', 'graveyard')).toEqual(['♡2'])
    expect(g.count('P2', 'life')).toBe(5)
    g.proves('legend.cost-L')
  })

  test('D discards one card from the hand', () => {
    const g = board(blackpoker, {
      P1: { soldiers: [ref('A', '♠5')], hand: '♡5 ♠K ♣2', life: 5 },
      P2: { hand: '♡7', life: 5 },
    })
    expect(g.P1).toOffer('up')
    g.P1.acts('up')
    expect(g.P1).toBeAsked('cost.discard')
    g.P1.chooses('♠K')
    expect(g.zone('P1', 'graveyard')).toEqual(['♠K'])
    expect(g.zone('P1', 'hand')).toEqual(['♣2'])
    expect(g.count('P2', 'hand')).toBe(1)
    g.proves('legend.cost-D')
  })

  test('the payer chooses what pays, but never the only key', () => {
    const g = board(blackpoker, {
      P1: { soldiers: [ref('A', '♠5')], hand: '♡5 ♠K ♣2', life: 5 },
      P2: { life: 5 },
    })
    g.P1.acts('up')
    expect(g.P1).toOfferExactly('♠K', '♣2')
    g.P1.chooses('♣2')
    expect(g.zone('P1', 'hand')).toEqual(['♠K'])
  })

  test('with a second key in hand either key may pay', () => {
    const g = board(blackpoker, {
      P1: { soldiers: [ref('A', '♠5')], hand: '♡5 ♡6', life: 5 },
      P2: { life: 5 },
    })
    g.P1.acts('up')
    expect(g.P1).toOfferExactly('♡5', '♡6')
  })

  test('an action whose cost cannot be paid in full is not offered', () => {
    const g = board(blackpoker, {
      P1: { soldiers: '♠5', barriers: ['◇4', turned('◇5')], hand: '♡5', life: 5 },
      P2: { life: 5 },
    })
    expect(g.P1).toOffer('summon-soldier')
    expect(g.P1).not.toOffer('up')
    const hero = board(blackpoker, {
      P1: { barriers: ['◇4', turned('◇5')], hand: '♠Q', life: 5 },
      P2: { life: 5 },
    })
    expect(hero.P1).not.toOffer('summon-hero')
    const walled = board(blackpoker, { P1: { barriers: '◇4 ◇5', hand: '♠Q', life: 5 }, P2: { life: 5 } })
    expect(walled.P1).toOffer('summon-hero')
  })

  test('a court card lost to cost L or D starts no Succession', () => {
    const g = board(blackpoker, {
      P1: { soldiers: [ref('A', '♠5')], hand: '♠A ♡5 ♠Q', life: '♠K ♣K ♠2' },
      P2: { life: 5 },
    })
    g.P1.plays('summon-ace', { key: '♠A' })
    expect(g.zone('P1', 'life')).toEqual(['♣K', '♠2'])
    g.P1.acts('up', { discard: '♠Q', target: 'A' })
    expect(g.zone('P1', 'graveyard')).toEqual(['♠Q', '♠K'])
    expect(g.zone('P1', 'life')).toEqual(['♣K', '♠2'])
    expect(g.zone('P1', 'hand')).toEqual([])
  })
})

describe('The row of barriers', () => {
  const row = () =>
    board(blackpoker, {
      P1: {
        barriers: [ref('X', '♣K'), ref('Y', '♠5'), ref('Z', '♠A')],
        hand: '♡2 ◇2 ♣9',
        life: 5,
      },
      P2: { barriers: [ref('other', '♡4'), ref('second', '♡3')], life: 5 },
    })

  test('closes the gap of a barrier that leaves, and a new one joins at its end', () => {
    const g = row()
    g.P1.plays('break-barrier', { target: 'Y' })
    expect(g.at('Z').marks['place']).toBe(1)
    g.P1.acts('set-barrier')
    expect(g.at('♣9').marks['place']).toBe(2)
    expect(g.at('X')).toBeUnchanged()
    expect(g.at('second')).toBeUnchanged()
    g.proves('legend.barrier-packed')
  })

  test('never changes its order', () => {
    const g = row()
    g.P1.plays('break-barrier', { target: 'Y' })
    expect(g.at('X').marks['place']).toBe(0)
    expect(g.at('Z').marks['place']).toBe(1)
    g.proves('legend.barrier-no-swap')
  })

  test('barriers close up toward the life and keep their order of arrival', () => {
    const g = board(blackpoker, {
      P1: { barriers: '♠10 ♣5 ♠4', hand: '♡2 ◇2 ♣9', life: 5 },
      P2: { life: 5 },
    })
    g.P1.plays('break-barrier', { target: '♠10' })
    g.P1.acts('set-barrier')
    expect(g.at('♣5').values['place']).toBe(0)
    expect(g.at('♠4').values['place']).toBe(1)
    expect(g.at('♣9').values['place']).toBe(2)
    expect(g.zone('P1', 'barriers')).toEqual(['♣5', '♠4', '♣9'])
  })
})

test('a triggered action waits on the stage like any other', () => {
  const g = board(blackpoker, {
    P1: { soldiers: [ref('A', '♠5')], life: 5 },
    P2: { soldiers: '♡9', life: 5 },
  })
  g.P1.plays('attack').chooses('A')
  expect(g.zone('stage')).toEqual(['block'])
  expect(g.P2).not.toBeAsked('blockers')
  g.proves('legend.trigger-to-stage')
})
