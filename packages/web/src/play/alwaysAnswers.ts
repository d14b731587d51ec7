import { type Signal, signal } from '@preact/signals'
import type { AnswerIds, Decision, View } from '@fudaba/kernel'
import { findObject } from '@fudaba/table'
import { read, write } from '../settings/storage.ts'

/** A question that is answered automatically in this browser until the person removes the entry. */
export interface AlwaysAnswer {
  readonly game: string
  /** Which question: the decision's `autoKey`, and its sentence. */
  readonly autoKey: string
  readonly message: string
  /** Only if this card asks, or resolves next; null: always. */
  readonly card: string | null
  /** An option's id; `LISTED`: all things in the listed order; `PASSED`: a pass. */
  readonly answer: string
}

export const LISTED = 'as listed'
export const PASSED = 'pass'

const KEPT = 'fudaba.always'

export const alwaysAnswers: Signal<readonly AlwaysAnswer[]> = signal(keptAnswers())

function keptAnswers(): readonly AlwaysAnswer[] {
  try {
    const kept: unknown = JSON.parse(read(KEPT) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isAlwaysAnswer) : []
  } catch {
    return []
  }
}

const isAlwaysAnswer = (value: unknown): value is AlwaysAnswer =>
  typeof value === 'object' &&
  value !== null &&
  ['game', 'autoKey', 'message', 'answer'].every((name) => typeof (value as Fields)[name] === 'string')

type Fields = Readonly<Record<string, unknown>>

function keep(all: readonly AlwaysAnswer[]): void {
  alwaysAnswers.value = all
  write(KEPT, JSON.stringify(all))
}

const isSame = (a: AlwaysAnswer, b: AlwaysAnswer): boolean =>
  a.game === b.game && a.autoKey === b.autoKey && a.card === b.card

/** Adds an entry, replacing one for the same question and card. */
export const answerAlways = (added: AlwaysAnswer): void =>
  keep([...alwaysAnswers.value.filter((each) => !isSame(each, added)), added])

export const forgetAlways = (gone: AlwaysAnswer): void =>
  keep(alwaysAnswers.value.filter((each) => !isSame(each, gone)))

/** The answers that can be given automatically: options not tied to one thing, an order, a pass. */
export function waysFor(view: View, decision: Decision): readonly string[] {
  switch (decision.shape) {
    case 'option':
      return decision.candidates.some(({ id }) => id.includes('@'))
        ? []
        : decision.candidates.map(({ id }) => id)
    case 'order':
      return [LISTED]
    case 'act':
      return decision.pass && cardBehind(view, decision) !== null ? [PASSED] : []
    case 'choose':
    case 'arrange':
    case 'distribute':
    case 'number':
    case 'name':
      return []
  }
}

/** The card that asks; for an open window, the one that resolves next. */
export function cardBehind(view: View, { shape, source }: Decision): string | null {
  if (shape !== 'act') return source === null ? null : (findObject(view, source)?.object.cards[0] ?? null)
  const top = view.zones.find((zone) => zone.owner === null && zone.objects.length > 0)?.objects[0]
  return top?.cards[0] ?? null
}

/** The automatic answer to the question of this view, or null. */
export function alwaysFor(game: string, view: View): AnswerIds | null {
  const { decision } = view
  if (decision === null || alwaysAnswers.peek().length === 0) return null
  const card = cardBehind(view, decision)
  const fitting = alwaysAnswers
    .peek()
    .filter((each) => each.game === game && each.autoKey === decision.autoKey)
    .filter((each) => each.card === null || each.card === card)
  // An entry for the card takes precedence over one for all cards.
  const found = fitting.find((each) => each.card !== null) ?? fitting[0]
  if (found === undefined || !waysFor(view, decision).includes(found.answer)) return null
  if (found.answer === PASSED) return []
  return found.answer === LISTED ? decision.candidates.map(({ id }) => id) : [found.answer]
}
