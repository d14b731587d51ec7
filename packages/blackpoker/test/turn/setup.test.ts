import { blackpoker } from '@fudaba/blackpoker'
import { board, describe, expect, test } from '@fudaba/kernel/testing'

// From the top: barrier, soldier, seven for the hand, the card that is turned up, the rest of the life.
const mine = '♠2 ♠9 ♠3 ♠4 ♠5 ♠6 ♠7 ♠8 ♠10 ♡3 ♡4 ♡5 ♡6'
const theirs = '♣2 ♣9 ♣3 ♣4 ♣5 ♣6 ♣7 ♣8 ♣10 ◇K ◇4 ◇5 ◇6'

/** Decks that lie in this order, played up to the first decision. */
const stacked = (P1: string, P2: string, config = {}) =>
  board(blackpoker, { at: 'setup', stacked: true, config, P1: { deck: P1 }, P2: { deck: P2 } })
/** The same cards, shuffled. */
const shuffled = (seed: number) =>
  board(blackpoker, { at: 'setup', seed, P1: { deck: mine }, P2: { deck: theirs } })

describe('Set-up', () => {
  test('the deck becomes the life', () => {
    const g = stacked(mine, theirs)
    expect(g.zone('P1', 'life')).toEqual(['♡4', '♡5', '♡6'])
    expect(g.zone('P2', 'life')).toEqual(['◇5', '◇6'])
    g.proves('base.3.2.24')
  })

  test('each player begins with one charged barrier, the top card', () => {
    const g = stacked(mine, theirs)
    expect(g.zone('P1', 'barriers')).toEqual(['♠2'])
    expect(g.zone('P2', 'barriers')).toEqual(['♣2'])
    expect(g.at('♠2').turned).toBe(false)
    g.proves('base.3.2.25')
  })

  test('each player begins with one charged soldier, the next card', () => {
    const g = stacked(mine, theirs)
    expect(g.zone('P1', 'soldiers')).toEqual(['♠9'])
    expect(g.zone('P2', 'soldiers')).toEqual(['♣9'])
    expect(g.at('♠9')).toMatchObject({ kind: 'soldier', turned: false, faceDown: false })
    g.proves('base.3.2.26')
  })

  test('the deck is shuffled', () => {
    const hands = [1, 2, 3].map((seed) => shuffled(seed).zone('P1', 'hand').join())
    expect(new Set(hands).size).toBe(3)
    shuffled(1).proves('base.3.2.27')
  })

  test('the preset pair comes from a shuffled deck', () => {
    const pairs = [1, 2, 3].map((seed) => {
      const g = shuffled(seed)
      return [...g.zone('P1', 'barriers'), ...g.zone('P1', 'soldiers')].join()
    })
    expect(new Set(pairs).size).toBe(3)
    shuffled(1).proves('base.3.7.21')
  })

  test('the starting hand is seven', () => {
    const g = stacked(mine, theirs)
    expect(g.zone('P1', 'hand')).toEqual(['♠3', '♠4', '♠5', '♠6', '♠7', '♠8', '♠10'])
    g.proves('base.3.2.28')
  })

  test('the preset is taken before the hand', () => {
    const g = stacked(mine, theirs)
    expect(g.at('♠2').zone).toBe('field')
    expect(g.at('♠9').zone).toBe('field')
    expect(g.at('♠10').zone).toBe('hand')
    g.proves('base.3.2.30')
  })

  test('the card that decides who starts is turned up after the hands are drawn', () => {
    const g = stacked(mine, theirs)
    expect(g.zone('P1', 'graveyard')).toEqual(['♡3'])
    expect(g.zone('P2', 'graveyard')).toEqual(['◇K'])
    g.proves('base.3.2.31')
  })

  const barrierSeen = (presetFaceUp: boolean) => {
    const g = stacked(mine, theirs, { presetFaceUp })
    const field = g.view('P2').zones.find((zone) => zone.zone === 'field' && zone.owner === 'P1')
    return field?.objects.find((object) => object.cell === 'barriers')?.cards
  }

  test('the preset barrier is hidden by default and public when the table plays it face up', () => {
    expect(barrierSeen(false)).toEqual([null])
    expect(barrierSeen(true)).toEqual(['♠2'])
    stacked(mine, theirs, { presetFaceUp: true }).proves('base.3.2.33')
  })

  test('a preset barrier that lies face up is a barrier all the same', () => {
    const g = stacked(mine, theirs, { presetFaceUp: true })
    expect(g.at('♠2').values['character']).toBe('barrier')
  })

  test('with 54 cards the preset skips Jokers until a soldier appears', () => {
    const jokers = '♠2 Joker Joker ♠9 ♠3 ♠4 ♠5 ♠6 ♠7 ♠8 ♠10 ♡3 ♡4 ♡K ♡6'
    const g = stacked(jokers, theirs, { frame: 'full54' })
    expect(g.zone('P1', 'soldiers')).toEqual(['♠9'])
    expect(g.zone('P1', 'graveyard')).toEqual(['♡3', 'Joker', 'Joker'])
    expect(g.zone('P1', 'life')).toEqual(['♡4', '♡K', '♡6'])
    g.proves('base.3.2.35')
  })

  test('a Joker may be the preset barrier', () => {
    const g = stacked(mine.replace('♠2', 'Joker'), theirs, { frame: 'full54' })
    expect(g.zone('P1', 'barriers')).toEqual(['Joker'])
  })

  test('a preset ace is an ace and a preset king a hero, both charged', () => {
    const g = stacked(mine.replace('♠9', '♠A'), theirs.replace('♣9', '♣K'))
    expect(g.at('♠A')).toMatchObject({ kind: 'ace', turned: false })
    expect(g.at('♣K')).toMatchObject({ kind: 'hero', turned: false })
  })
})

