import { type Book, Game, type Player, type Sight, atom, sees } from '@fudaba/kernel/rules'
import { located } from '../../src/knowledge/knowledge.ts'
import { bookOf, words } from './table.ts'

/** A table where everything can be hidden: no rules, only places, and cards numbered from 0. */
export const hiding: Book = bookOf('hiding', ['1', '2'])
hiding.openDecks = true
const sight = (value: Sight) => () => value

export const deck = hiding.zone('deck', words('deck'), { shared: false, ordered: true, sight: sight('none') })
export const hand = hiding.zone('hand', words('hand'), {
  shared: false,
  ordered: false,
  sight: sight('owner'),
})
export const field = hiding.zone('field', words('field'), {
  shared: false,
  ordered: true,
  sight: sight('face'),
})
export const box = hiding.zone('box', words('box'), { shared: true, ordered: false, sight: sight('none') })
export const wait = hiding.procedure('wait', 0, [
  hiding.ask('1', { offer: (_g, d) => void d.yesNo(0, 'on'), take: () => undefined }),
  hiding.ask('2', { offer: (_g, d) => void d.yesNo(1, 'on'), take: (g) => g.goto('1') }),
])

export const CARDS = Array.from({ length: 8 }, (_, i) => i)

/** `mine` cards in the deck of player 0, `theirs` in that of player 1. */
export function hidingGame(mine: number, theirs: number, seed = 1): Game {
  const g = new Game(hiding, CARDS, {})
  g.setKey([seed, 2, 3, 4, 5, 6, 7, 8])
  for (let i = 0; i < mine; i++) atom.addCard(g, i, 0, g.zone(deck, 0))
  for (let i = 0; i < theirs; i++) atom.addCard(g, mine + i, 1, g.zone(deck, 1))
  g.call(wait)
  for (const player of [0, 1] as const) atom.shuffle(g, g.zone(deck, player))
  return g
}

/** Zones in which hidden cards cannot be told apart. */
export const isHeap = (g: Game, zone: number): boolean => [hand, box].includes(g.zoneDef(zone))

export const zoneCount = (g: Game): number => g.store.length(g.tables.zones)

/** Where the cards really are: each zone as numbers, heaps sorted. */
export function truth(g: Game): number[][] {
  return Array.from({ length: zoneCount(g) }, (_, zone) => {
    const cards = g.rowsIn(zone).map((row) => g.card(g.cardOf(row), 0))
    return isHeap(g, zone) ? cards.sort((x, y) => x - y) : cards
  })
}

/** One thing that happens at the table. */
export type Deed =
  | {
      readonly do: 'move'
      readonly card: number
      readonly to: number
      readonly top: boolean
      readonly down: boolean
    }
  | { readonly do: 'shuffle'; readonly zone: number }
  | { readonly do: 'show'; readonly card: number; readonly viewers: number }
  | { readonly do: 'flip'; readonly card: number }

export function doIt(g: Game, deed: Deed): void {
  switch (deed.do) {
    case 'move': {
      const place = deed.top ? atom.TOP : atom.BOTTOM
      return atom.move(g, rowOf(g, deed.card), deed.to, place, deed.down ? atom.FACE_DOWN_FLAG : 0)
    }
    case 'shuffle':
      return atom.shuffle(g, deed.zone)
    case 'show':
      return atom.show(g, rowOf(g, deed.card), deed.viewers)
    case 'flip': {
      const row = rowOf(g, deed.card)
      return void atom.flip(g, row, g.faceDown(row) ? 0 : 1)
    }
  }
}

export const rowOf = (g: Game, card: number): number => g.card(card, 2)
export const numberOf = (g: Game, card: number): number => g.card(card, 0)
export const knows = (g: Game, viewer: Player, card: number): boolean => located(g, card, viewer)
export const looksAt = (g: Game, viewer: Player, card: number): boolean => sees(g, viewer, rowOf(g, card))
