import type { Player } from './columns.ts'
import { F, NONE, S } from './columns.ts'
import { KernelError } from './errors.ts'
import type { Game } from './game.ts'
import type { Constraint } from './constraints.ts'
import { explainIllegal } from './legal.ts'
import type { MessageParameters, Offer, Shape } from './offer.ts'
import { cancellable } from './run.ts'

/** The decision as everyone outside the kernel sees it: ids, words and clauses, no rows. */
export interface Decision {
  /** Number of the decision in this game, forced ones counted. */
  readonly id: number
  readonly player: PlayerName
  readonly shape: Shape
  /** Clauses from the outermost procedure to the one that asks. */
  readonly clauses: readonly string[]
  /** Public id of the object the question is about. */
  readonly source: string | null
  readonly message: { readonly key: string; readonly parameters: MessageParameters }
  readonly candidates: readonly Candidate[]
  readonly bins: readonly DecisionBin[]
  readonly min: number
  readonly max: number
  readonly ordered: boolean
  /** `distribute`: what is given out, in steps of `unit`. */
  readonly total: number
  readonly unit: number
  readonly pass: boolean
  readonly constraint: Constraint | null
  readonly cancellable: boolean
  /** Equal for decisions that a player may want to answer alike for good. */
  readonly autoKey: string
}

export interface Candidate {
  readonly id: string
  readonly kind: Offer['of']
  /** `act`: the action's name; `option`, `name`: the key. */
  readonly name?: string
  /** `act`: public id of the object it is done with. */
  readonly source?: string
}

export interface DecisionBin {
  readonly id: string
  readonly min: number
  readonly max: number
  readonly ordered: boolean
}

export type PlayerName = 'P1' | 'P2'
export const playerName = (p: number): PlayerName => (p === 0 ? 'P1' : 'P2')
export const playerNumber = (name: PlayerName): Player => (name === 'P1' ? 0 : 1)

/** Public id of an object: its incarnation, so a thing that became hidden is not recognised again. */
export const publicId = (g: Game, row: number): string => `o${g.id(row)}`

/**
 * An answer in candidate ids. `choose`, `order`, `option`, `name`, `act`: the ids in order, none for a pass;
 * `number`: the number as text; `arrange`: "candidate>bin"; `distribute`: "candidate=amount".
 */
export type AnswerIds = readonly string[]

/** The decision the game waits for, or null when it is over. */
export function decision(g: Game): Decision | null {
  if (g.over) return null
  const { offer } = g
  const frame = g.frame
  const { data } = g.T.frames
  const procedure = g.book.procedures[data[frame + F.procedure]]
  const step = procedure.steps[data[frame + F.step]]
  const chain = [...g.chains.list(g.chains.ofCallers(g)), step.clause]
  return {
    id: g.clock(S.decisions) + 1,
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

/** Number('') is 0, and a gap in an answer is none. */
const wholeNumber = /^-?\d{1,9}$/

/** Positions for ids; throws a typed error that names the id which is wrong. */
export function picksFor(d: Decision, ids: AnswerIds): number[] {
  if (!Array.isArray(ids) || !ids.every((id) => typeof id === 'string'))
    throw new KernelError('illegal-answer', 'an answer is a list of candidate ids')
  const position = (id: string): number => {
    const at = d.candidates.findIndex((c) => c.id === id)
    if (at < 0) throw new KernelError('unknown-candidate', `${id} is not a candidate of decision ${d.id}`)
    return at
  }
  switch (d.shape) {
    case 'number': {
      if (ids.length !== 1 || !wholeNumber.test(ids[0]))
        throw new KernelError('illegal-answer', `a whole number is wanted, not ${ids.join(' ')}`)
      return [Number(ids[0])]
    }
    case 'arrange':
      return ids.flatMap((id) => {
        const [item, bin] = id.split('>')
        const to = d.bins.findIndex((b) => b.id === bin)
        if (to < 0)
          throw new KernelError('unknown-candidate', `${bin ?? id} is not a place of decision ${d.id}`)
        return [position(item), to]
      })
    case 'distribute': {
      const amounts = d.candidates.map(() => 0)
      const given = new Set<string>()
      for (const id of ids) {
        const [item, amount] = id.split('=')
        const at = position(item)
        if (amount === undefined || !wholeNumber.test(amount))
          throw new KernelError('illegal-answer', `${item} needs a whole number, not ${amount ?? 'nothing'}`)
        if (given.has(item)) throw new KernelError('illegal-answer', `${item} is given an amount twice`)
        given.add(item)
        amounts[at] = Number(amount)
      }
      return amounts
    }
    case 'choose':
    case 'option':
    case 'order':
    case 'name':
    case 'act':
      return ids.map(position)
  }
}

/** Ids for positions, the inverse of `picksFor`. */
export function idsFor(d: Decision, picks: readonly number[]): string[] {
  switch (d.shape) {
    case 'number':
      return [String(picks[0])]
    case 'arrange': {
      const out: string[] = []
      for (let i = 0; i + 1 < picks.length; i += 2)
        out.push(`${d.candidates[picks[i]].id}>${d.bins[picks[i + 1]].id}`)
      return out
    }
    case 'distribute':
      return picks.map((amount, i) => `${d.candidates[i].id}=${amount}`)
    case 'choose':
    case 'option':
    case 'order':
    case 'name':
    case 'act':
      return picks.map((i) => d.candidates[i].id)
  }
}

/** Throws unless the answer is one the offer allows. */
export function checkLegal(offer: Offer, picks: readonly number[]): void {
  const wrong = explainIllegal(offer, picks)
  if (wrong !== null) throw new KernelError('illegal-answer', wrong)
}
