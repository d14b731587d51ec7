import { EffectCell } from '../state/columns.ts'
import { type Application, END, READS_ABILITIES } from './computed.ts'
import type { EffectDef, LayeredPart } from '../game/effects.ts'
import type { EffectRow } from '../state/rows.ts'
import type { Game } from '../game/game.ts'
import { zoneBit } from '../game/abilityZones.ts'

/** Makes applications: parts of effects with everything that decides their order except dependency. */

/** A part with what is the same for every effect of its definition; computed once for each game. */
export interface PreparedPart {
  readonly part: LayeredPart
  /** Another part of its effect is in another layer. */
  readonly spans: boolean
  /** The lowest layer among the parts of its effect. */
  readonly firstLayer: number
  /** Masks, as in `Application`. */
  readonly reads: number
  readonly zones: number
}

/** The layered parts of an effect definition. */
export function preparedParts(g: Game, def: EffectDef): readonly PreparedPart[] {
  const { prepared } = g.computed
  const known = prepared[def.id]
  if (known !== undefined) return known
  const layered = def.parts.filter((part): part is LayeredPart => 'layer' in part)
  const layers = layered.map(({ layer }) => layer)
  const made = layered.map((part) => ({
    part,
    spans: layers.some((layer) => layer !== part.layer),
    firstLayer: Math.min(...layers),
    reads: readsMask(part),
    zones: zonesOfPart(part),
  }))
  prepared[def.id] = made
  return made
}

/** The application of one part of an effect; `instance`: the ability instance it comes from, or -1. */
export function application(
  g: Game,
  effect: EffectRow,
  def: EffectDef,
  { part, spans, firstLayer, reads, zones }: PreparedPart,
  instance: number,
): Application {
  const { computed, book } = g
  const from = instance >= 0 ? computed.instances[instance] : null
  const own = from !== null && part.own === true
  // Each part is applied in its own layer; with that clause switched off, all in the first.
  const layer = !spans || book.spanning === null || book.switches.on(book.spanning) ? part.layer : firstLayer
  return {
    effect,
    part,
    clause: def.clause,
    abilityClause: from === null ? -1 : from.ability.clause,
    on: own ? from.holder : g.effect(effect, EffectCell.on),
    onId: own ? g.id(from.holder) : g.effect(effect, EffectCell.onId),
    instance,
    group: group(g, effect, part, layer),
    timestamp: timestampOf(g, effect),
    reads,
    zones,
    position: END,
    certain: false,
    active: 0,
  }
}

/**
 * Sort key: layer first, then the game's ranks in the order they were declared. A layer that is switched off is merged
 * with the one before it, the first layer with the one after it.
 */
function group(g: Game, effect: EffectRow, part: LayeredPart, from: number): number {
  const { layers, ranks, switches } = g.book
  let layer = from
  while (layer > 0 && layers[layer] !== undefined && !switches.on(layers[layer].clause)) layer--
  if (from === 0 && layers.length > 1 && !switches.on(layers[0].clause)) layer = 1
  let n = layer
  for (const rank of ranks) n = n * 16 + (switches.on(rank.clause) ? rank.of(g, effect, part) & 15 : 0)
  return n
}

/** When an effect began: as the game's `timestamp` says, else the time it came into being. */
export function timestampOf(g: Game, effect: EffectRow): number {
  const own = g.book.timestamps
  return own !== null && g.book.switches.on(own.clause)
    ? own.of(g, effect)
    : g.effect(effect, EffectCell.since)
}

const EVERYWHERE = -1

/** Mask of the zones where a part applies to anything. */
function zonesOfPart({ zones }: LayeredPart): number {
  if (zones === undefined) return EVERYWHERE
  let mask = 0
  for (const { id } of zones()) mask |= zoneBit(id)
  return mask
}

/** Mask of what a part reads. */
function readsMask({ reads = [] }: LayeredPart): number {
  let mask = 0
  for (const r of reads) mask |= r === 'abilities' ? READS_ABILITIES : 1 << r.id
  return mask
}
