import { describe, expect, test } from '@fudaba/kernel/testing'
import { at, plain, unit, vanguardUnit } from '../cards.ts'
import { attack, facing, unguarded } from '../battling.ts'
import { hand, table, use } from '../playing.ts'

/** More forms of sentences that official cards print: what is in a battle, at rest, alike. */

const power = (g: ReturnType<typeof table>, word = 'A'): unknown => g.at(word).values['power']
const says = (text: string, more: readonly unknown[] = [], mine = {}, theirs = {}) =>
  table({ field: [vanguardUnit('A', { text }), ...more], ...mine }, theirs)
const gains = (condition: string) => `【永】【(V)】:${condition}なら、このユニットのパワー+1000。`
const resting = { turned: true }
/** While it can attack, the turn goes on. */
const more = at('front-right', 'more')

describe('who is at rest', () => {
  const theirs = (...cells: readonly unknown[]) => ({ field: [vanguardUnit('V'), ...cells] })
  test('【レスト】しているリアガード: such a unit and no other', () => {
    const text = gains('相手の【レスト】しているリアガードがいる')
    expect(power(says(text, [], {}, theirs(at('front-left', 'X', {}, resting))))).toBe(11_000)
    expect(power(says(text, [], {}, theirs(at('front-left', 'X'))))).toBe(10_000)
  })
  test('…が2枚以上【レスト】しているなら: so many of them', () => {
    const text = gains('あなたのユニットが2枚以上【レスト】している')
    const [B, C] = [at('front-left', 'B', {}, resting), at('front-right', 'C', {}, resting)]
    expect(power(says(text, [B, C]))).toBe(11_000)
    expect(power(says(text, [B, at('front-right', 'C')]))).toBe(10_000)
  })
  test('ヴァンガードとリアガードがすべて【レスト】しているなら: both, and all of them', () => {
    const text = gains('相手の、ヴァンガードとリアガードがすべて【レスト】している')
    const of = (V: typeof resting | {}, X: typeof resting | {}) =>
      power(says(text, [], {}, { field: [vanguardUnit('V', {}, V), at('front-left', 'X', {}, X)] }))
    expect([of(resting, resting), of(resting, {}), of({}, resting)]).toEqual([11_000, 10_000, 10_000])
  })
})

describe('in a battle', () => {
  test('バトル相手のパワーが…なら: whom this unit battles', () => {
    const text =
      '【自】【(V)】:このユニットがアタックした時、バトル相手のパワーが8000以下なら、そのターン中、このユニットのパワー+3000。'
    const at_ = (victim: string) => {
      const g = facing(
        { field: [vanguardUnit('A', { text }), more] },
        { field: [vanguardUnit('V', { power: 9000 }), at('front-left', 'X', { power: 8000 })] },
      )
      attack(g, { attacker: 'A', target: victim })
      return power(g)
    }
    expect([at_('X'), at_('V')]).toEqual([13_000, 10_000])
  })
  test('そのバトル中、アタックがヒットしていなかったら: when no attack has hit', () => {
    const text =
      '【自】【(V)】:このユニットがアタックしたバトルの終了時、そのバトル中、アタックがヒットしていなかったら、そのターン中、このユニットのパワー+3000。'
    const after = (victim: number) => {
      const g = facing(
        { field: [vanguardUnit('A', { text }), more] },
        { field: [vanguardUnit('V', { power: victim })] },
      )
      attack(g, { attacker: 'A', target: 'V' })
      unguarded(g)
      return power(g)
    }
    expect([after(50_000), after(5000)]).toEqual([13_000, 10_000])
  })
  test('そのバトル中、ブーストされていたなら', () => {
    const text =
      '【自】【(V)】:このユニットがアタックしたバトルの終了時、そのバトル中、【ブースト】されていたなら、そのターン中、このユニットのパワー+3000。'
    const after = (...booster: readonly string[]) => {
      const g = facing({
        field: [vanguardUnit('A', { text }), at('back-centre', 'B', { skill: 'boost' }), more],
      })
      attack(g, { attacker: 'A', target: 'V', booster })
      unguarded(g)
      return power(g)
    }
    expect([after('B'), after()]).toEqual([13_000, 10_000])
  })
  test('ブーストされたユニットと同名の: of the name of who is boosted', () => {
    const text =
      '【自】【(R)】:このユニットがブーストした時、ブーストされたユニットと同名のあなたのリアガードがいるなら、1枚引く。'
    const drawn = (name: string) => {
      const twin = at('front-left', 'twin', { name })
      const g = facing({
        field: [
          vanguardUnit('A'),
          { ...twin, card: { name, grade: 1, power: 7000 } },
          at('back-centre', 'B', { text, skill: 'boost' }),
        ],
      })
      attack(g, { attacker: 'A', target: 'V', booster: 'B' })
      return hand(g)
    }
    expect(drawn('A') - drawn('C')).toBe(1)
  })
  test('1回目か2回目のバトル中なら: in one of these', () => {
    const strong = (battles: string) => {
      const text = `【自】【(R)】:このユニットがアタックした時、そのターンで、${battles}のバトル中なら、そのターン中、このユニットのパワー+3000。`
      const cells = ['front-left', 'front-right'] as const
      const g = facing({ field: [vanguardUnit('A'), ...cells.map((cell, n) => at(cell, `R${n}`, { text }))] })
      for (const attacker of ['R0', 'R1']) attack(g, { attacker, target: 'V' })
      return ['R0', 'R1'].map((word) => power(g, word))
    }
    expect(strong('1回目か2回目')).toEqual([10_000, 10_000])
    expect(strong('2回目か3回目')).toEqual([7000, 10_000])
  })
  test('そのバトルのクローズステップ開始時: of the battle in which it was said', () => {
    const text = '【自】【(V)】:このユニットがアタックした時、そのバトルのクローズステップ開始時、1枚引く。'
    const g = facing({ field: [vanguardUnit('A', { text }), more] }, { hand: [unit('g')] })
    const before = hand(g)
    attack(g, { attacker: 'A', target: 'V' })
    expect(hand(g)).toBe(before)
    unguarded(g)
    // The drive check gives one, too.
    expect(hand(g)).toBe(before + 2)
  })
})

