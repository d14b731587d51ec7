import { CardGrammar, type CardText, type Grammar } from '@fudaba/cardtext'
import { completing } from '@fudaba/kernel/rules'
import { type Ability, sameSpelling } from '@fudaba/kernel/text'
import { grammar, readWith } from '../../grammar/index.ts'
import { book, fact, rule, direct } from '../book.ts'
import type { ChronicleCard, LitPart } from '../board/cards.ts'
import { type LitWhen, onlyLit } from './lexicon/lit.ts'
import { type SaidByLine, addKeywords, litKeyword } from './printedKeywords.ts'
import { inOne, meant, placesItself } from './printedMeaning.ts'

/** テキスト (5.7): what a printed text says, line by line. What is not read does nothing. */

/** A card's own name in its text is the card itself (5.7.2). */
const ownName = rule(
  '5.7.2',
  (text: string, name: string): string => (name === '' ? text : withoutOwnName(text, name)),
  (text: string): string => text,
)
/** Where a name begins, and before what it ends: inside of another word it is no name. */
const BEGINS = /(?<=^|[、。:：⇒\]「\n])/gu
const ENDS = 'がはをのに'
/** Spaces, dots and furigana make a spelling longer by no more than this. */
const LONGER = 30

function withoutOwnName(text: string, name: string): string {
  let out = ''
  let at = 0
  for (const { index: start } of text.matchAll(BEGINS)) {
    if (start < at) continue
    const most = Math.min(text.length, start + name.length + LONGER)
    for (let end = start + 1; end < most; end++)
      if (ENDS.includes(text[end]) && sameSpelling(text.slice(start, end), name)) {
        out += `${text.slice(at, start)}このカード`
        at = end
        break
      }
  }
  return out + text.slice(at)
}

/** An icon says what kind of ability the line is (5.7.5). */
const isOfItsKind = rule(
  '5.7.5',
  (icon: string, { kind }: Ability): boolean => kind === 'keywords' || KINDS[icon].includes(kind),
  () => false,
)
const KINDS: Readonly<Record<string, readonly Ability['kind'][]>> = {
  '[F]': ['continuous', 'replacement'],
  '[T]': ['triggered'],
  '[A]': ['activated'],
}
/** 「[誘発イベント]、[効果]」 is a trigger ability (11.6.2). */
const isTrigger = fact('11.6.2', true, false)
/** Each line is an ability of its own (11.4.6). */
direct('11.4.6')
/** A coloured sentence that goes on with another ability is part of that one (11.4.6.1). */
const goesOn = fact('11.4.6.1', true, false)
const CONTINUES = /^(さらに|その後)、/

/** The grammar of each book: it knows the words of all of its cards. */
export const cardGrammar = book.own(new CardGrammar(grammar))

/** The text of a card as it is read; `stays`: it is no spell and no burst. */
export const readPrinted = (by: Grammar, name: string, text: string, stays: boolean): CardText =>
  readWith(by, ownName(text, name), stays)

interface Line {
  readonly text: string
  readonly ability: Ability
}

/** The lines that say something, with the text of each. */
function linesOf(by: Grammar, name: string, text: string | undefined, stays: boolean): Line[] {
  if (text === undefined || text === '') return []
  return readPrinted(by, name, text, stays).paragraphs.flatMap(({ ability, bullet, sentences }) => {
    if (ability === null || (bullet !== '' && bullet !== '●' && !isOfItsKind(bullet, ability))) return []
    if (ability.kind === 'triggered' && !isTrigger()) return []
    return [{ text: bullet + sentences.map(({ text: said }) => said).join(''), ability }]
  })
}

type Colour = LitWhen['colour']
const COLOURS: readonly Colour[] = ['green', 'red']

/** What of a coloured text goes on with the last ability of the plain one, by colour. */
const continuation = (card: ChronicleCard, colour: Colour): string | null => {
  const text = card[colour]?.text
  return text !== undefined && CONTINUES.test(text) && goesOn() ? text : null
}

/** An ability with every set of coloured sentences that may be lit at once. */
function versions(by: Grammar, card: ChronicleCard, last: Line, stays: boolean): Ability[] {
  const more = COLOURS.filter((colour) => continuation(card, colour) !== null)
  const sets = more.reduce<Colour[][]>((all, colour) => all.flatMap((set) => [set, [...set, colour]]), [[]])
  return sets.flatMap((lit) => {
    const text = last.text + lit.map((colour) => continuation(card, colour)).join('')
    const [line] = linesOf(by, card.name, text, stays)
    if (line === undefined) return []
    const when = more.map((colour): LitWhen => ({ colour, lit: lit.includes(colour) }))
    return [onlyLit(meant(line.ability), card, ...when)]
  })
}

