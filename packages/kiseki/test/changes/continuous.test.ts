import { kiseki } from '@fudaba/kiseki'
import { board, describe, expect, test } from '@fudaba/kernel/testing'
import { addOrganisations } from '../../grammar/index.ts'
import { str } from '../../src/board/characteristics.ts'
import { recover, stun } from '../../src/changes/stun.ts'
import { happens, passUntil } from '../cards.ts'
import { event, item, unit } from '../playing.ts'

/** 常時クラフト (1212), 持続効果 (1215). */

addOrganisations({ ja: '学舎', en: 'Academy' }, { ja: '錆鉄団', en: 'Rust Iron Band' })

type Table = ReturnType<typeof board>
const value = (g: Table, name: string, of: string): unknown => g.at(name).values[of]
const free = (name: string, text: string) => event(name, { ep: 0, text })
const aimed = (name: string, says: string) => free(name, `UNITを1つ対象とし、${says}`)

/** The EVENT is played on this one and resolves. */
function plays(g: Table, name: string, on: string): void {
  g.P1.acts('play-event', { with: name })
  if (g.match.decision?.message.key === 'program.target') g.P1.chooses(on)
  g.everyonePasses()
}

describe('a constant craft', () => {
  test('applies as long as its UNIT is there', () => {
    const g = board(kiseki, {
      P1: { field: [unit('A', { text: '・あなたの他のUNITは+1/+1を得る。' }), unit('B', { str: 2 })] },
      at: 'homebase',
    })
    expect(value(g, 'B', 'str')).toBe(3)
    happens(g, stun, 'A')
    expect(value(g, 'B', 'str')).toBe(2)
    happens(g, recover, 'A')
    expect(value(g, 'B', 'str')).toBe(3)
    g.proves('1201.1a', '1212.1')
  })

  test('goes on over the end of the turn', () => {
    const g = board(kiseki, {
      P1: {
        field: [unit('A', { text: '・あなたの他のUNITは+1/+1を得る。' }), unit('B', { str: 2 })],
        deck: 10,
      },
      P2: { deck: 10 },
      at: 'recovery',
    })
    expect(value(g, 'B', 'str')).toBe(3)
    passUntil(g, { step: 'draw' })
    expect(g.turn).toBe(2)
    expect(value(g, 'B', 'str')).toBe(3)
    g.proves('1215.3b-3')
  })

  test('that defines its own card does so in every zone', () => {
    const text = '・これのCPコストはあなたのITEMの数に等しい。'
    const g = board(kiseki, {
      P1: {
        hand: [unit('A', { cp: 5, text })],
        trails: [unit('B', { cp: 5, text })],
        field: [item('I'), item('J')],
      },
      at: 'homebase',
    })
    expect(value(g, 'A', 'cp')).toBe(2)
    expect(value(g, 'B', 'cp')).toBe(2)
    g.proves('1212.2')
  })
})

