import { kiseki } from '@fudaba/kiseki'
import { board, describe, expect, test } from '@fudaba/kernel/testing'
import { wings } from '../../src/board/characteristics.ts'
import { down, event, item, onward, spent, unit } from '../playing.ts'

const of = (...organisations: string[]) => ({ organisations })
type Card = ReturnType<typeof unit>
/** STR and DEF as the view says. */
const numbers = (g: ReturnType<typeof board>, name: string) => [
  g.at(name).values['str'],
  g.at(name).values['def'],
]

describe('援軍', () => {
  const aid = { ...of('東'), text: '【援軍】', cp: 1 }
  const inHand = (field: readonly Card[]) =>
    board(kiseki, { at: 'deployment', P1: { hand: [unit('A', aid)], field, cp: 5 }, P2: {} })

  test('without a companion of its organisation it cannot be played as a UNIT', () => {
    expect(inHand([unit('B', of('東', '西'))]).P1).toOffer('play-unit')
    expect(inHand([]).P1).not.toOffer('play-unit')
    const g = inHand([unit('B', of('西'))])
    expect(g.P1).not.toOffer('play-unit')
    g.proves('1403.1')
  })

  test('a companion of the opponent is none', () => {
    const g = board(kiseki, {
      at: 'deployment',
      P1: { hand: [unit('A', aid)], cp: 5 },
      P2: { field: [unit('B', of('東'))] },
    })
    expect(g.P1).not.toOffer('play-unit')
  })

  test('a stunned companion is enough for reinforcement', () => {
    const g = inHand([unit('B', of('東'), { stunned: 1 })])
    expect(g.P1).toOffer('play-unit')
  })

  test('its art is played without a companion', () => {
    const g = board(kiseki, {
      at: 'deployment',
      P1: { hand: [unit('A', { ...aid, arts: { ep: 0, text: 'カードを1枚引く。' } })], cp: 5 },
      P2: {},
    })
    expect(g.P1).not.toOffer('play-unit')
    expect(g.P1).toOffer('play-art')
  })
})

describe('帰属', () => {
  const table = (mine: readonly Card[], theirs: readonly Card[] = [unit('enemy', { def: 9, str: 0 })]) =>
    board(kiseki, { at: 'attack', P1: { field: mine }, P2: { field: theirs } })

  test('it gains the organisations of all who take part in the first attack, for the turn', () => {
    const g = table([
      unit('A', { ...of('東'), text: '【帰属】' }),
      unit('B', of('西', '南')),
      unit('C', of('西', '北')),
      unit('bystander', of('北')),
    ])
    g.P1.chooses('B', 'C')
    onward(g, { step: 'resolution' })
    g.everyonePasses()
    expect(g.at('A').values['organisations']).toBe('北・南・東・西')
    expect(g.at('bystander').values['organisations']).toBe('北')
    g.proves('1404.1')
    onward(g, { step: 'draw' })
    expect(g.at('A').values['organisations']).toBe('東')
  })

  test('affiliation sees only the first attack of its controller each turn', () => {
    const g = table(
      [unit('A', { ...of('東'), text: '【帰属】' }), unit('B', of('西')), unit('C', of('北'))],
      [unit('enemy', { def: 9, str: 0 }), unit('X', { ...of('敵'), def: 9, str: 0 })],
    )
    g.P1.chooses('B').chooses('enemy')
    onward(g, { asked: 'battle.attackers' })
    expect(g.at('A').values['organisations']).toBe('東・西')
    g.P2.chooses('X').chooses('C')
    onward(g, { asked: 'battle.attackers' })
    g.P1.chooses('C').chooses('enemy')
    onward(g, { asked: 'battle.attackers' })
    expect(g.at('A').values['organisations']).toBe('東・西')
  })

  test("a UNIT's own first attack uses up its affiliation", () => {
    const g = table([unit('A', { ...of('東'), text: '【帰属】' }), unit('B', of('西'))])
    g.P1.chooses('A')
    onward(g, { asked: 'battle.attackers' })
    g.P2.answers()
    onward(g, { asked: 'battle.attackers' })
    g.P1.chooses('B')
    onward(g, { asked: 'battle.attackers' })
    expect(g.at('A').values['organisations']).toBe('東')
  })

  test('affiliation takes the printed organisation and all of them', () => {
    const all = { ...of('西'), text: '・これはあらゆる領域ですべての組織を持つ。' }
    const g = table([unit('A', { ...of('東'), text: '【帰属】' }), unit('B', all)])
    g.P1.chooses('B')
    onward(g, { asked: 'battle.attackers' })
    expect(g.at('A').values['organisations']).toBe('東・西・*')
  })
})

