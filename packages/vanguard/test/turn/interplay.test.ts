import { board, describe, expect, test } from '@fudaba/kernel/testing'
import { vanguard } from '@fudaba/vanguard'
import { formLegion } from '../../src/changes/legion.ts'
import { deleteUnit, lock, unlock } from '../../src/changes/locking.ts'
import { ride } from '../../src/changes/moving.ts'
import { stride } from '../../src/changes/strideVerb.ts'
import { at, happens, icon, plain, unit, vanguardUnit } from '../cards.ts'

/** Where two rules meet outside of battles. */

type Seat = Readonly<Record<string, unknown>>
const table = (mine: Seat = {}, theirs: Seat = {}, moment = 'main', rest: Seat = {}) =>
  board(vanguard, {
    at: moment,
    turn: 5,
    P1: { field: [vanguardUnit('A')], deck: plain('m', 12), ...mine },
    P2: { field: [vanguardUnit('V')], deck: plain('t', 12), ...theirs },
    ...rest,
  })
type Table = ReturnType<typeof table>
const power = (g: Table, word: string): unknown => g.at(word).values['power']
const hand = (g: Table, who: 'P1' | 'P2' = 'P1'): number => g.zone(who, 'hand').length
const says = (text: string, more: readonly unknown[] = [], mine: Seat = {}, theirs: Seat = {}) =>
  table({ field: [vanguardUnit('A', { text }), ...more], ...mine }, theirs)
function turnEnds(g: Table): void {
  const who = g.deciding!
  const turn = g.view(null).turn
  for (let i = 0; i < 10 && g.deciding === who && g.view(null).turn === turn; i++) {
    if (g[who].isAsked('main.window')) g[who].passes()
    else if (g[who].isAsked('battle.attack')) g[who].answers(false)
    else return
  }
}
const G = (stats: Seat = {}) =>
  unit('G', { type: 'G', grade: 4, power: 15_000, skill: 'triple', ...stats }, { faceDown: true })

describe('locks and deletions', () => {
  test('what the opponent locked is free at the end of its fighter’s own turn, standing', () => {
    const g = table({}, { field: [vanguardUnit('V'), at('back-left', 'X')] })
    happens(g, lock, 'X')
    turnEnds(g)
    expect(g.at('X').marks['locked']).toBe(1)
    while (g.deciding === 'P2' && !g.P2.isAsked('main.window')) g.P2.chooses()
    turnEnds(g)
    expect(g.at('X').marks['locked'] ?? 0).toBe(0)
    expect(g.at('X').turned).toBe(false)
  })
  test('a locked card has no text that counts, and comes back without what was given to it', () => {
    const g = says('【起】【(V)】:あなたのリアガードを1枚選び、そのターン中、パワー+3000。', [
      at('front-left', 'L', { text: '【永】【(R)】:あなたのヴァンガードのパワー+1000。' }),
    ])
    g.P1.acts('ability', { with: 'A' })
    expect([power(g, 'L'), power(g, 'A')]).toEqual([10_000, 11_000])
    happens(g, lock, 'L')
    expect(power(g, 'A')).toBe(10_000)
    happens(g, unlock, 'L')
    expect([power(g, 'L'), power(g, 'A')]).toEqual([7000, 11_000])
  })
  test('nobody calls onto a locked circle, nor changes places with it', () => {
    const g = table({
      field: [
        vanguardUnit('A'),
        at('front-left', 'L'),
        at('back-left', 'K', {}, { faceDown: true, locked: 1, locksCircle: 1 }),
      ],
      hand: [unit('h')],
    })
    expect(g.may('P1', 'exchange', 'L')).toBe(false)
    g.P1.acts('call', { with: 'h' })
    expect(g.P1).toOfferExactly('front-left', 'front-right', 'back-centre', 'back-right')
  })
  test('a deleted vanguard ridden over lies face up in the soul', () => {
    const g = table({ hand: [unit('h', { grade: 3 })] })
    happens(g, deleteUnit, 'A')
    expect(power(g, 'A')).toBe(0)
    happens(g, ride, 'h', 0)
    expect(g.at('A').zone).toBe('soul')
    expect(g.at('A').faceDown).toBe(false)
  })
  test('striding over a deleted vanguard: the heart gives its printed power and name', () => {
    const g = table({ g: [G()] })
    happens(g, deleteUnit, 'A')
    happens(g, stride, 'G', 0)
    expect(g.at('A').faceDown).toBe(false)
  })
  test('a deleted unit still may boost, and adds what it was given', () => {
    const g = table(
      {
        field: [
          vanguardUnit('A', { text: '【永】【(V)】:あなたのリアガードすべてのパワー+2000。' }),
          at('back-centre', 'B', { skill: 'boost' }),
        ],
      },
      { hand: [unit('H')] },
      'battle',
    )
    happens(g, deleteUnit, 'B')
    expect(power(g, 'B')).toBe(2000)
    g.P1.answers(true)
    if (g.P1.isAsked('battle.attacker')) g.P1.chooses('A')
    if (g.P1.isAsked('battle.target')) g.P1.chooses('V')
    expect(g.P1).toBeAsked('battle.booster')
    g.P1.chooses('B')
    expect(power(g, 'A')).toBe(12_000)
  })
})

