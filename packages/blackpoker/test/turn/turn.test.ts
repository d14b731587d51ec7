import { blackpoker } from '@fudaba/blackpoker'
import { board, describe, expect, ref, test, turned } from '@fudaba/kernel/testing'

describe('End', () => {
  test('waits on the stage for free until both have passed', () => {
    const g = board(blackpoker, { P1: { hand: '♡5 ♡6', life: 5 }, P2: { soldiers: '♡9', life: 5 } })
    expect(g.P1).toOffer('end')
    g.P1.acts('end')
    expect(g.zone('stage')).toEqual(['end'])
    expect(g.count('P1', 'life')).toBe(5)
    expect(g.count('P1', 'hand')).toBe(2)
    expect(g.view('P1').facts['turnPlayer']).toBe('P1')
    g.proves('end.frame')
  })

  test('with nine cards the ending player discards exactly two', () => {
    const g = board(blackpoker, {
      P1: { hand: '♠2 ♠3 ♠4 ♠5 ♠6 ♠7 ♠8 ♠9 ♣9', life: 5 },
      P2: { hand: '♡2 ♡3', life: 5 },
    })
    g.P1.plays('end')
    expect(g.P1).toBeAsked('end.discard')
    g.P1.chooses('♠6', '♠7')
    expect(g.count('P1', 'hand')).toBe(7)
    expect(g.zone('P1', 'graveyard')).toEqual(['♠7', '♠6'])
    expect(g.count('P2', 'hand')).toBe(2)
    g.proves('end.1')
  })

  test('with seven cards nobody is asked to discard', () => {
    const g = board(blackpoker, { P1: { hand: '♠2 ♠3 ♠4 ♠5 ♠6 ♠7 ♠8', life: 5 }, P2: { life: 5 } })
    g.P1.plays('end')
    expect(g.P1).not.toBeAsked('end.discard')
    expect(g.count('P1', 'hand')).toBe(7)
  })

  test('clears the fog of the ending player', () => {
    const g = board(blackpoker, {
      P1: { soldiers: [ref('A', '♠5')], fog: [{ '♡5': { clouds: 'A' } }], life: 5 },
      P2: { soldiers: '♡9', life: 5 },
    })
    g.P1.plays('end')
    expect(g.zone('P1', 'fog')).toEqual([])
    expect(g.zone('P1', 'graveyard')).toEqual(['♡5'])
    g.proves('end.2')
  })

  test('End clears the own fog and leaves the other, unless the table plays the 9.1 rule', () => {
    const fogs = (config: Record<string, string>) => {
      const g = board(blackpoker, {
        config,
        P1: { soldiers: [ref('A', '♠5')], fog: [{ '♡5': { clouds: 'A' } }], life: 5 },
        P2: { soldiers: '♡9', fog: [{ '♠2': { clouds: 'A' } }], life: 5 },
      })
      g.P1.plays('end')
      return [g.zone('P1', 'fog'), g.zone('P2', 'fog')]
    }
    expect(fogs({ endClearsFog: 'own' })).toEqual([[], ['♠2']])
    expect(fogs({ endClearsFog: 'all' })).toEqual([[], []])
  })

  test('the 9.1 setting puts the fog of the other player into his graveyard', () => {
    const g = board(blackpoker, {
      config: { endClearsFog: 'all' },
      P1: { soldiers: [ref('A', '♠5')], life: 5 },
      P2: { soldiers: '♡9', fog: [{ '♠2': { clouds: 'A' } }], life: 5 },
    })
    g.P1.plays('end')
    expect(g.zone('P2', 'graveyard')).toEqual(['♠2'])
    g.proves('base.3.7.2')
  })

  test('hands the turn to the other player', () => {
    const g = board(blackpoker, { P1: { life: 5 }, P2: { life: 5 } })
    g.P1.plays('end')
    expect(g.view('P1').facts['turnPlayer']).toBe('P2')
    g.proves('end.3')
  })

  test('a Down of the defender wears off when the attacking player ends the turn though its card remains', () => {
    const g = board(blackpoker, {
      P1: { soldiers: [ref('A', '♠9')], life: 5 },
      P2: { soldiers: '♡9', fog: [{ '♠4': { clouds: 'A' } }], life: 5 },
    })
    expect(g.at('A').values['size']).toBe(5)
    g.P1.plays('end')
    expect(g.at('A').values['size']).toBe(9)
    expect(g.zone('P2', 'fog')).toEqual(['♠4'])
    g.proves('base.3.7.3')
  })

  test('a fog card outlives the soldier it was bound to until its owner ends a turn', () => {
    const g = board(blackpoker, {
      P1: { soldiers: [ref('A', '♡2')], fog: [{ '♡5': { clouds: 'A' } }], life: 9 },
      P2: { soldiers: '♡9', hand: '♠7 ♠8', life: 9 },
    })
    g.P1.passes()
    g.P2.plays('down', { discard: '♠8', key: '♠7', target: 'A' })
    expect(g.at('A').zone).toBe('graveyard')
    expect(g.zone('P1', 'fog')).toEqual(['♡5'])
    g.P1.plays('end')
    expect(g.zone('P1', 'fog')).toEqual([])
  })

  test('an ace that leaves the fog at End starts no Succession', () => {
    const g = board(blackpoker, {
      P1: { soldiers: [ref('A', '♠9')], fog: [{ '♡A': { clouds: 'A' } }], life: '♠K ♠2 ♠3' },
      P2: { life: 5 },
    })
    g.P1.plays('end')
    expect(g.count('P1', 'hand')).toBe(0)
    expect(g.count('P1', 'life')).toBe(3)
  })
})

