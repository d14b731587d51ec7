import type { Book, Extendable } from '@fudaba/kernel/rules'
import type { Ability } from '@fudaba/kernel/text'
import { declinedIn } from '@fudaba/cardtext'
import { readCardText } from '../../grammar/index.ts'
import { book } from '../book.ts'
import { type Skill, type UnknownSkill, isUnknown } from '../board/skills.ts'

/**
 * Skills whose meaning nobody found (base.1.7.16): words on cards, refused in decks, until somebody supplies a text
 * for them. X in that text is the number of the skill.
 */
class Definitions implements Extendable {
  readonly texts: Map<UnknownSkill, string>

  constructor(from: ReadonlyMap<UnknownSkill, string> = new Map()) {
    this.texts = new Map(from)
  }

  extended(): this {
    return new Definitions(this.texts) as this
  }
}
const definitions = book.own(new Definitions())

/** The text of each such skill, in the templating of this game. */
export type SkillTexts = Readonly<Partial<Record<UnknownSkill, string>>>

/** Supplies the meaning of such skills in a book, before the cards that have them are read into it. */
export function define(into: Book, texts: SkillTexts): void {
  for (const [skill, text] of Object.entries(texts) as [UnknownSkill, string][]) {
    if (declinedIn(readCardText(text)).length > 0)
      throw new Error(`the definition of ${skill} is not understood: ${text}`)
    definitions.in(into).texts.set(skill, text)
  }
}
export const isDefined = (by: Book, skill: string): boolean =>
  isUnknown(skill) && definitions.in(by).texts.has(skill)

/** What a skill means by the definition there is. */
export function abilitiesOfSkill(by: Book, skill: UnknownSkill, value: number): Ability[] {
  const text = definitions.in(by).texts.get(skill)
  if (text === undefined) return []
  return readCardText(text.replaceAll('X', String(value))).paragraphs.flatMap(({ ability }) => ability ?? [])
}

/** What the skills of a card mean by the definitions there are. */
export const definedAbilities = (by: Book, skills: readonly Skill[]): Ability[] =>
  skills.flatMap((each) =>
    isUnknown(each.skill) ? abilitiesOfSkill(by, each.skill, 'value' in each ? (each.value ?? 0) : 0) : [],
  )