describe('what a text is about', () => {
  test('カード名に「A」か「B」を含む: one of both parts', () => {
    const text = gains('あなたのカード名に「赤」か「青」を含むリアガードがいる')
    const of = (name: string) => power(says(text, [at('front-left', name)]))
    expect([of('赤い星'), of('青い星'), of('黒い星')]).toEqual([11_000, 11_000, 10_000])
  })
  test('あなたのヴァンガードと同名の, と同じグレードの', () => {
    const grade = gains('あなたのドロップゾーンにあなたのヴァンガードと同じグレードのカードがある')
    expect(power(says(grade, [], { drop: [unit('three', { grade: 3 })] }))).toBe(11_000)
    expect(power(says(grade, [], { drop: [unit('two', { grade: 2 })] }))).toBe(10_000)
    const name = gains('あなたのドロップゾーンにあなたのヴァンガードと同名のカードがある')
    expect(power(says(name, [], { drop: [unit('two')] }))).toBe(10_000)
  })
  test('そのユニットのパワー以下のパワーを持つ: compared with the one spoken of', () => {
    const g = says(
      '【起】【(V)】:あなたのリアガードを1枚選び、そのターン中、パワー+1000し、そのユニットのパワー以下のパワーを持つ相手のリアガードを1枚選び、退却させる。',
      [at('front-left', 'B', { power: 7000 })],
      {},
      {
        field: [
          vanguardUnit('V'),
          at('front-left', 'X', { power: 8000 }),
          at('front-right', 'Y', { power: 9000 }),
        ],
      },
    )
    use(g)
    expect([g.at('X').zone, g.at('Y').zone]).toEqual(['drop', 'field'])
  })
  test('グレード1かグレード2の: one of both', () => {
    const text = gains('あなたの手札にグレード1かグレード2のカードがある')
    const of = (grade: number) => power(says(text, [], { hand: [unit('h', { grade })] }))
    expect([of(0), of(1), of(2), of(3)]).toEqual([10_000, 11_000, 11_000, 10_000])
  })
  test('元々のパワーが…の: what is printed, whatever it is now', () => {
    const text = gains('あなたの元々のパワーが7000以下のリアガードがいる')
    const stronger = '【永】【(R)】:このユニットのパワー+5000。'
    expect(power(says(text, [at('front-left', 'B', { power: 7000, text: stronger })]))).toBe(11_000)
    expect(power(says(text, [at('front-left', 'B', { power: 8000 })]))).toBe(10_000)
  })
})