describe('派遣', () => {
  const table = (more: Readonly<Record<string, unknown>> = {}) =>
    board(kiseki, {
      at: 'deployment',
      P1: {
        homebase: [unit('A', { text: '【派遣】', cp: 2 }, down), unit('B', { cp: 2 }, down)],
        hand: [unit('C', { cp: 9 }), event('E')],
        cp: 4,
      },
      P2: {},
      ...more,
    })

  test('a dispatched UNIT is played in the deployment step for its CP', () => {
    const g = table()
    expect(g.P1).toOffer('play-unit')
    g.P1.acts('play-unit', { with: 'A' })
    expect(g.count('P1', 'cp')).toBe(2)
    expect(g.at('B')).toBeUnchanged()
    expect(g.may('P1', 'play-unit')).toBe(false)
    expect(table({ at: 'homebase' }).P1).not.toOffer('play-unit')
    g.proves('1405.1')
  })

  test('the homebase is refilled as soon as the dispatched UNIT has been played', () => {
    const g = table()
    g.P1.acts('play-unit', { with: 'A' })
    expect(g.P1).toBeAsked('dispatch.refill')
    expect(g.P1).toOfferExactly('C', 'E')
    g.P1.chooses('C')
    expect(g.at('A').zone).toBe('waiting')
    expect(g.at('C').zone).toBe('homebase')
    expect([g.at('C').faceDown, g.at('C').turned]).toEqual([true, true])
    g.everyonePasses()
    expect(g.at('A').zone).toBe('field')
    g.proves('1405.1')
  })

  test('it may be left unfilled, and one that is played from hand brings no refill', () => {
    const g = table()
    g.P1.acts('play-unit', { with: 'A' }).answers()
    expect(g.count('P1', 'homebase')).toBe(1)
    const h = board(kiseki, {
      at: 'deployment',
      P1: { hand: [unit('A', { text: '【派遣】' }), unit('B')], cp: 4 },
      P2: {},
    })
    h.P1.acts('play-unit', { with: 'A' })
    expect(h.P1).not.toBeAsked('dispatch.refill')
  })
})

describe('武術', () => {
  const martial = { str: 2, def: 2, text: '【武術】' }
  const fight = (mine: readonly Card[], theirs: readonly Card[]) => {
    const g = board(kiseki, { at: 'attack', P1: { field: mine }, P2: { field: theirs } })
    g.P1.chooses(...g.zone('P1', 'field'))
    onward(g, { step: 'resolution' })
    return g
  }

  test('in battle with a UNIT without it, it has one more of both', () => {
    const g = fight([unit('A', martial)], [unit('B')])
    expect(numbers(g, 'A')).toEqual([3, 3])
    expect(numbers(g, 'B')).toEqual([3, 3])
    g.proves('1406.1')
    const h = fight([unit('A', martial)], [unit('B', martial)])
    expect(numbers(h, 'A')).toEqual([2, 2])
  })

  test('a martial artist attacked by three others gets +3/+3', () => {
    const g = fight([unit('a'), unit('b'), unit('c')], [unit('A', martial)])
    expect(numbers(g, 'A')).toEqual([5, 5])
  })

  test('a martial artist attacked by two others and a martial artist gets +2/+2', () => {
    const g = fight([unit('a'), unit('b'), unit('c', martial)], [unit('A', martial)])
    expect(numbers(g, 'A')).toEqual([4, 4])
    expect(numbers(g, 'c')).toEqual([2, 2])
  })
})

describe('ヘイト', () => {
  const hate = { text: '【ヘイト】', def: 9, str: 0 }

  test('the opponent attacks it if able', () => {
    const g = board(kiseki, {
      at: 'attack',
      P1: { field: [unit('A'), unit('covert', { text: '【暗躍】' })] },
      P2: { field: [unit('B', hate), unit('C', { def: 9 }), unit('D', { text: '【暗躍】' })] },
    })
    g.P1.chooses('A')
    expect(g.P1).not.toBeAsked('battle.target')
    onward(g, { step: 'resolution' })
    expect(g.at('B').marks['battleStatus']).not.toBe(0)
    expect(g.at('C')).toBeUnchanged()
    g.proves('1407.1')
  })

  test('provoke binds the target, not the attackers or the pass', () => {
    const g = board(kiseki, {
      at: 'attack',
      P1: { field: [unit('A'), unit('B')] },
      P2: { field: [unit('X', hate), unit('Y'), unit('Z', hate)] },
    })
    expect(g.P1).toOfferExactly('A', 'B')
    g.P1.chooses('A')
    expect(g.P1).toBeAsked('battle.target')
    expect(g.P1).toOfferExactly('X', 'Z')
  })

  test('stunned, it draws no attack', () => {
    const g = board(kiseki, {
      at: 'attack',
      P1: { field: [unit('A')] },
      P2: { field: [unit('X', hate, { stunned: 1 }), unit('Y'), unit('Z')] },
    })
    g.P1.chooses('A')
    expect(g.P1).toOfferExactly('Y', 'Z')
  })
})

