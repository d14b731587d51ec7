import type { Decision, View } from '@fudaba/kernel'
import { type HelperLine, helperLine } from '@fudaba/kernel/rules'
import { attackersIn, isDeadly, lifeOf, totalSize, unblockedIn } from './defending.ts'

/** What a question is for: everything from the view. */
export function helper(view: View): readonly HelperLine[] {
  const { viewer, decision } = view
  if (viewer === null || decision === null || view.result !== null) return []
  switch (decision.message.key) {
    case 'draw.more':
      return [helperLine('helper.draw', 'draw.2', { n: lifeOf(view) })]
    case 'attack.attackers':
      return [helperLine('helper.attack', 'damage.3')]
    case 'block.blockers':
      return [
        ...(isDeadly(view) ? [helperLine('helper.block.deadly', 'damage.3', {}, true)] : []),
        helperLine('helper.block', 'damage.3', { damage: totalSize(attackersIn(view)), n: lifeOf(view) }),
      ]
    case 'set-barrier.card':
      return [helperLine('helper.barrier', 'damage.2a-number')]
    case 'chance.window':
      return waitingLines(view, decision)
    default:
      return []
  }
}

/** What resolves next may be answered; with nothing waiting, what the turn is for. */
function waitingLines(view: View, { pass }: Decision): HelperLine[] {
  const [top] = view.zones.find(({ zone }) => zone === 'stage')?.objects ?? []
  if (top === undefined) {
    if (view.facts['turnPlayer'] !== view.viewer) return []
    return [
      helperLine('helper.turn', 'attack.frame'),
      helperLine(pass ? 'helper.pass' : 'helper.mustAct', 'base.3.8.1'),
    ]
  }
  const action = String(top.values['action'])
  const whose = top.controller === view.viewer ? 'helper.resolves' : 'helper.answer'
  return [helperLine(whose, undefined, { action }, true), ...(action === 'damage' ? damage(view) : [])]
}

/** What comes through as the battle stands. */
function damage(view: View): HelperLine[] {
  const mine = view.facts['turnPlayer'] === view.viewer
  const n = totalSize(unblockedIn(view))
  return [helperLine(mine ? 'helper.through' : 'helper.through.own', 'damage.3', { n }, n > 0)]
}
