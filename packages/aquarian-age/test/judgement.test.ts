import { aquarianAge } from '@fudaba/aquarian-age'
import { board, describe, expect, test } from '@fudaba/kernel/testing'
import { breakCard, character, powers } from './cards.ts'

/** A attacks the player, whose deck is this. */
const struck = (attack: number, deck: readonly ReturnType<typeof character>[], more: object = {}) => {
  const g = board(aquarianAge, {
    at: 'main',
    P1: { controlled: [character('A', { attack })], power: powers('A', 1), deck: 5 },
    P2: { deck, ...more },
  })
  g.P1.acts('attack', { with: 'A' })
  g.everyonePasses()
  return g
}

describe('the damage judgement', () => {
  test('characters are set into their party, everything else is damage', () => {
    const g = struck(3, [
      character('C', { factions: ['wizdom'] }),
      breakCard('X'),
      character('D'),
      breakCard('Y'),
    ])
    expect(g.at('C').zone).toBe('factions')
    expect(g.at('C').cell).toBe('wizdom')
    expect(g.at('D').cell).toBe('ego')
    expect(g.at('X').zone).toBe('damage')
    expect(g.at('Y').zone).toBe('deck')
    g.proves('base.1.6.14', 'base.1.6.13')
  })

  test('a character without a faction has a party of its own, after the last', () => {
    const g = struck(1, [character('N', { factions: [] }), breakCard('X')])
    expect(g.at('N').cell).toBe('none')
    g.proves('18-2')
  })

  test('a newcomer lies on top of its party', () => {
    const g = struck(1, [character('new'), breakCard('X')], { factions: [character('old')] })
    expect(g.at('new').values['active']).toBe(true)
    expect(g.at('old').values['active']).toBe(false)
    g.proves('18-3')
  })

  test('equal names of one judgement all go to damage', () => {
    const g = struck(3, [
      character('C', { personal: 'レン' }),
      character('D', { personal: 'レン' }),
      character('E', { personal: 'ソウ' }),
    ])
    expect(g.at('C').zone).toBe('damage')
    expect(g.at('D').zone).toBe('damage')
    expect(g.at('E').zone).toBe('factions')
    g.proves('16-1')
  })

  test('ten damage are defeat, once the whole judgement is over', () => {
    const filled = Array.from({ length: 9 }, (_, i) => breakCard(`old${i}`))
    const g = struck(2, [breakCard('X'), character('C')], { damage: filled })
    expect(g.winner).toBe('P1')
    expect(g.ending).toBe('damage')
    expect(g.at('C').zone).toBe('factions')
    g.proves('base.1.1.6')
  })

  test('without a deck it stops, or is defeat where the table plays so', () => {
    const stopped = struck(3, [breakCard('X')])
    expect(stopped.winner).toBeNull()
    const g = board(aquarianAge, {
      at: 'main',
      config: { judgementOnEmptyDeck: 'defeat' },
      P1: { controlled: [character('A', { attack: 3 })], power: powers('A', 1), deck: 5 },
      P2: { deck: [breakCard('X')] },
    })
    g.P1.acts('attack', { with: 'A' })
    g.everyonePasses()
    expect(g.winner).toBe('P1')
    g.proves('base.1.6.13')
  })
})
