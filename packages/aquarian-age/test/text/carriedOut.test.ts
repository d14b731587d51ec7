import { aquarianAge } from '@fudaba/aquarian-age'
import { withCards } from '@fudaba/kernel'
import { board, describe, expect, test } from '@fudaba/kernel/testing'
import { type Stats, breakCard, character, fast, permanent, powers, project } from '../cards.ts'

/** Sentences in the printed forms, carried out on a board. */

const table = (mine: Stats, theirs: Stats = {}, more: Stats = {}) =>
  board(aquarianAge, { at: 'main', P1: { deck: 8, ...mine }, P2: { deck: 8, ...theirs }, ...more })
const text = (...lines: readonly string[]) => ({ text: lines.join('\n') })
const hand = (g: ReturnType<typeof table>, who: 'P1' | 'P2' = 'P1') => g.zone(who, 'hand').length

describe('damage', () => {
  test('in parentheses is mental: it takes power and leaves endurance alone', () => {
    const g = table(
      { hand: [fast('F', text('目標の≪キャラクター1人≫に(2)ダメージを与える。'))] },
      {
        controlled: [character('B', { endurance: 1 }), character('bystander')],
        power: [...powers('B', 3), ...powers('bystander', 1)],
      },
    )
    g.P1.acts('fast', { with: 'F', target: 'B' })
    g.everyonePasses()
    g.P2.chooses('Bp1', 'Bp2')
    g.everyonePasses()
    expect(g.at('B').zone).toBe('controlled')
    expect(g.at('B').values['power']).toBe(1)
    expect(g.at('bystander').values['power']).toBe(1)
  })

  test('without them is plain', () => {
    const g = table(
      { hand: [fast('F', text('目標の≪キャラクター1人≫に2ダメージを与える。'))] },
      { controlled: [character('B', { endurance: 2 }), character('bystander')], power: powers('B', 3) },
    )
    g.P1.plays('fast', { with: 'F', target: 'B' })
    expect(g.at('B').zone).toBe('discard')
    expect(g.at('bystander').zone).toBe('controlled')
  })

  test('to a player is judged', () => {
    const g = table(
      { controlled: [character('A', text('0:対戦相手に2ダメージを与える。'))] },
      { deck: Array.from({ length: 4 }, (_, i) => breakCard(`x${i}`)) },
    )
    g.P1.plays('use-effect', { with: 'A' })
    expect(g.zone('P2', 'damage')).toHaveLength(2)
    expect(g.zone('P1', 'damage')).toHaveLength(0)
  })

  test('a character that takes less of it takes less of it', () => {
    const g = table(
      { hand: [fast('F', text('目標の≪キャラクター1人≫に3ダメージを与える。'))] },
      {
        controlled: [
          character('B', { endurance: 2, ...text('このキャラクターが受けるダメージを2減少する。') }),
        ],
      },
    )
    g.P1.plays('fast', { with: 'F', target: 'B' })
    expect(g.at('B').zone).toBe('controlled')
  })
})

describe('what stands in parentheses behind a noun', () => {
  test('is its icon, and nobody else is meant', () => {
    const g = table({
      controlled: [
        character('S', { icons: ['スチューデント'] }),
        character('bystander'),
        character('A', text('≪あなたのキャラクター(スチューデント)全て≫の攻撃力に+2する。')),
      ],
    })
    expect(g.at('S').values['attack']).toBe(4)
    expect(g.at('bystander').values['attack']).toBe(2)
  })

  test('an icon without ♂ or ♀ is both of its forms', () => {
    const g = table({
      controlled: [
        character('F', { icons: ['タレント♀'] }),
        character('M', { icons: ['タレント♂'] }),
        character('A', text('≪あなたのキャラクター(タレント)全て≫の攻撃力に+1する。')),
        character('B', text('≪あなたのキャラクター(♀)全て≫の耐久力に+1する。')),
      ],
    })
    expect([g.at('F').values['attack'], g.at('M').values['attack']]).toEqual([3, 3])
    expect([g.at('F').values['endurance'], g.at('M').values['endurance']]).toEqual([3, 2])
  })
})

describe('numbers', () => {
  test('a number in parentheses is added to attacks on the mind, and to no others', () => {
    const g = table({
      controlled: [
        character('M', { mental: true, attack: 1 }),
        character('P'),
        character('A', text('≪あなたのキャラクター全て≫の攻撃力に+(2)する。')),
      ],
    })
    expect(g.at('M').values['attack']).toBe(3)
    expect(g.at('P').values['attack']).toBe(2)
  })

  test('three at once stand in the order of a card', () => {
    const g = table({
      controlled: [
        character('A', text('X:ターン終了時まで、目標の≪キャラクター1人≫の能力値に±0/+X/+1する。')),
        character('B'),
      ],
      power: powers('A', 2),
    })
    g.P1.acts('use-effect', { with: 'A' }).answers(2)
    g.P1.chooses('B')
    g.everyonePasses()
    const { mind, attack, endurance } = g.at('B').values
    expect([mind, attack, endurance]).toEqual([3, 4, 3])
  })

  test('become what they are said to become', () => {
    const g = table({
      controlled: [
        character('A', text('1:ターン終了時まで、目標の≪キャラクター1人≫の耐久力を1にする。')),
        character('B', { endurance: 5 }),
      ],
      power: powers('A', 1),
    })
    g.P1.plays('use-effect', { with: 'A', target: 'B' })
    expect(g.at('B').values['endurance']).toBe(1)
  })

  test('X of the last line is the X of every line before it', () => {
    const g = table(
      {
        hand: [character('c1'), character('c2')],
        controlled: [
          character(
            'A',
            text(
              'このキャラクターの攻撃力に+Xする。',
              '≪対戦相手の支配キャラクター全て≫の耐久力に+Xする。',
              'Xはあなたの手札の枚数に等しい。',
            ),
          ),
        ],
      },
      { controlled: [character('B')] },
    )
    expect(g.at('A').values['attack']).toBe(4)
    expect(g.at('B').values['endurance']).toBe(4)
  })
})

