import { describe, expect, it } from 'vitest'
import { abilities, ability, english } from './reading.ts'

describe('what stands before the colon', () => {
  it('an icon says what kind of ability it is, the zone where it is valid', () => {
    expect(ability('【永】【(V)/(R)】:このユニットのパワー+1000。')).toMatchObject({
      kind: 'continuous',
      where: ['V', 'R'],
    })
    expect(ability('【起】:1枚引く。')).toEqual({
      kind: 'activated',
      effect: { kind: 'draw', quantity: { kind: 'exactly', amount: 1, counter: 'cards' } },
    })
    expect(ability('【自】【手札】:あなたのターンの開始時、1枚引く。').trigger).toEqual({
      kind: 'moment',
      whose: 'you',
      moment: 'turn-start',
    })
  })
  it('limits and keywords follow in their order', () => {
    expect(ability('【起】【(V)】【ターン1回】【Gブレイク】(2)結束:1枚引く。')).toMatchObject({
      limit: { times: 1, period: 'turn' },
      condition: {
        kind: 'and',
        of: [
          { kind: 'vanguard.keyword', word: 'generation-break', of: 'activated', n: 2 },
          { kind: 'vanguard.keyword', word: 'unite', of: 'activated' },
        ],
      },
    })
  })
  it('連波 says in which battles', () => {
    const battles = (text: string) =>
      ability(`【自】【(R)】${text}:このユニットがアタックした時、1枚引く。`).condition
    expect(battles('連波-2回目')).toEqual({ kind: 'vanguard.wave', battles: [[2, 2]] })
    expect(battles('連波-3回目以降')).toEqual({ kind: 'vanguard.wave', battles: [[3, 99]] })
    expect(battles('連波-1回目・3~4回目')).toEqual({
      kind: 'vanguard.wave',
      battles: [
        [1, 1],
        [3, 4],
      ],
    })
  })
  it('names of abilities are kept beside them', () => {
    expect(ability('【起】【(R)】誉:[【ソウルブラスト】(1)]1枚引く。').labels).toEqual(['honour'])
  })
})

describe('costs in a text', () => {
  it('several are divided by commas, each may have several steps', () => {
    const { cost } = ability(
      '【起】【(V)】:[【カウンターブラスト】(1)-《宵の砦》のカード,あなたの手札から1枚選び、捨てる]1枚引く。',
    )
    expect(cost).toHaveLength(2)
    expect(cost).toMatchObject([
      { kind: 'do', effect: { kind: 'vanguard.counter-blast', amount: 1 } },
      { kind: 'do', effect: { kind: 'sequence', steps: [{ kind: 'choose' }, { kind: 'discard' }] } },
    ])
  })
  it('that of an automatic ability is paid where its text says so', () => {
    const { cost, effect } = ability(
      '【自】【(V)】:[【ソウルブラスト】(1)]このユニットがアタックした時、あなたの手札が3枚以上なら、コストを払ってよい。払ったら、1枚引く。',
    )
    expect(cost).toHaveLength(1)
    expect(effect).toMatchObject({
      sentences: [
        { kind: 'if', effect: { kind: 'may', effect: { kind: 'vanguard.pay' } } },
        { kind: 'if', condition: { kind: 'did', verb: 'pay' } },
      ],
    })
  })
})

describe('conditions hold as far as their sentence goes (8.1.1.2.3.2)', () => {
  it('the next sentence is carried out anyway, but さらに belongs to the one before', () => {
    const { effect } = ability(
      '【自】:このユニットが(R)に登場した時、あなたの手札が3枚以上なら、1枚引く。【ソウルチャージ】(1)。さらに、1枚引く。',
    )
    expect(effect).toMatchObject({
      sentences: [{ kind: 'if' }, { kind: 'vanguard.soul-charge' }, { kind: 'also' }],
    })
  })
  it('この能力は使えなくなる is said of the ability itself', () => {
    expect(ability('【起】【(R)】:1枚引く。そのゲーム中、この能力は使えなくなる。').riders).toEqual([
      { kind: 'used-up', duration: 'game' },
    ])
  })
})

describe('sentences of a text', () => {
  it.each([
    ['相手のヴァンガードに2ダメージ', 'vanguard.damage'],
    ['救援(1)', 'vanguard.rescue'],
    ['このユニットを空いている(R)に移動する', 'vanguard.move'],
    ['このユニットは『抵抗』を得る', 'grant'],
    ['このユニットは《宵の砦》にも属する', 'grant'],
    ['このユニットは「影」としても扱う', 'grant'],
    ['このユニットはすべての能力を失う', 'lose'],
    ['相手はインターセプトできない', 'prohibit'],
    ['このユニットはヒットされない', 'prohibit'],
    ['トリガーの効果を無効にする', 'vanguard.negate-triggers'],
    ['カード名を宣言する', 'vanguard.declare'],
    ['追加のターンを得る', 'extra-turn'],
  ])('%s is a %s', (text, kind) => {
    expect(ability(`【起】【(V)】:${text}。`).effect.kind).toBe(kind)
  })
  it('what is given may have a cost and a trigger of its own', () => {
    const { effect } = ability(
      '【起】【(V)】:あなたのリアガードを1枚選び、そのターン中、『【自】【(R)】:[【ソウルブラスト】(1)]このユニットのアタックがヒットした時、コストを払ってよい。払ったら、1枚引く。』を与える。',
    )
    expect(effect).toMatchObject({
      steps: [
        { kind: 'choose' },
        { kind: 'during', effect: { kind: 'grant', gains: [{ kind: 'ability' }] } },
      ],
    })
  })
  it('a list below is chosen from', () => {
    const { effect } = ability('【起】【(V)】:以下を1つ行う。\n・1枚引く。\n・【ソウルチャージ】(1)。')
    expect(effect).toMatchObject({
      kind: 'choose-one',
      modes: [{ kind: 'draw' }, { kind: 'vanguard.soul-charge' }],
    })
  })
})

describe('lines of their own', () => {
  it('keywords, with what is inside', () => {
    expect(
      abilities('【永】:守護者\n【自】:先駆\n【自】:達成(20000)').map(({ keywords }) => keywords),
    ).toEqual([['sentinel'], ['forerunner'], ['success']])
  })
  it('whom a vanguard can be in legion with', () => {
    expect(ability('【起】【(V)】:【双闘】22000「影」か「風見」').effect).toEqual({
      kind: 'vanguard.seek-mate',
      power: 22_000,
      names: ['影', '風見'],
    })
  })
  it('the English says the head first', () => {
    expect(english('【自】【(V)】【ターン1回】勇敢:このユニットがアタックした時、1枚引く。')).toBe(
      'AUTO (V) [1/turn] Brave: When this unit attacks, draw 1 card.',
    )
    expect(
      english('【永】【(R)】:あなたの《宵の砦》のヴァンガードがいないなら、このユニットのパワー-2000。'),
    ).toBe('CONT (R): If you have no Fortress of Dusk vanguard, this unit gets -2000 power.')
  })
})
