import { describe, expect, test } from '@fudaba/kernel/testing'
import { at, icon, plain, unit, vanguardUnit } from '../cards.ts'
import { attack, facing, unguarded } from '../battling.ts'
import { hand, table, use } from '../playing.ts'

/** Forms of sentences that official cards print, each carried out on a board. */

const power = (g: ReturnType<typeof table>, word = 'A'): unknown => g.at(word).values['power']
const other = at('back-left', 'bystander')
/** P1's vanguard A has the text, with these beside it. */
const says = (text: string, more: readonly unknown[] = [], mine = {}, theirs = {}) =>
  table({ field: [vanguardUnit('A', { text }), ...more, other], ...mine }, theirs)
const gains = (condition: string) => `【永】【(V)】:${condition}なら、このユニットのパワー+1000。`

describe('where units are', () => {
  test('(V)にいる, (R)に…がいる: on that circle and no other', () => {
    const there = '【永】【(V)】:あなたの(R)に「B」がいるなら、このユニットのパワー+1000。'
    expect(power(says(there, [at('front-left', 'B')]))).toBe(11_000)
    expect(power(says(there, [], { hand: [unit('B')] }))).toBe(10_000)
    expect(power(says('【永】【(V)】:あなたの(V)に「B」がいないなら、このユニットのパワー-1000。'))).toBe(
      9000,
    )
  })
  test('(V)にいるユニットと同名の: of the same name as the vanguard', () => {
    const text =
      '【永】【(V)】:あなたの(V)にいるユニットと同名のリアガード1枚につき、このユニットのパワー+1000。'
    const twin = unit('twin', {}, { cell: 'front-left' })
    expect(power(says(text, [{ ...twin, card: { name: 'A', grade: 1, power: 7000 } }]))).toBe(11_000)
    expect(power(says(text, [twin]))).toBe(10_000)
  })
  test('中央列に, 同じ縦列に: in that column', () => {
    const centre = gains('中央列に他のあなたのユニットがいる')
    expect(power(says(centre, [at('back-centre', 'B')]))).toBe(11_000)
    expect(power(says(centre, [at('back-right', 'B')]))).toBe(10_000)
    const column = gains('このユニットと同じ縦列に相手のリアガードがいない')
    expect(power(says(column))).toBe(11_000)
    expect(power(says(column, [], {}, { field: [vanguardUnit('V'), at('back-centre', 'X')] }))).toBe(10_000)
  })
})

describe('conditions', () => {
  test('…がいて、…が双闘していて、…なら: all of them', () => {
    const text = gains('あなたの「B」がいて、あなたの手札が2枚以上')
    const B = [at('front-left', 'B')]
    expect(power(says(text, B, { hand: plain('h', 2) }))).toBe(11_000)
    expect(power(says(text, B, { hand: plain('h', 1) }))).toBe(10_000)
    expect(power(says(text, [], { hand: plain('h', 2) }))).toBe(10_000)
  })
  test('より多い, より少ない: compared with another number', () => {
    const more = gains('あなたの手札が相手の手札より多い')
    const less = gains('あなたの手札が相手の手札より少ない')
    const of = (text: string, mine: number, theirs: number) =>
      power(says(text, [], { hand: plain('h', mine) }, { hand: plain('x', theirs) }))
    expect([of(more, 2, 1), of(more, 1, 1), of(more, 0, 1)]).toEqual([11_000, 10_000, 10_000])
    expect([of(less, 2, 1), of(less, 1, 1), of(less, 0, 1)]).toEqual([10_000, 10_000, 11_000])
  })
  test('【リミットブレイク】(4)を持つ: with an ability of that number', () => {
    const text = gains('あなたの【リミットブレイク】(4)を持つリアガードがいる')
    const having = (n: number) => [
      at('front-left', 'B', { text: `【永】【(R)】【リミットブレイク】(${n}):このユニットのパワー+1000。` }),
    ]
    expect(power(says(text, having(4)))).toBe(11_000)
    expect(power(says(text, having(5)))).toBe(10_000)
  })
  test('そのターンで2回目以降のバトル中なら', () => {
    const text =
      '【自】【(R)】:このユニットがアタックした時、そのターンで2回目以降のバトル中なら、そのターン中、このユニットのパワー+3000。'
    const g = facing({
      field: [vanguardUnit('A'), at('front-left', 'B', { text }), at('front-right', 'C', { text })],
    })
    attack(g, { attacker: 'B', target: 'V' })
    unguarded(g)
    expect(power(g, 'B')).toBe(7000)
    attack(g, { attacker: 'C', target: 'V' })
    expect(power(g, 'C')).toBe(10_000)
  })
})

