import { worksIn, zonesOfAbility } from './abilityZones.ts'
import { E, NONE, O } from './columns.ts'
import type { Application, Computed, Instance } from './computed.ts'
import type { AbilityDef } from './effects.ts'
import type { Game } from './game.ts'
import { GRANTED, addInstance, makeRoom, removeInstance } from './instances.ts'

/** Abilities that effects grant. They are listed anew whenever effects are put in order. */

/** Whether an ability is granted to the object by something that names it. */
export const isGrantedTo = ({ computed }: Game, row: number): boolean =>
  computed.grantedTo.length > 0 && computed.grantedTo.includes(row)

export function noGrants(computed: Computed): void {
  computed.granted.length = 0
  computed.grantedZones = 0
  computed.grantedTo.length = 0
}

export function removeGranted(computed: Computed): void {
  const { granted, instances } = computed
  if (granted.length > 0) computed.moment++
  for (let i = granted.length - 1; i >= 0; i--) {
    const at = granted[i]
    // Its object may have become another since, and another one have come to its place.
    if (at < instances.length && instances[at].grant !== null) {
      unchain(computed, instances[at].holder, at)
      removeInstance(computed, at)
    }
  }
  noGrants(computed)
}

function unchain({ firstOf, nextOf }: Computed, holder: number, at: number): void {
  if (firstOf[holder] === at) {
    firstOf[holder] = nextOf[at]
    return
  }
  let before = firstOf[holder]
  while (nextOf[before] !== at) before = nextOf[before]
  nextOf[before] = nextOf[at]
}

/** Grants what this part grants, if it does; `granted` is told of each instance. */
export function grantAll(g: Game, app: Application, granted: (instance: number) => void): void {
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

/** "All units have: all units have …" grants once, not without end. */
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
  holder: number,
  index: number,
  ability: AbilityDef,
  granted: (instance: number) => void,
): void {
  if (!worksIn(g, ability, g.zoneDef(g.zoneOf(holder)).id)) return
  const grantedBy = app.instance >= 0 ? g.computed.instances[app.instance].key : g.effect(app.effect, E.id)
  const slot = GRANTED + index
  // Negative, so that no printed one has the same key.
  const key = -1 - ((mix(mix(g.id(holder), slot), grantedBy) >>> 1) & 0x3fffffff)
  const since = Math.max(g.object(holder, O.since), app.stamp)
  makeRoom(g, holder)
  const at = addInstance(g, { holder, slot, ability, key, grant: app, since })
  g.computed.granted.push(at)
  granted(at)
}

const mix = (a: number, b: number): number => {
  const h = Math.imul((a ^ Math.imul(b, 0x9e3779b1)) | 0, 0x85ebca6b)
  return h ^ (h >>> 15)
}
