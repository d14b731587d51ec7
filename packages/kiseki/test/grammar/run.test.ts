import { generatedPlay, playByChance } from '@fudaba/cardtext/testing'
import { Random, withCards } from '@fudaba/kernel'
import { board } from '@fudaba/kernel/testing'
import { kiseki } from '@fudaba/kiseki'
import { describe, expect, it } from 'vitest'
import { addOrganisations, grammar } from '../../grammar/index.ts'
import { base, down, event, item, unit } from '../playing.ts'

addOrganisations({ ja: '灯台組合', en: 'Lighthouse Guild' }, { ja: '潮見商会', en: 'Tidewatch Company' })

// All organisations of the boards are known before any text is read: a text may speak of them.
for (const name of ['協会']) addOrganisations({ ja: name, en: 'Association' })

const guild = { organisations: ['灯台組合'] }
const company = { organisations: ['潮見商会'] }

/** Both players have something of everything. */
function crowd(texts: readonly { readonly text: string; readonly effect: boolean }[], at: string) {
  const crafts = texts.filter((each) => !each.effect).map(({ text }) => text)
  const events = texts.filter((each) => each.effect).map(({ text }) => text)
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

generatedPlay({
  grammar,
  names: ['ミオ', 'ガント', '風見', '影', '見習い'],
  // A rider says something about a craft before it; icons have a line of their own.
  print: ({ family, text }) => {
    const { role } = grammar.families.get(family)!
    if (role === 'rider') return `・1EP支払う:カードを1枚引く。${text}`
    return role === 'ability' ? `・${text}` : text
  },
  load: ({ text, effect }) =>
    withCards(kiseki, [
      kiseki.readCard!(
        effect
          ? { id: text, name: '名無し', types: ['EVENT'], ep: 0, text }
          : { id: text, name: '名無し', types: ['UNIT'], cp: 1, str: 2, def: 2, text },
      ),
    ]),
  board: crowd,
  moments: ['homebase', 'deployment', 'battle', 'attack', 'recovery'],
  decisionsPerBoard: 120,
  sentences: 1000,
  decisions: 5000,
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
        decisions += playByChance(game, random, 250, some.join(', '))
      }
    }
    expect(decisions).toBeGreaterThan(cards.length * 10)
  })
})
