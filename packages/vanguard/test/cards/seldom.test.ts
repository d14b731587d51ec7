import { describe, expect, test } from '@fudaba/kernel/testing'
import { unit } from '../cards.ts'
import { type Table, attacks, boss, card, fight, on, pays, power, untilAsked } from './table.ts'

/** Abilities that hundreds of games by chance never come to, each with what it asks for and without it. */

const hand = (n: number) => Array.from({ length: n }, (_, i) => unit(`h${i}`))
/** A vanguard of 7000 that anybody hits, and one who could guard. */
const weak = { field: [boss('水売りの娘')], hand: [unit('guard')] }
const critical = (g: Table, word: string): unknown => g.at(word).values['critical']
/** A booster of so much power. */
const booster = (cell: string, plus: number) => unit('booster', { power: plus, skill: 'boost' }, { cell })
/** How many cards P2 may guard with. */
const guards = (g: Table): number => {
  expect(g.P2).toBeAsked('guard.window')
  return g.match.decision!.candidates.filter(({ name }) => name === 'guard').length
}
/** P1's unit hits the vanguard; whether he may pay for something then. */
function mayPay(g: Table, attacker: string, victim = '水売りの娘'): boolean {
  attacks(g, attacker, victim)
  untilAsked(g, 'program.may')
  return g.P1.isAsked('program.may')
}

describe('after a hit', () => {
  test('砂走りの剣士 draws if two have been called in the turn', () => {
    const after = (calls: readonly string[]) => {
      const g = fight(
        {
          field: [boss('夜明けの隊長'), on('front-left', '砂走りの剣士')],
          hand: [unit('x'), unit('y')],
          soul: [unit('s')],
        },
        weak,
      )
      for (const [i, name] of calls.entries())
        g.P1.acts('call', { with: name, circle: ['back-left', 'back-right'][i] })
      g.P1.passes()
      return g
    }
    const g = after(['x', 'y'])
    expect(mayPay(g, '砂走りの剣士')).toBe(true)
    g.P1.answers(true)
    expect(g.at('s').zone).toBe('drop')
    expect(g.at('m1').zone).toBe('hand')
    expect(mayPay(after(['x']), '砂走りの剣士')).toBe(false)
  })
  test('封鎖の魔術師 locks a rear-guard where a G unit lies face up', () => {
    const after = (faceDown: boolean) =>
      fight(
        {
          field: [boss('宵闇の城主'), on('front-left', '封鎖の魔術師')],
          damage: [unit('d')],
          g: [card('交響の創世樹', { faceDown })],
        },
        { ...weak, field: [boss('水売りの娘'), on('back-left', '槍持つ護衛')] },
        'battle',
      )
    const g = after(false)
    expect(mayPay(g, '封鎖の魔術師')).toBe(true)
    g.P1.answers(true)
    pays(g, 'd')
    expect(g.at('d').faceDown).toBe(true)
    expect(g.at('槍持つ護衛').marks['locked']).toBe(1)
    expect(mayPay(after(true), '封鎖の魔術師')).toBe(false)
  })
  test('髑髏の書記 draws two and discards one if a card was put into the soul in the turn', () => {
    const after = (charges: boolean) => {
      const g = fight(
        {
          field: [boss('宵闇の城主'), on('front-left', '髑髏の書記')],
          hand: [card('影絵の語り手'), unit('h')],
          damage: [unit('d')],
        },
        weak,
      )
      if (charges) g.P1.acts('call', { with: '影絵の語り手', circle: 'back-left' })
      g.P1.passes()
      return g
    }
    const g = after(true)
    expect(g.zone('P1', 'soul')).toHaveLength(1)
    expect(mayPay(g, '髑髏の書記')).toBe(true)
    g.P1.answers(true)
    pays(g, 'd')
    expect(g.P1).toOfferExactly('h', 'm2', 'm3')
    g.P1.chooses('h')
    expect(g.at('h').zone).toBe('drop')
    expect(g.zone('P1', 'hand')).toHaveLength(2)
    expect(mayPay(after(false), '髑髏の書記')).toBe(false)
  })
  test('貪りの獣王 draws two if it has devoured', () => {
    const after = (devours: boolean) => {
      const g = fight(
        {
          field: [boss('宵闇の城主'), on('front-left', '貪りの獣王'), on('back-right', '石積みの職人')],
          soul: [unit('s')],
        },
        weak,
        'battle',
      )
      attacks(g, '貪りの獣王', '水売りの娘')
      expect(g.P1).toBeAsked('program.may')
      g.P1.answers(devours)
      if (devours) pays(g, '石積みの職人')
      untilAsked(g, 'program.may')
      return g
    }
    const g = after(true)
    expect(g.at('石積みの職人').zone).toBe('drop')
    expect(g.P1).toBeAsked('program.may')
    g.P1.answers(true)
    expect(g.at('s').zone).toBe('drop')
    expect(g.zone('P1', 'hand')).toHaveLength(2)
    expect(after(false).P1.isAsked('program.may')).toBe(false)
  })
  test('残響の森番 in harmony takes a rear-guard back to the hand', () => {
    const after = (circle: string) => {
      const g = fight(
        {
          field: [boss('蒼樹の大指揮者'), on('front-left', '残響の森番')],
          hand: [card('樹琴の運び手')],
          damage: [unit('d')],
        },
        weak,
      )
      g.P1.acts('call', { with: '樹琴の運び手', circle })
      g.P1.passes()
      return g
    }
    const g = after('back-left')
    expect(mayPay(g, '残響の森番')).toBe(true)
    g.P1.answers(true)
    pays(g, 'd')
    expect(g.P1).toOfferExactly('樹琴の運び手', '残響の森番')
    g.P1.chooses('樹琴の運び手')
    expect(g.at('樹琴の運び手').zone).toBe('hand')
    expect(mayPay(after('back-right'), '残響の森番')).toBe(false)
  })
})