describe('Charge', () => {
  test('is done at the very next decision without waiting on the stage', () => {
    const g = board(blackpoker, {
      P1: { life: 5 },
      P2: { soldiers: [ref('S', '♡9', { turned: true })], hand: '♡5 ♡6', life: 5 },
    })
    g.P1.plays('end')
    expect(g.at('S').turned).toBe(false)
    expect(g.zone('stage')).toEqual(['draw'])
    g.proves('charge.frame')
  })

  test('follows End for the new turn player without a question', () => {
    const g = board(blackpoker, {
      P1: { life: 5 },
      P2: { barriers: [ref('B', '♡9', { turned: true })], life: 5 },
    })
    g.P1.plays('end')
    expect(g.at('B').turned).toBe(false)
    g.proves('charge.when')
  })

  test('charges every character of the new turn player and nobody else', () => {
    const g = board(blackpoker, {
      P1: { soldiers: [ref('mine', '♠5', { turned: true })], life: 5 },
      P2: {
        soldiers: [ref('S', '♡9', { turned: true })],
        barriers: [ref('B', '♡8', { turned: true })],
        life: 5,
      },
    })
    g.P1.plays('end')
    expect(g.at('S').turned).toBe(false)
    expect(g.at('B').turned).toBe(false)
    expect(g.at('mine').turned).toBe(true)
    g.proves('charge.effect')
  })
})

describe('Draw', () => {
  const ended = () => {
    const g = board(blackpoker, {
      P1: { soldiers: '♠5', hand: '♡5 ♡6', life: 5 },
      P2: { soldiers: '♡9', hand: '♡7 ♡8', life: '♣5 ♣6 ♣7 ♣8 ♣9' },
    })
    g.P1.plays('end')
    return g
  }

  test('waits on the stage, so that both may act before the hand grows', () => {
    const g = ended()
    expect(g.zone('stage')).toEqual(['draw'])
    expect(g.P2).toOffer('up')
    expect(g.count('P2', 'hand')).toBe(2)
    g.P2.passes()
    expect(g.P1).toOffer('up')
    g.proves('draw.frame')
  })

  test('belongs to the player whose turn has begun', () => {
    const g = ended()
    expect(g.zone('stage')).toEqual(['draw'])
    g.everyonePasses()
    g.P2.answers(false)
    expect(g.count('P2', 'hand')).toBe(3)
    expect(g.count('P1', 'hand')).toBe(2)
    g.proves('draw.when')
  })

  test('takes the top card of the life', () => {
    const g = ended()
    g.everyonePasses()
    g.P2.answers(false)
    expect(g.zone('P2', 'hand')).toContain('♣5')
    expect(g.count('P2', 'life')).toBe(4)
    g.proves('draw.1')
  })

  test('the second card of Draw is decided after the first is seen', () => {
    const g = ended()
    g.everyonePasses()
    expect(g.P2).toBeAsked('draw.more')
    expect(g.zone('P2', 'hand')).toContain('♣5')
    g.P2.answers(true)
    expect(g.zone('P2', 'hand')).toContain('♣6')
    expect(g.count('P2', 'life')).toBe(3)
    g.proves('draw.2')
  })

  test('a second card is not offered when the life is gone', () => {
    const g = board(blackpoker, {
      P1: { life: 5 },
      P2: { life: 1 },
      stage: [{ draw: { by: 'P2' } }],
      turnPlayer: 'P2',
    })
    g.everyonePasses()
    expect(g.winner).toBe('P1')
  })

  const drawn = (drawRule: string, life: number) => {
    const g = board(blackpoker, {
      config: { drawRule },
      P1: { life: 5 },
      P2: { life },
      stage: [{ draw: { by: 'P2' } }],
      turnPlayer: 'P2',
    })
    g.everyonePasses()
    return g
  }

  test('Draw takes one and offers a second, or two at once under the rule of edition 9', () => {
    expect(drawn('edition8', 5).P2).toBeAsked('draw.more')
    const g = drawn('edition9', 5)
    expect(g.P2).not.toBeAsked('draw.more')
    expect(g.count('P2', 'hand')).toBe(2)
  })

  test('edition 9 takes two cards', () => {
    const g = drawn('edition9', 5)
    expect(g.count('P2', 'hand')).toBe(2)
    expect(g.count('P2', 'life')).toBe(3)
    g.proves('base.3.7.5')
  })

  test('edition 9 takes one card at a life of two', () => {
    const g = drawn('edition9', 2)
    expect(g.count('P2', 'life')).toBe(1)
    expect(g.winner).toBeNull()
    g.proves('base.3.7.6')
  })
})

test('a driven character of the ending player stays driven', () => {
  const g = board(blackpoker, { P1: { soldiers: [turned('♠5')], life: 5 }, P2: { life: 5 } })
  g.P1.plays('end')
  expect(g.at('♠5').turned).toBe(true)
})
