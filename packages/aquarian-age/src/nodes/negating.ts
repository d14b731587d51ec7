import { E, type Game, type OwnNodes, VIRTUAL } from '@fudaba/kernel'
import '../../grammar/nodes.ts'
import { fact } from '../book.ts'
import { skillsWork } from '../characters.ts'
import { abilityKinds } from '../later.ts'
import { works } from '../verdicts.ts'
import { controlled, factionArea } from '../zones.ts'

/** 無効化 (13-1): what is and what comes; computed each time, so that what is negated no longer works again. */

const MARK = 'aquarian-age.negate'
/** Whether an effect that negates can itself be negated, and what it had negated is back (13-1-a). */
const restores = fact('13-1-a', true, false)
const isNegator = (g: Game, effect: number): boolean =>
  g.book.effects[g.effect(effect, E.def)].name.endsWith(MARK)

type Part = 'effects' | 'abilities' | 'skills' | 'all'

/** Whether an effect in force comes from a skill: one that somebody has supplied the meaning of (base.1.7.16). */
const isOfSkill = ({ computed }: Game, other: number): boolean =>
  other >= VIRTUAL &&
  abilityKinds.isSkill(computed.instances[computed.virtualInstance[other - VIRTUAL]].ability.id)
/** What an effect in force comes from: a skill, an ability, or something that was declared. */
function isOf(g: Game, other: number, part: Part): boolean {
  switch (part) {
    case 'all':
      return true
    case 'effects':
      return other < VIRTUAL
    case 'abilities':
      return other >= VIRTUAL && !isOfSkill(g, other)
    case 'skills':
      return isOfSkill(g, other)
  }
}
const isCharacter = (g: Game, row: number): boolean => g.inZone(row, controlled) || g.inZone(row, factionArea)

/** What `works` is asked about: ≪effects≫ by this subject, triggers by the number of their ability. */
export const EFFECTS = -2

export const negatingNodes = {
  'aquarian-age.negate': {
    lasting(tools, { whose, of }) {
      const concerns = tools.test(whose)
      return [
        {
          kind: 'cancel',
          cancels(g, effect, other, _object) {
            const source = g.effect(other, E.source)
            if (source < 0 || !concerns(g, effect, source)) return false
            return isOf(g, other, of) && (restores() || !isNegator(g, other))
          },
        },
        {
          kind: 'verdict',
          query: works,
          says: 'forbid',
          applies(g, effect, asker, subject) {
            if (asker < 0 || !concerns(g, effect, asker)) return false
            // Whether an ≪effect≫ may be declared is asked of all effects of its character (7-7).
            if (subject >= 0 && abilityKinds.isEffect(subject)) return false
            if (of === 'all' || !isCharacter(g, asker)) return true
            if (of === 'effects' || subject === EFFECTS) return of === 'effects' && subject === EFFECTS
            return (of === 'skills') === abilityKinds.isSkill(subject)
          },
        },
        {
          kind: 'verdict',
          query: skillsWork,
          says: 'forbid',
          applies: (g, effect, asker) =>
            (of === 'skills' || of === 'all') && asker >= 0 && concerns(g, effect, asker),
        },
      ]
    },
  },
} satisfies NonNullable<OwnNodes['effects']>
