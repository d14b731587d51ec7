import type { ObjectView, View } from '@fudaba/kernel'
import { type WindowKind, numberIn } from '@fudaba/kernel/rules'

/** Turning a homebase card for EP alone changes nothing: EP is also got while paying for something (1217.3). */
const RESOURCE = 'acquire-ep'
const SUPPORT = 'scrum-support'

/**
 * What a window of priority (902) is to whoever has it. One acts in the own deployment step (703.8c), and answers
 * what the opponent played and an attack before it is decided (804.9); AUTO passes everywhere else, and where
 * support is all that could be given and would keep nothing off.
 */
export function window(view: View): WindowKind {
  const { decision, viewer, facts, zones } = view
  const actions = decision?.candidates.filter(({ name }) => name !== RESOURCE) ?? []
  if (decision === null || actions.length === 0) return 'quiet'
  const mine = facts['primary'] === viewer
  const [top] = zones.find(({ zone }) => zone === 'waiting')?.objects ?? []
  const onlySupport = actions.every(({ name }) => name === SUPPORT)
  // Support can be met later as well, when it counts: in the battle.
  const isSupport = top?.values['action'] === SUPPORT
  if (top !== undefined) return top.controller === viewer || onlySupport || isSupport ? 'quiet' : 'answer'
  if (decision.clauses.includes('703.8c')) return mine ? 'own' : 'quiet'
  if (decision.clauses.includes('804.9') && !(onlySupport && !supportHelps(view)))
    return mine ? 'answer' : 'attacked'
  return 'quiet'
}

/** Support keeps off what one attacker has beyond the DEF of the UNIT it attacks (1309.1a). */
function supportHelps({ zones, viewer }: View): boolean {
  const units: readonly ObjectView[] = zones
    .filter(({ zone }) => zone === 'field')
    .flatMap(({ objects }) => objects)
  const attackers = units.filter(({ values }) => values['attacking'] === true)
  const target = units.find(({ values }) => values['countering'] === true)
  if (attackers.length !== 1 || target === undefined || target.controller !== viewer) return false
  return (
    target.values['support'] !== true && numberIn(attackers[0].values['str']) > numberIn(target.values['def'])
  )
}
