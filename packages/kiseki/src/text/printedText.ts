import type { Ability } from '@fudaba/kernel/text'
import { CardGrammar, type Grammar, readText } from '@fudaba/cardtext'
import type { Book } from '@fudaba/kernel/rules'
import { grammar } from '../../grammar/index.ts'
import { entering } from '../../grammar/normal.ts'
import { direct, book, fact, rule } from '../book.ts'
import type { KisekiCard } from '../board/cards.ts'

/** テキスト (207): what a printed text says, paragraph by paragraph. What is not read does nothing. */

/** 注釈文 (207.5), アーツ名 (207.6) and キーワード (207.7) are no part of the text. */
const notes = fact('207.5', true, false)
const artNames = fact('207.6', true, false)
const keywords = fact('207.7', true, false)

/** The grammar of each book: it knows the words of all of its cards. */
export const cardGrammar = book.own(new CardGrammar(grammar))

/** Grammars for which some of it is no rule, by what is one. */
const variants = new WeakMap<Grammar, Map<string, Grammar>>()

/** Two icons stand for a wording each, in whatever form: turning this card (1321.1), its entering the field (1322.1). */
const turns = fact('1321.1', true, false)
const enters = fact('1322.1', true, false)

/** Whether the icons of a text are understood; those it does not have need not be. */
const understood = (text: string): boolean[] =>
  (grammar.spec.normal.icons ?? []).map(
    ({ printed, token }) =>
      !printed.some((icon) => text.includes(icon)) || (token === entering ? enters() : turns()),
  )

function grammarFor(from: Book, text: string): Grammar {
  const { grammar: known } = cardGrammar.in(from)
  const seen = understood(text)
  const said = [notes(), artNames(), keywords(), ...seen]
  if (said.every(Boolean)) return known
  const key = said.join()
  const others = variants.get(known) ?? new Map<string, Grammar>()
  variants.set(known, others)
  const there = others.get(key)
  if (there !== undefined) return there
  const { reminders, titles, labels, icons = [], ...rest } = grammar.spec.normal
  const normal = {
    ...rest,
    icons: icons.filter((_, i) => seen[i]),
    ...(said[0] && { reminders }),
    ...(said[1] && { titles }),
    ...(said[2] && { labels }),
  }
  const made = known.but({ normal })
  others.set(key, made)
  return made
}

const anything = (): boolean => true
const nothing = (): boolean => false
/** What is marked is a craft (207.2), what is not is an effect (207.3). */
/** A craft is activated, triggered or constant (1201.1a); an art is a kind of its own (1201.1c). */
direct('1201.1a')
direct('1201.1c')
const isCraft = rule('207.2', anything, nothing)
const isEffect = rule('207.3', anything, nothing)
/** Each paragraph is a craft of its own (207.4). */
const paragraphs = rule(
  '207.4',
  (text: string): string => text,
  (text: string): string => text.replace(/\n・/g, ''),
  '207.2',
)

/** The crafts and effects of a text. */
function abilitiesOf(from: Book, text: string): Ability[] {
  if (text === '') return []
  return readText(grammarFor(from, text), paragraphs(text)).paragraphs.flatMap(({ ability, bullet }) => {
    if (ability === null) return []
    // Icon crafts stand in lines of their own, without a mark (1401).
    if (ability.kind === 'keywords') return [ability]
    const isMarked = bullet !== '' || ability.kind !== 'instruction'
    return (isMarked ? isCraft() : isEffect()) ? [ability] : []
  })
}

/** In every language the Japanese text counts (1503.1). */
const textThatCounts = rule(
  '1503.1',
  ({ text }: KisekiCard): string => text ?? '',
  ({ text, translations = {} }: KisekiCard): string => Object.values(translations)[0] ?? text ?? '',
  '1215.1a',
)

/** What a card says: as trees if it brings them, else as its text is read with the words of this book. */
export const cardAbilities = (from: Book, card: KisekiCard): readonly Ability[] =>
  card.abilities ?? abilitiesOf(from, textThatCounts(card))

export const artAbilities = (
  from: Book,
  { text, abilities }: NonNullable<KisekiCard['arts']>,
): readonly Ability[] => abilities ?? abilitiesOf(from, text)
