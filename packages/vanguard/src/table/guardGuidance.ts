import type { ObjectView, View } from '@fudaba/kernel'
import { type HelperLine, helperLine, numberIn, ownObjects } from '@fudaba/kernel/rules'
import type { VanguardCard } from '../board/cards.ts'

/** What a guard has to hold: everything from the view. */

/** A trigger gives so much power (2.8.1.1). */
const TRIGGER = 5000
/** Shields are multiples of this. */
const STEP = 5000
const MOST_TRIGGERS = 3

/**
 * The shield that keeps a unit of this power from being hit (7.6.1.2), if so many triggers all strengthen the
 * attacker: it needs more power than the attacker.
 */
export function shieldNeeded(attacker: number, attacked: number, triggers: number): number {
  const behind = attacker + triggers * TRIGGER - attacked
  return behind < 0 ? 0 : (Math.floor(behind / STEP) + 1) * STEP
}

/** The units on the field: a heart (10.27.3) and a locked card (3.8.1) lie there and are none. */
export const units = ({ zones }: View): ObjectView[] =>
  zones
    .filter(({ zone }) => zone === 'field')
    .flatMap(({ objects }) => objects)
    .filter(({ values }) => values['heart'] !== true && values['locked'] !== true)
export const nameOf = ({ cards }: ObjectView): string => cards[0] ?? ''

/** The attack that is on: who attacks whom, as far as the view tells. */
function attackOf(view: View): { readonly attacker: ObjectView; readonly victims: ObjectView[] } | null {
  const links = view.relations.filter(({ relation }) => relation === 'attacking')
  const attacker = units(view).find(({ id }) => id === links[0]?.from)
  if (attacker === undefined) return null
  return { attacker, victims: units(view).filter(({ id }) => links.some(({ to }) => to === id)) }
}

/** Triggers that the attacker may still turn up: none for a unit without drive checks. */
const triggersOf = ({ values }: ObjectView): number =>
  values['driving'] === true ? Math.min(MOST_TRIGGERS, numberIn(values['drive'])) : 0

/** For each attacked unit and each number of triggers, the shield that is needed now. */
function needs(attacker: ObjectView, victim: ObjectView): HelperLine[] {
  if (victim.values['safe'] === true) return [helperLine('helper.safe', '7.6.1.2', { card: nameOf(victim) })]
  const [power, own] = [numberIn(attacker.values['power']), numberIn(victim.values['power'])]
  return Array.from({ length: triggersOf(attacker) + 1 }, (_, triggers) => {
    const shield = shieldNeeded(power, own, triggers)
    return helperLine(shield === 0 ? 'helper.holds' : 'helper.needs', '7.6.1.2', {
      card: nameOf(victim),
      triggers,
      shield,
    })
  })
}
/** What a hit on the vanguard would cost, and whether it would be the last (9.2.2). */
function cost(view: View, attacker: ObjectView, victim: ObjectView): HelperLine[] {
  if (victim.values['vanguard'] !== true || victim.values['safe'] === true) return []
  const n = numberIn(attacker.values['critical'])
  const after = numberIn(view.facts[`damage.${victim.controller}`]) + n
  return [helperLine('helper.damage', '7.6.1.5', { n, after }, after >= 6)]
}
/** All the shields of one's own hand. */
function shields(view: View): HelperLine {
  const own = ownObjects(view, 'hand')
  const n = own.reduce((sum, { values }) => sum + numberIn(values['shield']), 0)
  return helperLine('helper.shields', '3.11.1.3', { n })
}

/** The sentinels of one's own hand (11.9.2): what their texts do counts beside their shields. */
function sentinels(view: View, cards: readonly VanguardCard[]): HelperLine[] {
  const names = new Set(cards.flatMap(({ id, sentinel }) => (sentinel === true ? [id] : [])))
  const n = ownObjects(view, 'hand').filter((object) => names.has(nameOf(object))).length
  return n === 0 ? [] : [helperLine('helper.sentinels', '11.9.2', { n }, true)]
}

/** While one is attacked, the shield needed for each number of triggers. */
export function guarding(view: View, cards: readonly VanguardCard[]): HelperLine[] {
  const attack = attackOf(view)
  if (attack === null) return []
  const { attacker, victims } = attack
  return [
    ...victims.flatMap((victim) => [...needs(attacker, victim), ...cost(view, attacker, victim)]),
    shields(view),
    ...sentinels(view, cards),
  ]
}

/** Whether the attack can still hit, also with every trigger that may come. */
export function mayHit(view: View): boolean {
  const attack = attackOf(view)
  if (attack === null) return false
  const { attacker, victims } = attack
  const power = numberIn(attacker.values['power'])
  return victims.some(
    ({ values }) =>
      values['safe'] !== true && shieldNeeded(power, numberIn(values['power']), triggersOf(attacker)) > 0,
  )
}
