import { describe, expect, test } from '@fudaba/kernel/testing'
import { addClans } from '../../grammar/index.ts'
import { at, icon, unit, vanguardUnit } from '../cards.ts'
import { type Seat, hand, table } from '../playing.ts'

/** What texts say happens: cards are written by their text. */

// A text speaks of a clan that some card has brought.
addClans({ ja: '宵', en: 'Dusk' })

const text = (...lines: readonly string[]): { readonly text: string } => ({ text: lines.join('\n') })
const down = { faceDown: true }
const withVanguard = (says: string, mine: Seat = {}, theirs: Seat = {}, moment = 'main') =>
  table({ ...mine, field: [vanguardUnit('A', text(says)), ...((mine['field'] as []) ?? [])] }, theirs, moment)

describe('【起】', () => {
  test('a cost in brackets is paid, then the effect is carried out', () => {
    const g = withVanguard('【起】【(V)】:[【カウンターブラスト】(1),【ソウルブラスト】(1)]2枚引く。', {
      damage: [unit('d')],
      soul: [unit('s')],
    })
    g.P1.acts('ability', { with: 'A' })
    expect(hand(g)).toBe(2)
    expect(g.at('d').faceDown).toBe(true)
    expect(g.at('s').zone).toBe('drop')
  })
  test('it is not offered to who cannot pay all of it', () => {
    const g = withVanguard('【起】【(V)】:[【カウンターブラスト】(1),【ソウルブラスト】(1)]2枚引く。', {
      damage: [unit('d', {}, down)],
      soul: [unit('s')],
    })
    expect(g.P1).not.toOffer('ability')
  })
  test('a condition on the cards of a counter blast is kept', () => {
    const says = '【起】【(V)】:[【カウンターブラスト】(1)-《宵》のカード]1枚引く。'
    expect(withVanguard(says, { damage: [unit('d')] }).P1).not.toOffer('ability')
    const g = withVanguard(says, { damage: [unit('d'), unit('e', { clans: ['宵'] })] })
    g.P1.acts('ability', { with: 'A' })
    expect(g.at('e').faceDown).toBe(true)
    expect(g.at('d')).toBeUnchanged()
  })
  test('who looks at cards takes one of them, the rest goes under the deck in the order he likes', () => {
    const g = withVanguard(
      '【起】【(V)】:あなたの山札の上から3枚見て、その中からグレード2以上のカードを1枚まで選び、公開し、手札に加え、残りを山札の下に好きな順番で置く。',
      { deck: [unit('a'), unit('b', { grade: 2 }), unit('c'), unit('d')] },
    )
    g.P1.acts('ability', { with: 'A' })
    expect(g.P1).toOfferExactly('b')
    g.P1.chooses('b')
    expect(g.at('b').zone).toBe('hand')
    g.P1.answers('c', 'a')
    expect(g.zone('P1', 'deck')).toEqual(['d', 'c', 'a'])
  })
})

describe('【自】 with a cost', () => {
  const whenAttacks =
    '【自】【(V)】:[【ソウルブラスト】(1)]このユニットがアタックした時、コストを払ってよい。払ったら、1枚引く。さらに、【ソウルチャージ】(1)。'
  // Somebody who can guard is asked before the drive checks.
  const attacks = (says: string, mine: Seat = {}, theirs: Seat = { hand: [unit('guard')] }) => {
    const g = withVanguard(says, mine, theirs, 'battle')
    g.P1.answers(true)
    if (g.P1.isAsked('battle.attacker')) g.P1.chooses('A')
    if (g.P1.isAsked('battle.target')) g.P1.chooses('V')
    return g
  }
  test('whoever does not pay gets nothing', () => {
    const g = attacks(whenAttacks, { soul: [unit('s')] })
    expect(g.P1).toBeAsked('program.may')
    g.P1.answers(false)
    expect(hand(g)).toBe(0)
    expect(g.at('s').zone).toBe('soul')
    expect(g.zone('P1', 'soul')).toHaveLength(1)
  })
  test('whoever pays gets all of it, さらに included', () => {
    const g = attacks(whenAttacks, { soul: [unit('s')] })
    g.P1.answers(true)
    expect(hand(g)).toBe(1)
    expect(g.at('s').zone).toBe('drop')
    expect(g.zone('P1', 'soul')).toHaveLength(1)
  })
  test('without what stands before なら nobody is asked to pay', () => {
    const says =
      '【自】【(V)】:[【ソウルブラスト】(1)]このユニットがアタックした時、あなたの手札が3枚以上なら、コストを払ってよい。払ったら、1枚引く。'
    const g = attacks(says, { soul: [unit('s')] })
    expect(g.P1.isAsked('program.may')).toBe(false)
    expect(g.at('s').zone).toBe('soul')
    const other = attacks(says, { soul: [unit('s')], hand: [unit('h'), unit('i'), unit('j')] })
    expect(other.P1).toBeAsked('program.may')
  })
  test('a ban on guardians from the hand lets others through', () => {
    const says =
      '【自】【(V)】:このユニットがアタックした時、そのバトル中、相手は手札からグレード1以上のカードを(G)にコールできない。'
    const one = unit('one', { grade: 1 })
    expect(attacks(says, {}, { hand: [one] }).P2.isAsked('guard.window')).toBe(false)
    const g = attacks(says, {}, { hand: [one, icon('zero', 'critical')] })
    expect(g.P2).toBeAsked('guard.window')
    g.P2.acts('guard')
    expect(g.at('zero').zone).toBe('drop')
  })
  test('who cannot be hit is not hit', () => {
    const g = attacks(
      '【自】【(V)】:このユニットがアタックした時、1枚引く。',
      {},
      {
        hand: [
          unit(
            'S',
            text(
              '【自】:このユニットが(G)に登場した時、アタックされているあなたのユニットを1枚選び、そのバトル中、そのユニットはヒットされない。',
            ),
          ),
        ],
        deck: Array.from({ length: 8 }, (_, i) => unit(`t${i}`)),
      },
    )
    g.P2.acts('guard', { with: 'S' })
    for (let i = 0; i < 12 && g.turn === 3 && !g.P1.isAsked('battle.attack'); i++)
      (g.deciding === 'P1' ? g.P1 : g.P2).passes()
    expect(g.zone('P2', 'damage')).toHaveLength(0)
    expect(g.at('S').zone).toBe('drop')
  })
})

