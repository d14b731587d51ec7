import { blackpoker } from '@fudaba/blackpoker'
import { board, describe, expect, ref, test } from '@fudaba/kernel/testing'

const table = (config = {}) =>
  board(blackpoker, {
    config,
    P1: { soldiers: [ref('A', '♠9')], hand: '♡5 ♡6 ♠A ◇K', life: 9 },
    P2: { soldiers: [ref('B', '♡9')], hand: '♣8 ◇8 ◇Q ◇J', life: 9 },
  })

describe('The chance', () => {
  test('stays with the player who has requested', () => {
    const g = table()
    g.P1.acts('attack')
    expect(g.deciding).toBe('P1')
    g.proves('base.3.5.30')
  })

  test('moves on after a request under the rule of edition 9', () => {
    const g = table({ chanceAfterRequest: 'pass' })
    g.P1.acts('attack')
    expect(g.deciding).toBe('P2')
    g.proves('base.3.7.20')
  })

  test('the requester may request again before the opponent is asked, unless the chance moves on', () => {
    const kept = table()
    kept.P1.acts('attack')
    expect(kept.P1).toOffer('up')
    const passed = table({ chanceAfterRequest: 'pass' })
    passed.P1.acts('attack')
    expect(passed.P2).toOffer('twist')
    expect(passed.may('P1', 'up')).toBe(false)
  })

  test('goes to the other player after a pass', () => {
    const g = table()
    g.P1.acts('attack').passes()
    expect(g.deciding).toBe('P2')
    g.proves('base.3.5.43')
  })

  test('a request resolves when both have passed, and not before', () => {
    const g = table()
    g.P1.acts('summon-ace').passes()
    expect(g.zone('stage')).toEqual(['summon-ace'])
    expect(g.deciding).toBe('P2')
    g.P2.passes()
    expect(g.zone('stage')).toEqual([])
    expect(g.at('♠A').zone).toBe('field')
    g.proves('base.3.5.33')
  })

  test('a pass is remembered', () => {
    const g = table()
    g.P1.acts('summon-ace').passes()
    g.P2.passes()
    expect(g.at('♠A').zone).toBe('field')
    g.proves('base.3.5.31')
  })

  test('a new request clears the passes', () => {
    const g = table()
    g.P1.acts('summon-ace').passes()
    g.P2.acts('counter', { discard: '◇Q' }).passes()
    expect(g.zone('stage')).toEqual(['counter', 'summon-ace'])
    expect(g.deciding).toBe('P1')
    g.proves('base.3.5.32')
  })

  const two = () => {
    const g = table()
    g.P1.acts('summon-ace').acts('up', { discard: '♡6', key: '♡5', target: 'A' })
    return g
  }

  test('one request resolves at a time', () => {
    const g = two()
    g.everyonePasses()
    expect(g.zone('stage')).toEqual(['summon-ace'])
    expect(g.zone('P1', 'fog')).toEqual(['♡5'])
    g.proves('base.3.5.34')
  })

  test('after one request has resolved both must pass again before the next does', () => {
    const g = two()
    g.everyonePasses()
    g.P1.passes()
    expect(g.zone('stage')).toEqual(['summon-ace'])
    g.P2.passes()
    expect(g.zone('stage')).toEqual([])
  })

  test('goes to the turn player when something has resolved', () => {
    const g = table()
    g.P1.acts('summon-ace').passes()
    g.P2.passes()
    expect(g.at('♠A').zone).toBe('field')
    expect(g.deciding).toBe('P1')
    g.proves('base.3.5.36')
  })
})

describe('An empty stage', () => {
  test('two passes over an empty stage change nothing and return the chance to the turn player', () => {
    const g = table()
    g.P1.passes()
    expect(g.P2).toOffer('twist')
    expect(g.P2).not.toOffer('end')
    g.P2.passes()
    expect(g.deciding).toBe('P1')
    expect(g.view('P1').facts['turnPlayer']).toBe('P1')
    expect(g.at('A')).toBeUnchanged()
    expect(g.at('B')).toBeUnchanged()
    expect(g.P1).toOffer('end', 'attack')
  })

  test('after both passed over an empty stage the turn player has to act', () => {
    const g = table()
    expect(g.P1.mayPass).toBe(true)
    g.P1.passes()
    g.P2.passes()
    expect(g.P1.mayPass).toBe(false)
    g.P1.acts('attack')
    expect(g.P1.mayPass).toBe(true)
    g.proves('base.3.8.1')
  })

  test('the other player may pass again once something was requested', () => {
    const g = table()
    g.P1.passes()
    g.P2.passes()
    g.P1.acts('attack').passes()
    expect(g.P2.mayPass).toBe(true)
  })
})