describe('what triggers', () => {
  const drawing = (when: string) => `【自】【(R)】:${when}、1枚引く。`
  test('このユニットのドライブチェックで…が出た時: of this unit and no other', () => {
    const drawn = (clans: readonly string[], text: string) => {
      const g = facing({
        field: [vanguardUnit('A', { text }), at('front-left', 'B')],
        deck: [unit('m', { clans }), ...plain('n', 5)],
      })
      attack(g, { attacker: 'A', target: 'V' })
      unguarded(g)
      return hand(g) - 1
    }
    const text = '【自】【(V)】:このユニットのドライブチェックで《暁》が出た時、1枚引く。'
    expect([drawn(['暁'], text), drawn(['宵'], text)]).toEqual([1, 0])
  })
  test('ブーストしたバトル中、アタックがヴァンガードにヒットした時: while it boosts, at whom it says', () => {
    const hits = (text: string, victim: string, booster: string) => {
      const g = facing(
        { field: [vanguardUnit('A'), at('back-centre', 'B', { text, skill: 'boost' })] },
        { field: [vanguardUnit('V', { power: 5000 }), at('front-left', 'X', { power: 1000 })] },
      )
      attack(g, { attacker: 'A', target: victim, booster: booster === '' ? [] : booster })
      unguarded(g)
      return hand(g)
    }
    const text = drawing('このユニットがブーストしたバトル中、アタックがヴァンガードにヒットした時')
    const one = hits(text, 'V', 'B')
    expect([one - hits(text, 'V', ''), one - hits(text, 'X', 'B')]).toEqual([1, 1])
    const named = drawing(
      'このユニットが「別人」をブーストしたバトル中、アタックがヴァンガードにヒットした時',
    )
    expect(hits(named, 'V', 'B')).toBe(one - 1)
  })
  test('…をブーストしたバトルの終了時: whom it boosted', () => {
    const ends = (whom: string) => {
      const text = drawing(`このユニットが「${whom}」をブーストしたバトルの終了時`)
      const g = facing({ field: [vanguardUnit('A'), at('back-centre', 'B', { text, skill: 'boost' })] })
      attack(g, { attacker: 'A', target: 'V', booster: 'B' })
      unguarded(g)
      return hand(g)
    }
    expect(ends('A') - ends('C')).toBe(1)
  })
  test('あなたのメインフェイズ中、…した時: only then', () => {
    const retiring = '【起】【(V)】:あなたのリアガードを1枚選び、退却させる。'
    const drawn = (phase: string) => {
      const text = `【自】:あなたの${phase}中、このユニットが(R)からドロップゾーンに置かれた時、1枚引く。`
      const g = table({ field: [vanguardUnit('A', { text: retiring }), at('front-left', 'B', { text })] })
      use(g)
      return hand(g)
    }
    expect([drawn('メインフェイズ'), drawn('ターン'), drawn('エンドフェイズ')]).toEqual([1, 1, 0])
  })
  test('(R)から手札に戻された時: from there to there', () => {
    const going = (verb: string) => {
      const text = '【自】:このユニットが(R)から手札に戻された時、1枚引く。'
      const g = table({
        field: [
          vanguardUnit('A', { text: `【起】【(V)】:あなたのリアガードを1枚選び、${verb}。` }),
          at('front-left', 'B', { text }),
        ],
      })
      use(g)
      return hand(g)
    }
    expect([going('手札に戻す'), going('退却させる')]).toEqual([2, 0])
  })
  test('アタックが相手の前列のリアガードにヒットした時: whom it hits', () => {
    const text = '【自】【(V)】:このユニットのアタックが相手の前列のリアガードにヒットした時、1枚引く。'
    const hits = (victim: string) => {
      const g = facing(
        { field: [vanguardUnit('A', { text })] },
        { field: [vanguardUnit('V', { power: 5000 }), at('front-left', 'X', { power: 1000 })] },
      )
      attack(g, { attacker: 'A', target: victim })
      unguarded(g)
      return hand(g)
    }
    expect(hits('X') - hits('V')).toBe(1)
  })
})

