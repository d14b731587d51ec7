import type { Deck } from '@fudaba/kernel'
import { CardCell, type Game, type Player, type ZoneDef, sees } from '@fudaba/kernel/rules'
import type { VanguardCard } from '../board/cards.ts'
import { gZone } from '../board/zones.ts'

/** What may be assumed of a deck that was not shown: it is like the ready deck of which most has been seen. */

interface List {
  /** The fifty, and the G deck: nobody expects a G unit in a hand. */
  readonly main: readonly number[]
  readonly g: readonly number[]
}
function listsOf(decks: readonly Deck[], cards: readonly unknown[]): readonly List[] {
  const numbers = new Map(cards.map((card, i) => [(card as VanguardCard).id, i]))
  const isG = (number: number): boolean => (cards[number] as VanguardCard).type === 'G'
  return decks.map((deck): List => {
    const all = deck.cards.flatMap((id) => numbers.get(id) ?? [])
    return { main: all.filter((each) => !isG(each)), g: all.filter(isG) }
  })
}

/** His cards that lie where both see them. */
function shown(g: Game, owner: Player): number[] {
  const out: number[] = []
  for (let card = 0, n = g.store.length(g.tables.cards); card < n; card++) {
    const row = g.card(card, CardCell.object)
    if (g.card(card, CardCell.owner) === owner && sees(g, 0, row) && sees(g, 1, row))
      out.push(g.card(card, CardCell.def))
  }
  return out
}

/** What is assumed with these ready decks; their lists are made once for each list of cards. */
export function priorOf(
  decks: readonly Deck[],
): (g: Game, owner: Player, zone: ZoneDef) => readonly number[] {
  const known = new WeakMap<readonly unknown[], readonly List[]>()
  return (g, owner, zone) => {
    const lists = known.get(g.cards) ?? listsOf(decks, g.cards)
    known.set(g.cards, lists)
    const likeliest = mostSeen(lists, shown(g, owner))
    return zone === gZone ? likeliest.g : likeliest.main
  }
}

function mostSeen(lists: readonly List[], seen: readonly number[]): List {
  let best: List = { main: [], g: [] }
  let most = -1
  for (const list of lists) {
    const count = seen.filter((def) => list.main.includes(def) || list.g.includes(def)).length
    if (count <= most) continue
    most = count
    best = list
  }
  return best
}
