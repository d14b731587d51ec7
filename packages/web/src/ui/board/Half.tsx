import type { PlayerName } from '@fudaba/kernel'
import type { LayoutSlot } from '@fudaba/kernel/rules'
import { say } from '../../settings/say.ts'
import { Plate } from './Plate.tsx'
import { Slot } from './Slot.tsx'
import type { TableModel } from './model.ts'
import { BESIDE_HAND, HAND, handRowOf, rowHeights, shareOf } from './rowHeights.ts'

/** One player's half, laid out by the game's `layout`. The far half is rotated, but its cards stay upright. */
export function Half({ model, player, far }: { model: TableModel; player: PlayerName; far: boolean }) {
  const { layout } = model.rules.table
  const own = layout.slots.filter(
    (slot) =>
      slot.centre !== true &&
      model.view.zones.some(
        (zone) =>
          zone.zone === slot.zone && zone.owner === player && (slot.seldom !== true || zone.count !== 0),
      ),
  )
  const handRow = handRowOf(layout)
  const heights = rowHeights({ layout, view: model.view }, player)
  const board = own.filter(({ area }) => area[1] < handRow)
  const hand = own.filter(({ area }) => area[1] >= handRow)
  const grid = (
    <div class="mat" style={{ gridTemplateColumns: columnsOf(layout.columns, board, far) }}>
      {board
        .filter(({ shares }) => shares !== true)
        .map((slot) => (
          <Slot
            key={slotKey(slot)}
            model={model}
            player={player}
            slot={slot}
            place={placeOf(slot, layout.columns, handRow, far)}
            share={shareOf(slot, heights)}
          />
        ))}
      {bandsOf(board).map((band) => (
        <div
          key={slotKey(band[0])}
          class="band"
          style={{ gridArea: placeOf(spanned(band), layout.columns, handRow, far) }}
        >
          {(far ? band.toReversed() : band).map((slot) => (
            <Slot
              key={slotKey(slot)}
              model={model}
              player={player}
              slot={slot}
              place="auto"
              share={shareOf(slot, heights)}
            />
          ))}
        </div>
      ))}
    </div>
  )
  const row = (
    <div class="hand-row">
      <Plate model={model} player={player} />
      <div class="hand-mat" style={{ gridTemplateColumns: columnsOf(layout.columns, hand, far) }}>
        {hand.map((slot) => (
          <Slot
            key={slotKey(slot)}
            model={model}
            player={player}
            slot={slot}
            place={placeOf(shifted(slot, handRow), layout.columns, layout.rows - handRow, far)}
            share={slot.shape === 'fan' ? HAND : BESIDE_HAND}
          />
        ))}
      </div>
    </div>
  )
  return (
    <section
      class={`half ${far ? 'far' : 'near'}`}
      aria-label={say.value('board', { player: model.words.player(player) })}
    >
      {far ? row : grid}
      {far ? grid : row}
    </section>
  )
}

const slotKey = ({ zone, cell }: LayoutSlot): string => `${zone}/${cell ?? ''}`

/** Grid columns: a pile is never narrower than a card, rows shrink, an unused column has no width. */
function columnsOf(count: number, slots: readonly LayoutSlot[], far: boolean): string {
  const widths = Array.from({ length: count }, (_, column) => {
    const there = slots.filter(({ area: [left, , width] }) => left <= column && column < left + width)
    if (there.length === 0) return '0'
    const isPile = there.some(({ shape, area: [, , width] }) => shape === 'pile' && width === 1)
    return isPile ? 'minmax(max-content, 1fr)' : 'minmax(0, 1fr)'
  })
  return (far ? widths.reverse() : widths).join(' ')
}

/** Slots with `shares`, grouped by row, from left to right: they divide the width of their row. */
function bandsOf(slots: readonly LayoutSlot[]): LayoutSlot[][] {
  const rows = Map.groupBy(
    slots.filter(({ shares }) => shares === true),
    ({ zone, area }) => `${zone} ${area[1]}`,
  )
  return [...rows.values()].map((row) => row.toSorted((a, b) => a.area[0] - b.area[0]))
}

/** A slot that covers the whole band. */
function spanned(band: readonly LayoutSlot[]): LayoutSlot {
  const [first] = band
  const end = Math.max(...band.map(({ area: [left, , width] }) => left + width))
  return { ...first, area: [first.area[0], first.area[1], end - first.area[0], first.area[3]] }
}

const shifted = (slot: LayoutSlot, rows: number): LayoutSlot => {
  const [column, row, width, height] = slot.area
  return { ...slot, area: [column, row - rows, width, height] }
}

function placeOf({ area }: LayoutSlot, columns: number, rows: number, far: boolean): string {
  const [column, row, width, height] = area
  const left = far ? columns - column - width : column
  const top = far ? rows - row - height : row
  return `${top + 1} / ${left + 1} / span ${height} / span ${width}`
}
