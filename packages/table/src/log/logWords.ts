import type { LogLevel, PublicEvent } from '@fudaba/kernel'
import type { Parameters } from '../words/language.ts'
import { kernelText } from './kernelLog.ts'
import { type LogNames, actionNamed } from './logNames.ts'
import type { Words } from '../words/words.ts'

/** The sentence for a group of events, and the log level from which on it is shown. */
export interface EventText {
  readonly text: string
  readonly level: LogLevel
  /** It begins a section, such as a turn. */
  readonly header: boolean
}

/** The sentence for events with the same verb, player, zones and clause. */
export function eventText(words: Words, names: LogNames, events: readonly PublicEvent[]): EventText {
  const [event] = events
  const given = parameters(words, names, events)
  const own = gameText(words, event, given)
  // An empty message: another line says it already, so this one is a detail.
  const said: EventText =
    own?.text === ''
      ? { ...kernelText(words, event, given.words), level: 'detail' }
      : (own ?? kernelText(words, event, given.words))
  return { ...said, text: said.text.slice(0, 1).toUpperCase() + said.text.slice(1) }
}

/**
 * A game's own sentence for an event, by message key. Level `result`: `header.<verb>`, `result.<verb>@<clause>`,
 * `result.<verb>`. Level `detail`: `detail.<verb>`. Level `standard`: `event.<verb>@<clause>`, `event.<verb>.<detail>`,
 * `event.<verb>`. Moves: `move.<from>.<to>`, with `.hidden` if the cards are not known.
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
  const key =
    verb === 'move' ? `move.${event.from?.zone}.${event.to?.zone}` : `event.${verb}${detail(words, event)}`
  const text =
    words.find(`event.${verb}@${event.clause}`, given.words) ??
    (given.known ? undefined : words.find(`${key}.hidden`, given.words)) ??
    words.find(key, given.words) ??
    (verb === 'move' ? undefined : words.find(`event.${verb}`, given.words))
  if (text === undefined) return undefined
  return { text, level: verb === 'move' && inPlay(words, event) ? 'result' : 'standard', header: false }
}

function detail(words: Words, { event, what, n, to }: PublicEvent): string {
  if (event === 'turn') return n === 0 ? '.upright' : '.turned'
  if (event === 'flip') return n === 0 ? '.up' : '.down'
  if (event === 'join' || event === 'shuffle') return `.${to?.zone ?? ''}`
  return what === null || actionNamed(words, what) !== undefined ? '' : `.${what}`
}

/** Whether it moves from or to the field: a zone whose objects the rules remember. */
function inPlay(words: Words, { from, to }: PublicEvent): boolean {
  return words.rules.book.zones.some(
    (zone) => zone.remember && (zone.name === from?.zone || zone.name === to?.zone),
  )
}

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
  const action = actionNamed(words, what)
  return {
    known: unknown.length === 0,
    words: {
      player: player === null ? words.say('nobody') : words.player(player),
      cards,
      card: cards,
      thing: thingName(names, event, cards),
      n: n ?? '',
      what: what === null || action !== undefined ? '' : (words.find(`counter.${what}`) ?? what),
      other: other === null ? '' : names.owned(other),
      from: from === null ? '' : words.zone(from.zone),
      to: to === null ? '' : words.zone(to.zone),
      action: action === undefined ? '' : words.pick(action.title),
    },
  }
}

/** The object's name with its owner. */
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

/** Above this number, cards are counted and not named. */
const MANY = 10

/** "♠5 ♡8", "♠5 and 2 more", "3 cards". If nothing moves, unknown cards are listed by their names too. */
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