describe('そのユニット', () => {
  test('is who came, not what the cost was paid with', () => {
    const says =
      '【自】【(R)】:[このユニットを【レスト】する]他のあなたのユニットが(R)に登場した時、コストを払ってよい。払ったら、そのターン中、そのユニットのパワー+3000。'
    const g = table({ field: [vanguardUnit('A'), at('back-left', 'L', text(says))], hand: [unit('h')] })
    g.P1.acts('call', { with: 'h', circle: 'front-left' })
    g.P1.answers(true)
    expect(g.at('L').turned).toBe(true)
    expect(g.at('L').values['power']).toBe(7000)
    expect(g.at('h').values['power']).toBe(10_000)
  })
  test('そうしたら and 置いたら speak of what was done just before', () => {
    const g = withVanguard('【起】【(V)】:あなたの手札から1枚選び、ソウルに置いてよい。置いたら、1枚引く。', {
      hand: [unit('h')],
    })
    g.P1.acts('ability', { with: 'A' })
    g.P1.answers(true)
    expect(g.at('h').zone).toBe('soul')
    expect(hand(g)).toBe(1)
    expect(g.count('P1', 'chargedIn')).toBe(3)
    const no = withVanguard('【起】【(V)】:あなたの手札から1枚選び、捨ててよい。そうしたら、2枚引く。', {
      hand: [unit('h')],
    })
    no.P1.acts('ability', { with: 'A' })
    no.P1.answers(false)
    expect(hand(no)).toBe(1)
  })
})

describe('かわりに…してよい', () => {
  const says =
    '【永】【(R)】:このユニットが退却する際、かわりにあなたの手札から1枚選び、捨ててよい。そうしたら、このユニットを手札に戻す。'
  const retiring = (held: readonly ReturnType<typeof unit>[]) => {
    const g = withVanguard(
      '【起】【(V)】:相手のリアガードを1枚選び、退却させる。',
      {},
      { field: [vanguardUnit('V'), at('front-left', 'X', text(says))], hand: held },
    )
    g.P1.acts('ability', { with: 'A' })
    return g
  }
  test('whoever does so has the rest in the place of what would have happened', () => {
    const g = retiring([unit('h')])
    expect(g.P2).toBeAsked('replace')
    g.P2.answers(true)
    expect(g.at('h').zone).toBe('drop')
    expect(g.at('X').zone).toBe('hand')
    const no = retiring([unit('h')])
    no.P2.answers(false)
    expect(no.at('X').zone).toBe('drop')
    expect(no.at('h').zone).toBe('hand')
  })
  test('whoever cannot is not asked', () => {
    const g = retiring([])
    expect(g.at('X').zone).toBe('drop')
  })
})

describe('【永】', () => {
  test('during the own turn only, and only beside an empty column', () => {
    const says =
      '【永】【(R)】:あなたのターン中、このユニットと同じ縦列の相手のユニットがいないなら、このユニットのパワー+3000。'
    const g = table(
      { field: [vanguardUnit('A'), at('front-left', 'L', text(says)), at('front-right', 'R', text(says))] },
      { field: [vanguardUnit('V'), at('front-right', 'across')] },
    )
    expect(g.at('L').values['power']).toBe(7000)
    expect(g.at('R').values['power']).toBe(10_000)
  })
  test('once for each rear-guard', () => {
    const g = withVanguard('【永】【(V)】:あなたのリアガード1枚につき、このユニットのパワー+1000。', {
      field: [at('back-left', 'x'), at('back-right', 'y')],
    })
    expect(g.at('A').values['power']).toBe(12_000)
  })
})
