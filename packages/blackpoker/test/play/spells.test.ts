import { blackpoker } from '@fudaba/blackpoker'
import { board, describe, expect, ref, test, turned } from '@fudaba/kernel/testing'

const full54 = { frame: 'full54' }

/** P2 has the chance in the turn of P1, over a request that waits. */
const answering = (hand: string) =>
  board(blackpoker, {
    config: full54,
    P1: { soldiers: [ref('A', '♠9')], barriers: [ref('wall', '♠4')], life: 9 },
    P2: { soldiers: [ref('B', '♡9'), ref('tired', '♡6', { turned: true })], barriers: '◇9', hand, life: 9 },
    stage: [{ equip: { by: 'P1', cards: '♠6', target: 'A' } }],
    chance: 'P2',
  })

describe('Up', () => {
  test('takes a heart from ace to ten, also in the turn of the opponent over a request', () => {
    const g = answering('♡10 ♡A ♡J ♠2 ♣K')
    expect(g.P2).toOffer('up')
    g.P2.acts('up', { discard: '♣K' })
    expect(g.P2).toBeAsked('request.key')
    expect(g.P2).toOfferExactly('♡10', '♡A')
    g.P2.chooses('♡10').chooses('B')
    expect(g.zone('stage')).toEqual(['up', 'equip'])
    g.proves('up.frame')
  })

  test('is aimed at a soldier of either side', () => {
    const g = answering('♡10 ♣K')
    g.P2.acts('up')
    expect(g.P2).toBeAsked('request.target')
    expect(g.P2).toOfferExactly('A', 'B', 'tired')
    g.proves('up.target')
  })

  test('leaves its key in the fog of its player, bound to the soldier', () => {
    const g = answering('♡4 ♣K')
    g.P2.plays('up', { target: 'B' })
    expect(g.at('♡4')).toMatchObject({ zone: 'fog', of: 'P2', to: { clouds: ['B'] } })
    expect(g.at('B').values['size']).toBe(13)
    expect(g.at('A')).toBeUnchanged()
    g.proves('up.effect')
  })

  test('an Up whose soldier died leaves its card in the graveyard, not in the fog', () => {
    const g = board(blackpoker, {
      P1: { soldiers: [ref('A', '♠3'), ref('other', '♠9')], hand: '♡5 ♣K', life: 9 },
      P2: { hand: '♠4 ♠K', life: 9 },
    })
    g.P1.acts('up', { target: 'A' }).passes()
    g.P2.plays('down', { target: 'A' })
    expect(g.at('A').zone).toBe('graveyard')
    g.everyonePasses()
    expect(g.at('♡5').zone).toBe('graveyard')
    expect(g.zone('P1', 'fog')).toEqual([])
    expect(g.at('other')).toBeUnchanged()
    g.proves('base.3.5.22')
  })
})

describe('Down', () => {
  test('takes a spade from ace to ten, also in the turn of the opponent over a request', () => {
    const g = answering('♠10 ♠A ♠J ♡2 ♣K')
    expect(g.P2).toOffer('down')
    g.P2.acts('down', { discard: '♣K' })
    expect(g.P2).toBeAsked('request.key')
    expect(g.P2).toOfferExactly('♠10', '♠A')
    g.proves('down.frame')
  })

  test('is aimed at a soldier of either side', () => {
    const g = answering('♠10 ♣K')
    g.P2.acts('down')
    expect(g.P2).toBeAsked('request.target')
    expect(g.P2).toOfferExactly('A', 'B', 'tired')
    g.proves('down.target')
  })

  const downed = (soldier: string, key: string) => {
    const g = board(blackpoker, {
      P1: { soldiers: [ref('A', soldier), ref('other', '♣10')], life: 9 },
      P2: { hand: `${key} ♣K`, life: 9 },
      chance: 'P2',
    })
    g.P2.plays('down', { target: 'A' })
    return g
  }

  test('takes the number of its key from the size', () => {
    expect(downed('♡3', '♠3').at('A').zone).toBe('graveyard')
    const g = downed('♡4', '♠3')
    expect(g.at('A').zone).toBe('field')
    expect(g.at('A').values['size']).toBe(1)
    expect(g.at('other')).toBeUnchanged()
    downed('♡3', '♠3').proves('down.effect-size')
  })

  test('kills at zero or less, and otherwise stays in the fog', () => {
    const dead = downed('♡4', '♠5')
    expect(dead.at('A').zone).toBe('graveyard')
    const alive = downed('♡9', '♠2')
    expect(alive.at('A').zone).toBe('field')
    expect(alive.at('♠2')).toMatchObject({ zone: 'fog', of: 'P2', to: { clouds: ['A'] } })
    alive.proves('down.effect-zero')
  })

  test('a Down that kills leaves no card in the fog', () => {
    const g = downed('♡4', '♠5')
    expect(g.zone('P2', 'fog')).toEqual([])
    expect(g.zone('P2', 'graveyard')).toEqual(['♠5', '♣K'])
    expect(g.zone('P1', 'graveyard')).toEqual(['♡4'])
  })

  test('a three with Up by four survives a Down by five', () => {
    const g = board(blackpoker, {
      P1: { soldiers: [ref('A', '♠3')], fog: [{ '♡4': { clouds: 'A' } }], life: 9 },
      P2: { hand: '♠5 ♣K', life: 9 },
      chance: 'P2',
    })
    g.P2.plays('down')
    expect(g.at('A').zone).toBe('field')
    expect(g.at('A').values['size']).toBe(2)
  })
})

