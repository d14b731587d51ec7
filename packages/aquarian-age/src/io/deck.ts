import type { Bilingual, DeckProblem, RulesConfig } from '@fudaba/kernel'
import type { Book } from '@fudaba/kernel/rules'
import { folded } from '@fudaba/kernel/text'
import { fact } from '../book.ts'
import { type AquarianCard, cardName } from '../board/cards.ts'
import { isDefined } from '../text/skillDefinitions.ts'
import { isUnknown } from '../board/skills.ts'

/** デッキの構築 (1.1 of the base rules). */

const sized = fact('base.1.1.2', true, false)
const copies = fact('base.1.1.3', 4, Infinity)
const refuses = fact('base.1.7.16', true, false)

const problem = (clause: string, message: Bilingual, cards: readonly AquarianCard[] = []): DeckProblem => ({
  clause,
  message,
  cards: [...new Set(cards.map((card) => card.id))],
})

/** The check of a deck; `by`: the book that says which skills have a meaning. */
export const checkDeckBy =
  (by: Book) =>
  (list: readonly AquarianCard[], config: RulesConfig): DeckProblem[] =>
    problemsOf(by, list, config)

function problemsOf(by: Book, list: readonly AquarianCard[], config: RulesConfig): DeckProblem[] {
  const wanted = Number(config['deckSize'])
  const problems: DeckProblem[] = []
  if (sized() && list.length !== wanted)
    problems.push(
      problem('base.1.1.2', {
        ja: `${wanted}枚ちょうど: ${list.length}枚`,
        en: `exactly ${wanted} cards, not ${list.length}`,
      }),
    )
  const groups = new Map<string, AquarianCard[]>()
  for (const card of list) {
    const name = folded(card.name)
    groups.set(name, [...(groups.get(name) ?? []), card])
  }
  for (const group of groups.values())
    if (group.length > copies())
      problems.push(
        problem(
          'base.1.1.3',
          {
            ja: `${group[0].name}は4枚まで: ${group.length}枚`,
            en: `at most 4 of ${cardName(group[0]).en}, not ${group.length}`,
          },
          group,
        ),
      )
  const strange = list.filter((card) =>
    card.skills.some(({ skill }) => isUnknown(skill) && !isDefined(by, skill)),
  )
  if (refuses() && strange.length > 0)
    problems.push(
      problem(
        'base.1.7.16',
        {
          ja: `効果の分からないスキルを持つカード: ${strange[0].name}`,
          en: `a skill whose meaning nobody has supplied: ${cardName(strange[0]).en}`,
        },
        strange,
      ),
    )
  return problems
}
