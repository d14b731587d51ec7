import type { Bilingual, DeckProblem, RulesConfig } from '@fudaba/kernel'
import { decks1 } from '../cards/decks.ts'
import { fact } from './book.ts'
import type { AquarianCard } from './cards.ts'
import { isDefined } from './skillDefinitions.ts'
import { isUnknown } from './skills.ts'

/** デッキの構築 (1.1 of the base rules). */

const sized = fact('base.1.1.2', true, false)
const copies = fact('base.1.1.3', 4, Infinity)
const refuses = fact('base.1.7.16', true, false)

const problem = (clause: string, message: Bilingual, cards: readonly AquarianCard[] = []): DeckProblem => ({
  clause,
  message,
  cards: [...new Set(cards.map((card) => card.id))],
})

export function checkDeck(list: readonly AquarianCard[], config: RulesConfig): DeckProblem[] {
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
  for (const card of list) groups.set(card.name, [...(groups.get(card.name) ?? []), card])
  for (const [name, group] of groups)
    if (group.length > copies())
      problems.push(
        problem(
          'base.1.1.3',
          { ja: `${name}は4枚まで: ${group.length}枚`, en: `at most 4 of ${name}, not ${group.length}` },
          group,
        ),
      )
  const strange = list.filter((card) =>
    card.skills.some(({ skill }) => isUnknown(skill) && !isDefined(skill)),
  )
  if (refuses() && strange.length > 0)
    problems.push(
      problem(
        'base.1.7.16',
        {
          ja: `効果の分からないスキルを持つカード: ${strange[0].name}`,
          en: `a skill whose meaning nobody has supplied: ${strange[0].name}`,
        },
        strange,
      ),
    )
  return problems
}

/** Ready decks. */
export const decks = decks1
