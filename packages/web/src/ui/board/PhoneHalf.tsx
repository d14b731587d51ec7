import type { ObjectView, PlayerName, ZoneView } from '@fudaba/kernel'
import type { LayoutSlot } from '@fudaba/kernel/rules'
import { say } from '../../settings/say.ts'
import { Plate } from './Plate.tsx'
import { Slot } from './Slot.tsx'
import { Strip } from './Strip.tsx'
import { PILE_ROOM, type TableModel, marksOf } from './model.ts'
import { handRowOf } from './rowHeights.ts'

interface PhoneHalfProps {
  readonly model: TableModel
  readonly player: PlayerName
  readonly far: boolean
}

/** A slot with what lies in it. */
interface Laid {
  readonly slot: LayoutSlot
  readonly zone: ZoneView
  readonly objects: readonly ObjectView[]
}

/**
 * One player's half on a phone: the plate with the piles as chips, the front row of cards, and what lies behind it as
 * one line of strips. A strip becomes cards while one of them can be chosen. The hand is a row of its own.
 */
export function PhoneHalf({ model, player, far }: PhoneHalfProps) {
  const { layout } = model.rules.table
  const handRow = handRowOf(layout)
  const laid = laidFor(model, player)
  const lineOf = (row: number): readonly Laid[] =>
    laid
      .filter(({ slot }) => slot.area[1] === row && slot.shape !== 'pile' && slot.centre !== true)
      .filter(({ slot, objects }) => objects.length > 0 || isKept(slot))
      // Damage stands on the plate.
      .filter(
        ({ slot, objects }) =>
          slot.zone !== layout.life?.zone || objects.some((each) => isMarked(model, each)),
      )
      .toSorted((a, b) => (a.slot.area[0] - b.slot.area[0]) * (far ? -1 : 1))
  const lines = Array.from({ length: handRow }, (_, row) => lineOf(row)).filter((line) => line.length > 0)
  const picked = pickedFrom(model, laid)
  const hand = laid.filter(
    ({ slot, objects }) => slot.area[1] >= handRow && slot.shape === 'fan' && (!far || objects.length > 0),
  )
  return (
    <section
      class={`half ${far ? 'far' : 'near'}`}
      aria-label={say.value('board', { player: model.words.player(player) })}
    >
      <Plate model={model} player={player} />
      <div class="mat">
        {(far ? lines.toReversed() : lines).map((line) => (
          <div key={line[0].slot.area[1]} class={`line ${isFront(line) ? 'front' : 'rear'}`}>
            {line.map((each) => (
              <Row
                key={`${each.slot.zone}/${each.slot.cell ?? ''}`}
                model={model}
                player={player}
                laid={each}
                beside={line.length - 1}
              />
            ))}
          </div>
        ))}
        {picked.length === 0 ? null : (
          <div class="line rear">
            {picked.map((slot) => (
              <Slot key={slot.zone} model={model} player={player} slot={slot} place="auto" />
            ))}
          </div>
        )}
      </div>
      {hand.map((each) => (
        <div key={each.slot.zone} class="hand-mat">
          <Row model={model} player={player} laid={each} beside={0} />
        </div>
      ))}
    </section>
  )
}

interface RowProps {
  readonly model: TableModel
  readonly player: PlayerName
  readonly laid: Laid
  /** How many share its line. */
  readonly beside: number
}

function Row({ model, player, laid: { slot, zone, objects }, beside }: RowProps) {
  const isStrip =
    (slot.small === true || slot.shape === 'column') &&
    slot.shares !== true &&
    !objects.some((object) => isMarked(model, object))
  if (!isStrip) return <Slot model={model} player={player} slot={slot} place="auto" beside={beside} />
  const title =
    slot.cell === undefined
      ? model.words.zone(zone.zone)
      : (model.words.find(`cell.${slot.cell}`) ?? slot.cell)
  return <Strip model={model} zone={zone} title={title} objects={objects} />
}

const isFront = (line: readonly Laid[]): boolean => line[0].slot.area[1] === 0

/** An empty place keeps its room where it has a shape of its own: a row in front, a circle. */
const isKept = ({ shape, small, area, cell }: LayoutSlot): boolean =>
  shape === 'row' && small !== true && (area[1] === 0 || cell !== undefined)

function laidFor({ view, rules }: TableModel, player: PlayerName): Laid[] {
  return rules.table.layout.slots.flatMap((slot) => {
    const zone = view.zones.find((each) => each.zone === slot.zone && each.owner === player)
    if (zone === undefined) return []
    return [
      {
        slot,
        zone,
        objects: zone.objects.filter(({ cell }) => slot.cell === undefined || cell === slot.cell),
      },
    ]
  })
}

/** The piles of which a card can be chosen now: shown as on a desk. */
const pickedFrom = (model: TableModel, laid: readonly Laid[]): LayoutSlot[] =>
  laid
    .filter(({ slot }) => slot.shape === 'pile')
    .filter(({ objects }) => {
      const many = objects.filter((object) => isMarked(model, object)).length
      return many > 0 && many <= PILE_ROOM
    })
    .map(({ slot }) => slot)

function isMarked(model: TableModel, object: ObjectView): boolean {
  const { open, acts, place, selected, held, source, targeted } = marksOf(model, object)
  return open || acts || place || selected || held || source || targeted
}
