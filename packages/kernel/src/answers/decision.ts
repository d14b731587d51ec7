import type { Constraint } from './constraints.ts'
import { KernelError } from '../base/errors.ts'
import { shown } from '../base/shown.ts'
import { explainIllegal } from './legal.ts'
import type { MessageParameters, Offer, Shape } from './offer.ts'
import type { Player } from '../state/columns.ts'

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
  /** Equal for decisions to which a player may want to give the same answer always. */
  readonly autoKey: string
}

/** One of the things to choose from. */
export interface Candidate {
  readonly id: string
  readonly kind: Offer['of']
  /** `act`: the action's name; `option`, `name`: the key. */
  readonly name?: string
  /** `act`: public id of the object it is done with. */
  readonly source?: string
}

/** A bin of an arrangement. */
export interface DecisionBin {
  readonly id: string
  readonly min: number
  readonly max: number
  readonly ordered: boolean
}

/** A player outside the kernel. */
export type PlayerName = 'P1' | 'P2'
/** Name of a player's number. */
export const playerName = (p: number): PlayerName => (p === 0 ? 'P1' : 'P2')
/** Number of a player's name. Names come from outside: one that nobody has is nobody, not the second player. */
export function playerNumber(name: PlayerName): Player {
  if (name === 'P1') return 0
  if (name === 'P2') return 1
  throw new KernelError('unknown-player', `nobody is called ${shown(name)}`)
}

/**
 * An answer in candidate ids. `choose`, `order`, `option`, `name`, `act`: the ids in order, none for a pass;
 * `number`: the number as text; `arrange`: "candidate>bin"; `distribute`: "candidate=amount".
 */
export type AnswerIds = readonly string[]

/** Number() is too lenient: Number('') is 0. */
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
