import type { HelperLine, View } from '@fudaba/kernel'

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
      return [line('helper.block', 'damage.3', { damage: attackingSize(view), n: lifeOf(view) })]
    case 'set-barrier.card':
      return [line('helper.barrier', 'damage.2a-number')]
    case 'chance.window':
      return waitingLines(view)
    default:
      return []
  }
}

/** What resolves next may be answered; with nothing waiting, what the turn is for. */
function waitingLines(view: View): HelperLine[] {
  const [top] = view.zones.find(({ zone }) => zone === 'stage')?.objects ?? []
  if (top === undefined)
    return view.facts['turnPlayer'] === view.viewer ? [line('helper.turn', 'attack.frame')] : []
  const whose = top.controller === view.viewer ? 'helper.resolves' : 'helper.answer'
  return [{ key: whose, parameters: { action: String(top.values['action']) }, strong: true }]
}

const line = (
  key: string,
  clause: string,
  parameters: Readonly<Record<string, string | number>> = {},
): HelperLine => ({ key, parameters, clause })

/** Life is a deck: each card is a point, and drawing takes from it too. */
const lifeOf = ({ zones, viewer }: View): number =>
  zones.find(({ zone, owner }) => zone === 'life' && owner === viewer)?.count ?? 0

function attackingSize({ zones, viewer }: View): number {
  const attackers = zones.flatMap(({ objects }) =>
    objects.filter(({ controller, values }) => controller !== viewer && values['attacking'] === true),
  )
  return attackers.reduce((sum, { values }) => sum + Number(values['size'] ?? 0), 0)
}
