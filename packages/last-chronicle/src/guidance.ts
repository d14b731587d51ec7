import type { HelperLine, ObjectView, View } from '@fudaba/kernel'

/** What can be paid, and what an attack would do as the table stands: everything from the view. */
export function helper(view: View, chosen: readonly string[]): readonly HelperLine[] {
  const { viewer, decision } = view
  if (viewer === null || view.result !== null) return []
  if (decision === null) return battle(view)
  switch (decision.message.key) {
    case 'setup.first':
    case 'setup.exchange':
      return [{ key: `helper.${decision.message.key}`, parameters: {}, clause: decision.clauses.at(-1) }]
    case 'turn.discard':
      return [{ key: 'helper.turn.discard', parameters: { n: HAND_LIMIT }, clause: '9.7.3.1' }]
    case 'battle.attackers':
      return attackers(units(view).filter(({ id }) => chosen.includes(id)))
    case 'battle.defender':
      return defence(view, chosen)
    default:
      return decision.shape === 'act' ? acting(view) : battle(view)
  }
}

const HAND_LIMIT = 6
const NEEDED_CA = 7

const number = (value: unknown): number => (typeof value === 'number' ? value : 0)
const powerOf = ({ values }: ObjectView): number => Math.max(0, number(values['power']))
const atkOf = ({ values }: ObjectView): number => Math.max(0, number(values['atk']))
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
  const line: HelperLine = {
    key: known ? `helper.${whose}` : `helper.${whose}.other`,
    parameters: known ? { card } : {},
    clause: view.decision?.clauses.at(-1),
    strong: true,
  }
  return [line, ...battle(view)]
}

function ownPhase(view: View): HelperLine[] {
  const { viewer, facts, decision } = view
  const mine = facts['turnPlayer'] === viewer && String(facts['phase']).startsWith('main')
  if (!mine) return [budget(view)]
  const ca = number(facts[`ca.${viewer}`])
  const canPut = decision?.candidates.some(({ name }) => name === 'put-stone') === true
  return [
    ...(canPut ? [{ key: 'helper.stone', parameters: {}, clause: '9.5.6' }] : []),
    { key: 'helper.advance', parameters: { ca }, clause: '9.5.7', strong: ca >= NEEDED_CA },
    budget(view),
  ]
}

const POOLS = ['white', 'orange', 'purple', 'black', 'blue', 'colourless']

function budget({ viewer, facts, zones }: View): HelperLine {
  const yard = zones.find(({ zone, owner }) => zone === 'souls' && owner === viewer)
  const stones = yard?.objects.filter(({ turned }) => !turned).length ?? 0
  const pool = POOLS.reduce((sum, name) => sum + number(facts[`${name}.${viewer}`]), 0)
  return { key: 'helper.budget', parameters: { pool, stones }, clause: '7.7.3' }
}

/** Alone its ATK, of a squad the highest (6.7.3.2). */
const unblocked = (squad: readonly ObjectView[]): number => Math.max(...squad.map(atkOf))

function attackers(chosen: readonly ObjectView[]): HelperLine[] {
  if (chosen.length === 0) return [{ key: 'helper.attackers', parameters: {}, clause: '6.7.1' }]
  return [{ key: 'helper.unblocked', parameters: { n: unblocked(chosen) }, clause: '10.2.1', strong: true }]
}

/** What each possible defender would do, or the one that is chosen. */
function defence(view: View, chosen: readonly string[]): HelperLine[] {
  const squad = attacking(view)
  if (squad.length === 0) return []
  const none: HelperLine = { key: 'helper.defenders', parameters: { n: unblocked(squad) }, clause: '10.2.1' }
  const ids = chosen.length > 0 ? chosen : (view.decision?.candidates.map(({ id }) => id) ?? [])
  return [
    none,
    ...units(view)
      .filter(({ id }) => ids.includes(id))
      .flatMap((unit) => meets(unit, squad)),
  ]
}

/** The battle that is on, if there is one. */
function battle(view: View): HelperLine[] {
  const squad = attacking(view)
  if (squad.length === 0) return []
  const defender = units(view).find(({ values }) => values['defending'] === true)
  if (defender !== undefined) return meets(defender, squad)
  return [{ key: 'helper.unblocked', parameters: { n: unblocked(squad) }, clause: '10.2.1', strong: true }]
}

/** A defender takes the sum of the squad's power (6.7.4), and deals its own. */
function meets(unit: ObjectView, squad: readonly ObjectView[]): HelperLine[] {
  const card = unit.cards[0] ?? ''
  const own = powerOf(unit) - number(unit.values['damage'])
  const theirs = squad.reduce((sum, each) => sum + powerOf(each), 0)
  const [attacker] = squad
  const kills = squad.length === 1 && powerOf(unit) >= powerOf(attacker) - number(attacker.values['damage'])
  return [
    {
      key: own > theirs ? 'helper.survives' : 'helper.falls',
      parameters: { card, own, theirs },
      clause: '12.4.4',
    },
    ...(kills
      ? [
          {
            key: 'helper.wins',
            parameters: { card, own: powerOf(unit), theirs: powerOf(attacker) },
            clause: '12.4.4',
          },
        ]
      : []),
  ]
}
