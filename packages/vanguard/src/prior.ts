import { C, type Game, type Player, type ZoneDef, sees } from '@fudaba/kernel'
import type { VanguardCard } from './cards.ts'
import { decks } from './deck.ts'
import { gZone } from './zones.ts'

/** What may be assumed of a deck that was not shown: it is like the ready deck of which most has been seen. */

interface List {
  /** The fifty, and the G deck: nobody expects a G unit in a hand. */
  readonly main: readonly number[]
  readonly g: readonly number[]
}
const known = new WeakMap<readonly unknown[], readonly List[]>()
function listsOf(cards: readonly unknown[]): readonly List[] {
  const found = known.get(cards)
  if (found !== undefined) return found
  const numbers = new Map(cards.map((card, i) => [(card as VanguardCard).id, i]))
  const isG = (number: number): boolean => (cards[number] as VanguardCard).type === 'G'
  const made = decks.map((deck): List => {
    const all = deck.cards.flatMap((id) => numbers.get(id) ?? [])
    return { main: all.filter((each) => !isG(each)), g: all.filter(isG) }
  })
  known.set(cards, made)
  return made
}

/** His cards that lie where both see them. */
function shown(g: Game, owner: Player): number[] {
  const out: number[] = []
  for (let card = 0, n = g.store.length(g.T.cards); card < n; card++) {
    const row = g.card(card, C.object)
    if (g.card(card, C.owner) === owner && sees(g, 0, row) && sees(g, 1, row)) out.push(g.card(card, C.def))
  }
  return out
}

export function prior(g: Game, owner: Player, zone: ZoneDef): readonly number[] {
  const seen = shown(g, owner)
  let best: List = { main: [], g: [] }
  let most = -1
  for (const list of listsOf(g.cards)) {
    const count = seen.filter((def) => list.main.includes(def) || list.g.includes(def)).length
    if (count <= most) continue
    most = count
    best = list
  }
  return zone === gZone ? best.g : best.main
}
