import { blackpoker } from '@fudaba/blackpoker'
import { board, describe, expect, ref, test, turned } from '@fudaba/kernel/testing'

/** Both players could do a lot; P1 has the turn. */
const table = () =>
  board(blackpoker, {
    P1: {
      soldiers: [ref('A', '♠9')],
      barriers: [ref('wall', '♠4')],
      hand: '♡5 ◇5 ♠5 ♣5 ♠A ♠7',
      life: 9,
    },
    P2: { soldiers: [ref('B', '♡9')], barriers: '♡4', hand: '♡8 ◇8 ♠8 ♣8', life: 9 },
  })

describe('What may be requested', () => {
  test('players request direct actions only', () => {
    const g = table()
    expect(g.P1).not.toOffer('charge')
    expect(g.P1).not.toOffer('draw')
    expect(g.P1).not.toOffer('block')
    expect(g.P1).not.toOffer('damage')
    expect(g.P1).not.toOffer('succession')
    g.proves('base.3.5.1')
  })

  test('main timing belongs to the turn player', () => {
    const g = table()
    g.P1.passes()
    expect(g.P2).toOfferExactly('up', 'down', 'twist')
    g.proves('base.3.5.7')
  })

  test('only the holder of the chance may request', () => {
    const g = table()
    expect(g.may('P1', 'up')).toBe(true)
    expect(g.may('P2', 'up')).toBe(false)
    g.P1.passes()
    expect(g.may('P2', 'up')).toBe(true)
    expect(g.may('P1', 'up')).toBe(false)
    g.proves('base.3.5.8')
  })

  test('main timing needs an empty stage', () => {
    const g = table()
    g.P1.acts('attack')
    expect(g.P1).toOfferExactly('up', 'down', 'twist')
    g.proves('base.3.5.9')
  })

  test('quick timing is whenever one has the chance', () => {
    const g = table()
    g.P1.acts('summon-ace').passes()
    expect(g.P2).toOfferExactly('up', 'down', 'twist', 'counter')
    g.proves('base.3.5.10')
  })

  test('B is paid with an own barrier', () => {
    const g = board(blackpoker, {
      P1: { barriers: [turned('♠4')], hand: '♠7', life: 5 },
      P2: { barriers: '♡4 ♡5', life: 5 },
    })
    expect(g.P1).not.toOffer('summon-soldier')
    g.proves('base.3.5.11')
  })

  test('B is paid with a charged barrier', () => {
    const g = board(blackpoker, {
      P1: { barriers: [turned('♠4'), '♠5', '♠6'], hand: '♠7', life: 5 },
      P2: { life: 5 },
    })
    g.P1.acts('summon-soldier')
    expect(g.P1).toBeAsked('cost.barrier')
    expect(g.P1).toOfferExactly('♠5', '♠6')
    g.proves('base.3.5.12')
  })

  test('the key is not part of the cost', () => {
    const alone = board(blackpoker, { P1: { soldiers: '♠9', hand: '♡5', life: 5 }, P2: { life: 5 } })
    expect(alone.P1).not.toOffer('up')
    const g = board(blackpoker, { P1: { soldiers: '♠9', hand: '♡5 ♠K ♣K', life: 5 }, P2: { life: 5 } })
    g.P1.acts('up')
    expect(g.P1).toOfferExactly('♠K', '♣K')
    g.proves('base.3.5.19')
  })

  test('what has no legal target is not offered', () => {
    const g = board(blackpoker, {
      P1: { barriers: '♠4', hand: '♡5 ♠5 ◇5 ♣5', life: 5 },
      P2: { barriers: '♡4', life: 5 },
    })
    expect(g.P1).not.toOffer('up')
    expect(g.P1).not.toOffer('down')
    expect(g.P1).toOffer('twist')
    g.proves('base.3.5.20')
  })

  test('nothing is aimed at itself', () => {
    const empty = board(blackpoker, { P1: { hand: '♣5 ♣6', life: 5 }, P2: { life: 5 } })
    expect(empty.P1).not.toOffer('counter')
    const g = table()
    g.P1.acts('summon-ace').passes()
    g.P2.acts('counter', { discard: '♡8' })
    expect(g.P2).not.toBeAsked('request.target')
    expect(g.zone('stage')).toEqual(['counter', 'summon-ace'])
    g.proves('base.3.5.21')
  })
})

