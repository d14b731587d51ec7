import type { ObjectView, View } from '@fudaba/kernel'
import { type HelperLine, helperLine, numberIn } from '@fudaba/kernel/rules'
import type { KisekiCard } from '../board/cards.ts'
import { printedCard } from './printedCards.ts'

/** What an attack would do by the numbers that are on the table now: everything from the view. */

const strOf = ({ values }: ObjectView): number => numberIn(values['str'])
const defOf = ({ values }: ObjectView): number => numberIn(values['def'])
const costOf = ({ values }: ObjectView): number => numberIn(values['cp'])
const total = (units: readonly ObjectView[]): number => units.reduce((sum, unit) => sum + strOf(unit), 0)

/** The UNITs on the table. */
export const unitsIn = ({ zones }: View): ObjectView[] =>
  zones.filter(({ zone }) => zone === 'field').flatMap(({ objects }) => objects)
export const findUnit = (view: View, id: string): ObjectView | undefined =>
  unitsIn(view).find((unit) => unit.id === id)

/** Whose bond it is about: the sentences of the opponent's have a key of their own. */
const whose = (view: View, { controller }: ObjectView): '' | '.theirs' =>
  controller === view.viewer ? '' : '.theirs'

export const atPlayer = (view: View, units: readonly ObjectView[]): HelperLine =>
  helperLine(
    units[0]?.controller === view.viewer ? 'helper.player.theirs' : 'helper.player',
    '804.11b',
    { n: total(units) },
    true,
  )

/** Stunned, it costs its CP; one attacker alone also takes what is left over, unless support shields (804.11a-3). */
function bondOf(units: readonly ObjectView[], target: ObjectView): number {
  const over = units.length === 1 && target.values['support'] !== true ? total(units) - defOf(target) : 0
  return costOf(target) + over
}

/** What the attackers do to the UNIT they attack. */
export function battle(view: View, units: readonly ObjectView[], target: ObjectView): HelperLine[] {
  if (units.length === 0) return []
  const [str, def] = [total(units), defOf(target)]
  const card = target.cards[0] ?? ''
  if (str < def) return [helperLine('helper.holds', '804.11a-2', { card, str, def })]
  const key = `helper.stuns${whose(view, target)}`
  const parameters = { card, str, def, bond: bondOf(units, target) }
  return [helperLine(key, '804.11a-2', parameters, true)]
}

/** What the attacked UNIT does to one attacker. */
export function counter(view: View, target: ObjectView, unit: ObjectView): HelperLine[] {
  const [str, def] = [strOf(target), defOf(unit)]
  const key = str >= def ? `helper.counterStuns${whose(view, unit)}` : 'helper.counterHolds'
  const parameters = { card: unit.cards[0] ?? '', str, def, bond: costOf(unit) }
  return [helperLine(key, '804.11a-4', parameters)]
}

/** Both at once: what happens to the target, and the attacker that its counter costs most. */
export function exchange(view: View, units: readonly ObjectView[], target: ObjectView): HelperLine[] {
  const beaten = units
    .filter((unit) => strOf(target) >= defOf(unit))
    .toSorted((a, b) => costOf(b) - costOf(a))
    .at(0)
  return battle(view, units, target).map((line) =>
    beaten === undefined
      ? { ...line, key: `${line.key}.safe` }
      : {
          ...line,
          key: `${line.key}.countered`,
          parameters: { ...line.parameters, by: beaten.cards[0] ?? '', lost: costOf(beaten) },
        },
  )
}

type Cards = readonly KisekiCard[]
const textOf = (cards: Cards, unit: ObjectView): string => printedCard(cards, unit)?.text ?? ''

/** Numbers that come only with an attack: texts of those that attack and are attacked, and of those beside them. */
const OF_ATTACKERS = /これ(は|が).*攻撃(中|した時)/
const OF_TARGETS = /これ(は|が).*(攻撃された時|応戦)/
const OF_OTHERS = /他の.*攻撃した時/

/** Texts that speak of attacks and are not in the numbers yet: they are named, not guessed. */
export function notCounted(
  cards: Cards,
  view: View,
  units: readonly ObjectView[],
  targets: readonly ObjectView[],
): HelperLine[] {
  const others = unitsIn(view).filter((unit) => unit.controller === view.viewer && !units.includes(unit))
  const speak = [
    ...units.filter((unit) => OF_ATTACKERS.test(textOf(cards, unit))),
    ...targets.filter((unit) => OF_TARGETS.test(textOf(cards, unit))),
    ...others.filter((unit) => OF_OTHERS.test(textOf(cards, unit))),
  ].filter(({ values }) => values['stunned'] !== true)
  if (speak.length === 0) return []
  const ids = [...new Set(speak.flatMap((unit) => unit.cards[0] ?? []))].join('\n')
  return [helperLine('helper.notCounted', '804.8', { cards: ids })]
}
