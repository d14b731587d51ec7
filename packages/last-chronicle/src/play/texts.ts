import { type Book, CardCell, type Game, NONE, byCard } from '@fudaba/kernel/rules'
import { type Ability, type Effect, programs } from '@fudaba/kernel/text'
import { book, fact } from '../book.ts'
import { type ChronicleCard, printed } from '../board/cards.ts'
import { keywordAbilities } from '../board/keywords.ts'
import { isLit } from '../board/lamps.ts'
import { litNumbersOf } from '../board/litNumbers.ts'
import { lexicon } from '../text/lexicon.ts'
import { battlefield, soulYard } from '../board/zones.ts'
import { machine } from './record.ts'

/** What the texts of cards do: their trees as rules that run. */
export const texts = programs(book, lexicon, machine.target)

interface CardText {
  /** Numbers of its abilities: what its text says, keywords included; and with what its lamps make of its numbers. */
  readonly text: readonly number[]
  readonly abilities: readonly number[]
  /** What a spell does when it resolves, any other card as it is placed; what a chrono burst does: programs, or NONE. */
  readonly spell: number
  /** The same with the text of a lit colour added (5.7.4). */
  readonly spellLit: Readonly<Record<'green' | 'red' | 'both', number>>
  readonly burst: number
  /** What a soul burst does. */
  readonly soulBurst: number
}
const read = new WeakMap<ChronicleCard, CardText>()

const nothing: Effect = { kind: 'paragraph', sentences: [] }
const gainInvasion = (amount: number): Effect => ({
  kind: 'count',
  verb: 'gain',
  amount,
  resource: 'invasion',
})
const counters = (times: number): Effect => ({
  kind: 'repeat',
  times,
  effect: { kind: 'act', what: { kind: 'reference', to: 'self' }, verb: 'harvest-counter' },
})
const unprepare = (): Effect => ({
  kind: 'act',
  what: { kind: 'reference', to: 'self' },
  verb: 'unprepare',
})
/** Keywords that stand for a text, with what is inside them. */
const inside: Readonly<Record<string, (n: number) => Effect | null>> = {
  exploration: gainInvasion,
  suppression: gainInvasion,
  harvest: counters,
  pursuit: () => null,
  'preparation(attack)': () => unprepare(),
  'preparation(defend)': () => unprepare(),
}
const keywordLines = (card: ChronicleCard): Ability[] =>
  Object.entries(card.keywords ?? {}).flatMap(([word, value]) => {
    if (inside[word] === undefined) return []
    const effect = inside[word](typeof value === 'number' ? value : 0)
    // The step says to which keyword of the line it belongs.
    const line: Effect =
      effect === null ? nothing : { kind: 'paragraph', sentences: [Object.assign(effect, { keyword: word })] }
    return [{ kind: 'keywords' as const, keywords: [word], effect: line }]
  })

/** The program of a text apart from the ordinary one, or NONE. */
const ownText = (
  into: Book,
  card: ChronicleCard,
  name: string,
  abilities: readonly Ability[] | undefined,
): number =>
  abilities === undefined
    ? NONE
    : texts.instruction(into, texts.card(into, `${card.id} › ${name}`, abilities))

/** What a spell does with its coloured parts as well; NONE without one. */
function withLit(into: Book, card: ChronicleCard, ...colours: readonly ('green' | 'red')[]): number {
  const parts = colours.map((colour) => card[colour]?.abilities)
  if (card.type !== 'spell' || parts.includes(undefined)) return NONE
  const lit = parts.flatMap((part) => part ?? [])
  const all = [...(card.abilities ?? []), ...lit].filter(({ kind }) => kind === 'instruction')
  const effect: Effect = { kind: 'paragraph', sentences: all.map((ability) => ability.effect) }
  return ownText(into, card, colours.join(' and '), [{ kind: 'instruction', effect }])
}

/** The rules of a card's texts: read into this book once, before a game begins with it. */
export function textOf(into: Book, card: ChronicleCard): CardText {
  const known = read.get(card)
  if (known !== undefined) return known
  const all = texts.card(into, card.id, [...keywordLines(card), ...(card.abilities ?? [])])
  const text = [...keywordAbilities(card), ...all]
  const made = {
    text,
    abilities: [...text, ...litNumbersOf(card)],
    spell: texts.instruction(into, all),
    spellLit: {
      green: withLit(into, card, 'green'),
      red: withLit(into, card, 'red'),
      both: withLit(into, card, 'green', 'red'),
    },
    soulBurst: ownText(into, card, 'soul burst', card.soulBurst?.abilities),
    burst: ownText(into, card, 'burst', card.burst?.abilities),
  }
  read.set(card, made)
  return made
}

const byNumber = byCard((g, number) => textOf(g.book, g.cards[number] as ChronicleCard))
const textAt = (g: Game, card: number): CardText => byNumber(g, g.card(card, CardCell.def))

/** A unit has the text of what is joined to it (15.2.15.1.5). */
const joinedText = fact('15.2.15.1.5', true, false)
const NOTHING: readonly number[] = []
book.printedAbilities(
  [battlefield, soulYard],
  (g, row) => {
    // Asked of every card after every change: one that nothing is joined to needs no list.
    const card = g.cardOf(row)
    if (card === NONE) return NOTHING
    if (g.card(card, CardCell.next) === NONE || !joinedText()) return textAt(g, card).abilities
    const [own, ...joined] = g.cardsOf(row)
    return [...textAt(g, own).abilities, ...joined.flatMap((each) => textAt(g, each).text)]
  },
  true,
)

/** The program of a spell as the lamps are now; NONE if it does nothing. */
export function spellOf(g: Game, row: number): number {
  const { spell, spellLit } = textAt(g, g.cardOf(row))
  if (spellLit.green === NONE && spellLit.red === NONE) return spell
  const card = printed(g, g.cardOf(row))
  const lit = (['green', 'red'] as const).filter(
    (colour) => spellLit[colour] !== NONE && isLit(g, card, g.controller(row), colour),
  )
  if (lit.length === 0) return spell
  return spellLit[lit.length > 1 ? 'both' : lit[0]]
}

/** What a unit, history or structure says about its placing (11.3.3); NONE if nothing. */
export const placingOf = (g: Game, row: number): number => textAt(g, g.cardOf(row)).spell
