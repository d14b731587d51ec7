import { baseOf, definedOn } from './base.ts'
import { NONE } from './columns.ts'
import { type Application, type Computed, END, PRINTED, READS_ABILITIES, VIRTUAL } from './computed.ts'
import type { Characteristic, ValuePart } from './effects.ts'
import type { Game } from './game.ts'
import { followObjects } from './holders.ts'
import { zoneBitOf } from './abilityZones.ts'
import { arrange, rearrange } from './layers.ts'
import { negated } from './negation.ts'
import { keepSteady } from './steady.ts'

/**
 * Computed characteristics: a pure function of the state, never written back. A value is found when it is asked
 * for: the base, then every effect of its characteristic in order. An effect that looks at other objects sees
 * them as they are at its own place in the order, so all objects pass through the layers together.
 */
export function computedValue(g: Game, of: Characteristic, row: number): number {
  const { computed } = g
  if (computed.version !== g.store.version) refresh(g)
  computed.touched = true
  if (computed.at !== END) return valueInside(g, of, row)
  const cell = row * computed.values.length + of.id
  // A stamp out of bounds is neither of the two; nothing is stamped while effects are being put in order.
  const stamp = computed.stamps[cell]
  if ((stamp === computed.epoch || stamp === computed.steady.epochs[of.id]) && !computed.arranging)
    return computed.final[cell]
  return valueAtEnd(g, of, row)
}

function valueAtEnd(g: Game, of: Characteristic, row: number): number {
  const { computed } = g
  const isItself = isDefined(g, of, row)
  const isReached = (computed.reached[of.id] & zoneBitOf(g, row)) !== 0
  // What is not printed may change with cells that no value follows.
  if (!isReached && !isItself && of.printed === false) return baseOf(g, of, row)
  const cell = row * computed.values.length + of.id
  // While effects are being put in order, no value is final; it holds until the next one is placed.
  if (cell >= computed.valuesRoom) grow(g)
  if (computed.arranging) return valueBefore(g, of, row, cell, END)
  const { steady } = computed
  const keeps = (steady.values & ~steady.apart[row] & (1 << of.id)) !== 0 && !isItself
  const epoch = keeps ? steady.epochs[of.id] : computed.epoch
  if (computed.stamps[cell] === epoch) return computed.final[cell]
  const value = isReached || isItself ? fold(g, of, row, END) : baseOf(g, of, row)
  computed.final[cell] = value
  computed.stamps[cell] = epoch
  return value
}

/** As it is before this place in the order; known until another effect is placed. */
function valueBefore(g: Game, of: Characteristic, row: number, cell: number, place: number): number {
  const { computed } = g
  if (computed.partialStamps[cell] === computed.partialEpoch && computed.partialFrom[cell] === place)
    return computed.partial[cell]
  const value = fold(g, of, row, place)
  computed.partial[cell] = value
  computed.partialFrom[cell] = place
  computed.partialStamps[cell] = computed.partialEpoch
  return value
}

/** What is known in the middle of the order is so no longer. */
export function forgetPartial(computed: Computed): void {
  if (computed.partialEpoch++ < 2_000_000_000) return
  computed.partialStamps.fill(0)
  computed.partialEpoch = 1
}

function grow(g: Game): void {
  const { computed } = g
  const { objects } = g.T
  const size = objects.rowRoom * Math.max(1, computed.values.length)
  computed.valuesRoom = size
  computed.final = new Int32Array(size)
  computed.stamps = new Int32Array(size)
  computed.partial = new Int32Array(size)
  computed.partialFrom = new Int32Array(size)
  computed.partialStamps = new Int32Array(size)
}

/** Makes what is derived fit the state. Free when nothing was written; the order is kept where it can be. */
export function refresh(g: Game): void {
  const { computed, store } = g
  if (computed.version === store.version || computed.at !== END) return
  computed.version = store.version
  if (computed.epoch++ > 2_000_000_000) {
    computed.stamps.fill(0)
    computed.epoch = 1
  }
  if (computed.moment++ > 2_000_000_000) {
    computed.existsAt.fill(0)
    computed.moment = 1
  }
  forgetPartial(computed)
  const { effects } = g.T
  const same = followObjects(g) && computed.effectsVersion === effects.version
  if (same && (keepSteady(g) || !computed.fragile)) return
  computed.effectsVersion = effects.version
  computed.at = 0
  computed.reads = -1
  computed.arranging = true
  if (same && !computed.relists) rearrange(g)
  else arrange(g)
  computed.arranging = false
  computed.at = END
}

