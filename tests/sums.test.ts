// How a number came about: the lines add up to what the table shows, in random play of every game and on boards of each.
import { expect, test } from 'vitest'
import type { ValueSum } from '@fudaba/kernel'
import { valueSums } from '@fudaba/kernel/host'
import { publicId } from '@fudaba/kernel/rules'
import { board, ref, type Transcript } from '@fudaba/kernel/testing'
import { Words, sumLines } from '@fudaba/table'
import { kiseki } from '@fudaba/kiseki'
import { lastChronicle } from '@fudaba/last-chronicle'
import { vanguard } from '@fudaba/vanguard'
import { aquarianAge } from '@fudaba/aquarian-age'
import { blackpoker } from '@fudaba/blackpoker'
import { playOut, playings, everySetting } from '../packages/kernel/src/testing/conformance/randomPlay.ts'
import * as k from '../packages/kiseki/test/playing.ts'
import * as l from '../packages/last-chronicle/test/cards.ts'
import * as v from '../packages/vanguard/test/cards.ts'
import * as a from '../packages/aquarian-age/test/cards.ts'
import { forEachGame, loadGame } from './games.ts'
import { setups } from './setups.ts'

await forEachGame(async (game) => {
  const { rules } = await loadGame(game)

  test(`the lines of every number add up to it, in ${game.name}`, { timeout: 600_000 }, () => {
    let lines = 0
    const clauses = rules.book.rulebook.clauses
    const ways = setups[game.name]?.(rules) ?? everySetting(rules)
    for (const playing of playings(rules, ways, 2))
      playOut(playing, (match, random) => {
        if (match.game.over || random.below(40) > 0) return
        const view = match.view('P1')
        for (const { objects } of view.zones)
          for (const object of objects)
            for (const { value, lines: found } of valueSums(rules, match.game, view, object)) {
              let sum = 0
              for (const line of found) {
                sum += line.change
                expect(line.value, value).toBe(sum)
                if (line.kind !== 'printed' && line.kind !== 'card') lines++
                if (line.clause !== null) expect(clauses).toHaveProperty([line.clause])
                else expect(line.kind, value).toBe('printed')
              }
              expect(sum, value).toBe(object.values[value])
            }
      })
    if (game.name !== 'tiny-game') expect(lines).toBeGreaterThan(0)
  })
})

/** What the table says of one number of a thing of this name. */
function told(g: Transcript, name: string, value: string, viewer: 'P1' | 'P2' = 'P1'): string[] {
  const { match } = g
  const view = match.view(viewer)
  const id = publicId(match.game, g.names.row(name))
  const object = view.zones.flatMap(({ objects }) => objects).find((each) => each.id === id)
  if (object === undefined) return []
  const sums = valueSums(match.rules, match.game, view, object)
  return sumLines(
    new Words(match.rules, 'en'),
    view,
    sums.filter((sum: ValueSum) => sum.value === value),
    200,
    true,
  ).map((line) => line.trim())
}

test('軌跡TCG: printed, what counts cards, and what others add', () => {
  const g = board(kiseki, {
    at: 'homebase',
    P1: {
      field: [
        k.unit('A', { str: 3, text: '・これはあなたのITEM1つにつき+2/+0を得る。' }),
        k.item('I'),
        k.item('J'),
        k.unit('L', { text: '・あなたの他のUNITは+1/+1を得る。' }),
      ],
      hand: [k.event('E', { ep: 0, text: 'UNITを1つ対象とし、それのSTRを2にする。' })],
    },
    P2: {},
  })
  const before = told(g, 'A', 'str')
  expect(before).toEqual([
    'STR: 8',
    expect.stringMatching(/^3 printed — 209\.1 /),
    expect.stringMatching(/^\+4 by A \(Field of P1: 2\) — /),
    expect.stringMatching(/^\+1 by L.* — /),
  ])
  g.P1.acts('play-event')
  g.P1.chooses('A')
  g.everyonePasses()
  expect(told(g, 'A', 'str').slice(-1)).toEqual([expect.stringMatching(/^→ 2 by E.* — /)])
})