describe('Making a request', () => {
  test('the cost is paid before the key is put down', () => {
    const g = table()
    g.P1.acts('twist')
    expect(g.P1).toBeAsked('cost.discard')
    expect(g.count('P1', 'hand')).toBe(6)
    g.P1.chooses('♠A')
    expect(g.zone('P1', 'graveyard')).toEqual(['♠A'])
    g.proves('base.3.5.16')
  })

  test('the key is put down before the target is chosen', () => {
    const g = table()
    g.P1.acts('down', { discard: '♠A' })
    expect(g.P1).toBeAsked('request.key')
    expect(g.P1).toOfferExactly('♠5', '♠7')
    g.P1.chooses('♠7')
    expect(g.P1).toBeAsked('request.target')
    expect(g.at('♠7').zone).toBe('announced')
    g.proves('base.3.5.17')
  })

  test('the key leaves the hand and lies on the stage for both to see', () => {
    const g = table()
    g.P1.acts('up', { discard: '♠A', target: 'A' })
    expect(g.zone('P1', 'hand')).toEqual(['◇5', '♠5', '♣5', '♠7'])
    expect(g.at('♡5').zone).toBe('stage')
    const stage = g.view('P2').zones.find((zone) => zone.zone === 'stage')
    expect(stage?.objects.map((object) => object.cards)).toEqual([['♡5']])
    g.proves('base.3.5.18')
  })

  test('a request of normal speed waits on the stage', () => {
    const g = table()
    g.P1.acts('summon-ace')
    expect(g.zone('stage')).toEqual(['summon-ace'])
    expect(g.zone('P1', 'soldiers')).toEqual(['♠9'])
    g.proves('base.3.5.3')
  })

  test('an immediate request is carried out without the stage', () => {
    const g = table()
    g.P1.acts('set-barrier')
    expect(g.P1).toBeAsked('set-barrier.card')
    g.P1.chooses('◇5')
    expect(g.at('◇5').zone).toBe('field')
    expect(g.zone('stage')).toEqual([])
    expect(g.P1).toOffer('attack')
    g.proves('base.3.5.5')
  })
})

describe('Resolving a request', () => {
  const shrunk = () => {
    const g = board(blackpoker, {
      P1: { soldiers: [ref('A', '♣3')], hand: '♡2 ◇K', life: 5 },
      P2: { soldiers: [ref('B', '◇9')], hand: '♠3 ◇Q', life: 5 },
    })
    g.P1.acts('up', { target: 'A' }).passes()
    g.P2.acts('down', { target: 'A' })
    return g
  }

  test('the last request resolves first', () => {
    const g = shrunk()
    expect(g.zone('stage')).toEqual(['down', 'up'])
    g.everyonePasses()
    expect(g.at('A').zone).toBe('graveyard')
    expect(g.at('B')).toBeUnchanged()
    g.proves('base.3.5.4')
  })

  test('a request whose target is gone has no effect', () => {
    const g = shrunk()
    g.everyonePasses()
    g.everyonePasses()
    expect(g.zone('stage')).toEqual([])
    expect(g.zone('P1', 'fog')).toEqual([])
    expect(g.zone('P1', 'graveyard')).toEqual(['♡2', '♣3', '◇K'])
    g.proves('base.3.5.22')
  })

  test('a request is still on the stage while it resolves', () => {
    const g = table()
    g.P1.plays('attack')
    expect(g.P1).toBeAsked('attackers')
    expect(g.zone('stage')).toEqual(['attack'])
    g.proves('base.3.5.25')
  })

  test('a request that has resolved leaves the stage', () => {
    const g = table()
    g.P1.plays('up', { discard: '♠A', target: 'A' })
    expect(g.zone('stage')).toEqual([])
    expect(g.P1).toOffer('attack')
    g.proves('base.3.5.26')
  })

  test('the key of a request that has resolved goes to the graveyard of its owner', () => {
    const g = table()
    g.P1.plays('twist', { discard: '♠A', target: 'B' })
    g.P1.answers('drive')
    expect(g.at('◇5')).toMatchObject({ zone: 'graveyard', of: 'P1' })
    expect(g.zone('P1', 'graveyard')).toEqual(['◇5', '♠A'])
    g.proves('base.3.5.27')
  })

  test('a key that the effect has moved is left where it is', () => {
    const g = table()
    g.P1.plays('summon-soldier', { key: '♠7' })
    expect(g.at('♠7').zone).toBe('field')
    expect(g.count('P1', 'graveyard')).toBe(1)
    g.proves('base.3.5.28')
  })
})