/** Makes the list of ability instances fit the state; where effects stand in their order may be out of date. */
export function refreshInstances(g: Game): void {
  const { computed, store } = g
  if (computed.version === store.version || computed.at !== END) return
  if (!computed.relists && computed.effectsVersion === g.T.effects.version && followObjects(g)) return
  refresh(g)
}

/** The same of the lists of what could be in force: enough to see that no effect says anything about a question. */
export function refreshListed(g: Game): void {
  refreshInstances(g)
  if (g.computed.effectsVersion !== g.T.effects.version) refresh(g)
}

/** Asked by an effect, while values are being found: as they are at its place. */
function valueInside(g: Game, of: Characteristic, row: number): number {
  const { computed } = g
  if (computed.at === PRINTED) return baseOf(g, of, row)
  if ((computed.reads & (1 << of.id)) === 0)
    throw new Error(`an effect looks at ${of.name} without saying so in its reads`)
  const { at } = computed
  const apps = computed.values[of.id]
  // Nothing that changes it comes later: it is what it will be in the end.
  if (apps.length === 0 || apps[apps.length - 1].position < at) return valueAtEnd(g, of, row)
  let place = 0
  while (apps[place].position < at) place++
  const cell = row * computed.values.length + of.id
  if (cell >= computed.valuesRoom) grow(g)
  return valueBefore(g, of, row, cell, apps[place].position)
}

function fold(g: Game, of: Characteristic, row: number, end: number): number {
  const { computed } = g
  const { at, reads } = computed
  let value = defined(g, of, row)
  const apps = computed.values[of.id]
  const zone = apps.length > 0 ? zoneBitOf(g, row) : 0
  for (let i = 0; i < apps.length; i++) {
    const app = apps[i]
    const { on, effect, position } = app
    if (position >= end) break
    if ((on !== NONE && on !== row) || (app.zones & zone) === 0) continue
    const part = app.part as ValuePart
    computed.at = position
    computed.reads = app.reads
    if (on !== NONE && !g.same(row, app.onId)) continue
    if (part.affects === undefined ? on === NONE : !part.affects(g, effect, row)) continue
    if (!app.sure && !inForce(g, effect, row)) continue
    if (carriedOut(g, app)) value = part.modify(g, effect, row, value)
  }
  computed.at = at
  computed.reads = reads
  return value
}

/** By its own clause, and by that of the ability it comes from. */
const carriedOut = ({ book }: Game, { clause, through }: Application): boolean =>
  book.switches.on(clause) && (through < 0 || book.switches.on(through))

function reaches(g: Game, app: Application, row: number): boolean {
  if (app.on !== NONE && (app.on !== row || !g.same(row, app.onId))) return false
  if ((app.zones & zoneBitOf(g, row)) === 0) return false
  return app.part.affects === undefined ? app.on !== NONE : app.part.affects(g, app.effect, row)
}

/** The base with what the object's own characteristic-defining abilities make of it, in whatever zone it is. */
function defined(g: Game, of: Characteristic, row: number): number {
  const { book, computed } = g
  let value = baseOf(g, of, row)
  if (!isDefined(g, of, row)) return value
  for (const id of book.printed!(g, row)) {
    const ability = book.abilities[id]
    for (const part of ability.defining) {
      if (part.of !== of || !book.switches.on(ability.clause)) continue
      if (ability.active !== undefined && !ability.active(g, row)) continue
      // Two that are defined by each other would never end: they see printed values only.
      computed.at = PRINTED
      value = part.modify(g, NONE, row, value)
    }
  }
  return value
}

/** Whether an ability of its own says what it is. */
const isDefined = (g: Game, { id }: Characteristic, row: number): boolean =>
  g.book.defines[id] && (definedOn(g, row) & (1 << id)) !== 0

/** Whether this part is applied to the object, at its own place in the order. */
export function applies(g: Game, app: Application, row: number): boolean {
  return appliesAt(g, app, row, app.position)
}

function appliesAt(g: Game, app: Application, row: number, place: number): boolean {
  const { computed } = g
  const { at, reads } = computed
  computed.at = place
  computed.reads = app.reads
  const yes = reaches(g, app, row) && inForce(g, app.effect, row)
  computed.at = at
  computed.reads = reads
  return yes
}

/** Whether an effect is in force for this object: its ability is there, and nothing negates it. */
export function inForce(g: Game, effect: number, row: number): boolean {
  const { computed } = g
  if (effect >= VIRTUAL && !abilityExists(g, computed.virtualInstance[effect - VIRTUAL])) return false
  return computed.cancelling.length === 0 || !negated(g, effect, row)
}

