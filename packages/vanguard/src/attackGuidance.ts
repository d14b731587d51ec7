import type { HelperLine, ObjectView, View } from '@fudaba/kernel'
import { nameOf, number, units } from './guardGuidance.ts'

/** Power against power, before an attack is made: everything from the view. */

const powerOf = ({ values }: ObjectView): number => number(values['power'])
const findUnit = (view: View, id: string | null): ObjectView | undefined =>
  units(view).find((unit) => unit.id === id)

/** Who could boost it (7.3.1.6): the standing unit behind it, if it has the icon. */
function boosterOf(view: View, attacker: ObjectView): ObjectView | undefined {
  const behind = attacker.cell?.replace('front-', 'back-')
  return units(view).find(
    ({ cell, controller, turned, values }) =>
      cell === behind &&
      controller === attacker.controller &&
      cell !== attacker.cell &&
      !turned &&
      values['skill'] === 'boost',
  )
}

/** An attack hits what has no more power (7.6.1.2); a boost may still make up for it. */
function against(view: View, attacker: ObjectView, target: ObjectView): HelperLine {
  const [power, own] = [powerOf(attacker), powerOf(target)]
  const booster = boosterOf(view, attacker)
  const boosted = power + (booster === undefined ? 0 : powerOf(booster))
  const key = power >= own ? 'hits' : boosted >= own ? 'boosted' : 'weak'
  return {
    key: `helper.attack.${key}`,
    parameters: { card: nameOf(target), power, own, boosted },
    clause: '7.6.1.2',
    ...(key === 'hits' ? { strong: true } : {}),
  }
}

/** Which unit attacks: each with its power, against the vanguard of the opponent. */
export function attackers(view: View): HelperLine[] {
  const target = units(view).find(
    ({ controller, values }) => controller !== view.viewer && values['vanguard'] === true,
  )
  const own = units(view).filter(
    ({ controller, cell, turned }) =>
      controller === view.viewer && !turned && cell?.startsWith('front-') === true,
  )
  const lines = own.map((unit): HelperLine => {
    const booster = boosterOf(view, unit)
    return {
      key: booster === undefined ? 'helper.attacker' : 'helper.attacker.boosted',
      parameters: {
        card: nameOf(unit),
        power: powerOf(unit),
        boosted: powerOf(unit) + (booster === undefined ? 0 : powerOf(booster)),
      },
      clause: '7.1.1',
    }
  })
  if (target === undefined) return lines
  const vanguard = {
    key: 'helper.attack.vanguard',
    parameters: { card: nameOf(target), own: powerOf(target) },
    clause: '7.6.1.2',
  }
  return [vanguard, ...lines]
}

/** What may be attacked: power against power for each. */
export function targets(view: View): HelperLine[] {
  const { decision } = view
  const attacker = findUnit(view, decision?.source ?? null)
  if (decision === null || attacker === undefined) return []
  return decision.candidates.flatMap(({ id }) => {
    const target = findUnit(view, id)
    return target === undefined ? [] : [against(view, attacker, target)]
  })
}

/** What a boost makes of the attack that is on. */
export function boost(view: View): HelperLine[] {
  const { decision, relations } = view
  const link = relations.find(({ relation }) => relation === 'attacking')
  const attacker = findUnit(view, link?.from ?? null)
  const target = findUnit(view, link?.to ?? null)
  const booster = findUnit(view, decision?.candidates[0]?.id ?? null)
  if (attacker === undefined || target === undefined || booster === undefined) return []
  const power = powerOf(attacker)
  const parameters = { card: nameOf(target), power, boosted: power + powerOf(booster), own: powerOf(target) }
  return [{ key: 'helper.boost', parameters, clause: '7.3.1.6' }]
}
