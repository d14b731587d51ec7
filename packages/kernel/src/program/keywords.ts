import { NONE } from '../columns.ts'
import type { Game } from '../game.ts'
import { worksIn } from '../abilityZones.ts'
import type { Ability, Effect } from '../tree.ts'
import { hasAbility } from '../values.ts'
import { registerAbility } from './abilities.ts'
import { AbilityError, type Language, clauseOf } from './language.ts'
import type { KeywordWord } from './lexicon.ts'

/**
 * The ability that a keyword stands for: one for the whole game, so that having the keyword is having it. A keyword
 * with something inside stands for one ability for each thing that is inside.
 */
export function keywordAbility(language: Language, keyword: string, inside?: Effect): number {
  const { keywords } = language
  const all = keywords.get(keyword) ?? new Map<string, number>()
  keywords.set(keyword, all)
  const key = inside === undefined ? '' : JSON.stringify(inside)
  const known = all.get(key)
  if (known !== undefined) return known
  const id = made(language, keyword, key, inside)
  all.set(key, id)
  return id
}

function made(language: Language, keyword: string, key: string, inside: Effect | undefined): number {
  const { book, lexicon } = language
  const { valid } = lexicon
  const word = lexicon.keywords![keyword]
  if (typeof word.declared === 'number') return word.declared
  const name = `keyword ${keyword}${key === '' ? '' : ` ${key}`}`
  const clause = clauseOf(language, word)
  const clauseName = clause < 0 ? lexicon.clauses.effect : book.switches.names[clause]
  if (takesSomething(word)) {
    if (inside === undefined) throw new AbilityError(name, 'the keyword has nothing inside')
    return word.declared?.(inside) ?? registerAbility(language, name, word.of!(inside), clauseName)
  }
  if (word.ability !== undefined) return registerAbility(language, name, word.ability, clauseName)
  return book.ability(clauseName, name, {
    zones: lexicon.works(NOTHING).map((zone) => zone.id),
    ...(valid === undefined ? {} : { active: (g, holder) => valid(g, holder, NOTHING) }),
  }).id
}

/** A keyword that stands for an ability only with what is inside. */
export const takesSomething = (
  word: KeywordWord,
): word is KeywordWord & { readonly declared?: (inside: Effect) => number } =>
  word.of !== undefined || typeof word.declared === 'function'

/** A keyword that the rules look for says nothing by itself. */
const NOTHING: Ability = { kind: 'keywords', effect: { kind: 'paragraph', sentences: [] } }

/** Every ability that the keyword stands for, whatever is inside. */
export const keywordAbilities = ({ keywords }: Language, keyword: string): readonly number[] => [
  ...(keywords.get(keyword)?.values() ?? []),
]

/** The abilities of a line of keywords, each with the step of the line that says what is inside. */
export function keywordsOf(language: Language, { keywords = [], effect }: Ability): number[] {
  const steps = effect.kind === 'paragraph' ? [...effect.sentences] : []
  return keywords.map((keyword) => {
    const at = steps.findIndex((step) => 'keyword' in step && step.keyword === keyword)
    return keywordAbility(language, keyword, at < 0 ? undefined : steps.splice(at, 1)[0])
  })
}

function asIsNow({ lexicon, book }: Language): boolean {
  const { possessed } = lexicon.clauses
  return possessed === undefined || book.switches.on(book.switches.number(possessed))
}

/** Whether an object has the keyword; where such abilities are not in force, it is what is printed. */
export function hasKeyword(language: Language, g: Game, row: number, id: number, keyword: string): boolean {
  const zone = asIsNow(language) && g.same(row, id) ? g.zoneOf(row) : NONE
  const printed = g.book.printed?.(g, row) ?? []
  for (const ability of keywordAbilities(language, keyword)) {
    const inForce = zone !== NONE && worksIn(g, g.book.abilities[ability], g.zoneDef(zone).id)
    if (inForce ? hasAbility(g, row, ability) : printed.includes(ability)) return true
  }
  return false
}