describe('skills', () => {
  test('are given in a list, words and numbers', () => {
    const g = table(
      {
        controlled: [
          character('A', text('≪あなたのキャラクター(ワーカー)全て≫にステルス・バインド1を与える。')),
          character('bystander', { icons: ['タレント'] }),
        ],
        power: [...powers('A', 1), ...powers('bystander', 1)],
      },
      { controlled: [character('B', { factions: ['wizdom'] })], power: powers('B', 1) },
    )
    g.P1.acts('attack', { with: 'A' })
    expect(g.may('P2', 'guard', 'B')).toBe(false)
    g.everyonePasses()
    g.P1.acts('attack', { with: 'bystander' })
    expect(g.may('P2', 'guard', 'B')).toBe(true)
  })

  test('of a line in the text are those of the card', () => {
    const card = aquarianAge.readCard!({
      id: 'T',
      name: 'T',
      type: 'character',
      factions: ['ego'],
      icons: [],
      ...text('ドロー+1 ／ ステルス', 'このキャラクターは目標にならない。'),
    })
    const made = withCards(aquarianAge, [card]).cards.at(-1)
    expect(made?.skills).toEqual([{ skill: 'draw', value: 1 }, { skill: 'stealth' }])
  })
})

describe('effects', () => {
  test('given to others are used by them', () => {
    const g = table({
      controlled: [
        character(
          'A',
          text(
            '≪あなたのキャラクター全て≫にエフェクト「0:このキャラクターをオーナーの手札に戻す。」を与える。',
          ),
        ),
        character('B'),
      ],
    })
    g.P1.plays('use-effect', { with: 'B' })
    expect(g.zone('P1', 'hand')).toEqual(['B'])
  })

  test('that say so are used in the own main phase only', () => {
    const own = text('0:あなたは1ドローする。このエフェクトはあなたのメインフェイズにのみ使用可能。')
    const g = table({ controlled: [character('A', own)] }, { controlled: [character('B', own)] })
    expect(g.may('P1', 'use-effect', 'A')).toBe(true)
    g.P1.acts('use-effect', { with: 'A' })
    expect(g.may('P2', 'use-effect', 'B')).toBe(false)
  })

  test('that say so are used once a turn', () => {
    const g = table({
      controlled: [character('A', text('0:あなたは1ドローする。このエフェクトは1ターンに1度のみ使用可能。'))],
    })
    g.P1.plays('use-effect', { with: 'A' })
    expect(g.may('P1', 'use-effect', 'A')).toBe(false)
    expect(hand(g)).toBe(1)
  })

  test('that say so answer a declared attack only', () => {
    const answer = text('0:あなたは1ドローする。このエフェクトはアタック宣言にレスポンスしてのみ使用可能。')
    const g = table(
      {
        controlled: [character('A')],
        power: powers('A', 1),
        hand: [fast('F', text('あなたは1ドローする。'))],
      },
      { controlled: [character('B', answer)] },
    )
    g.P1.acts('fast', { with: 'F' })
    expect(g.may('P2', 'use-effect', 'B')).toBe(false)
    g.everyonePasses()
    g.P1.acts('attack', { with: 'A' })
    expect(g.may('P2', 'use-effect', 'B')).toBe(true)
  })
})

describe('cards that last', () => {
  test('hold what they say of their target as long as it fits (13-3)', () => {
    const g = table({
      hand: [
        project('P', {
          duration: 'lasting',
          ...text('目標の≪攻撃力が3以下のキャラクター1人≫の耐久力に+2する。'),
        }),
        fast('F', text('ターン終了時まで、目標の≪キャラクター1人≫の攻撃力に+4する。')),
      ],
      controlled: [character('A'), character('bystander')],
    })
    g.P1.plays('project', { with: 'P', target: 'A' })
    expect(g.at('A').values['endurance']).toBe(4)
    expect(g.at('bystander').values['endurance']).toBe(2)
    g.P1.plays('fast', { with: 'F', target: 'A' })
    expect(g.at('A').values['endurance']).toBe(2)
    expect(g.at('P').zone).toBe('lasting')
  })

  test('an instant card that says until when stays until then, and what it did ends', () => {
    const g = table({
      hand: [fast('F', text('ターン終了時まで、≪E.G.O.のキャラクター全て≫の攻撃力に+2する。'))],
      controlled: [character('A')],
    })
    g.P1.plays('fast', { with: 'F' })
    expect(g.at('A').values['attack']).toBe(4)
    while (g.view(null).facts['turnPlayer'] === 'P1') g.everyonePasses()
    expect(g.at('A').values['attack']).toBe(2)
    expect(g.at('F').zone).toBe('discard')
  })
})

