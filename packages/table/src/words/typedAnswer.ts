import { type AnswerIds, type Decision, choiceOf, idsFor } from '@fudaba/kernel'
import { canComplete } from '@fudaba/kernel/host'
import { whatIsWrong } from './illegal.ts'
import type { Prompt, PromptChoice } from './prompt.ts'
import type { Words } from './words.ts'

/** A typed line as an answer. */
export type TypedAnswer =
  | { readonly kind: 'answer'; readonly ids: AnswerIds }
  /** A beginning that can be completed. */
  | { readonly kind: 'partial'; readonly picks: readonly number[] }
  /** Meant as an answer, but not allowed. */
  | { readonly kind: 'refused'; readonly message: string }
  /** No answer at all. */
  | { readonly kind: 'unknown'; readonly message: string }

const PASS = ['p', 'pass', 'パス']
const NONE = ['0', 'none', 'なし', '選ばない']
const DONE = ['ok', 'done', '決定']

/** Lower case and half width: Japanese keyboards produce full-width digits and signs. */
export const normalise = (text: string): string => text.normalize('NFKC').trim().toLowerCase()

/**
 * Reads a typed answer: numbers of the prompt, names of cards, actions and options, `p` (pass), `0` (none); "1 3",
 * "2>1 3>1", "1=2". `before`: the picks so far; "+1" and "-1" add to and remove from them, `ok` ends them.
 */
export function readAnswer(
  words: Words,
  prompt: Prompt,
  line: string,
  before: readonly number[] = [],
): TypedAnswer {
  const text = normalise(line)
  const { decision } = prompt
  if (decision.shape === 'number') return readNumber(words, decision, text)
  if (PASS.includes(text)) return pass(words, prompt)
  if (NONE.includes(text)) return finish(words, prompt, [])
  if (DONE.includes(text)) return finish(words, prompt, before)
  const whole = prompt.choices.findIndex((choice) => choice.words.includes(text))
  if (whole >= 0 && before.length === 0 && decision.max === 1 && decision.bins.length === 0)
    return finish(words, prompt, [whole])
  const read = readTokens(words, prompt, tokensIn(prompt, text.replace(/\s*([>=])\s*/g, '$1')), before)
  if (typeof read === 'string') return { kind: 'unknown', message: read }
  if (!read.stepwise && before.length === 0) {
    const given = finish(words, prompt, read.picks)
    if (given.kind === 'answer') return given
  }
  if (canComplete(choiceOf(decision), read.picks)) return stepwise(words, prompt, read)
  return {
    kind: 'refused',
    message: whatIsWrong(words, prompt, read.picks) ?? words.say('error.illegal-answer'),
  }
}

/** The words of a line; a name of the prompt that has spaces or commas in it is one. */
function tokensIn({ choices, places }: Prompt, text: string): string[] {
  const names = [...choices, ...places]
    .flatMap((each) => each.words)
    .filter((name) => /[\s,、]/.test(name) && text.includes(name))
    .sort((a, b) => b.length - a.length)
    .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return text.match(new RegExp(`(?:${[...names, '[^\\s,、]'].join('|')})+`, 'gu')) ?? []
}

interface Read {
  readonly picks: readonly number[]
  /** Whether the line only adds or takes away. */
  readonly stepwise: boolean
}

/** Step by step, the answer is complete when nothing more could be added. */
function stepwise(words: Words, prompt: Prompt, { picks, stepwise: marked }: Read): TypedAnswer {
  const { shape, max } = prompt.decision
  const full = shape !== 'arrange' && shape !== 'distribute' && picks.length === max && !marked
  return full ? finish(words, prompt, picks) : { kind: 'partial', picks }
}

