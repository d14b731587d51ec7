import type { Game } from '@fudaba/kernel/rules'
import type { Ability } from '@fudaba/kernel/text'
import { fact } from '../../book.ts'
import type { ChronicleCard } from '../../board/cards.ts'
import { isLit } from '../../board/lamps.ts'

/** Abilities of a coloured part count while its lamp is lit (5.7.4); some count only while it is not. */
export interface LitWhen {
  readonly colour: 'green' | 'red'
  readonly lit: boolean
}

interface Printed {
  readonly card: ChronicleCard
  readonly when: readonly LitWhen[]
}
const conditions = new WeakMap<Ability, Printed>()
/** The ability, which from now on counts only then; `card` has the lamps. */
export function onlyLit(ability: Ability, card: ChronicleCard, ...when: readonly LitWhen[]): Ability {
  conditions.set(ability, { card, when })
  return ability
}

const litText = fact('5.7.4', true, false)

export function isLitNow(g: Game, row: number, ability: Ability): boolean {
  const printed = conditions.get(ability)
  if (printed === undefined) return true
  const { card, when } = printed
  return when.every(({ colour, lit }) => (litText() && isLit(g, card, g.controller(row), colour)) === lit)
}
