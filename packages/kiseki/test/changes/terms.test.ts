import { kiseki, organisations } from '@fudaba/kiseki'
import { board, describe, expect, test } from '@fudaba/kernel/testing'
import { recover } from '../../src/changes/stun.ts'
import { action, discard, kill, rebuild, turnDown, turnUp } from '../../src/changes/verbs.ts'
import { begins, faceDown, happens, item, stunned, turned, unit } from '../cards.ts'

describe('effects that change numbers', () => {
  test('plus raises STR and DEF, minus lowers them', () => {
    const g = board(kiseki, {
      P1: { field: [unit('A', { str: 2, def: 2 }), unit('B', { str: 3, def: 3 })] },
      P2: {},
      at: 'draw',
    })
    begins(g, 'plus', 'A', { values: [2, 1] })
    begins(g, 'minus', 'B', { values: [1, 2] })
    expect([g.at('A').values['str'], g.at('A').values['def']]).toEqual([4, 3])
    expect([g.at('B').values['str'], g.at('B').values['def']]).toEqual([2, 1])
    g.proves('1303.1', '1303.2')
  })
})

describe('effects that change organisations', () => {
  const scrums = (effect: string, words: readonly string[], on: string) => {
    const g = board(kiseki, {
      P1: { field: [unit('A', { organisations: ['東'] }), unit('B', { organisations: ['西'] })] },
      P2: { field: [unit('enemy', { def: 9 })] },
      at: 'attack',
    })
    const values = words.map((word) => organisations.in(g.match.game.book).word(word))
    begins(g, effect, on, { values })
    return g
  }

  test('a gained organisation is had beside the own', () => {
    const g = scrums('gainOrganisation', ['西'], 'A')
    expect(g.at('A').values['organisations']).toBe('東・西')
    g.P1.chooses('A', 'B')
    expect(g.P1).toBeAsked('priority.window')
    g.proves('1331.1')
  })

  test('a UNIT of all organisations may scrum with any', () => {
    const g = scrums('haveAllOrganisations', [], 'A')
    expect(g.at('A').values['organisations']).toBe('東・*')
    g.P1.chooses('A', 'B')
    expect(g.P1).toBeAsked('priority.window')
    g.proves('1333.1')
  })

  test('a lost organisation is gone', () => {
    const g = scrums('loseOrganisation', ['東'], 'A')
    expect(g.at('A').values['organisations']).toBe('')
    g.proves('1334.1')
  })
})

describe('what is done to cards', () => {
  test('several cards are drawn one by one', () => {
    const g = board(kiseki, { P1: { deck: [unit('a'), unit('b'), unit('c')] }, P2: {}, at: 'drawing' })
    expect(g.zone('P1', 'hand')).toEqual(['a', 'b'])
    expect(g.log().filter((line) => line.event === 'draw')).toHaveLength(2)
    g.proves('1313.2', '1313.1')
  })

  test('a discarded card goes to the trails of its player', () => {
    const g = board(kiseki, { P1: { hand: [unit('A'), unit('B')] }, P2: {}, at: 'draw' })
    happens(g, discard, 'A')
    expect(g.at('A').zone).toBe('trails')
    expect(g.at('A').of).toBe('P1')
    expect(g.at('B')).toBeUnchanged()
    g.proves('1314.1')
  })

  test('turning a card that is turned, or up, or down, is no event', () => {
    const g = board(kiseki, { P1: { field: [unit('A'), unit('B', {}, turned)] }, P2: {}, at: 'draw' })
    happens(g, action, 'A')
    expect(g.at('A').turned).toBe(true)
    happens(g, action, 'B')
    expect(g.log().filter((line) => line.event === 'turn')).toHaveLength(1)
    g.proves('1315.2')
  })

  test('a homebase card turned up is seen by both, turned down by its player alone', () => {
    const g = board(kiseki, { P1: { homebase: [unit('A', {}, faceDown), unit('B')] }, P2: {}, at: 'draw' })
    happens(g, turnUp, 'A')
    happens(g, turnDown, 'B')
    expect(g.at('A').faceDown).toBe(false)
    expect(g.at('B').faceDown).toBe(true)
    happens(g, turnUp, 'A')
    expect(g.log().filter((line) => line.event === 'flip')).toHaveLength(2)
    g.proves('1316.1', '1316.2')
  })

  test('instant death puts a field UNIT into the trails without stun damage', () => {
    const g = board(kiseki, { P1: { field: [unit('A', { cp: 3 })], hand: [unit('B')] }, P2: {}, at: 'draw' })
    happens(g, kill, 'A')
    happens(g, kill, 'B')
    expect(g.at('A').zone).toBe('trails')
    expect(g.at('B').zone).toBe('hand')
    expect(g.count('P1', 'bond')).toBe(40)
    g.proves('1317.1')
  })

  test('recovering a UNIT that is not stunned is no event', () => {
    const g = board(kiseki, { P1: { field: [stunned('A'), unit('B')] }, P2: {}, at: 'draw' })
    happens(g, recover, 'B')
    expect(g.log().filter((line) => line.event === 'recover')).toEqual([])
    happens(g, recover, 'A')
    expect(g.at('A').values['stunned']).toBe(false)
    expect(g.at('A').turned).toBe(true)
    expect(g.at('A').faceDown).toBe(false)
    g.proves('1308.1', '1306.4')
  })

  test('a rebuilt homebase card is replaced by the top of the deck, face down and turned', () => {
    const g = board(kiseki, {
      P1: { homebase: [unit('A'), item('B')], deck: [unit('new'), unit('next')] },
      P2: {},
      at: 'draw',
    })
    happens(g, rebuild, 'A')
    expect(g.at('A').zone).toBe('trails')
    expect(g.at('new').zone).toBe('homebase')
    expect(g.at('new').faceDown).toBe(true)
    expect(g.at('new').turned).toBe(true)
    expect(g.at('B')).toBeUnchanged()
    g.proves('1335.1')
  })

  test('a rebuild with an empty deck loses a homebase card and not the game', () => {
    const g = board(kiseki, { P1: { homebase: [unit('A'), item('B')] }, P2: {}, at: 'draw' })
    happens(g, rebuild, 'A')
    expect(g.count('P1', 'homebase')).toBe(1)
    g.everyonePasses()
    expect(g.ending).toBe(null)
  })
})