describe('Twist', () => {
  test('takes a diamond from ace to ten, also in the turn of the opponent over a request', () => {
    const g = answering('◇10 ◇A ◇J ♡2 ♣K')
    expect(g.P2).toOffer('twist')
    g.P2.acts('twist', { discard: '♣K' })
    expect(g.P2).toBeAsked('request.key')
    expect(g.P2).toOfferExactly('◇10', '◇A')
    g.proves('twist.frame')
  })

  test('is aimed at any character, barriers too', () => {
    const g = answering('◇10 ♣K')
    expect(g.P2).toOffer('twist')
    g.P2.acts('twist')
    expect(g.P2).toOfferExactly('A', 'wall', 'B', 'tired', '◇9')
    g.proves('twist.target')
  })

  test('drives or charges its target as its player says', () => {
    const driven = answering('◇10 ♣K')
    driven.P2.plays('twist', { target: 'wall' })
    expect(driven.P2).toBeAsked('twist.way')
    expect(driven.P2).toOfferExactly('drive', 'charge')
    driven.P2.answers('drive')
    expect(driven.at('wall').turned).toBe(true)
    const charged = answering('◇10 ♣K')
    charged.P2.plays('twist', { target: 'tired' })
    expect(charged.P2).toBeAsked('twist.way')
    charged.P2.answers('charge')
    expect(charged.at('tired').turned).toBe(false)
    expect(charged.at('B')).toBeUnchanged()
    charged.proves('twist.effect')
  })

  test('a Twist is turned one way or the other only when it resolves', () => {
    const g = answering('◇10 ♣K')
    g.P2.acts('twist', { target: 'wall' })
    expect(g.P2).toBeAsked('chance.window')
    expect(g.zone('stage')).toEqual(['twist', 'equip'])
    g.everyonePasses()
    expect(g.P2).toBeAsked('twist.way')
    expect(g.at('wall')).toBeUnchanged()
  })

  test('a Twist may leave its target as it is', () => {
    const g = answering('◇10 ♣K')
    g.P2.plays('twist', { target: 'wall' })
    expect(g.P2).toOffer('charge')
    g.P2.answers('charge')
    expect(g.at('wall')).toBeUnchanged()
    expect(g.at('◇10').zone).toBe('graveyard')
  })
})

describe('Search', () => {
  const searching = () => {
    const g = board(blackpoker, {
      config: full54,
      P1: { soldiers: [ref('A', '♠5')], life: 5 },
      P2: { hand: 'Joker ♣K', life: '♡2 ♡3 ♡4 ♡5' },
      stage: [{ up: { by: 'P1', cards: '♡6', target: 'A' } }],
      chance: 'P2',
    })
    return g
  }

  test('takes a Joker, free and at once, in the turn of the opponent over a request', () => {
    const g = searching()
    expect(g.P2).toOffer('search')
    g.P2.acts('search', { card: '♡4' })
    expect(g.zone('stage')).toEqual(['up'])
    expect(g.deciding).toBe('P2')
    expect(g.zone('P2', 'hand')).toEqual(['♣K', '♡4'])
    expect(g.zone('P2', 'graveyard')).toEqual(['Joker'])
    g.proves('search.frame')
  })

  test('finds any card of the life, shows it and shuffles the rest', () => {
    const g = searching()
    g.P2.acts('search')
    expect(g.P2).toBeAsked('search.card')
    expect(g.P2).toOfferExactly('♡2', '♡3', '♡4', '♡5')
    g.P2.chooses('♡4')
    expect(g.at('♡4').zone).toBe('hand')
    expect(g.log('P1').some((line) => line.event === 'show' && line.card === '♡4')).toBe(true)
    expect(g.log().some((line) => line.event === 'shuffle' && line.to === 'life')).toBe(true)
    expect(g.view('P2').zones.find((zone) => zone.zone === 'life' && zone.owner === 'P2')?.places).toEqual([])
    expect(g.count('P1', 'life')).toBe(5)
    g.proves('search.effect')
  })

  test('Search must take a card while there is one', () => {
    const g = searching()
    g.P2.acts('search')
    expect(() => g.P2.chooses()).toThrow()
    expect(g.P2).toBeAsked('search.card')
    const last = board(blackpoker, { config: full54, P1: { hand: 'Joker', life: 1 }, P2: { life: 5 } })
    last.P1.acts('search')
    expect(last.winner).toBe('P2')
  })
})

test('spells without a side may target either side', () => {
  const g = board(blackpoker, {
    P1: { soldiers: [ref('A', '♠9')], barriers: [turned('♠4')], hand: '♡2 ◇2 ♠2 ♣2', life: 5 },
    P2: { soldiers: [ref('B', '♡9')], barriers: '♡4', life: 5 },
  })
  g.P1.plays('up', { discard: '♣2', target: 'B' })
  expect(g.at('B').values['size']).toBe(11)
  g.P1.plays('down', { discard: '◇2', target: 'A' })
  expect(g.at('A').values['size']).toBe(7)
})
