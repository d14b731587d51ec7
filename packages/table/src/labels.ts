import type { Candidate, ObjectView, PlayerName, View, ZoneView } from '@fudaba/kernel'
import type { Words } from './words.ts'

/** An object of a view with the zone it lies in. */
export interface ObjectPlace {
  readonly object: ObjectView
  readonly zone: ZoneView
}

export function findObject(view: View, id: string): ObjectPlace | undefined {
  for (const zone of view.zones) {
    const object = zone.objects.find((each) => each.id === id)
    if (object !== undefined) return { object, zone }
  }
  return undefined
}

/** The cards of an object, or what can be said of one whose cards are hidden. */
export function cardsOf(words: Words, object: ObjectView): string {
  const known = object.cards.filter((card) => card !== null)
  return known.length < object.cards.length || known.length === 0
    ? ''
    : known.map((id) => words.card(id)).join('+')
}

/** "♠5 (soldier, size 5, charged)": what it is, in full words. `short` leaves out that it lies as usual. */
export function objectLabel(words: Words, view: View, object: ObjectView, short = false): string {
  if (typeof object.values['action'] === 'string') return requestLabel(words, view, object)
  const cards = cardsOf(words, object)
  const parts = facts(words, view, object, short)
  const name = cards || (parts.shift() ?? words.say('hiddenCard'))
  if (parts.length === 0) return name
  return words.lang === 'ja' ? `${name}（${parts.join('・')}）` : `${name} (${parts.join(', ')})`
}

function facts(words: Words, view: View, object: ObjectView, short: boolean): string[] {
  const { values, kind } = object
  const parts: string[] = []
  if (kind !== 'card') {
    const given = Object.fromEntries(
      Object.entries(values).map(([name, v]) => [name, amount(values, name, v)]),
    )
    const label = words.find(`label.${kind}`, given)
    parts.push(label ?? words.message(`kind.${kind}`))
    if (label === undefined) parts.push(...numbers(words, object))
  }
  for (const [name, value] of Object.entries(values))
    if (value === true) parts.push(words.find(`value.${name}`) ?? name)
  for (const { relation, to } of view.relations.filter((r) => r.from === object.id))
    if (to !== object.id) parts.push(relationLabel(words, view, relation, to))
  if (object.faceDown) parts.push(words.say('faceDown'))
  if (kind !== 'card' && words.find('orientation.turned') !== undefined && (object.turned || !short))
    parts.push(words.orientation(object.turned))
  return parts
}

function relationLabel(words: Words, view: View, relation: string, to: string): string {
  return `${words.find(`relation.${relation}`) ?? relation} → ${shortName(words, view, to)}`
}

/** An object in a few words: its cards, or its kind. */
export function plainName(words: Words, { cards, kind, values }: ObjectView): string {
  const known = cards.filter((card) => card !== null).map((card) => words.card(card))
  const { action } = values
  if (typeof action === 'string')
    return known.length === 0 ? words.action(action) : `${words.action(action)} [${known.join('+')}]`
  return known.length === 0 ? words.message(`kind.${kind}`) : known.join('+')
}

/** A name with whose it is: both players may have the same card. */
export function ownedName(
  words: Words,
  viewer: PlayerName | null,
  label: string,
  owner: PlayerName | null,
): string {
  if (owner === null) return label
  return owner === viewer && words.player(owner) === words.say('you')
    ? words.say('own', { label })
    : words.say('others', { player: words.player(owner), label })
}

function shortName(words: Words, view: View, id: string): string {
  const found = findObject(view, id)
  if (found === undefined) return words.say('hiddenCard')
  return ownedName(words, view.viewer, plainName(words, found.object), found.zone.owner)
}

/** A computed number, with the printed one behind it where it differs. */
function amount(values: ObjectView['values'], name: string, value: string | number | boolean): string {
  const printed = values[`printed${name.slice(0, 1).toUpperCase()}${name.slice(1)}`]
  return printed === undefined || printed === value ? String(value) : `${String(value)} [${String(printed)}]`
}

function numbers(words: Words, { values }: ObjectView): string[] {
  return Object.entries(values)
    .filter(([name, value]) => typeof value === 'number' && !name.startsWith('printed'))
    .map(([name, value]) => `${words.find(`value.${name}`) ?? name} ${amount(values, name, value)}`)
}

/** Something that stands for an action: on a stage or a stack, or being put together. */
function requestLabel(words: Words, view: View, object: ObjectView): string {
  const cards = cardsOf(words, object)
  const targets = view.relations.filter((r) => r.from === object.id).map((r) => shortName(words, view, r.to))
  const action = words.action(String(object.values['action']))
  const whose = words.player(object.controller)
  return [
    words.lang === 'ja' ? `${whose}の${action}` : `${action} (${whose})`,
    ...(cards === '' ? [] : [`[${cards}]`]),
    ...(targets.length === 0 ? [] : [`→ ${words.list(targets)}`]),
  ].join(' ')
}

/** A candidate in the words of whoever has to choose. */
export function candidateLabel(words: Words, view: View, candidate: Candidate): string {
  switch (candidate.kind) {
    case 'object': {
      const found = findObject(view, candidate.id)
      return found === undefined ? words.say('hiddenCard') : ownedLabel(words, view, found)
    }
    case 'action': {
      const title = words.action(candidate.name ?? candidate.id)
      const source = candidate.source === undefined ? undefined : findObject(view, candidate.source)
      return source === undefined ? title : `${title}: ${objectLabel(words, view, source.object, true)}`
    }
    case 'player':
      return words.player(candidate.id === 'P1' ? 'P1' : 'P2')
    case 'option':
      return words.find(`option.${candidate.id}`) ?? candidate.id
    case 'name':
      return words.find(`name.${candidate.id}`) ?? candidate.id
    case 'number':
      return candidate.id
    case 'card': {
      const { rules } = words
      const card = rules.cards[Number(candidate.id.slice(1))]
      return card === undefined ? candidate.id : words.pick(rules.cardName(card))
    }
  }
}

/** Says whose it is where it lies on the other side of the table. */
function ownedLabel(words: Words, view: View, { object, zone }: ObjectPlace): string {
  const label = objectLabel(words, view, object)
  if (view.viewer === null || zone.owner === null || zone.owner === view.viewer) return label
  return words.say('others', { player: words.player(zone.owner), label })
}
