import { NONE } from '../columns.ts'
import type { Game } from '../game.ts'
import type { Ability } from '../tree.ts'
import { registerAbility } from './abilities.ts'
import { type Language, clauseOf } from './language.ts'

/** The ability that a keyword stands for: one for the whole game, so that having the keyword is having it. */
export function keywordAbility(language: Language, keyword: string): number {
  const known = language.keywords.get(keyword)
  if (known !== undefined) return known
  const { book, lexicon } = language
  const word = lexicon.keywords![keyword]
  const name = `keyword ${keyword}`
  const clause = clauseOf(language, word)
  const clauseName = clause < 0 ? lexicon.clauses.effect : book.switches.names[clause]
  if (word.ability === undefined) {
    const { id } = book.ability(clauseName, name, {
      zones: lexicon.works(NOTHING).map((zone) => zone.id),
      ...(lexicon.valid === undefined ? {} : { active: lexicon.valid }),
    })
    language.keywords.set(keyword, id)
    return id
  }
  const id = registerAbility(language, name, word.ability, clauseName)
  language.keywords.set(keyword, id)
  return id
}

/** A keyword that the rules look for says nothing by itself. */
const NOTHING: Ability = { kind: 'keywords', effect: { kind: 'paragraph', sentences: [] } }

/** Whether the ability could be in force where the object lies. */
export function isKeywordAbility(g: Game, row: number, ability: number): boolean {
  const zone = g.zoneOf(row)
  if (zone === NONE) return false
  const { id } = g.zoneDef(zone)
  const { zones } = g.book.abilities[ability]
  return g.book.abilityZones.some((each) => each.id === id) && (zones.length === 0 || zones.includes(id))
}