test('軌跡TCG: a card in a hidden hand has no sum for the other player', () => {
  const g = board(kiseki, { at: 'homebase', P1: { hand: [k.unit('A')] }, P2: {} })
  expect(told(g, 'A', 'str')).toHaveLength(2)
  expect(told(g, 'A', 'str', 'P2')).toEqual([])
})

test('ラストクロニクル: what is counted, and a level that counts as the highest there is', () => {
  const g = board(lastChronicle, {
    at: 'main',
    P1: {
      battlefield: [
        l.unit('A', {
          power: 2000,
          level: 3,
          text: '[F]あなたのリムーブヤードのカード1枚につき、このユニットのパワーを+500する。',
        }),
        l.unit('L', { text: '[F]あなたのユニットのレベルを+2する。' }),
      ],
      removed: [l.unit('r1'), l.unit('r2'), l.unit('r3')],
      deck: 3,
    },
    P2: { deck: 3 },
  })
  expect(told(g, 'A', 'power')).toEqual([
    expect.stringMatching(/: 3500$/),
    expect.stringMatching(/^2000 printed — 5\.13\.4 /),
    expect.stringMatching(/^\+1500 by A \(.* of P1: 3\) — /),
  ])
  expect(told(g, 'A', 'level')).toEqual([
    expect.stringMatching(/: 4$/),
    expect.stringMatching(/^3 printed — /),
    expect.stringMatching(/^\+2 by L.* — /),
    expect.stringMatching(/^→ 4 is what it counts as — 5\.13\.3 /),
  ])
})

test('ヴァンガード: a number for each rear-guard', () => {
  const g = board(vanguard, {
    P1: {
      field: [
        v.vanguardUnit('V', {
          text: '【永】【(V)】:あなたのリアガード1枚につき、このユニットのパワー+1000。',
        }),
        v.at('front-left', 'R'),
        v.at('back-left', 'S'),
      ],
      deck: v.plain('d', 5),
    },
    P2: { field: [v.vanguardUnit('W')], deck: v.plain('e', 5) },
    at: 'main',
  })
  expect(told(g, 'V', 'power')).toEqual([
    expect.stringMatching(/: 12000$/),
    expect.stringMatching(/^10000 printed — 2\.5\.1 /),
    expect.stringMatching(/^\+2000 by V \(.* of P1: 2\) — /),
  ])
})

test('アクエリアンエイジ: a permanent has a line of its own, and below zero is zero', () => {
  const g = board(aquarianAge, {
    at: 'main',
    P1: {
      controlled: [a.character('A', { attack: 2, mind: 3 }), a.character('B', { attack: 1 })],
      permanents: [a.permanent('P', { attack: 3, mind: -4 }, { 'set on': 'A' })],
      deck: [a.character('x1')],
    },
    P2: { deck: [a.character('x2')] },
  })
  expect(told(g, 'A', 'attack')).toEqual([
    expect.stringMatching(/: 5$/),
    expect.stringMatching(/^2 printed — base\.1\.3\.2 /),
    expect.stringMatching(/^\+3 by P — 11-5 /),
  ])
  expect(told(g, 'A', 'mind').slice(-1)).toEqual([expect.stringMatching(/^→ 0 is what it counts as — 15-2 /)])
})

test('BlackPoker: both cards of an equipped soldier, and what lies in the fog', () => {
  const g = board(blackpoker, {
    P1: { soldiers: [ref('A', '♠3+♠5')], fog: [{ '♡4': { clouds: 'A' } }], life: 5 },
    P2: { life: 5 },
  })
  expect(told(g, 'A', 'size')).toEqual([
    expect.stringMatching(/: 12$/),
    expect.stringMatching(/^3 printed — /),
    expect.stringMatching(/^\+5 by .*5.* — equipped\.size /),
    expect.stringMatching(/^\+4 by .* — fog-up\.ability /),
  ])
})
