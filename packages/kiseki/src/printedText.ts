import type { Ability } from '@fudaba/kernel'
import { Grammar, readText } from '@fudaba/cardtext'
import { organisations1 } from '../cards/set1/organisations.ts'
import { addOrganisations, grammar } from '../grammar/index.ts'
import { fact, rule } from './book.ts'
import type { KisekiCard } from './cards.ts'

/** テキスト (207): what a printed text says, paragraph by paragraph. What is not read does nothing. */

addOrganisations(...organisations1)

/** 注釈文 (207.5), アーツ名 (207.6) and キーワード (207.7) are no part of the text. */
const notes = fact('207.5', true, false)
const artNames = fact('207.6', true, false)
const keywords = fact('207.7', true, false)

const variants = new Map<string, Grammar>()

/** Two icons stand for a wording each: turning this card (1321.1), its entering the field (1322.1). */
const iconFacts = [fact('1321.1', true, false), fact('1322.1', true, false)]

/** Whether the icons of a text are understood; those it does not have need not be. */
const understood = (text: string): boolean[] =>
  (grammar.spec.normal.icons ?? []).map(
    ({ printed }, i) => !printed.some((icon) => text.includes(icon)) || iconFacts[i](),
  )

function grammarFor(text: string): Grammar {
  const seen = understood(text)
  const said = [notes(), artNames(), keywords(), ...seen]
  if (said.every(Boolean)) return grammar
  const key = said.join()
  const known = variants.get(key)
  if (known !== undefined) return known
  const { reminders, titles, labels, icons = [], ...rest } = grammar.spec.normal
  const normal = {
    ...rest,
    icons: icons.filter((_, i) => seen[i]),
    ...(said[0] && { reminders }),
    ...(said[1] && { titles }),
    ...(said[2] && { labels }),
  }
  const made = new Grammar({ ...grammar.spec, normal })
  variants.set(key, made)
  return made
}

const anything = (): boolean => true
const nothing = (): boolean => false
/** What is marked is a craft (207.2), what is not is an effect (207.3). */
const isCraft = rule('207.2', anything, nothing)
const isEffect = rule('207.3', anything, nothing)
/** Each paragraph is a craft of its own (207.4). */
const paragraphs = rule(
  '207.4',
  (text: string): string => text,
  (text: string): string => text.replace(/\n・/g, ''),
)

/** The crafts and effects of a text. */
function abilitiesOf(text: string): Ability[] {
  if (text === '') return []
  return readText(grammarFor(text), paragraphs(text)).paragraphs.flatMap(({ ability, bullet }) => {
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
)

/** What a card says: as trees if it brings them, else as its text is read. */
export function cardAbilities(card: KisekiCard): readonly Ability[] {
  // In English a word that no set has translated stands in quotes.
  for (const word of card.organisations ?? []) addOrganisations({ ja: word, en: `“${word}”` })
  return card.abilities ?? abilitiesOf(textThatCounts(card))
}

export const artAbilities = ({ text, abilities }: NonNullable<KisekiCard['arts']>): readonly Ability[] =>
  abilities ?? abilitiesOf(text)