describe('what is done', () => {
  test('山札の上からn枚を…に置く: these cards, nobody chooses', () => {
    const g = says('【起】【(V)】:あなたの山札の上から2枚をドロップゾーンに置く。', [], {
      deck: plain('m', 5),
    })
    use(g)
    expect(g.zone('P1', 'drop')).toHaveLength(2)
    expect([g.at('m1').zone, g.at('m2').zone, g.at('m3').zone]).toEqual(['drop', 'drop', 'deck'])
  })
  test('n枚見て、1枚まで探し: any of those', () => {
    const g = says(
      '【起】【(V)】:あなたの山札の上から2枚見て、1枚まで探し、手札に加え、残りを山札の下に好きな順番で置く。',
      [],
      { deck: plain('m', 5) },
    )
    use(g)
    expect(g.P1.choices(['m1', 'm2'])).toBe(true)
    g.P1.chooses('m2')
    expect(g.at('m2').zone).toBe('hand')
    expect(g.at('m3').zone).toBe('deck')
  })
  test('【スタンド】でライド, 表で and 裏でバインド', () => {
    const ridden = says(
      '【起】【(V)】:[このユニットを【レスト】する]あなたの手札から「R」を1枚選び、【スタンド】でライドする。',
      [],
      { hand: [unit('R', { grade: 3 })] },
    )
    use(ridden)
    if (ridden.P1.canChoose('R')) ridden.P1.chooses('R')
    expect(ridden.at('R').zone).toBe('field')
    expect(ridden.at('R').turned).toBeFalsy()
    const bound = says('【起】【(V)】:あなたの手札から1枚選び、裏でバインドする。', [], { hand: [unit('h')] })
    use(bound)
    expect(bound.at('h')).toMatchObject({ zone: 'bind', faceDown: true })
  })
  test('そのユニットとこのユニットの: both', () => {
    const g = says(
      '【起】【(V)】:あなたのリアガードを1枚選び、そのターン中、そのユニットとこのユニットのパワー+2000。',
    )
    use(g)
    expect([power(g), power(g, 'bystander')]).toEqual([12_000, 9000])
  })
  test('パワー+2000し、『…』を得る: the same unit gains it', () => {
    const g = says(
      '【起】【(V)】:そのターン中、このユニットのパワー+2000し、『【永】【(V)】:このユニットのクリティカル+1。』を得る。',
    )
    use(g)
    expect(g.at('A').values).toMatchObject({ power: 12_000, critical: 2 })
    expect(power(g, 'bystander')).toBe(7000)
  })
})

describe('what came of it', () => {
  test('…なら、…し、違うなら、…: one or the other', () => {
    const text =
      '【起】【(V)】:あなたの山札の上を公開する。そのカードが《暁》なら、そのカードを手札に加え、違うなら、そのカードをドロップゾーンに置く。'
    const goes = (clans: readonly string[]) => {
      const g = says(text, [], { deck: [unit('m', { clans }), ...plain('n', 3)] })
      use(g)
      return [g.at('m').zone, g.at('n1').zone]
    }
    expect(goes(['暁'])).toEqual(['hand', 'deck'])
    expect(goes(['宵'])).toEqual(['drop', 'deck'])
  })
  test('戻したら, 戻したカード1枚につき: what was really done, and how often', () => {
    const text =
      '【起】【(V)】:あなたの手札から2枚まで選び、山札の下に戻す。戻したら、戻したカード1枚につき、このユニットのパワー+1000。'
    const back = (...words: readonly string[]) => {
      const g = says(text, [], { hand: plain('h', 2) })
      use(g)
      g.P1.chooses(...words)
      // Of two cards he says the order.
      if (words.length === 2) g.P1.chooses(...words)
      return power(g)
    }
    expect([back(), back('h1'), back('h1', 'h2')]).toEqual([10_000, 11_000, 12_000])
  })
  test('表にしたら', () => {
    const text =
      '【起】【(V)】:あなたのダメージゾーンから裏のカードを1枚選び、表にする。表にしたら、1枚引く。'
    const drawn = (faceDown: boolean) => {
      const g = says(text, [], { damage: [unit('d', {}, { faceDown })] })
      use(g)
      return hand(g)
    }
    expect([drawn(true), drawn(false)]).toEqual([1, 0])
  })
})

