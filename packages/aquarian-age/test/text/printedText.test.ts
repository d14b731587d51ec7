import { aquarianAge } from '@fudaba/aquarian-age'
import { board, describe, expect, ref, test } from '@fudaba/kernel/testing'
import { type Stats, breakCard, character, fast, powers } from '../cards.ts'

/** Cards of the first set by their names: they do what is printed on them. */

const table = (mine: Stats, theirs: Stats = {}, more: Stats = {}) =>
  board(aquarianAge, { at: 'main', P1: { deck: 6, ...mine }, P2: { deck: 6, ...theirs }, ...more })
const hand = (g: ReturnType<typeof table>, who: 'P1' | 'P2' = 'P1') => g.zone(who, 'hand').length
const of = (faction: string) => ({ factions: [faction] })

describe('printed cards', () => {
  test('荷役の娘 draws as she enters', () => {
    const g = table({ hand: [ref('N', '荷役の娘')] })
    g.P1.plays('set', { with: 'N' })
    expect(hand(g)).toBe(1)
  })

  test('灯台守ヨギリ weakens an attacker for one power, until the end of the turn', () => {
    const g = table(
      { controlled: [character('A', { attack: 3 })], power: powers('A', 1) },
      { controlled: [ref('Y', '灯台守ヨギリ')], power: powers('Y', 1) },
    )
    g.P1.acts('attack', { with: 'A' })
    g.P2.acts('use-effect', { with: 'Y', target: 'A' })
    g.everyonePasses()
    expect(g.at('A').values['attack']).toBe(1)
    expect(g.zone('P2', 'damage').length + g.zone('P2', 'factions').length).toBe(1)
  })

  test('封じ札 negates a declared fast card', () => {
    const g = table(
      { hand: [fast('F', { text: 'あなたは2ドローする。' })] },
      { hand: [ref('S', '封じ札')], controlled: [character('M', of('arayashiki'))], power: powers('M', 1) },
    )
    g.P1.acts('fast', { with: 'F' })
    g.P2.acts('fast', { with: 'S' })
    g.everyonePasses()
    expect(g.at('F').zone).toBe('discard')
    expect(hand(g)).toBe(0)
  })

  test('a fast card makes a faction character guard, which could not by itself', () => {
    const doll = fast('D', { text: '目標の≪あなたの勢力キャラクター1人≫はガード宣言する。' })
    const g = table(
      { controlled: [character('A', { attack: 2 })], power: powers('A', 1) },
      { hand: [doll], factions: [character('F', { endurance: 9 })] },
    )
    g.P1.acts('attack', { with: 'A' })
    expect(g.may('P2', 'guard', 'F')).toBe(false)
    g.P2.acts('fast', { with: 'D' })
    g.everyonePasses()
    expect(g.zone('P2', 'damage')).toHaveLength(0)
    expect(g.at('A').zone).toBe('discard')
    g.proves('4-2')
  })

  test('火球 hits as hard as was paid for', () => {
    const g = table(
      { hand: [ref('F', '火球')], controlled: [character('W', of('wizdom'))], power: powers('W', 3) },
      { controlled: [character('B', { endurance: 2 }), character('C', { endurance: 3 })] },
    )
    g.P1.acts('fast', { with: 'F' }).answers(2)
    g.P1.chooses('Wp1', 'Wp2')
    g.P1.chooses('B')
    g.everyonePasses()
    expect(g.at('B').zone).toBe('discard')
    expect(g.at('C').zone).toBe('controlled')
  })

  test('硝子の賢者 makes a character of the card that paid', () => {
    const g = table({ controlled: [ref('K', '硝子の賢者')], power: powers('K', 1) })
    g.P1.plays('use-effect', { with: 'K' })
    expect(g.at('Kp1').zone).toBe('controlled')
    expect(g.at('Kp1').values['attack']).toBe(3)
  })

  test('逆さ時計の番 makes what the opponent uses dearer', () => {
    const g = table(
      { controlled: [ref('T', '逆さ時計の番')] },
      {
        hand: [fast('F', { cost: 1, text: 'あなたは1ドローする。' })],
        controlled: [character('B')],
        power: powers('B', 1),
      },
    )
    g.P1.passes()
    expect(g.may('P2', 'fast', 'F')).toBe(false)
  })

  test('古角の長 is stronger in battle, and only there', () => {
    const g = table(
      { controlled: [ref('O', '古角の長')], power: powers('O', 1) },
      { controlled: [character('B', { endurance: 7, attack: 0 })], power: powers('B', 1) },
    )
    g.P1.acts('attack', { with: 'O' })
    g.P2.acts('guard', { with: 'B' })
    g.everyonePasses()
    expect(g.at('B').zone).toBe('discard')
    expect(g.at('O').values['attack']).toBe(5)
  })

  test('嵐の森王アラシ is guarded in vain', () => {
    const g = table(
      { controlled: [ref('O', '嵐の森王アラシ')], power: powers('O', 1) },
      {
        controlled: [character('B')],
        power: powers('B', 1),
        deck: Array.from({ length: 8 }, (_, i) => breakCard(`x${i}`)),
      },
    )
    g.P1.acts('attack', { with: 'O' })
    g.P2.acts('guard', { with: 'B' })
    g.everyonePasses()
    expect(g.zone('P2', 'damage')).toHaveLength(6)
    expect(g.at('B').zone).toBe('controlled')
  })

  test('近衛の双剣 counts the others of its order, as many as there are now', () => {
    const g = table({
      hand: [character('N', of('polaris'))],
      controlled: [ref('K', '近衛の双剣'), character('A', of('polaris')), character('E')],
    })
    expect(g.at('K').values['attack']).toBe(5)
    g.P1.plays('set', { with: 'N' })
    expect(g.at('K').values['attack']).toBe(6)
  })

  test('自己増殖 costs as much as there are controlled characters', () => {
    const g = table({
      hand: [ref('Z', '自己増殖'), breakCard('X', { ...of('eraser') })],
      controlled: [character('A', of('eraser')), character('C', of('eraser'))],
      power: powers('A', 1),
    })
    expect(g.at('Z').values['cost']).toBe(2)
    expect(g.may('P1', 'project', 'Z')).toBe(false)
  })

  test('解体型カ・リ has the judgement of another number in place of its own', () => {
    const g = table(
      { controlled: [ref('K', '解体型カ・リ')], power: powers('K', 1) },
      { deck: Array.from({ length: 8 }, (_, i) => breakCard(`x${i}`)) },
    )
    g.P1.acts('attack', { with: 'K' })
    g.everyonePasses()
    expect(g.zone('P2', 'damage')).toHaveLength(3)
    g.proves('3-4')
  })

  test('古参の甲板長 asks for fewer of his kind where four are in command', () => {
    const crew = (n: number) => Array.from({ length: n }, (_, i) => character(`W${i}`, of('wizdom')))
    const aboard = (n: number) =>
      table({
        hand: [ref('B', '古参の甲板長')],
        controlled: [character('A'), ...crew(n)],
        power: powers('A', 1),
      })
    expect(aboard(2).may('P1', 'break', 'B')).toBe(false)
    const g = aboard(3)
    g.P1.plays('break', { with: 'B', target: 'A' })
    expect(g.at('A').values['attack']).toBe(4)
  })

  test('封じの糸 takes the skills from a character for a turn', () => {
    const shield = { skills: [{ skill: 'shield' }] }
    const g = table(
      { controlled: [character('A', shield), character('bystander', shield)] },
      { hand: [ref('S', '封じの糸')], controlled: [character('M', of('arayashiki'))], power: powers('M', 1) },
    )
    g.P1.passes()
    g.P2.plays('fast', { with: 'S', target: 'A' })
    expect(g.at('A').values['skills']).toBe('')
    expect(g.at('bystander').values['skills']).toBe('shield')
  })
})
