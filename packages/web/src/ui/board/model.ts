import type { GameRules, ObjectView, PlayerName, View, ZoneView } from '@fudaba/kernel'
import { type Prompt, type Words, findObject } from '@fudaba/table'
import { actionOrder } from '../../play/actionOrder.ts'
import { type Picks, mayPlace, mayTake, placeOf } from '../../play/picks.ts'

/** Everything the board is drawn from. What may be touched follows from the question alone. */
export interface TableModel {
  readonly rules: GameRules
  readonly words: Words
  readonly view: View
  /** Who sits at the lower edge. */
  readonly near: PlayerName
  readonly asked: Asked | null
  touch(id: string): void
}

/** The current question with the answer in the making. */
export interface Asked {
  readonly prompt: Prompt
  readonly picks: Picks
  readonly held: number | null
  /** By action that begins with no thing, the things it asks for first. */
  readonly asks: ReadonlyMap<number, readonly string[]>
}

/** How a thing on the table is marked. */
export interface Marks {
  /** Its number among the candidates, from 1; 0: it is none. */
  readonly candidate: number
  /** It may be chosen in addition to what is chosen. */
  readonly open: boolean
  /** It is the source of an action that is offered. */
  readonly acts: boolean
  /** An action that begins with no thing asks for it first. */
  readonly wanted: boolean
  readonly selected: boolean
  /** Its number in the order of choosing, if the order matters; else 0. */
  readonly order: number
  readonly held: boolean
  /** The held candidate can be put here. */
  readonly place: boolean
  readonly source: boolean
  readonly targeted: boolean
  /** Something is to be chosen, and it is no candidate. */
  readonly dimmed: boolean
}

const NOTHING: Marks = {
  candidate: 0,
  open: false,
  acts: false,
  wanted: false,
  selected: false,
  order: 0,
  held: false,
  place: false,
  source: false,
  targeted: false,
  dimmed: false,
}

export function marksOf(model: TableModel, { id }: ObjectView): Marks {
  const { asked } = model
  const targeted = aimsOf(model).some(({ to, top }) => top && to === id)
  if (asked === null) return { ...NOTHING, targeted }
  const { prompt, picks, held } = asked
  const { decision } = prompt
  const source = decision.source === id
  const index = decision.candidates.findIndex((candidate) => candidate.id === id)
  const base = { ...NOTHING, targeted, source, candidate: index + 1 }
  switch (decision.shape) {
    case 'act': {
      const acts = decision.candidates.findIndex((candidate) => candidate.source === id)
      const { order } = actionOrder(model.rules, model.view, decision)
      const wanted = [...asked.asks.values()].some((things) => things.includes(id))
      return { ...base, acts: acts >= 0, wanted, candidate: order.indexOf(acts) + 1 }
    }
    case 'choose':
    case 'order': {
      const at = picks.indexOf(index)
      const ordered = decision.ordered || decision.shape === 'order'
      return {
        ...base,
        selected: index >= 0 && at >= 0,
        order: ordered ? at + 1 : 0,
        open: index >= 0 && mayTake(decision, picks, index),
        dimmed: index < 0,
      }
    }
    case 'arrange': {
      const bin = decision.bins.findIndex((each) => each.id === id)
      const place = bin >= 0 && held !== null && mayPlace(decision, picks, held, bin)
      return {
        ...base,
        selected: index >= 0 && placeOf(picks, index) !== null,
        held: index >= 0 && held === index,
        open: index >= 0,
        place,
        dimmed: index < 0 && bin < 0,
      }
    }
    case 'distribute':
      return { ...base, selected: index >= 0 && picks[index] > 0, open: index >= 0, dimmed: index < 0 }
    case 'option':
    case 'number':
    case 'name':
      return base
  }
}

/** The objects under a thing, or aboard it (the layout's `under` relations). */
export function underOf({ view, rules }: TableModel, { id }: ObjectView): ObjectView[] {
  const { under = [] } = rules.table.layout
  const ids = new Set(
    view.relations
      .filter(({ relation, to }) => to === id && under.includes(relation))
      .map(({ from }) => from),
  )
  return ids.size === 0 ? [] : view.zones.flatMap(({ objects }) => objects.filter((each) => ids.has(each.id)))
}

/** The card that something without a card of its own comes from: a craft, a triggered ability. */
export function originOf({ view, rules }: TableModel, { id, cards }: ObjectView): ObjectView | undefined {
  if (cards.some((card) => card !== null)) return undefined
  for (const name of rules.table.layout.origins ?? []) {
    const related = view.relations.find(
      ({ relation, from, to }) => relation === name && from === id && to !== id,
    )
    const found = related === undefined ? undefined : findObject(view, related.to)
    if (found?.object.cards.some((card) => card !== null) === true) return found.object
  }
  return undefined
}

/** An arrow from a thing to another thing or to a player. */
export interface Aim {
  readonly from: string
  readonly to: string
  /** It is about to happen: an attack, or what resolves next. */
  readonly top: boolean
}

const knownAims = new WeakMap<View, readonly Aim[]>()

/** The aims of a view, computed once per view because every card asks for them. */
export function aimsOf({ view, rules }: TableModel): readonly Aim[] {
  const known = knownAims.get(view)
  if (known !== undefined) return known
  const found = findAims(view, rules)
  knownAims.set(view, found)
  return found
}

function findAims(view: View, rules: GameRules): Aim[] {
  const { origins = [], under = [], aims = [] } = rules.table.layout
  const tops = view.zones.filter((zone) => zone.owner === null).map((zone) => zone.objects[0]?.id)
  const objects = view.zones.flatMap((zone) => zone.objects)
  const marked = objects.filter(({ values }) => aims.some(({ mark }) => values[mark] === true))
  const soon = new Set([...tops, ...marked.map(({ id }) => id)])
  const related = view.relations
    .filter(
      ({ relation, from, to }) => from !== to && !origins.includes(relation) && !under.includes(relation),
    )
    .map(({ from, to }) => ({ from, to, top: soon.has(from) }))
  const atPlayers = aims.flatMap(({ mark, fact }) =>
    marked
      .filter(({ values }) => values[mark] === true && view.facts[fact] !== undefined)
      .map(({ id }) => ({ from: id, to: String(view.facts[fact]), top: true })),
  )
  return [...related, ...atPlayers]
}

/** At most this many choosable cards are shown in place of their pile; more are offered in the prompt. */
export const PILE_ROOM = 2

/** Indices of candidates that are not shown on the board, and so need a button in the prompt. */
export function offBoard({ view, rules }: TableModel, { prompt: { decision } }: Asked): number[] {
  const piles = new Set(
    rules.table.layout.slots.filter(({ shape }) => shape === 'pile').map(({ zone }) => zone),
  )
  const wanted = new Set(decision.candidates.map(({ id }) => id))
  const isRoomy = ({ zone, objects }: ZoneView): boolean =>
    !piles.has(zone) || objects.filter(({ id }) => wanted.has(id)).length <= PILE_ROOM
  const shown = new Set(view.zones.filter(isRoomy).flatMap((zone) => zone.objects.map((object) => object.id)))
  return decision.candidates.flatMap(({ id, kind }, i) => (kind === 'object' && shown.has(id) ? [] : [i]))
}
