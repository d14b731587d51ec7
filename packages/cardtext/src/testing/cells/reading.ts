import { AbilityError, type Ability } from '@fudaba/kernel/text'
import { CardTextError } from '../../base/errors.ts'
import { readText } from '../../document/document.ts'
import { printAbility } from '../../document/printText.ts'
import type { Grammar } from '../../grammar/grammar.ts'
import { sameTree } from '../../syntax/sameTree.ts'
import type { Cell, Outcome } from './cells.ts'

/** The sentence of an ability as a card has it, if the grammar prints it and reads it back; else why not. */
export function sentenceOf(
  grammar: Grammar,
  bullet: string,
  ability: Ability,
): { readonly text: string | null; readonly reason: string } {
  let printed: string
  try {
    printed = printAbility(grammar, ability).join('\n')
  } catch (error) {
    if (error instanceof CardTextError || error instanceof TypeError) return { text: null, reason: NO_WORDS }
    throw error
  }
  const text = ability.kind === 'instruction' ? printed : bullet + printed
  const { paragraphs } = readText(grammar, text)
  const [paragraph] = paragraphs
  if (paragraphs.length !== 1 || paragraph.ability === null)
    return { text, reason: paragraph.problem?.message ?? 'the grammar does not read it' }
  return sameTree(paragraph.ability, ability) || isSameOnACard(paragraph.ability, ability)
    ? { text, reason: '' }
    : { text, reason: 'the grammar reads it as something else' }
}
/** Without a mark before it, a sentence is what always applies, what is waited for or what is done, as its card has it. */
const isSameOnACard = (read: Ability, meant: Ability): boolean => {
  if (read.kind !== 'instruction') return false
  if (meant.kind === 'continuous') return sameTree(read.effect, meant.effect)
  const { kind, trigger, effect, ...rest } = meant
  return (
    kind === 'triggered' &&
    Object.keys(rest).length === 0 &&
    sameTree(read.effect, { kind: 'delayed', trigger, effect })
  )
}
const NO_SENTENCE = 'no sentence says it, it stands for what keywords do'
const NO_WORDS = 'the grammar has no words for it'

/** What comes of a cell, on boards made for it. */
export function outcomeOf(grammar: Grammar, bullet: string, cell: Cell): Outcome {
  const { word, frame, unread } = cell
  if (unread !== undefined)
    return {
      word,
      frame,
      sentence: unread,
      outcome: 'declined',
      reason: unread === '–' ? NO_SENTENCE : 'the grammar does not read it',
    }
  const { text, reason } = sentenceOf(grammar, bullet, cell.ability)
  const about = { word, frame, sentence: text }
  if (text === null || reason !== '') return { ...about, outcome: 'declined', reason }
  if (cell.apart !== undefined) return { ...about, outcome: 'apart', reason: cell.apart }
  try {
    const wrong = cell.tryOut(text)
    return { ...about, outcome: wrong === null ? 'works' : 'inert', reason: wrong ?? '' }
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof AbilityError ? error.cause : error
    if (cause instanceof AbilityError)
      return { ...about, outcome: 'declined', reason: cause.message.replace(OF_A_CARD, '') }
    return { ...about, outcome: 'inert', reason: `ends in an error: ${String(error)}` }
  }
}
/** Which ability of which card: the boards call theirs as they like. */
const OF_A_CARD = /^\S+ \d+[^:]*: /