describe('riding and striding', () => {
  test('riding over a legion sends both into the soul', () => {
    const g = table(
      {
        field: [vanguardUnit('A', { mates: ['友'] })],
        deck: [unit('M', { name: '友' }), ...plain('m', 9)],
        hand: [unit('h', { grade: 3 })],
      },
      {},
      'main',
    )
    happens(g, formLegion, 'A', 'M')
    happens(g, ride, 'h', 0)
    expect([...g.zone('P1', 'soul')].sort()).toEqual(['A', '友'])
    expect(g.at('h').cell).toBe('front-centre')
  })
  test('striding over a legion and back: it is in legion again, and has not come anew', () => {
    const g = table({
      field: [
        vanguardUnit('A', {
          mates: ['友'],
          power: 11_000,
          text: '【自】【(V)】:このユニットが双闘した時、1枚引く。',
        }),
      ],
      deck: [unit('M', { name: '友', power: 9000 }), ...plain('m', 9)],
      g: [G()],
    })
    happens(g, formLegion, 'A', 'M')
    happens(g, stride, 'G', 0)
    turnEnds(g)
    if (g.P1.isAsked('stride.heart')) {
      g.P1.chooses('A')
      turnEnds(g)
    }
    expect(g.at('A').to['legion']).toEqual(['M'])
    expect(g.at('G').zone).toBe('g')
    // It went into legion once.
    expect(hand(g)).toBe(1)
  })
  test('a ride over a G unit: it goes back face up, its heart into the soul', () => {
    const g = table({ g: [G()], hand: [unit('h', { grade: 3 })] })
    happens(g, stride, 'G', 0)
    happens(g, ride, 'h', 0)
    expect([g.at('G').zone, g.at('G').faceDown, g.at('A').zone]).toEqual(['g', false, 'soul'])
    expect(g.at('h').cell).toBe('front-centre')
  })
  test('the name of the heart counts, its text and grade do not', () => {
    const g = table({
      field: [
        vanguardUnit('A', { name: '主', text: '【永】【(V)】:あなたのリアガードすべてのパワー+2000。' }),
        at('front-left', 'L', {
          text: '【永】【(R)】:あなたの「主」のヴァンガードがいるなら、このユニットのパワー+1000。',
        }),
      ],
      g: [G()],
    })
    expect(power(g, 'L')).toBe(10_000)
    happens(g, stride, 'G', 0)
    g.P1.acts('exchange', { with: 'L' })
    expect(power(g, 'L')).toBe(8000)
  })
  test('a rested vanguard strode over: G comes resting, and the heart comes back resting', () => {
    const g = table({ field: [vanguardUnit('A', {}, { turned: true })], g: [G()] })
    happens(g, stride, 'G', 0)
    expect(g.at('G').turned).toBe(true)
    turnEnds(g)
    expect(g.at('A').turned).toBe(true)
  })
  test('GB1 counts the strode unit itself', () => {
    const g = table({
      field: [
        vanguardUnit('A'),
        at('front-left', 'L', { text: '【永】【(R)】【Gブレイク】(1):このユニットのパワー+4000。' }),
      ],
      g: [G()],
    })
    expect(power(g, 'L')).toBe(7000)
    happens(g, stride, 'G', 0)
    expect(power(g, 'L')).toBe(11_000)
    turnEnds(g)
    expect(power(g, 'L')).toBe(11_000)
  })
  test('who rides from the soul is no longer in it, and draws by its text', () => {
    const g = table(
      {
        field: [],
        soul: [unit('S', { grade: 2, text: '【自】:このユニットが(V)に登場した時、1枚引く。' })],
        hand: [],
      },
      {},
      'main',
    )
    expect(g.at('S').cell).toBe('front-centre')
    expect(hand(g)).toBe(1)
    expect(g.zone('P1', 'soul')).toHaveLength(0)
  })
})

