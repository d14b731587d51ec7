import { type Candidate, type Decision, playerName } from '../answers/decision.ts'
import type { Offer } from '../answers/offer.ts'
import type { Game } from '../game/game.ts'
import { Frame, NONE, Clock } from '../state/columns.ts'
import { cancellable } from './loop.ts'
import type { ObjectRow } from '../state/rows.ts'

/** Public name of an object: its id is new with each incarnation, so one that was hidden can't be recognised again. */
export const publicId = (g: Game, row: ObjectRow): string => `o${g.id(row)}`

/** The decision the game waits for, or null when it is over. */
export function decision(g: Game): Decision | null {
  if (g.over) return null
  const { offer } = g
  const frame = g.frame
  const { data } = g.tables.frames
  const procedure = g.book.procedures[data[frame + Frame.procedure]]
  const step = procedure.steps[data[frame + Frame.step]]
  const own = offer.isUnder ? [offer.clause] : [step.clause, offer.clause]
  const chain = [...g.chains.list(g.chains.ofCallers(g)), ...own].filter((c) => c !== NONE)
  return {
    id: g.clock(Clock.decisions) + 1,
    player: playerName(offer.player),
    shape: offer.shape,
    clauses: chain.map((c) => g.book.switches.names[c]),
    source: offer.source === NONE ? null : publicId(g, offer.source),
    message: { key: offer.message, parameters: offer.parameters },
    candidates: candidates(g, offer),
    bins: offer.bins.map((b) => ({
      id: offer.binsAre === 'object' ? publicId(g, b.value) : String(b.value),
      min: b.min,
      max: b.max,
      ordered: b.ordered,
    })),
    min: offer.min,
    max: offer.max,
    ordered: offer.ordered,
    total: offer.total,
    unit: offer.unit,
    pass: offer.pass,
    constraint: offer.constraint,
    cancellable: cancellable(g),
    autoKey: `${procedure.name}/${step.label}/${offer.message}`,
  }
}

function candidates(g: Game, offer: Offer): Candidate[] {
  return offer.items.map((value, i) => {
    switch (offer.of) {
      case 'object':
        return { id: publicId(g, value), kind: 'object' }
      case 'player':
        return { id: playerName(value), kind: 'player' }
      case 'option':
      case 'name':
        return { id: offer.keys[i], kind: offer.of, name: offer.keys[i] }
      case 'action': {
        const { name } = g.book.actions[value]
        const source = offer.sources[i]
        if (source === NONE) return { id: name, kind: 'action', name }
        return { id: `${name}@${publicId(g, source)}`, kind: 'action', name, source: publicId(g, source) }
      }
      case 'number':
        return { id: String(value), kind: 'number' }
      case 'card':
        return { id: `c${value}`, kind: 'card' }
    }
  })
}
