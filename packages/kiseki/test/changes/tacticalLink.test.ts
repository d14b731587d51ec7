import { kiseki } from '@fudaba/kiseki'
import { board, describe, expect, test } from '@fudaba/kernel/testing'
import { tacticalLink } from '../../src/changes/tacticalLink.ts'
import { wings } from '../../src/board/characteristics.ts'
import { destroy } from '../../src/changes/verbs.ts'
import { begins, happens, passUntil } from '../cards.ts'
import { event, onward, unit } from '../playing.ts'

const of = (...organisations: string[]) => ({ organisations })
type Board = ReturnType<typeof board>
const values = (g: Board, name: string) => {
  const { cp, str, def } = g.at(name).values
  return [cp, str, def]
}

describe('戦術リンク', () => {
  const estelle = { name: 'エナ', cp: 1, str: 2, def: 2 }
  const joshua = { name: 'ジン', cp: 2, str: 3, def: 2 }
  const linked = (a: object = {}, b: object = {}, more: Readonly<Record<string, unknown>> = {}) => {
    const g = board(kiseki, {
      at: 'deployment',
      P1: {
        field: [unit('A', { ...estelle, ...a }), unit('B', { ...joshua, ...b }), unit('C')],
        hand: [event('E', { ep: 0, text: 'UNITを1つ対象とし、それを手札に戻す。' })],
      },
      P2: { field: [unit('enemy', { def: 9, str: 0 })] },
      ...more,
    })
    happens(g, tacticalLink, 'A', 'B')
    return g
  }

  test('two UNITs are one', () => {
    const g = linked()
    expect(g.at('A').cards).toHaveLength(2)
    expect(g.count('P1', 'field')).toBe(2)
    expect(g.at('C')).toBeUnchanged()
    g.proves('1336.1')
  })

  test('a linked pair of one-two-two and two-three-two is three-five-four', () => {
    const g = linked({ text: '【光まとう翼2】' }, { text: '【光まとう翼3】' })
    expect(values(g, 'A')).toEqual([3, 5, 4])
    expect(g.match.game.value(wings, g.names.row('A'))).toBe(5)
    g.proves('1336.1b')
  })

  test('a linked pair answers to both names', () => {
    const seen = (name: string) => {
      const g = board(kiseki, {
        at: 'deployment',
        P1: {
          field: [unit('A', estelle), unit('B', joshua), unit('C')],
          hand: [event('F', { ep: 0, text: `“${name}”を1つ対象とし、それをスタンする。` })],
        },
        P2: {},
      })
      happens(g, tacticalLink, 'A', 'B')
      expect(g.P1).toOffer('play-event')
      g.P1.plays('play-event')
      expect(g.at('A').marks['stunned']).toBe(1)
      g.proves('1336.1a')
    }
    seen('エナ')
    seen('ジン')
  })

  test('a linked pair of two martial artists has the craft twice', () => {
    const g = board(kiseki, {
      at: 'attack',
      P1: {
        field: [unit('A', { ...estelle, text: '【武術】' }), unit('B', { ...joshua, text: '【武術】' })],
      },
      P2: { field: [unit('enemy', { def: 9, str: 0 })] },
    })
    happens(g, tacticalLink, 'A', 'B')
    g.P1.chooses('A')
    onward(g, { step: 'resolution' })
    expect(values(g, 'A')).toEqual([3, 7, 6])
    g.proves('1336.1c')
  })

  test('a linked pair has the organisations of both', () => {
    const g = linked(of('東'), of('西'))
    expect(g.at('A').values['organisations']).toBe('東・西')
    g.proves('1336.1d')
  })

  test('effects on either UNIT apply to the linked pair', () => {
    const g = board(kiseki, {
      at: 'deployment',
      P1: { field: [unit('A', estelle), unit('B', joshua, { support: 1 })] },
      P2: {},
    })
    begins(g, 'plus', 'A', { values: [1, 0] })
    begins(g, 'plus', 'B', { values: [0, 2] })
    happens(g, tacticalLink, 'A', 'B')
    expect(values(g, 'A')).toEqual([3, 6, 6])
    expect(g.at('A').marks['support']).toBe(1)
  })

  test('a linked pair that returns to hand is two cards', () => {
    const g = linked()
    g.P1.acts('play-event')
    g.P1.chooses('A')
    g.everyonePasses()
    expect([g.at('A').zone, g.at('B').zone]).toEqual(['hand', 'hand'])
    expect(g.count('P1', 'hand')).toBe(2)
    expect(g.at('A').cards).toHaveLength(1)
  })

  test('destroyed, both cards lie in the trails', () => {
    const g = linked()
    happens(g, destroy, 'A')
    expect([g.at('A').zone, g.at('B').zone]).toEqual(['trails', 'trails'])
    expect(g.count('P1', 'trails')).toBe(2)
  })

  test('what waits for the pair to leave is triggered once', () => {
    const text = '・これが場を離れた時、あなたは絆を1点得る。'
    const g = board(kiseki, {
      at: 'deployment',
      P1: { field: [unit('A', estelle), unit('B', { ...joshua, text })], bond: 10 },
      P2: {},
    })
    happens(g, tacticalLink, 'A', 'B')
    happens(g, destroy, 'A')
    g.everyonePasses()
    g.everyonePasses()
    expect(g.count('P1', 'bond')).toBe(11)
  })

  test('to others a pair that leaves the field is one UNIT that leaves', () => {
    const text = '・あなたの他のUNITが場を離れた時、あなたは絆を1点得る。'
    const g = board(kiseki, {
      at: 'deployment',
      P1: { field: [unit('A', estelle), unit('B', joshua), unit('watcher', { text })], bond: 10 },
      P2: {},
    })
    happens(g, tacticalLink, 'A', 'B')
    happens(g, destroy, 'A')
    passUntil(g, { phase: 'battle' })
    expect(g.count('P1', 'bond')).toBe(11)
    g.proves('1336.1')
  })

  test('a linked pair is stunned once, for the sum of its costs', () => {
    const g = board(kiseki, {
      at: 'deployment',
      P1: {
        field: [unit('A', estelle), unit('B', joshua)],
        hand: [event('E', { ep: 0, text: 'UNITを1つ対象とし、それをスタンする。' })],
        bond: 30,
      },
      P2: {},
    })
    happens(g, tacticalLink, 'A', 'B')
    g.P1.plays('play-event')
    expect(g.count('P1', 'bond')).toBe(27)
  })
})

