import { worksIn, zonesOfAbility } from '../game/abilityZones.ts'
import { EffectCell, NONE, Obj } from '../state/columns.ts'
import type { Application, Computed, Instance } from './computed.ts'
import type { AbilityDef } from '../game/effects.ts'
import type { ObjectRow } from '../state/rows.ts'
import type { Game } from '../game/game.ts'
import { GRANTED, addInstance, makeRoom, removeInstance } from './instances.ts'

/** Abilities that effects grant. They are removed and listed again whenever effects are put in order. */

/** Whether an ability is granted to the object by an effect fixed to it. */
export const isGrantedTo = ({ computed }: Game, row: ObjectRow): boolean =>
  computed.grantedTo.length > 0 && computed.grantedTo.includes(row)

/** Forgets which instances are granted, without removing them. */
export function clearGrants(computed: Computed): void {
  computed.granted.length = 0
  computed.grantedZones = 0
  computed.grantedTo.length = 0
}

/** Removes all granted instances. */
export function removeGranted(computed: Computed): void {
  const { granted, instances } = computed
  if (granted.length > 0) computed.moment++
  for (let i = granted.length - 1; i >= 0; i--) {
    const at = granted[i]
    // It may have been removed with its object, and its place been used again by a printed one.
    if (at < instances.length && instances[at].grant !== null) {
      unchain(computed, instances[at].holder, at)
      removeInstance(computed, at)
    }
  }
  clearGrants(computed)
}

/** Takes an instance out of its holder's linked list. */
function unchain({ firstInstance, nextInstance }: Computed, holder: ObjectRow, at: number): void {
  if (firstInstance[holder] === at) {
    firstInstance[holder] = nextInstance[at]
    return
  }
  let before = firstInstance[holder]
  while (nextInstance[before] !== at) before = nextInstance[before]
  nextInstance[before] = nextInstance[at]
}

/** Adds the instances that this part grants, if it is a granting one; `granted` is called with each. */
export function applyGrant(g: Game, app: Application, granted: (instance: number) => void): void {
  const { part } = app
  if (part.kind !== 'grant' || g.book.switches.off[app.clause] === 1) return
  part.abilities(g, app.effect).forEach((id, index) => {
    const ability = g.book.abilities[id]
    if (alreadyInChain(g, app, ability)) return
    if (app.on !== NONE) {
      g.computed.grantedTo.push(app.on)
      grantTo(g, app, app.on, index, ability, granted)
      return
    }
    g.computed.grantedZones |= zonesOfAbility(g, ability)
    for (const zone of g.book.walkedZones)
      if (worksIn(g, ability, zone.id))
        for (const player of zone.shared ? ([0] as const) : ([0, 1] as const))
          for (let row = g.top(zone, player); row !== NONE; row = g.next(row))
            grantTo(g, app, row, index, ability, granted)
  })
}

/** Whether the part comes from a granted chain with this ability: "all units have: all units have …" grants once. */
function alreadyInChain(g: Game, app: Application, ability: AbilityDef): boolean {
  for (let at: Application | null = app; at !== null && at.instance >= 0;) {
    const instance: Instance = g.computed.instances[at.instance]
    if (instance.ability === ability) return true
    at = instance.grant
  }
  return false
}

function grantTo(
  g: Game,
  app: Application,
  holder: ObjectRow,
  index: number,
  ability: AbilityDef,
  granted: (instance: number) => void,
): void {
  if (!worksIn(g, ability, g.zoneDef(g.zoneOf(holder)).id)) return
  const grantedBy =
    app.instance >= 0 ? g.computed.instances[app.instance].key : g.effect(app.effect, EffectCell.id)
  const slot = GRANTED + index
  // Negative, so that it differs from the keys of printed instances.
  const key = -1 - ((mix(mix(g.id(holder), slot), grantedBy) >>> 1) & 0x3fffffff)
  const since = Math.max(g.object(holder, Obj.since), app.timestamp)
  makeRoom(g, holder)
  const at = addInstance(g, { holder, slot, ability, key, grant: app, since })
  g.computed.granted.push(at)
  granted(at)
}

/** Hash of two numbers. */
const mix = (a: number, b: number): number => {
  const h = Math.imul((a ^ Math.imul(b, 0x9e3779b1)) | 0, 0x85ebca6b)
  return h ^ (h >>> 15)
}
