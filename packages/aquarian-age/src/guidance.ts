import type { Decision, HelperLine, ObjectView, View } from '@fudaba/kernel'

/** For whoever meets a question for the first time: what it is for, with its numbers, from the view alone. */
export function helper(view: View): readonly HelperLine[] {
  const { viewer, decision } = view
  if (viewer === null || decision === null || view.result !== null) return []
  return [...lowDeck(view), ...about(view, decision)]
}

function about(view: View, decision: Decision): HelperLine[] {
  const { key } = decision.message
  switch (key) {
    case 'main.window':
      return mainPhase(view, decision)
    case 'chain.respond':
      return responding(view, decision)
    case 'power.card':
    case 'power.character':
      return [...wild(view), line('helper.power', 'base.1.4.5'), ...withRoom(view).map(needs)]
    case 'power.charge':
      return [line('helper.power.charge', 'base.1.4.8'), ...withRoom(view).map(needs)]
    case 'setup.mulligan':
      return [line('helper.mulligan', 'base.1.1.5')]
    case 'break.target':
      return [line('helper.break.target', 'base.1.5.6')]
    case 'attack.party':
      return [line('helper.attack.party', '3-5-b')]
    case 'damage.power':
      return [line('helper.mental', 'base.1.6.15')]
    case 'damage.bind':
    case 'damage.bindWith':
      return [line('helper.bind', 'base.1.7.5')]
    case 'pay.x':
      return [line('helper.x', decision.clauses.at(-1) ?? '20-5')]
    case 'pay.card':
    case 'pay.own':
      return [line('helper.pay', 'base.1.5.2')]
    default:
      return []
  }
}

const line = (
  key: string,
  clause: string,
  parameters: Readonly<Record<string, string | number>> = {},
  strong = false,
): HelperLine => ({ key, parameters, clause, strong })

const number = (value: unknown): number => (typeof value === 'number' ? value : 0)
const cardOf = ({ cards }: ObjectView): string => cards.at(-1) ?? ''
const has = ({ values }: ObjectView, skill: string): boolean =>
  String(values['skills'] ?? '')
    .split(' ')
    .includes(skill)

/** What lies in a zone of the viewer. */
const mine = ({ zones, viewer }: View, name: string): readonly ObjectView[] =>
  zones.find(({ zone, owner }) => zone === name && owner === viewer)?.objects ?? []
/** アクティブキャラクター: those in front of their parties. */
const inFront = (view: View): ObjectView[] =>
  mine(view, 'factions').filter(({ values }) => values['active'] === true)
const withRoom = (view: View): ObjectView[] =>
  [...inFront(view), ...mine(view, 'controlled')].filter(
    ({ values }) => number(values['power']) < number(values['mind']),
  )

/** How far a character is: in a party until its power has reached its mind, then it needs power to act. */
function needs(character: ObjectView): HelperLine {
  const { cell, values } = character
  const [power, mind] = [number(values['power']), number(values['mind'])]
  const parameters = { card: cardOf(character), power, mind }
  return cell === null
    ? line('helper.power.controlled', 'base.1.4.7', parameters)
    : line('helper.power.front', 'base.1.4.9', parameters, power + 1 === mind)
}

/** What a beginner would not see coming, and what can be done with the turn. */
function mainPhase(view: View, { candidates }: Decision): HelperLine[] {
  const can = (name: string): boolean => candidates.some((each) => each.name === name)
  const settable = mine(view, 'hand').filter(({ id }) =>
    candidates.some(({ name, source }) => name === 'set' && source === id),
  )
  return [
    ...wild(view),
    ...covered(view, settable),
    ...settable
      .filter((card) => has(card, 'aggressive'))
      .slice(0, 1)
      .map((card) => line('helper.aggressive', 'base.1.7.3', { card: cardOf(card) }, true)),
    ...(can('set') ? [line('helper.set', 'base.1.2.3')] : []),
    ...(can('attack') ? [line('helper.attack', 'base.1.6.13')] : []),
    ...(can('set') || can('attack') ? [] : [line('helper.end', 'base.1.4.5')]),
    ...outOfReach(view, candidates),
  ]
}

