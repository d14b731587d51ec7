import { lastChronicle } from '@fudaba/last-chronicle'
import { KernelError, Match, type Position, Random, beginFromPosition, toPosition } from '@fudaba/kernel'
import type { ObjectFields } from '@fudaba/kernel/rules'
import { answerAtRandom, board, comparableView, describe, expect, test } from '@fudaba/kernel/testing'
import { destroy } from '../../src/changes/verbs.ts'
import { happens, spell, unit } from '../cards.ts'

const isMoment = (match: Match): boolean => (lastChronicle.position?.write?.(match.game) ?? null) !== null

describe('a written position', () => {
  test('begins the same board again for both players, in either main phase', () => {
    const moments = new Set<string>()
    for (let seed = 0; seed < 4; seed++) {
      const random = new Random(`play ${seed}`)
      const match = new Match({ rules: lastChronicle, seed })
      for (let n = 0; match.decision !== null && n < 600; n++) {
        if (n % 7 === seed % 7 && isMoment(match)) {
          const written = JSON.parse(JSON.stringify(toPosition(match))) as Position
          moments.add(written.at!)
          const again = beginFromPosition(lastChronicle, written)
          expect(comparableView(again, 'P1')).toEqual(comparableView(match, 'P1'))
          expect(comparableView(again, 'P2')).toEqual(comparableView(match, 'P2'))
        }
        answerAtRandom(match, random)
      }
    }
    expect([...moments].sort()).toEqual(['main', 'main2'])
  })

  test('says which units have only just come', () => {
    const g = board(lastChronicle, {
      P1: { hand: [unit('new')], battlefield: [unit('old')], deck: 3, eras: 1 },
      P2: { deck: 3 },
      at: 'main',
    })
    g.P1.acts('place-unit')
    const again = beginFromPosition(lastChronicle, toPosition(g.match))
    while (again.decision?.pass === true) again.answer(again.decision.player, ['pass'])
    expect(again.decision?.message.key).toBe('battle.attackers')
    expect(again.decision?.candidates.length).toBe(1)
  })

  test('says which field ability is older than the others', () => {
    const text = '[F]あなたのトークンユニットを+500/+1する。'
    const g = board(lastChronicle, {
      P1: { hand: [unit('young', { text })], deck: 3, eras: 1 },
      P2: { battlefield: [unit('old', { text }), unit('bystander')], deck: 3 },
      at: 'main',
    })
    g.P1.acts('place-unit')
    const written = toPosition(g.match)
    const ages = (seat: Position['P1']): unknown[] =>
      (seat!['battlefield'] as readonly ObjectFields[]).map(({ age }) => age)
    expect([ages(written.P1), ages(written.P2)]).toEqual([[0], [1, undefined]])
    const again = beginFromPosition(lastChronicle, written, { everyWindow: true })
    expect(toPosition(again)).toEqual(written)
  })

  test('has the tokens that a text made, and they act like any unit', () => {
    const maker = unit('maker', {
      text: '[T]このユニットが戦場に配置されたとき、レベル1/パワー1000/ATK1の【獣】のトークンユニットを2体配置する。',
    })
    const g = board(lastChronicle, {
      P1: { hand: [maker], deck: 3, eras: 1 },
      P2: { battlefield: [unit('B', { power: 1500 })], deck: 3 },
      at: 'main',
    })
    g.P1.acts('place-unit')
    g.everyonePasses()
    const written = JSON.parse(JSON.stringify(toPosition(g.match))) as Position
    const again = beginFromPosition(lastChronicle, written, { everyWindow: true })
    expect(comparableView(again, 'P1')).toEqual(comparableView(g.match, 'P1'))
    expect(comparableView(again, 'P2')).toEqual(comparableView(g.match, 'P2'))
    const beast = { name: '', type: 'unit', level: 1, power: 1000, atk: 1, categories: ['獣'] }
    const [, first, second] = written.P1!['battlefield'] as readonly ObjectFields[]
    expect(first).toMatchObject({ token: beast, fresh: true })
    expect(second).toMatchObject({ token: beast, fresh: true })
    expect(toPosition(again)).toEqual(written)
  })

  test('a token of a position stands on the battlefield without a card, and vanishes when it is destroyed', () => {
    const beast = { name: '', level: 1, power: 1000, atk: 1, categories: ['獣'] }
    const g = board(lastChronicle, {
      P1: { battlefield: [{ token: beast, ref: 'T' }], deck: 3, eras: 1 },
      P2: { battlefield: [unit('bystander')], deck: 3 },
      at: 'main',
    })
    expect(g.at('T')).toMatchObject({ kind: 'token', cards: [], values: { power: 1000, ca: 0 } })
    happens(g, destroy, g.names.row('T'))
    g.P1.passes()
    expect(g.count('P1', 'discard')).toBe(0)
    expect(g.at('bystander')).toBeUnchanged()
  })

  test('while a spell is being used it is written with what is under way, and goes on with the same question', () => {
    const g = board(lastChronicle, {
      P1: { hand: [spell('E')], deck: 3 },
      P2: { deck: 3 },
      at: 'main',
    })
    g.P1.acts('use-spell')
    const written = JSON.parse(JSON.stringify(toPosition(g.match))) as Position
    expect(written.underWay?.frames.length).toBeGreaterThan(1)
    const again = beginFromPosition(lastChronicle, written, { everyWindow: true })
    expect(again.digest()).toBe(g.match.digest())
    expect(again.decision).toEqual(g.match.decision)
  })

  test('a game that ended is not written', () => {
    const g = board(lastChronicle, { P1: { deck: 3 }, P2: { deck: 3 }, at: 'main' })
    g.P1.concedes()
    expect(() => toPosition(g.match)).toThrow(KernelError)
  })

  test('a spell on the battlefield is a contradiction', () => {
    expect(() =>
      board(lastChronicle, { P1: { battlefield: [spell('E')], deck: 3 }, P2: { deck: 3 }, at: 'main' }),
    ).toThrow('is a spell')
  })
})
