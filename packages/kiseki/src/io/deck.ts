import type { Bilingual, DeckProblem, RulesConfig } from '@fudaba/kernel'
import type { DeckSource } from '@fudaba/kernel/rules'
import { folded } from '@fudaba/kernel/text'
import { fact } from '../book.ts'
import { PACKS, openBoosters, sealedCount } from './boosters.ts'
import { type KisekiCard, cardName, rarities } from '../board/cards.ts'

/** デッキの構築 (602). */

/** The format decides which of the rules below hold (602.2). */
const byFormat = fact('602.2', true, false)
/** ブリッツシールド戦: exactly the cards of five boosters, and any number of copies. */
const sealedCards = fact('602.3a', true, false)
const sealedCopies = fact('602.3b', Infinity, 4, '602.4b')
/** ストラテジー戦: exactly fifty, four of a name and sub-name, but any number of 一般. */
const size = fact('602.4a', 50 as number | null, null)
const copies = fact('602.4b', 4, Infinity)
const commonIsFree = fact('602.4b-1', true, false)

/** Name of the boosters as a source of decks. */
const SEALED = 'sealed'
/** サブ名 of cards of which any number may be played. */
const COMMON = '一般'

const problem = (clause: string, message: Bilingual, cards: readonly KisekiCard[] = []): DeckProblem => ({
  clause,
  message,
  cards: [...new Set(cards.map((card) => card.id))],
})

/** Decks of these cards: which may be played, and those that boosters of them give. */
export const deckRules = (set: readonly KisekiCard[]) => ({
  /** Every reason why the cards may not be played in the format. */
  checkDeck(list: readonly KisekiCard[], config: RulesConfig, from?: string): DeckProblem[] {
    if (!byFormat()) return []
    return config['format'] === 'blitz' ? checkSealed(set, list, from) : checkStrategy(list)
  },
  deckSources: [boostersOf(set)],
})

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
  const limited = list.filter((card) => folded(card.sub ?? '') !== COMMON || !commonIsFree())
  return [...wrongSize, ...tooMany(limited, copies(), '602.4b')]
}

/** A deck that says from which boosters it is holds these cards and no others; one that does not could be from some. */
function checkSealed(
  set: readonly KisekiCard[],
  list: readonly KisekiCard[],
  from: string | undefined,
): DeckProblem[] {
  const wrong = !sealedCards()
    ? []
    : from?.startsWith(`${SEALED}:`)
      ? notOpened(set, list, from.slice(SEALED.length + 1))
      : wrongRarities(list)
  return [...wrong, ...tooMany(list, sealedCopies(), '602.3b')]
}

function wrongRarities(list: readonly KisekiCard[]): DeckProblem[] {
  return rarities.flatMap((rarity) => {
    const there = list.filter((card) => card.rarity === rarity).length
    const wanted = sealedCount(rarity)
    if (there === wanted) return []
    return problem('602.3a', {
      ja: `レアリティ${rarity}は${wanted}枚: ${there}枚`,
      en: `five boosters hold ${wanted} cards of rarity ${rarity}, not ${there}`,
    })
  })
}

const countOf = (list: readonly KisekiCard[], { id }: KisekiCard): number =>
  list.filter((card) => card.id === id).length

/** Every card of which the deck has more or fewer than the boosters. */
function notOpened(set: readonly KisekiCard[], list: readonly KisekiCard[], seed: string): DeckProblem[] {
  const opened = openBoosters(set, seed)
  const all = new Map([...opened, ...list].map((card) => [card.id, card]))
  return [...all.values()].flatMap((card) => {
    const there = countOf(list, card)
    const wanted = countOf(opened, card)
    if (there === wanted) return []
    const message = {
      ja: `開封したのは${cardName(card).ja}${wanted}枚: ${there}枚`,
      en: `the boosters hold ${wanted} of ${cardName(card).en}, not ${there}`,
    }
    return problem('602.3a', message, [card])
  })
}

function tooMany(list: readonly KisekiCard[], most: number, clause: string): DeckProblem[] {
  const groups = new Map<string, KisekiCard[]>()
  for (const card of list) {
    const key = JSON.stringify([folded(card.name), folded(card.sub ?? '')])
    groups.set(key, [...(groups.get(key) ?? []), card])
  }
  return [...groups.values()]
    .filter((group) => group.length > most)
    .map((group) =>
      problem(
        clause,
        {
          ja: `${cardName(group[0]).ja}は${most}枚まで: ${group.length}枚`,
          en: `at most ${most} of ${cardName(group[0]).en}, not ${group.length}`,
        },
        group,
      ),
    )
}

// ── ready decks ────────────────────────────────────────────────────────────────────────────────────────────────

/** What each format is played with: two ready decks, or five boosters for each player. */
export const formats = { strategy: ['lighthouse', 'wreckers'], blitz: [SEALED, SEALED] } as const

/** ブリッツシールド戦: the forty cards of five boosters, by seed. */
const boostersOf = (set: readonly KisekiCard[]): DeckSource => ({
  name: SEALED,
  title: { ja: 'ブースター5パック', en: 'Five boosters' },
  config: { format: 'blitz' },
  open: (seed) => openBoosters(set, seed).map((card) => card.id),
  packs: PACKS,
})

export const defaultDecks = (config: RulesConfig): readonly [string, string] =>
  config['format'] === 'blitz' ? formats.blitz : formats.strategy