describe('while it battles', () => {
  test('大地の超低音 with 25000 keeps grade 0 out of the guardian circle', () => {
    const against = (plus: number) => {
      const g = fight(
        { field: [boss('大地の超低音'), booster('back-centre', plus)], soul: [unit('s')] },
        { hand: [unit('zero', { grade: 0 }), unit('one')] },
        'battle',
      )
      attacks(g, '大地の超低音', '暁風の将', 'booster')
      return g
    }
    const g = against(14_000)
    expect(g.P1).toBeAsked('program.may')
    g.P1.answers(true)
    expect(g.at('s').zone).toBe('drop')
    expect(guards(g)).toBe(1)
    g.P2.acts('guard', { with: 'one' })
    expect([g.at('one').zone, g.at('zero').zone]).toEqual(['drop', 'hand'])
    const weaker = against(13_000)
    expect(weaker.P1.isAsked('program.may')).toBe(false)
    expect(guards(weaker)).toBe(2)
  })
  test('交響の創世樹 pays for power with five cards in the hand, and is sharper with seven', () => {
    const paid = (n: number) => {
      const g = fight(
        { field: [boss('交響の創世樹')], hand: hand(n), damage: [unit('d')] },
        { hand: [unit('guard')] },
        'battle',
      )
      attacks(g, '交響の創世樹', '暁風の将')
      if (!g.P1.isAsked('program.may')) return null
      g.P1.answers(true)
      pays(g, 'd')
      return [power(g, '交響の創世樹'), critical(g, '交響の創世樹')]
    }
    expect(paid(7)).toEqual([25_000, 2])
    expect(paid(6)).toEqual([25_000, 1])
    expect(paid(4)).toBe(null)
  })
  test('超爆の大太鼓神 is sharper with 35000', () => {
    const sharp = (plus: number) => {
      const g = fight(
        { field: [boss('超爆の大太鼓神'), booster('back-centre', plus)] },
        { hand: [unit('guard')] },
        'battle',
      )
      attacks(g, '超爆の大太鼓神', '暁風の将', 'booster')
      return critical(g, '超爆の大太鼓神')
    }
    expect(sharp(20_000)).toBe(2)
    expect(sharp(19_000)).toBe(1)
  })
  test('鎖番の老兵 is stronger for the turn when a rear-guard of the opponent is locked', () => {
    const g = fight(
      {
        field: [boss('宵闇の城主'), on('back-left', '塔番の見習い'), on('back-right', '鎖番の老兵')],
        damage: [unit('d')],
      },
      { field: [boss('暁風の将'), on('back-left', '水売りの娘')] },
    )
    expect(power(g, '鎖番の老兵')).toBe(7000)
    g.P1.acts('ability', { with: '塔番の見習い' })
    pays(g, 'd')
    expect(g.at('水売りの娘').marks['locked']).toBe(1)
    expect(power(g, '鎖番の老兵')).toBe(9000)
  })
})

