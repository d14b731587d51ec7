import { kiseki } from '@fudaba/kiseki'
import { board, describe, expect, test } from '@fudaba/kernel/testing'
import { down, event, item, unit } from '../playing.ts'

/** 公開する (1311), 選ぶ/探す (1312), 引く (1313), 捨てる (1314), 即死/破壊 (1317). */

const free = (text: string) => event('E', { ep: 0, text })
const known = (g: ReturnType<typeof board>, viewer: 'P1' | 'P2', name: string): boolean => {
  const row = g.names.row(name)
  return g
    .view(viewer)
    .zones.flatMap(({ objects }) => objects)
    .some((object) => object.cards.includes(name) && g.match.game.find(Number(object.id.slice(1))) === row)
}

describe('a text that shows cards', () => {
  test('a card that is shown is seen by both until the effect is done', () => {
    const g = board(kiseki, {
      P1: {
        hand: [
          free('あなたの手札を1枚選び、公開する。その後、UNITを1つ選び、それをアクションする。'),
          unit('A'),
        ],
        field: [unit('U'), unit('V')],
      },
      at: 'homebase',
    })
    g.P1.acts('play-event')
    g.everyonePasses()
    expect(g.P1).toBeAsked('program.choose')
    expect(known(g, 'P2', 'A')).toBe(true)
    g.P1.chooses('U')
    expect(known(g, 'P1', 'A')).toBe(true)
    expect(known(g, 'P2', 'A')).toBe(false)
    g.proves('1311.1')
  })
})

describe('a text that lets choose', () => {
  test('of what all see as many as are asked for have to be chosen', () => {
    const g = board(kiseki, {
      P1: {
        hand: [free('あなたの軌跡のUNITを1枚選び、手札に加える。')],
        trails: [unit('A'), unit('B'), item('I')],
      },
      at: 'homebase',
    })
    g.P1.acts('play-event')
    g.everyonePasses()
    expect(g.P1).toBeAsked('program.choose')
    expect(g.P1).toOfferExactly('A', 'B')
    expect(g.match.decision?.min).toBe(1)
    g.P1.chooses('B')
    expect(g.at('B').zone).toBe('hand')
    expect(g.at('A')).toBeUnchanged()
    g.proves('1312.1')
  })

  test('of what is hidden one looks through all of it, and need not find', () => {
    const g = board(kiseki, {
      P1: {
        hand: [free('あなたのデッキからITEMを1枚探し、手札に加える。')],
        deck: [unit('A'), item('I'), item('J')],
      },
      at: 'homebase',
    })
    g.P1.acts('play-event')
    expect(known(g, 'P1', 'A')).toBe(false)
    g.everyonePasses()
    expect(g.P1).toBeAsked('program.search')
    expect(g.P1).toOfferExactly('I', 'J')
    expect(known(g, 'P1', 'A')).toBe(true)
    expect(g.match.decision?.min).toBe(0)
    g.P1.chooses()
    expect(g.at('I').zone).toBe('deck')
    g.proves('1312.2')
  })

  test('a card that was looked for by what it is is shown to all', () => {
    const found = (text: string) => {
      const g = board(kiseki, {
        P1: { hand: [free(text)], deck: [unit('A'), item('I'), item('J')], field: [unit('U'), unit('V')] },
        at: 'homebase',
      })
      g.P1.acts('play-event')
      g.everyonePasses()
      g.P1.chooses('I')
      return g
    }
    const g = found('あなたのデッキからITEMを1枚探す。その後、UNITを1つ選び、それをアクションする。')
    expect(g.P1).toBeAsked('program.choose')
    expect(known(g, 'P2', 'I')).toBe(true)
    expect(known(g, 'P2', 'J')).toBe(false)
    const any = found('あなたのデッキからカードを1枚探す。その後、UNITを1つ選び、それをアクションする。')
    expect(any.P1).toBeAsked('program.choose')
    expect(known(any, 'P2', 'I')).toBe(false)
    g.proves('1312.3')
  })
})