function readTokens(
  words: Words,
  prompt: Prompt,
  tokens: readonly string[],
  before: readonly number[],
): Read | string {
  const { shape } = prompt.decision
  if (shape === 'distribute') return readAmounts(words, prompt, tokens)
  if (shape === 'arrange') return readPlaces(words, prompt, tokens, before)
  const picks = [...before]
  let marked = false
  for (const token of tokens) {
    const sign = /^[+-]/.exec(token)?.[0]
    marked ||= sign !== undefined
    const at = position(
      words,
      prompt.choices,
      sign === undefined ? token : token.slice(1),
      sign === '-' ? [] : picks,
    )
    if (typeof at === 'string') return at
    if (sign === '-') {
      if (picks.includes(at)) picks.splice(picks.indexOf(at), 1)
    } else picks.push(at)
  }
  return { picks, stepwise: marked }
}

function readPlaces(
  words: Words,
  prompt: Prompt,
  tokens: readonly string[],
  before: readonly number[],
): Read | string {
  const picks = [...before]
  let marked = false
  for (const token of tokens) {
    marked ||= token.startsWith('+')
    const [item, place, ...rest] = token.replace(/^\+/, '').split('>')
    if (place === undefined || place === '' || rest.length > 0) return words.say('placeWanted')
    const used = picks.filter((_, i) => i % 2 === 0)
    const at = position(words, prompt.choices, item, used)
    if (typeof at === 'string') return at
    const bin = position(words, prompt.places, place, [])
    if (typeof bin === 'string')
      return /^\d+$/.test(place) ? words.say('noSuchPlace', { place, max: prompt.places.length }) : bin
    picks.push(at, bin)
  }
  return { picks, stepwise: marked }
}

function readAmounts(words: Words, prompt: Prompt, tokens: readonly string[]): Read | string {
  const amounts = prompt.choices.map(() => 0)
  for (const token of tokens) {
    const [item, amount, ...rest] = token.split('=')
    if (amount === undefined || !/^\d+$/.test(amount) || rest.length > 0) return words.say('amountWanted')
    const at = position(words, prompt.choices, item, [])
    if (typeof at === 'string') return at
    amounts[at] = Number(amount)
  }
  return { picks: amounts, stepwise: false }
}

/** The choice that a word names: its number, its name, or the unambiguous beginning of its name. */
function position(
  words: Words,
  choices: readonly PromptChoice[],
  word: string,
  used: readonly number[],
): number | string {
  if (/^\d+$/.test(word) && !choices.some((choice) => choice.words.includes(word))) {
    const n = Number(word)
    return n >= 1 && n <= choices.length ? n - 1 : words.say('noSuchNumber', { n: word, max: choices.length })
  }
  const { rules } = words
  const card = rules.cardByWord?.(word)
  const id = card === undefined ? word : rules.cardId(card).toLowerCase()
  const all = choices.map((_, i) => i)
  const named = all.filter((i) => choices[i].words.some((each) => each === word || each === id))
  const begun =
    named.length > 0 || word.length < 2
      ? named
      : all.filter((i) => choices[i].words.some((w) => w.startsWith(word)))
  const free = begun.filter((i) => !used.includes(i))
  if (free.length === 0) return begun[0] ?? words.say('notAnAnswer', { word })
  // Choices with the same label are interchangeable.
  if (free.some((i) => choices[i].label !== choices[free[0]].label))
    return words.say('severalMeant', { word, numbers: words.list(free.map((i) => String(i + 1))) })
  return free[0]
}

function readNumber(words: Words, { min, max }: Decision, text: string): TypedAnswer {
  const n = Number(text)
  if (text === '' || !Number.isInteger(n) || n < min || n > max)
    return { kind: 'unknown', message: words.say('wholeNumber', { min, max }) }
  return { kind: 'answer', ids: [String(n)] }
}

function pass(words: Words, prompt: Prompt): TypedAnswer {
  const { shape, pass: allowed } = prompt.decision
  if (shape === 'act' && !allowed) return { kind: 'refused', message: words.say('mayNotPass') }
  return finish(words, prompt, [])
}

function finish(words: Words, prompt: Prompt, picks: readonly number[]): TypedAnswer {
  const message = whatIsWrong(words, prompt, picks)
  if (message !== null) return { kind: 'refused', message }
  return { kind: 'answer', ids: idsFor(prompt.decision, picks) }
}
