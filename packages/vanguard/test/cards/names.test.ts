import { describe, expect, ref, test } from '@fudaba/kernel/testing'
import { vanguard } from '@fudaba/vanguard'
import { icon, unit } from '../cards.ts'
import { attacks, boss, fight, on, pays, power, untilAsked } from './table.ts'

/** Chapter 12 in the texts of the set: names, abilities that cannot be used, icons without effect. */

describe('names on shipped cards', () => {
  test('砂粒の民 is stronger beside two of its own name', () => {
    const of = (...words: readonly string[]) => {
      const cells = ['front-left', 'back-left', 'back-right']
      const copies = words.map((word, i) => ref(word, '砂粒の民', { cell: cells[i] }))
      const g = fight({ field: [boss('夜明けの隊長'), ...copies, on('front-right', '水売りの娘')] })
      return words.map((word) => power(g, word))
    }
    expect(of('a', 'b', 'c')).toEqual([9000, 9000, 9000])
    expect(of('a', 'b')).toEqual([6000, 6000])
  })
  test('砂粒の民 may be in a deck as often as one likes, another card four times', () => {
    const [deck] = vanguard.decks
    const known = new Map(vanguard.cards.map((card) => [card.id, card]))
    const counted = (id: string) => {
      // In the place of all normal cards of grade 1.
      const cards = deck.cards.map((each) => {
        const card = known.get(each)!
        return card.type === 'normal' && card.grade === 1 && card.sentinel !== true ? known.get(id)! : card
      })
      expect(cards.filter((card) => card.id === id).length).toBeGreaterThan(4)
      return vanguard.checkDeck(cards, {}).length
    }
    expect(counted('D-060')).toBe(0)
    expect(counted('D-061')).toBeGreaterThan(0)
  })
  test('顔触れ自慢の世話役 counts those without a name in common', () => {
    const beside = (...others: readonly string[]) => {
      const cells = ['front-left', 'front-right', 'back-right']
      const units = others.map((name, i) => ref(`${i}`, name, { cell: cells[i] }))
      const g = fight({
        field: [boss('夜明けの隊長'), ref('it', '顔触れ自慢の世話役', { cell: 'back-left' }), ...units],
      })
      return power(g, 'it')
    }
    expect(beside('水売りの娘', '槍持つ護衛', '谷越えの案内人')).toBe(9000)
    expect(beside('水売りの娘', '槍持つ護衛', '顔触れ自慢の世話役')).toBe(7000)
    expect(beside('水売りの娘', '槍持つ護衛')).toBe(7000)
  })
})

describe('what is made to do nothing', () => {
  test('沈黙の司祭 makes the abilities of a rear-guard useless in the opponent’s turn', () => {
    const usable = (pay: boolean) => {
      const g = fight(
        { field: [boss('宵闇の城主'), on('front-left', '沈黙の司祭')], damage: [unit('d')] },
        {
          field: [boss('水売りの娘'), on('back-left', '塔番の見習い')],
          hand: [unit('guard')],
          damage: [unit('e'), unit('f')],
        },
        'battle',
      )
      attacks(g, '沈黙の司祭', '水売りの娘')
      untilAsked(g, 'program.may')
      expect(g.P1).toBeAsked('program.may')
      g.P1.answers(pay)
      if (pay) pays(g, 'd')
      for (let i = 0; i < 8 && !(g.deciding === 'P2' && g.P2.isAsked('main.window')); i++)
        if (g.P1.isAsked('battle.attack')) g.P1.answers(false)
        else g[g.deciding!].chooses()
      expect(g.P2).toBeAsked('main.window')
      return g.P2.offered().includes('ability')
    }
    expect(usable(false)).toBe(true)
    expect(usable(true)).toBe(false)
  })
  test('静寂の指揮棒 lets the icons of its battle do nothing', () => {
    const checked = (pay: boolean) => {
      const g = fight(
        { field: [boss('蒼樹の大指揮者'), on('front-left', '静寂の指揮棒')], damage: [unit('d')] },
        {
          field: [boss('水売りの娘')],
          hand: [unit('guard')],
          deck: [icon('draws', 'draw', { clans: ['暁の隊商'] }), unit('t1'), unit('t2')],
        },
        'battle',
      )
      attacks(g, '静寂の指揮棒', '水売りの娘')
      expect(g.P1).toBeAsked('program.may')
      g.P1.answers(pay)
      if (pay) pays(g, 'd')
      untilAsked(g, 'icon.order')
      return g.deciding === 'P2' && g.P2.isAsked('icon.order')
    }
    expect(checked(false)).toBe(true)
    expect(checked(true)).toBe(false)
  })
})
