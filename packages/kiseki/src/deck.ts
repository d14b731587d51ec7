import type { Bilingual, Deck, DeckProblem, RulesConfig } from '@fudaba/kernel'
import { basic } from '../cards/basic.ts'
import { fact } from './book.ts'
import { openBoosters, sealedCount } from './boosters.ts'
import { type KisekiCard, rarities } from './cards.ts'

/** デッキの構築 (602). */

/** The format decides which of the rules below hold (602.2). */
const byFormat = fact('602.2', true, false)
/** ブリッツシールド戦: exactly the cards of five boosters, and any number of copies. */
const sealedCards = fact('602.3a', true, false)
const sealedCopies = fact('602.3b', Infinity, 4)
/** ストラテジー戦: exactly fifty, four of a name and sub-name, but any number of 一般. */
const size = fact('602.4a', 50 as number | null, null)
const copies = fact('602.4b', 4, Infinity)
const commonIsFree = fact('602.4b-1', true, false)

/** サブ名 of cards of which any number may be played. */
const COMMON = '一般'

const problem = (clause: string, message: Bilingual, cards: readonly KisekiCard[] = []): DeckProblem => ({
  clause,
  message,
  cards: [...new Set(cards.map((card) => card.id))],
})

/** Every reason why the cards may not be played in the format. */
export function checkDeck(list: readonly KisekiCard[], config: RulesConfig): DeckProblem[] {
  if (!byFormat()) return []
  return config['format'] === 'blitz' ? checkSealed(list) : checkStrategy(list)
}

function checkStrategy(list: readonly KisekiCard[]): DeckProblem[] {
  const wanted = size()
  const wrongSize =
    wanted === null || list.length === wanted
      ? []
      : [
          problem('602.4a', {
            ja: `${wanted}枚ちょうど: ${list.length}枚`,
            en: `exactly ${wanted} cards, not ${list.length}`,
          }),
        ]
  const limited = list.filter((card) => card.sub !== COMMON || !commonIsFree())
  return [...wrongSize, ...tooMany(limited, copies(), '602.4b')]
}

function checkSealed(list: readonly KisekiCard[]): DeckProblem[] {
  const wrong = sealedCards()
    ? rarities.filter(
        (rarity) => list.filter((card) => card.rarity === rarity).length !== sealedCount(rarity),
      )
    : []
  const counts = wrong.map((rarity) => {
    const there = list.filter((card) => card.rarity === rarity).length
    return problem('602.3a', {
      ja: `レアリティ${rarity}は${sealedCount(rarity)}枚: ${there}枚`,
      en: `five boosters hold ${sealedCount(rarity)} cards of rarity ${rarity}, not ${there}`,
    })
  })
  return [...counts, ...tooMany(list, sealedCopies(), '602.3b')]
}

function tooMany(list: readonly KisekiCard[], most: number, clause: string): DeckProblem[] {
  const groups = new Map<string, KisekiCard[]>()
  for (const card of list) {
    const key = JSON.stringify([card.name, card.sub ?? null])
    groups.set(key, [...(groups.get(key) ?? []), card])
  }
  return [...groups.values()]
    .filter((group) => group.length > most)
    .map((group) =>
      problem(
        clause,
        {
          ja: `${group[0].name}は${most}枚まで: ${group.length}枚`,
          en: `at most ${most} of ${group[0].name}, not ${group.length}`,
        },
        group,
      ),
    )
}

// ── ready decks ────────────────────────────────────────────────────────────────────────────────────────────────

const times = (counts: Readonly<Record<string, number>>): string[] =>
  Object.entries(counts).flatMap(([id, n]) => Array.from({ length: n }, () => id))

const lighthouse = times({
  'B-001': 4,
  'B-002': 4,
  'B-003': 6,
  'B-004': 4,
  'B-005': 4,
  'B-006': 4,
  'B-007': 4,
  'B-008': 6,
  'B-009': 4,
  'B-019': 4,
  'B-020': 2,
  'B-022': 4,
})
const windward = times({
  'B-010': 4,
  'B-011': 4,
  'B-012': 6,
  'B-013': 4,
  'B-014': 4,
  'B-015': 4,
  'B-016': 6,
  'B-017': 4,
  'B-018': 4,
  'B-021': 4,
  'B-023': 3,
  'B-024': 3,
})
const sealed = (seed: string): string[] => openBoosters(basic, seed).map((card) => card.id)

export const formats = { strategy: ['lighthouse', 'windward'], blitz: ['sealed-a', 'sealed-b'] } as const

export const decks: readonly Deck[] = [
  { name: 'lighthouse', title: { ja: '灯台と商会', en: 'Lighthouse and trade' }, cards: lighthouse },
  { name: 'windward', title: { ja: '里と石橋', en: 'Village and bridge' }, cards: windward },
  { name: 'sealed-a', title: { ja: 'シールド甲', en: 'Sealed A' }, cards: sealed('sealed-a') },
  { name: 'sealed-b', title: { ja: 'シールド乙', en: 'Sealed B' }, cards: sealed('sealed-b') },
]

export const defaultDecks = (config: RulesConfig): readonly [string, string] =>
  config['format'] === 'blitz' ? formats.blitz : formats.strategy