describe('when', () => {
  test('…したターン中、…時: in a turn in which it has happened, and in no other', () => {
    const text = '【自】【(R)】:あなたのリアガードが退却したターン中、このユニットがアタックした時、1枚引く。'
    const drawn = (isRetired: boolean) => {
      const g = table({
        field: [
          vanguardUnit('A', { text: '【起】【(V)】:あなたの「B」を1枚選び、退却させる。' }),
          at('front-left', 'B'),
          at('front-right', 'C', { text }),
        ],
      })
      if (isRetired) use(g)
      const before = hand(g)
      g.P1.passes()
      attack(g as never, { attacker: 'C', target: 'V' })
      return hand(g) - before
    }
    expect([drawn(true), drawn(false)]).toEqual([1, 0])
  })
  test('能力のコストで: paid for with, and not retired otherwise', () => {
    const text =
      '【自】:あなたのユニットの能力のコストでこのユニットが(R)からドロップゾーンに置かれた時、1枚引く。'
    const drawn = (ability: string) => {
      const g = table({ field: [vanguardUnit('A', { text: ability }), at('front-left', 'B', { text })] })
      use(g)
      return hand(g)
    }
    const cost = drawn(
      '【起】【(V)】:[あなたのリアガードを1枚選び、退却させる]そのターン中、このユニットのパワー+1000。',
    )
    expect([cost, drawn('【起】【(V)】:あなたのリアガードを1枚選び、退却させる。')]).toEqual([1, 0])
  })
})

describe('what is done', () => {
  test('ヴァンガードを1枚選び、1ダメージ: to that vanguard', () => {
    const g = says('【起】【(V)】:相手のヴァンガードを1枚選び、1ダメージ。', [], {}, { deck: plain('d', 5) })
    use(g)
    expect([g.zone('P2', 'damage').length, g.zone('P1', 'damage').length]).toEqual([1, 0])
  })
  test('…すべてに『…』を与える, …すべては《…》にも属する', () => {
    const g = says(
      '【永】【(V)】:あなたのリアガードすべてに『【永】【(R)】:このユニットのパワー+2000。』を与える。\n【永】【(V)】:あなたのリアガードすべては《暁》にも属する。\n【永】【(V)】:あなたの《暁》のリアガードが2枚以上なら、このユニットのパワー+1000。',
      [at('front-left', 'B'), at('front-right', 'C')],
    )
    expect([power(g, 'B'), power(g, 'C'), power(g)]).toEqual([9000, 9000, 11_000])
  })
  test('…できず、…できない: both', () => {
    const g = facing(
      {
        field: [
          vanguardUnit('A', {
            text: '【自】【(V)】:このユニットがアタックした時、相手のリアガードを1枚選び、そのターン中、そのユニットは【インターセプト】できず、そのユニットは次の相手のスタンドフェイズ中、【スタンド】できない。',
          }),
        ],
      },
      { field: [vanguardUnit('V'), at('front-left', 'X', { grade: 2, skill: 'intercept' }, {})] },
    )
    attack(g, { attacker: 'A', target: 'V' })
    expect(g.may('P2', 'intercept', 'X')).toBe(false)
  })
  test('【カウンターチャージ】(1)/【ソウルチャージ】(1): both', () => {
    const g = says('【起】【(V)】:【カウンターチャージ】(1)/【ソウルチャージ】(1)。', [], {
      damage: [unit('d', {}, { faceDown: true })],
      deck: plain('m', 3),
    })
    use(g)
    expect(g.at('d').faceDown).toBeFalsy()
    expect(g.zone('P1', 'soul')).toHaveLength(1)
  })
  test('手札にすべて戻す: all of them', () => {
    const g = says('【起】【(V)】:あなたのリアガードを手札にすべて戻す。', [
      at('front-left', 'B'),
      at('front-right', 'C'),
    ])
    use(g)
    expect([g.at('B').zone, g.at('C').zone]).toEqual(['hand', 'hand'])
  })
  test('the colon behind the cost, and none: as before it', () => {
    for (const head of [
      '【起】【(V)】[【ソウルブラスト】(1)]:',
      '【起】【(V)】[【ソウルブラスト】(1)]',
      '【起】:【(V)】[【ソウルブラスト】(1)]',
    ]) {
      const g = says(`${head}1枚引く。`, [], { soul: [unit('s')], deck: plain('m', 3) })
      use(g)
      expect([hand(g), g.at('s').zone]).toEqual([1, 'drop'])
    }
  })
  test('相手の前列のユニットすべてとバトルする, 1回のアタックで', () => {
    const g = facing(
      {
        field: [
          vanguardUnit('A', {
            text: '【永】【(V)】:このユニットは1回のアタックで相手の前列のユニットすべてとバトルする。',
          }),
        ],
      },
      {
        field: [
          vanguardUnit('V', { power: 1000 }),
          at('front-left', 'X', { power: 1000 }),
          at('back-left', 'Y', { power: 1000 }),
        ],
      },
    )
    attack(g, { attacker: 'A', target: ['V', 'X'] })
    unguarded(g)
    expect([g.at('X').zone, g.at('Y').zone, g.zone('P2', 'damage').length]).toEqual(['drop', 'field', 1])
  })
})
