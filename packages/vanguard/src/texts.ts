import { plays, programs } from '@fudaba/kernel'
import { book, rule } from './book.ts'
import { type VanguardCard, printed } from './cards.ts'
import { keywordTexts } from './keywordTexts.ts'
import { lexicon } from './lexicon.ts'
import { deleted, isBlank } from './units.ts'
import { bind, damage, drop, field, gZone, hand, soul } from './zones.ts'

/** A play under way; one that cannot be completed is taken back (8.5.2.3). */
export const machine = plays(book, { clauses: { rollback: '8.5.2.3', refuse: '8.5.2.3' } })

/** What the texts of cards do: their trees as rules that run. */
export const texts = programs(book, lexicon, machine.target)

const read = new WeakMap<VanguardCard, readonly number[]>()
export function abilitiesOfCard(card: VanguardCard): readonly number[] {
  const known = read.get(card)
  if (known !== undefined) return known
  const made = texts.card(card.id, [...keywordTexts(card), ...(card.abilities ?? [])])
  read.set(card, made)
  return made
}

const NOTHING: readonly number[] = []
/** A deleted unit has lost its printed text (10.26.3); what has no information has none. */
const withoutText = rule(
  '10.26.3',
  (marked: boolean): boolean => marked,
  () => false,
)
book.printedAbilities([field, hand, drop, soul, damage, bind, gZone], (g, row) =>
  isBlank(g, row) || withoutText(g.object(row, deleted) === 1)
    ? NOTHING
    : abilitiesOfCard(printed(g, g.cardOf(row))),
)
