import { describe, expect, test } from '@fudaba/kernel/testing'
import { attack, facing, unguarded } from '../battling.ts'
import { at as on, plain, unit, vanguardUnit } from '../cards.ts'
import { type Seat, hand, table } from '../playing.ts'

/** Keyword abilities and sentences as cards print them. */

const text = (...lines: readonly string[]): { readonly text: string } => ({ text: lines.join('\n') })
const having = (says: string | readonly string[], mine: Seat = {}, theirs: Seat = {}, moment = 'main') => {
  const { more = [], ...rest } = mine
  const lines = typeof says === 'string' ? [says] : says
  return table({ field: [vanguardUnit('A', text(...lines)), ...(more as [])], ...rest }, theirs, moment)
}
const drawn = (g: ReturnType<typeof table>): number =>
  g.log().filter(({ event, player }) => event === 'drawOne' && player === 'P1').length

describe('conditions in sentences', () => {
  test('govern their sentence, and さらに goes with it', () => {
    const says = '【起】【(V)】:あなたのソウルが1枚以上なら、1枚引く。さらに、1枚引く。'
    const none = having(says)
    none.P1.acts('ability', { with: 'A' })
    expect(hand(none)).toBe(0)
    const some = having(says, { soul: [unit('s')] })
    some.P1.acts('ability', { with: 'A' })
    expect(hand(some)).toBe(2)
  })
  test('払ったら depends on having paid', () => {
    const says =
      '【自】【(R)】:[あなたの手札から1枚選び、捨てる]このユニットが(R)に登場した時、コストを払ってよい。払ったら、2枚引く。さらに、【ソウルチャージ】(1)。'
    const calling = (pays: boolean) => {
      const g = table({ hand: [unit('h', text(says)), unit('x')] })
      g.P1.acts('call', { with: 'h', circle: 'back-left' })
      expect(g.P1).toBeAsked('program.may')
      g.P1.answers(pays)
      return g
    }
    const paid = calling(true)
    expect(paid.at('x').zone).toBe('drop')
    expect(hand(paid)).toBe(2)
    expect(paid.zone('P1', 'soul')).toHaveLength(1)
    const not = calling(false)
    expect(hand(not)).toBe(1)
    expect(not.zone('P1', 'soul')).toHaveLength(0)
  })
  test('what uses an ability up is done whatever came of the rest', () => {
    const g = having(
      '【起】【(V)】:あなたのソウルが1枚以上なら、1枚引く。そのターン中、この能力は使えなくなる。',
    )
    g.P1.acts('ability', { with: 'A' })
    expect(hand(g)).toBe(0)
    expect(g.P1).not.toOffer('ability')
  })
  test('かわりに replaces', () => {
    const g = having(
      '【起】【(V)】:相手のリアガードを1枚選び、退却させる。',
      {},
      {
        field: [
          vanguardUnit('V'),
          on(
            'front-left',
            'X',
            text('【永】【(R)】:このユニットが退却する際、かわりにこのユニットをソウルに置く。'),
          ),
        ],
      },
    )
    g.P1.acts('ability', { with: 'A' })
    expect(g.at('X').zone).toBe('soul')
  })
})

test('a cost that is taken away is not paid, also where a text asks for it', () => {
  const free = on('back-right', 'F', {
    abilities: [
      {
        kind: 'continuous',
        effect: {
          kind: 'vanguard.costless',
          what: {
            kind: 'selector',
            features: [{ kind: 'owner', who: 'you' }],
            head: { kind: 'noun', noun: 'rear-guard' },
          },
        },
      },
    ],
  })
  const says =
    '【自】【(R)】:[【ソウルブラスト】(1)]このユニットが(R)に登場した時、コストを払ってよい。払ったら、1枚引く。'
  const g = table({ field: [vanguardUnit('A'), free], hand: [unit('h', text(says))], soul: [unit('s')] })
  g.P1.acts('call', { with: 'h', circle: 'back-left' })
  expect(hand(g)).toBe(1)
  expect(g.at('s')).toBeUnchanged()
})

