import type { Prompt } from '@fudaba/table'
import type { Session } from '../../play/session.ts'
import type { TableModel } from '../board/model.ts'

/** What the buttons of every shape of question are drawn from. */
export interface AnswersProps {
  readonly session: Session
  readonly model: TableModel
  readonly prompt: Prompt
}

/** The key of the n-th answer: 1 to 9, then 0 for the tenth; '' after that. */
export const digitKey = (i: number): string => (i < 10 ? String((i + 1) % 10) : '')

/** "×4" on a button that stands for four equivalent candidates. */
export const timesText = (others: readonly number[] = []): string =>
  others.length === 0 ? '' : ` ×${others.length + 1}`
