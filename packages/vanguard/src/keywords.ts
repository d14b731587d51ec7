import { type Ability, type Game, NONE, abilitiesOf, hasAbility } from '@fudaba/kernel'
import { fact } from './book.ts'
import { printed } from './cards.ts'
import { isBlank } from './units.ts'
import type { Keyword } from './words.ts'

/** Who has a keyword ability (chapter 11), printed or gained. */

/** What texts.ts knows of abilities; the rules ask here because texts are read by them. */
interface Known {
  /** Number of the ability that a keyword stands for. */
  number(word: Keyword): number
  tree(ability: number): Ability | undefined
}
let known: Known = { number: () => NONE, tree: () => undefined }
export const abilitiesAreKnown = (by: Known): void => void (known = by)

export const keywordNumber = (word: Keyword): number => known.number(word)
export const hasKeyword = (g: Game, row: number, word: Keyword): boolean =>
  g.cardOf(row) !== NONE && hasAbility(g, row, known.number(word))

/** Whether one of its abilities, printed or gained, is like that. */
export const hasTree = (g: Game, row: number, is: (tree: Ability) => boolean): boolean =>
  isAmong(g.book.printed?.(g, row) ?? [], is) || isAmong(abilitiesOf(g, row), is)
function isAmong(abilities: readonly number[], is: (tree: Ability) => boolean): boolean {
  for (let i = 0; i < abilities.length; i++) {
    const tree = known.tree(abilities[i])
    if (tree !== undefined && is(tree)) return true
  }
  return false
}
/** The abilities it has, whether they are valid or not. */
export const treesOf = (g: Game, row: number): Ability[] =>
  [...new Set([...(g.book.printed?.(g, row) ?? []), ...abilitiesOf(g, row)])].flatMap(
    (id) => known.tree(id) ?? [],
  )

const boostIcon = fact('2.10.1.3', true, false)
const interceptIcon = fact('2.10.1.2', true, false)
/** ブースト (11.4.1), インターセプト (11.3.1): by its icon, or gained. */
const boosts = fact('11.4.1', true, false)
const intercepts = fact('11.3.1', true, false)
const skillOf = (g: Game, row: number): string | undefined =>
  isBlank(g, row) ? undefined : printed(g, g.cardOf(row)).skill
export const canBoost = (g: Game, row: number): boolean =>
  boosts() && ((boostIcon() && skillOf(g, row) === 'boost') || hasKeyword(g, row, 'boost'))
export const canIntercept = (g: Game, row: number): boolean =>
  intercepts() && ((interceptIcon() && skillOf(g, row) === 'intercept') || hasKeyword(g, row, 'intercept'))