describe('高揚', () => {
  const table = (bond: number, text: string, zone: 'field' | 'hand' = 'field') =>
    board(kiseki, { at: 'deployment', P1: { [zone]: [unit('A', { text })], bond, cp: 9 }, P2: {} })

  test('with a bond of twenty or less it has the craft', () => {
    const text = '【高揚「これは+2/+1を得る。」】'
    expect(numbers(table(21, text), 'A')).toEqual([3, 3])
    const g = table(20, text)
    expect(numbers(g, 'A')).toEqual([5, 4])
    g.proves('1409.1')
  })

  test('the craft is had in every zone', () => {
    const text = '【高揚「これは+2/+1を得る。」】'
    expect(numbers(table(20, text, 'hand'), 'A')).toEqual([5, 4])
    expect(numbers(table(21, text, 'hand'), 'A')).toEqual([3, 3])
    const g = board(kiseki, { at: 'draw', P1: { trails: [unit('A', { text })], bond: 20 }, P2: {} })
    expect(numbers(g, 'A')).toEqual([5, 4])
  })

  test('the craft inside may give an icon craft', () => {
    const g = board(kiseki, {
      at: 'attack',
      P1: { field: [unit('A', { text: '【高揚「これは【暗躍】を得る。」】' })], bond: 20 },
      P2: { field: [unit('B'), unit('C', { text: '【暗躍】' }), unit('D', { text: '【暗躍】' })] },
    })
    g.P1.chooses('A')
    expect(g.P1).toOfferExactly('C', 'D')
  })
})

describe('体制崩し', () => {
  test('the UNIT that it attacks is turned', () => {
    const g = board(kiseki, {
      at: 'attack',
      P1: { field: [unit('A', { text: '【体制崩し】', str: 0, def: 9 })] },
      P2: { field: [unit('B'), unit('C')] },
    })
    g.P1.chooses('A').chooses('B')
    onward(g, { step: 'resolution' })
    expect(g.at('B').turned).toBe(false)
    g.everyonePasses()
    expect(g.at('B').turned).toBe(true)
    expect(g.at('C')).toBeUnchanged()
    g.proves('1410.1')
  })
})

test('what it countered is the attacker it chose, and no other', () => {
  const text = '・これが応戦した時、これが応戦したUNITはこのターン中+5/+0を得る。'
  const g = board(kiseki, {
    at: 'attack',
    P1: { field: [unit('A', { str: 1, def: 9 }), unit('B', { str: 1, def: 9 })] },
    P2: { field: [unit('X', { text, def: 9, str: 1 })] },
  })
  g.P1.chooses('A', 'B')
  onward(g, { asked: 'battle.counter' })
  g.P2.chooses('B')
  onward(g, { asked: 'battle.attackers' })
  expect([g.at('A').values['str'], g.at('B').values['str']]).toEqual([1, 6])
})

describe('魔法', () => {
  const mage = { text: '【魔法】', cp: 2 }

  test('it is stunned, and recovers when the recovery phase begins', () => {
    const g = board(kiseki, {
      at: 'deployment',
      P1: { field: [unit('A', mage)], bond: 30, deck: 9 },
      P2: { deck: 9 },
    })
    expect(g.P1).toOffer('play-craft')
    g.P1.acts('play-craft')
    expect(g.at('A').marks['stunned']).toBe(1)
    expect(g.count('P1', 'bond')).toBe(28)
    onward(g, { phase: 'recovery' })
    expect(g.at('A').marks['stunned']).toBe(1)
    onward(g, { step: 'draw' })
    expect(g.at('A').zone).toBe('field')
    expect([g.at('A').marks['stunned'], g.at('A').faceDown]).toEqual([0, false])
    g.proves('1412.1')
  })

  test('magic used in the recovery phase comes too late', () => {
    const g = board(kiseki, {
      at: 'recovery',
      P1: { field: [unit('A', mage), unit('B', {}, { stunned: 1 })] },
      P2: {},
    })
    g.P1.acts('play-craft')
    onward(g, { asked: 'turn.recover' })
    expect(g.at('A').marks['stunned']).toBe(1)
  })

  test('a stunned one has no magic', () => {
    const g = board(kiseki, { at: 'deployment', P1: { field: [unit('A', mage, { stunned: 1 })] }, P2: {} })
    expect(g.P1).not.toOffer('play-craft')
  })
})

