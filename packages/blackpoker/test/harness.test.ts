import { blackpoker } from '@fudaba/blackpoker'
import { board, describe, expect, ref, test, turned } from '@fudaba/kernel/testing'

/** Shows how clause tests are written; docs/positions.md explains the notation. */

describe('damage between soldiers', () => {
  test('the smaller soldier goes to the graveyard', () => {
    const g = board(blackpoker, {
      P1: { soldiers: [ref('A', '♠9', { turned: true, attacking: true }), '♣4'], life: 5 },
      P2: { soldiers: [ref('B', '♡6', { blocking: 'A' }), ref('bystander', '♡2')], life: 5 },
      stage: ['damage'],
    })
    g.everyonePasses()
    expect(g.at('B').zone).toBe('graveyard')
    expect(g.at('A').zone).toBe('field')
    expect(g.at('bystander')).toBeUnchanged()
    expect(g.count('P2', 'life')).toBe(5)
    g.proves('damage.1')
  })

  test('soldiers of equal size go to the graveyard both', () => {
    const g = board(blackpoker, {
      P1: { soldiers: [ref('A', '♠6', { turned: true, attacking: true })], life: 5 },
      P2: { soldiers: [ref('B', '♡6', { blocking: 'A' })], life: 5 },
      stage: ['damage'],
    })
    g.everyonePasses()
    expect(g.at('A').zone).toBe('graveyard')
    expect(g.at('B').zone).toBe('graveyard')
    g.proves('damage.1')
  })

  test('blockers that lose together die together', () => {
    const g = board(blackpoker, {
      P1: { soldiers: [ref('A', '♠9', { turned: true, attacking: true })], life: 5 },
      P2: { soldiers: [{ '♡2': { blocking: 'A' } }, { '♡3': { blocking: 'A' } }, '♡4'], life: 5 },
      stage: ['damage'],
    })
    g.everyonePasses()
    expect(g.zone('P2', 'soldiers')).toEqual(['♡4'])
    expect(g.zone('P1', 'soldiers')).toEqual(['♠9'])
    g.proves('damage.1')
  })

  test('an unblocked attacker costs the player as many life cards as its size', () => {
    const g = board(blackpoker, {
      P1: { soldiers: [{ '♠3': { turned: true, attacking: true } }], life: 5 },
      P2: { soldiers: '♡9', life: '♣2 ♣3 ♣4 ♣5' },
      stage: ['damage'],
    })
    g.everyonePasses()
    expect(g.zone('P2', 'graveyard')).toEqual(['♣4', '♣3', '♣2'])
    expect(g.winner).toBeNull()
    g.proves('damage.3', 'base.3.3.1')
  })
})

describe('Counter', () => {
  const upAgainst = (key: string) =>
    board(blackpoker, {
      P1: { soldiers: [ref('A', '♠5')], hand: '♣2', life: 5 },
      P2: { soldiers: [ref('B', '♡9')], hand: `${key} ◇K ◇2`, life: 5 },
      stage: [{ up: { by: 'P1', cards: '♡5', target: 'A' } }],
      chance: 'P2',
    })

  test('a Counter against one key needs a number at least as high', () => {
    const g = upAgainst('♣5')
    g.P2.plays('counter', { discard: '◇K', key: '♣5', target: 'up' })
    expect(g.zone('stage')).toEqual([])
    expect(g.zone('P1', 'graveyard')).toEqual(['♡5'])
    expect(g.at('B')).toBeUnchanged()
    g.proves('counter.one-key', 'counter.effect')
  })

  test('a Counter with a lower number cancels nothing', () => {
    const g = upAgainst('♣4')
    g.P2.plays('counter', { discard: '◇K', key: '♣4', target: 'up' })
    expect(g.zone('stage')).toEqual(['up'])
  })
})

test('whoever has the chance may be quick, only the turn player may do the rest', () => {
  const g = board(blackpoker, {
    P1: { soldiers: '♠5', barriers: '♠4', hand: '♡5 ♣2 ♠7', life: 5 },
    P2: { soldiers: '♡9', barriers: '♡4', hand: '♡7 ♣3 ♠9', life: 5 },
  })
  expect(g.P1).toOffer('summon-soldier', 'attack', 'up')
  expect(g.may('P2', 'up')).toBe(false)
  g.P1.passes()
  expect(g.P2).toOfferExactly('up', 'down')
  expect(g.P2).not.toOffer('end')
  g.proves('base.3.5.7', 'base.3.5.8', 'base.3.5.10')
})

test('Up makes its soldier bigger for this turn', () => {
  const g = board(blackpoker, {
    P1: { soldiers: [ref('A', '♠5')], barriers: [turned('♠4')], hand: '♡5 ♣2 ♠K', life: 5 },
    P2: { soldiers: [ref('B', '♡9')], life: 5 },
  })
  g.P1.acts('up', { discard: '♠K', target: 'A' })
  g.everyonePasses()
  expect(g.at('A').values['size']).toBe(10)
  expect(g.at('♡5')).toMatchObject({ zone: 'fog', to: { clouds: ['A'] } })
  expect(g.at('B')).toBeUnchanged()
  g.proves('up.effect', 'fog-up.ability')
})

test('the ending player chooses which cards go down to seven', () => {
  const g = board(blackpoker, {
    P1: { hand: '♠2 ♠3 ♠4 ♠5 ♠6 ♠7 ♠8 ♠9', life: 5 },
    P2: { life: 5 },
  })
  g.P1.plays('end')
  expect(g.P1).toBeAsked('end.discard')
  expect(g.P1).toOfferExactly('♠2', '♠3', '♠4', '♠5', '♠6', '♠7', '♠8', '♠9')
  g.P1.chooses('♠6')
  expect(g.zone('P1', 'graveyard')).toEqual(['♠6'])
  expect(g.view('P1').facts['turnPlayer']).toBe('P2')
  g.proves('end.1')
})

test('a blocker stands before the attacker it was sent to', () => {
  const g = board(blackpoker, {
    P1: { soldiers: [ref('A', '♠5', { attacking: true }), ref('C', '♠7', { attacking: true })], life: 9 },
    P2: { soldiers: [ref('B', '♡9'), '♡2'], barriers: '◇3', life: 9 },
    stage: ['block'],
  })
  g.everyonePasses()
  expect(g.P2).toBeAsked('blockers')
  expect(g.P2).toOfferExactly('B', '♡2', '◇3')
  g.P2.answers({ C: ['B', '♡2'], A: '◇3' })
  expect(g.at('B').to).toEqual({ blocking: ['C'] })
  expect(g.at('◇3').to).toEqual({ blocking: ['A'] })
  g.proves('block.effect', 'block.soldiers')
})
