import type { LogLevel, PublicEvent } from '@fudaba/kernel'
import type { VERB } from '@fudaba/kernel/rules'
import type { EventText } from './logWords.ts'
import type { Parameters } from '../words/language.ts'
import { effectName, textSource } from '../words/effectName.ts'
import type { Words } from '../words/words.ts'

/** The sentence for a kernel verb that the game has no message for. */
export function kernelText(words: Words, event: PublicEvent, given: Parameters): EventText {
  const said: Said = {
    words,
    event,
    player: String(given['player']),
    card: String(given['card']),
    other: String(given['other']),
    from: String(given['from']),
    to: String(given['to']),
    what: event.what ?? event.event,
  }
  // A game's own verb without a message is shown as a detail, by its clause.
  return isKernelVerb(event.event) ? sentences[event.event](said) : bookkeeping(said)
}

type KernelVerb = keyof typeof VERB

interface Said {
  readonly words: Words
  readonly event: PublicEvent
  readonly player: string
  readonly card: string
  readonly other: string
  readonly from: string
  readonly to: string
  readonly what: string
}

type Sentence = (said: Said) => EventText

const at = (level: LogLevel, text: string): EventText => ({ text, level, header: false })

/** A detail line that only names the clause. */
const bookkeeping: Sentence = ({ words, player, event }) => {
  const clause = words.clause(event.clause)
  return at('detail', event.player === null ? clause : words.say('log.other', { player, clause }))
}

/** A detail line that names the card and the clause. */
function marked(said: Said): EventText {
  const { words, event, card } = said
  return card === ''
    ? bookkeeping(said)
    : at('detail', words.say('log.mark', { card, clause: words.clause(event.clause) }))
}

const sentences: Readonly<Record<KernelVerb, Sentence>> = {
  decide: decided,
  move: ({ words, event, player, card, from, to }) => {
    const shared = event.from?.owner === null || event.to?.owner === null
    return at(shared ? 'detail' : 'standard', words.say('log.move', { player, cards: card, from, to }))
  },
  turn: ({ words, event, card }) =>
    at('standard', words.say('log.turn', { card, orientation: words.orientation(event.n !== 0) })),
  flip: ({ words, event, card }) =>
    at('standard', words.say(event.n === 0 ? 'log.flip.up' : 'log.flip.down', { card })),
  show: ({ words, player, card }) => at('standard', words.say('log.show', { player, card })),
  mark: marked,
  count: (said) => {
    const { words, event, player, what } = said
    const counter = words.find(`counter.${what}`)
    if (counter === undefined) return bookkeeping(said)
    return at('standard', words.say('log.count', { player, counter, n: signed(event.n) }))
  },
  create: ({ words, event, player }) =>
    at('detail', words.say('log.create', { player, thing: stood(words, event) })),
  remove: ({ words, event }) => at('detail', words.say('log.remove', { thing: stood(words, event) })),
  join: ({ words, player, card, to }) => at('detail', words.say('log.join', { player, card, to })),
  split: ({ words, player, card, from, to }) =>
    at('standard', words.say('log.split', { player, card, from, to })),
  shuffle: ({ words, player, to }) => at('standard', words.say('log.shuffle', { player, zone: to })),
  relate: (said) => {
    const { words, card, other, what } = said
    const relation = words.find(`relation.${what}`)
    return relation === undefined
      ? marked(said)
      : at('detail', words.say('log.relate', { card, relation, other }))
  },
  beginEffect: (said) => {
    const { words, event, card, what } = said
    const source = textSource(words, what)
    if (source !== undefined && card !== '') return at('standard', words.say('log.text', { source, card }))
    const effect = words.find(`effect.${what}`)
    if (effect === undefined) return marked(said)
    return at('detail', words.say('log.effect', { card, effect, n: event.n ?? '' }))
  },
  endEffect: (said) => {
    const effect = effectName(said.words, said.what)
    return effect === null ? marked(said) : at('detail', said.words.say('log.effectEnds', { effect }))
  },
  finish: ({ words, event, player, what }) => {
    const ending = words.find(`ending.${what}`) ?? what
    if (event.player === null) return at('result', words.say('log.finish.drawn', { ending }))
    return at('result', words.say('log.finish.won', { player, ending }))
  },
  rollback: ({ words, event, player }) =>
    at('standard', event.player === null ? words.say('log.undone') : words.say('log.rollback', { player })),
  unrelate: bookkeeping,
  tally: bookkeeping,
  clearTallies: bookkeeping,
  beginScope: bookkeeping,
  endScope: bookkeeping,
  noteEffect: bookkeeping,
  settle: bookkeeping,
  use: bookkeeping,
}

const isKernelVerb = (name: string): name is KernelVerb => Object.hasOwn(sentences, name)

function decided({ words, event, player, card }: Said): EventText {
  const { decision, clause } = event
  const question = words.clause(clause)
  if (decision === null || decision.forced) return at('detail', words.say('log.forced', { player, question }))
  if (decision.shape === 'act' && decision.picks === 0) return at('detail', words.say('log.pass', { player }))
  if (decision.action === null) return at('detail', words.say('log.decided', { player, question }))
  const action = words.action(decision.action)
  // An empty `request.<action>`: the line of its effect says as much, so this one is a detail.
  return at(
    words.find(`request.${decision.action}`) === '' ? 'detail' : 'standard',
    card === ''
      ? words.say('log.request', { player, action })
      : words.say('log.requestWith', { player, action, card }),
  )
}

const signed = (n: number | null): string => (n === null ? '' : n > 0 ? `+${n}` : String(n))

/** The action that an object without a card stands for. */
const stood = (words: Words, { what }: PublicEvent): string => {
  const action = words.rules.book.actions.find(({ name }) => name === what)
  return action === undefined ? words.say('hiddenCard') : words.pick(action.title)
}
