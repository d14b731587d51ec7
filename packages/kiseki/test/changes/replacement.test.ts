import { kiseki } from '@fudaba/kiseki'
import { board, describe, expect, test } from '@fudaba/kernel/testing'
import { stun } from '../../src/changes/stun.ts'
import { kill, toTrails } from '../../src/changes/verbs.ts'
import { happens } from '../cards.ts'
import { event, unit } from '../playing.ts'

/** 置換効果 (1216). */

describe('what is replaced', () => {
  test('does not happen: nothing that waits for it is set off', () => {
    const g = board(kiseki, {
      P1: {
        field: [
          unit('A', { text: '・これが軌跡に置かれる場合、代わりにこれをゲームから除外する。' }),
          unit('B', { text: '・UNITがあなたの軌跡に置かれた時、あなたは絆を3点得る。' }),
        ],
        bond: 10,
      },
      at: 'homebase',
    })
    happens(g, toTrails, 'A')
    expect(g.at('A').zone).toBe('removed')
    g.everyonePasses()
    expect(g.count('P1', 'bond')).toBe(10)
    expect(g.at('B')).toBeUnchanged()
    g.proves('1216.1')
  })

  test('is replaced whichever verb would do it', () => {
    const g = board(kiseki, {
      P1: {
        hand: [event('E', { ep: 0, text: 'UNITを1つ対象とし、それを即死させる。' })],
        field: [unit('A', { text: '・これが場を離れる場合、代わりにこれをアクションする。' })],
      },
      at: 'homebase',
    })
    g.P1.acts('play-event')
    g.everyonePasses()
    expect(g.at('A').zone).toBe('field')
    expect(g.at('A').turned).toBe(true)
    g.proves('1216.1')
  })

  test('a stun that is replaced costs no bond', () => {
    const g = board(kiseki, {
      P1: {
        field: [unit('A', { cp: 3, text: '・これがスタンする場合、代わりにこれをアクションする。' })],
        bond: 10,
      },
      at: 'homebase',
    })
    happens(g, stun, 'A')
    expect(g.at('A').marks['stunned']).toBe(0)
    expect(g.at('A').turned).toBe(true)
    expect(g.count('P1', 'bond')).toBe(10)
  })
})

describe('several replacements of one event', () => {
  test('the controller of the card it would happen to says which applies', () => {
    const g = board(kiseki, {
      P1: {
        field: [
          unit('X', { text: '・相手のUNITが即死する場合、代わりにそれをゲームから除外する。' }),
          unit('Y', { text: '・相手のUNITが即死する場合、代わりにそれを手札に戻す。' }),
        ],
      },
      P2: { field: [unit('victim')] },
      at: 'homebase',
    })
    happens(g, kill, 'victim')
    expect(g.P2).toBeAsked('replacement')
    g.P2.answers(g.P2.mayChoose()[0])
    expect(['removed', 'hand']).toContain(g.at('victim').zone)
    g.proves('1216.2')
  })

  test('each applies once, and nobody is asked whether it does', () => {
    const g = board(kiseki, {
      P1: { field: [unit('A', { text: '・これが軌跡に置かれる場合、代わりにこれを軌跡に置く。' })] },
      at: 'homebase',
    })
    happens(g, toTrails, 'A')
    expect(g.at('A').zone).toBe('trails')
    expect(g.P1).toBeAsked('priority.window')
    g.proves('1216.3')
  })

  test('one that says so is asked about', () => {
    const g = board(kiseki, {
      P1: {
        field: [unit('A', { text: '・これが即死する場合、代わりにこれを手札に戻してもよい。' })],
      },
      at: 'homebase',
    })
    happens(g, kill, 'A')
    expect(g.P1).toBeAsked('replace')
    g.P1.answers('no')
    expect(g.at('A').zone).toBe('trails')
    g.proves('1216.3')
  })
})
