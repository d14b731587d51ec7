import { EffectCell, type Game, VIRTUAL } from '@fudaba/kernel/rules'
import type { GameNodes } from '@fudaba/kernel/text'
import '../../../grammar/nodes.ts'
import { fact } from '../../book.ts'
import { skillsWork } from '../../board/characteristics.ts'
import { EFFECTS, works } from '../../changes/verdicts.ts'
import { abilityKinds } from '../abilityKinds.ts'
import { controlled, factionArea } from '../../board/zones.ts'

/** 無効化 (13-1): what is and what comes; computed each time, so that what is negated no longer works again. */

const MARK = 'aquarian-age.negate'
/** Whether an effect that negates can itself be negated, and what it had negated is back (13-1-a). */
const restores = fact('13-1-a', true, false)
const isNegator = (g: Game, effect: number): boolean =>
  g.book.effects[g.effect(effect, EffectCell.def)].name.endsWith(MARK)

type Part = 'effects' | 'abilities' | 'skills' | 'all'

/** Whether an effect in force comes from a skill: one that somebody has supplied the meaning of (base.1.7.16). */
const isOfSkill = (g: Game, other: number): boolean =>
  other >= VIRTUAL &&
  abilityKinds.value.isSkill(g, g.computed.instances[g.computed.virtualInstance[other - VIRTUAL]].ability.id)
const isOfEffect = (g: Game, other: number): boolean =>
  other < VIRTUAL && abilityKinds.value.begunByEffect(g, g.effect(other, EffectCell.def))
/** What an effect in force comes from: a skill, an ability, or something that was declared. */
function isOf(g: Game, other: number, part: Part): boolean {
  switch (part) {
    case 'all':
      return true
    case 'effects':
      return isOfEffect(g, other)
    case 'abilities':
      return !isOfEffect(g, other) && !isOfSkill(g, other)
    case 'skills':
      return isOfSkill(g, other)
  }
}
const isCharacter = (g: Game, row: number): boolean => g.inZone(row, controlled) || g.inZone(row, factionArea)

export const negatingNodes = {
  'aquarian-age.negate': {
    lasting(tools, { whose, of }) {
      const concerns = tools.test(whose)
      return [
        {
          kind: 'cancel',
          cancels(g, effect, other, _object) {
            const source = g.effect(other, EffectCell.source)
            if (source < 0 || !concerns(g, effect, source)) return false
            return isOf(g, other, of) && (restores() || !isNegator(g, other))
          },
          // Whose effects they are is negated: who is affected by none keeps them (13-2).
          object: (g, other) => g.effect(other, EffectCell.source),
        },
        {
          kind: 'verdict',
          query: works,
          says: 'forbid',
          applies(g, effect, asker, subject) {
            if (asker < 0 || !concerns(g, effect, asker)) return false
            // Whether an ≪effect≫ may be declared is asked of all effects of its character (7-7).
            if (subject >= 0 && abilityKinds.value.isEffect(g, subject)) return false
            if (of === 'all' || !isCharacter(g, asker)) return true
            if (of === 'effects' || subject === EFFECTS) return of === 'effects' && subject === EFFECTS
            return (of === 'skills') === abilityKinds.value.isSkill(g, subject)
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
} satisfies NonNullable<GameNodes['effects']>