describe('a text that lets choose an organisation', () => {
  test('is to choose one of those that UNITs in the field have', () => {
    const g = board(kiseki, {
      P1: {
        hand: [
          free('場の組織を1つ選ぶ。あなたのUNITはこのターン中その組織を得る。'),
          unit('held', { organisations: ['錆鉄団'] }),
        ],
        field: [unit('A', { organisations: ['協会'] })],
      },
      P2: { field: [unit('B', { organisations: ['学舎'] })] },
      at: 'homebase',
    })
    g.P1.acts('play-event')
    g.everyonePasses()
    expect(new Set(g.match.decision?.candidates.map(({ name }) => name))).toEqual(new Set(['協会', '学舎']))
    g.P1.answers('学舎')
    expect(g.at('A').values['organisations']).toBe('協会・学舎')
    expect(g.at('B')).toBeUnchanged()
    g.proves('1312.4')
  })
})

describe('a text that draws and discards', () => {
  test('without a player named the controller of the effect draws', () => {
    const g = board(kiseki, {
      P1: { hand: [free('カードを1枚引く。')], deck: 5 },
      P2: { deck: 5 },
      at: 'homebase',
    })
    g.P1.acts('play-event')
    g.everyonePasses()
    expect(g.zone('P1', 'hand')).toHaveLength(1)
    expect(g.zone('P2', 'hand')).toHaveLength(0)
    g.proves('1313.1a')
  })

  test('without a number the whole hand is discarded', () => {
    const g = board(kiseki, {
      P1: { hand: [free('あなたの手札を捨てる。'), unit('A'), unit('B'), item('C')] },
      P2: { hand: [unit('theirs')] },
      at: 'homebase',
    })
    g.P1.acts('play-event')
    g.everyonePasses()
    expect(g.zone('P1', 'hand')).toHaveLength(0)
    expect(g.at('A').zone).toBe('trails')
    expect(g.at('theirs')).toBeUnchanged()
    g.proves('505.4', '1314.2')
  })

  test('an empty hand counts as discarded', () => {
    const g = board(kiseki, {
      P1: { hand: [free('あなたの手札を捨てる。そうしたなら、カードを2枚引く。')], deck: 5 },
      at: 'homebase',
    })
    g.P1.acts('play-event')
    g.everyonePasses()
    expect(g.zone('P1', 'hand')).toHaveLength(2)
    g.proves('1314.2')
  })
})

describe('instant death and destruction', () => {
  test('a killed UNIT lies in the trail when the next sentence looks', () => {
    const g = board(kiseki, {
      P1: {
        hand: [
          free(
            'あなたのUNITを1つ対象とし、それを即死させる。その後、あなたの軌跡のUNITを1枚選び、手札に加える。',
          ),
        ],
        field: [unit('A')],
        trails: [unit('B')],
      },
      at: 'homebase',
    })
    g.P1.acts('play-event')
    g.everyonePasses()
    expect(g.P1).toBeAsked('program.choose')
    expect(g.P1).toOfferExactly('A', 'B')
    g.proves('1317.1a')
  })

  test('a destroyed card no longer counts in the next sentence', () => {
    const g = board(kiseki, {
      P1: {
        hand: [
          free(
            'あなたのITEMを1つ対象とし、それを破壊する。その後、あなたの軌跡のITEMを1枚選び、手札に加える。',
          ),
        ],
        field: [item('A')],
        trails: [item('B')],
        homebase: [unit('bystander', {}, down)],
      },
      at: 'homebase',
    })
    g.P1.acts('play-event')
    g.everyonePasses()
    expect(g.P1).toBeAsked('program.choose')
    expect(g.P1).toOfferExactly('A', 'B')
    expect(g.at('bystander')).toBeUnchanged()
    g.proves('1317.2a')
  })
})
