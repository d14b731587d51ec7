import type { AnswerIds, Decision, ObjectView, View } from '@fudaba/kernel'
import { type HelperLine, helperLine, numberIn, ownObjects } from '@fudaba/kernel/rules'

/** What can be paid, and what an attack would do as the table stands: everything from the view. */
export function helper(view: View, chosen: readonly string[]): readonly HelperLine[] {
  const { viewer, decision } = view
  if (viewer === null || view.result !== null) return []
  if (decision === null) return battle(view)
  switch (decision.message.key) {
    case 'setup.first':
    case 'setup.exchange':
    case 'era.marker':
    case 'era.hand':
    case 'chrono.burst':
    case 'battle.again':
      return [helperLine(`helper.${decision.message.key}`, decision.clauses.at(-1))]
    case 'turn.discard':
      return [helperLine('helper.turn.discard', '9.7.3.1', { n: HAND_LIMIT })]
    case 'battle.attackers':
      return [...attackers(view, chosen), ...tooHigh(view, own(units(view), viewer))]
    case 'battle.defender':
      return [...defence(view, chosen), ...tooHigh(view, own(units(view), viewer))]
    case 'cost.resource':
      return toPay(decision)
    default:
      return decision.shape === 'act' ? acting(view) : battle(view)
  }
}

const HAND_LIMIT = 6
const NEEDED_CA = 7

const powerOf = ({ values }: ObjectView): number => Math.max(0, numberIn(values['power']))
const atkOf = ({ values }: ObjectView): number => Math.max(0, numberIn(values['atk']))
const units = ({ zones }: View): ObjectView[] =>
  zones.filter(({ zone }) => zone === 'battlefield').flatMap(({ objects }) => objects)
const attacking = (view: View): ObjectView[] =>
  units(view).filter(({ values }) => values['attacking'] === true)

/** What waits on the stack may be answered; else what the phase is for, and what can be spent. */
function acting(view: View): HelperLine[] {
  const [top] = view.zones.find(({ zone }) => zone === 'stack')?.objects ?? []
  if (top === undefined) return attacking(view).length > 0 ? battle(view) : ownPhase(view)
  const whose = top.controller === view.viewer ? 'resolves' : 'answer'
  const [card] = top.cards
  // An ability waits without a card of its own.
  const known = card !== undefined && card !== null
  const line = helperLine(
    known ? `helper.${whose}` : `helper.${whose}.other`,
    view.decision?.clauses.at(-1),
    known ? { card } : {},
    true,
  )
  return [line, ...battle(view)]
}

function ownPhase(view: View): HelperLine[] {
  const { viewer, facts, decision } = view
  const mine = facts['turnPlayer'] === viewer && String(facts['phase']).startsWith('main')
  if (!mine) return [budget(view)]
  const ca = numberIn(facts[`ca.${viewer}`])
  const canPut = decision?.candidates.some(({ name }) => name === 'put-stone') === true
  return [
    ...tooHigh(view, placeable(view)),
    ...(canPut ? [helperLine('helper.stone', '9.5.6')] : []),
    helperLine('helper.advance', '9.5.7', { ca }, ca >= NEEDED_CA),
    budget(view),
  ]
}

/** Of the hand: what can be placed now. */
function placeable(view: View): ObjectView[] {
  const hand = ownObjects(view, 'hand')
  const places = view.decision?.candidates.filter(({ name }) => name === 'place-unit') ?? []
  return hand.filter(({ id }) => places.some(({ source }) => source === id))
}

const own = (objects: readonly ObjectView[], player: string): ObjectView[] =>
  objects.filter(({ controller }) => controller === player)

/** Units whose level is above the era, which neither attack nor defend (5.13.2): each card once. */
function tooHigh({ facts, viewer }: View, from: readonly ObjectView[]): HelperLine[] {
  const high = from.filter(({ values }) => values['tooHigh'] === true)
  const era = numberIn(facts[`era.${viewer}`])
  return high
    .filter(({ cards: [card] }, i) => high.findIndex(({ cards }) => cards[0] === card) === i)
    .map(({ cards, values }) =>
      helperLine(
        'helper.tooHigh',
        '5.13.2',
        { card: cards[0] ?? '', level: numberIn(values['level']), era },
        true,
      ),
    )
}

/** What the cost still wants, as the question says it. */
const toPay = ({ message, clauses }: Decision): HelperLine[] =>
  [...POOLS, 'free'].flatMap((part) => {
    const n = numberIn(message.parameters[part])
    return n === 0 ? [] : [helperLine(`helper.pay.${part}`, clauses.at(-1), { n })]
  })

const POOLS = ['white', 'orange', 'purple', 'black', 'blue', 'colourless']

