import { type Game, NONE, abilitiesOf, hasAbility } from '@fudaba/kernel/rules'
import type { Ability } from '@fudaba/kernel/text'
import { fact } from '../book.ts'
import { printed } from './cards.ts'
import { cardTexts } from './cardTexts.ts'
import { isBlank } from './cardStates.ts'
import type { Keyword } from './words.ts'

/** Who has a keyword ability (chapter 11), printed or gained. */

const treeOf = (g: Game, ability: number): Ability | undefined => cardTexts.value.entry(g.book, ability)?.tree

/** The number of the ability that a keyword stands for. */
export const keywordNumber = (word: Keyword): number => cardTexts.value.keyword(word)
export const hasKeyword = (g: Game, row: number, word: Keyword): boolean =>
  g.cardOf(row) !== NONE && hasAbility(g, row, cardTexts.value.keyword(word))

/** Whether one of its abilities, printed or gained, is like that. */
export const hasTree = (g: Game, row: number, is: (tree: Ability) => boolean): boolean =>
  isAmong(g, g.book.printed?.(g, row) ?? [], is) || isAmong(g, abilitiesOf(g, row), is)
function isAmong(g: Game, abilities: readonly number[], is: (tree: Ability) => boolean): boolean {
  for (let i = 0; i < abilities.length; i++) {
    const tree = treeOf(g, abilities[i])
    if (tree !== undefined && is(tree)) return true
  }
  return false
}
/** The abilities it has, whether they are valid or not. */
export const treesOf = (g: Game, row: number): Ability[] =>
  [...new Set([...(g.book.printed?.(g, row) ?? []), ...abilitiesOf(g, row)])].flatMap(
    (id) => treeOf(g, id) ?? [],
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
