import { type Ability, C, type Game, plays, programs } from '@fudaba/kernel'
import { book, fact } from './book.ts'
import './continuing.ts'
import { type VanguardCard, printed } from './cards.ts'
import { isListed, listedAreInvalid } from './invalidTexts.ts'
import { abilitiesAreKnown } from './keywords.ts'
import { lexicon } from './lexicon.ts'
import { asDefining } from './lexicon/works.ts'
import { tellActivated } from './nodes/validity.ts'
import { isHeldBack } from './locking.ts'
import { rest, stand } from './moving.ts'
import { deleted, isBlank } from './units.ts'
import { field } from './zones.ts'

/** A play under way; one that cannot be completed is taken back (8.5.2.3). */
export const machine = plays(book, { clauses: { rollback: '8.5.2.3', refuse: '8.5.2.3' } })

/** What the texts of cards do: their trees as rules that run. */
export const texts = programs(book, lexicon, machine.target)

tellActivated((ability) => texts.entry(ability)?.tree.kind === 'activated')
abilitiesAreKnown({ number: texts.keyword, tree: (ability) => texts.entry(ability)?.tree })

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
export function abilitiesOfCard(card: VanguardCard): readonly number[] {
  const known = read.get(card)
  if (known !== undefined) return known
  const made = texts.card(card.id, [...keywordLine(card), ...(card.abilities ?? []).map(asDefining)])
  read.set(card, made)
  return made
}

interface Printed {
  readonly abilities: readonly number[]
  readonly listed: boolean
}
/** The same by the numbers that cards have in a game: asked of every card whenever one has moved. */
const byNumber = { cards: null as readonly unknown[] | null, all: [] as Printed[] }
function numbered(g: Game, card: number): Printed {
  if (byNumber.cards !== g.cards) Object.assign(byNumber, { cards: g.cards, all: [] })
  const number = g.card(card, C.def)
  const known: Printed | undefined = byNumber.all[number]
  if (known !== undefined) return known
  const read = printed(g, card)
  return (byNumber.all[number] = { abilities: abilitiesOfCard(read), listed: isListed(read) })
}

const NOTHING: readonly number[] = []
/** A deleted unit has lost its printed text (10.26.3); what has no information has none. */
const withoutText = fact('10.26.3', true, false)
// Every ability says where it is looked at (lexicon/works.ts): other zones are walked if one of them does.
book.printedAbilities([field], (g, row) => {
  const card = g.cardOf(row)
  if (card < 0) return NOTHING
  const { abilities, listed } = numbered(g, card)
  if (abilities.length === 0 || isBlank(g, row)) return NOTHING
  if (g.object(row, deleted) === 1 && withoutText()) return NOTHING
  return listed && listedAreInvalid() ? NOTHING : abilities
})