describe('人形', () => {
  const doll = { text: '【人形】', cp: 1 }

  test('a puppet is an ITEM and a UNIT in every zone', () => {
    const g = board(kiseki, {
      at: 'deployment',
      P1: {
        hand: [unit('A', doll)],
        field: [unit('B', doll)],
        trails: [unit('C', doll)],
        deck: [unit('D', doll)],
        homebase: [unit('E', doll, spent)],
        cp: 4,
      },
      P2: { field: [item('I')] },
    })
    for (const name of ['A', 'B', 'C', 'E']) expect(g.at(name).values['type']).toBe('UNIT・ITEM')
    expect(g.P1).toOffer('play-item')
    expect(g.P1).toOffer('play-unit')
    g.proves('1416.1')
  })
})

describe('光まとう翼', () => {
  const wingsOf = (g: ReturnType<typeof board>, name: string) => g.match.game.value(wings, g.names.row(name))

  test('its wings are as many as the craft says, in every zone', () => {
    const g = board(kiseki, {
      at: 'draw',
      P1: {
        field: [unit('A', { text: '【光まとう翼3】' }), unit('B')],
        hand: [unit('C', { text: '【光まとう翼2】' })],
      },
      P2: {},
    })
    expect(['A', 'B', 'C'].map((name) => wingsOf(g, name))).toEqual([3, 0, 2])
    g.proves('1413.1')
  })

  const loses = unit('N', { text: '・あなたの灯台組合はすべてのクラフトを失う。' })
  const guild = { organisations: ['灯台組合'] }

  test('a UNIT that has lost all crafts has none', () => {
    const g = board(kiseki, {
      at: 'draw',
      P1: {
        field: [
          unit('A', { text: '【光まとう翼3】', ...guild }),
          unit('B', { text: '【光まとう翼2】', organisations: [] }),
          loses,
        ],
      },
      P2: {},
    })
    expect([wingsOf(g, 'A'), wingsOf(g, 'B')]).toEqual([0, 2])
    g.proves('1413.1')
  })

  test('a UNIT that has lost all crafts is cursed no more', () => {
    const text = 'あなたの呪われているUNITを1つ対象とし、それをスタンする。'
    const g = board(kiseki, {
      at: 'deployment',
      P1: {
        hand: [event('E', { ep: 0, text })],
        field: [
          unit('A', { text: '【呪い】', ...guild }),
          unit('B', { text: '【呪い】', organisations: [] }),
          loses,
        ],
      },
      P2: {},
    })
    g.P1.acts('play-event')
    g.everyonePasses()
    expect(g.at('B').marks['stunned']).toBe(1)
    expect(g.at('A').marks['stunned']).toBe(0)
    g.proves('1414.1')
  })

  test('wings twice on one UNIT count the larger', () => {
    const g = board(kiseki, {
      at: 'draw',
      P1: { field: [unit('A', { text: '【光まとう翼1】【光まとう翼3】【光まとう翼2】' })] },
      P2: {},
    })
    expect(wingsOf(g, 'A')).toBe(3)
  })
})

describe('暗躍:選択式', () => {
  const choice = { text: '【暗躍:選択式】', cp: 1 }
  const arriving = () => {
    const g = board(kiseki, {
      at: 'deployment',
      P1: { hand: [unit('A', choice)], cp: 4 },
      P2: { field: [unit('B'), unit('C')] },
      initiative: 'P2',
      primary: 'P1',
    })
    g.P1.acts('play-unit')
    g.everyonePasses()
    return g
  }
  const attack = (g: ReturnType<typeof arriving>) => {
    onward(g, { asked: 'battle.attackers' })
    g.P2.answers()
    onward(g, { asked: 'battle.attackers' })
    g.P1.chooses('A')
  }

  test('covert by choice is chosen before the UNIT arrives', () => {
    const g = arriving()
    expect(g.P1).toBeAsked('covert.choice')
    expect(g.at('A').zone).toBe('waiting')
    g.P1.answers(true)
    expect(g.at('A').zone).toBe('field')
    attack(g)
    expect(g.P1).not.toBeAsked('battle.target')
    g.proves('1415.1')
  })

  test('declined, it is open', () => {
    const g = arriving()
    g.P1.answers(false)
    attack(g)
    expect(g.P1).toBeAsked('battle.target')
    expect(g.P1).toOfferExactly('B', 'C')
  })
})
