import { anySentence } from '@fudaba/cardtext/testing'
import { AbilityError, Random, answer, randomAnswer } from '@fudaba/kernel'
import { board } from '@fudaba/kernel/testing'
import { kiseki } from '@fudaba/kiseki'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addOrganisations, grammar } from '../../grammar/index.ts'
import { base, down, event, item, unit } from '../playing.ts'

addOrganisations({ ja: '灯台組合', en: 'Lighthouse Guild' }, { ja: '潮見商会', en: 'Tidewatch Company' })

/** Sentences of every family, printed on cards, and games played with them. */

const names = fc.constantFrom('ミオ', 'ガント', '風見', '影', '見習い')
const sentences = (count: number, seed: number) =>
  fc.sample(anySentence(grammar, { depth: 5, names }), { numRuns: count, seed })

/** A rider says something about a craft before it; icons have a line of their own. */
const printed = ({ family, text }: { family: string; text: string }): string => {
  const { role } = grammar.families.get(family)!
  if (role === 'rider') return `・1EP支払う:カードを1枚引く。${text}`
  return role === 'ability' ? `・${text}` : text
}
const isEvent = ({ family }: { family: string }): boolean => grammar.families.get(family)!.role === 'effect'

const refusals = new Map<string, string>()

/** Nonsense that nobody could carry out is refused when the card is loaded, by name. */
function loads(text: string, asEvent: boolean): boolean {
  try {
    const literal = asEvent
      ? { id: text, name: '名無し', types: ['EVENT'], ep: 0, text }
      : { id: text, name: '名無し', types: ['UNIT'], cp: 1, str: 2, def: 2, text }
    kiseki.readCard!(literal)
    return true
  } catch (error) {
    if (!(error instanceof AbilityError)) throw new Error(`${text}: ${String(error)}`, { cause: error })
    refusals.set(text, error.message)
    return false
  }
}

// All organisations of the boards are known before any text is read: a text may speak of them.
for (const name of ['協会']) addOrganisations({ ja: name, en: 'Association' })

const guild = { organisations: ['灯台組合'] }
const company = { organisations: ['潮見商会'] }

/** Both players have something of everything. */
function crowd(texts: readonly { readonly text: string; readonly event: boolean }[], at: string) {
  const crafts = texts.filter((each) => !each.event).map(({ text }) => text)
  const events = texts.filter((each) => each.event).map(({ text }) => text)
  const half = Math.ceil(crafts.length / 2)
  const side = (who: string, own: readonly string[], plays: readonly string[]) => ({
    field: [
      ...own.map((text, i) => unit(`${who}u${i}`, { ...guild, text, cp: 1 })),
      unit(`${who} plain`, company),
      unit(`${who} stunned`, guild, { stunned: 1 }),
      item(`${who} item`),
    ],
    homebase: [
      ...Array.from({ length: 6 }, (_, i) => unit(`${who} base ${i}`, {}, down)),
      base(`${who} fort`, {}),
    ],
    hand: [
      ...plays.map((text, i) => event(`${who}e${i}`, { ep: 0, text })),
      unit(`${who} held`, guild),
      item(`${who} tool`),
    ],
    trails: [unit(`${who} gone`, company), event(`${who} past`)],
    deck: 12,
    bond: 25,
  })
  return board(kiseki, {
    P1: side(
      'P1',
      crafts.slice(0, half),
      events.filter((_, i) => i % 2 === 0),
    ),
    P2: side(
      'P2',
      crafts.slice(half),
      events.filter((_, i) => i % 2 === 1),
    ),
    at,
  })
}

/** A board with these cards; null if one of them is refused on it. */
function made(texts: Parameters<typeof crowd>[0], at: string) {
  try {
    return crowd(texts, at)
  } catch (error) {
    if (!(error instanceof AbilityError))
      throw new Error(texts.map(({ text }) => text).join('\n'), { cause: error })
    refusals.set(error.ability, error.message)
    return null
  }
}

const MOST_DECISIONS = 120
const moments = ['homebase', 'deployment', 'battle', 'attack', 'recovery'] as const

describe('generated sentences', () => {
  it('a thousand of them are played with, by chance, and nothing throws', () => {
    const random = new Random(11)
    let played = 0
    let decisions = 0
    for (let seed = 1; played < 1000; seed++) {
      const ready = sentences(80, seed)
        .map((each) => ({ text: printed(each), event: isEvent(each) }))
        .filter(({ text, event: asEvent }) => loads(text, asEvent))
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
  const cards = kiseki.cards
  const words = cards.map(({ name, sub }) => (sub === undefined ? name : `${name}[${sub}]`))

  it('is held, laid, fought with and played in games by chance, and nothing throws', () => {
    const random = new Random(5)
    let decisions = 0
    for (let from = 0; from < cards.length; from += 6) {
      const some = words.slice(from, from + 6)
      const side = { hand: some, homebase: [...some, ...some], trails: some, deck: 20 }
      const units = cards
        .slice(from, from + 6)
        .filter(({ types }) => types.includes('UNIT') || types.includes('ITEM'))
      const field = units.map(({ name, sub }) => (sub === undefined ? name : `${name}[${sub}]`))
      for (const at of ['deployment', 'battle'] as const) {
        const { game } = board(kiseki, { P1: { ...side, field }, P2: { ...side, field }, at }).match
        try {
          for (let i = 0; i < 250 && !game.over; i++, decisions++)
            answer(
              game,
              randomAnswer(game.offer, (n) => random.below(n)),
            )
        } catch (error) {
          throw new Error(some.join(', '), { cause: error })
        }
      }
    }
    expect(decisions).toBeGreaterThan(cards.length * 10)
  }, 240_000)
})