describe('Who starts', () => {
  test('both players turn up their top life card for both to see', () => {
    const g = stacked(mine, theirs)
    const shown = (viewer: 'P1' | 'P2') =>
      g.log(viewer).flatMap((line) => (line.event === 'show' ? [line.card] : []))
    expect(shown('P1')).toEqual(['♡3', '◇K'])
    expect(shown('P2')).toEqual(['♡3', '◇K'])
    expect(g.count('P1', 'life')).toBe(3)
    g.proves('base.3.2.37')
  })

  test('the higher card starts', () => {
    expect(stacked(theirs, mine).deciding).toBe('P1')
    const g = stacked(mine, theirs)
    expect(g.view('P1').facts['turnPlayer']).toBe('P2')
    g.proves('base.3.2.38')
  })

  test('equal cards are followed by another pair', () => {
    const g = stacked('♠2 ♠9 ♠3 ♠4 ♠5 ♠6 ♠7 ♠8 ♠10 ♡5 ♡2 ♡6 ♡7', '♣2 ♣9 ♣3 ♣4 ♣5 ♣6 ♣7 ♣8 ♣10 ◇5 ◇9 ◇6 ◇7')
    expect(g.view('P1').facts['turnPlayer']).toBe('P2')
    expect(g.zone('P1', 'graveyard')).toEqual(['♡2', '♡5'])
    expect(g.zone('P2', 'graveyard')).toEqual(['◇9', '◇5'])
    g.proves('base.3.2.39')
  })

  test('the cards that were turned up go to the graveyard', () => {
    const g = stacked(mine, theirs)
    expect(g.at('♡3').zone).toBe('graveyard')
    expect(g.at('◇K').zone).toBe('graveyard')
    g.proves('base.3.2.40')
  })

  test('a Joker counts zero, less than an ace', () => {
    const g = stacked(mine.replace('♡3', 'Joker'), theirs.replace('◇K', '◇A'), { frame: 'full54' })
    expect(g.view('P1').facts['turnPlayer']).toBe('P2')
    g.proves('base.3.2.17')
  })

  test('a flip that never decides ends the game instead of hanging it', () => {
    const g = stacked('♠2 ♠9 ♠3 ♠4 ♠5 ♠6 ♠7 ♠8 ♠10 ♡5', '♣2 ♣9 ♣3 ♣4 ♣5 ♣6 ♣7 ♣8 ♣10 ◇5')
    expect(g.count('P1', 'life')).toBe(0)
    expect(g.count('P2', 'life')).toBe(0)
    expect(g.winner).toBe('P2')
  })
})

describe('The first turn', () => {
  test('the first player starts by drawing one card, without Charge and Draw', () => {
    const g = stacked(mine, theirs)
    expect(g.count('P2', 'hand')).toBe(8)
    expect(g.zone('P2', 'hand')).toContain('◇4')
    expect(g.count('P1', 'hand')).toBe(7)
    expect(g.zone('stage')).toEqual([])
    g.proves('base.3.2.41')
  })

  test('the first player has the turn and the chance', () => {
    const g = stacked(mine, theirs)
    expect(g.deciding).toBe('P2')
    expect(g.turn).toBe(1)
    expect(g.P2).toOffer('end', 'attack', 'set-barrier')
    g.proves('base.3.2.42')
  })

  test('the preset soldier may attack in the first turn', () => {
    const g = stacked(mine, theirs)
    g.P2.plays('attack')
    expect(g.P2).toOfferExactly('♣9')
  })
})