describe('at the end of its battle', () => {
  test('譜めくりの妖精 goes into the soul for a card, with five in the hand', () => {
    const over = (n: number) => {
      const g = fight(
        {
          field: [boss('蒼樹の大指揮者'), on('back-left', '譜めくりの妖精'), on('front-left', '大樹の鼓手')],
          hand: hand(n),
        },
        weak,
        'battle',
      )
      attacks(g, '大樹の鼓手', '水売りの娘', '譜めくりの妖精')
      untilAsked(g, 'program.may')
      return g
    }
    const g = over(5)
    expect(g.P1).toBeAsked('program.may')
    g.P1.answers(true)
    expect(g.at('譜めくりの妖精').zone).toBe('soul')
    expect(g.at('m1').zone).toBe('hand')
    expect(over(4).P1.isAsked('program.may')).toBe(false)
  })
  test('幕引きの使い charges the soul if it was boosted', () => {
    const souls = (boosted: boolean) => {
      const g = fight(
        { field: [boss('蒼樹の大指揮者'), on('front-left', '幕引きの使い'), booster('back-left', 5000)] },
        weak,
        'battle',
      )
      attacks(g, '幕引きの使い', '水売りの娘', boosted ? 'booster' : undefined)
      untilAsked(g, 'battle.attack')
      expect(g.P1).toBeAsked('battle.attack')
      return g.zone('P1', 'soul').length
    }
    expect(souls(true)).toBe(1)
    expect(souls(false)).toBe(0)
  })
})

describe('in the place of retiring', () => {
  test('身代わりの幻 goes back to the hand if a card is discarded for it', () => {
    const hit = () => {
      const g = fight(
        { field: [boss('宵闇の城主')] },
        { field: [boss('暁風の将'), on('front-left', '身代わりの幻')], hand: [unit('h')] },
        'battle',
      )
      attacks(g, '宵闇の城主', '身代わりの幻')
      g.P2.passes()
      expect(g.deciding).toBe('P2')
      return g
    }
    const g = hit()
    g.P2.answers(true)
    expect(g.at('h').zone).toBe('drop')
    expect(g.at('身代わりの幻').zone).toBe('hand')
    const other = hit()
    other.P2.answers(false)
    expect(other.at('h').zone).toBe('hand')
    expect(other.at('身代わりの幻').zone).toBe('drop')
  })
})

describe('elsewhere than on the field', () => {
  test('達成 in the hand is nothing that waits', () => {
    const field = [boss('蒼樹の大指揮者'), unit('strong', { power: 20_000 }, { cell: 'front-left' })]
    const played = (seat: Readonly<Record<string, unknown>>) => {
      const g = fight({ field, hand: [unit('h')], ...seat })
      g.P1.acts('call', { with: 'h', circle: 'back-right' })
      return g.log().filter(({ clause }) => clause === '8.4.1.2').length
    }
    expect(played({ hand: [unit('h'), card('達成の角笛')] })).toBe(0)
    expect(played({ field: [...field, on('back-left', '達成の角笛')] })).toBe(1)
  })
  test('竜炎 in the hand sets nobody ablaze', () => {
    const ablaze = (seat: Readonly<Record<string, unknown>>) => {
      const g = fight(
        { field: [boss('宵闇の城主'), unit('x', {}, { cell: 'back-left' })], ...seat },
        {},
        'battle',
      )
      g.P1.answers(true)
      return g.at('宵闇の城主').marks['blaze']
    }
    expect(ablaze({ hand: [card('黒曜の竜騎')] })).toBe(0)
    expect(ablaze({ field: [boss('宵闇の城主'), on('back-left', '黒曜の竜騎')] })).not.toBe(0)
  })
  test('砂塔の道化 that is discarded was no unit', () => {
    const g = fight({ field: [boss('夜明けの隊長')], hand: [card('砂金の目利き'), card('砂塔の道化')] })
    g.P1.acts('call', { with: '砂金の目利き', circle: 'back-left' })
    g.P1.answers(true)
    expect(g.at('砂塔の道化').zone).toBe('drop')
    g.P1.chooses('m2')
    g.P1.answers('m3', 'm1')
    expect(g.P1).toBeAsked('main.window')
    expect(power(g, '夜明けの隊長')).toBe(11_000)
  })
})
