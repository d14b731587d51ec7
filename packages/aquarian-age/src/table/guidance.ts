import type { Decision, ObjectView, View } from '@fudaba/kernel'
import { type HelperLine, helperLine, numberIn, ownObjects } from '@fudaba/kernel/rules'

/** What a question is for, with its numbers: everything from the view. */
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
      return [...wild(view), helperLine('helper.power', 'base.1.4.5'), ...withRoom(view).map(needs)]
    case 'power.charge':
      return [helperLine('helper.power.charge', 'base.1.4.8'), ...withRoom(view).map(needs)]
    case 'setup.mulligan':
      return [helperLine('helper.mulligan', 'base.1.1.5')]
    case 'break.target':
      return [helperLine('helper.break.target', 'base.1.5.6')]
    case 'attack.party':
      return [helperLine('helper.attack.party', '3-5-b')]
    case 'damage.power':
      return [helperLine('helper.mental', 'base.1.6.15')]
    case 'damage.bind':
    case 'damage.bindWith':
      return [helperLine('helper.bind', 'base.1.7.5')]
    case 'pay.x':
      return [helperLine('helper.x', decision.clauses.at(-1) ?? '20-5')]
    case 'pay.card':
    case 'pay.own':
      return [helperLine('helper.pay', 'base.1.5.2')]
    default:
      return []
  }
}

const cardOf = ({ cards }: ObjectView): string => cards.at(-1) ?? ''
const has = ({ values }: ObjectView, skill: string): boolean =>
  String(values['skills'] ?? '')
    .split(' ')
    .includes(skill)

/** アクティブキャラクター: those in front of their parties. */
const inFront = (view: View): ObjectView[] =>
  ownObjects(view, 'factions').filter(({ values }) => values['active'] === true)
const withRoom = (view: View): ObjectView[] =>
  [...inFront(view), ...ownObjects(view, 'controlled')].filter(
    ({ values }) => numberIn(values['power']) < numberIn(values['mind']),
  )

/** How far a character is: in a party until its power has reached its mind, then it needs power to act. */
function needs(character: ObjectView): HelperLine {
  const { cell, values } = character
  const [power, mind] = [numberIn(values['power']), numberIn(values['mind'])]
  const parameters = { card: cardOf(character), power, mind }
  return cell === null
    ? helperLine('helper.power.controlled', 'base.1.4.7', parameters)
    : helperLine('helper.power.front', 'base.1.4.9', parameters, power + 1 === mind)
}

/** What a beginner would not see coming, and what can be done with the turn. */
function mainPhase(view: View, { candidates }: Decision): HelperLine[] {
  const can = (name: string): boolean => candidates.some((each) => each.name === name)
  const settable = ownObjects(view, 'hand').filter(({ id }) =>
    candidates.some(({ name, source }) => name === 'set' && source === id),
  )
  return [
    ...wild(view),
    ...covered(view, settable),
    ...settable
      .filter((card) => has(card, 'aggressive'))
      .slice(0, 1)
      .map((card) => helperLine('helper.aggressive', 'base.1.7.3', { card: cardOf(card) }, true)),
    ...(can('set') ? [helperLine('helper.set', 'base.1.2.3')] : []),
    ...(can('attack') ? [helperLine('helper.attack', 'base.1.6.13')] : []),
    ...(can('set') || can('attack') ? [] : [helperLine('helper.end', 'base.1.4.5')]),
    ...outOfReach(view, candidates),
  ]
}

/** Aggressive ones in front, which attack their own player in his next turn unless they are under control by then. */
const wild = (view: View): HelperLine[] =>
  inFront(view)
    .filter((character) => has(character, 'aggressive'))
    .map((character) => {
      const { power, mind } = character.values
      const missing = Math.max(0, numberIn(mind) - numberIn(power))
      return helperLine('helper.wild', 'base.1.7.3', { card: cardOf(character), n: missing }, true)
    })

const factionsOf = ({ values }: ObjectView): string[] => String(values['factions'] ?? 'none').split('・')

/** A character in front that another of its faction would lie before; worst where it has power already. */
function covered(view: View, settable: readonly ObjectView[]): HelperLine[] {
  const [front] = inFront(view)
    .filter(({ cell }) => settable.some((card) => factionsOf(card)[0] === cell))
    .toSorted((a, b) => numberIn(b.values['power']) - numberIn(a.values['power']))
  if (front === undefined) return []
  return [
    helperLine('helper.covers', 'base.1.2.3', { card: cardOf(front) }, numberIn(front.values['power']) > 0),
  ]
}

/** Cards of the hand that cannot be declared: what they want. */
function outOfReach(view: View, candidates: Decision['candidates']): HelperLine[] {
  const idle = ownObjects(view, 'hand').filter(({ id }) => !candidates.some(({ source }) => source === id))
  const there = (card: ObjectView): number =>
    ownObjects(view, 'controlled').filter((each) =>
      factionsOf(each).some((of) => factionsOf(card).includes(of)),
    ).length
  const wanting = idle.find((card) => numberIn(card.values['factor']) > there(card))
  const lines =
    wanting === undefined
      ? []
      : [
          helperLine('helper.factor', '19-1', {
            card: cardOf(wanting),
            n: numberIn(wanting.values['factor']),
          }),
        ]
  return idle.some(({ values }) => values['type'] === 'break')
    ? [...lines, helperLine('helper.break', 'base.1.5.4')]
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
    return [known ? helperLine(whose, '21-3a', { card: cardOf(top) }) : helperLine(`${whose}.other`, '21-3a')]
  }
  const all = zones.flatMap(({ objects }) => objects)
  const acts = relations.find(({ relation, from }) => relation === 'actor' && from === top.id)
  const attacker = all.find(({ id }) => id === acts?.to)
  if (attacker === undefined) return []
  const parameters = { card: cardOf(attacker), n: numberIn(top.values['points']) }
  if (top.values['against'] !== viewer) return [helperLine('helper.attacking', 'base.1.6.13', parameters)]
  const guards = all.filter(({ id }) =>
    candidates.some(({ name, source }) => name === 'guard' && source === id),
  )
  return [
    helperLine('helper.attacked', 'base.1.6.13', parameters, true),
    ...guards.flatMap((guard) => battle(guard, attacker)),
  ]
}

/** What a guard takes and deals: plain damage against endurance, mental damage against power (base.1.6.16). */
function battle(guard: ObjectView, attacker: ObjectView): HelperLine[] {
  return [blow(attacker, guard, 'helper.guard'), blow(guard, attacker, 'helper.strikes')]
}

function blow(from: ObjectView, to: ObjectView, head: string): HelperLine {
  const card = cardOf(to)
  const points = numberIn(from.values['attack'])
  if (from.values['mental'] === true) {
    const power = numberIn(to.values['power'])
    return helperLine(`${head}.mental`, 'base.1.6.16', { card, points, power })
  }
  const endurance = numberIn(to.values['endurance'])
  const falls = points >= endurance
  return helperLine(`${head}.${falls ? 'falls' : 'holds'}`, 'base.1.6.11', { card, points, endurance })
}

const LOW = 10
const VERY_LOW = 4

/** Whoever has to draw and cannot has lost (base.1.1.7). */
function lowDeck({ zones, viewer }: View): HelperLine[] {
  const n = zones.find(({ zone, owner }) => zone === 'deck' && owner === viewer)?.count ?? null
  return n === null || n > LOW ? [] : [helperLine('helper.deck', 'base.1.1.7', { n }, n <= VERY_LOW)]
}
