import type { Decision, View } from '@fudaba/kernel'
import { briefLabel, candidateLabel, findObject, objectLabel } from './labels.ts'
import type { Words } from './words.ts'

/** A decision in words. Choices are numbered from 1 when they are typed. */
export interface Prompt {
  readonly decision: Decision
  /** The card or thing that asks, or ''. */
  readonly source: string
  readonly sentence: string
  /** How the answer is written, or ''. */
  readonly how: string
  readonly choices: readonly PromptChoice[]
  readonly places: readonly PromptChoice[]
  readonly pass: boolean
  readonly cancel: boolean
}

/** A candidate, or a place of an arrangement, in words. */
export interface PromptChoice {
  readonly id: string
  readonly label: string
  /** What it does, in one line, or ''. */
  readonly hint: string
  /** Words by which it can be typed, in lower case. */
  readonly words: readonly string[]
}

/** Puts a decision of this view into words. */
export function promptOf(words: Words, view: View, decision: Decision): Prompt {
  const about = decision.source === null ? undefined : findObject(view, decision.source)
  const asked = words.message(decision.message.key, decision.message.parameters)
  const zone = decision.message.key.startsWith('program.') ? zoneOf(words, view, decision) : ''
  const from = zone === '' ? asked : words.say('choiceFrom', { sentence: asked, zone })
  const to = destinationOf(words, decision)
  const sentence = to === '' ? from : words.say('choiceTo', { sentence: from, zone: to })
  const range = rangeText(words, decision)
  return {
    decision,
    source: about === undefined ? abilityName(words, decision) : briefLabel(words, view, about.object),
    sentence: range === '' ? sentence : words.say('choose', { sentence, range }),
    how: howText(words, decision),
    choices: decision.candidates.map((candidate) => ({
      id: candidate.id,
      label: candidateLabel(words, view, candidate),
      hint: candidate.kind === 'action' ? (words.find(`action.${candidate.name}`) ?? '') : '',
      words: typedWords(words, view, candidate),
    })),
    places: decision.bins.map((bin) => {
      const found = findObject(view, bin.id)
      return {
        id: bin.id,
        label: found === undefined ? bin.id : objectLabel(words, view, found.object, true),
        hint: '',
        words: found === undefined ? [bin.id] : cardWords(words, found.object.cards),
      }
    }),
    pass: decision.pass,
    cancel: decision.cancellable,
  }
}

/** The zone of all candidates, if it is one: questions of card texts do not name it. */
function zoneOf(words: Words, view: View, { shape, candidates }: Decision): string {
  if (shape !== 'choose' || candidates.some(({ kind }) => kind !== 'object')) return ''
  const zones = new Set(candidates.map(({ id }) => findObject(view, id)?.zone.zone))
  const [zone] = zones
  return zones.size === 1 && zone !== undefined ? words.zone(zone) : ''
}

/** Where a card text puts what is chosen, if it says so. */
function destinationOf(words: Words, { message: { parameters } }: Decision): string {
  const { to, end } = parameters
  if (typeof to !== 'string') return ''
  const zone = words.zone(to)
  return end === 'top' || end === 'bottom' ? words.say(`end.${end}`, { zone }) : zone
}

/** The card whose ability asks, if its object has left the table. */
function abilityName(words: Words, { message }: Decision): string {
  const { ability } = message.parameters
  if (typeof ability !== 'string') return ''
  const id = ability.replace(/ .*$/, '')
  return words.printed(id) === undefined ? (words.find(`ability.${ability}`) ?? '') : words.card(id)
}

function rangeText(words: Words, { shape, min, max, candidates, total }: Decision): string {
  switch (shape) {
    case 'choose':
      if (min === max) return max === 1 ? '' : words.say('exactly', { n: max })
      if (min === 0)
        return max > 1 && max >= candidates.length ? words.say('anyNumber') : words.say('upTo', { n: max })
      return words.say('between', { min, max })
    case 'number':
      return words.say('between', { min, max })
    case 'distribute':
      return words.say('giveOut', { total })
    case 'order':
      return words.say('inOrder')
    case 'arrange':
    case 'option':
    case 'name':
    case 'act':
      return ''
  }
}

function howText(words: Words, { shape, min, max }: Decision): string {
  switch (shape) {
    case 'choose':
      if (max < 2) return ''
      return words.say(min === 0 ? 'howChooseSome' : 'howChooseMany')
    case 'arrange':
      return words.say('howArrange')
    case 'order':
      return words.say('howOrder')
    case 'distribute':
      return words.say('howDistribute')
    case 'number':
      return words.say('howNumber', { min, max })
    case 'option':
    case 'name':
    case 'act':
      return ''
  }
}

const cardWords = (words: Words, cards: readonly (string | null)[]): string[] =>
  cards.filter((card) => card !== null).flatMap((card) => words.typed(card))

function typedWords(words: Words, view: View, candidate: Decision['candidates'][number]): string[] {
  const { rules } = words
  switch (candidate.kind) {
    case 'object': {
      const found = findObject(view, candidate.id)
      return found === undefined ? [] : cardWords(words, found.object.cards)
    }
    case 'action': {
      const action = rules.book.actions.find((each) => each.name === candidate.name)
      return action === undefined ? [] : [action.name, action.title.ja, action.title.en.toLowerCase()]
    }
    case 'option': {
      const title = rules.table.messages[`option.${candidate.id}`]
      const letter = candidate.id === 'yes' ? ['y'] : candidate.id === 'no' ? ['n'] : []
      return [candidate.id, ...letter, ...(title === undefined ? [] : [title.ja, title.en.toLowerCase()])]
    }
    case 'player':
      return [candidate.id.toLowerCase(), words.player(candidate.id === 'P1' ? 'P1' : 'P2').toLowerCase()]
    case 'name':
      return [...new Set([candidate.id, words.brought(candidate.id)])].map((each) => each.toLowerCase())
    case 'number':
      return [candidate.id.toLowerCase()]
    case 'card': {
      const card = rules.cards[Number(candidate.id.slice(1))]
      return card === undefined ? [] : words.typed(rules.cardId(card))
    }
  }
}
