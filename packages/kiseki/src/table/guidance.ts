import type { ObjectView, View } from '@fudaba/kernel'
import { type HelperLine, helperLine, numberIn, ownObjects } from '@fudaba/kernel/rules'
import type { KisekiCard } from '../board/cards.ts'
import { atPlayer, battle, counter, exchange, findUnit, notCounted, unitsIn } from './forecast.ts'

type Cards = readonly KisekiCard[]

/** What is asked, what can be paid, and what an attack would do as the table stands: from the view and what is printed. */
export function helper(view: View, chosen: readonly string[], cards: Cards): readonly HelperLine[] {
  if (view.viewer === null || view.result !== null) return []
  return [...beaten(view), ...question(view, chosen, cards)]
}

/** Without bond the game goes on to the end of the turn; who is lower then has lost (705.5). */
function beaten({ facts, viewer }: View): HelperLine[] {
  const mine = numberIn(facts[`bond.${viewer}`] ?? 1)
  const theirs = numberIn(facts[`bond.${viewer === 'P1' ? 'P2' : 'P1'}`] ?? 1)
  if (mine > 0 && theirs > 0) return []
  const key = theirs > 0 ? 'helper.beaten' : mine > 0 ? 'helper.beaten.theirs' : 'helper.beaten.both'
  return [helperLine(key, '705.5', {}, true)]
}

function question(view: View, chosen: readonly string[], cards: Cards): readonly HelperLine[] {
  const { decision } = view
  if (decision === null) return fighting(view) ?? []
  const about = decision.message.key
  switch (about) {
    case 'setup.initiative':
    case 'setup.exchange':
    case 'turn.homebase':
    case 'turn.recover':
    case 'support.target':
    case 'support.helper':
    case 'covert.choice':
    case 'timing.trigger':
      return [helperLine(`helper.${about}`, decision.clauses.at(-1))]
    case 'battle.attackers':
      return attackersLines(view, chosen, cards)
    case 'battle.target':
      return forecasts(
        cards,
        view,
        unitsIn(view).filter(({ values }) => values['declared'] === true),
        decision.candidates.flatMap(({ id }) => findUnit(view, id) ?? []),
      )
    case 'battle.counter': {
      const target = findUnit(view, decision.source ?? '')
      if (target === undefined) return []
      return decision.candidates.flatMap(({ id }) => {
        const unit = findUnit(view, id)
        return unit === undefined ? [] : counter(view, target, unit)
      })
    }
    case 'cost.resource':
      return [paying(view)]
    default:
      return decision.shape === 'act' ? acting(view) : (fighting(view) ?? [])
  }
}

/** In a window: what waits to resolve may be answered; else what the step is for, and what can be spent. */
function acting(view: View): HelperLine[] {
  const [top] = view.zones.find(({ zone }) => zone === 'waiting')?.objects ?? []
  const attack = fighting(view)
  if (top === undefined) return attack ?? [...deploying(view), budget(view)]
  const whose = top.controller === view.viewer ? 'resolves' : 'answer'
  const card = top.cards[0] ?? sourceOf(view, top)
  const { action } = top.values
  const named = typeof action === 'string' ? 'action' : 'other'
  const line = helperLine(
    card === undefined ? `helper.${whose}.${named}` : `helper.${whose}`,
    view.decision?.clauses.at(-1),
    card === undefined ? (named === 'action' ? { action: String(action) } : {}) : { card },
    true,
  )
  return [line, ...(attack ?? [budget(view)])]
}

/** A craft waits without a card of its own: it is named after the card that it stands on. */
function sourceOf({ relations, zones }: View, { id }: ObjectView): string | undefined {
  const to = relations.find(({ relation, from }) => relation === 'source' && from === id)?.to
  const source = zones.flatMap(({ objects }) => objects).find((object) => object.id === to)
  return source?.cards[0] ?? undefined
}

/** In the own deployment step: what it is for, while there is something in the hand that can be played. */
function deploying(view: View): HelperLine[] {
  const { facts, viewer, decision } = view
  if (facts['step'] !== 'deployment' || facts['primary'] !== viewer) return []
  const hand = ownObjects(view, 'hand')
  const playable = decision?.candidates.some(({ source }) => hand.some(({ id }) => id === source)) === true
  return [helperLine(playable ? 'helper.deploy' : 'helper.deployed', '703.8c')]
}

/** CP lasts for the step; EP comes from ready homebase cards, one each (1217). */
function budget(view: View): HelperLine {
  const { viewer, facts } = view
  const ready = ownObjects(view, 'homebase').filter(({ turned }) => !turned).length
  const [cp, ep] = [numberIn(facts[`cp.${viewer}`]), numberIn(facts[`ep.${viewer}`])]
  return helperLine('helper.budget', '1217.2', { cp, ep, ready })
}

/** In the middle of a play: how many homebase cards are still to be turned, where the cost is on the card. */
function paying({ viewer, facts, zones, decision, relations }: View): HelperLine {
  const objects = zones.flatMap((zone) => zone.objects)
  const near = relations.filter(({ from }) => from === decision?.source).map(({ to }) => to)
  const paidFor = objects.find(
    ({ id, values }) => (id === decision?.source || near.includes(id)) && typeof values['ep'] === 'number',
  )
  const have = numberIn(facts[`ep.${viewer}`])
  const cost = numberIn(paidFor?.values['ep'])
  const [key, parameters] =
    cost > have ? ['helper.paying', { have, cost, left: cost - have }] : ['helper.payingMore', {}]
  return helperLine(key, '1217.3', parameters)
}

/** Only what the game says they may attack; where that is nothing, they attack the player (803.5b). */
function attackersLines(view: View, chosen: readonly string[], cards: Cards): HelperLine[] {
  const units = unitsIn(view).filter(({ id }) => chosen.includes(id))
  if (units.length === 0) return [helperLine('helper.attackers', '803.3')]
  const aims = String(view.facts['aims'] ?? '')
    .split(',')
    .map((list) => list.split(' '))
  const targets = unitsIn(view).filter(({ id }) =>
    units.every((unit) => aims.some(([by, ...each]) => by === unit.id && each.includes(id))),
  )
  if (targets.length === 0) return [atPlayer(view, units), ...notCounted(cards, view, units, [])]
  return forecasts(cards, view, units, targets)
}

/** More lines than this are not read; those that stun come first. */
const MOST_FORECASTS = 6

const forecasts = (
  cards: Cards,
  view: View,
  units: readonly ObjectView[],
  targets: readonly ObjectView[],
): HelperLine[] => [
  ...targets
    .flatMap((target) => exchange(view, units, target))
    .toSorted((a, b) => Number(b.strong === true) - Number(a.strong === true))
    .slice(0, MOST_FORECASTS),
  ...notCounted(cards, view, units, targets),
]

/** The battle that is on, if there is one. */
function fighting(view: View): HelperLine[] | undefined {
  const attackers = unitsIn(view).filter(({ values }) => values['attacking'] === true)
  if (attackers.length === 0) return undefined
  const target = unitsIn(view).find(({ values }) => values['countering'] === true)
  if (target === undefined)
    return view.facts['attacked'] === undefined ? undefined : [atPlayer(view, attackers)]
  return [...battle(view, attackers, target), ...attackers.flatMap((unit) => counter(view, target, unit))]
}
