import { aquarianAge } from '@fudaba/aquarian-age'
import type { Effect } from '@fudaba/kernel/text'
import { board, describe, expect, test } from '@fudaba/kernel/testing'
import { breakCard, character, fast, powers } from '../cards.ts'
import { does, phrase, some, texts } from '../trees.ts'

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

  test('of both players is one: both beaten at once is a draw, and nobody is beaten first', () => {
    const nine = (who: string) => Array.from({ length: 9 }, (_, i) => breakCard(`${who}${i}`))
    const g = board(aquarianAge, {
      at: 'main',
      P1: {
        deck: [breakCard('X')],
        damage: nine('a'),
        hand: [fast('F', { text: '≪プレイヤー全て≫に1ダメージを与える。' })],
      },
      P2: { deck: [breakCard('Y')], damage: nine('b') },
    })
    g.P1.acts('fast')
    g.everyonePasses()
    expect(g.ending).toBe('damage')
    expect(g.winner).toBeNull()
    expect([g.count('P1', 'damage'), g.count('P2', 'damage')]).toEqual([10, 10])
    g.proves('base.1.1.8')
  })

  test('without a deck the judgement stops, or is defeat where the table plays so', () => {
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

describe('what all players do', () => {
  const own = phrase({ kind: 'owner', who: 'self' }, { kind: 'zone', zone: 'hand' })
  const discardsOne: Effect = { kind: 'discard', what: some(own) }
  test('is chosen by each before anything is done', () => {
    const g = board(aquarianAge, {
      at: 'main',
      P1: {
        deck: 5,
        hand: [
          fast('F', texts(does({ kind: 'by', player: 'each', effect: discardsOne }))),
          character('h1'),
          character('k1'),
        ],
      },
      P2: { deck: 5, hand: [character('h2'), character('k2')] },
    })
    g.P1.acts('fast')
    g.everyonePasses()
    g.P1.chooses('h1')
    expect(g.at('h1').zone).toBe('hand')
    g.P2.chooses('k2')
    expect([g.at('h1').zone, g.at('k2').zone]).toEqual(['discard', 'discard'])
    g.proves('23-1')
  })
})
