import { aquarianAge } from '@fudaba/aquarian-age'
import { board, describe, expect, test } from '@fudaba/kernel/testing'
import type { Ability } from '@fudaba/kernel/text'
import { type Stats, character, fast, powers, skill } from '../cards.ts'
import { discard, draw, self } from '../trees.ts'

/** バインドX answers every removal from the field (21-2), and no cost (base.1.7.5). */

const text = (...lines: readonly string[]) => ({ text: lines.join('\n') })
const bound = (name: string, value = 1, more: Stats = {}) =>
  character(name, { ...skill({ skill: 'bind', value }), ...more })
const against = (sentence: string, theirs: Stats, config: Stats = {}) => {
  const g = board(aquarianAge, {
    at: 'main',
    P1: { deck: 8, hand: [fast('F', text(sentence))] },
    P2: { deck: 8, ...theirs },
    config,
  })
  g.P1.acts('fast', { with: 'F' })
  g.everyonePasses()
  return g
}

describe('bind', () => {
  for (const [sentence, zone] of [
    ['目標の≪対戦相手のキャラクター1人≫を捨て札する。', 'discard'],
    ['目標の≪対戦相手のキャラクター1人≫をオーナーの手札に戻す。', 'hand'],
    ['目標の≪対戦相手のキャラクター1人≫をオーナーのデッキに戻す。', 'deck'],
    ['目標の≪対戦相手のキャラクター1人≫をダメージ置き場に置く。', 'damage'],
  ] as const)
    test(`saves from ${sentence}`, () => {
      const theirs = { controlled: [bound('B', 2)], power: powers('B', 3) }
      const g = against(sentence, theirs)
      expect(g.P2).toBeAsked('damage.bind')
      expect(g.match.decision!.clauses.at(-1)).toBe('base.1.7.6')
      g.P2.answers(true)
      g.P2.chooses('Bp1', 'Bp3')
      expect(g.at('B').zone).toBe('controlled')
      expect(g.at('Bp1').zone).toBe('damage')
      expect(g.at('Bp2').zone).toBe('power')
      g.proves('base.1.7.5')
      const left = against(sentence, theirs)
      left.P2.answers(false)
      expect(left.at('B').zone).toBe(zone)
      left.proves('base.1.7.6')
    })

  test('asks each of several that are removed at once, and the others go at once', () => {
    const g = against('≪対戦相手のキャラクター全て≫を捨て札する。', {
      controlled: [bound('B'), character('C'), bound('D')],
      power: [...powers('B', 1), ...powers('D', 1)],
    })
    expect(g.at('C').zone).toBe('controlled')
    g.P2.answers(true)
    expect(g.at('C').zone).toBe('controlled')
    g.P2.answers(false)
    expect(g.at('B').zone).toBe('controlled')
    expect(g.at('C').zone).toBe('discard')
    expect(g.at('D').zone).toBe('discard')
    g.proves('base.1.7.5')
  })

  test('needs as much power as it says', () => {
    const g = against('目標の≪対戦相手のキャラクター1人≫を捨て札する。', {
      controlled: [bound('B', 2)],
      power: powers('B', 1),
    })
    expect(g.at('B').zone).toBe('discard')
  })

  test('does not save what is paid as a cost', () => {
    const pays: Ability = {
      kind: 'activated',
      cost: [{ kind: 'do', effect: discard(self) }],
      effect: draw(1),
    }
    const g = board(aquarianAge, {
      at: 'main',
      P1: {
        deck: 8,
        controlled: [bound('B', 1, { abilities: [pays] })],
        power: powers('B', 1),
      },
      P2: { deck: 8 },
    })
    g.P1.acts('use-effect', { with: 'B' })
    expect(g.at('B').zone).toBe('discard')
    expect(g.at('Bp1').zone).toBe('discard')
    g.proves('21-2')
  })

  test('is asked again as long as endurance is zero and there is power, or not at all where the table plays so', () => {
    const sentence = 'ターン終了時まで、目標の≪対戦相手のキャラクター1人≫の耐久力に-2する。'
    const theirs = { controlled: [bound('B')], power: powers('B', 2) }
    const g = against(sentence, theirs)
    expect(g.P2).toBeAsked('damage.bind')
    g.P2.answers(true)
    g.P2.chooses('Bp1')
    expect(g.P2).toBeAsked('damage.bind')
    g.P2.answers(true)
    expect(g.at('Bp2').zone).toBe('damage')
    expect(g.at('B').zone).toBe('discard')
    g.proves('base.1.7.5', '9-2')
    const falls = against(sentence, theirs, { bindAtZero: 'falls' })
    expect(falls.at('B').zone).toBe('discard')
    expect(falls.zone('P2', 'damage')).toHaveLength(0)
  })
})
