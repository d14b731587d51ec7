import type { PlayerName, View } from '@fudaba/kernel'
import type { Layout, LayoutSlot } from '@fudaba/kernel/rules'

/** Height of a row of small cards, relative to a card. */
const SMALL = 0.66

/** What a row in which nothing lies keeps of its height: its name, and room for a pile beside it. */
const EMPTY = 0.55

/** One's own hand is read most. */
export const HAND = 1.25

/** A pile beside it has its name above. */
export const BESIDE_HAND = 0.62

/** The row from which on the hand lies. */
export const handRowOf = ({ rows, slots }: Layout): number =>
  Math.min(rows, ...slots.filter(({ shape }) => shape === 'fan').map(({ area }) => area[1]))

/** How high the rows of a player are on a desk, in cards: rows in which nothing lies leave their room to the others. */
export function rowHeights({ layout, view }: BoardOf, player: PlayerName): readonly number[] {
  const slots = layout.slots.filter(({ centre }) => centre !== true)
  return Array.from({ length: handRowOf(layout) }, (_, row) => {
    const there = slots.filter(({ area: [, top, , height] }) => top <= row && row < top + height)
    const rows = there.filter(({ shape }) => shape !== 'column')
    const full = rows.length > 0 && rows.every(({ small }) => small === true) ? SMALL : 1
    const isEmpty = there.every((slot) => slot.shape === 'pile' || !liesIn(view, player, slot))
    return isEmpty ? full * EMPTY : full
  })
}

interface BoardOf {
  readonly layout: Layout
  readonly view: View
}

const liesIn = ({ zones }: View, player: PlayerName, { zone, cell }: LayoutSlot): boolean =>
  zones.some(
    (each) =>
      each.zone === zone &&
      each.owner === player &&
      each.objects.some((object) => cell === undefined || object.cell === cell),
  )

/** The height of a card in a slot, in cards. */
export function shareOf({ area: [, top, , height], small }: LayoutSlot, heights: readonly number[]): number {
  const rows = heights.slice(top, top + height)
  const share = rows.reduce((sum, each) => sum + each, 0) / Math.max(1, rows.length)
  return small === true ? Math.min(SMALL, share) : share
}

/** CSS variables for the card size: the height of the board in cards, and its number of rows. */
export function boardSize(board: BoardOf): Record<string, number> {
  const mats = (['P1', 'P2'] as const).flatMap((player) => rowHeights(board, player))
  const hands = board.layout.rows - handRowOf(board.layout)
  return {
    '--rows': mats.reduce((sum, height) => sum + height, 0) + HAND * hands,
    '--bands': mats.length + hands,
    '--small': SMALL,
  }
}