describe('abilities that wait', () => {
  test('リミットブレイク looks when it triggers', () => {
    const text = '【自】【リミットブレイク】(4):このユニットが退却した時、1枚引く。'
    const with_ = (n: number) => {
      const g = says(
        '【起】【(V)】:あなたのリアガードを1枚選び、退却させる。',
        [at('front-left', 'L', { text })],
        { damage: plain('d', n) },
      )
      g.P1.acts('ability', { with: 'A' })
      return hand(g)
    }
    expect([with_(3), with_(4)]).toEqual([0, 1])
  })
  test('誉 is paid once a turn, whoever has it', () => {
    const text = '【起】【(R)】誉:[【カウンターブラスト】(1)]そのターン中、このユニットのパワー+5000。'
    const g = table({
      field: [vanguardUnit('A'), at('front-left', 'L', { text }), at('front-right', 'R', { text })],
      damage: plain('d', 3),
    })
    g.P1.acts('ability', { with: 'L' })
    if (g.deciding === 'P1' && !g.P1.isAsked('main.window')) g.P1.chooses('d1')
    expect(power(g, 'L')).toBe(12_000)
    expect(g.may('P1', 'ability', 'R')).toBe(false)
  })
  test('two that wait on both sides: the turn fighter’s first, though the other’s came first', () => {
    const text = '【自】:このユニットが退却した時、1枚引く。'
    const g = says(
      '【起】【(V)】:相手のリアガードをすべて退却させる。あなたのリアガードをすべて退却させる。',
      [at('front-left', 'L', { text })],
      {},
      { field: [vanguardUnit('V'), at('front-left', 'X', { text })] },
    )
    g.P1.acts('ability', { with: 'A' })
    expect([hand(g), hand(g, 'P2')]).toEqual([1, 1])
    const drawn = g
      .log()
      .filter(({ event }) => event === 'drawOne')
      .map(({ player }) => player)
    expect(drawn).toEqual(['P1', 'P2'])
  })
  test('a unit called anew has lost what it was given, and its ターン1回 is new', () => {
    const text = '【起】【(R)】【ターン1回】:そのターン中、このユニットのパワー+5000。'
    const g = says('【起】【(V)】:あなたのリアガードを1枚選び、手札に戻す。', [
      at('front-left', 'L', { text }),
    ])
    g.P1.acts('ability', { with: 'L' })
    expect(g.may('P1', 'ability', 'L')).toBe(false)
    g.P1.acts('ability', { with: 'A' })
    expect(g.at('L').zone).toBe('hand')
    g.P1.acts('call', { with: 'L', circle: 'front-left' })
    expect(power(g, 'L')).toBe(7000)
    expect(g.may('P1', 'ability', 'L')).toBe(true)
  })
  test('moving between circles keeps what was given, and ターン1回', () => {
    const text = '【起】【(R)】【ターン1回】:そのターン中、このユニットのパワー+5000。'
    const g = table({ field: [vanguardUnit('A'), at('front-left', 'L', { text })] })
    g.P1.acts('ability', { with: 'L' })
    g.P1.acts('exchange', { with: 'L' })
    expect(power(g, 'L')).toBe(12_000)
    expect(g.may('P1', 'ability', 'L')).toBe(false)
  })
  test('this ability cannot be used any more, also where its condition failed', () => {
    const g = says('【起】【(V)】【ターン1回】:あなたのソウルが6枚以上なら、1枚引く。')
    g.P1.acts('ability', { with: 'A' })
    expect(hand(g)).toBe(0)
    expect(g.may('P1', 'ability', 'A')).toBe(false)
  })
})

