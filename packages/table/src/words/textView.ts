import type { ObjectView, PlayerName, View, ZoneView } from '@fudaba/kernel'
import type { LayoutSlot } from '@fudaba/kernel/rules'
import { factsOf } from './facts.ts'
import { cardsOf, objectLabel } from './labels.ts'
import type { Prompt } from './prompt.ts'
import { flow, padEnd, width, wrap } from './width.ts'
import type { Words } from './words.ts'

/**
 * The table as text for terminals and screen readers: status, the zones of each side, shared zones, prompt. Nothing is
 * expressed by colour or position alone. Lines are at most `columns` wide.
 */
export interface TextOptions {
  readonly columns: number
  /** Added to the status line, e.g. the AUTO mode. */
  readonly status?: readonly string[]
}

/** Columns where the width of the terminal is not known. */
export const DEFAULT_COLUMNS = 80

/** The whole table without the prompt. */
export function tableLines(words: Words, view: View, options: TextOptions): string[] {
  const { columns } = options
  const [far, near] = seats(view)
  return [
    ...statusLines(words, view, options),
    ...sideLines(words, view, far, columns),
    ...sharedLines(words, view, columns),
    ...sideLines(words, view, near, columns),
  ]
}

/** Far and near player: the viewer is near; without a viewer, P1. */
const seats = (view: View): readonly [PlayerName, PlayerName] =>
  view.viewer === 'P2' ? ['P1', 'P2'] : ['P2', 'P1']

export function statusLines(words: Words, view: View, { columns, status = [] }: TextOptions): string[] {
  const { rulebook } = words.rules.book
  const { shared, roles } = factsOf(words, view)
  const facts = [...roles.P1, ...roles.P2, ...shared].map(({ label, value }) => `${label}: ${value}`)
  const turn = view.turn === 0 ? words.say('setup') : words.say('turn', { n: view.turn })
  return flow(
    '',
    [`${words.pick(rulebook.name)} ${words.edition()}`, turn, ...facts, ...status],
    ' · ',
    columns,
  )
}

/** One side: counts and piles in its first line, then a line per open zone. */
export function sideLines(words: Words, view: View, player: PlayerName, columns: number): string[] {
  const rows: [string, string[]][] = []
  const counts = factsOf(words, view).of[player].map(({ label, value }) => `${label} ${value}`)
  for (const { slot, zone } of slotsOf(words, view, player)) {
    const objects = zone.objects.filter((object) => slot.cell === undefined || object.cell === slot.cell)
    if (isCounted(slot, zone, view)) counts.push(countText(words, zone, slot.shape === 'fan'))
    else if (objects.length > 0 || slot.shape === 'row' || slot.shape === 'fan')
      rows.push([slotTitle(words, slot), objects.map((object) => objectLabel(words, view, object, true))])
  }
  const indent = 2 + Math.max(0, ...rows.map(([title]) => width(title)))
  const none = words.say('nothing')
  return [
    ...flow(`${words.player(player)}  `, counts, ' · ', columns),
    ...rows.flatMap(([title, labels]) =>
      flow(`${padEnd(`  ${title}`, indent)}  `, labels.length === 0 ? [none] : labels, ' · ', columns),
    ),
  ]
}

/** The non-empty shared zones, one object per line, the next to resolve first. */
export function sharedLines(words: Words, view: View, columns: number): string[] {
  return view.zones
    .filter((zone) => zone.owner === null && zone.objects.length > 0)
    .flatMap((zone) => {
      const head = `【${words.zone(zone.zone)}】 `
      const indent = ' '.repeat(width(head))
      return zone.objects.flatMap((object, i) => {
        const label = objectLabel(words, view, object, true)
        const text = i === 0 && waits(words, zone) ? words.say('next', { label }) : label
        return wrap((i === 0 ? head : indent) + text, columns, `${indent}  `)
      })
    })
}

/** Whether things wait to resolve here: the layout has a slot for it. */
const waits = (words: Words, { zone }: ZoneView): boolean =>
  words.rules.table.layout.slots.some((slot) => slot.zone === zone)

interface Slot {
  readonly slot: LayoutSlot
  readonly zone: ZoneView
}

