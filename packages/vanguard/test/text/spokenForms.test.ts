import { describe, expect, test } from '@fudaba/kernel/testing'
import { at, unit, vanguardUnit } from '../cards.ts'
import { attack, facing, unguarded } from '../battling.ts'
import { hand, table } from '../playing.ts'

/** The same things in other words: by whom a unit is boosted, what was done, where a card that was seen goes. */

const power = (g: ReturnType<typeof table>, word = 'A'): unknown => g.at(word).values['power']
const more = at('front-right', 'more')

describe('by whom it is boosted', () => {
  const whenBoosted = (by: string, end = 'なら、そのターン中、このユニットのパワー+3000。') =>
    `【自】【(V)】:このユニットがアタックした時、このユニットが${by}に【ブースト】されて${end}`
  const boosting = (text: string, ...booster: readonly string[]): unknown => {
    const g = facing({
      field: [vanguardUnit('A', { text }), at('back-centre', 'B', { skill: 'boost', clans: ['宵'] }), more],
    })
    attack(g, { attacker: 'A', target: 'V', booster })
    return power(g)
  }
  test('a clan, a name, nobody', () => {
    expect(boosting(whenBoosted('《宵》', 'いるなら、そのターン中、このユニットのパワー+3000。'), 'B')).toBe(
      13_000,
    )
    expect(boosting(whenBoosted('《暁》', 'いるなら、そのターン中、このユニットのパワー+3000。'), 'B')).toBe(
      10_000,
    )
    expect(boosting(whenBoosted('「B」', 'いるなら、そのターン中、このユニットのパワー+3000。'), 'B')).toBe(
      13_000,
    )
    expect(boosting(whenBoosted('《宵》', 'いるなら、そのターン中、このユニットのパワー+3000。'))).toBe(
      10_000,
    )
  })
  test('with another condition behind it', () => {
    const two = (n: number) =>
      whenBoosted(
        '《宵》',
        `いて、あなたのリアガードが${n}枚以下なら、そのターン中、このユニットのパワー+3000。`,
      )
    expect(boosting(two(2), 'B')).toBe(13_000)
    expect(boosting(two(1), 'B')).toBe(10_000)
  })
})

describe('what was done, or was not', () => {
  const attacks = (text: string, does: boolean) => {
    const g = facing(
      { field: [vanguardUnit('A', { text }), more], deck: [unit('d'), unit('e'), unit('f')] },
      { field: [vanguardUnit('V')], hand: [unit('guard')] },
    )
    attack(g, { attacker: 'A', target: 'V' })
    g.P1.answers(does)
    return g
  }
  test('パワー+4000したら: whoever did not gets nothing', () => {
    const text =
      '【自】【(V)】:このユニットがアタックした時、そのターン中、このユニットのパワー+4000してよい。パワー+4000したら、1枚引く。'
    const did = attacks(text, true)
    expect([power(did), hand(did)]).toEqual([14_000, 1])
    const not = attacks(text, false)
    expect([power(not), hand(not)]).toEqual([10_000, 0])
  })
  test('【ソウルチャージ】したら', () => {
    const text =
      '【自】【(V)】:このユニットがアタックした時、【ソウルチャージ】(1)してよい。【ソウルチャージ】したら、そのターン中、このユニットのパワー+3000。'
    const did = attacks(text, true)
    expect([power(did), did.zone('P1', 'soul').length]).toEqual([13_000, 1])
    const not = attacks(text, false)
    expect([power(not), not.zone('P1', 'soul').length]).toEqual([10_000, 0])
  })
})

test('山札の上か下に置く: the card that was seen stays on top or goes below', () => {
  const text = '【起】【(V)】:[【ソウルブラスト】(1)]あなたの山札の上から1枚見て、山札の上か下に置く。'
  const deckAfter = (below: boolean): readonly unknown[] => {
    const g = table({ field: [vanguardUnit('A', { text })], soul: [unit('s')], deck: [unit('a'), unit('b')] })
    g.P1.acts('ability', { with: 'A' })
    g.P1.answers(below)
    return g.zone('P1', 'deck')
  }
  expect(deckAfter(true)).toEqual(['b', 'a'])
  expect(deckAfter(false)).toEqual(['a', 'b'])
})

