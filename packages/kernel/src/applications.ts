import { E } from './columns.ts'
import { type Application, END, READS_ABILITIES } from './computed.ts'
import type { EffectDef, LayeredPart } from './effects.ts'
import type { Game } from './game.ts'
import { zoneBit } from './abilityZones.ts'

/** One part of one effect, with all that decides its place among the others but dependency. */

/** What is the same for every effect of a definition, found once for each game. */
export interface PreparedPart {
  readonly part: LayeredPart
  /** Layers of the other parts of its effect differ from its own; then the first of them. */
  readonly spans: boolean
  readonly first: number
  readonly reads: number
  readonly zones: number
}

export function preparedParts(g: Game, def: EffectDef): readonly PreparedPart[] {
  const { prepared } = g.computed
  const known = prepared[def.id]
  if (known !== undefined) return known
  const layered = def.parts.filter((part): part is LayeredPart => 'layer' in part)
  const layers = layered.map(({ layer }) => layer)
  const made = layered.map((part) => ({
    part,
    spans: layers.some((layer) => layer !== part.layer),
    first: Math.min(...layers),
    reads: readsMask(part),
    zones: zonesOfPart(part),
  }))
  prepared[def.id] = made
  return made
}

export function application(
  g: Game,
  effect: number,
  def: EffectDef,
  { part, spans, first, reads, zones }: PreparedPart,
  instance: number,
): Application {
  const { computed, book } = g
  const from = instance >= 0 ? computed.instances[instance] : null
  const own = from !== null && part.own === true
  // Each part of an effect has its own place. Without that clause, all of them the first.
  const layer = !spans || book.spanning === null || book.switches.on(book.spanning) ? part.layer : first
  return {
    effect,
    part,
    clause: def.clause,
    through: from === null ? -1 : from.ability.clause,
    on: own ? from.holder : g.effect(effect, E.on),
    onId: own ? g.id(from.holder) : g.effect(effect, E.onId),
    instance,
    group: group(g, effect, part, layer),
    stamp: stamp(g, effect),
    reads,
    zones,
    position: END,
    sure: false,
    active: 0,
  }
}

/**
 * Layer first, then the game's ranks in the order they were declared; a switched-off border is not there: the layer
 * is one with that before it, the first with that after it.
 */
function group(g: Game, effect: number, part: LayeredPart, from: number): number {
  const { layers, ranks, switches } = g.book
  let layer = from
  while (layer > 0 && layers[layer] !== undefined && !switches.on(layers[layer].clause)) layer--
  if (from === 0 && layers.length > 1 && !switches.on(layers[0].clause)) layer = 1
  let n = layer
  for (const rank of ranks) n = n * 16 + (switches.on(rank.clause) ? rank.of(g, effect, part) & 15 : 0)
  return n
}

/** When an effect began, in the game's reckoning. */
export function stamp(g: Game, effect: number): number {
  const own = g.book.timestamps
  return own !== null && g.book.switches.on(own.clause) ? own.of(g, effect) : g.effect(effect, E.since)
}

const EVERYWHERE = -1

/** Where it applies to anything. */
function zonesOfPart({ zones }: LayeredPart): number {
  if (zones === undefined) return EVERYWHERE
  let mask = 0
  for (const { id } of zones()) mask |= zoneBit(id)
  return mask
}

function readsMask({ reads = [] }: LayeredPart): number {
  let mask = 0
  for (const r of reads) mask |= r === 'abilities' ? READS_ABILITIES : 1 << r.id
  return mask
}