describe('the order in which effects are applied', () => {
  test('what is printed, and what a basis craft says, is changed by all others', () => {
    const g = board(kiseki, {
      P1: {
        hand: [aimed('E', 'それは+1/+0を得る。')],
        field: [unit('A', { str: 4 }), unit('B', { str: 4 })],
      },
      at: 'homebase',
    })
    plays(g, 'E', 'A')
    expect(value(g, 'A', 'str')).toBe(5)
    expect(value(g, 'B', 'str')).toBe(4)
    g.proves('1215.1a')
  })

  test('organisations are gained before abilities are', () => {
    const g = board(kiseki, {
      P1: {
        hand: [aimed('E', 'それは【暗躍】を得る。')],
        field: [unit('asks', { text: '・【暗躍】を持つUNITは学舎を得る。' }), unit('A')],
      },
      at: 'homebase',
    })
    plays(g, 'E', 'A')
    expect(value(g, 'A', 'organisations')).toBe('協会')
    g.proves('1215.1b', '1215.1c')
  })

  test('a link that a UNIT only has from an ability it gains comes too late for organisations', () => {
    const linked = (text: string) =>
      value(
        board(kiseki, {
          P1: {
            field: [
              unit('gives', { text, organisations: ['団'] }),
              unit('A'),
              unit('B', { organisations: ['学舎'] }),
            ],
          },
          at: 'homebase',
        }),
        'A',
        'organisations',
      )
    const link = 'あなたの協会と学舎をリンクする。'
    expect(linked(`・${link}`)).toBe('協会・学舎')
    expect(linked(`・あなたの他のUNITは「${link}」を得る。`)).toBe('協会')
  })

  test('abilities are gained before what is no number is changed: one gained later is lost all the same', () => {
    const g = board(kiseki, {
      P1: {
        hand: [aimed('E', 'それは【暗躍】を得る。')],
        field: [
          unit('asks', { text: '・あなたの他のUNITは【暗躍】を失う。' }),
          unit('counts', { str: 1, text: '・【暗躍】を持つUNITは+3/+0を得る。' }),
          unit('A', { str: 1 }),
        ],
      },
      at: 'homebase',
    })
    plays(g, 'E', 'A')
    expect(value(g, 'A', 'str')).toBe(1)
    g.proves('1215.1d')
  })

  test('a number that was not there is added before numbers are changed', () => {
    const g = board(kiseki, {
      P1: {
        hand: [free('E', 'ITEMを1つ対象とし、それのSTRを3にする。')],
        field: [unit('A', { str: 1, text: '・ITEMは+2/+0を得る。' }), item('I'), item('J')],
      },
      at: 'homebase',
    })
    plays(g, 'E', 'I')
    expect(g.match.game.value(str, g.names.row('I'))).toBe(5)
    expect(g.match.game.value(str, g.names.row('J'))).toBe(2)
    g.proves('1215.1e', '1215.1f')
  })

  test('an effect that spans several layers is applied part by part', () => {
    const g = board(kiseki, {
      P1: {
        hand: [aimed('E', 'それは錆鉄団と【暗躍】を得る。')],
        field: [
          unit('asks', { text: '・【暗躍】を持つUNITは学舎を得る。' }),
          unit('A'),
          unit('word', { organisations: ['錆鉄団'] }),
        ],
      },
      at: 'homebase',
    })
    plays(g, 'E', 'A')
    expect(value(g, 'A', 'organisations')).toBe('協会・錆鉄団')
    g.proves('1215.2')
  })

  test('in one layer, an effect that depends on another comes after it, though it is older', () => {
    const g = board(kiseki, {
      P1: {
        hand: [aimed('E', 'それは学舎を得る。')],
        field: [
          unit('asks', { organisations: ['錆鉄団'], text: '・学舎は錆鉄団を得る。' }),
          unit('A'),
          unit('word', { organisations: ['学舎'] }),
        ],
      },
      at: 'homebase',
    })
    plays(g, 'E', 'A')
    expect(value(g, 'A', 'organisations')).toBe('協会・学舎・錆鉄団')
    g.proves('1215.3a')
  })

  test('otherwise the older comes first, and the newer one has the last word', () => {
    const g = board(kiseki, {
      P1: {
        hand: [aimed('E', 'それのSTRを1にする。')],
        field: [unit('asks', { text: '・あなたの他のUNITのSTRを4にする。' }), unit('A')],
      },
      at: 'homebase',
    })
    expect(value(g, 'A', 'str')).toBe(4)
    plays(g, 'E', 'A')
    expect(value(g, 'A', 'str')).toBe(1)
    g.proves('1215.3b', '1215.3b-2')
  })

  test('a constant craft counts from when it became valid again', () => {
    const g = board(kiseki, {
      P1: {
        hand: [aimed('E', 'それのSTRを1にする。')],
        field: [unit('asks', { text: '・あなたの他のUNITのSTRを4にする。' }), unit('A')],
      },
      at: 'homebase',
    })
    plays(g, 'E', 'A')
    happens(g, stun, 'asks')
    happens(g, recover, 'asks')
    expect(value(g, 'A', 'str')).toBe(4)
    g.proves('1215.3b-1')
  })
})