/** Whether the holder has this ability at the place values are now read from, and it is active. */
export function abilityExists(g: Game, instance: number): boolean {
  const { computed, book } = g
  const { at } = computed
  if (book.switches.off[computed.instances[instance].ability.clause] === 1) return false
  const cell = instance * 2 + (at === END ? 0 : 1)
  if (cell >= computed.existsRoom) growInstances(computed, cell)
  if (computed.existsAt[cell] === computed.moment && computed.existsFrom[cell] === at) {
    if ((computed.exists[cell] & TOUCHED) !== 0) computed.touched = true
    return (computed.exists[cell] & EXISTS) !== 0
  }
  const { touched } = computed
  computed.touched = false
  const exists = isThere(g, instance)
  computed.existsAt[cell] = computed.moment
  computed.existsFrom[cell] = at
  computed.exists[cell] = (exists ? EXISTS : 0) | (computed.touched ? TOUCHED : 0)
  if (touched) computed.touched = true
  return exists
}

/** Bits of what is known of an instance: it is there; a value was asked for to find out. */
const EXISTS = 1
const TOUCHED = 2

function growInstances(computed: Computed, cell: number): void {
  computed.existsRoom = cell * 2
  computed.existsAt = new Int32Array(cell * 2)
  computed.existsFrom = new Int32Array(cell * 2)
  computed.exists = new Uint8Array(cell * 2)
}

function isThere(g: Game, instance: number): boolean {
  const { computed, book } = g
  const { at, reads } = computed
  const { holder, ability, grant } = computed.instances[instance]
  if (grant !== null)
    if (grant.position >= at || !applies(g, grant, holder) || !carriedOut(g, grant)) return false
  for (const loss of computed.losing) {
    if (loss.position >= at) break
    if (grant !== null && loss.position < grant.position) continue
    if (loss.part.kind !== 'lose' || !applies(g, loss, holder)) continue
    computed.at = loss.position
    computed.reads = loss.reads
    const lost = loss.part.loses(g, loss.effect, holder, ability.id) && book.switches.on(loss.clause)
    computed.at = at
    computed.reads = reads
    if (lost) return false
  }
  return ability.active === undefined || ability.active(g, holder)
}

/** An effect that does not apply does this. */
const NO_OUTCOME = NaN

/** What `b` would do to the object if it stood at `place`, as a number to compare; `start`: where its group begins. */
export function outcome(g: Game, b: Application, row: number, place: number, start: number): number {
  if (!appliesAt(g, b, row, place)) return NO_OUTCOME
  const { computed } = g
  const { at, reads } = computed
  const { part } = b
  const value = part.kind === 'value' ? fold(g, part.of, row, start) : 0
  computed.at = place
  computed.reads = b.reads
  let result = 0
  switch (part.kind) {
    case 'value':
      result = part.modify(g, b.effect, row, value)
      break
    case 'grant':
      for (const id of part.abilities(g, b.effect)) result = (Math.imul(result, 31) + id + 1) | 0
      break
    case 'lose':
      for (const { id } of g.book.abilities)
        result = (Math.imul(result, 31) + (part.loses(g, b.effect, row, id) ? id + 1 : 0)) | 0
      break
  }
  computed.at = at
  computed.reads = reads
  return result
}

/** The abilities an object has now: one entry for each instance in force. */
export function abilitiesOf(g: Game, row: number): number[] {
  refresh(g)
  const { computed } = g
  if (computed.at !== END && (computed.reads & READS_ABILITIES) === 0)
    throw new Error('an effect looks at abilities without saying so in its reads')
  const out: number[] = []
  for (let i = firstInstance(computed, row); i !== NONE; i = computed.nextOf[i])
    if (abilityExists(g, i)) out.push(computed.instances[i].ability.id)
  // The chain runs from the last to the first.
  return out.reverse()
}

const firstInstance = ({ firstOf, firstRoom }: Computed, row: number): number =>
  row < firstRoom ? firstOf[row] : NONE

export function hasAbility(g: Game, row: number, ability: number): boolean {
  refresh(g)
  const { computed } = g
  if (computed.at !== END && (computed.reads & READS_ABILITIES) === 0)
    throw new Error('an effect looks at abilities without saying so in its reads')
  for (let i = firstInstance(computed, row); i !== NONE; i = computed.nextOf[i])
    if (computed.instances[i].ability.id === ability && abilityExists(g, i)) return true
  return false
}

/** Whether an ability is on the object at all, in force or not. */
export function isListed(g: Game, row: number, ability: number): boolean {
  refresh(g)
  const { computed } = g
  for (let i = firstInstance(computed, row); i !== NONE; i = computed.nextOf[i])
    if (computed.instances[i].ability.id === ability) return true
  return false
}

/** Whether a set-valued characteristic of the object has this word. */
export const hasWord = (g: Game, of: Characteristic, row: number, word: number): boolean =>
  of.words!.has(computedValue(g, of, row), word)
