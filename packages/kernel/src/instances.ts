import { E, EFFECT_COLUMNS, NONE, O, type Player, Z, ZONE_COLUMNS } from './columns.ts'
import { application, preparedParts } from './applications.ts'
import { type Application, type Computed, GONE, type Instance, VIRTUAL } from './computed.ts'
import { dormant } from './durations.ts'
import type { AbilityDef, EffectDef } from './effects.ts'
import type { Game } from './game.ts'

/** Lists what could be in force: effects of the table, printed abilities, abilities that others grant. */

/** Slots from here on are granted ones. */
const GRANTED = 32

/** Fills instances, virtual effects and applications (without their order). */
export function list(g: Game): Application[] {
  const { computed } = g
  computed.instances.length = 0
  computed.gone.length = 0
  noInstances(g)
  computed.lookingBack.length = 0
  computed.usable.length = 0
  noListeners(g)
  computed.lookingAtStates.length = 0
  computed.virtualInstance.length = 0
  computed.virtualGone.length = 0
  computed.grantedZones = 0
  computed.grantedTo.length = 0
  const found = listEffects(g)
  if (g.book.printed === null) return found
  for (const zone of g.book.walkedZones)
    for (const player of zone.shared ? ([0] as const) : ([0, 1] as const)) addZone(g, g.zone(zone, player))
  addVirtuals(g, found)
  // A granted ability may itself grant: the list grows while it is walked.
  for (let i = 0; i < found.length; i++) grantAll(g, found[i], found)
  return found
}

/** The same where abilities have been followed and nothing grants any; null if something does now. */
export function listAgain(g: Game): Application[] | null {
  const found = listEffects(g)
  addVirtuals(g, found)
  for (let i = 0; i < found.length; i++) if (found[i].part.kind === 'grant') return null
  return found
}

/** The effects of the table, with nothing from abilities beside them yet. */
function listEffects(g: Game): Application[] {
  const { computed } = g
  computed.losing.length = 0
  computed.cancelling.length = 0
  noValues(computed)
  for (const l of computed.answers) l.length = 0
  for (const l of computed.verdicts) l.length = 0
  const found: Application[] = []
  for (let e = 0, n = g.store.length(g.T.effects); e < n; e++)
    if (g.effect(e, E.alive) === 1 && !dormant(g.effect(e, E.awaits)))
      addEffect(g, e, g.book.effects[g.effect(e, E.def)], -1, found)
  return found
}

/** No effect has its place yet. */
export function noValues({ values, reached }: Computed): void {
  for (let i = 0; i < values.length; i++) values[i].length = 0
  reached.fill(0)
}

function noListeners({ computed, book }: Game): void {
  // A card that is defined in place may bring verbs of its own.
  if (computed.backOn.length < book.verbs.length) computed.backOn = new Int32Array(book.verbs.length)
  else computed.backOn.fill(0)
  while (computed.listening.length < book.verbs.length) computed.listening.push([])
  for (const verb of computed.listenedTo) computed.listening[verb].length = 0
  computed.listenedTo.length = 0
}

function noInstances({ computed, T }: Game): void {
  const rows = T.objects.data.length / T.objects.stride
  if (computed.firstOf.length < rows) computed.firstOf = new Int32Array(rows)
  computed.firstOf.fill(NONE)
  computed.nextOf.length = 0
}

function addZone(g: Game, zone: number): void {
  const bit = zoneBit(g.zoneDef(zone).id)
  for (let row = g.T.zones.data[zone * ZONE_COLUMNS + Z.head]; row !== NONE; row = g.next(row)) {
    const abilities = g.book.printed!(g, row)
    if ((workingZones(g, row, abilities) & bit) !== 0) addPrinted(g, row, abilities)
  }
}

function addPrinted(g: Game, row: number, abilities: readonly number[]): void {
  const zone = g.zoneDef(g.zoneOf(row)).id
  for (let slot = 0; slot < abilities.length; slot++) {
    const ability = g.book.abilities[abilities[slot]]
    if (!worksIn(g, ability, zone)) continue
    const key = g.id(row) * GRANTED + slot
    const since = g.object(row, O.since)
    const at = addInstance(g, { holder: row, slot, ability, key, grant: null, since })
    for (const def of ability.effects) addVirtual(g, def, at, g.computed.instances[at])
  }
}

