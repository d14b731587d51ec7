import type { HelperLine, ObjectView, View } from '@fudaba/kernel'

/** What can be paid, and what an attack would do as the table stands: everything from the view. */
export function helper(view: View, chosen: readonly string[]): readonly HelperLine[] {
  const { viewer, decision } = view
  if (viewer === null || view.result !== null) return []
  if (decision === null) return fighting(view) ?? []
  const about = decision.message.key
  switch (about) {
    case 'setup.initiative':
    case 'setup.exchange':
    case 'turn.homebase':
    case 'turn.recover':
    case 'support.target':
    case 'support.helper':
      return [{ key: `helper.${about}`, parameters: {}, clause: decision.clauses.at(-1) }]
    case 'battle.attackers':
      return attackersLines(view, chosen)
    case 'battle.target':
      return decision.candidates.flatMap(({ id }) => battle(declared(view), findIn(view, id)))
    case 'battle.counter': {
      const target = findIn(view, decision.source ?? '')
      return decision.candidates.flatMap(({ id }) => counter(target, findIn(view, id)))
    }
    default:
      return decision.shape === 'act' ? acting(view) : (fighting(view) ?? [])
  }
}

/** In a window: what waits to resolve may be answered; else what the step is for, and what can be spent. */
function acting(view: View): HelperLine[] {
  const [top] = view.zones.find(({ zone }) => zone === 'waiting')?.objects ?? []
  const battle = fighting(view)
  if (top === undefined) return battle ?? [...deploying(view), budget(view)]
  const whose = top.controller === view.viewer ? 'resolves' : 'answer'
  const [card] = top.cards
  // A craft or a rule waits without a card of its own.
  const known = card !== undefined && card !== null
  const line: HelperLine = {
    key: known ? `helper.${whose}` : `helper.${whose}.other`,
    parameters: known ? { card } : {},
    clause: view.decision?.clauses.at(-1),
    strong: true,
  }
  return [line, ...(battle ?? [budget(view)])]
}

/** In the own deployment step: what it is for, while there is something in the hand that can be played. */
function deploying({ facts, viewer, zones, decision }: View): HelperLine[] {
  if (facts['step'] !== 'deployment' || facts['primary'] !== viewer) return []
  const hand = zones.find(({ zone, owner }) => zone === 'hand' && owner === viewer)?.objects ?? []
  const playable = decision?.candidates.some(({ source }) => hand.some(({ id }) => id === source)) === true
  return [{ key: playable ? 'helper.deploy' : 'helper.deployed', parameters: {}, clause: '703.8c' }]
}

/** CP lasts for the step; EP comes from ready homebase cards, one each (1217). */
function budget({ viewer, facts, zones }: View): HelperLine {
  const own = zones.find(({ zone, owner }) => zone === 'homebase' && owner === viewer)
  const ready = own?.objects.filter(({ turned }) => !turned).length ?? 0
  return {
    key: 'helper.budget',
    parameters: { cp: number(facts[`cp.${viewer}`]), ep: number(facts[`ep.${viewer}`]), ready },
    clause: '1217.2',
  }
}

const number = (value: unknown): number => (typeof value === 'number' ? value : 0)
const strOf = ({ values }: ObjectView): number => number(values['str'])
const defOf = ({ values }: ObjectView): number => number(values['def'])
const total = (units: readonly ObjectView[]): number => units.reduce((sum, unit) => sum + strOf(unit), 0)

const all = ({ zones }: View): ObjectView[] =>
  zones.filter(({ zone }) => zone === 'field').flatMap(({ objects }) => objects)
const findIn = (view: View, id: string): ObjectView | undefined => all(view).find((unit) => unit.id === id)

function attackersLines(view: View, chosen: readonly string[]): HelperLine[] {
  const units = all(view).filter(({ id }) => chosen.includes(id))
  if (units.length === 0) return [{ key: 'helper.attackers', parameters: {}, clause: '803.3' }]
  const targets = all(view).filter(
    ({ controller, values }) =>
      controller !== view.viewer && values['def'] !== undefined && !values['stunned'],
  )
  if (targets.length === 0) return [atPlayer(units)]
  return targets.flatMap((target) => battle(units, target))
}

const declared = (view: View): ObjectView[] => all(view).filter(({ values }) => values['declared'] === true)

const atPlayer = (units: readonly ObjectView[]): HelperLine => ({
  key: 'helper.player',
  parameters: { n: total(units) },
  clause: '804.11b',
  strong: true,
})

/** The battle that is on, if there is one. */
function fighting(view: View): HelperLine[] | undefined {
  const attackers = all(view).filter(({ values }) => values['attacking'] === true)
  if (attackers.length === 0) return undefined
  const target = all(view).find(({ values }) => values['countering'] === true)
  if (target === undefined) return view.facts['attacked'] === undefined ? undefined : [atPlayer(attackers)]
  return [...battle(attackers, target), ...attackers.flatMap((unit) => counter(target, unit))]
}

/** Stunned if the attackers' STR reach the DEF; one alone also takes what is left over, unless support shields. */
function battle(units: readonly ObjectView[], target: ObjectView | undefined): HelperLine[] {
  if (target === undefined || units.length === 0) return []
  const str = total(units)
  const def = defOf(target)
  const card = target.cards[0] ?? ''
  if (str < def) return [{ key: 'helper.holds', parameters: { card, str, def }, clause: '804.11a-2' }]
  const over = units.length === 1 && target.values['support'] !== true ? str - def : 0
  const bond = number(target.values['cp']) + over
  return [{ key: 'helper.stuns', parameters: { card, str, def, bond }, clause: '804.11a-2', strong: true }]
}

/** What the attacked UNIT does to one attacker. */
function counter(target: ObjectView | undefined, unit: ObjectView | undefined): HelperLine[] {
  if (target === undefined || unit === undefined) return []
  const [str, def] = [strOf(target), defOf(unit)]
  const key = str >= def ? 'helper.counterStuns' : 'helper.counterHolds'
  const parameters = { card: unit.cards[0] ?? '', str, def, bond: number(unit.values['cp']) }
  return [{ key, parameters, clause: '804.11a-4' }]
}