test('あなたの(V)にいるユニットと同名のリアガード: one’s own and nobody else’s', () => {
  const text =
    '【永】【(R)】:あなたの(V)にいるユニットと同名のリアガード1枚につき、このユニットのパワー+1000。'
  const g = table(
    {
      field: [
        vanguardUnit('A'),
        at('front-left', 'L', { text, power: 5000 }),
        at('front-right', 'twin', { name: 'A' }),
      ],
    },
    { field: [vanguardUnit('V'), at('front-left', 'their twin', { name: 'A' })] },
  )
  expect(power(g, 'L')).toBe(6000)
})

describe('a number that a sentence of its own says', () => {
  const after = (effect: string, number: string, chosen?: string) => {
    const text = `【自】【(V)】:このユニットがアタックした時、${effect}そのターン中、このユニットのパワーを増やす。増やす数値は、${number}である。`
    const g = facing({
      field: [
        vanguardUnit('A', { text }),
        at('front-right', 'B', { power: 6000 }),
        at('front-left', 'C', { power: 8000 }),
        at('back-centre', 'D', { power: 5000 }),
      ],
    })
    attack(g, { attacker: 'A', target: 'V' })
    if (chosen !== undefined) g.P1.chooses(chosen)
    return g
  }
  test('the power of who was retired', () => {
    const g = after(
      'あなたのリアガードを1枚選び、退却させ、',
      'この効果で退却させたユニットの元々のパワー',
      'C',
    )
    expect(g.at('C').zone).toBe('drop')
    expect(power(g)).toBe(18_000)
  })
  test('the power of all in the front row together', () => {
    expect(power(after('', 'あなたの前列のリアガードの元々のパワーの合計'))).toBe(24_000)
  })
})

test('を得て、…を失う: an ability for an icon', () => {
  const attacked = (effect: string) => {
    const text = `【自】【(V)】:このユニットがアタックした時、そのターン中、このユニットは${effect}。`
    const deck = ['d', 'e', 'f', 'g'].map((name) => unit(name))
    const g = facing({ field: [vanguardUnit('A', { text, skill: 'twin' }), more], deck })
    attack(g, { attacker: 'A', target: 'V' })
    unguarded(g)
    return [hand(g), power(g)]
  }
  const own = '『【永】【(V)】:このユニットのパワー+1000。』を得'
  // A card for each drive check.
  expect(attacked(`${own}る`)).toEqual([2, 11_000])
  expect(attacked(`${own}て、『【ツインドライブ!!】』を失う`)).toEqual([1, 11_000])
})

test('『インターセプト』を失う: also who has it by an icon', () => {
  const may = (effect: string, chosen?: string): boolean => {
    const text = `【自】【(V)】:このユニットがアタックした時、${effect}。`
    const g = facing(
      { field: [vanguardUnit('A', { text }), more], deck: [unit('d'), unit('e')] },
      { field: [vanguardUnit('V'), at('front-left', 'X', { skill: 'intercept' })], hand: [unit('guard')] },
    )
    attack(g, { attacker: 'A', target: 'V' })
    if (chosen !== undefined && g.P1.isAsked('program.choose')) g.P1.chooses(chosen)
    return g.may('P2', 'intercept', 'X')
  }
  expect(may('1枚引く')).toBe(true)
  expect(may('相手のリアガードを1枚選び、そのターン中、そのユニットは『インターセプト』を失う', 'X')).toBe(
    false,
  )
})

test('あなたは勝利する: and before there is enough nobody has won', () => {
  const after = (...damage: readonly string[]) => {
    const text = '【起】【(V)】:あなたのダメージゾーンが2枚以上なら、あなたは勝利する。'
    const g = table({ field: [vanguardUnit('A', { text })], damage: damage.map((name) => unit(name)) })
    g.P1.acts('ability', { with: 'A' })
    return g
  }
  expect(after('d', 'e').winner).toBe('P1')
  expect(after('d').winner).toBeNull()
})
