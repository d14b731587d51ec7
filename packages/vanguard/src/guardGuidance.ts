import type { HelperLine, ObjectView, View } from '@fudaba/kernel'

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

export const number = (value: unknown): number => (typeof value === 'number' ? value : 0)
export const units = ({ zones }: View): ObjectView[] =>
  zones.filter(({ zone }) => zone === 'field').flatMap(({ objects }) => objects)
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
  values['driving'] === true ? Math.min(MOST_TRIGGERS, number(values['drive'])) : 0

/** For each attacked unit and each number of triggers, the shield that is needed now. */
function needs(attacker: ObjectView, victim: ObjectView): HelperLine[] {
  if (victim.values['safe'] === true)
    return [{ key: 'helper.safe', parameters: { card: nameOf(victim) }, clause: '7.6.1.2' }]
  const [power, own] = [number(attacker.values['power']), number(victim.values['power'])]
  return Array.from({ length: triggersOf(attacker) + 1 }, (_, triggers) => {
    const shield = shieldNeeded(power, own, triggers)
    return {
      key: shield === 0 ? 'helper.holds' : 'helper.needs',
      parameters: { card: nameOf(victim), triggers, shield },
      clause: '7.6.1.2',
    }
  })
}
/** What a hit on the vanguard would cost, and whether it would be the last (9.2.2). */
function cost(view: View, attacker: ObjectView, victim: ObjectView): HelperLine[] {
  if (victim.values['vanguard'] !== true || victim.values['safe'] === true) return []
  const n = number(attacker.values['critical'])
  const after = number(view.facts[`damage.${victim.controller}`]) + n
  return [
    {
      key: 'helper.damage',
      parameters: { n, after },
      clause: '7.6.1.5',
      ...(after >= 6 ? { strong: true } : {}),
    },
  ]
}
/** All the shields of one's own hand. */
function shields({ zones, viewer }: View): HelperLine {
  const own = zones.find(({ zone, owner }) => zone === 'hand' && owner === viewer)?.objects ?? []
  const n = own.reduce((sum, { values }) => sum + number(values['shield']), 0)
  return { key: 'helper.shields', parameters: { n }, clause: '3.11.1.3' }
}

/** While one is attacked, the shield needed for each number of triggers. */
export function guarding(view: View): HelperLine[] {
  const attack = attackOf(view)
  if (attack === null) return []
  const { attacker, victims } = attack
  return [
    ...victims.flatMap((victim) => [...needs(attacker, victim), ...cost(view, attacker, victim)]),
    shields(view),
  ]
}

/** Whether the attack can still hit, also with every trigger that may come. */
export function mayHit(view: View): boolean {
  const attack = attackOf(view)
  if (attack === null) return false
  const { attacker, victims } = attack
  const power = number(attacker.values['power'])
  return victims.some(
    ({ values }) =>
      values['safe'] !== true && shieldNeeded(power, number(values['power']), triggersOf(attacker)) > 0,
  )
}
