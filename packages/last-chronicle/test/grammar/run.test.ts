import { generatedPlay, playByChance } from '@fudaba/cardtext/testing'
import { Random, withCards } from '@fudaba/kernel'
import { board } from '@fudaba/kernel/testing'
import { lastChronicle } from '@fudaba/last-chronicle'
import { describe, expect, it } from 'vitest'
import { grammar } from '../../grammar/index.ts'
import { history, spell, stone, structure, unit } from '../cards.ts'
import './categories.ts'

interface Text {
  readonly text: string
  readonly effect: boolean
}

/** Both players have something of everything. */
function crowd(texts: readonly Text[], at: string) {
  const standing = texts.filter((each) => !each.effect).map(({ text }) => text)
  const spells = texts.filter((each) => each.effect).map(({ text }) => text)
  const half = Math.ceil(standing.length / 2)
  const side = (who: string, own: readonly string[], plays: readonly string[]) => ({
    battlefield: [
      ...own.map((text, i) => unit(`${who}u${i}`, { text, categories: ['騎士'], power: 3000 })),
      unit(`${who} plain`, { categories: ['獣'], power: 2000 }),
      unit(`${who} wiped`, { power: 2500 }, { turned: true }),
      history(`${who} tale`),
      structure(`${who} tower`),
    ],
    souls: ['白', '橙', '紫', '黒', '青', '白', '黒'].map((power, i) => stone(`${who} stone ${i}`, power)),
    hand: [
      ...plays.map((text, i) => spell(`${who}e${i}`, { text })),
      unit(`${who} held`, { categories: ['騎士'], cost: '1白' }),
      spell(`${who} trick`),
    ],
    chrono: [unit(`${who} c1`, { ca: 4 }), unit(`${who} c2`, { ca: 4 })],
    discard: [unit(`${who} gone`), spell(`${who} past`)],
    eras: 3,
    deck: 12,
    invasion: 4,
  })
  return board(lastChronicle, {
    P1: side(
      'P1',
      standing.slice(0, half),
      spells.filter((_, i) => i % 2 === 0),
    ),
    P2: side(
      'P2',
      standing.slice(half),
      spells.filter((_, i) => i % 2 === 1),
    ),
    at,
  })
}

generatedPlay({
  grammar,
  names: ['灯の番人', '風見', '影', '見習い'],
  // A rider says something about an ability before it.
  print: ({ family, text }) =>
    grammar.families.get(family)!.role === 'rider' ? `ライフを1支払う:カードを1枚引く。${text}` : text,
  load: ({ text, effect }) =>
    withCards(lastChronicle, [
      lastChronicle.readCard!({ id: text, name: '名無し', type: effect ? 'spell' : 'unit', text }),
    ]),
  board: crowd,
  moments: ['main', 'attack', 'check', 'adjustment', 'draw'],
  decisionsPerBoard: 80,
  sentences: 1000,
  decisions: 5000,
})

describe('every card that is shipped', () => {
  const { cards } = lastChronicle

  it('is held, laid, fought with and used in games by chance, and nothing throws', () => {
    const random = new Random(5)
    let decisions = 0
    for (let from = 0; from < cards.length; from += 6) {
      const some = cards.slice(from, from + 6)
      const words = some.map(({ name }) => name)
      const battlefield = some
        .filter(({ type, icon }) => type !== 'spell' && icon === undefined)
        .map(({ name }) => name)
      const side = {
        battlefield,
        hand: words,
        chrono: words,
        discard: words,
        souls: ['白', '橙', '紫', '黒', '青', '白', '橙', '紫', '黒', '青'].map((power, i) =>
          stone(`s${i}`, power),
        ),
        eras: 4,
        deck: [...words, ...words, ...words],
      }
      const other = { ...side, souls: side.souls.map((_, i) => stone(`t${i}`, '白橙紫黒青')) }
      for (const at of ['main', 'attack', 'check'] as const) {
        const { game } = board(lastChronicle, { P1: side, P2: other, at }).match
        decisions += playByChance(game, random, 120, words.join(', '))
      }
    }
    expect(decisions).toBeGreaterThan(cards.length * 10)
  })
})