describe('players', () => {
  test('a player who is the target is named when the card is used', () => {
    const g = table(
      {
        hand: [
          fast(
            'F',
            text('目標の≪プレイヤー1人≫は手札を全て捨て札する。その後、そのプレイヤーは3ドローする。'),
          ),
        ],
      },
      { hand: [character('x'), character('y')] },
    )
    g.P1.acts('fast', { with: 'F' })
    expect(g.match.decision?.player).toBe('P1')
    g.P1.chooses(g.match.decision!.candidates[0].id)
    g.everyonePasses()
    expect(hand(g, 'P2')).toBe(3)
    expect(g.at('x').zone).toBe('discard')
    expect(hand(g, 'P1')).toBe(0)
  })

  test('自分 is whom the sentence speaks of', () => {
    const g = table(
      {
        controlled: [character('A', text('0:対戦相手は自分の手札1枚を捨て札する。'))],
        hand: [character('mine')],
      },
      { hand: [character('theirs')] },
    )
    g.P1.plays('use-effect', { with: 'A' })
    expect(hand(g, 'P1')).toBe(1)
    expect(hand(g, 'P2')).toBe(0)
  })
})

describe('who may be broken', () => {
  test('stands on a line of the text, and holds', () => {
    const names = (personal?: string) => ({ icons: ['ワーカー'], ...(personal && { personal }) })
    const g = table({
      hand: [breakCard('B', { personal: '灯', ...text('【“灯”のみブレイク可能。】') })],
      controlled: [character('T', names('灯')), character('other', names())],
    })
    g.P1.acts('break', { with: 'B' })
    g.everyonePasses()
    expect(g.at('T').values['attack']).toBe(4)
    expect(g.at('other').values['attack']).toBe(2)
  })
})

describe('triggers', () => {
  test('a break of its own', () => {
    const g = table({
      hand: [breakCard('B', text('このキャラクターがブレイクした場合、あなたは1ドローする。'))],
      controlled: [character('A')],
    })
    g.P1.plays('break', { with: 'B', target: 'A' })
    expect(hand(g)).toBe(1)
  })

  test('a fast card of the opponent, and no project', () => {
    const g = table(
      { hand: [fast('F', text('あなたは1ドローする。')), project('P', text('あなたは1ドローする。'))] },
      { controlled: [character('A', text('対戦相手がファストカードを使用した場合、あなたは1ドローする。'))] },
    )
    g.P1.plays('project', { with: 'P' })
    expect(hand(g, 'P2')).toBe(0)
    g.P1.plays('fast', { with: 'F' })
    expect(hand(g, 'P2')).toBe(1)
  })

  test('what has a permanent is meant by the character it is set on', () => {
    const g = table({
      controlled: [character('A'), character('bystander')],
      permanents: [
        permanent('Q', text('このカードがセットされたキャラクターの攻撃力に+2する。'), { 'set on': 'A' }),
      ],
    })
    expect(g.at('A').values['attack']).toBe(4)
    expect(g.at('bystander').values['attack']).toBe(2)
  })
})

describe('protection', () => {
  test('from fast cards of the opponent is none from effects', () => {
    const burn = text('目標の≪キャラクター1人≫に1ダメージを与える。')
    const effect = text('0:目標の≪キャラクター1人≫に1ダメージを与える。')
    const g = table(
      { hand: [fast('F', burn)], controlled: [character('A', effect), character('C')] },
      {
        controlled: [
          character('B', {
            endurance: 9,
            ...text('このキャラクターは、対戦相手のファストカードの目標にならない。'),
          }),
        ],
      },
    )
    g.P1.acts('fast', { with: 'F' })
    expect(g.P1).toOfferExactly('A', 'C')
    const other = table(
      { hand: [fast('F', burn)], controlled: [character('A', effect)] },
      {
        controlled: [character('B', text('このキャラクターは、対戦相手のファストカードの目標にならない。'))],
      },
    )
    other.P1.acts('use-effect', { with: 'A' })
    expect(other.P1).toOfferExactly('A', 'B')
  })

  test('neither attacks nor guards are declared by what can declare neither', () => {
    const g = table({
      controlled: [
        character(
          'A',
          text('0:ターン終了時まで、目標の≪キャラクター1人≫はアタック宣言・ガード宣言できない。'),
        ),
        character('B'),
        character('bystander'),
      ],
      power: [...powers('B', 1), ...powers('bystander', 1)],
    })
    g.P1.plays('use-effect', { with: 'A', target: 'B' })
    expect(g.may('P1', 'attack', 'B')).toBe(false)
    expect(g.may('P1', 'attack', 'bystander')).toBe(true)
  })
})