/** The effects of abilities, by age of the objects: in what order they were listed must not matter. */
function addVirtuals(g: Game, found: Application[]): void {
  const { computed, book } = g
  const { virtual, virtualInstance, virtualOrder } = computed
  virtualOrder.length = 0
  for (let v = 0; v < virtualInstance.length; v++) if (virtualInstance[v] !== NONE) virtualOrder.push(v)
  const key = (v: number): number => virtual[v * EFFECT_COLUMNS + E.id]
  if (virtualOrder.length > 1) virtualOrder.sort((x, y) => key(x) - key(y) || part(x) - part(y))
  for (let i = 0; i < virtualOrder.length; i++) {
    const v = virtualOrder[i]
    addEffect(g, VIRTUAL + v, book.effects[virtual[v * EFFECT_COLUMNS + E.def]], virtualInstance[v], found)
  }

  /** Of several effects of one ability, the number of each among them. */
  function part(v: number): number {
    const { effects } = computed.instances[virtualInstance[v]].ability
    return effects.findIndex(({ id }) => id === virtual[v * EFFECT_COLUMNS + E.def])
  }
}

/** An object is another now: the abilities it had are gone, those printed on it are there. */
export function relist(g: Game, row: number, abilities: readonly number[]): void {
  const { computed } = g
  computed.moment++
  if (row >= computed.firstOf.length) {
    const bigger = new Int32Array(g.T.objects.data.length / g.T.objects.stride).fill(NONE)
    bigger.set(computed.firstOf)
    computed.firstOf = bigger
  }
  for (let i = computed.firstOf[row]; i !== NONE; i = computed.nextOf[i]) removeInstance(computed, i)
  computed.firstOf[row] = NONE
  if (abilities.length > 0) addPrinted(g, row, abilities)
}

function removeInstance(computed: Computed, i: number): void {
  const { ability } = computed.instances[i]
  if (ability.backOn.length > 0) drop(computed.lookingBack, i)
  for (const verb of ability.backOn) computed.backOn[verb]--
  for (const verb of ability.nowOn) drop(computed.listening[verb], i)
  if (ability.states.length > 0) drop(computed.lookingAtStates, i)
  if (ability.activated) drop(computed.usable, i)
  if (ability.effects.length > 0)
    for (let v = 0; v < computed.virtualInstance.length; v++)
      if (computed.virtualInstance[v] === i) {
        computed.virtualInstance[v] = NONE
        computed.virtualGone.push(v)
      }
  computed.instances[i] = GONE
  computed.gone.push(i)
}

/** The last takes its place: whoever needs an order sorts. */
function drop(list: number[], i: number): void {
  const last = list.pop()!
  if (last !== i) list[list.indexOf(i)] = last
}

/** Zones beyond the thirtieth share a bit: what works in one of them is looked for in all. */
export const zoneBit = (zone: number): number => 1 << Math.min(zone, 30)

const EVERYWHERE = -1

/** The bit of the zone where an object is; of one that is in none, those of all. */
export function zoneBitOf({ T }: Game, row: number): number {
  const zone = T.objects.data[row * T.objects.stride + O.zone]
  return zone < 0 ? EVERYWHERE : zoneBit(T.zones.data[zone * ZONE_COLUMNS + Z.def])
}

function zonesOfAbility({ book }: Game, { zones }: AbilityDef): number {
  let mask = 0
  if (zones.length > 0) for (const zone of zones) mask |= zoneBit(zone)
  else for (const { id } of book.abilityZones) mask |= zoneBit(id)
  return mask
}

/** Where one of the abilities printed on the object works; found once as long as they are the same. */
export function workingZones(g: Game, row: number, abilities: readonly number[]): number {
  if (g.computed.printedOn[row] !== abilities) notePrinted(g, row, abilities)
  return g.computed.printedZones[row]
}

/** The same for those of them that have effects. */
export function effectZones(g: Game, row: number, abilities: readonly number[]): number {
  if (g.computed.printedOn[row] !== abilities) notePrinted(g, row, abilities)
  return g.computed.printedEffects[row]
}

/** The characteristics that one of them defines, a bit each. */
export function definedBy(g: Game, row: number, abilities: readonly number[]): number {
  if (g.computed.printedOn[row] !== abilities) notePrinted(g, row, abilities)
  return g.computed.printedDefines[row]
}

function notePrinted(g: Game, row: number, abilities: readonly number[]): void {
  const { printedOn, printedZones, printedEffects, printedDefines } = g.computed
  let zones = 0
  let effects = 0
  let defines = 0
  for (const id of abilities) {
    const ability = g.book.abilities[id]
    const works = zonesOfAbility(g, ability)
    zones |= works
    if (ability.effects.length > 0) effects |= works
    for (const part of ability.defining) defines |= 1 << part.of.id
  }
  while (printedOn.length <= row) {
    printedOn.push(undefined)
    printedZones.push(0)
    printedEffects.push(0)
    printedDefines.push(0)
  }
  printedOn[row] = abilities
  printedZones[row] = zones
  printedEffects[row] = effects
  printedDefines[row] = defines
}

/** Whether an ability works in a zone: where it says, else where the game's abilities do. */
export const worksIn = ({ book }: Game, { zones }: AbilityDef, zone: number): boolean =>
  zones.length === 0 ? book.abilityZones.some(({ id }) => id === zone) : zones.includes(zone)

