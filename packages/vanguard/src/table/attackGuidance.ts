import type { ObjectView, View } from '@fudaba/kernel'
import { type HelperLine, helperLine, numberIn } from '@fudaba/kernel/rules'
import { nameOf, units } from './guardGuidance.ts'

/** Power against power, before an attack is made: everything from the view. */

const powerOf = ({ values }: ObjectView): number => numberIn(values['power'])
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
  const parameters = { card: nameOf(target), power, own, boosted }
  return helperLine(`helper.attack.${key}`, '7.6.1.2', parameters, key === 'hits')
}

/** Which unit attacks: each with its power, against the vanguard of the opponent. Once it is asked, only who may. */
export function attackers(view: View): HelperLine[] {
  const target = units(view).find(
    ({ controller, values }) => controller !== view.viewer && values['vanguard'] === true,
  )
  const asked = view.decision?.message.key === 'battle.attacker' ? view.decision.candidates : null
  const own = units(view).filter(
    ({ id, controller, cell, turned }) =>
      controller === view.viewer &&
      !turned &&
      cell?.startsWith('front-') === true &&
      (asked === null || asked.some((candidate) => candidate.id === id)),
  )
  const lines = own.map((unit): HelperLine => {
    const booster = boosterOf(view, unit)
    return helperLine(booster === undefined ? 'helper.attacker' : 'helper.attacker.boosted', '7.1.1', {
      card: nameOf(unit),
      power: powerOf(unit),
      boosted: powerOf(unit) + (booster === undefined ? 0 : powerOf(booster)),
    })
  })
  if (target === undefined) return lines
  const vanguard = helperLine('helper.attack.vanguard', '7.6.1.2', {
    card: nameOf(target),
    own: powerOf(target),
  })
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
  return [helperLine('helper.boost', '7.3.1.6', parameters)]
}
