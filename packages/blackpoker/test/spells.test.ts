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

describe('Counter', () => {
  const against = (request: string, cards: string, hand: string, more = {}) =>
    board(blackpoker, {
      P1: { soldiers: [ref('A', '♠5')], life: 14 },
      P2: { soldiers: [ref('B', '◇9')], hand, life: 14 },
      stage: [{ [request]: { by: 'P1', cards, ...more } }],
      chance: 'P2',
    })

  test('takes a club from ace to ten, over the request of an opponent', () => {
    const g = against('up', '♡5', '♣10 ♣A ♣J ♡2 ◇K', { target: 'A' })
    expect(g.P2).toOffer('counter')
    g.P2.acts('counter', { discard: '◇K' })
    expect(g.P2).toBeAsked('request.key')
    expect(g.P2).toOfferExactly('♣10', '♣A')
    g.proves('counter.frame')
  })

  test('is aimed at a request with one or two key cards, never at one without', () => {
    const g = board(blackpoker, {
      P1: { soldiers: [ref('A', '♠5')], life: 5 },
      P2: { hand: '♣10 ♣K', life: 5 },
    })
    g.P1.acts('attack').passes()
    expect(g.zone('stage')).toEqual(['attack'])
    expect(g.P2).not.toOffer('counter')
    expect(against('throw', '♠2 ♣2', '♣10 ♣K', { target: 'P2' }).P2).toOffer('counter')
    expect(against('up', '♡5', '♣10 ♣K', { target: 'A' }).P2).toOffer('counter')
    g.proves('counter.target')
  })

  test('cancels a summon: nothing enters, and its key goes to the graveyard', () => {
    const g = against('summon-soldier', '♠7', '♣7 ♣K')
    g.P2.plays('counter')
    expect(g.zone('stage')).toEqual([])
    expect(g.zone('P1', 'soldiers')).toEqual(['♠5'])
    expect(g.zone('P1', 'graveyard')).toEqual(['♠7'])
    expect(g.at('B')).toBeUnchanged()
    g.proves('counter.effect')
  })

  test('needs a number at least as high against one key', () => {
    const stopped = (key: string) => {
      const g = against('up', key, '♣7 ♣K', { target: 'A' })
      g.P2.plays('counter')
      return g.zone('stage').length === 0
    }
    expect(stopped('♡6')).toBe(true)
    expect(stopped('♡7')).toBe(true)
    expect(stopped('♡8')).toBe(false)
    const g = against('up', '♡7', '♣7 ♣K', { target: 'A' })
    g.P2.plays('counter')
    expect(g.at('♡7').zone).toBe('graveyard')
    g.proves('counter.one-key')
  })

  test('an ace of clubs cancels a Throw of two kings', () => {
    const g = against('throw', '♠K ♣K', '♣A ◇K', { target: 'P2' })
    g.P2.plays('counter')
    expect(g.zone('stage')).toEqual([])
    expect(g.zone('P1', 'graveyard')).toEqual(['♣K', '♠K'])
    expect(g.count('P2', 'life')).toBe(14)
    g.proves('counter.two-keys')
  })

  test('a Counter too low for its target may be requested and does nothing', () => {
    const g = against('up', '♡8', '♣7 ♣K', { target: 'A' })
    expect(g.P2).toOffer('counter')
    g.P2.plays('counter')
    expect(g.zone('stage')).toEqual(['up'])
    g.everyonePasses()
    expect(g.at('A').values['size']).toBe(13)
  })

  test('an ace counters an ace and ten does not counter a jack', () => {
    const ace = against('summon-ace', '♠A', '♣A ◇K')
    ace.P2.plays('counter')
    expect(ace.at('P1:♠A').zone).toBe('graveyard')
    const jack = against('summon-hero', '♠J', '♣10 ◇K')
    jack.P2.plays('counter')
    expect(jack.zone('stage')).toEqual(['summon-hero'])
  })

  test('a countered summon keeps its cost paid and its key goes to the graveyard of its owner', () => {
    const g = board(blackpoker, {
      P1: { barriers: [ref('wall', '◇4')], hand: '♠7', life: '♡2 ♡3 ♡4' },
      P2: { hand: '♣9 ♣K', life: 5 },
    })
    g.P1.acts('summon-soldier').passes()
    g.P2.plays('counter')
    expect(g.zone('P1', 'soldiers')).toEqual([])
    expect(g.at('wall').turned).toBe(true)
    expect(g.zone('P1', 'life')).toEqual(['♡3', '♡4'])
    expect(g.zone('P1', 'graveyard')).toEqual(['♠7', '♡2'])
    expect(g.zone('P2', 'graveyard')).toEqual(['♣9', '♣K'])
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

describe('Break barrier', () => {
  const table = (hand: string) =>
    board(blackpoker, {
      P1: { soldiers: '♠5', barriers: [ref('own', '♠4')], hand, life: 5 },
      P2: { soldiers: '♡9', barriers: [ref('first', '◇4'), ref('second', '◇5')], life: 5 },
    })

  test('takes a heart and a diamond and costs nothing', () => {
    expect(table('♡2 ♡3').P1).not.toOffer('break-barrier')
    const g = table('♡2 ◇K ♠2')
    expect(g.P1).toOffer('break-barrier')
    g.P1.acts('break-barrier', { target: 'first' })
    expect(g.zone('stage')).toEqual(['break-barrier'])
    expect(g.zone('P1', 'hand')).toEqual(['♠2'])
    expect(g.count('P1', 'life')).toBe(5)
    expect(g.at('own')).toBeUnchanged()
    g.proves('break-barrier.frame')
  })

  test('is aimed at a barrier of either side', () => {
    const g = table('♡2 ◇K')
    g.P1.acts('break-barrier')
    expect(g.P1).toBeAsked('request.target')
    expect(g.P1).toOfferExactly('own', 'first', 'second')
    g.proves('break-barrier.target')
  })

  test('puts its target into the graveyard of its owner', () => {
    const g = table('♡2 ◇K')
    g.P1.plays('break-barrier', { target: 'first' })
    expect(g.at('first')).toMatchObject({ zone: 'graveyard', of: 'P2' })
    expect(g.at('second').zone).toBe('field')
    expect(g.at('own')).toBeUnchanged()
    g.proves('break-barrier.effect')
  })
})

describe('Throw', () => {
  const table = (hand: string) =>
    board(blackpoker, { P1: { hand, life: 14 }, P2: { soldiers: [ref('B', '♡9')], life: 14 } })

  test('takes a spade and a club and costs nothing', () => {
    expect(table('♠2 ♠3').P1).not.toOffer('throw')
    const g = table('♠2 ♣K ◇9')
    expect(g.P1).toOffer('throw')
    g.P1.acts('throw')
    expect(g.zone('stage')).toEqual(['throw'])
    expect(g.zone('P1', 'hand')).toEqual(['◇9'])
    expect(g.count('P1', 'life')).toBe(14)
    g.proves('throw.frame')
  })

  test('is aimed at the opponent and nobody else', () => {
    const g = table('♠4 ♣K')
    g.P1.acts('throw')
    expect(g.P1).not.toBeAsked('request.target')
    expect(g.zone('stage')).toEqual(['throw'])
    g.proves('throw.target')
  })

  test('deals the number of the spade', () => {
    const low = table('♠4 ♣K')
    low.P1.plays('throw')
    expect(low.count('P2', 'life')).toBe(10)
    const high = table('♠K ♣2')
    high.P1.plays('throw')
    expect(high.count('P2', 'life')).toBe(1)
    expect(high.count('P1', 'life')).toBe(14)
    expect(high.at('B')).toBeUnchanged()
    high.proves('throw.effect')
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
