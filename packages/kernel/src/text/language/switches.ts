import type {
  AbilityKind,
  AmountNodes,
  ChangeNodes,
  ConditionNodes,
  CostNodes,
  FeatureNodes,
  GainNodes,
  QuantityNodes,
  Reference,
  RiderNodes,
  TriggerNodes,
} from '../../tree/tree.ts'
import { BINDS } from '../../tree/binds.ts'
import type { Kinds } from './gameNodes.ts'

/** A table of every kind of a family; the compiler rejects it when a kind is missing. */
type Every<K extends PropertyKey> = Readonly<Record<K, true>>

const features: Every<Kinds<FeatureNodes>> = {
  noun: true,
  owner: true,
  zone: true,
  type: true,
  class: true,
  name: true,
  'name-contains': true,
  'same-name': true,
  number: true,
  state: true,
  position: true,
  keyword: true,
  other: true,
  except: true,
  any: true,
  happened: true,
  battle: true,
  superlative: true,
  distinct: true,
}
const conditions: Every<Kinds<ConditionNodes>> = {
  and: true,
  or: true,
  exists: true,
  count: true,
  value: true,
  is: true,
  'did-so': true,
  did: true,
  history: true,
  time: true,
}
const amounts: Every<Kinds<AmountNodes>> = {
  variable: true,
  count: true,
  value: true,
  total: true,
  done: true,
}
const quantities: Every<Kinds<QuantityNodes>> = {
  exactly: true,
  'up-to': true,
  'at-least': true,
  any: true,
  all: true,
  same: true,
  corrected: true,
}
const triggers: Every<Kinds<TriggerNodes>> = { event: true, moment: true, state: true }
const changes: Every<Kinds<ChangeNodes>> = { add: true, 'add-instead': true, set: true, swap: true }
const gains: Every<Kinds<GainNodes>> = { ability: true, keyword: true, class: true, name: true }
const costs: Every<Kinds<CostNodes>> = { do: true, pay: true }
const riders: Every<Kinds<RiderNodes>> = {
  limit: true,
  'only-if': true,
  'only-during': true,
  'used-up': true,
  except: true,
}
const references: Every<Reference['to']> = {
  self: true,
  it: true,
  those: true,
  chosen: true,
  seen: true,
  rest: true,
  elided: true,
  result: true,
}
const abilities: Every<AbilityKind> = {
  activated: true,
  triggered: true,
  continuous: true,
  characteristic: true,
  replacement: true,
  restriction: true,
  deck: true,
  instruction: true,
  keywords: true,
}

const FAMILIES = {
  node: BINDS,
  feature: features,
  condition: conditions,
  amount: amounts,
  quantity: quantities,
  trigger: triggers,
  change: changes,
  gain: gains,
  cost: costs,
  rider: riders,
  reference: references,
  ability: abilities,
} as const
/** A family of node kinds. */
export type Family = keyof typeof FAMILIES

/**
 * A switch and a use counter for every kind of node ("node.draw", "feature.owner"), as there is one for every clause.
 * Ablation tests switch one off and expect a test to fail. Switched off, a step does nothing, a feature excludes
 * nothing, a condition holds, a trigger never triggers, a number is 0.
 */
export class NodeSwitches {
  readonly names: string[] = []
  private readonly numbers = new Map<string, number>()
  off = new Uint8Array(256)
  fired = new Uint32Array(256)

  constructor() {
    for (const [family, kinds] of Object.entries(FAMILIES))
      for (const kind of Object.keys(kinds)) this.number(family as Family, kind)
  }

  /** Number of a kind; a kind of a game's own gets its switch when it is first asked for. */
  number(family: Family, kind: string): number {
    const name = `${family}.${kind}`
    const known = this.numbers.get(name)
    if (known !== undefined) return known
    const n = this.names.push(name) - 1
    this.numbers.set(name, n)
    if (n < this.off.length) return n
    const off = new Uint8Array(n * 2)
    off.set(this.off)
    this.off = off
    const fired = new Uint32Array(n * 2)
    fired.set(this.fired)
    this.fired = fired
    return n
  }

  /** Whether the kind is switched on; if so, counts one use. */
  on(n: number): boolean {
    if (this.off[n] === 1) return false
    this.fired[n]++
    return true
  }
}