/** Aggressive ones in front, which attack their own player in his next turn unless they are under control by then. */
const wild = (view: View): HelperLine[] =>
  inFront(view)
    .filter((character) => has(character, 'aggressive'))
    .map((character) => {
      const { power, mind } = character.values
      const missing = Math.max(0, number(mind) - number(power))
      return line('helper.wild', 'base.1.7.3', { card: cardOf(character), n: missing }, true)
    })

const factionsOf = ({ values }: ObjectView): string[] => String(values['factions'] ?? 'none').split('・')

/** A character in front that another of its faction would lie before; worst where it has power already. */
function covered(view: View, settable: readonly ObjectView[]): HelperLine[] {
  const [front] = inFront(view)
    .filter(({ cell }) => settable.some((card) => factionsOf(card)[0] === cell))
    .toSorted((a, b) => number(b.values['power']) - number(a.values['power']))
  if (front === undefined) return []
  return [line('helper.covers', 'base.1.2.3', { card: cardOf(front) }, number(front.values['power']) > 0)]
}

/** Cards of the hand that cannot be declared: what they want. */
function outOfReach(view: View, candidates: Decision['candidates']): HelperLine[] {
  const idle = mine(view, 'hand').filter(({ id }) => !candidates.some(({ source }) => source === id))
  const there = (card: ObjectView): number =>
    mine(view, 'controlled').filter((each) => factionsOf(each).some((of) => factionsOf(card).includes(of)))
      .length
  const wanting = idle.find((card) => number(card.values['factor']) > there(card))
  const lines =
    wanting === undefined
      ? []
      : [line('helper.factor', '19-1', { card: cardOf(wanting), n: number(wanting.values['factor']) })]
  return idle.some(({ values }) => values['type'] === 'break')
    ? [...lines, line('helper.break', 'base.1.5.4')]
    : lines
}

/** What is declared, and of an attack what happens without a guard and with each. */
function responding(view: View, { candidates }: Decision): HelperLine[] {
  const { zones, relations, viewer } = view
  const [top] = zones.find(({ zone }) => zone === 'declared')?.objects ?? []
  if (top === undefined) return []
  if (top.kind !== 'attack') {
    const whose = top.controller === viewer ? 'helper.own' : 'helper.answer'
    const known = top.cards.some((card) => card !== null)
    return [known ? line(whose, '21-3a', { card: cardOf(top) }) : line(`${whose}.other`, '21-3a')]
  }
  const all = zones.flatMap(({ objects }) => objects)
  const acts = relations.find(({ relation, from }) => relation === 'actor' && from === top.id)
  const attacker = all.find(({ id }) => id === acts?.to)
  if (attacker === undefined) return []
  const parameters = { card: cardOf(attacker), n: number(top.values['points']) }
  if (top.values['against'] !== viewer) return [line('helper.attacking', 'base.1.6.13', parameters)]
  const guards = all.filter(({ id }) =>
    candidates.some(({ name, source }) => name === 'guard' && source === id),
  )
  return [
    line('helper.attacked', 'base.1.6.13', parameters, true),
    ...guards.flatMap((guard) => battle(guard, attacker)),
  ]
}

/** What a guard takes and deals: plain damage against endurance, mental damage against power (base.1.6.16). */
function battle(guard: ObjectView, attacker: ObjectView): HelperLine[] {
  return [blow(attacker, guard, 'helper.guard'), blow(guard, attacker, 'helper.strikes')]
}

function blow(from: ObjectView, to: ObjectView, head: string): HelperLine {
  const card = cardOf(to)
  const points = number(from.values['attack'])
  if (from.values['mental'] === true) {
    const power = number(to.values['power'])
    return line(`${head}.mental`, 'base.1.6.16', { card, points, power })
  }
  const endurance = number(to.values['endurance'])
  const falls = points >= endurance
  return line(`${head}.${falls ? 'falls' : 'holds'}`, 'base.1.6.11', { card, points, endurance })
}

const LOW = 10
const VERY_LOW = 4

/** Whoever has to draw and cannot has lost (base.1.1.7). */
function lowDeck({ zones, viewer }: View): HelperLine[] {
  const n = zones.find(({ zone, owner }) => zone === 'deck' && owner === viewer)?.count ?? null
  return n === null || n > LOW ? [] : [line('helper.deck', 'base.1.1.7', { n }, n <= VERY_LOW)]
}
