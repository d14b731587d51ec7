import { type BringsWords, type CardSet, bringWords, wordSentences } from '@fudaba/cardtext'
import { type CardWords, type GameRules, KernelError } from '@fudaba/kernel'
import { type Book, type EnteredCards, completing } from '@fudaba/kernel/rules'
import { type AquarianCard, inOneShape, setsOf } from '../board/cards.ts'
import { textOf } from '../play/texts.ts'
import { cardGrammar, skillsIn } from '../text/printedText.ts'
import { type SkillTexts, define } from '../text/skillDefinitions.ts'
import { readSkillWord } from '../text/skillText.ts'
import { checkDeckBy } from './deck.ts'
import type { Skill } from '../board/skills.ts'
import { brings, cardFields, names } from './cardFields.ts'

const bringing: BringsWords = { fields: cardFields, brings, names }

/** A card as a file has it. */
interface FileCard extends Omit<AquarianCard, 'skills' | 'x' | 'cost' | 'factions' | 'icons'> {
  readonly factions?: AquarianCard['factions']
  readonly icons?: readonly string[]
  readonly attackKind?: 'mental'
  readonly cost?: number
  readonly x?: 'fixed' | 'changing' | 'counted'
  readonly most?: number
  readonly skills?: readonly string[]
}

const skillsOf = ({ id, skills = [] }: FileCard): Skill[] =>
  skills.map((word) => {
    const skill = readSkillWord(word)
    if (skill === undefined) throw new KernelError('bad-position', `${id}: there is no skill '${word}'`)
    return skill
  })

/** The printed card as the rules play it. */
export function fromFile(printed: object): AquarianCard {
  // Files are checked against the fields of a card before they come here.
  const file = printed as FileCard
  const { attackKind, x, most, cost, skills: _, factions = [], icons = [], ...rest } = file
  return inOneShape({
    ...rest,
    factions,
    icons,
    skills: skillsOf(file),
    ...(attackKind === 'mental' ? { mental: true } : {}),
    ...(x === undefined
      ? cost === undefined
        ? {}
        : { cost }
      : { cost: 'X', x: { kind: x, ...(most === undefined ? {} : { most }) } }),
  })
}

/** The game's own cards, by id. Its texts are read with its words. */
export function cardsOfSet({ cards, words = {} }: CardSet): AquarianCard[] {
  bringWords(bringing, cards, words)
  return cards.toSorted((a, b) => (a.id < b.id ? -1 : 1)).map(fromFile)
}

/** A line of skills may stand in its text, as it does on the card. */
export const { completed, asPrinted } = completing((into, card: AquarianCard): AquarianCard => {
  const isKnown = (skill: Skill): boolean =>
    card.skills.some((own) => JSON.stringify(own) === JSON.stringify(skill))
  const more = skillsIn(into, card).filter((skill) => !isKnown(skill))
  return more.length === 0 ? card : { ...card, skills: [...card.skills, ...more] }
})

/** Numbers the words of cards and compiles their texts: once, before any game begins with the book. */
export function enter(
  into: Book,
  cards: readonly AquarianCard[],
  words: CardWords = {},
): EnteredCards<AquarianCard> {
  cardGrammar.in(into).bring(bringing, cards, words)
  const whole = cards.map((card) => completed(into, card))
  for (const card of whole) setsOf(into, card)
  for (const card of whole) textOf(into, card)
  return { cards: whole, messages: wordSentences(bringing, cards, words) }
}

/** Rules in which skills of unknown meaning have these: cards that have them are read anew, and may be in decks. */
export function withSkills(rules: GameRules<AquarianCard>, texts: SkillTexts): GameRules<AquarianCard> {
  const book = rules.book.extended()
  define(book, texts)
  const cards = rules.cards.map((card) =>
    card.skills.some(({ skill }) => Object.hasOwn(texts, skill)) ? { ...card } : card,
  )
  const entered = enter(book, cards)
  book.seal()
  return { ...rules, book, cards: entered.cards, checkDeck: checkDeckBy(book) }
}