function slotsOf(words: Words, view: View, player: PlayerName): Slot[] {
  return words.rules.table.layout.slots.flatMap((slot) => {
    const zone = view.zones.find((each) => each.zone === slot.zone && each.owner === player)
    return zone === undefined ? [] : [{ slot, zone }]
  })
}

const slotTitle = (words: Words, { cell, zone }: LayoutSlot): string =>
  cell === undefined ? words.zone(zone) : (words.find(`cell.${cell}`) ?? cell)

/** A pile, and a hand that is not the viewer's, is shown as a count. */
const isCounted = (slot: LayoutSlot, zone: ZoneView, view: View): boolean =>
  slot.shape === 'pile' || (slot.shape === 'fan' && zone.owner !== view.viewer)

/** The card of a pile that lies on top: where the layout says so its latest, which is its last. */
export const topOf = ({ rules }: Words, { zone, objects }: ZoneView): ObjectView | undefined =>
  objects.at(rules.table.layout.slots.some((slot) => slot.zone === zone && slot.lastOnTop === true) ? -1 : 0)

/** The count of a zone with its top card; `contents`: and the cards known to be in it. */
export function countText(words: Words, zone: ZoneView, contents = true): string {
  const n = zone.count
  const count = n === null ? words.say('countAtLeast', { n: zone.atLeast }) : words.say('count', { n })
  const top = topOf(words, zone)
  const notes = [
    ...(top === undefined || cardsOf(words, top) === ''
      ? []
      : [words.say('top', { card: cardsOf(words, top) })]),
    ...(!contents || zone.contains.length === 0
      ? []
      : [words.say('includes', { cards: zone.contains.map((id) => words.card(id)).join(' ') })]),
  ]
  const name = `${words.zone(zone.zone)} ${count}`
  if (notes.length === 0) return name
  return words.lang === 'ja' ? `${name}（${notes.join('、')}）` : `${name} (${notes.join(', ')})`
}

/** The visible objects of a zone, numbered, one per line. */
export function zoneLines(words: Words, view: View, zone: ZoneView, columns: number): string[] {
  const owner = zone.owner === null ? '' : `${words.player(zone.owner)}  `
  const label = (object: ObjectView): string => objectLabel(words, view, object)
  return [
    owner + countText(words, { ...zone, objects: [] }),
    ...zone.objects.flatMap((object, i) =>
      wrap(`${String(i + 1).padStart(3)} ${label(object)}`, columns, '    '),
    ),
  ]
}

/** The question with its numbered answers. */
export function promptLines(
  words: Words,
  prompt: Prompt,
  columns: number,
  picked: readonly number[] = [],
): string[] {
  const { choices, places, decision } = prompt
  const head = prompt.source === '' ? prompt.sentence : `${prompt.source}: ${prompt.sentence}`
  const chosen = decision.shape === 'arrange' ? picked.filter((_, i) => i % 2 === 0) : picked
  const titles = Math.min(24, Math.max(0, ...choices.map(({ label }) => width(label))))
  const none =
    decision.shape !== 'act' && decision.min === 0 && decision.max > 0 && decision.shape !== 'number'
  return [
    ...wrap(`▶ ${head}`, columns, '  '),
    ...choices.flatMap(({ label, hint }, i) => {
      const number = `${chosen.includes(i) ? '✓' : ' '}${String(i + 1).padStart(2)} `
      return wrap(
        number + (hint === '' ? label : `${padEnd(label, titles)}  ${hint}`),
        columns,
        ' '.repeat(hint === '' ? 4 : titles + 6),
      )
    }),
    ...(none && picked.length === 0 ? [`  0 ${words.say('chooseNone')}`] : []),
    ...(picked.length > 0 ? [` ok ${words.say('done')}`] : []),
    ...(places.length === 0 ? [] : [`  ${words.say('toPlaces')}`]),
    ...places.flatMap(({ label }, i) => wrap(`  >${i + 1} ${label}`, columns, '     ')),
    ...(prompt.pass ? [`  p ${words.say('pass')}`] : []),
    ...(prompt.cancel ? [`  c ${words.say('cancel')}`] : []),
    ...(prompt.how === '' ? [] : wrap(`  ${prompt.how}`, columns, '  ')),
  ]
}
