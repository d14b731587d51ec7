import type { Ability } from '@fudaba/kernel'
import { declinedIn } from '@fudaba/cardtext'
import { readCardText } from '../grammar/index.ts'
import { type Skill, type UnknownSkill, isUnknown } from './skills.ts'

/**
 * Skills whose meaning nobody found (base.1.7.16): words on cards, refused in decks, until somebody supplies a text
 * for them. X in that text is the number of the skill.
 */
const definitions = new Map<UnknownSkill, string>()
/** Counts the changes, so that what was read before is read again. */
let version = 0
export const definitionsVersion = (): number => version

/** Supplies the meaning of such a skill, in the templating of this game; null takes it back. */
export function defineSkill(skill: UnknownSkill, text: string | null): void {
  version++
  if (text === null) {
    definitions.delete(skill)
    return
  }
  if (declinedIn(readCardText(text)).length > 0)
    throw new Error(`the definition of ${skill} is not understood: ${text}`)
  definitions.set(skill, text)
}
export const isDefined = (skill: string): boolean => isUnknown(skill) && definitions.has(skill)

/** What the skills of a card mean by the definitions there are. */
export const definedAbilities = (skills: readonly Skill[]): Ability[] =>
  skills.flatMap((each) => {
    const text = isUnknown(each.skill) ? definitions.get(each.skill) : undefined
    if (text === undefined) return []
    const value = 'value' in each ? (each.value ?? 0) : 0
    return readCardText(text.replaceAll('X', String(value))).paragraphs.flatMap(
      ({ ability }) => ability ?? [],
    )
  })
