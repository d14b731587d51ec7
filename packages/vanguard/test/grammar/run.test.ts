import { generatedPlay, playByChance } from '@fudaba/cardtext/testing'
import { Random, withCards } from '@fudaba/kernel'
import { board } from '@fudaba/kernel/testing'
import { vanguard } from '@fudaba/vanguard'
import { describe, expect, it } from 'vitest'
import { grammar } from '../../grammar/index.ts'
import { at, unit, vanguardUnit } from '../cards.ts'
import './reading.ts'

const circles = ['front-left', 'front-right', 'back-left', 'back-centre', 'back-right']
const down = { faceDown: true }
/** Both fighters have something of everything. */
function crowd(texts: readonly string[], moment: string) {
  const half = Math.ceil(texts.length / 2)
  const side = (who: string, own: readonly string[]) => ({
    field: [
      vanguardUnit(`${who} V`, { text: own[0], skill: 'twin' }),
      ...own.slice(1, 4).map((text, i) => at(circles[i], `${who} r${i}`, { text })),
      at(circles[3], `${who} booster`, { skill: 'boost' }),
    ],
    hand: [unit(`${who} h`), unit(`${who} i`, { grade: 3 }), unit(`${who} j`, { text: own[1] ?? '' })],
    soul: [unit(`${who} s`), unit(`${who} t`), unit(`${who} u`)],
    damage: [unit(`${who} d`), unit(`${who} e`), unit(`${who} f`, {}, down)],
    drop: [unit(`${who} x`), unit(`${who} y`)],
    deck: 15,
  })
  return board(vanguard, {
    P1: side('P1', texts.slice(0, half)),
    P2: side('P2', texts.slice(half)),
    at: moment,
    turn: 5,
  })
}

generatedPlay({
  grammar,
  names: ['影', '風見', '見習い'],
  // A sentence that follows needs one before it.
  print: ({ family, text }) => {
    const { role } = grammar.families.get(family)!
    return role === 'ability' || role === 'line' ? text : `【起】【(V)/(R)】:1枚引く。${text}`
  },
  load: ({ text }) =>
    withCards(vanguard, [vanguard.readCard!({ id: text, name: '名無し', grade: 2, power: 9000, text })]),
  board: (sentences, moment) =>
    crowd(
      sentences.map(({ text }) => text),
      moment,
    ),
  moments: ['main', 'battle', 'ride', 'end'],
  decisionsPerBoard: 120,
  sentences: 600,
  decisions: 3000,
})

describe('every card that is shipped', () => {
  it('is held, laid, fought with and played in games by chance, and nothing throws', () => {
    const random = new Random(5)
    const main = vanguard.cards.filter(({ type }) => type !== 'G')
    const g = vanguard.cards.filter(({ type }) => type === 'G')
    let decisions = 0
    for (let from = 0; from < main.length; from += 5) {
      const some = main.slice(from, from + 5)
      const words = some.map(({ name }) => name)
      const strides = g.slice(from % g.length, (from % g.length) + 5).map(({ name }) => name)
      const boss = main.filter(({ grade, clans }) => grade === 3 && clans[0] === some[0].clans[0])
      const side = {
        field: [vanguardUnit('boss', {}), ...words.map((name, i) => ({ card: name, cell: circles[i] }))],
        hand: [...words, ...boss.slice(0, 2).map(({ name }) => name)],
        soul: words,
        damage: words.slice(0, 3),
        drop: words,
        g: strides.map((name) => ({ card: name, ...down })),
        deck: 20,
      }
      const rides = {
        ...side,
        field: [{ card: boss[from % boss.length].name, cell: 'front-centre' }, ...side.field.slice(1)],
      }
      for (const at_ of ['ride', 'main', 'battle'] as const) {
        const { game } = board(vanguard, { P1: rides, P2: rides, at: at_, turn: 5 }).match
        decisions += playByChance(game, random, 250, words.join(', '))
      }
    }
    expect(decisions).toBeGreaterThan(main.length * 20)
  })
})
