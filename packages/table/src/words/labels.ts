import type { Candidate, ObjectView, PlayerName, View, ZoneView } from '@fudaba/kernel'
import { unreadIn } from './cardText.ts'
import type { Words } from './words.ts'

/** An object of a view and its zone. */
export interface ObjectPlace {
  readonly object: ObjectView
  readonly zone: ZoneView
}

/** The object with this id, or undefined if the viewer does not see it. */
export function findObject(view: View, id: string): ObjectPlace | undefined {
  for (const zone of view.zones) {
    const object = zone.objects.find((each) => each.id === id)
    if (object !== undefined) return { object, zone }
  }
  return undefined
}

/** The names of an object's cards; '' if one of them is hidden. */
export function cardsOf(words: Words, object: ObjectView): string {
  const known = object.cards.filter((card) => card !== null)
  if (known.length < object.cards.length || known.length === 0) return ''
  // With `lastOnTop` only the top card gives its name.
  const named = words.rules.table.layout.face?.lastOnTop === true ? known.slice(-1) : known
  return named.map((id) => words.card(id)).join('+')
}

/** "♠5 (soldier, size 5, charged)": the name with its states. `short`: without the usual orientation. */
export function objectLabel(words: Words, view: View, object: ObjectView, short = false): string {
  if (typeof object.values['action'] === 'string') return requestLabel(words, view, object)
  const cards = cardsOf(words, object)
  const parts = [...faceFacts(words, object), ...stateLabels(words, view, object, short)]
  const name = cards || (parts.shift() ?? words.say('hiddenCard'))
  if (parts.length === 0) return name
  return words.lang === 'ja' ? `${name}（${parts.join('・')}）` : `${name} (${parts.join(', ')})`
}

/** The bare name of a plain card, else the short label. */
export const briefLabel = (words: Words, view: View, object: ObjectView): string =>
  object.kind === 'card' && typeof object.values['action'] !== 'string' && cardsOf(words, object) !== ''
    ? cardsOf(words, object)
    : objectLabel(words, view, object, true)

