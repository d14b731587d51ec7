import type { Game } from '@fudaba/kernel/rules'
import { book } from '../book.ts'

/** What kind an ability is, by its number; of play/texts.ts. */
export const abilityKinds = book.later<{
  /** Whether it is an ≪effect≫. */
  isEffect(g: Game, ability: number): boolean
  /** Whether a text of this name is that of an ≪effect≫, or of a part of one. */
  isEffectText(g: Game, text: string): boolean
  /** Whether an ≪effect≫ began what has this number. */
  begunByEffect(g: Game, def: number): boolean
  /** Whether a skill stands for it. */
  isSkill(g: Game, ability: number): boolean
}>('abilityKinds')
