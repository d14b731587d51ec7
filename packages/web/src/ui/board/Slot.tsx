import type { ObjectView, PlayerName, ZoneView } from '@fudaba/kernel'
import type { LayoutSlot } from '@fudaba/kernel/rules'
import { countText, topOf } from '@fudaba/table'
import { inspected } from '../../navigation/inspected.ts'
import { litPlace } from '../../lessons/lit.ts'
import { openPanel } from '../../navigation/panels.ts'
import { say } from '../../settings/say.ts'
import { isLow, perLine, viewport } from '../../settings/viewport.ts'
import { PrintedFace } from '../card/CatalogueCard.tsx'
import { Change } from './Change.tsx'
import { TableCard } from './TableCard.tsx'
import { PILE_ROOM, type TableModel, marksOf } from './model.ts'

interface SlotProps {
  readonly model: TableModel
  readonly player: PlayerName
  readonly slot: LayoutSlot
  readonly place: string
  /** On a phone: how many others share its line. */
  readonly beside?: number
  /** On a desk: the height of its cards, in those of the board. */
  readonly share?: number
}

/** One slot of the layout: a row, a fan, a pile or a cell. */
export function Slot({ model, player, slot, place, beside = 0, share }: SlotProps) {
  const { words, view } = model
  const zone = view.zones.find((each) => each.zone === slot.zone && each.owner === player)
  if (zone === undefined) return null
  const objects = inFront(
    slot,
    zone.objects.filter((object) => slot.cell === undefined || object.cell === slot.cell),
  )
  const choice = cellChoice(model, player, slot)
  const title =
    slot.cell === undefined ? words.zone(zone.zone) : (words.find(`cell.${slot.cell}`) ?? slot.cell)
  const name = `${title} ${slot.cell === undefined ? countShort(model, zone) : objects.length}`
  // A cell as wide as a row is one.
  const isPlace = slot.cell !== undefined && slot.area[2] * 2 < model.rules.table.layout.columns
  // On a phone a row that is too long is broken; a place is too narrow for that, its cards lie over each other.
  const room = Math.max(3, perLine.value - Math.ceil(beside * 1.5))
  const isLong = !isPlace && objects.length > room
  // A phone held across has no height for a second line, a low one none behind the front: the row is pushed sideways.
  const isPushed = viewport.value === 'across' || (isLow.value && slot.area[1] > 0)
  const scrolls = isLong && isPushed && slot.shape !== 'fan'
  const most = viewport.value === 'across' ? 2 : Infinity
  const lines = isLong && !scrolls ? Math.min(most, Math.ceil(objects.length / room)) : 1
  const hidden = slot.shape === 'fan' && zone.objects.length === 0 && (zone.count ?? 0) > 0
  return (
    <section
      class={`slot ${slot.shape}${slot.small === true ? ' small' : ''}${isPlace ? ' cell' : ''}`}
      data-cell={slot.cell}
      data-lit={litPlace(player, slot.zone, slot.cell)}
      data-lines={lines > 1 ? lines : undefined}
      data-scrolls={scrolls ? '' : undefined}
      style={{
        gridArea: place,
        '--share': share,
        '--span': slot.area[3],
        '--there': objects.length,
        '--lines': lines,
        '--per-line': Math.ceil(objects.length / lines),
      }}
      aria-label={`${words.player(player)} ${name}`}
    >
      <h2 class="slot-title" title={words.find(`about.${slot.cell ?? slot.zone}`)}>
        {title}
        <span class="slot-count">
          {slot.cell === undefined ? countShort(model, zone) : objects.length}
          {slot.shape === 'pile' || slot.shape === 'fan' ? (
            <Change value={zone.count ?? zone.atLeast} />
          ) : null}
        </span>
      </h2>
      {choice === null ? null : (
        <button
          type="button"
          class="cell-choice"
          data-legal=""
          aria-label={title}
          onClick={() => model.touch(choice)}
        />
      )}
      {slot.shape === 'pile' ? (
        <Pile model={model} zone={zone} />
      ) : hidden ? (
        <Backs count={zone.count ?? zone.atLeast} />
      ) : (
        <ul class="things" style={{ '--n': objects.length }}>
          {objects.map((object) => (
            <li key={object.id} class={object.turned ? 'wide' : ''}>
              <TableCard model={model} object={object} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** Objects with the layout's `front` value come last, so that they are drawn over the others. */
function inFront({ front }: LayoutSlot, objects: readonly ObjectView[]): readonly ObjectView[] {
  if (front === undefined) return objects
  const isFront = ({ values }: ObjectView): boolean => values[front] === true
  return [...objects.filter((object) => !isFront(object)), ...objects.filter(isFront)]
}

/** The cell, if the question's options are cells and this is one of them: then the slot itself can be clicked. */
function cellChoice({ asked }: TableModel, player: PlayerName, { cell }: LayoutSlot): string | null {
  const decision = asked?.prompt.decision
  if (cell === undefined || decision?.shape !== 'option' || decision.player !== player) return null
  return decision.candidates.some(({ id }) => id === cell) ? cell : null
}

const countShort = ({ words }: TableModel, { count, atLeast }: ZoneView): string =>
  count === null ? words.say('countAtLeast', { n: atLeast }) : String(count)

/** A hidden hand: up to 12 small backs. */
function Backs({ count }: { count: number }) {
  return (
    <span class="backs" aria-hidden="true">
      {Array.from({ length: Math.min(count, 12) }, (_, i) => (
        <span key={i} class="small-back" />
      ))}
    </span>
  )
}

/** The top card or a back, with the count; a click opens the list of visible cards. */
function Pile({ model, zone }: { model: TableModel; zone: ZoneView }) {
  const { words } = model
  const top = topOf(words, zone)
  // A few choosable cards are shown in place of the pile; more of them are offered in the prompt.
  const choosable = zone.objects.filter((object) => isChoosable(model, object))
  if (choosable.length > 0 && choosable.length <= PILE_ROOM)
    return (
      <ul class="things" style={{ '--n': choosable.length }}>
        {choosable.map((object) => (
          <li key={object.id}>
            <TableCard model={model} object={object} />
          </li>
        ))}
      </ul>
    )
  const empty = zone.count === 0
  const looks = zone.objects.length > 0 || zone.contains.length > 0
  const card = top?.cards.find((id) => id !== null) ?? null
  return (
    <button
      type="button"
      class={`card pile-card${empty ? ' empty' : ''}${zone.objects.length > 1 || (zone.count ?? 2) > 1 ? ' stacked' : ''}`}
      tabIndex={looks ? 0 : -1}
      data-card={card ?? undefined}
      data-pile={`${zone.owner ?? ''}/${zone.zone}`}
      onClick={() => openPanel({ kind: 'pile', zone: zone.zone, owner: zone.owner })}
      onPointerEnter={() => {
        if (card !== null) inspected.value = { kind: 'card', id: card }
      }}
    >
      <span class="hidden-text">{`${say.value('openPile', { zone: words.zone(zone.zone) })}: ${countText(words, zone)}`}</span>
      {card === null ? (
        <span class={`face${empty ? '' : ' back'}`} aria-hidden="true">
          {looks ? <PileEye /> : null}
        </span>
      ) : (
        <PrintedFace words={words} id={card} />
      )}
      <span class="pile-count" aria-hidden="true">
        {zone.count ?? `${zone.atLeast}+`}
      </span>
    </button>
  )
}

/** Mark of a face-down pile in which some cards may be looked at. */
function PileEye() {
  return (
    <svg class="pile-eye" viewBox="0 0 16 10">
      <path d="M1 5c3-5 11-5 14 0-3 5-11 5-14 0z" fill="none" stroke="currentcolor" />
      <circle cx="8" cy="5" r="2" fill="currentcolor" />
    </svg>
  )
}

function isChoosable(model: TableModel, object: ObjectView): boolean {
  const { open, acts, place, selected } = marksOf(model, object)
  return open || acts || place || selected
}
