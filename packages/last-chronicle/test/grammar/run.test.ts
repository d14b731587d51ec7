import { anySentence } from '@fudaba/cardtext/testing'
import { AbilityError, Random, answer, randomAnswer } from '@fudaba/kernel'
import { board } from '@fudaba/kernel/testing'
import { lastChronicle } from '@fudaba/last-chronicle'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { grammar } from '../../grammar/index.ts'
import { history, spell, stone, structure, unit } from '../cards.ts'
import './reading.ts'

/** Sentences of every family, printed on cards, and games played with them. */

const names = fc.constantFrom('灯の番人', '風見', '影', '見習い')
const sentences = (count: number, seed: number) =>
  fc.sample(anySentence(grammar, { depth: 5, names }), { numRuns: count, seed })

/** A rider says something about an ability before it. */
const printed = ({ family, text }: { family: string; text: string }): string =>
  grammar.families.get(family)!.role === 'rider' ? `ライフを1支払う:カードを1枚引く。${text}` : text
const isSpell = ({ family }: { family: string }): boolean => grammar.families.get(family)!.role === 'effect'

const refusals = new Map<string, string>()

/** Nonsense that nobody could carry out is refused when the card is loaded, by name. */
function loads(text: string, asSpell: boolean): boolean {
  try {
    lastChronicle.readCard!({ id: text, name: '名無し', type: asSpell ? 'spell' : 'unit', text })
    return true
  } catch (error) {
    if (!(error instanceof AbilityError)) throw new Error(`${text}: ${String(error)}`, { cause: error })
    refusals.set(text, error.message)
    return false
  }
}

interface Text {
  readonly text: string
  readonly spell: boolean
}

/** Both players have something of everything. */
function crowd(texts: readonly Text[], at: string) {
  const standing = texts.filter((each) => !each.spell).map(({ text }) => text)
  const spells = texts.filter((each) => each.spell).map(({ text }) => text)
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

/** A board with these cards; null if one of them is refused on it. */
function made(texts: readonly Text[], at: string) {
  try {
    return crowd(texts, at)
  } catch (error) {
    if (!(error instanceof AbilityError))
      throw new Error(texts.map(({ text }) => text).join('\n'), { cause: error })
    refusals.set(error.ability, error.message)
    return null
  }
}

const MOST_DECISIONS = 80
const moments = ['main', 'attack', 'check', 'adjustment', 'draw'] as const

describe('generated sentences', () => {
  it('a thousand of them are played with, by chance, and nothing throws', () => {
    const random = new Random(11)
    let played = 0
    let decisions = 0
    for (let seed = 1; played < 1000; seed++) {
      const ready = sentences(80, seed)
        .map((each) => ({ text: printed(each), spell: isSpell(each) }))
        .filter(({ text, spell: asSpell }) => loads(text, asSpell))
      for (let from = 0; from < ready.length; from += 8) {
        const texts = ready.slice(from, from + 8)
        const table = made(texts, moments[(from / 8) % moments.length])
        if (table === null) continue
        const { game } = table.match
        try {
          for (let i = 0; i < MOST_DECISIONS && !game.over; i++, decisions++)
            answer(
              game,
              randomAnswer(game.offer, (n) => random.below(n)),
            )
        } catch (error) {
          throw new Error(texts.map(({ text }) => text).join('\n'), { cause: error })
        }
        played += texts.length
      }
    }
    expect(played).toBeGreaterThanOrEqual(1000)
    expect(decisions).toBeGreaterThan(5000)
  }, 240_000)

  it('what is refused is refused by name', () => {
    expect(refusals.size).toBeGreaterThan(0)
    for (const [text, message] of refusals) expect(message.length, text).toBeGreaterThan(10)
  })
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
        try {
          for (let i = 0; i < 120 && !game.over; i++, decisions++)
            answer(
              game,
              randomAnswer(game.offer, (n) => random.below(n)),
            )
        } catch (error) {
          throw new Error(words.join(', '), { cause: error })
        }
      }
    }
    expect(decisions).toBeGreaterThan(cards.length * 10)
  }, 240_000)
})