function budget(view: View): HelperLine {
  const { viewer, facts } = view
  const stones = ownObjects(view, 'souls').filter(({ turned }) => !turned).length
  const pool = POOLS.reduce((sum, name) => sum + numberIn(facts[`${name}.${viewer}`]), 0)
  return helperLine('helper.budget', '7.7.3', { pool, stones })
}

/** Alone its ATK, of a squad the highest (6.7.3.2). */
const unblocked = (squad: readonly ObjectView[]): number => Math.max(...squad.map(atkOf))

function attackers(view: View, chosen: readonly string[]): HelperLine[] {
  const squad = units(view).filter(({ id }) => chosen.includes(id))
  if (squad.length === 0) return [helperLine('helper.attackers', '6.7.1')]
  return [helperLine('helper.unblocked', '10.2.1', { n: unblocked(squad) }, true), blocked(view, squad)]
}

/** A squad fights with the sum of its power (6.7.4), against the strongest that may stand in its way. */
function blocked(view: View, squad: readonly ObjectView[]): HelperLine {
  const [strongest] = units(view)
    .filter(({ controller, turned, values }) => controller !== view.viewer && !turned && !values['tooHigh'])
    .filter(({ values }) => typeof values['power'] === 'number')
    .toSorted((a, b) => powerOf(b) - powerOf(a))
  if (strongest === undefined) return helperLine('helper.blocked.nobody', '10.1.4.2', {}, true)
  const parameters = { n: sumOf(squad), card: strongest.cards[0] ?? '', power: powerOf(strongest) }
  return helperLine('helper.blocked', '6.7.4', parameters)
}

/** What each possible defender would do, or the one that is chosen. */
function defence(view: View, chosen: readonly string[]): HelperLine[] {
  const squad = attacking(view)
  if (squad.length === 0) return []
  const none = helperLine('helper.defenders', '10.2.1', { n: unblocked(squad) })
  const ids = chosen.length > 0 ? chosen : (view.decision?.candidates.map(({ id }) => id) ?? [])
  return [
    none,
    ...units(view)
      .filter(({ id }) => ids.includes(id))
      // Who fares best is told first.
      .toSorted((a, b) => worth(outcome(b, squad)) - worth(outcome(a, squad)))
      .flatMap((unit) => meets(unit, squad)),
  ]
}

/** Where no defence would lose the game: whoever fares best. */
export function suggested(view: View): AnswerIds | null {
  const squad = attacking(view)
  const { decision, facts, viewer } = view
  if (decision?.message.key !== 'battle.defender' || squad.length === 0) return null
  if (unblocked(squad) < numberIn(facts[`life.${viewer}`])) return null
  const [best] = units(view)
    .filter(({ id }) => decision.candidates.some((candidate) => candidate.id === id))
    .toSorted((a, b) => worth(outcome(b, squad)) - worth(outcome(a, squad)))
  return best === undefined ? null : [best.id]
}

/** The battle that is on, if there is one. */
function battle(view: View): HelperLine[] {
  const squad = attacking(view)
  if (squad.length === 0) return []
  const defender = units(view).find(({ values }) => values['defending'] === true)
  if (defender !== undefined) return meets(defender, squad)
  const key = squad[0].controller === view.viewer ? 'helper.unblocked' : 'helper.unblocked.own'
  return [helperLine(key, '10.2.1', { n: unblocked(squad) }, true)]
}

interface Outcome {
  readonly survives: boolean
  readonly kills: boolean
}
const worth = ({ survives, kills }: Outcome): number => (survives ? 2 : 0) + (kills ? 1 : 0)

const left = (unit: ObjectView): number => powerOf(unit) - numberIn(unit.values['damage'])
const sumOf = (squad: readonly ObjectView[]): number => squad.reduce((sum, each) => sum + powerOf(each), 0)

/** A defender takes the sum of the squad's power (6.7.4), and deals its own. */
const outcome = (unit: ObjectView, squad: readonly ObjectView[]): Outcome => ({
  survives: left(unit) > sumOf(squad),
  kills: squad.length === 1 && powerOf(unit) >= left(squad[0]),
})

function meets(unit: ObjectView, squad: readonly ObjectView[]): HelperLine[] {
  const card = unit.cards[0] ?? ''
  const { survives, kills } = outcome(unit, squad)
  const lives = helperLine(survives ? 'helper.survives' : 'helper.falls', '12.4.4', {
    card,
    own: left(unit),
    theirs: sumOf(squad),
  })
  if (!kills) return [lives]
  const parameters = { card, own: powerOf(unit), theirs: powerOf(squad[0]) }
  return [lives, helperLine('helper.wins', '12.4.4', parameters)]
}
