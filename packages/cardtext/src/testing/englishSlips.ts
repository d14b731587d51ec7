import { readText } from '../document/document.ts'
import { englishText } from '../document/englishText.ts'
import type { Grammar } from '../grammar/grammar.ts'

/** What English that is put together from a tree goes wrong in: the kind of slip, and what it looks like. */
const SLIPS: readonly (readonly [slip: string, looks: RegExp])[] = [
  ['a word twice', /\b([a-z]+) \1\b/iu],
  ['two articles, or an article and an owner', /\b(?:your|the|an?|their|’s) (?:the|an?|your|their)\b/iu],
  ['a for an', /\ba [aeio](?!ne\b)/iu],
  ['an for a', /\ban [^aeiouh8“]/iu],
  ['one of several', /\b1 (?:ones|cards|units|objects)\b/iu],
  [
    'it for them',
    /\b(?:choose|target|search for) (?:up to [2-9]|[2-9]|any number|all)\b[^.:;]*? and (?:[a-z]+ )+it\b/iu,
  ],
  ['it for them in a name', /\b(?:cards|units|vanguards|rear-guards) with “” in its name/iu],
  ['nobody does it', /\bif (?:was|were|did|has|have)\b|\byou does\b/iu],
  ['no article', /\b(?:when|reveals|is boosted by|rides over) (?:other )?“” (?:card|unit)\b/iu],
  ['each with an article', /\bfor each the\b/iu],
  ['a number for a noun', /\b(?:more|less) than the number of\b[^,.]* [a-z]+s [a-z]+s\b/iu],
  ['a number without of', /\bany number (?!of\b)[a-z]/iu],
  ['stops and spaces', /\.\.|,,| [,.;:]| {2}/u],
  ['if able in the middle', /\bif able (?:with|by|from|to|in)\b/iu],
  ['nothing where something is', /\bundefined\b|\bnull\b|\[object/u],
]

/** The slips in a line of English, each with what it looks like there. Names in quotes are nobody’s English. */
export function slipsIn(english: string): string[] {
  const plain = english.replace(/“[^”]*”/gu, '“”')
  return SLIPS.flatMap(([slip, looks]) => {
    const found = looks.exec(plain)
    return found === null ? [] : [`${slip}: ${found[0]} (${english})`]
  })
}

/** Every slip in the English of what the grammar reads of these texts. */
export const slipsOf = (grammar: Grammar, texts: readonly string[]): string[] =>
  texts
    .flatMap((text) => englishText(grammar, readText(grammar, text)))
    .filter((line) => !line.includes('[unread]'))
    .flatMap(slipsIn)
