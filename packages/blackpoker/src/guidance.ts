import type { Decision, HelperLine, View } from '@fudaba/kernel'
import { attackersIn, isDeadly, lifeOf, totalSize, unblockedIn } from './defending.ts'

/** For whoever meets a question for the first time: what it is for, from the view alone. */
export function helper(view: View): readonly HelperLine[] {
  const { viewer, decision } = view
  if (viewer === null || decision === null || view.result !== null) return []
  switch (decision.message.key) {
    case 'draw.more':
      return [line('helper.draw', 'draw.2', { n: lifeOf(view) })]
    case 'attack.attackers':
      return [line('helper.attack', 'damage.3')]
    case 'block.blockers':
      return [
        ...(isDeadly(view) ? [{ ...line('helper.block.deadly', 'damage.3'), strong: true }] : []),
        line('helper.block', 'damage.3', { damage: totalSize(attackersIn(view)), n: lifeOf(view) }),
      ]
    case 'set-barrier.card':
      return [line('helper.barrier', 'damage.2a-number')]
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
    return [line('helper.turn', 'attack.frame'), line(pass ? 'helper.pass' : 'helper.mustAct', 'base.3.8.1')]
  }
  const action = String(top.values['action'])
  const whose = top.controller === view.viewer ? 'helper.resolves' : 'helper.answer'
  return [{ key: whose, parameters: { action }, strong: true }, ...(action === 'damage' ? damage(view) : [])]
}

/** What comes through as the battle stands. */
function damage(view: View): HelperLine[] {
  const mine = view.facts['turnPlayer'] === view.viewer
  const n = totalSize(unblockedIn(view))
  return [{ ...line(mine ? 'helper.through' : 'helper.through.own', 'damage.3', { n }), strong: n > 0 }]
}

const line = (
  key: string,
  clause: string,
  parameters: Readonly<Record<string, string | number>> = {},
): HelperLine => ({ key, parameters, clause })
