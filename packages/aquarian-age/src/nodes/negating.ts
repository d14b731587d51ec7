import { E, type Game, type OwnNodes, VIRTUAL } from '@fudaba/kernel'
import '../../grammar/nodes.ts'
import { fact } from '../book.ts'
import { abilityKinds } from '../later.ts'
import { works } from '../verdicts.ts'
import { controlled, factionArea } from '../zones.ts'

/** 無効化 (13-1): what is and what comes; computed each time, so that what is negated no longer works again. */

const MARK = 'aquarian-age.negate'
/** Whether an effect that negates can itself be negated, and what it had negated is back (13-1-a). */
const restores = fact('13-1-a', true, false)
const isNegator = (g: Game, effect: number): boolean =>
  g.book.effects[g.effect(effect, E.def)].name.endsWith(MARK)

type Part = 'effects' | 'abilities' | 'all'

/** What an effect in force comes from: an ability, or something that was declared. */
const isOf = (g: Game, other: number, part: Part): boolean => {
  if (part === 'all') return true
  return part === 'abilities' ? other >= VIRTUAL : other < VIRTUAL
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
            return (of === 'effects') === (subject === EFFECTS)
          },
        },
      ]
    },
  },
} satisfies NonNullable<OwnNodes['effects']>