describe('how long an effect applies', () => {
  const turns = (says: string, more = {}) =>
    board(kiseki, {
      P1: { hand: [aimed('E', says)], field: [unit('A', { str: 2 })], deck: 20 },
      P2: { deck: 20 },
      at: 'homebase',
      ...more,
    })
  const nextTurn = (g: Table): void => {
    const { turn } = g
    for (let i = 0; i < 300 && g.turn === turn; i++) {
      const { player, pass } = g.match.decision!
      if (pass) g[player].passes()
      else g[player].answers()
    }
  }

  test('its term is given as it begins: for this turn, and no longer', () => {
    const g = turns('それはこのターン中+2/+0を得る。')
    plays(g, 'E', 'A')
    expect(value(g, 'A', 'str')).toBe(4)
    nextTurn(g)
    expect(value(g, 'A', 'str')).toBe(2)
    g.proves('1215.3b-4')
  })

  test('until its own source has left the field', () => {
    const g = board(kiseki, {
      P1: {
        field: [
          unit('S', { text: '・[アクション]:UNITを1つ対象とし、それはこれが場を離れるまで+2/+0を得る。' }),
          unit('A', { str: 2 }),
        ],
      },
      at: 'homebase',
    })
    g.P1.acts('play-craft')
    g.P1.chooses('A')
    g.everyonePasses()
    expect(value(g, 'A', 'str')).toBe(4)
    happens(g, stun, 'S')
    expect(value(g, 'A', 'str')).toBe(4)
    g.match.game.propose(
      g.match.game.book.verbs.find(({ name }) => name === 'kill')!,
      g.names.row('S'),
    )
    happens(g, recover, 'A')
    expect(value(g, 'A', 'str')).toBe(2)
    g.proves('1215.3b-4')
  })

  test('of a turn that is named: from its start to its end', () => {
    const g = turns('それは次のターン中+2/+0を得る。')
    plays(g, 'E', 'A')
    expect(value(g, 'A', 'str')).toBe(2)
    nextTurn(g)
    expect(value(g, 'A', 'str')).toBe(4)
    nextTurn(g)
    expect(value(g, 'A', 'str')).toBe(2)
    g.proves('1215.7')
  })

  test('without a term for the rest of the game', () => {
    const g = turns('それは+2/+0を得る。')
    plays(g, 'E', 'A')
    nextTurn(g)
    nextTurn(g)
    expect(value(g, 'A', 'str')).toBe(4)
    g.proves('1215.8')
  })

  test('one whose end is over does not begin', () => {
    const g = turns('それはこの戦闘中+2/+0を得る。')
    plays(g, 'E', 'A')
    expect(value(g, 'A', 'str')).toBe(2)
    g.proves('1215.9')
  })
})

describe('what an effect applies to', () => {
  test('information that is changed is lost', () => {
    const g = board(kiseki, {
      P1: { hand: [aimed('E', 'それのDEFを1にする。')], field: [unit('A', { def: 4 })] },
      at: 'homebase',
    })
    plays(g, 'E', 'A')
    expect(value(g, 'A', 'def')).toBe(1)
    g.proves('1215.5')
  })

  test('a resolved effect keeps to what it met then', () => {
    const g = board(kiseki, {
      P1: {
        hand: [free('E', 'あなたのUNITはこのターン中+1/+0を得る。'), unit('late', { str: 2, cp: 0 })],
        field: [unit('A', { str: 2 })],
      },
      at: 'deployment',
    })
    plays(g, 'E', 'A')
    g.P1.acts('play-unit')
    g.everyonePasses()
    expect(g.at('late').zone).toBe('field')
    expect(value(g, 'A', 'str')).toBe(3)
    expect(value(g, 'late', 'str')).toBe(2)
    g.proves('1215.6')
  })

  test('a card that comes to where a constant craft reaches is under it at once', () => {
    const g = board(kiseki, {
      P1: {
        hand: [unit('new', { str: 2, cp: 0 })],
        field: [
          unit('A', { text: '・あなたの他のUNITは+1/+0を得る。' }),
          unit('B', { text: '・STRが3以上のUNITが場に出た時、あなたは絆を2点得る。' }),
        ],
        bond: 10,
      },
      at: 'deployment',
    })
    g.P1.acts('play-unit')
    g.everyonePasses()
    expect(g.at('new').zone).toBe('field')
    g.everyonePasses()
    expect(g.count('P1', 'bond')).toBe(12)
    g.proves('1215.10')
  })

  test('a card that comes to where an effect reaches is under it at once', () => {
    const g = board(kiseki, {
      P1: {
        hand: [free('E', 'あなたの協会と学舎をリンクする。'), unit('new', { cp: 0 })],
        field: [unit('B', { organisations: ['学舎'], text: '・学舎が場に出た時、あなたは絆を2点得る。' })],
        bond: 10,
      },
      at: 'deployment',
    })
    plays(g, 'E', 'B')
    g.P1.acts('play-unit')
    g.everyonePasses()
    expect(g.at('new').zone).toBe('field')
    g.everyonePasses()
    expect(g.count('P1', 'bond')).toBe(12)
    g.proves('1215.4')
  })
})
