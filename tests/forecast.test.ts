import { blackpoker } from '@fudaba/blackpoker'
import { kiseki } from '@fudaba/kiseki'
import { type GameRules, idsFor } from '@fudaba/kernel'
import { board, describe, expect, ref, test } from '@fudaba/kernel/testing'
import { Words, forecastOf, namesFor } from '@fudaba/table'
import { vanguard } from '@fudaba/vanguard'
import { simulateAnswer } from '../packages/table/src/host/forecast.ts'
import { attack, facing } from '../packages/vanguard/test/battling.ts'
import { unit as card, vanguardUnit } from '../packages/vanguard/test/cards.ts'

const rules = kiseki as GameRules
const words = new Words(rules, 'en', namesFor('en', 'P1'))

describe('a forecast in 軌跡TCG', () => {
  const unit = (name: string, stats: object) =>
    ref(name, { id: name, name, types: ['UNIT'], cp: 1, ...stats })
  const told = (g: ReturnType<typeof board>, pick: number, own: string) => {
    const decision = g.match.decision!
    const worlds = simulateAnswer(rules, g.match.game, 0, idsFor(decision, [pick]))
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

  test('does not take what an EVENT turns for its payment', () => {
    const storm = ref('S', {
      id: 'S',
      name: 'S',
      types: ['EVENT'],
      ep: 0,
      text: '相手のUNITすべてをアクションする。',
    })
    const g = board(kiseki, {
      P1: { hand: [storm] },
      P2: { field: [unit('B', { str: 1, def: 4 }), unit('C', { str: 1, def: 4 })] },
      at: 'deployment',
    })
    const at = g.match.decision!.candidates.findIndex(({ name }) => name === 'play-event')
    expect(told(g, at, 'S').idle).toBe(false)
  })
})

test('a forecast sees that drawing the last of one’s life loses', () => {
  const g = board(blackpoker, {
    P1: { life: 5 },
    P2: { life: 2 },
    stage: [{ draw: { by: 'P2' } }],
    turnPlayer: 'P2',
  })
  g.everyonePasses()
  expect(g.P2).toBeAsked('draw.more')
  const winners = (answer: string) =>
    simulateAnswer(blackpoker as GameRules, g.match.game, 1, [answer]).map(({ view }) => view.result?.winner)
  expect(new Set(winners('yes'))).toEqual(new Set(['P1']))
  expect(new Set(winners('no'))).toEqual(new Set([undefined]))
})

describe('a forecast of a guard in ヴァンガード', () => {
  const guarded = (shield: number) => {
    const g = facing({ field: [vanguardUnit('A', { power: 11_000 })] }, { hand: [card('h', { shield })] })
    attack(g, { attacker: 'A', target: 'V' })
    const decision = g.match.decision!
    const at = decision.candidates.findIndex(({ name }) => name === 'guard')
    const told = (picks: readonly number[]) =>
      simulateAnswer(vanguard as GameRules, g.match.game, 1, idsFor(decision, picks))
    const spoken = new Words(vanguard as GameRules, 'en', namesFor('en', 'P2'))
    return forecastOf(spoken, g.match.view('P2'), told([at]), ['h'], told([]))
  }

  test('says what it keeps off', () => {
    const { idle, avoids } = guarded(20_000)
    expect(idle).toBe(false)
    expect(avoids.some((line) => line.includes('damage'))).toBe(true)
  })

  test('keeps nothing off with too small a shield', () => {
    expect(guarded(0).avoids).toEqual([])
  })
})
