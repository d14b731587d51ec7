import { type LogLevel, type PublicEvent, VERB, type View } from '@fudaba/kernel'
import { findObject, plainName, shortName } from './labels.ts'
import type { Parameters } from './language.ts'
import type { Words } from './words.ts'

/** The sentence for events that belong together, and how much of the log has to be wanted to see it. */
export interface EventText {
  readonly text: string
  readonly level: LogLevel
  /** The beginning of something larger, such as a turn. */
  readonly header: boolean
}

type KernelVerb = keyof typeof VERB

/** `events` are of one kind: the same verb, player, zones and clause. */
export function eventText(words: Words, view: View, events: readonly PublicEvent[]): EventText {
  const [event] = events
  const given = parameters(words, view, events)
  const said = gameText(words, event, given) ?? ownText(words, event, given)
  return { ...said, text: said.text.slice(0, 1).toUpperCase() + said.text.slice(1) }
}

/**
 * A game words its events by key: `header.<verb>` and `result.<verb>` for what everybody wants to see,
 * `event.<verb>`, `event.<verb>.<detail>` and `event.<verb>@<clause>` for the rest, `move.<from>.<to>` for cards
 * that change zones, with `.hidden` where the cards are not known.
 */
function gameText(words: Words, event: PublicEvent, given: Given): EventText | undefined {
  const { event: verb, decision } = event
  if (decision !== null) return undefined
  const header = words.find(`header.${verb}`, given.words)
  if (header !== undefined) return { text: header, level: 'result', header: true }
  const result = words.find(`result.${verb}`, given.words)
  if (result !== undefined) return { text: result, level: 'result', header: false }
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

interface Given {
  readonly words: Parameters
  /** Whether the viewer knows every card. */
  readonly known: boolean
}

function parameters(words: Words, view: View, events: readonly PublicEvent[]): Given {
  const [event] = events
  const { player, other, n, what, from, to } = event
  const names = events.map((each) => objectName(words, view, each))
  const known = names.filter((name) => name.card).map((name) => name.text)
  const unknown = names.filter((name) => !name.card)
  const cards = cardsText(
    words,
    known,
    unknown.map((name) => name.text),
    event.event === 'move',
  )
  const action = n === null ? undefined : words.rules.book.actions[event.event === 'remove' ? n - 1 : n]
  return {
    known: unknown.length === 0,
    words: {
      player: player === null ? words.say('nobody') : words.player(player),
      cards,
      card: cards,
      thing: thingName(words, view, event, cards),
      n: n ?? '',
      what: what ?? '',
      other: other === null ? '' : shortName(words, view, other),
      from: from === null ? '' : words.zone(from.zone),
      to: to === null ? '' : words.zone(to.zone),
      action: action === undefined ? '' : words.pick(action.title),
    },
  }
}

/** The object with whose it is, while it is still there. */
function thingName(words: Words, view: View, { object }: PublicEvent, otherwise: string): string {
  if (object?.id == null || findObject(view, object.id) === undefined) return otherwise
  return shortName(words, view, object.id)
}

interface ObjectName {
  readonly text: string
  readonly card: boolean
}

function objectName(words: Words, view: View, { object }: PublicEvent): ObjectName {
  if (object === null) return { text: '', card: true }
  if (object.card !== null) return { text: words.card(object.card), card: true }
  const id = object.id ?? object.was
  const found = id === null ? undefined : findObject(view, id)
  return { text: found === undefined ? words.say('hiddenCard') : plainName(words, found.object), card: false }
}

/** "♠5 ♡8", "♠5 and 2 more", "3 cards"; things that stay where they are keep their names. */
function cardsText(
  words: Words,
  known: readonly string[],
  unknown: readonly string[],
  moving: boolean,
): string {
  const names = known.join(' ')
  if (unknown.length === 0) return names
  if (!moving) return words.list([...known, ...unknown])
  const n = unknown.length
  if (known.length > 0) return words.say('andMore', { cards: names, n })
  return n === 1 ? words.say('oneCard') : words.say('cards', { n })
}

function ownText(words: Words, event: PublicEvent, given: Given): EventText {
  const at = (level: LogLevel, text: string): EventText => ({ text, level, header: false })
  const { say } = words
  const p = given.words
  const player = String(p['player'])
  const card = String(p['card'])
  const what = event.what ?? event.event
  switch (event.event as KernelVerb) {
    case 'decide':
      return decided(words, event, player, card)
    case 'move': {
      const shared = event.from?.owner === null || event.to?.owner === null
      return at(
        shared ? 'detail' : 'standard',
        say('log.move', { player, cards: String(p['cards']), from: String(p['from']), to: String(p['to']) }),
      )
    }
    case 'turn':
      return at('standard', say('log.turn', { card, orientation: words.orientation(event.n !== 0) }))
    case 'flip':
      return at('standard', say(event.n === 0 ? 'log.flip.up' : 'log.flip.down', { card }))
    case 'show':
      return at('standard', say('log.show', { player, card }))
    case 'mark':
      return at('detail', say('log.mark', { card, column: what, n: event.n ?? '' }))
    case 'count':
      return at(
        'standard',
        say('log.count', { player, counter: words.find(`counter.${what}`) ?? what, n: signed(event.n) }),
      )
    case 'create':
      return at('detail', say('log.create', { player, thing: thing(words, event) }))
    case 'remove':
      return at('detail', say('log.remove', { thing: thing(words, event) }))
    case 'join':
      return at('detail', say('log.join', { player, card, to: String(p['to']) }))
    case 'split':
      return at('standard', say('log.split', { player, card, from: String(p['from']), to: String(p['to']) }))
    case 'shuffle':
      return at('standard', say('log.shuffle', { player, zone: String(p['to']) }))
    case 'relate':
      return at(
        'detail',
        say('log.relate', {
          card,
          relation: words.find(`relation.${what}`) ?? what,
          other: String(p['other']),
        }),
      )
    case 'beginEffect':
      return at(
        'detail',
        say('log.effect', { card, effect: words.find(`effect.${what}`) ?? what, n: event.n ?? '' }),
      )
    case 'endEffect':
      return at('detail', say('log.effectEnds', { effect: words.find(`effect.${what}`) ?? what }))
    case 'finish': {
      const ending = words.find(`ending.${what}`) ?? what
      return at(
        'result',
        event.player === null
          ? say('log.finish.drawn', { ending })
          : say('log.finish.won', { player, ending }),
      )
    }
    case 'rollback':
      return at('standard', say('log.rollback', { player }))
    default:
      // Bookkeeping of the kernel, and verbs of a game that it has no words for.
      return at('detail', say('log.other', { player, event: event.event }))
  }
}

function decided(words: Words, event: PublicEvent, player: string, card: string): EventText {
  const { say } = words
  const { decision, clause } = event
  const question = words.clause(clause)
  if (decision?.forced === true)
    return { text: say('log.forced', { player, question }), level: 'detail', header: false }
  if (decision?.shape === 'act' && decision.picks === 0)
    return { text: say('log.pass', { player }), level: 'detail', header: false }
  if (decision?.action != null) {
    const action = words.action(decision.action)
    const text =
      card === '' ? say('log.request', { player, action }) : say('log.requestWith', { player, action, card })
    return { text, level: 'standard', header: false }
  }
  return { text: say('log.decided', { player, question }), level: 'detail', header: false }
}

const signed = (n: number | null): string => (n === null ? '' : n > 0 ? `+${n}` : String(n))

/** What was made or taken away, by the game's word for its kind where the log has one. */
const thing = (words: Words, event: PublicEvent): string => {
  const action = event.n === null ? undefined : words.rules.book.actions[event.n - 1]
  return action === undefined ? words.say('hiddenCard') : words.pick(action.title)
}
