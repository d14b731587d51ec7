import type { Ability, Effect } from '@fudaba/kernel/text'
import type { ChronicleCard, Keywords } from '../board/cards.ts'
import { keywords as declared } from '../board/keywords.ts'
import { self, when } from './textRules.ts'

/** Keywords as they stand in a text (15.2), for the rules that look for them. */

type Inside = Extract<Effect, { kind: 'last-chronicle.keyword' }>
type Value = number | string | true

/** What the lines of a card say beside abilities. */
export interface SaidByLine {
  keywords: Record<string, Value>
  alternative?: string
  soulBurst?: ChronicleCard['soulBurst']
}

/** Each keyword of a line with what is inside it. */
function keywordsIn({ keywords = [], effect }: Ability): [string, Inside | undefined][] {
  const steps = effect.kind === 'paragraph' ? effect.sentences : []
  return keywords.map((word) => [
    word,
    steps.find((step): step is Inside => step.kind === 'last-chronicle.keyword' && step.keyword === word),
  ])
}

/** What is inside, as the rules know it: a number, a word, or nothing at all. */
function valueOf(inside: Inside | undefined): Value {
  if (inside === undefined) return true
  const { amount, category, name, cost, or } = inside
  if (amount !== undefined) return amount
  if (cost !== undefined) return or === undefined ? cost : `${cost}/${or}`
  return category ?? name ?? 0
}

export function addKeywords(said: SaidByLine, line: Ability): void {
  for (const [word, inside] of keywordsIn(line)) {
    const value = valueOf(inside)
    if (word === 'alternative') said.alternative = String(value)
    else said.keywords[word] = value
  }
}

const gainInvasion = (amount: number): Effect => ({
  kind: 'count',
  verb: 'gain',
  amount,
  resource: 'invasion',
})

/** Keywords of a coloured part: those on the battlefield as what the card gains, a breakthrough as its number. */
export function litKeyword(line: Ability): { readonly abilities: Ability[]; readonly keywords: Keywords } {
  const abilities: Ability[] = []
  const keywords: Record<string, Value> = {}
  for (const [word, inside] of keywordsIn(line)) {
    const value = valueOf(inside)
    if (word in declared || word === 'pursuit')
      abilities.push({
        kind: 'continuous',
        effect: { kind: 'grant', what: self, gains: [{ kind: 'keyword', keyword: word }] },
      })
    else if (word === 'exploration') abilities.push(when('enter', gainInvasion(Number(value))))
    else if (word === 'suppression') abilities.push(when('attack', gainInvasion(Number(value))))
    else if (word === 'breakthrough') keywords[word] = value
  }
  return { abilities, keywords }
}

/** Whether a coloured part can have this keyword: others speak of the card where no lamp is looked at. */
export const canBeLit = (line: Ability): boolean =>
  keywordsIn(line).every(
    ([word]) => word in declared || ['pursuit', 'exploration', 'suppression', 'breakthrough'].includes(word),
  )