describe('戦術リンク in a battle', () => {
  const cost = 1
  const battle = (at: 'A' | 'B') =>
    board(kiseki, {
      at: 'resolution',
      P1: {
        field: [
          unit('A', { ...of('東'), str: 4, def: 3 }, { declared: 'X' }),
          unit('B', { ...of('東'), str: 1, def: 3 }, at === 'A' ? {} : { declared: 'X' }),
        ],
      },
      P2: { field: [unit('Y', { str: 2, def: 2 }), unit('X', { cp: cost, str: 1, def: 3 })], bond: 30 },
    })

  test('a counter UNIT that links goes on countering as a pair', () => {
    const g = battle('A')
    happens(g, tacticalLink, 'Y', 'X')
    expect(g.at('Y').values['countering']).toBe(true)
    g.everyonePasses()
    expect(g.at('Y').marks['stunned']).toBe(0)
    expect(g.at('A').marks['stunned']).toBe(1)
    g.proves('804.11a-4', '1336.1')
  })

  test('an attack UNIT that links goes on attacking as a pair', () => {
    const g = battle('A')
    happens(g, tacticalLink, 'B', 'A')
    expect(g.at('B').values['attacking']).toBe(true)
    g.everyonePasses()
    expect(g.at('X').marks['stunned']).toBe(1)
    expect(g.at('B').marks['stunned']).toBe(0)
    expect(g.count('P2', 'bond')).toBe(30 - 2 - cost)
  })

  test('two attack UNITs that link attack once', () => {
    const g = battle('B')
    happens(g, tacticalLink, 'A', 'B')
    g.everyonePasses()
    expect(g.at('X').marks['stunned']).toBe(1)
    expect(g.at('A').marks['stunned']).toBe(0)
    expect(g.count('P2', 'bond')).toBe(30 - cost)
  })
})

describe('【戦術リンク】', () => {
  const linking = { text: '【戦術リンク】', cp: 1 }
  const enters = (
    name: string,
    hand: readonly ReturnType<typeof unit>[],
    field: readonly ReturnType<typeof unit>[],
  ) => {
    const g = board(kiseki, { at: 'deployment', P1: { hand, field, cp: 9 }, P2: { field: [unit('X')] } })
    g.P1.acts('play-unit', { with: name })
    g.everyonePasses()
    g.everyonePasses()
    return g
  }

  test('an open companion that enters may be linked with', () => {
    const g = enters('B', [unit('B')], [unit('A', linking), unit('C')])
    expect(g.P1).toBeAsked('program.may')
    g.P1.answers(true)
    expect(g.at('A').cards).toHaveLength(2)
    expect(g.at('C')).toBeUnchanged()
    g.proves('1408.1', '1336.1')
  })

  test('it may be declined', () => {
    const g = enters('B', [unit('B')], [unit('A', linking)])
    g.P1.answers(false)
    expect(g.at('A').cards).toHaveLength(1)
  })

  test('a UNIT that enters chooses an open companion to link with', () => {
    const g = enters(
      'A',
      [unit('A', linking)],
      [unit('B'), unit('C'), unit('covert', { text: '【暗躍】' }), unit('turned', {}, { turned: true })],
    )
    g.P1.answers(true)
    expect(g.P1).toOfferExactly('B', 'C')
    g.P1.chooses('C')
    expect(g.at('A').cards).toHaveLength(2)
    expect(g.at('B')).toBeUnchanged()
  })

  test('a covert, a turned or a linked UNIT is no partner', () => {
    const covert = enters('B', [unit('B', { text: '【暗躍】' })], [unit('A', linking)])
    expect(covert.P1).not.toBeAsked('program.may')
    const turned = enters('B', [unit('B')], [unit('A', linking, { turned: true })])
    expect(turned.P1).not.toBeAsked('program.may')
  })
})
