import { kiseki } from '@fudaba/kiseki'
import { type GameRules, idsFor } from '@fudaba/kernel'
import { board, describe, expect, ref, test } from '@fudaba/kernel/testing'
import { Words, forecastOf, namesFor } from '@fudaba/table'
import { foretell } from '../packages/table/src/forecast.ts'

const rules = kiseki as GameRules
const words = new Words(rules, 'en', namesFor('en', 'P1'))

describe('a forecast in 軌跡TCG', () => {
  const unit = (name: string, stats: object) =>
    ref(name, { id: name, name, types: ['UNIT'], cp: 1, ...stats })
  const told = (g: ReturnType<typeof board>, pick: number, own: string) => {
    const decision = g.match.decision!
    const worlds = foretell(rules, g.match.game, 0, idsFor(decision, [pick]))
    return forecastOf(words, g.match.view('P1'), worlds, [own])
  }

  test('counts what a text adds in the battle itself', () => {
    const text = '・これが攻撃した時、これはターン終了時まで+3/+0を得る。'
    const g = board(kiseki, {
      P1: { field: [unit('A', { str: 2, def: 9, text })] },
      P2: { field: [unit('B', { str: 1, def: 4 })], bond: 40 },
      at: 'attack',
      initiative: 'P1',
    })
    expect(told(g, 0, 'A').lines).toContain("Opponent's B is stunned")
  })

  test('says that an EVENT would change nothing', () => {
    const signal = ref('S', {
      id: 'S',
      name: 'S',
      types: ['EVENT'],
      ep: 0,
      text: 'あなたのスタン状態のUNITを2つまで対象とし、それらを回復する。',
    })
    const g = board(kiseki, {
      P1: { hand: [signal], field: [unit('A', { str: 1, def: 1 })] },
      P2: {},
      at: 'deployment',
    })
    expect(g.P1).toOffer('play-event')
    const at = g.match.decision!.candidates.findIndex(({ name }) => name === 'play-event')
    expect(told(g, at, 'S').idle).toBe(true)
  })
})
