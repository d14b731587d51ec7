import type { Book } from '@fudaba/kernel/rules'
import type { Effect, GameNodes } from '@fudaba/kernel/text'
import type { PrintedSkill } from '../../../grammar/nodes.ts'
import { isUnknown, numericSkills } from '../../board/skills.ts'
import { abilitiesOfSkill } from '../skillDefinitions.ts'

/** スキル that texts give and take: words as keywords, numbers as numbers (1.7 of the base rules). */

type What = Extract<Effect, { kind: 'grant' }>['what']

const isNumber = (skill: string): boolean => numericSkills.some((each) => each === skill)

type Gain = Extract<Effect, { kind: 'grant' }>['gains'][number]

/** A skill as it is gained or lost, with what somebody has said that it means. */
function gainsOf(by: Book, printed: PrintedSkill, loses: boolean): Gain[] {
  const { skill, amount = 0, of } = printed
  if (of !== undefined) {
    const inside: Effect = { kind: 'aquarian-age.skill-line', skills: [printed], keyword: skill }
    const effect: Effect = { kind: 'paragraph', sentences: [inside] }
    return [{ kind: 'ability', ability: { kind: 'keywords', keywords: [skill], effect } }]
  }
  const defined =
    isUnknown(skill) && !loses ? abilitiesOfSkill(by, skill, typeof amount === 'number' ? amount : 0) : []
  return [
    { kind: 'keyword', keyword: skill },
    ...defined.map((ability): Gain => ({ kind: 'ability', ability })),
  ]
}

/** What skills are short for: words are gained together, a number is a number. */
function meaning(by: Book, what: What, loses: boolean, skills: readonly PrintedSkill[]): Effect[] {
  const gains = skills.filter(({ skill }) => !isNumber(skill)).flatMap((each) => gainsOf(by, each, loses))
  const numbers = skills.filter(({ skill }) => isNumber(skill))
  return [
    ...(gains.length === 0
      ? []
      : [
          loses
            ? ({ kind: 'lose', what, losses: gains } as const)
            : ({ kind: 'grant', what, gains } as const),
        ]),
    ...numbers.map(({ skill, sign = '+', amount = 0 }): Effect => {
      const way = (sign === '-') === loses ? '+' : '-'
      return { kind: 'modify', what, changes: [{ kind: 'add', characteristic: skill, sign: way, amount }] }
    }),
  ]
}

export const skillNodes = {
  // The card has them, not its text: see printedText.ts.
  'aquarian-age.skill-line': { lasting: () => [] },
  'aquarian-age.breaks-only': { lasting: () => [] },
  'aquarian-age.skills': {
    means: ({ what, how, skills }, by) => ({
      kind: 'sequence',
      steps: meaning(by, what, how === 'lose', skills),
    }),
  },
  'aquarian-age.grant': {
    means: ({ what, ability }) => ({ kind: 'grant', what, gains: [{ kind: 'ability', ability }] }),
  },
} satisfies NonNullable<GameNodes['effects']>
