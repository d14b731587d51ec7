import type { Bilingual, DeckPart, DeckProblem, RulesConfig } from '@fudaba/kernel'
import { folded } from '@fudaba/kernel/text'
import { fact, rule, direct } from '../book.ts'
import { type VanguardCard, cardName, nameOf } from '../board/cards.ts'
import { copiesAllowed } from '../text/deckAbilities.ts'

/** デッキの準備 (5.1 to 5.3). */

/** They are looked at when decks are presented, and at no other time (5.4.2). */
const presented = fact('5.4.2', true, false)
const size = fact('5.2.2.1', true, false)
/** The first vanguard is one of the fifty (base.5.1.2). */
direct('base.5.1.2')
/** Of normal and trigger units the main deck (5.2.2.6), of G units the G deck (5.3.3). */
const ofMain = rule(
  '5.2.2.6',
  (card: VanguardCard): boolean => card.type !== 'G',
  () => true,
)
const ofG = rule(
  '5.3.3',
  (card: VanguardCard): boolean => card.type === 'G',
  () => true,
)
/** The main deck and the G deck, each listed by itself. */
export const deckParts: readonly DeckPart<VanguardCard>[] = [
  { name: 'main', title: { ja: 'メインデッキ', en: 'Main deck' }, holds: (card) => card.type !== 'G' },
  { name: 'g', title: { ja: 'Gデッキ', en: 'G deck' }, holds: (card) => card.type === 'G' },
]
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
    const key = byName() ? folded(nameOf(card)) : card.id
    groups.set(key, [...(groups.get(key) ?? []), card])
  }
  return [...groups.values()]
    .map((group) => ({ group, allowed: copiesAllowed(group[0], most) }))
    .filter(({ group, allowed }) => group.length > allowed)
    .map(({ group, allowed }) =>
      problem(
        clause,
        `${group[0].name}は${allowed}枚まで: ${group.length}枚`,
        `at most ${allowed} of ${cardName(group[0]).en}, not ${group.length}`,
        group,
      ),
    )
}

export function checkDeck(list: readonly VanguardCard[], config: RulesConfig): DeckProblem[] {
  if (!presented()) return []
  const main = list.filter(ofMain)
  const g = list.filter(ofG)
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