describe('one of each', () => {
  test('「甲」と「乙」を1枚ずつ: never two of one', () => {
    const text = '【起】【(V)】:あなたのドロップゾーンから「甲」と「乙」を1枚ずつ選び、手札に加える。'
    const both = says(text, [], { drop: [unit('甲'), unit('乙'), unit('丙')] })
    use(both)
    if (both.P1.canChoose('甲')) both.P1.chooses('甲', '乙')
    expect(['甲', '乙', '丙'].map((word) => both.at(word).zone)).toEqual(['hand', 'hand', 'drop'])
  })
  test('グレード1とグレード2のカードをそれぞれ1枚まで: no two of one grade', () => {
    const text =
      '【起】【(V)】:あなたのドロップゾーンからグレード1とグレード2のカードをそれぞれ1枚まで選び、手札に加える。'
    const g = says(text, [], {
      drop: [unit('one'), unit('uno'), unit('two', { grade: 2 }), unit('three', { grade: 3 })],
    })
    use(g)
    expect(() => g.P1.chooses('one', 'uno')).toThrow()
    g.P1.chooses('one', 'two')
    expect(['one', 'uno', 'two', 'three'].map((word) => g.at(word).zone)).toEqual([
      'hand',
      'drop',
      'hand',
      'drop',
    ])
  })
  test('あなたの(R)から: from these circles', () => {
    const g = says('【起】【(V)】:あなたの(R)から「B」と「C」を1枚ずつ選び、ソウルに置く。', [
      at('front-left', 'B'),
      at('front-right', 'C'),
    ])
    use(g)
    if (g.P1.canChoose('B')) g.P1.chooses('B', 'C')
    expect(['B', 'C', 'bystander'].map((word) => g.at(word).zone)).toEqual(['soul', 'soul', 'field'])
  })
})

describe('what is forbidden', () => {
  test('次の相手のスタンドフェイズ中、【スタンド】できない: not then, but before and after', () => {
    const g = says(
      '【起】【(V)】:相手のリアガードを1枚選び、そのユニットは次の相手のスタンドフェイズ中、【スタンド】できない。',
      [],
      {},
      {
        field: [vanguardUnit('V', {}, { turned: true }), at('front-left', 'X', {}, { turned: true })],
      },
    )
    use(g)
    g.P1.passes()
    for (let i = 0; i < 6 && g.deciding === 'P1'; i++)
      if (g.P1.isAsked('battle.attack')) g.P1.answers(false)
      else g.P1.passes()
    expect(g.at('V').turned).toBeFalsy()
    expect(g.at('X').turned).toBe(true)
  })
  test('相手はグレード1以上のカードを手札から(G)にコールできない', () => {
    const text =
      '【自】【(V)】:このユニットがアタックした時、そのバトル中、相手はグレード1以上のカードを手札から(G)にコールできない。'
    const g = facing(
      { field: [vanguardUnit('A', { text })] },
      { hand: [icon('zero', 'draw', { shield: 10_000 }), unit('one')] },
    )
    attack(g, { attacker: 'A', target: 'V' })
    expect(g.may('P2', 'guard', 'zero')).toBe(true)
    expect(g.may('P2', 'guard', 'one')).toBe(false)
  })
})
