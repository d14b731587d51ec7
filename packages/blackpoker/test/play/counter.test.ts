import { blackpoker } from '@fudaba/blackpoker'
import { board, describe, expect, ref, test } from '@fudaba/kernel/testing'

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
