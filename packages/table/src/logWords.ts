import type { LogLevel, PublicEvent } from '@fudaba/kernel'
import type { Parameters } from './language.ts'
import { kernelText } from './kernelLog.ts'
import type { LogNames } from './logNames.ts'
import type { Words } from './words.ts'

/** The sentence for events that belong together, and how much of the log has to be wanted to see it. */
export interface EventText {
  readonly text: string
  readonly level: LogLevel
  /** The beginning of something larger, such as a turn. */
  readonly header: boolean
}

/** `events` are of one kind: the same verb, player, zones and clause. */
export function eventText(words: Words, names: LogNames, events: readonly PublicEvent[]): EventText {
  const [event] = events
  const given = parameters(words, names, events)
  const own = gameText(words, event, given)
  // A game words an event as nothing where another line says it already.
  const said: EventText =
    own?.text === ''
      ? { ...kernelText(words, event, given.words), level: 'detail' }
      : (own ?? kernelText(words, event, given.words))
  return { ...said, text: said.text.slice(0, 1).toUpperCase() + said.text.slice(1) }
}

/**
 * A game words its events by key: `header.<verb>`, `result.<verb>` and `result.<verb>@<clause>` for what everybody wants to see,
 * `event.<verb>`, `event.<verb>.<detail>` and `event.<verb>@<clause>` for the rest, `detail.<verb>` for what only
 * those want who follow every step, `move.<from>.<to>` for cards that change zones, with `.hidden` where the cards
 * are not known.
 */
function gameText(words: Words, event: PublicEvent, given: Given): EventText | undefined {
  const { event: verb, decision } = event
  if (decision !== null) return undefined
  const header = words.find(`header.${verb}`, given.words)
  if (header !== undefined) return { text: header, level: 'result', header: true }
  const result =
    words.find(`result.${verb}@${event.clause}`, given.words) ?? words.find(`result.${verb}`, given.words)
  if (result !== undefined) return { text: result, level: 'result', header: false }
  const fine = words.find(`detail.${verb}`, given.words)
  if (fine !== undefined) return { text: fine, level: 'detail', header: false }
  const key = verb === 'move' ? `move.${event.from?.zone}.${event.to?.zone}` : `event.${verb}${detail(event)}`
  const text =
    words.find(`event.${verb}@${event.clause}`, given.words) ??
    (given.known ? undefined : words.find(`${key}.hidden`, given.words)) ??
    words.find(key, given.words) ??
    (verb === 'move' ? undefined : words.find(`event.${verb}`, given.words))
  if (text === undefined) return undefined
  return { text, level: verb === 'move' && inPlay(words, event) ? 'result' : 'standard', header: false }
}

function detail({ event, what, n, to }: PublicEvent): string {
  if (event === 'turn') return n === 0 ? '.upright' : '.turned'
  if (event === 'flip') return n === 0 ? '.up' : '.down'
  if (event === 'join' || event === 'shuffle') return `.${to?.zone ?? ''}`
  return what === null ? '' : `.${what}`
}

/** Zones whose objects the rules remember are those where the game is played out. */
function inPlay(words: Words, { from, to }: PublicEvent): boolean {
  return words.rules.book.zones.some(
    (zone) => zone.remember && (zone.name === from?.zone || zone.name === to?.zone),
  )
}

/** Verbs whose number is what an object stands for: an action counted from 1. */
const FROM_ONE = new Set(['create', 'remove'])

interface Given {
  readonly words: Parameters
  /** Whether the viewer knows every card. */
  readonly known: boolean
}

function parameters(words: Words, names: LogNames, events: readonly PublicEvent[]): Given {
  const [event] = events
  const { player, other, n, what, from, to } = event
  const things = events.map((each) => objectName(words, names, each))
  const known = things.filter((name) => name.card).map((name) => name.text)
  const unknown = things.filter((name) => !name.card)
  const cards = cardsText(
    words,
    known,
    unknown.map((name) => name.text),
    event.event === 'move' || event.event === 'show',
  )
  const action = n === null ? undefined : words.rules.book.actions[FROM_ONE.has(event.event) ? n - 1 : n]
  return {
    known: unknown.length === 0,
    words: {
      player: player === null ? words.say('nobody') : words.player(player),
      cards,
      card: cards,
      thing: thingName(names, event, cards),
      n: n ?? '',
      what: what === null ? '' : (words.find(`counter.${what}`) ?? what),
      other: other === null ? '' : names.owned(other),
      from: from === null ? '' : words.zone(from.zone),
      to: to === null ? '' : words.zone(to.zone),
      action: action === undefined ? '' : words.pick(action.title),
    },
  }
}

/** The object with whose it is. */
function thingName(names: LogNames, { object }: PublicEvent, otherwise: string): string {
  const id = object?.id ?? null
  return id === null || !names.has(id) ? otherwise : names.owned(id)
}

interface ObjectName {
  readonly text: string
  readonly card: boolean
}

function objectName(words: Words, names: LogNames, { object }: PublicEvent): ObjectName {
  if (object === null) return { text: '', card: true }
  if (object.card !== null) return { text: words.card(object.card), card: true }
  return { text: names.plain(object.id ?? object.was) ?? words.say('hiddenCard'), card: false }
}

/** Nobody reads the names of a whole deck. */
const MANY = 10

/** "♠5 ♡8", "♠5 and 2 more", "3 cards"; things that stay where they are keep their names. */
function cardsText(
  words: Words,
  known: readonly string[],
  unknown: readonly string[],
  moving: boolean,
): string {
  if (known.length > MANY) return words.say('cards', { n: known.length + unknown.length })
  const names = known.join(' ')
  if (unknown.length === 0) return names
  if (!moving) return words.list([...known, ...unknown])
  const n = unknown.length
  if (known.length > 0) return words.say('andMore', { cards: names, n })
  return n === 1 ? words.say('oneCard') : words.say('cards', { n })
}
