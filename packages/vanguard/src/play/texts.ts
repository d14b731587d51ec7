import { type Book, CardCell, type Game, byCard, plays } from '@fudaba/kernel/rules'
import { type Ability, programs } from '@fudaba/kernel/text'
import { book, fact } from '../book.ts'
import '../changes/continuing.ts'
import type { VanguardCard } from '../board/cards.ts'
import { isListed, listedAreInvalid } from '../changes/invalidTexts.ts'
import { cardTexts } from '../board/cardTexts.ts'
import { lexicon } from '../text/lexicon.ts'
import { asDefining } from '../text/lexicon/works.ts'
import { isHeldBack } from '../changes/locking.ts'
import { rest, stand } from '../changes/moving.ts'
import { deleted, isBlank } from '../board/cardStates.ts'
import { field } from '../board/zones.ts'

/** A play under way; one that cannot be completed is taken back (8.5.2.3). */
export const machine = plays(book, { clauses: { rollback: '8.5.2.3', refuse: '8.5.2.3' } })

/** What the texts of cards do: their trees as rules that run. */
export const texts = programs(book, lexicon, machine.target)
cardTexts.fill(texts)

/** Of two in legion neither is turned if one of them cannot be (10.25.11). */
const mayStand = (g: Game, row: number): boolean => texts.may(g, 'stand', { row })
const mayRest = (g: Game, row: number): boolean => texts.may(g, 'rest', { row })
book.vetoes.push((g, at) => {
  const verb = g.batch[at]
  if (verb === stand.id) return isHeldBack(g, g.batch[at + 1], mayStand)
  return verb === rest.id && isHeldBack(g, g.batch[at + 1], mayRest)
})

/** Keywords that are printed without a text, as a line of their own. */
function keywordLine({ keywords = [], sentinel }: VanguardCard): Ability[] {
  const all = sentinel === true ? [...keywords, 'sentinel'] : keywords
  return all.length === 0
    ? []
    : [{ kind: 'keywords', keywords: all, effect: { kind: 'paragraph', sentences: [] } }]
}

const read = new WeakMap<VanguardCard, readonly number[]>()
/** The rules of a card's texts: read into this book once, before a game begins with it. */
export function abilitiesOfCard(into: Book, card: VanguardCard): readonly number[] {
  const known = read.get(card)
  if (known !== undefined) return known
  const made = texts.card(into, card.id, [...keywordLine(card), ...(card.abilities ?? []).map(asDefining)])
  read.set(card, made)
  return made
}

interface Printed {
  readonly abilities: readonly number[]
  readonly listed: boolean
}
/** Read for every card after a move. */
const numbered = byCard((g, number): Printed => {
  const card = g.cards[number] as VanguardCard
  return { abilities: abilitiesOfCard(g.book, card), listed: isListed(card) }
})

const NOTHING: readonly number[] = []
/** A deleted unit has lost its printed text (10.26.3); what has no information has none. */
const withoutText = fact('10.26.3', true, false)
// Every ability says where it is looked at (lexicon/works.ts): other zones are walked if one of them does.
book.printedAbilities([field], (g, row) => {
  const card = g.cardOf(row)
  if (card < 0) return NOTHING
  const { abilities, listed } = numbered(g, g.card(card, CardCell.def))
  if (abilities.length === 0 || isBlank(g, row)) return NOTHING
  if (g.object(row, deleted) === 1 && withoutText()) return NOTHING
  return listed && listedAreInvalid() ? NOTHING : abilities
})
