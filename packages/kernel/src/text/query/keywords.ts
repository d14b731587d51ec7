import type { ObjectId, ObjectRow } from '../../state/rows.ts'
import type { Book } from '../../game/book.ts'
import { NONE } from '../../state/columns.ts'
import type { Game } from '../../game/game.ts'
import { worksIn } from '../../game/abilityZones.ts'
import type { Ability, Effect } from '../../tree/tree.ts'
import { hasAbility } from '../../values/values.ts'
import { compiledIn } from '../language/compiled.ts'
import { AbilityError, type Language, clauseOf } from '../language/language.ts'
import type { KeywordWord } from '../language/lexicon.ts'

/**
 * Number of the ability that a keyword stands for: one for the whole book, so an object has the keyword if it has that
 * ability. A keyword with a parameter (`inside`) stands for one ability per parameter.
 */
export function keywordAbility(language: Language, keyword: string, inside?: Effect): number {
  const { keywords } = compiledIn(language, language.book)
  const all = keywords.get(keyword) ?? new Map<string, number>()
  keywords.set(keyword, all)
  const key = inside === undefined ? '' : JSON.stringify(inside)
  const known = all.get(key)
  if (known !== undefined) return known
  const id = declareKeyword(language, keyword, key, inside)
  all.set(key, id)
  return id
}

function declareKeyword(
  language: Language,
  keyword: string,
  key: string,
  inside: Effect | undefined,
): number {
  const { book, lexicon } = language
  const { valid } = lexicon
  const word = lexicon.keywords![keyword]
  if (typeof word.declared === 'number') return word.declared
  const name = `keyword ${keyword}${key === '' ? '' : ` ${key}`}`
  const clause = clauseOf(language, word)
  const clauseName = clause < 0 ? lexicon.clauses.effect : book.switches.names[clause]
  if (takesParameter(word)) {
    if (inside === undefined) throw new AbilityError(name, 'the keyword has nothing inside')
    return (
      word.declared?.(inside, book) ?? language.compile.ability(language, name, word.of!(inside), clauseName)
    )
  }
  if (word.ability !== undefined) return language.compile.ability(language, name, word.ability, clauseName)
  return book.ability(clauseName, name, {
    zones: lexicon.works(NOTHING).map((zone) => zone.id),
    ...(valid === undefined ? {} : { active: (g, holder) => valid(g, holder, NOTHING) }),
  }).id
}

/** Whether a keyword stands for an ability only with a parameter. */
export const takesParameter = (
  word: KeywordWord,
): word is KeywordWord & { readonly declared?: (inside: Effect, book: Book) => number } =>
  word.of !== undefined || typeof word.declared === 'function'

/** The tree of a keyword without a text: the game's rules ask whether an object has it. */
const NOTHING: Ability = { kind: 'keywords', effect: { kind: 'paragraph', sentences: [] } }

/** Every ability that the keyword stands for in a game, with any parameter. */
export const keywordAbilities = (language: Language, g: Game, keyword: string): readonly number[] => [
  ...(compiledIn(language, g.book).keywords.get(keyword)?.values() ?? []),
]

/** The abilities of a line of keywords; the parameter of each is a step of the line that names the keyword. */
export function keywordsOf(language: Language, { keywords = [], effect }: Ability): number[] {
  const steps = effect.kind === 'paragraph' ? [...effect.sentences] : []
  return keywords.map((keyword) => {
    const at = steps.findIndex((step) => 'keyword' in step && step.keyword === keyword)
    return keywordAbility(language, keyword, at < 0 ? undefined : steps.splice(at, 1)[0])
  })
}

/** Whether keywords are read from the object as it is now, not as printed. */
function asIsNow({ lexicon, book }: Language): boolean {
  const { possessed } = lexicon.clauses
  return possessed === undefined || book.switches.on(book.switches.number(possessed))
}

/** Whether an object has the keyword; in zones where such abilities do not work, whether it is printed. */
export function hasKeyword(
  language: Language,
  g: Game,
  row: ObjectRow,
  id: ObjectId,
  keyword: string,
): boolean {
  const zone = asIsNow(language) && g.same(row, id) ? g.zoneOf(row) : NONE
  const printed = g.book.printed?.(g, row) ?? []
  for (const ability of keywordAbilities(language, g, keyword)) {
    const inForce = zone !== NONE && worksIn(g, g.book.abilities[ability], g.zoneDef(zone).id)
    if (inForce ? hasAbility(g, row, ability) : printed.includes(ability)) return true
  }
  return false
}