/** The coloured part of a card that stays: its abilities, and numbers that its keywords add. */
function litAbilities(
  by: Grammar,
  card: ChronicleCard,
  colour: Colour,
): { abilities: Ability[]; part: LitPart } {
  const part = card[colour] ?? {}
  if (continuation(card, colour) !== null) return { abilities: [], part }
  const abilities: Ability[] = []
  let { keywords } = part
  for (const { ability } of linesOf(by, card.name, part.text, true)) {
    if (ability.kind !== 'keywords') abilities.push(meant(ability))
    else {
      const lit = litKeyword(ability)
      abilities.push(...lit.abilities)
      keywords = { ...keywords, ...lit.keywords }
    }
  }
  return {
    abilities: abilities.map((each) => onlyLit(each, card, { colour, lit: true })),
    part: { ...part, ...(keywords !== undefined && { keywords }) },
  }
}

/** What the sentences of a spell's coloured part add to its text. */
function litSentences(by: Grammar, card: ChronicleCard, colour: Colour, plain: readonly Line[]): Ability[] {
  const more = continuation(card, colour)
  const last = plain.at(-1)
  if (more === null || last === undefined)
    return linesOf(by, card.name, card[colour]?.text, false).map(({ ability }) => meant(ability))
  const [both] = linesOf(by, card.name, last.text + more, false)
  if (both?.ability.effect.kind !== 'paragraph') return []
  const { sentences } = both.ability.effect
  const before = last.ability.effect
  const count = before.kind === 'paragraph' ? before.sentences.length : 1
  const effect = { kind: 'paragraph', sentences: sentences.slice(count) } as const
  return [meant({ kind: 'instruction', effect })]
}

/** The card with what its texts say to this book: abilities, keywords, bursts. What it brings as trees stays. */
export const { completed, asPrinted } = completing((into, card: ChronicleCard): ChronicleCard => {
  const by = cardGrammar.in(into).grammar
  const stays = card.type !== 'spell'
  const plain = linesOf(by, card.name, card.text, stays)
  const said: SaidByLine = { keywords: { ...card.keywords } }
  const abilities: Ability[] = [...(card.abilities ?? [])]
  plain.forEach((line, i) => {
    const goesOnHere = stays && i === plain.length - 1 && COLOURS.some((c) => continuation(card, c) !== null)
    if (line.ability.kind === 'keywords') addKeywords(said, line.ability)
    else if (line.ability.trigger?.kind === 'last-chronicle.soul-burst') addSoulBurst(said, line.ability)
    else if (line.ability.effect.kind === 'last-chronicle.any-number') said.keywords['anyNumber'] = true
    else if (goesOnHere) abilities.push(...versions(by, card, line, stays))
    else abilities.push(meant(line.ability))
  })
  const parts: Partial<Record<Colour, LitPart>> = {}
  for (const colour of COLOURS) {
    if (card[colour]?.text === undefined) continue
    if (!stays) parts[colour] = { ...card[colour], abilities: litSentences(by, card, colour, plain) }
    else {
      const lit = litAbilities(by, card, colour)
      abilities.push(...lit.abilities)
      parts[colour] = lit.part
    }
  }
  const all = stays ? abilities : inOne(abilities)
  return { ...card, ...said, ...parts, ...(all.length > 0 && { abilities: all }), ...burstOf(by, card) }
})

function addSoulBurst(said: SaidByLine, { trigger, effect }: Ability): void {
  if (trigger?.kind !== 'last-chronicle.soul-burst') return
  const instruction = meant({ kind: 'instruction', effect })
  said.soulBurst = {
    cost: trigger.cost,
    abilities: [instruction],
    ...(placesItself(instruction) && { placesItself: true }),
  }
}

/** CB用テキスト (15.3.2.1). */
function burstOf(by: Grammar, { name, burst }: ChronicleCard): Pick<ChronicleCard, 'burst'> {
  if (burst?.text === undefined) return {}
  const abilities = inOne(linesOf(by, name, burst.text, false).map(({ ability }) => meant(ability)))
  return {
    burst: { ...burst, abilities, ...(abilities.some(placesItself) && { placesItself: true }) },
  }
}
