import type { Bilingual, DeckProblem } from '@fudaba/kernel'
import { folded } from '@fudaba/kernel/text'
import { fact, rule } from '../book.ts'
import { type ChronicleCard, cardName } from '../board/cards.ts'

/** デッキと構築要件 (8.1). */

/** A deck of one's own cards that meets the conditions (8.1.1). */
const isNeeded = fact('8.1.1', true, false)
const size = fact('8.1.1.1', 50 as number | null, null)
const copies = fact('8.1.1.2', 3, Infinity)

/** An ability about building decks takes the place of the rule (8.1.2): any number of this card. */
const isUnlimited = rule(
  '8.1.2',
  (card: ChronicleCard): boolean => card.keywords?.['anyNumber'] === true,
  () => false,
)

const problem = (clause: string, message: Bilingual, cards: readonly ChronicleCard[] = []): DeckProblem => ({
  clause,
  message,
  cards: [...new Set(cards.map((card) => card.id))],
})

/** Every reason why the cards may not be played. */
export function checkDeck(list: readonly ChronicleCard[]): DeckProblem[] {
  const wanted = size()
  const wrongSize =
    wanted === null || list.length === wanted
      ? []
      : [
          problem('8.1.1.1', {
            ja: `${wanted}枚ちょうど: ${list.length}枚`,
            en: `exactly ${wanted} cards, not ${list.length}`,
          }),
        ]
  const byName = new Map<string, ChronicleCard[]>()
  for (const card of list) {
    const name = folded(card.name)
    byName.set(name, [...(byName.get(name) ?? []), card])
  }
  const tooMany = [...byName.values()]
    .filter((group) => group.length > copies() && !isUnlimited(group[0]))
    .map((group) =>
      problem(
        '8.1.1.2',
        {
          ja: `${group[0].name}は${copies()}枚まで: ${group.length}枚`,
          en: `at most ${copies()} of ${cardName(group[0]).en}, not ${group.length}`,
        },
        group,
      ),
    )
  return isNeeded() ? [...wrongSize, ...tooMany] : []
}