describe('keywords in texts', () => {
  test('抵抗 that is gained keeps it from being chosen', () => {
    const g = having(
      '【起】【(V)】:相手のリアガードを1枚選び、退却させる。',
      {},
      {
        field: [
          vanguardUnit('V'),
          on('front-left', 'X', text('【永】【(R)】:このユニットは『抵抗』を得る。')),
          on('front-right', 'Y'),
        ],
      },
    )
    g.P1.acts('ability', { with: 'A' })
    expect(g.at('Y').zone).toBe('drop')
    expect(g.at('X')).toBeUnchanged()
  })
  test('闘魂 when an own effect stands it', () => {
    const g = having('【起】【(V)】:あなたのリアガードを1枚選び、【スタンド】する。', {
      more: [on('front-left', 'L', text('【自】【(R)】闘魂:1枚引く。'), { turned: true })],
    })
    g.P1.acts('ability', { with: 'A' })
    expect(hand(g)).toBe(1)
  })
  test('影縫 after a battle that missed the vanguard', () => {
    const battle = (power: number) => {
      const g = facing({
        field: [
          vanguardUnit('A', {}, { turned: true }),
          on('front-left', 'L', { power, ...text('【自】【(R)】影縫:1枚引く。') }),
        ],
      })
      attack(g)
      unguarded(g)
      return g.zone('P1', 'hand').length
    }
    expect(battle(5000)).toBe(1)
    expect(battle(12_000)).toBe(0)
  })
  test('残影 when the opponent takes a bound card', () => {
    const g = having(
      '【起】【(V)】:あなたのバインドゾーンからカードを1枚選び、手札に加える。',
      { bind: [unit('b')] },
      {
        field: [vanguardUnit('V'), on('front-left', 'X', text('【自】:残影'))],
      },
    )
    g.P1.acts('ability', { with: 'A' })
    expect(g.P2).toBeAsked('program.may')
    g.P2.answers(true)
    expect(g.at('X').zone).toBe('hand')
  })
  test('連波 in certain battles', () => {
    const wave = text('【自】【(R)】連波-2回目以降:このユニットがアタックした時、1枚引く。')
    const g = facing({
      field: [
        vanguardUnit('A', {}, { turned: true }),
        on('front-left', 'L', { power: 1000, ...wave }),
        on('front-right', 'R', { power: 1000, ...wave }),
      ],
    })
    attack(g, { attacker: 'L', target: 'V' })
    unguarded(g)
    expect(drawn(g)).toBe(0)
    attack(g, { attacker: 'R', target: 'V' })
    unguarded(g)
    expect(drawn(g)).toBe(1)
  })
  test('誉 is paid for once a turn', () => {
    const honour = '【起】【(V)/(R)】誉:[【カウンターブラスト】(1)]1枚引く。'
    const g = having(honour, { more: [on('front-left', 'L', text(honour))], damage: plain('d', 3) })
    expect(g.may('P1', 'ability', 'L')).toBe(true)
    g.P1.acts('ability', { with: 'A' })
    if (!g.P1.isAsked('main.window')) g.P1.chooses('d1')
    expect(hand(g)).toBe(1)
    expect(g.may('P1', 'ability', 'L')).toBe(false)
  })
  test('開花 when another own unit is placed', () => {
    const g = having('【自】【(V)】開花:他のあなたのユニットが(R)に登場した時、1枚引く。', {
      hand: [unit('h')],
    })
    g.P1.acts('call', { with: 'h', circle: 'back-left' })
    expect(hand(g)).toBe(1)
  })
  test('二刀開眼 when it is boosted', () => {
    const g = facing({
      field: [
        vanguardUnit('A', text('【自】【(V)】二刀開眼:このユニットがブーストされた時、1枚引く。')),
        on('back-centre', 'B', { skill: 'boost' }),
      ],
    })
    g.P1.answers(true)
    g.P1.chooses('B')
    unguarded(g)
    expect(drawn(g)).toBe(1)
  })
  test('奇術 calls from the soul until the end of the turn', () => {
    const g = having(
      '【起】【(V)】奇術:あなたのソウルからカードを1枚選び、(R)にコールする。そのターンの終了時、この効果でコールしたユニットをソウルに置く。',
      { soul: [unit('s')] },
    )
    g.P1.acts('ability', { with: 'A' })
    g.P1.answers('front-left')
    expect(g.at('s').cell).toBe('front-left')
    g.P1.passes()
    if (g.P1.isAsked('battle.attack')) g.P1.answers(false)
    expect(g.at('s').zone).toBe('soul')
  })
  test('時翔 leaps', () => {
    const g = having('【起】【(V)】時翔:あなたのリアガードを1枚選び、タイムリープする。', {
      more: [on('front-left', 'L', { grade: 1 })],
      deck: [unit('n2', { grade: 2 }), ...plain('m', 6)],
    })
    g.P1.acts('ability', { with: 'A' })
    expect(g.at('L').zone).toBe('bind')
    g.P1.chooses('n2')
    g.P1.answers('back-right')
    g.P1.passes()
    if (g.P1.isAsked('battle.attack')) g.P1.answers(false)
    expect(g.at('n2').zone).toBe('deck')
    g.P1.answers('back-left')
    expect(g.at('L').cell).toBe('back-left')
  })
  test('♪♪ brings two units into harmony', () => {
    const g = table({
      field: [vanguardUnit('A'), on('front-left', 'L', text('【自】:♪♪'))],
      hand: [unit('h')],
    })
    g.P1.acts('call', { with: 'h', circle: 'back-left' })
    expect(g.at('L').to['harmony']).toEqual(['h'])
  })
})