/** Whether an ability is granted to the object by something that names it. */
export const isGrantedTo = ({ computed }: Game, row: number): boolean =>
  computed.grantedTo.length > 0 && computed.grantedTo.includes(row)

function grantAll(g: Game, app: Application, found: Application[]): void {
  const { part } = app
  if (part.kind !== 'grant' || g.book.switches.off[app.clause] === 1) return
  part.abilities(g, app.effect).forEach((id, index) => {
    const ability = g.book.abilities[id]
    if (alreadyInChain(g, app, ability)) return
    if (app.on !== NONE) {
      g.computed.grantedTo.push(app.on)
      grantTo(g, app, app.on, index, ability, found)
      return
    }
    g.computed.grantedZones |= zonesOfAbility(g, ability)
    for (const zone of g.book.walkedZones)
      for (const player of zone.shared ? ([0] as const) : ([0, 1] as const))
        for (const row of g.rowsIn(g.zone(zone, player))) grantTo(g, app, row, index, ability, found)
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
  found: Application[],
): void {
  if (!worksIn(g, ability, g.zoneDef(g.zoneOf(holder)).id)) return
  const grantedBy = app.instance >= 0 ? g.computed.instances[app.instance].key : g.effect(app.effect, E.id)
  const slot = GRANTED + index
  // Negative, so that no printed one has the same key.
  const key = -1 - ((mix(mix(g.id(holder), slot), grantedBy) >>> 1) & 0x3fffffff)
  const since = Math.max(g.object(holder, O.since), app.stamp)
  addEffectsOf(g, addInstance(g, { holder, slot, ability, key, grant: app, since }), found)
}

const mix = (a: number, b: number): number => {
  const h = Math.imul((a ^ Math.imul(b, 0x9e3779b1)) | 0, 0x85ebca6b)
  return h ^ (h >>> 15)
}

function addInstance({ computed }: Game, instance: Instance): number {
  const { ability, holder } = instance
  const at = computed.gone.pop() ?? computed.instances.length
  computed.instances[at] = instance
  computed.nextOf[at] = computed.firstOf[holder]
  computed.firstOf[holder] = at
  if (ability.backOn.length > 0) computed.lookingBack.push(at)
  for (const verb of ability.backOn) computed.backOn[verb]++
  for (const verb of ability.nowOn)
    if (computed.listening[verb].push(at) === 1) computed.listenedTo.push(verb)
  if (ability.states.length > 0) computed.lookingAtStates.push(at)
  if (ability.activated) computed.usable.push(at)
  return at
}

/** The effects of a granted ability, behind all others. */
function addEffectsOf(g: Game, at: number, found: Application[]): void {
  const instance = g.computed.instances[at]
  for (const def of instance.ability.effects) {
    const effect = addVirtual(g, def, at, instance)
    g.computed.virtualOrder.push(effect - VIRTUAL)
    addEffect(g, effect, def, at, found)
  }
}

function addVirtual(g: Game, def: EffectDef, at: number, instance: Instance): number {
  const { computed } = g
  const v = computed.virtualGone.pop() ?? computed.virtualInstance.length
  computed.virtualInstance[v] = at
  if ((v + 1) * EFFECT_COLUMNS > computed.virtual.length) {
    const bigger = new Int32Array(computed.virtual.length * 2)
    bigger.set(computed.virtual)
    computed.virtual = bigger
  }
  const { virtual } = computed
  const from = v * EFFECT_COLUMNS
  virtual.fill(0, from, from + EFFECT_COLUMNS)
  virtual[from + E.def] = def.id
  virtual[from + E.source] = instance.holder
  virtual[from + E.sourceId] = g.id(instance.holder)
  virtual[from + E.controller] = g.controller(instance.holder) as Player
  virtual[from + E.on] = NONE
  virtual[from + E.since] = instance.since
  virtual[from + E.alive] = 1
  virtual[from + E.id] = instance.key
  return VIRTUAL + v
}

function addEffect(g: Game, effect: number, def: EffectDef, instance: number, found: Application[]): void {
  const { computed } = g
  const layered = preparedParts(g, def)
  for (let i = 0; i < layered.length; i++) found.push(application(g, effect, def, layered[i], instance))
  if (layered.length === def.parts.length) return
  for (const part of def.parts)
    switch (part.kind) {
      case 'value':
      case 'grant':
      case 'lose':
        break
      case 'cancel':
        computed.cancelling.push({ effect, part })
        break
      case 'answer':
        computed.answers[part.query.id].push({ effect, clause: def.clause, part })
        break
      case 'verdict':
        computed.verdicts[part.query.id].push({ effect, clause: def.clause, part })
        break
    }
}