describe('replacements and bans', () => {
  const stays = '【永】【(R)】:このユニットが退却する際、かわりにこのユニットをソウルに置く。'
  test('pushed off its circle by a call it goes where it says', () => {
    const g = table({ field: [vanguardUnit('A'), at('front-left', 'L', { text: stays })], hand: [unit('h')] })
    g.P1.acts('call', { with: 'h', circle: 'front-left' })
    expect(g.at('L').zone).toBe('soul')
    expect(g.at('h').cell).toBe('front-left')
  })
  test('retired as a cost it is replaced, and the cost is paid', () => {
    const g = says('【起】【(V)】:[あなたのリアガードを1枚選び、退却させる]1枚引く。', [
      at('front-left', 'L', { text: stays }),
    ])
    g.P1.acts('ability', { with: 'A' })
    expect(g.at('L').zone).toBe('soul')
    expect(hand(g)).toBe(1)
  })
  test('抵抗: the opponent chooses it not, and yet “all” retires it', () => {
    const resists = at('front-left', 'X', { text: '【永】【(R)】:このユニットは『抵抗』を得る。' })
    const g = says(
      '【起】【(V)】【ターン1回】:相手のリアガードを1枚選び、退却させる。',
      [],
      {},
      { field: [vanguardUnit('V'), resists] },
    )
    g.P1.acts('ability', { with: 'A' })
    expect(g.at('X').zone).toBe('field')
    const all = says(
      '【起】【(V)】:相手のリアガードをすべて退却させる。',
      [],
      {},
      { field: [vanguardUnit('V'), resists] },
    )
    all.P1.acts('ability', { with: 'A' })
    expect(all.at('X').zone).toBe('drop')
  })
  test('スタンドできない in the stand phase, also against an effect', () => {
    const g = table(
      {
        field: [
          vanguardUnit('A'),
          at(
            'front-left',
            'L',
            { text: '【永】【(R)】:このユニットは【スタンド】できない。' },
            { turned: true },
          ),
          at(
            'front-right',
            'R',
            {
              text: '【自】【(R)】:あなたのスタンドフェイズ開始時、あなたのリアガードを1枚選び、【スタンド】する。',
            },
            { turned: true },
          ),
        ],
      },
      {},
      'stand',
    )
    expect(g.at('L').turned).toBe(true)
    expect(g.at('R').turned).toBe(false)
  })
  test('as many as there are: two to retire, one there', () => {
    const g = says(
      '【起】【(V)】:相手のリアガードを2枚選び、退却させる。',
      [],
      {},
      { field: [vanguardUnit('V'), at('front-left', 'X')] },
    )
    g.P1.acts('ability', { with: 'A' })
    expect(g.at('X').zone).toBe('drop')
  })
  test('につき: each time another one', () => {
    const g = says(
      '【起】【(V)】:あなたのソウル1枚につき、相手のリアガードを1枚選び、退却させる。',
      [],
      { soul: plain('s', 2) },
      { field: [vanguardUnit('V'), at('front-left', 'X'), at('front-right', 'Y')] },
    )
    g.P1.acts('ability', { with: 'A' })
    if (!g.P1.isAsked('main.window')) g.P1.chooses('X')
    if (!g.P1.isAsked('main.window')) g.P1.chooses('Y')
    expect([g.at('X').zone, g.at('Y').zone]).toEqual(['drop', 'drop'])
  })
})

describe('the end', () => {
  test('both decks empty at once: a draw', () => {
    const g = says(
      '【起】【(V)】:すべてのファイターは1枚引く。',
      [],
      { deck: plain('m', 1) },
      { deck: plain('t', 1) },
    )
    g.P1.acts('ability', { with: 'A' })
    expect(g.ending).not.toBeNull()
    expect(g.winner).toBeNull()
  })
  test('drawing more than there is: what there is, and then one has lost', () => {
    const g = says('【起】【(V)】:3枚引く。', [], { deck: plain('m', 2) })
    g.P1.acts('ability', { with: 'A' })
    expect(g.winner).toBe('P2')
    expect(hand(g)).toBe(2)
  })
  test('an empty deck that is filled before the check timing does not lose', () => {
    const g = says('【起】【(V)】:2枚引き、あなたの手札から1枚選び、山札の上に置く。', [], {
      deck: plain('m', 2),
    })
    g.P1.acts('ability', { with: 'A' })
    g.P1.chooses('m1')
    expect(g.winner).toBeNull()
  })
  test('the vanguard retires with an empty soul: lost', () => {
    const g = says('【起】【(V)】:このユニットを退却させる。')
    g.P1.acts('ability', { with: 'A' })
    expect(g.winner).toBe('P2')
  })
  test('a turn added is played by who got it, and effects of the turn end in between', () => {
    const g = says(
      '【起】【(V)】【ターン1回】:そのターン中、このユニットのパワー+5000。あなたは追加の1ターンを得る。',
    )
    g.P1.acts('ability', { with: 'A' })
    turnEnds(g)
    expect(g.view(null).facts['turnFighter']).toBe('P1')
    expect(power(g, 'A')).toBe(10_000)
  })
  test('five damage and two points from two sources: the turn fighter’s first', () => {
    const g = says(
      '【起】【(V)】:相手のヴァンガードを1枚選び、1ダメージ。あなたのヴァンガードを1枚選び、1ダメージ。',
      [],
      { damage: plain('d', 5) },
      { damage: plain('e', 5), deck: [icon('T', 'heal'), ...plain('t', 5)] },
    )
    g.P1.acts('ability', { with: 'A' })
    expect(g.winner).toBe('P2')
    expect(g.zone('P2', 'damage')).toHaveLength(5)
  })
})
