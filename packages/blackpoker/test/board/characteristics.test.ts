import { blackpoker } from '@fudaba/blackpoker'
import { board, describe, expect, ref, test } from '@fudaba/kernel/testing'

/** An attacker that nobody stops. */
const unstopped = (attacker: string) => {
  const g = board(blackpoker, {
    P1: { soldiers: [ref('A', attacker, { turned: true, attacking: true }), ref('other', '◇3')], life: 9 },
    P2: { life: 30 },
    stage: ['damage'],
  })
  g.everyonePasses()
  return g
}

describe('Size', () => {
  test('a soldier has the size of its number', () => {
    const g = unstopped('♠7')
    expect(g.count('P2', 'life')).toBe(30 - 7)
    expect(g.at('A').values['size']).toBe(7)
    g.proves('soldier.size')
  })

  test('a hero has size eleven, twelve or thirteen', () => {
    expect(unstopped('♠J').count('P2', 'life')).toBe(30 - 11)
    expect(unstopped('♠Q').count('P2', 'life')).toBe(30 - 12)
    const g = unstopped('♠K')
    expect(g.count('P2', 'life')).toBe(30 - 13)
    g.proves('hero.size')
  })

  test('an ace has size one', () => {
    const g = unstopped('♠A')
    expect(g.count('P2', 'life')).toBe(30 - 1)
    g.proves('ace.size')
  })

  test('an equipped soldier has the size of all its cards together', () => {
    const g = unstopped('♠3+♠5+♠K')
    expect(g.at('A').values['size']).toBe(21)
    expect(g.count('P2', 'life')).toBe(30 - 21)
    g.proves('equipped.size')
  })

  test('Up in the fog makes its soldier bigger', () => {
    const g = board(blackpoker, {
      P1: { soldiers: [ref('A', '♠3'), ref('B', '♠6')], fog: [{ '♡4': { clouds: 'A' } }], life: 5 },
      P2: { life: 5 },
    })
    expect(g.at('A').values['size']).toBe(7)
    expect(g.at('B').values['size']).toBe(6)
    g.proves('fog-up.ability')
  })

  test('Down in the fog makes its soldier smaller', () => {
    const g = board(blackpoker, {
      P1: { soldiers: [ref('A', '♠9'), ref('B', '♠6')], life: 5 },
      P2: { fog: [{ '♠4': { clouds: 'A' } }], life: 5 },
    })
    expect(g.at('A').values['size']).toBe(5)
    expect(g.at('B').values['size']).toBe(6)
    g.proves('fog-down.ability')
  })
})

describe('Labels', () => {
  /** Who may be named as an attacker: P1 has `soldier`, which is new, and the same beside it from before. */
  const attacking = (soldier: string, old: string) => {
    const g = board(blackpoker, {
      P1: { soldiers: [ref('new', soldier, { fresh: true }), ref('old', old)], barriers: '♣4', life: 5 },
      P2: { life: 5 },
    })
    g.P1.plays('attack')
    return g
  }
  const blocking = (soldier: string) => {
    const g = board(blackpoker, {
      P1: { soldiers: [ref('A', '♠2', { turned: true, attacking: true })], life: 5 },
      P2: { soldiers: [ref('S', soldier)], barriers: [ref('wall', '♣4')], life: 5 },
      stage: ['block'],
    })
    g.everyonePasses()
    return g
  }

  test('a soldier may attack and block', () => {
    expect(attacking('♠7', '♠8').P1).toOfferExactly('old')
    const g = blocking('♡7')
    expect(g.P2).toOffer('S')
    g.proves('soldier.labels')
  })

  test('a hero may attack and block', () => {
    expect(attacking('♠Q', '♠K').P1).toOfferExactly('old')
    const g = blocking('♡Q')
    expect(g.P2).toOffer('S')
    g.proves('hero.labels')
  })

  test('an ace may attack and block, and attacks in the turn it entered', () => {
    expect(attacking('♠A', '♡A').P1).toOfferExactly('new', 'old')
    const g = blocking('♡A')
    expect(g.P2).toOffer('S')
    g.proves('ace.labels')
  })

  test('an equipped soldier may attack and block, with an ace also in the turn it entered', () => {
    expect(attacking('♠3+♠5', '♡3+♡5').P1).toOfferExactly('old')
    expect(attacking('♠3+♠A', '♡3+♡5').P1).toOfferExactly('new', 'old')
    const g = blocking('♡3+♡5')
    expect(g.P2).toOffer('S')
    g.proves('equipped.labels')
  })

  test('haste lets a newcomer attack, and only haste', () => {
    const g = attacking('♠A', '♡7')
    expect(g.P1).toOffer('new')
    expect(attacking('♠2', '♡7').P1).not.toOffer('new')
    g.proves('base.3.1.5')
  })

  test('a barrier may block and never attacks', () => {
    expect(attacking('♠7', '♠8').P1).not.toOffer('♣4')
    const g = blocking('♡7')
    expect(g.P2).toOfferExactly('S', 'wall')
    g.proves('barrier.labels')
  })
})

test('any card that lies face down is a barrier and nothing else', () => {
  const table = () =>
    board(blackpoker, {
      config: { frame: 'full54' },
      P1: { soldiers: [ref('S', '♠5')], barriers: '♠K ♡A Joker', hand: '♡2 ◇2 ♣7', life: 5 },
      P2: { soldiers: [ref('E', '♠6')], life: 5 },
    })
  const broken = table()
  expect(broken.at('♠K').values['character']).toBe('barrier')
  expect(broken.P1).toOffer('break-barrier')
  broken.P1.acts('break-barrier')
  expect(broken.P1).toOfferExactly('♠K', '♡A', 'Joker')
  const paid = table()
  expect(paid.P1).toOffer('summon-soldier')
  paid.P1.acts('summon-soldier')
  expect(paid.P1).toOfferExactly('♠K', '♡A', 'Joker')
  const grown = table()
  grown.P1.acts('up', { discard: '♣7' })
  expect(grown.P1).toOfferExactly('S', 'E')
  grown.proves('barrier.key')
})

describe('Numbers', () => {
  /** What is left of a life of fourteen after a Throw. */
  const thrown = (spade: string) => {
    const g = board(blackpoker, { P1: { hand: `${spade} ♣2`, life: 5 }, P2: { life: 14 } })
    g.P1.plays('throw')
    return g
  }

  test('an ace counts one', () => {
    const g = thrown('♠A')
    expect(g.count('P2', 'life')).toBe(13)
    g.proves('base.3.2.13')
  })

  test('a jack counts eleven', () => {
    const g = thrown('♠J')
    expect(g.count('P2', 'life')).toBe(3)
    g.proves('base.3.2.14')
  })

  test('a queen counts twelve', () => {
    const g = thrown('♠Q')
    expect(g.count('P2', 'life')).toBe(2)
    g.proves('base.3.2.15')
  })

  test('a king counts thirteen', () => {
    const g = thrown('♠K')
    expect(g.count('P2', 'life')).toBe(1)
    g.proves('base.3.2.16')
  })
})
