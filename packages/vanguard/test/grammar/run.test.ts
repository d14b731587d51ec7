import { anySentence } from '@fudaba/cardtext/testing'
import { AbilityError, Random, answer, randomAnswer } from '@fudaba/kernel'
import { board } from '@fudaba/kernel/testing'
import { vanguard } from '@fudaba/vanguard'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { grammar } from '../../grammar/index.ts'
import { at, unit, vanguardUnit } from '../cards.ts'
import './reading.ts'

/** Sentences of every family, printed on cards, and games played with them. */

const names = fc.constantFrom('影', '風見', '見習い')
const sentences = (count: number, seed: number) =>
  fc.sample(anySentence(grammar, { depth: 5, names }), { numRuns: count, seed })

/** A sentence that follows needs one before it. */
const printed = ({ family, text }: { family: string; text: string }): string => {
  const { role } = grammar.families.get(family)!
  return role === 'ability' || role === 'line' ? text : `【起】【(V)/(R)】:1枚引く。${text}`
}

const refusals = new Map<string, string>()
/** Nonsense that nobody could carry out is refused when the card is loaded, by name. */
function loads(text: string): boolean {
  try {
    vanguard.readCard!({ id: text, name: '名無し', grade: 2, power: 9000, text })
    return true
  } catch (error) {
    if (!(error instanceof AbilityError)) throw new Error(`${text}: ${String(error)}`, { cause: error })
    refusals.set(text, error.message)
    return false
  }
}

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
function made(texts: readonly string[], moment: string) {
  try {
    return crowd(texts, moment)
  } catch (error) {
    if (!(error instanceof AbilityError)) throw new Error(texts.join('\n'), { cause: error })
    refusals.set(error.ability, error.message)
    return null
  }
}
const MOST_DECISIONS = 120
const moments = ['main', 'battle', 'ride', 'end'] as const

describe('generated sentences', () => {
  it('hundreds of them are played with, by chance, and nothing throws', () => {
    const random = new Random(11)
    let played = 0
    let decisions = 0
    for (let seed = 1; played < 600; seed++) {
      const ready = sentences(80, seed).map(printed).filter(loads)
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
          throw new Error(texts.join('\n'), { cause: error })
        }
        played += texts.length
      }
    }
    expect(played).toBeGreaterThanOrEqual(600)
    expect(decisions).toBeGreaterThan(3000)
  }, 240_000)
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
        try {
          for (let i = 0; i < 250 && !game.over; i++, decisions++)
            answer(
              game,
              randomAnswer(game.offer, (n) => random.below(n)),
            )
        } catch (error) {
          throw new Error(words.join(', '), { cause: error })
        }
      }
    }
    expect(decisions).toBeGreaterThan(main.length * 20)
  }, 240_000)
})