/** Kind, states, relations and orientation of an object, each in words. */
export function stateLabels(words: Words, view: View, object: ObjectView, short = false): string[] {
  const { values, kind } = object
  const parts: string[] = []
  if (kind !== 'card') {
    const given = Object.fromEntries(
      Object.entries(values).map(([name, v]) => [name, amount(words, object, name, v)]),
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
  const unread = unreadIn(words, object)
  if (unread > 0) parts.push(words.say('unread', { n: unread }))
  const says = kind === 'card' ? object.turned : object.turned || !short
  if (says && words.find('orientation.turned') !== undefined) parts.push(words.orientation(object.turned))
  return parts
}

function relationLabel(words: Words, view: View, relation: string, to: string): string {
  return `${words.find(`relation.${relation}`) ?? relation} → ${shortName(words, view, to)}`
}

/** The names of its known cards, else its kind; with the action it stands for. */
export function plainName(words: Words, { cards, kind, values }: ObjectView): string {
  const known = cards.filter((card) => card !== null).map((card) => words.card(card))
  const { action } = values
  if (typeof action === 'string')
    return known.length === 0 ? words.action(action) : `${words.action(action)} [${known.join('+')}]`
  return known.length === 0 ? words.message(`kind.${kind}`) : known.join('+')
}

/** A name with its owner: both players may have the same card. */
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

/** Type, worth and cost, as the face layout lists them. */
function faceFacts(words: Words, object: ObjectView): string[] {
  const { face } = words.rules.table.layout
  const { values } = object
  if (face === undefined || object.kind !== 'card') return []
  const shown = (names: readonly string[]): string[] =>
    names
      .filter((name) => typeof values[name] === 'number' || typeof values[name] === 'string')
      .map((name) => numberText(words, object, name))
  const type = values[face.type]
  return [
    ...(typeof type === 'string' ? [valueWord(words, face.type, type)] : []),
    ...shown(face.worth),
    ...shown(face.cost),
  ]
}

/** A value in the game's words (`card.<field>.<value>`), else as it is. */
export const valueWord = (words: Words, name: string, value: string): string =>
  words.find(`card.${name}.${value}`) ?? words.brought(value)

/** The printed number: the value `printed<Name>` of the object, else the field of its card. */
export function printedNumber(words: Words, { values, cards }: ObjectView, name: string): number | undefined {
  const said = values[`printed${name.slice(0, 1).toUpperCase()}${name.slice(1)}`]
  if (typeof said === 'number') return said
  const card = cards.length === 1 && cards[0] !== null ? words.printed(cards[0]) : undefined
  const field = isRecord(card) ? card[name] : undefined
  return typeof field === 'number' ? field : undefined
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** A current value; a number is followed by the printed one in brackets where it differs. */
function amount(words: Words, object: ObjectView, name: string, value: string | number | boolean): string {
  if (typeof value === 'string') return valueWord(words, name, value)
  const printed = printedNumber(words, object, name)
  return printed === undefined || printed === value ? String(value) : `${String(value)} [${printed}]`
}

const numberText = (words: Words, object: ObjectView, name: string): string =>
  `${words.find(`value.${name}`) ?? name} ${amount(words, object, name, object.values[name])}`

function numbers(words: Words, object: ObjectView): string[] {
  return Object.entries(object.values)
    .filter(([name, value]) => typeof value === 'number' && !name.startsWith('printed'))
    .map(([name]) => numberText(words, object, name))
}

/** The label of an object that stands for an action (on a stage or stack, or being announced). */
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

/** The label of a candidate for the player who chooses. */
export function candidateLabel(words: Words, view: View, candidate: Candidate): string {
  switch (candidate.kind) {
    case 'object': {
      const found = findObject(view, candidate.id)
      return found === undefined ? words.say('hiddenCard') : ownedLabel(words, view, found)
    }
    case 'action': {
      const title = words.action(candidate.name ?? candidate.id)
      const source = candidate.source === undefined ? undefined : findObject(view, candidate.source)
      return source === undefined ? title : `${title}: ${briefLabel(words, view, source.object)}`
    }
    case 'player':
      return words.player(candidate.id === 'P1' ? 'P1' : 'P2')
    case 'option':
      return words.find(`option.${candidate.id}`) ?? abilityLabel(words, candidate.id)
    case 'name':
      return words.find(`name.${candidate.id}`) ?? words.brought(candidate.id)
    case 'number':
      return candidate.id
    case 'card': {
      const { rules } = words
      const card = rules.cards[Number(candidate.id.slice(1))]
      return card === undefined ? candidate.id : words.pick(rules.cardName(card))
    }
  }
}

/** The label, with the owner if it lies on the opponent's side. */
function ownedLabel(words: Words, view: View, { object, zone }: ObjectPlace): string {
  const label = objectLabel(words, view, object)
  if (view.viewer === null || zone.owner === null || zone.owner === view.viewer) return label
  return words.say('others', { player: words.player(zone.owner), label })
}

/** The braced parameter of a keyword ability. */
const INSIDE = / \{.*$/

/** The label of an ability id such as "S1-050 2@o292" (second ability of that card); a bare number is a mode of a text. */
function abilityLabel(words: Words, id: string): string {
  if (/^\d+$/.test(id)) return words.say('modeNumber', { n: id })
  const [, name, number] = /^(.+?)(?: (\d+))?(?:@o\d+)?(?:#\d+)?$/.exec(id) ?? []
  const card = name === undefined ? undefined : words.printed(name)
  if (name === undefined || card === undefined)
    return words.find(`ability.${name?.replace(INSIDE, '')}`) ?? id.replace(/[@#].*$/, '')
  const text = words.rules.cardText?.(card, words.rules.book)[Number(number ?? 1) - 1]?.text
  return text === undefined
    ? words.card(name)
    : words.say('triggered', { card: words.card(name), text: words.pick(text) })
}
