import { KernelError } from '@fudaba/kernel'
import { type AquarianCard, inOneShape } from './cards.ts'
import { readSkillWord } from './skillText.ts'
import type { Skill } from './skills.ts'

/** What stands in a file, as the rules take it. */
interface FileCard extends Omit<AquarianCard, 'skills' | 'x' | 'cost' | 'factions' | 'icons'> {
  readonly factions?: AquarianCard['factions']
  readonly icons?: readonly string[]
  readonly attackKind?: 'mental'
  readonly cost?: number
  readonly x?: 'fixed' | 'changing' | 'counted'
  readonly most?: number
  readonly skills?: readonly string[]
}

const skillsOf = ({ id, skills = [] }: FileCard): Skill[] =>
  skills.map((word) => {
    const skill = readSkillWord(word)
    if (skill === undefined) throw new KernelError('bad-position', `${id}: there is no skill '${word}'`)
    return skill
  })

/** The printed card as the rules play it. */
export function cardOfFile(printed: object): AquarianCard {
  // Files are checked against the fields of a card before they come here.
  const file = printed as FileCard
  const { attackKind, x, most, cost, skills: _, factions = [], icons = [], ...rest } = file
  return inOneShape({
    ...rest,
    factions,
    icons,
    skills: skillsOf(file),
    ...(attackKind === 'mental' ? { mental: true } : {}),
    ...(x === undefined
      ? cost === undefined
        ? {}
        : { cost }
      : { cost: 'X', x: { kind: x, ...(most === undefined ? {} : { most }) } }),
  })
}
