import { aquarianAge } from '@fudaba/aquarian-age'
import { board, describe, expect, happens, test } from '@fudaba/kernel/testing'
import { discard } from '../../src/changes/moving.ts'
import { type Stats, breakCard, character, fast, powers, project } from '../cards.ts'

/** 効果を受けない (13-2): of what holds all the time, too. */

const text = (...lines: readonly string[]) => ({ text: lines.join('\n') })
const IMMUNE = 'このキャラクターは対戦相手のカードの効果を受けない。'
const NO_EFFECTS = 'このキャラクターはエフェクトの効果を受けない。'
const table = (mine: Stats, theirs: Stats = {}) =>
  board(aquarianAge, { at: 'main', P1: { deck: 8, ...mine }, P2: { deck: 8, ...theirs } })

describe('a character that is not affected by the cards of the opponent', () => {
  const weakens = text('≪対戦相手のキャラクター全て≫の攻撃力に-1する。')

  test('keeps off what their abilities do all the time', () => {
    const g = table(
      { controlled: [character('A', text(IMMUNE)), character('bystander')] },
      { controlled: [character('N', weakens)] },
    )
    expect(g.at('A').values['attack']).toBe(2)
    expect(g.at('bystander').values['attack']).toBe(1)
    g.proves('13-2')
  })

  test('has what its own cards do', () => {
    const g = table({
      controlled: [
        character('A', text(IMMUNE)),
        character('B', text('≪あなたのキャラクター全て≫の攻撃力に+1する。')),
      ],
    })
    expect(g.at('A').values['attack']).toBe(3)
  })

  test('loses no skills by their cards', () => {
    const shielded = (more: Stats) => ({ skills: [{ skill: 'shield' }], ...more })
    const g = table(
      {
        controlled: [character('A', shielded(text(IMMUNE))), character('bystander', shielded({}))],
        hand: [fast('F', text('≪あなたのキャラクター全て≫に2ダメージを与える。'))],
      },
      { controlled: [character('N', text('≪対戦相手のキャラクター全て≫はシールドを失う。'))] },
    )
    g.P1.plays('fast', { with: 'F' })
    expect(g.at('A').zone).toBe('controlled')
    expect(g.at('bystander').zone).toBe('discard')
    g.proves('13-2')
  })

  test('attacks though they say that none may', () => {
    const g = table(
      {
        controlled: [character('A', text(IMMUNE)), character('bystander')],
        power: [...powers('A', 1), ...powers('bystander', 1)],
      },
      { controlled: [character('N', text('≪対戦相手のキャラクター全て≫はアタック宣言できない。'))] },
    )
    expect(g.may('P1', 'attack', 'A')).toBe(true)
    expect(g.may('P1', 'attack', 'bystander')).toBe(false)
    g.proves('13-2')
  })

  test('keeps off what began before, and has it back when it is no longer protected', () => {
    const shields = text('ターン終了時まで、目標の≪あなたのキャラクター1人≫はファストの効果を受けない。')
    const g = table({
      hand: [
        fast('S', shields),
        fast('F', text('ターン終了時まで、≪あなたのキャラクター全て≫の攻撃力に-1する。')),
      ],
      controlled: [character('A'), character('bystander')],
    })
    g.P1.plays('fast', { with: 'F' })
    expect(g.at('A').values['attack']).toBe(1)
    g.P1.plays('fast', { with: 'S', target: 'A' })
    expect(g.at('A').values['attack']).toBe(2)
    expect(g.at('bystander').values['attack']).toBe(1)
    happens(g, discard, 'S')
    expect(g.at('A').values['attack']).toBe(1)
    g.proves('13-2')
  })

  test('is lost by a lasting card as little as it is affected by it', () => {
    const lasting = project('L', {
      duration: 'lasting',
      ...text('目標の≪対戦相手のキャラクター1人≫の攻撃力に-1する。'),
    })
    const g = table({ hand: [lasting] }, { controlled: [character('B', text(IMMUNE)), character('C')] })
    g.P1.plays('project', { with: 'L', target: 'B' })
    expect(g.at('L').zone).toBe('lasting')
    expect(g.at('B').values['attack']).toBe(2)
  })

  test('is not taken control of', () => {
    const g = table(
      { hand: [fast('F', text('ターン終了時まで、目標の≪対戦相手のキャラクター1人≫を支配する。'))] },
      { controlled: [character('B', text(IMMUNE))] },
    )
    g.P1.plays('fast', { with: 'F', target: 'B' })
    expect(g.at('B').by).toBe('P2')
  })

  test('keeps its ≪effects≫, and the stronger card says whose sentence counts', () => {
    const negates = text('≪対戦相手のキャラクター全て≫のアビリティを無効化する。')
    const grows = 'このキャラクターの攻撃力に+3する。'
    const against = (own: Stats, other: Stats) =>
      table({ controlled: [own] }, { controlled: [other] }).at('A').values['attack']
    const plain = { attack: 2, mind: 3, endurance: 2 }
    // 22-2: a break card before a character card.
    expect(against(breakCard('A', { ...plain, ...text(IMMUNE, grows) }), character('N', negates))).toBe(5)
    expect(against(character('A', text(IMMUNE, grows)), breakCard('N', negates))).toBe(2)
  })
})

describe('a character that is not affected by ≪effects≫', () => {
  test('keeps off ≪effects≫, and has what abilities and cards do', () => {
    const g = table(
      {
        controlled: [
          character('E', text('0:ターン終了時まで、≪対戦相手のキャラクター全て≫の攻撃力に-1する。')),
          character('N', text('≪対戦相手のキャラクター全て≫の耐久力に+1する。')),
        ],
        hand: [fast('F', text('ターン終了時まで、≪対戦相手のキャラクター全て≫の耐久力に+1する。'))],
      },
      { controlled: [character('B', text(NO_EFFECTS)), character('bystander')] },
    )
    g.P1.plays('use-effect', { with: 'E' })
    g.P1.plays('fast', { with: 'F' })
    expect(g.at('B').values).toMatchObject({ attack: 2, endurance: 4 })
    expect(g.at('bystander').values).toMatchObject({ attack: 1, endurance: 4 })
    g.proves('13-2')
  })

  test('is not discarded by one, and by a card', () => {
    const g = table(
      {
        controlled: [character('E', text('0:目標の≪対戦相手のキャラクター1人≫を捨て札する。'))],
        hand: [fast('F', text('目標の≪対戦相手のキャラクター1人≫を捨て札する。'))],
      },
      { controlled: [character('B', text(NO_EFFECTS))] },
    )
    g.P1.plays('use-effect', { with: 'E' })
    expect(g.at('B').zone).toBe('controlled')
    g.P1.plays('fast', { with: 'F' })
    expect(g.at('B').zone).toBe('discard')
  })
})
