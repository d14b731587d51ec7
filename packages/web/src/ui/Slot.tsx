import type { LayoutSlot, ObjectView, PlayerName, ZoneView } from '@fudaba/kernel'
import { type Words, countText } from '@fudaba/table'
import { say } from '../app.ts'
import { inspected, openPanel } from '../panels.ts'
import { Signs } from './CardFace.tsx'
import { Change } from './Change.tsx'
import { TableCard } from './TableCard.tsx'
import { PILE_ROOM, type TableModel, marksOf } from './model.ts'

interface SlotProps {
  readonly model: TableModel
  readonly player: PlayerName
  readonly slot: LayoutSlot
  readonly place: string
}

/** One place of the playmat. */
export function Slot({ model, player, slot, place }: SlotProps) {
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
  const hidden = slot.shape === 'fan' && zone.objects.length === 0 && (zone.count ?? 0) > 0
  return (
    <section
      class={`slot ${slot.shape}${slot.small === true ? ' small' : ''}${slot.cell === undefined ? '' : ' cell'}`}
      style={{ gridArea: place, '--span': slot.area[3], '--there': objects.length }}
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
        <Pile model={model} zone={zone} lastOnTop={slot.lastOnTop === true} />
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

/** Those that are to lie in front come last: over the edges of the others. */
function inFront({ front }: LayoutSlot, objects: readonly ObjectView[]): readonly ObjectView[] {
  if (front === undefined) return objects
  const isFront = ({ values }: ObjectView): boolean => values[front] === true
  return [...objects.filter((object) => !isFront(object)), ...objects.filter(isFront)]
}

/** A place on the board that is itself the answer: the options of the question are places. */
function cellChoice({ asked }: TableModel, player: PlayerName, { cell }: LayoutSlot): string | null {
  const decision = asked?.prompt.decision
  if (cell === undefined || decision?.shape !== 'option' || decision.player !== player) return null
  return decision.candidates.some(({ id }) => id === cell) ? cell : null
}

const countShort = ({ words }: TableModel, { count, atLeast }: ZoneView): string =>
  count === null ? words.say('countAtLeast', { n: atLeast }) : String(count)

function Backs({ count }: { count: number }) {
  return (
    <span class="backs" aria-hidden="true">
      {Array.from({ length: Math.min(count, 12) }, (_, i) => (
        <span key={i} class="small-back" />
      ))}
    </span>
  )
}

/** The top card, or a back, with the number of cards; opens what may be looked through. */
function Pile({ model, zone, lastOnTop }: { model: TableModel; zone: ZoneView; lastOnTop: boolean }) {
  const { words } = model
  const top = zone.objects.at(lastOnTop ? -1 : 0)
  // Something in the pile can be chosen: then the pile shows it, wherever it lies; a whole pile is in the prompt.
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
      data-pile={`${zone.owner ?? ''}/${zone.zone}`}
      onClick={() => openPanel({ kind: 'pile', zone: zone.zone, owner: zone.owner })}
      onPointerEnter={() => {
        if (card !== null) inspected.value = { kind: 'card', id: card }
      }}
    >
      <span class="hidden-text">{`${say.value('openPile', { zone: words.zone(zone.zone) })}: ${countText(words, zone)}`}</span>
      <span class={`face${card === null && !empty ? ' back' : ''}`} aria-hidden="true">
        {card === null ? null : (
          <span class={`name${isSign(words, card) ? ' short' : ''}`}>
            <Signs text={words.card(card)} />
          </span>
        )}
        {looks && card === null ? <PileEye /> : null}
        <span class="pile-count">{zone.count ?? `${zone.atLeast}+`}</span>
      </span>
    </button>
  )
}

/** It lies face down, and there is something in it that may be looked at. */
function PileEye() {
  return (
    <svg class="pile-eye" viewBox="0 0 16 10">
      <path d="M1 5c3-5 11-5 14 0-3 5-11 5-14 0z" fill="none" stroke="currentcolor" />
      <circle cx="8" cy="5" r="2" fill="currentcolor" />
    </svg>
  )
}

/** "♠10" is read at a glance and stands large; a name is a name, however short. */
const isSign = (words: Words, card: string): boolean =>
  words.rules.layout.face === undefined && words.card(card).length <= 3

function isChoosable(model: TableModel, object: ObjectView): boolean {
  const { open, acts, place, selected } = marksOf(model, object)
  return open || acts || place || selected
}
