import { type Ability, plays, programs } from '@fudaba/kernel'
import { book, rule } from './book.ts'
import './continuing.ts'
import { type VanguardCard, printed } from './cards.ts'
import { isInvalid } from './invalidTexts.ts'
import { abilitiesAreKnown } from './keywords.ts'
import { lexicon } from './lexicon.ts'
import { tellActivated } from './nodes/validity.ts'
import { isHeldBack } from './locking.ts'
import { rest, stand } from './moving.ts'
import { deleted, isBlank } from './units.ts'
import { bind, damage, drop, field, gZone, hand, soul } from './zones.ts'

/** A play under way; one that cannot be completed is taken back (8.5.2.3). */
export const machine = plays(book, { clauses: { rollback: '8.5.2.3', refuse: '8.5.2.3' } })

/** What the texts of cards do: their trees as rules that run. */
export const texts = programs(book, lexicon, machine.target)

tellActivated((ability) => texts.entry(ability)?.tree.kind === 'activated')
abilitiesAreKnown({ number: texts.keyword, tree: (ability) => texts.entry(ability)?.tree })

/** Of two in legion neither is turned if one of them cannot be (10.25.11). */
for (const [verb, word] of [
  [stand, 'stand'],
  [rest, 'rest'],
] as const)
  book.vetoes.push((g, at) => {
    if (g.batch[at] !== verb.id) return false
    return isHeldBack(g, g.batch[at + 1], (row) => texts.may(g, word, { row }))
  })

/** Keywords that are printed without a text, as a line of their own. */
function keywordLine({ keywords = [], sentinel }: VanguardCard): Ability[] {
  const all = sentinel === true ? [...keywords, 'sentinel'] : keywords
  return all.length === 0
    ? []
    : [{ kind: 'keywords', keywords: all, effect: { kind: 'paragraph', sentences: [] } }]
}

const read = new WeakMap<VanguardCard, readonly number[]>()
export function abilitiesOfCard(card: VanguardCard): readonly number[] {
  const known = read.get(card)
  if (known !== undefined) return known
  const made = texts.card(card.id, [...keywordLine(card), ...(card.abilities ?? [])])
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
  isBlank(g, row) || withoutText(g.object(row, deleted) === 1) || isInvalid(printed(g, g.cardOf(row)))
    ? NOTHING
    : abilitiesOfCard(printed(g, g.cardOf(row))),
)
