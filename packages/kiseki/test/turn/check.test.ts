import type { Ability, Effect } from '@fudaba/kernel/text'
import { kiseki } from '@fudaba/kiseki'
import { board, describe, expect, test } from '@fudaba/kernel/testing'
import { drewNothing } from '../../src/board/state.ts'
import { stun } from '../../src/changes/stun.ts'
import { happens, stunned, unit } from '../cards.ts'
import { UNIT, gainBond, phrase, some } from '../trees.ts'

/** ・UNITが1つ(…)した時、 */
const whenAny = (verb: string, effect: Effect): Ability => ({
  kind: 'triggered',
  trigger: { kind: 'event', of: [{ kind: 'event', verb, subject: some(phrase(UNIT)) }] },
  effect,
})
const onStun = (n: number) => ({ abilities: [whenAny('stun', gainBond(n))] })

describe('the rule check', () => {
  test('the primary player says which of the own triggers is played first, so the other resolves first', () => {
    const g = board(kiseki, {
      P1: {
        field: [unit('A', onStun(1)), unit('B', onStun(2)), unit('victim', { cp: 0 })],
        bond: 10,
        deck: 5,
      },
      P2: { deck: 5 },
      at: 'draw',
    })
    happens(g, stun, 'victim')
    g.P1.passes()
    expect(g.P1).toBeAsked('timing.trigger')
    expect(g.zone('waiting')).toHaveLength(0)
    g.P1.answers(g.P1.mayChoose()[0])
    expect(g.zone('waiting')).toHaveLength(2)
    g.proves('1002.1b')
  })

  test('the trigger of the primary player waits below that of the other, which resolves first', () => {
    const g = board(kiseki, {
      P1: { field: [unit('A', onStun(1)), unit('victim', { cp: 0 })], bond: 10, deck: 5 },
      P2: { field: [unit('B', onStun(2))], bond: 10, deck: 5 },
      at: 'draw',
    })
    happens(g, stun, 'victim')
    g.P1.passes()
    expect(g.zone('waiting')).toHaveLength(2)
    g.everyonePasses()
    expect(g.count('P2', 'bond')).toBe(12)
    expect(g.count('P1', 'bond')).toBe(10)
    g.proves('1002.1c', '1002.1b')
  })

  test('a craft on playing resolves before the card that was played', () => {
    const onPlay: Ability = {
      kind: 'triggered',
      trigger: { kind: 'event', of: [{ kind: 'event', verb: 'play', subject: some(phrase(UNIT)) }] },
      effect: gainBond(2),
    }
    const g = board(kiseki, {
      P1: { field: [unit('A', { abilities: [onPlay] })], hand: [unit('new', { cp: 0 })], bond: 10 },
      P2: {},
      at: 'deployment',
    })
    g.P1.acts('play-unit')
    expect(g.zone('waiting')).toHaveLength(2)
    g.everyonePasses()
    expect(g.count('P1', 'bond')).toBe(12)
    expect(g.at('new').zone).toBe('waiting')
    g.everyonePasses()
    expect(g.at('new').zone).toBe('field')
  })

  test('a player who drew from an empty deck has lost before triggers are played', () => {
    const g = board(kiseki, {
      P1: { field: [unit('A', onStun(1)), unit('victim', { cp: 0 })], deck: 5 },
      P2: { deck: 5 },
      at: 'draw',
    })
    g.match.game.setCounter(drewNothing, 1, 1)
    happens(g, stun, 'victim')
    g.P1.passes()
    expect(g.winner).toBe('P1')
    expect(g.zone('waiting')).toHaveLength(0)
    g.proves('1002.1a', '1102.1')
  })

  test('what triggers while UNITs go to the trail is played in the next turn', () => {
    const g = board(kiseki, {
      P1: { field: [unit('A', { abilities: [whenAny('leave', gainBond(3))] })], bond: 10, deck: 5 },
      P2: { field: [stunned('B')], deck: 5 },
      at: 'end',
    })
    expect(g.P2).toBeAsked('turn.recover')
    g.P2.chooses()
    expect(g.turn).toBe(2)
    expect(g.at('B').zone).toBe('trails')
    expect(g.zone('waiting')).toHaveLength(1)
    expect(g.view(null).facts['phase']).toBe('preparation')
    expect(g.count('P1', 'bond')).toBe(10)
    g.everyonePasses()
    expect(g.count('P1', 'bond')).toBe(13)
  })
})
