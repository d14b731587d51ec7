import type { Bilingual, Deck, DeckProblem, RulesConfig } from '@fudaba/kernel'
import { basic } from '../cards/basic.ts'
import { fact } from './book.ts'
import type { VanguardCard } from './cards.ts'

/** デッキの準備 (5.1 to 5.3). */

const size = fact('5.2.2.1', true, false)
const copies = fact('5.2.2.2', 4, Infinity)
const byName = fact('5.2.2.2.1', true, false)
const triggers = fact('5.2.2.3', true, false)
const heals = fact('5.2.2.4', 4, Infinity)
const sentinels = fact('5.2.2.5', 4, Infinity)
const gSize = fact('5.3.2', 16, Infinity)
const gCopies = fact('5.3.2.1', 4, Infinity)
const clanFight = fact('base.5.1.4', true, false)

const problem = (
  clause: string,
  ja: string,
  en: string,
  cards: readonly VanguardCard[] = [],
): DeckProblem => ({
  clause,
  message: { ja, en } satisfies Bilingual,
  cards: [...new Set(cards.map((card) => card.id))],
})

function tooMany(list: readonly VanguardCard[], most: number, clause: string): DeckProblem[] {
  const groups = new Map<string, VanguardCard[]>()
  for (const card of list) {
    const key = byName() ? card.name : card.id
    groups.set(key, [...(groups.get(key) ?? []), card])
  }
  return [...groups.values()]
    .filter((group) => group.length > most)
    .map((group) =>
      problem(
        clause,
        `${group[0].name}は${most}枚まで: ${group.length}枚`,
        `at most ${most} of ${group[0].name}, not ${group.length}`,
        group,
      ),
    )
}

export function checkDeck(list: readonly VanguardCard[], config: RulesConfig): DeckProblem[] {
  const main = list.filter((card) => card.type !== 'G')
  const g = list.filter((card) => card.type === 'G')
  const out: DeckProblem[] = []
  if (size() && main.length !== 50)
    out.push(problem('5.2.2.1', `50枚ちょうど: ${main.length}枚`, `exactly 50 cards, not ${main.length}`))
  out.push(...tooMany(main, copies(), '5.2.2.2'))
  const withIcon = main.filter((card) => card.trigger !== undefined)
  if (triggers() && withIcon.length !== 16)
    out.push(
      problem(
        '5.2.2.3',
        `トリガーは16枚: ${withIcon.length}枚`,
        `exactly 16 triggers, not ${withIcon.length}`,
      ),
    )
  const healing = main.filter((card) => card.trigger === 'heal')
  if (healing.length > heals())
    out.push(
      problem(
        '5.2.2.4',
        `ヒールトリガーは4枚まで: ${healing.length}枚`,
        `at most 4 heal triggers, not ${healing.length}`,
        healing,
      ),
    )
  const guarding = main.filter((card) => card.sentinel === true)
  if (guarding.length > sentinels())
    out.push(
      problem(
        '5.2.2.5',
        `守護者は4枚まで: ${guarding.length}枚`,
        `at most 4 sentinels, not ${guarding.length}`,
        guarding,
      ),
    )
  if (g.length > gSize())
    out.push(
      problem(
        '5.3.2',
        `Gデッキは16枚まで: ${g.length}枚`,
        `at most 16 cards in the G deck, not ${g.length}`,
        g,
      ),
    )
  out.push(...tooMany(g, gCopies(), '5.3.2.1'))
  if (
    config['deckRule'] === 'clanFight' &&
    clanFight() &&
    !list.some((card) => card.clans.some((clan) => list.every((each) => each.clans.includes(clan))))
  )
    out.push(problem('base.5.1.4', '一つのクランで組む', 'all cards of one clan'))
  return out
}

// ── ready decks ────────────────────────────────────────────────────────────────────────────────────────────────

/** Two of the plain grade 0, one of them for the first vanguard; four of everything else. */
const of = (prefix: string): string[] =>
  basic
    .filter(({ id }) => id.startsWith(prefix))
    .flatMap(({ id, grade, trigger }) =>
      Array.from({ length: grade === 0 && trigger === undefined ? 2 : 4 }, () => id),
    )

export const decks: readonly Deck[] = [
  { name: 'caravan', title: { ja: '暁の隊商', en: 'Caravan of dawn' }, cards: of('A') },
  { name: 'fortress', title: { ja: '宵の砦', en: 'Fortress of dusk' }, cards: of('B') },
]
