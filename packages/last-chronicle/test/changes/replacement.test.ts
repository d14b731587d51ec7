import { lastChronicle } from '@fudaba/last-chronicle'
import { type EffectLiteral, commit } from '@fudaba/kernel/rules'
import { run } from '@fudaba/kernel/search'
import { board, describe, expect, test } from '@fudaba/kernel/testing'
import { damagePlayer } from '../../src/changes/damage.ts'
import { destroy } from '../../src/changes/verbs.ts'
import { begins, happens, unit } from '../cards.ts'
import '../effects.ts'
import { UNIT, gainLife, phrase, whenever } from '../trees.ts'

const table = (battlefield: readonly ReturnType<typeof unit>[], effects: readonly EffectLiteral[] = []) =>
  board(lastChronicle, { P1: { deck: 5, battlefield }, P2: { deck: 5 }, at: 'main', effects })
const removes: EffectLiteral = { effect: 'test removed instead', by: 'P1' }

describe('what happens instead', () => {
  test('a replacement waits for its event as long as it lasts', () => {
    const g = table([unit('A'), unit('B')], [removes])
    happens(g, destroy, 'A')
    happens(g, destroy, 'B')
    expect([g.at('A').zone, g.at('B').zone]).toEqual(['removed', 'removed'])
    g.proves('11.9.5.1')
  })

  test('a replacement that begins with the event is too late for it', () => {
    const g = table([unit('A'), unit('B')])
    const { game } = g.match
    const effect = game.book.effects.find(({ name }) => name === 'test removed instead')!
    game.propose(game.book.kernelVerb('beginEffect'), effect.id, -1, -1, 0, 0)
    game.propose(destroy, g.names.row('A'))
    commit(game)
    run(game)
    expect(g.at('A').zone).toBe('discard')
    happens(g, destroy, 'B')
    expect(g.at('B').zone).toBe('removed')
    g.proves('11.9.5.3')
  })

  test('what was replaced has not happened, and nothing triggers on it', () => {
    const watches = whenever('destroyed', phrase(UNIT), gainLife(2))
    const g = table([unit('A'), unit('W', { abilities: [watches] })], [removes])
    happens(g, destroy, 'A')
    g.P1.passes()
    expect(g.zone('stack')).toEqual([])
    g.proves('11.9.5.4', '11.6.16')
  })

  test('a replacement is not applied again to what came of it', () => {
    const g = table([], [{ effect: 'test one more damage', by: 'P1' }])
    happens(g, damagePlayer, 'P2', 2, -1)
    expect(g.count('P2', 'life')).toBe(17)
    g.proves('11.9.5.5')
  })

  test('what replaces a part of its own effect comes before all others', () => {
    const g = table([unit('A')], [removes, { effect: 'test returns itself', by: 'P1' }])
    happens(g, destroy, 'A')
    expect(g.P1).not.toBeAsked('replacement')
    expect(g.at('A').zone).toBe('hand')
    g.proves('11.9.5.6')
  })
})

describe('effects in a circle', () => {
  test('where each would change the other, the older is applied first', () => {
    const g = table([unit('A')])
    begins(g, 'test dragon unless knight', 'A')
    begins(g, 'test knight unless dragon', 'A')
    expect(g.at('A').values['categories']).toBe('竜')
    const h = table([unit('A')])
    begins(h, 'test knight unless dragon', 'A')
    begins(h, 'test dragon unless knight', 'A')
    expect(h.at('A').values['categories']).toBe('騎士')
    h.proves('11.9.4.17')
  })
})
