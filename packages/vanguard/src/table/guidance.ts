import type { ObjectView, View } from '@fudaba/kernel'
import { type HelperLine, helperLine, numberIn, ownObjects } from '@fudaba/kernel/rules'
import type { VanguardCard } from '../board/cards.ts'
import { attackers, boost, targets } from './attackGuidance.ts'
import { guarding, nameOf, units } from './guardGuidance.ts'

export { shieldNeeded } from './guardGuidance.ts'

/** Lines of the helper panel: what a question is about, and what the view tells of its answers. */
export function helper(
  view: View,
  _chosen: readonly string[],
  cards: readonly VanguardCard[],
): readonly HelperLine[] {
  const { viewer, decision } = view
  if (viewer === null || view.result !== null || decision === null) return []
  const about = decision.message.key
  if (about.startsWith('guard.')) return guarding(view, cards)
  switch (about) {
    case 'setup.first':
      return [explained(view), ...firsts(view)]
    case 'setup.exchange':
      return [explained(view), grades(view)]
    case 'ride.card':
      return riding(view)
    case 'main.window':
      return [{ ...explained(view), parameters: { grade: vanguardGrade(view) } }]
    case 'battle.attack':
      return [explained(view), ...attackers(view)]
    case 'battle.attacker':
      return attackers(view)
    case 'battle.target':
      return targets(view)
    case 'battle.booster':
      return boost(view)
    case 'icon.order':
      return [...icon(view), explained(view)]
    case 'program.may':
      return decision.message.parameters['ability'] === 'keyword forerunner'
        ? [helperLine('helper.forerunner', decision.clauses.at(-1))]
        : []
    case 'setup.order':
    case 'stride.card':
    case 'stride.cost':
    case 'assist.use':
    case 'assist.card':
    case 'call.circle':
    case 'icon.power':
    case 'icon.critical':
    case 'icon.stand':
    case 'icon.heal':
    case 'legion.cost':
    case 'timing.trigger':
      return [explained(view)]
    default:
      return []
  }
}

const explained = ({ decision }: View): HelperLine =>
  helperLine(`helper.${decision?.message.key ?? ''}`, decision?.clauses.at(-1))

const objectsOf = ({ zones }: View): ObjectView[] => zones.flatMap(({ objects }) => objects)
const findObject = (view: View, id: string | null): ObjectView | undefined =>
  objectsOf(view).find((object) => object.id === id)

const vanguardGrade = (view: View): number =>
  numberIn(
    units(view).find(({ controller, values }) => controller === view.viewer && values['vanguard'] === true)
      ?.values['grade'],
  )

/** A card without a trigger icon costs no trigger of the deck. */
function firsts(view: View): HelperLine[] {
  const cards = (view.decision?.candidates ?? []).flatMap(({ id }) => findObject(view, id) ?? [])
  const made = new Set(cards.filter(({ values }) => values['trigger'] === undefined).map(nameOf))
  return [...made].map((card) => helperLine('helper.first', '5.2', { card }, true))
}

/** How many cards of each grade there are in one's hand. */
function grades(view: View): HelperLine {
  const hand = ownObjects(view, 'hand')
  const count = (grade: number): number => hand.filter(({ values }) => values['grade'] === grade).length
  return helperLine('helper.grades', undefined, { one: count(1), two: count(2), three: count(3) })
}

/** Only the grade of the vanguard and the next one can be ridden (8.5.2.1.1.1). */
function riding(view: View): HelperLine[] {
  const grade = vanguardGrade(view)
  const none = view.decision?.candidates.length === 0
  return [helperLine(none ? 'helper.ride.none' : 'helper.ride', '8.5.2.1.1.1', { grade, next: grade + 1 })]
}

/** What the icon of the card does that was turned up (2.8.1.1). */
function icon(view: View): HelperLine[] {
  const trigger = findObject(view, view.decision?.source ?? null)?.values['trigger']
  return typeof trigger === 'string' ? [helperLine(`helper.trigger.${trigger}`, '2.8.1.1')] : []
}
