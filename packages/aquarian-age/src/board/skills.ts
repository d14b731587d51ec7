/** スキル (1.7 of the base rules): those whose meaning is known, and those that are words only. */

export const numericSkills = ['draw', 'charge', 'permanent', 'capacity', 'bind'] as const
export const plainSkills = [
  'aggressive',
  'initiative',
  'shield',
  'penetrate',
  'stealth',
  'intercept',
  'synchro',
] as const
/** With a faction or an icon. */
export const wordSkills = ['resist'] as const
/** Nothing that was found says what they do (base.1.7.16). */
export const unknownSkills = [
  'offensive',
  'defensive',
  'boost',
  'breakthrough',
  'infinite',
  'dual',
  'remove',
  'protect',
  'search',
] as const

export type NumericSkill = (typeof numericSkills)[number]
export type PlainSkill = (typeof plainSkills)[number]
type WordSkill = (typeof wordSkills)[number]
export type UnknownSkill = (typeof unknownSkills)[number]

/** A skill with what is printed beside its name: a number, a faction or icon, or nothing. */
export type Skill =
  | { readonly skill: NumericSkill; readonly value: number }
  | { readonly skill: PlainSkill }
  | { readonly skill: WordSkill; readonly of: string }
  | { readonly skill: UnknownSkill; readonly value?: number; readonly of?: string }

export const isUnknown = (skill: string): skill is UnknownSkill =>
  unknownSkills.some((word) => word === skill)
