import { blackpoker } from '@fudaba/blackpoker'
import { board, describe, expect, ref, test } from '@fudaba/kernel/testing'

/** P1 attacks with `attacker`, which is stopped by seven and eight and dies. */
const dying = (attacker: string, life = '♠3 ♠5 ♡Q ♠2') =>
  board(blackpoker, {
    P1: {
      soldiers: [ref('A', attacker, { turned: true, attacking: true })],
      hand: '◇9',
      life,
    },
    P2: {
      soldiers: [ref('seven', '♡7', { blocking: 'A' }), ref('eight', '♡8', { blocking: 'A' })],
      hand: '◇8',
      life: 5,
    },
    stage: ['damage'],
  })

describe('Succession', () => {
  test('is done before the next decision, without waiting on the stage', () => {
    const g = dying('♣K')
    g.everyonePasses()
    expect(g.zone('P1', 'hand')).toEqual(['◇9', '♡Q'])
    expect(g.zone('stage')).toEqual([])
    expect(g.zone('P2', 'hand')).toEqual(['◇8'])
    g.proves('succession.frame')
  })

  test('follows a court card that goes from the field to the graveyard', () => {
    const g = dying('♣J')
    g.everyonePasses()
    expect(g.at('A').zone).toBe('graveyard')
    expect(g.zone('P1', 'hand')).toContain('♡Q')
    expect(g.count('P2', 'life')).toBe(5)
    g.proves('succession.when')
  })

  test('follows an ace too', () => {
    const g = dying('♣A')
    g.everyonePasses()
    expect(g.zone('P1', 'hand')).toContain('♡Q')
  })

  test('does not follow a nine', () => {
    const g = dying('♣9')
    g.everyonePasses()
    expect(g.at('A').zone).toBe('graveyard')
    expect(g.zone('P1', 'hand')).toEqual(['◇9'])
    expect(g.count('P1', 'life')).toBe(4)
  })

  test('happens once for each such card of an equipped soldier', () => {
    const g = dying('♣A+♣K', '♠3 ♡Q ♠5 ♠J ♠2')
    g.everyonePasses()
    g.P1.chooses('♣A')
    expect(g.zone('P1', 'hand')).toEqual(['◇9', '♡Q', '♠J'])
    expect(g.zone('P1', 'life')).toEqual(['♠2'])
  })

  test('puts life cards into the graveyard until a court card is found, which joins the hand', () => {
    const g = dying('♣K')
    g.everyonePasses()
    expect(g.zone('P1', 'graveyard')).toEqual(['♠5', '♠3', '♣K'])
    expect(g.at('♡Q').zone).toBe('hand')
    expect(g.zone('P1', 'life')).toEqual(['♠2'])
    g.proves('succession.effect')
  })

  test('does not follow a king that was damage, a discard or a key', () => {
    const g = board(blackpoker, {
      P1: { soldiers: [ref('A', '♠5')], hand: '♠2 ♣K ♡5 ◇K', life: '♡A ♡3 ♡4' },
      P2: { life: '♡K ♡J ♡6' },
    })
    g.P1.plays('throw', { key: ['♠2', '♣K'] })
    expect(g.zone('P2', 'graveyard')).toEqual(['♡J', '♡K'])
    expect(g.zone('P2', 'hand')).toEqual([])
    expect(g.zone('P1', 'graveyard')).toContain('♣K')
    g.P1.plays('up', { discard: '◇K', target: 'A' })
    expect(g.zone('P1', 'hand')).toEqual([])
    expect(g.count('P1', 'life')).toBe(3)
  })

  test('breaking a barrier that was a jack starts Succession for its owner', () => {
    const g = board(blackpoker, {
      P1: { hand: '♡2 ◇2', life: '♠K ♠2' },
      P2: { barriers: [ref('wall', '♣J'), ref('next', '♣4')], life: '♡3 ♡A ♡5' },
    })
    g.P1.plays('break-barrier', { target: 'wall' })
    expect(g.zone('P2', 'hand')).toEqual(['♡A'])
    expect(g.zone('P2', 'graveyard')).toEqual(['♡3', '♣J'])
    expect(g.count('P1', 'hand')).toBe(0)
    expect(g.count('P1', 'life')).toBe(2)
  })

  test('the card found by Succession is shown to both players', () => {
    const g = dying('♣K')
    g.everyonePasses()
    const shown = g.log('P2').filter((line) => line.event === 'show')
    expect(shown.map((line) => line.card)).toEqual(['♡Q'])
    const hand = g.view('P2').zones.find((zone) => zone.zone === 'hand' && zone.owner === 'P1')
    expect(hand?.contains).toEqual(['♡Q'])
  })

  test('Succession without a court card left empties the life and loses', () => {
    const g = dying('♣K', '♠3 ♠5 ♠2')
    g.everyonePasses()
    expect(g.zone('P1', 'life')).toEqual([])
    expect(g.zone('P1', 'graveyard')).toEqual(['♠2', '♠5', '♠3', '♣K'])
    expect(g.winner).toBe('P2')
    g.proves('base.3.5.24')
  })

  test('nobody is asked whether Succession happens', () => {
    const g = dying('♣K')
    g.P1.passes()
    g.P2.passes()
    expect(g.P1).toBeAsked('chance.window')
    expect(g.zone('P1', 'hand')).toContain('♡Q')
  })

  test('follows a Joker that stood as a barrier', () => {
    const g = board(blackpoker, {
      config: { frame: 'full54' },
      P1: { hand: '♡2 ◇2', life: 5 },
      P2: { barriers: [ref('wall', 'Joker'), '♣4'], life: '♡3 ♡A ♡5' },
    })
    g.P1.plays('break-barrier', { target: 'wall' })
    expect(g.zone('P2', 'hand')).toEqual(['♡A'])
  })
})
